//! The scoring phases and the final scoring.

use super::{
    apply::Referee,
    board::{Seat, TrainId},
    card::*,
    event::{FrameSource, GameEvent as E},
    flow::Stage,
    game::Game,
    progress::ROUNDS,
    score::Source,
    train::{Guest, TrainCard},
};

impl Game {
    /// Every card of a train that its conductor has reached, with its points and what a celebrity
    /// adds.
    pub fn train_points(&self, seat: Seat, train: TrainId) -> impl Iterator<Item = (u8, u8, u8)> {
        let train = self.board.player(seat).train(train);
        let reached = train.cards.iter().take(train.conductor.into());
        (0..).zip(reached).map(|(place, card)| match card {
            TrainCard::Car(car) => {
                let points = car.value.points();
                (place, points, if let Some(Guest::Celebrity(_)) = car.guest { points } else { 0 })
            }
            TrainCard::MailCar(_) => (place, 0, 0),
            TrainCard::Locomotive(tile) => {
                (place, self.catalogue().boards().locomotive_tiles[usize::from(*tile)].value, 0)
            }
        })
    }

    /// for one type: number of taken base cards of the type, and points per card of the own
    /// Game End cards of the type that are known. Each point of the score is card × point.
    pub fn game_end_count(&self, seat: Seat, card_type: CardType) -> (u8, u8) {
        let player = self.board.player(seat);
        let of_type = |card: &&CardId| self.catalogue().card(**card).face.card_type() == Some(card_type);
        let cards = player.taken.iter().filter(of_type).count() as u8;
        let game_end = player.game_end.iter().map(|card| self.catalogue().game_end(*card));
        (cards, game_end.filter(|card| card.card_type == card_type).map(|card| card.points).sum())
    }
}

impl Referee<'_> {
    pub(super) fn begin_scoring(&mut self, phase: u8) {
        self.tell(E::ScoringBegan { phase });
        self.game.flow.parts_done = 0;
        self.begin_scoring_part();
    }

    /// from the new start player clockwise. A part with nothing to choose is passed over.
    fn begin_scoring_part(&mut self) {
        let board = &self.game.board;
        let seat = board.start_player.left(self.game.flow.parts_done, board.seats());
        self.game.flow.seat = seat;
        self.game.flow.stage = Stage::Scoring;
        self.game.flow.stations_used.clear();
        self.tell(E::ScoringPartBegan { seat });
        if self.game.choices().len() == 1 {
            self.end_scoring_part();
        }
    }

    ///
    pub(super) fn use_station(&mut self, station: u8) {
        let seat = self.seat();
        let Some(Station::Bonus(frame)) = self.game.station(seat, station).cloned() else { return };
        let copy = 1 + self.game.flow.stations_used.iter().filter(|used| **used == station).count() as u8;
        self.game.flow.stations_used.push(station);
        self.tell(E::StationUsed { seat, station, copy });
        self.run_frame(FrameSource::Station(station), frame);
    }

    /// then the next seat, the next round or the end.
    pub(super) fn end_scoring_part(&mut self) {
        let seat = self.seat();
        for (train, source) in [(TrainId::Upper, Source::UpperTrain), (TrainId::Lower, Source::LowerTrain)] {
            for (card_place, points, extra) in self.game.train_points(seat, train).collect::<Vec<_>>() {
                self.tell(E::CardScored { seat, train, card_place, points, extra });
                self.score(points, source);
                self.score(extra, Source::Celebrities);
            }
        }
        self.score_switches();
        self.score_orders();
        self.tell(E::ScoringPartEnded { seat });
        self.refill_market();
        self.game.flow.parts_done += 1;
        if self.game.flow.parts_done < self.game.board.seats() {
            self.begin_scoring_part();
            return;
        }
        let round = self.game.board.round;
        self.tell(E::ScoringEnded { phase: round / 2 });
        if round < ROUNDS {
            self.begin_round(round + 1);
        } else {
            self.final_scoring();
        }
    }

    ///
    fn final_scoring(&mut self) {
        self.tell(E::FinalScoringBegan);
        let seats = self.game.board.seats();
        let start_player = self.game.board.start_player;
        for seat in (0..seats).map(|steps| start_player.left(steps, seats)) {
            self.game.flow.seat = seat;
            if let Some(card) = self.game.secrets.drafted[seat.index()].take() {
                self.tell(E::GameEndCardRevealed { seat, card });
            }
            let coins = self.me().purse.total();
            if coins > 0 {
                self.score(coins, Source::Coins);
            }
            for card in self.me().game_end.clone() {
                let GameEndCard { card_type, points, .. } = *self.game.catalogue().game_end(card);
                let (cards, _) = self.game.game_end_count(seat, card_type);
                self.score(cards * points, game_end_source(card_type));
            }
        }
        if self.game.setup.murder() { self.begin_revelation() } else { self.end_game() }
    }

    /// whoever was arrested cannot win.
    pub(super) fn end_game(&mut self) {
        let board = &self.game.board;
        let free = || (0..board.seats()).map(Seat).filter(|seat| !board.player(*seat).case_file.arrested);
        let best = free().map(|seat| board.player(seat).score()).max();
        let winners = free().filter(|seat| Some(board.player(*seat).score()) == best).collect();
        self.game.flow.stage = Stage::Over;
        self.tell(E::GameEnded { winners });
    }
}

/// The source that Game End cards of a type are booked under.
pub fn game_end_source(card_type: CardType) -> Source {
    match card_type {
        CardType::RailroadCar => Source::GameEndRailroadCars,
        CardType::Conductor => Source::GameEndConductors,
        CardType::Locomotive => Source::GameEndLocomotives,
    }
}
