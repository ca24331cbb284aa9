//! How a seat judges the positions that can follow from the one it is asked about.

use super::evaluation::{FeatureWeights, GameTime, Suspicion, TimedWeights, describe};
use rules::{ImaginedGame, Seat};

/// What positions are worth to a seat at one moment of the game: all that follow from one question are judged with
/// the same weights, so that they can be compared.
#[derive(Clone, Debug)]
pub struct Judge {
    /// Whose view this is.
    pub seat: Seat,
    weights: Option<TimedWeights>,
    suspicion: Option<Suspicion>,
}

impl Judge {
    /// Judges for the seat that is asked, in a game it has dealt.
    pub fn new(game: &ImaginedGame, seat: Seat, weights: &FeatureWeights) -> Self {
        let clock = GameTime::of_choices(game, seat);
        Self { seat, weights: clock.map(|clock| weights.at(clock)), suspicion: Suspicion::new(game, seat) }
    }

    /// What a position is worth: the points it has and those it can expect.
    pub fn worth(&self, game: &ImaginedGame) -> f32 {
        let score = f32::from(game.board().player(self.seat).score());
        let expected = self.weights.as_ref().map_or(0.0, |weights| weights.worth(&describe(game, self.seat)));
        score + expected + self.suspicion.as_ref().map_or(0.0, |suspicion| suspicion.of(game))
    }
}
