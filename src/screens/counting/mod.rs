//! What the scoring phases and the final scoring share: the head, the controls at the foot, and flaps that count.

mod controls;
mod counter;
mod head;
mod places;

pub use controls::{Controls, ControlsLayout, ControlsPressed, phone_foot};
pub use counter::{CounterLayout, CounterWords};
pub use head::{Chip, HeadLayout};
pub use places::{EDGE, LAYER, bar_height};
