//! What the scoring phases, the final scoring and the revelation share: what they are drawn from and when, the names of
//! their pieces, the head, the controls at the foot, flaps that count, the ground and the light.

mod controls;
mod counter;
mod ground;
mod head;
mod light;
mod phase;
mod pieces;
mod places;
mod stage;

pub use controls::{Controls, ControlsLayout, ControlsPressed, ScoringControl, phone_foot};
pub use counter::{CounterLayout, CounterWords};
pub use ground::{fans, ground};
pub use head::{Chip, HeadLayout};
pub use light::{SWINGS_MILLIS, light};
pub use phase::{CountingProgress, CountingScenes, CountingView, phase};
pub use pieces::{CountingPiece, of, the};
pub use places::{EDGE, LAYER, bar_height};
pub use stage::CountingStage;

pub(super) fn plugin(app: &mut bevy::prelude::App) {
    app.add_plugins(phase::plugin);
}
