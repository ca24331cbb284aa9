//! What a step of a lesson or a prepared journey wants: a predicate on the game and what was done, so that every way
//! there is right.

use serde::Deserialize;

use super::{Deed, LEARNER, Measure};
use crate::{
    model::{
        board::{Person, TrainId},
        catalogue::Catalogue,
    },
    turn::{
        event::GameEvent,
        game::Game,
        state::{Phase, TurnState},
    },
};

/// A goal of the learner.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Goal {
    /// All of these.
    All(Vec<Goal>),
    /// At least one of these.
    Any(Vec<Goal>),
    /// This was done since the step began.
    Did(Deed),
    /// This was not done since the step began.
    DidNot(Deed),
    /// A train has at least this many cards.
    Cards(TrainId, u8),
    /// The card in this place of a train is worth at least this.
    CarWorth(TrainId, u8, u8),
    /// A conductor has reached at least this many cards.
    ConductorAt(TrainId, u8),
    /// The locomotive stands at least on this station.
    LocomotiveAt(u8),
    /// At least this many coins.
    Coins(u8),
    /// At least this many points so far.
    Score(u16),
    /// Both trains together would score at least this now.
    WouldScore(u8),
    /// No frame of the learner's is open or waits: what was gained has been carried out.
    Settled,
    /// The learner's turn, or part of a scoring phase, is over.
    TurnOver,
    /// At least so many of what is counted.
    AtLeast(u16, Measure),
    /// The game is over.
    Finished,
    /// The game is over, and the learner has won, perhaps with others.
    Won,
    /// The game is over, and the learner is at least in this place.
    Place(u8),
    /// The game is over, and the learner was not arrested.
    NotArrested,
    /// The learner was the murderer and has escaped.
    Escaped,
}

impl Goal {
    /// Whether it is reached, with what happened since the step began.
    pub fn is_met(&self, game: &Game, since: &[GameEvent]) -> bool {
        let did = |deed: &Deed| since.iter().any(|event| deed.is(event, LEARNER, game.catalogue()));
        let player = game.board().player(LEARNER);
        match self {
            Self::All(goals) => goals.iter().all(|goal| goal.is_met(game, since)),
            Self::Any(goals) => goals.iter().any(|goal| goal.is_met(game, since)),
            Self::Did(deed) => did(deed),
            Self::DidNot(deed) => !did(deed),
            Self::Cards(train, number) => player.train(*train).cards.len() >= usize::from(*number),
            Self::CarWorth(train, place, value) => {
                player.train(*train).car_at(usize::from(*place)).is_some_and(|car| car.value.points() >= *value)
            }
            Self::ConductorAt(train, cards) => player.train(*train).conductor >= *cards,
            Self::LocomotiveAt(station) => player.route.locomotive >= *station,
            Self::Coins(number) => player.purse.total() >= *number,
            Self::Score(points) => player.score() >= *points,
            Self::WouldScore(points) => {
                TrainId::BOTH.iter().map(|train| game.queries().phase_score(LEARNER, *train)).sum::<u8>() >= *points
            }
            Self::Settled => {
                let TurnState { seat, pending, waiting, .. } = game.state();
                *seat != LEARNER || pending.is_empty() && waiting.is_empty()
            }
            Self::TurnOver => game.state().seat != LEARNER || did(&Deed::EndedTurn),
            Self::AtLeast(number, measure) => measure.of(game, since) >= *number,
            Self::Finished => game.is_over(),
            Self::Won => game.is_over() && game.board().winners.contains(&LEARNER),
            Self::Place(place) => game.is_over() && game.board().place(LEARNER) <= *place,
            Self::NotArrested => game.is_over() && !player.case_file.arrested,
            Self::Escaped => since.contains(&GameEvent::MurdererEscaped { person: Person::Seat(LEARNER) }),
        }
    }

    /// How much of it is reached, from 0 to 1: as much as is counted of what it asks for, otherwise all or nothing.
    pub fn progress(&self, game: &Game, since: &[GameEvent]) -> f32 {
        match self {
            Self::All(goals) => goals.iter().map(|goal| goal.progress(game, since)).sum::<f32>() / goals.len() as f32,
            Self::Any(goals) => goals.iter().map(|goal| goal.progress(game, since)).fold(0.0, f32::max),
            Self::AtLeast(number, measure) => {
                (f32::from(measure.of(game, since)) / f32::from(*number).max(1.0)).min(1.0)
            }
            _ => f32::from(self.is_met(game, since)),
        }
    }

    /// A card that it cannot mean, because there is no card of that name.
    pub fn unknown_card(&self, catalogue: &Catalogue) -> Option<&str> {
        let unknown = |name: &&str| *name != "*" && !catalogue.cards().any(|(_, card)| card.name == *name);
        self.deeds().into_iter().filter_map(Deed::card).find(unknown)
    }

    /// Whether it can be seen at once that it is not reached any more: the card of the turn is taken, and it was
    /// another one, or something was done that should not be.
    pub(super) fn is_lost(&self, game: &Game, since: &[GameEvent]) -> bool {
        match self {
            Self::All(goals) => goals.iter().any(|goal| goal.is_lost(game, since)),
            Self::Any(goals) => goals.iter().all(|goal| goal.is_lost(game, since)),
            Self::Did(deed) if deed.takes() => {
                game.state().phase != (Phase::Turn { taken: false }) && !self.is_met(game, since)
            }
            Self::DidNot(_) => !self.is_met(game, since),
            _ => false,
        }
    }

    /// All deeds in it.
    fn deeds(&self) -> Vec<&Deed> {
        match self {
            Self::All(goals) | Self::Any(goals) => goals.iter().flat_map(Self::deeds).collect(),
            Self::Did(deed) | Self::DidNot(deed) => vec![deed],
            Self::AtLeast(_, measure) => measure.deed().into_iter().collect(),
            _ => Vec::new(),
        }
    }
}
