//! The egui parts of the table screen: prompt, other players' boards, log, scores, menu, cards.

mod cards;
mod company;
mod game_windows;
mod goals;
mod handover;
mod hint;
mod keyboard;
mod lesson;
mod log;
mod log_clauses;
mod other_device;
mod others;
mod prompt;
mod refusals;
mod replay;
mod scores;
mod secrets;
mod tabs;
mod top_bar;

use bevy::prelude::*;

pub use cards::CardsControl;
pub use game_windows::MenuControl;
pub use handover::HandoverControl;
pub use hint::HintControl;
pub use lesson::LessonControl;
pub use log::heads_group;
pub use other_device::OtherDeviceControl;
pub use others::BoardControl;
#[cfg(test)]
pub use prompt::uses_secrets;
pub use prompt::{ClickPaths, ConfirmControl, PromptControl, PromptParams};
pub use replay::ReplayControl;
pub use tabs::TabControl;
pub use top_bar::TopBarControl;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        log::plugin,
        prompt::plugin,
        top_bar::plugin,
        tabs::plugin,
        others::plugin,
        hint::plugin,
        lesson::plugin,
        replay::plugin,
        game_windows::plugin,
        goals::plugin,
        cards::plugin,
        handover::plugin,
        secrets::plugin,
        refusals::plugin,
        keyboard::plugin,
    ))
    .add_plugins(company::plugin);
}
