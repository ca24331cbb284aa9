//! What the scoring phases, the final scoring and the revelation share: the head, the controls at the foot, flaps that count,
//! and the light.

mod controls;
mod counter;
mod head;
mod light;
mod places;

pub use controls::{Controls, ControlsLayout, ControlsPressed, ScoringControl, phone_foot};
pub use counter::{CounterLayout, CounterWords};
pub use head::{Chip, HeadLayout};
pub use light::{SWINGS_MILLIS, light};
pub use places::{EDGE, LAYER, bar_height};
