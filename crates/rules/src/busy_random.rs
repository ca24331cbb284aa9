//! Random choices that get far: they rarely give anything up, so that long trains, full purses and fulfilled
//! contracts all occur. For checks and for comparison.

use rand::{Rng, RngExt};

use crate::{Choice, Purchase};

/// One of the legal choices.
pub fn choose(choices: &[Choice], rng: &mut impl Rng) -> Choice {
    let gives_up = |choice: &Choice| {
        let ends = matches!(choice, Choice::EndFrame | Choice::EndTurn | Choice::CoinsToPoints | Choice::Decline(_));
        ends || matches!(choice, Choice::Finish | Choice::Spend { on: Purchase::Point, .. })
    };
    for _ in 0..4 {
        let choice = choices[rng.random_range(..choices.len())];
        if !gives_up(&choice) {
            return choice;
        }
    }
    choices[rng.random_range(..choices.len())]
}
