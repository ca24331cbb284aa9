//! How far somebody has come on the ladder.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{files::JOURNEYS, station::GOALS};

/// Stars of a journey: as many as goals were reached in its best run.
pub type StarCount = u8;

/// The stars by journey. What was reached is never lost again.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LadderProgress {
    stars: BTreeMap<usize, StarCount>,
}

impl LadderProgress {
    /// Notes how a run of journey `number` (from 1) ended; its best run stands. Returns the stars it brings now.
    pub fn note(&mut self, number: usize, met: [bool; GOALS]) -> StarCount {
        let stars = met.into_iter().filter(|met| *met).count() as StarCount;
        if !(1..=JOURNEYS).contains(&number) {
            return 0;
        }
        let best = self.stars.entry(number).or_default();
        *best = stars.max(*best);
        *best
    }

    /// The stars of journey `number`; `None` if it was never played to its end.
    pub fn stars(&self, number: usize) -> Option<StarCount> {
        self.stars.get(&number).map(|stars| (*stars).min(GOALS as StarCount))
    }

    /// All stars together; there are [`JOURNEYS`] × [`GOALS`].
    pub fn total(&self) -> usize {
        (1..=JOURNEYS).filter_map(|number| self.stars(number)).map(usize::from).sum()
    }

    /// Whether journey `number` can be played: the first one, and each after one with a star.
    pub fn is_open(&self, number: usize) -> bool {
        number == 1 || ((2..=JOURNEYS).contains(&number) && self.stars(number - 1).is_some_and(|stars| stars > 0))
    }

    /// The journey to play next: the first open one without a star, else the first that lacks one, else the last.
    pub fn next(&self) -> usize {
        let lacks = |number: &usize, most: StarCount| self.stars(*number).unwrap_or_default() < most;
        let open = || (1..=JOURNEYS).filter(|number| self.is_open(*number));
        let unfinished = || open().find(|number| lacks(number, GOALS as StarCount));
        open().find(|number| lacks(number, 1)).or_else(unfinished).unwrap_or(JOURNEYS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_journey_opens_with_a_star_on_the_one_before_and_keeps_its_best_run() {
        let mut progress = LadderProgress::default();
        assert!(progress.is_open(1) && !progress.is_open(2) && progress.next() == 1);
        assert_eq!(progress.note(1, [false; 3]), 0);
        assert!(progress.stars(1) == Some(0) && !progress.is_open(2));
        assert_eq!(progress.note(1, [true, true, false]), 2);
        assert_eq!(progress.note(1, [true, false, false]), 2);
        assert!(progress.is_open(2) && !progress.is_open(3) && progress.next() == 2);
        assert_eq!(progress.note(JOURNEYS + 1, [true; 3]), 0);
        assert_eq!(progress.total(), 2);
    }

    #[test]
    fn with_a_star_everywhere_the_first_that_lacks_one_is_next() {
        let mut progress = LadderProgress::default();
        for number in 1..=JOURNEYS {
            progress.note(number, [true, true, number != 9]);
        }
        assert_eq!(progress.next(), 9);
        progress.note(9, [true; 3]);
        assert_eq!((progress.next(), progress.total()), (JOURNEYS, 90));
    }
}
