//! When the music needs a frame.

use std::time::Duration;

use bevy::prelude::*;

/// After which time the music needs a frame, even if nothing else does.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Wake(pub Option<Duration>);
