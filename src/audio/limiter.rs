//! Limits how many effects are heard when much happens at once.

use std::time::Duration;

use super::Effect;

/// How long an effect counts towards the limit.
const WINDOW: Duration = Duration::from_millis(100);
/// The least time between two plays of the same effect.
const SAME: Duration = Duration::from_millis(45);
/// The most effects heard within the window.
const AT_ONCE: usize = 4;

/// Remembers what was heard within the window, and when.
#[derive(Default)]
pub(super) struct Limiter {
    heard: Vec<(Duration, Effect)>,
}

impl Limiter {
    /// Which of the wanted effects are heard now: rarer ones before more frequent ones, and none
    /// twice at the same time.
    pub(super) fn admit(&mut self, now: Duration, mut wanted: Vec<Effect>) -> Vec<Effect> {
        self.heard.retain(|(at, _)| now.saturating_sub(*at) < WINDOW);
        wanted.sort();
        wanted.dedup();
        wanted.retain(|effect| !self.heard.iter().any(|(at, heard)| heard == effect && now.saturating_sub(*at) < SAME));
        wanted.truncate(AT_ONCE.saturating_sub(self.heard.len()));
        self.heard.extend(wanted.iter().map(|effect| (now, *effect)));
        wanted
    }
}

#[cfg(test)]
mod tests {
    use strum::VariantArray;

    use super::*;

    fn at(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    #[test]
    fn a_whole_turn_at_once_is_a_few_sounds() {
        let mut limiter = Limiter::default();
        let flood = vec![Effect::CardDeal; 18].into_iter().chain(Effect::VARIANTS.iter().copied()).collect::<Vec<_>>();
        assert_eq!(limiter.admit(at(1000), flood.clone()), &Effect::VARIANTS[..AT_ONCE]);
        assert!(limiter.admit(at(1050), flood.clone()).is_empty());
        assert_eq!(limiter.admit(at(1101), flood).len(), AT_ONCE);
    }

    #[test]
    fn cards_dealt_at_normal_speed_are_all_heard() {
        let mut limiter = Limiter::default();
        for card in 0..18 {
            assert_eq!(limiter.admit(at(55 * card), vec![Effect::CardDeal]), [Effect::CardDeal]);
        }
    }

    #[test]
    fn hurried_cards_are_thinned_out() {
        let mut limiter = Limiter::default();
        let heard = (0..18).filter(|card| !limiter.admit(at(8 * card), vec![Effect::CardDeal]).is_empty()).count();
        assert_eq!(heard, 3);
    }
}
