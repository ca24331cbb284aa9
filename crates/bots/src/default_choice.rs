//! The answer that is offered first: what somebody who looks one choice ahead would do.

use super::{evaluation::FeatureWeights, judge::Judge};
use rules::{
    Choice, ImaginedGame, SeatView,
    model::random::{Purpose, generator},
};

/// The best of some legal choices, looking one choice ahead; the earlier of two that are as good. `None` if there are
/// none.
pub fn default_choice(view: &SeatView, among: impl IntoIterator<Item = Choice>) -> Option<Choice> {
    let game = imagined(view);
    let judge = Judge::new(&game, view.seat, FeatureWeights::built_in());
    let mut tried = game.clone();
    let mut worth = |choice| {
        tried.clone_from(&game);
        tried.apply_unchecked(choice, &mut ());
        judge.worth(&tried)
    };
    let mut best: Option<(Choice, f32)> = None;
    for choice in among {
        let worth = worth(choice);
        if best.is_none_or(|(_, most)| worth > most) {
            best = Some((choice, worth));
        }
    }
    best.map(|(choice, _)| choice)
}

/// What is hidden is dealt, always in the same way; what follows from that is not looked at.
pub(super) fn imagined(view: &SeatView) -> ImaginedGame {
    view.determinize(&mut generator(0, Purpose::DefaultChoice))
}
