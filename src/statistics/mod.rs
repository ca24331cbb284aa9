//! What has been played: every game that players at this screen have finished, kept on this machine only, and what can be
//! told from them. Where several share the screen, the first of them is "you".
//!
//! A game is written down at the moment its last choice ends it: lessons, games that bots play for everybody, games that a
//! script decides, and games that are only looked at again never are.

mod calendar;
mod calendar_span;
mod counting;
mod figures;
mod filter;
mod finished_game;
mod look_back;
mod news;
mod saving;
#[cfg(test)]
mod testing;

use bevy::prelude::*;

pub use calendar_span::CalendarSpan;
pub use figures::{Figures, PairPoints, SourceGroup, SourcePoints};
pub use filter::{Company, Period, StatisticsFilter};
pub use finished_game::identity;
pub use look_back::{LookBack, ScoreMoment, TurningPoint};
pub use news::News;
pub use saving::{KeptGames, LookUpStatistics};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((saving::plugin, counting::plugin));
}
