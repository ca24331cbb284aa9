//! How much of a scoring phase has been shown: follows the events, draws nothing.

use bevy::prelude::*;
use strum::VariantArray;

use crate::{screens::counting::CountingProgress, state::TablePhase};
use rules::{Board, GameEvent as E, Moment, Seat, Source, TrainId};

/// A card of the train that is being counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountedCar {
    /// Its place in the train.
    pub place: u8,
    /// Its own points.
    pub points: u8,
    /// What a celebrity adds.
    pub extra: u8,
}

/// Points that a train brings besides those of its cards: for an order on a car, or a switch next to one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beside {
    /// The place of the car.
    pub place: u8,
    /// What they come from: orders or switches.
    pub source: Source,
    /// How many.
    pub points: u8,
}

/// How much of the scoring phase has been shown.
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
    /// The cards of both trains counted so far.
    cards: [Vec<CountedCar>; 2],
    /// What orders and switches have brought both trains so far: they come after all cards.
    beside: [Vec<Beside>; 2],
    /// What was counted last.
    pub source: Option<Source>,
    /// Bonus stations used in this part, with which use it was.
    pub stations: Vec<(u8, u8)>,
    /// Contracts fulfilled in this part.
    pub contracts: u8,
    /// Every part is over.
    pub over: bool,
}

impl CountingProgress for ScoringProgress {
    const PHASE: TablePhase = TablePhase::Scoring;

    fn show(&mut self, event: &E, _: &Board) {
        self.follow(event);
    }
}

impl ScoringProgress {
    /// Follows an event that was just shown on the board.
    pub fn follow(&mut self, event: &E) {
        match event {
            E::ScoringBegan { phase } => *self = Self { phase: *phase, ..Self::default() },
            E::ScoringPartBegan { seat } => {
                self.now = Some(*seat);
                self.train = None;
                self.source = None;
                self.cards = Default::default();
                self.beside = Default::default();
                self.stations.clear();
                self.contracts = 0;
            }
            E::StationUsed { station, copy, .. } => self.stations.push((*station, *copy)),
            E::ContractFulfilled { .. } => self.contracts += 1,
            E::CardScored { train, card_place, points, extra, .. } => {
                let counted = CountedCar { place: *card_place, points: *points, extra: *extra };
                self.cards[*train as usize].push(counted);
                self.turn_to(*train, if *train == TrainId::Upper { Source::UpperTrain } else { Source::LowerTrain });
            }
            E::SwitchScored { place, train, points, .. } => {
                let card = 2 * place + u8::from(*train == TrainId::Lower);
                self.beside[*train as usize].push(Beside { place: card, source: Source::Switches, points: *points });
                self.turn_to(*train, Source::Switches);
            }
            E::OrderScored { train, card_place, points, .. } => {
                let order = Beside { place: *card_place, source: Source::Orders, points: *points };
                self.beside[*train as usize].push(order);
                self.turn_to(*train, Source::Orders);
            }
            E::ScoringPartEnded { seat } => self.done.push(*seat),
            E::ScoringEnded { .. } => self.over = true,
            E::RoundBegan { .. } | E::FinalScoringBegan | E::GameEnded { .. } => *self = Self::default(),
            _ => {}
        }
    }

    fn turn_to(&mut self, train: TrainId, source: Source) {
        self.train = Some(train);
        self.source = Some(source);
    }

    /// The cards of the train on show that are counted.
    pub fn counted(&self) -> &[CountedCar] {
        self.train.map_or(&[], |train| &self.cards[train as usize])
    }

    /// What orders and switches have brought the train on show.
    pub fn beside(&self) -> &[Beside] {
        self.train.map_or(&[], |train| &self.beside[train as usize])
    }

    /// Whether the lamp is at work: orders and switches are counted when it has passed through both trains.
    pub fn has_lamp(&self) -> bool {
        matches!(self.source, Some(Source::UpperTrain | Source::LowerTrain))
    }

    /// What the first `cards` counted cards of the train on show have brought.
    pub fn sum(&self, cards: usize) -> u16 {
        self.counted().iter().take(cards).map(|card| u16::from(card.points) + u16::from(card.extra)).sum()
    }

    /// What the train on show has brought, with orders and switches.
    pub fn total(&self) -> u16 {
        self.sum(self.counted().len()) + self.beside().iter().map(|beside| u16::from(beside.points)).sum::<u16>()
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
        assert!(progress.has_lamp());
        // Orders and switches are counted for the train they belong to, with its cards.
        progress.follow(&E::SwitchScored { seat, place: 0, train: TrainId::Upper, points: 5 });
        progress.follow(&E::OrderScored { seat, train: TrainId::Upper, card_place: 1, points: 6 });
        assert_eq!((progress.train, progress.has_lamp()), (Some(TrainId::Upper), false));
        assert_eq!((progress.counted().len(), progress.sum(2), progress.total()), (2, 12, 12 + 5 + 6));
        let places: Vec<_> = progress.beside().iter().map(|beside| (beside.source, beside.place)).collect();
        assert_eq!(places, [(Source::Switches, 0), (Source::Orders, 1)]);
        progress.follow(&E::SwitchScored { seat, place: 1, train: TrainId::Lower, points: 4 });
        assert_eq!((progress.beside()[0].place, progress.total()), (3, 8 + 4), "the right card below (R-14.2)");
        progress.follow(&E::FinalScoringBegan);
        assert!(!progress.is_shown(human));
    }
}
