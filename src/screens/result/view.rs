//! What the panels of the result are drawn from.

use super::{
    ceremony::WINNER_TOLD,
    layout::ResultLayout,
    standings::{Ranked, Standings},
};
use crate::{localization::Texts, scene::timeline::Timeline};
use rules::Game;

/// What the screen tells, and where.
pub struct ResultView<'a> {
    pub layout: &'a ResultLayout,
    pub game: &'a Game,
    pub standings: &'a Standings,
    pub timeline: &'a Timeline,
    pub texts: &'a Texts,
    /// The train is rolling through the picture.
    pub train_passes: bool,
    /// The Master can go through the game.
    pub reviewable: bool,
    /// Whether it was played with friends elsewhere, who are still there.
    pub in_company: bool,
}

impl ResultView<'_> {
    /// Whether it has been announced that someone has won.
    pub fn is_winner(&self, who: &Ranked) -> bool {
        who.won && self.timeline.is_past(WINNER_TOLD)
    }
}
