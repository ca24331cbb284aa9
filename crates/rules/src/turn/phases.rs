//! The course of the game: draft, rounds, turns, what others gained, and the way to the scoring phases.

use std::mem;

use super::{apply::Resolver, event::GameEvent as E, listener::Listener, state::Phase};
use crate::model::{
    board::{OfferPlace, Seat},
    card::*,
    counts::TURNS_PER_ROUND,
    random::shuffle,
};

impl<L: Listener> Resolver<'_, L> {
    /// keep one card, pass the rest counter-clockwise.
    pub(crate) fn keep_drafted(&mut self, hand: u8) {
        let seat = self.seat();
        let card = self.game.secrets.draft_hand.remove(hand.into());
        self.game.secrets.drafted[seat.index()] = Some(card);
        self.emit(E::GameEndCardDrafted { seat });
        if self.game.secrets.drafted.iter().any(Option::is_none) {
            self.game.state.seat = seat.right(self.game.board.seats());
            return;
        }
        let last = mem::take(&mut self.game.secrets.draft_hand);
        self.game.secrets.game_end.extend(last);
        shuffle(&mut self.game.secrets.game_end, &mut self.game.rng);
        self.refill_market();
        self.begin_round(1);
    }

    /// the offer of Game End cards is filled up to 4, after a turn or a part of a scoring phase.
    pub(crate) fn refill_market(&mut self) {
        for slot in 0..4 {
            if self.game.board.market[usize::from(slot)].is_none() {
                let Some(card) = self.game.secrets.game_end.pop() else { return };
                self.emit(E::GameEndCardDealt { slot, card });
                self.no_way_back();
            }
        }
    }

    ///
    pub(crate) fn begin_round(&mut self, round: u8) {
        let start_player = self.game.board.start_player;
        self.emit(E::RoundBegan { round, start_player });
        if round % 2 == 1 {
            self.lay_order_tiles(Pile::of_round(round));
        }
        for place in OfferPlace::all() {
            if let Some(card) = self.game.secrets.piles[Pile::of_round(round).index()].pop() {
                self.emit(E::CardDealt { place, card });
            }
        }
        self.no_way_back();
        self.game.state.turns_done = 0;
        self.begin_turn(start_player);
    }

    fn begin_turn(&mut self, seat: Seat) {
        let turn = self.game.state.turns_done / self.game.board.seats() + 1;
        self.game.state.seat = seat;
        self.game.state.phase = Phase::Turn { taken: false };
        self.game.stages += 1;
        self.emit(E::TurnBegan { seat, turn });
    }

    /// The seat ends its turn, its out-of-turn frames or its part of a scoring phase; whatever
    /// still waits is lost.
    pub(crate) fn end_stage(&mut self) {
        let seat = self.seat();
        while let Some(frame) = self.game.state.waiting.first().copied() {
            self.game.state.waiting.remove(0);
            self.emit(E::FrameLost { seat, source: frame.source, symbols: frame.symbols });
        }
        match self.game.state.phase {
            Phase::Turn { .. } => {
                self.emit(E::TurnEnded { seat });
                self.deal_evidence();
                self.refill_market();
                self.game.state.turns_done += 1;
                self.proceed();
            }
            Phase::Scoring => self.end_scoring_part(),
            Phase::OutOfTurn | Phase::Draft | Phase::Revelation | Phase::Over => self.proceed(),
        }
    }

    /// After a turn: frames of others that are due, then the next turn or the end of the round.
    pub(crate) fn proceed(&mut self) {
        let seats = self.game.board.seats();
        let done = self.game.state.turns_done;
        let next = (done < TURNS_PER_ROUND * seats).then(|| self.game.board.start_player.left(done % seats, seats));
        let due = self
            .game
            .state
            .others
            .iter()
            .map(|(seat, _)| *seat)
            .find(|seat| !self.game.setup.others_wait_for_own_turn || next.is_none_or(|next| next == *seat));
        match (due, next) {
            (Some(seat), _) => self.begin_out_of_turn(seat),
            (None, Some(seat)) => self.begin_turn(seat),
            (None, None) => self.end_round(),
        }
    }

    fn begin_out_of_turn(&mut self, seat: Seat) {
        let own = self.game.state.others.extract_if(.., |(owner, _)| *owner == seat);
        self.game.state.waiting.extend(own.map(|(_, frame)| frame));
        self.game.state.seat = seat;
        self.game.state.phase = Phase::OutOfTurn;
        self.game.stages += 1;
        self.emit(E::OutOfTurnBegan { seat });
    }

    ///
    fn end_round(&mut self) {
        let round = self.game.board.round;
        let start_player = self.game.board.offer.start_tile_taken_by.unwrap_or(self.game.board.start_player);
        self.emit(E::RoundEnded { round, start_player });
        if round % 2 == 1 {
            self.begin_round(round + 1);
            return;
        }
        let pile = Pile::of_round(round);
        let cards = mem::take(&mut self.game.secrets.piles[pile.index()]).len() as u8;
        self.emit(E::PileFinished { pile, cards });
        self.begin_scoring(round / 2);
    }
}
