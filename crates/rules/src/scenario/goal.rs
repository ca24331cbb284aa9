//! What a step of a lesson wants: a predicate on the game and what was done, so that every way there is right.

use serde::Deserialize;

use super::{Deed, LEARNER};
use crate::{
    model::board::TrainId,
    turn::{event::GameEvent, game::Game, state::Phase},
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
    /// The learner's turn, or part of a scoring phase, is over.
    TurnOver,
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
            Self::TurnOver => game.state().seat != LEARNER || did(&Deed::EndedTurn),
        }
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
    pub(super) fn deeds(&self) -> Vec<&Deed> {
        match self {
            Self::All(goals) | Self::Any(goals) => goals.iter().flat_map(Self::deeds).collect(),
            Self::Did(deed) | Self::DidNot(deed) => vec![deed],
            _ => Vec::new(),
        }
    }
}
