//! The scoring phases and the final scoring.

use super::{
    apply::Resolver,
    choice::Choice,
    event::{FrameSource, GameEvent as E},
    listener::Listener,
    state::Phase,
};
use crate::model::{
    board::{Seat, TrainId},
    card::*,
    counts::ROUNDS,
    score::Source,
};

impl<L: Listener> Resolver<'_, L> {
    pub(crate) fn begin_scoring(&mut self, phase: u8) {
        self.emit(E::ScoringBegan { phase });
        self.game.state.parts_done = 0;
        self.begin_scoring_part();
    }

    /// from the new start player clockwise. A part with nothing to choose is passed over.
    fn begin_scoring_part(&mut self) {
        let board = &self.game.board;
        let seat = board.start_player.left(self.game.state.parts_done, board.seats());
        self.game.state.seat = seat;
        self.game.state.phase = Phase::Scoring;
        self.game.state.stations_used.clear();
        self.game.stages += 1;
        self.emit(E::ScoringPartBegan { seat });
        if self.game.is_only_choice(Choice::EndTurn) {
            self.end_scoring_part();
        }
    }

    ///
    pub(crate) fn use_station(&mut self, station: u8) {
        let seat = self.seat();
        let Some(Station::Bonus(frame)) = self.game.queries().station(seat, station) else { return };
        let frame = *frame;
        let copy = 1 + self.game.state.stations_used.iter().filter(|used| **used == station).count() as u8;
        self.game.state.stations_used.push(station);
        self.emit(E::StationUsed { seat, station, copy });
        self.run_frame(FrameSource::Station(station), frame);
    }

    /// then the next seat, the next round or the end.
    pub(crate) fn end_scoring_part(&mut self) {
        let seat = self.seat();
        for (train, source) in [(TrainId::Upper, Source::UpperTrain), (TrainId::Lower, Source::LowerTrain)] {
            for card_place in 0..self.me().train(train).conductor {
                let card = self.me().train(train).cards[usize::from(card_place)];
                let (points, extra) = self.game.queries().card_points(&card);
                self.emit(E::CardScored { seat, train, card_place, points, extra });
                self.score(points, source);
                self.score(extra, Source::Celebrities);
            }
        }
        self.score_switches();
        self.score_orders();
        self.emit(E::ScoringPartEnded { seat });
        self.refill_market();
        self.game.state.parts_done += 1;
        if self.game.state.parts_done < self.game.board.seats() {
            self.begin_scoring_part();
            return;
        }
        let round = self.game.board.round;
        self.emit(E::ScoringEnded { phase: round / 2 });
        if round < ROUNDS {
            self.begin_round(round + 1);
        } else {
            self.final_scoring();
        }
    }

    /// the coins of all first, then everybody's Game End cards.
    fn final_scoring(&mut self) {
        self.emit(E::FinalScoringBegan);
        let (seats, start_player) = (self.game.board.seats(), self.game.board.start_player);
        let in_turn = (0..seats).map(|steps| start_player.left(steps, seats));
        for seat in in_turn.clone() {
            self.game.state.seat = seat;
            let coins = self.me().purse.total();
            if coins > 0 {
                self.emit(E::CoinsCounted { seat, coins });
                self.score(coins, Source::Coins);
            }
        }
        for seat in in_turn {
            self.game.state.seat = seat;
            self.score_game_end_cards();
        }
        self.emit(E::FinalScoringEnded);
        if self.game.setup.murder() { self.begin_revelation() } else { self.end_game() }
    }

    /// card by card, the drafted one last. Every taken card of the type counts by itself.
    fn score_game_end_cards(&mut self) {
        let seat = self.seat();
        self.emit(E::GameEndPartBegan { seat });
        if let Some(card) = self.game.secrets.drafted[seat.index()].take() {
            self.emit(E::GameEndCardRevealed { seat, card });
            self.no_way_back();
        }
        for card in self.me().game_end {
            let GameEndCard { card_type, points, .. } = *self.game.catalogue().game_end(card);
            let (cards, _) = self.game.queries().game_end_count(seat, card_type);
            self.emit(E::GameEndCardBegan { seat, card });
            (0..cards).for_each(|_| self.score(points, Source::of_game_end_cards(card_type)));
            self.emit(E::GameEndCardScored { seat, card, cards, points });
        }
    }

    /// whoever was arrested cannot win.
    pub(crate) fn end_game(&mut self) {
        let board = &self.game.board;
        let free = || (0..board.seats()).map(Seat).filter(|seat| !board.player(*seat).case_file.arrested);
        let best = free().map(|seat| board.player(seat).score()).max();
        let winners = free().filter(|seat| Some(board.player(*seat).score()) == best).collect();
        self.game.state.phase = Phase::Over;
        self.emit(E::GameEnded { winners });
    }
}
