//! How far a scoring phase is shown: follows the events, draws nothing.

use bevy::prelude::*;
use strum::VariantArray;

use crate::rules::{Board, GameEvent as E, Moment, Seat, Source, TrainId};

/// A card of the train that is being counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// Its place in the train.
    pub place: u8,
    /// Its own points.
    pub points: u8,
    /// What a celebrity adds.
    pub extra: u8,
}

/// How far the scoring phase is shown.
#[derive(Resource, Clone, Debug, Default)]
pub struct ScoringProgress {
    /// 1 to 3; 0 outside scoring phases.
    pub phase: u8,
    /// Seats whose part is over.
    pub done: Vec<Seat>,
    /// Whose part it is.
    pub now: Option<Seat>,
    /// The train being counted.
    pub train: Option<TrainId>,
    /// Its cards counted so far.
    pub counted: Vec<Counted>,
    /// Bonus stations used in this part, with which use it was.
    pub stations: Vec<(u8, u8)>,
    /// Contracts fulfilled in this part.
    pub contracts: u8,
    /// Every part is over.
    pub over: bool,
    /// Seconds since the lamp set out for the last counted card.
    pub since: f32,
}

impl ScoringProgress {
    /// Follows an event that was just shown on the board.
    pub fn follow(&mut self, event: &E) {
        match event {
            E::ScoringBegan { phase } => *self = Self { phase: *phase, ..Self::default() },
            E::ScoringPartBegan { seat } => {
                self.now = Some(*seat);
                self.train = None;
                self.counted.clear();
                self.stations.clear();
                self.contracts = 0;
            }
            E::StationUsed { station, copy, .. } => self.stations.push((*station, *copy)),
            E::ContractFulfilled { .. } => self.contracts += 1,
            E::CardScored { train, card_place, points, extra, .. } => {
                if self.train != Some(*train) {
                    self.train = Some(*train);
                    self.counted.clear();
                }
                self.counted.push(Counted { place: *card_place, points: *points, extra: *extra });
                self.since = 0.0;
            }
            E::ScoringPartEnded { seat } => self.done.push(*seat),
            E::ScoringEnded { .. } => self.over = true,
            E::RoundBegan { .. } | E::FinalScoringBegan | E::GameEnded { .. } => *self = Self::default(),
            _ => {}
        }
    }

    /// What the first so many counted cards of the train have brought.
    pub fn sum(&self, cards: usize) -> u16 {
        self.counted.iter().take(cards).map(|card| u16::from(card.points) + u16::from(card.extra)).sum()
    }

    /// Whether the overlay covers the table: not while a human still chooses stations.
    pub fn is_shown(&self, is_human: impl Fn(Seat) -> bool) -> bool {
        let choosing = |seat: Seat| is_human(seat) && self.train.is_none() && !self.done.contains(&seat);
        self.phase > 0 && !self.now.is_some_and(choosing)
    }

    /// Points a seat has scored in this phase from a source.
    pub fn gained(&self, board: &Board, seat: Seat, source: Source) -> u16 {
        board.player(seat).book.at(Moment::Scoring(self.phase), source)
    }

    /// A seat's score before this phase.
    pub fn before(&self, board: &Board, seat: Seat) -> u16 {
        let gained: u16 = Source::VARIANTS.iter().map(|source| self.gained(board, seat, *source)).sum();
        board.player(seat).score() - gained
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_overlay_opens_when_a_human_has_chosen() {
        let seat = Seat(0);
        let human = |asked: Seat| asked == seat;
        let mut progress = ScoringProgress::default();
        assert!(!progress.is_shown(human));
        progress.follow(&E::ScoringBegan { phase: 1 });
        assert!(progress.is_shown(human));
        progress.follow(&E::ScoringPartBegan { seat });
        assert!(!progress.is_shown(human));
        let scored = |train, card_place| E::CardScored {
            seat,
            train,
            card_place,
            points: 4,
            extra: 4 * u8::from(card_place == 0),
        };
        progress.follow(&scored(TrainId::Upper, 0));
        progress.follow(&scored(TrainId::Upper, 1));
        assert!(progress.is_shown(human));
        assert_eq!(progress.sum(2), 12);
        progress.follow(&scored(TrainId::Lower, 0));
        assert_eq!(progress.sum(1), 8);
        progress.follow(&E::FinalScoringBegan);
        assert!(!progress.is_shown(human));
    }
}
