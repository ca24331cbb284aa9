//! What moves on a small board.

use crate::pieces::portrait::Look;
use online::LineState;
use rules::TrainId;

/// What moves on a board just now.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Stir {
    /// How well the player is connected, where somebody plays elsewhere.
    pub line: Option<LineState>,
    /// How the player looks.
    pub look: Look,
    /// How many cards each conductor who is walking has passed.
    pub conductors: [Option<f32>; 2],
    /// How far the locomotive still is from the station it runs to, 1 at the one before.
    pub locomotive: f32,
    /// How far the last car of each train still is from its place, 1 in the beginning.
    pub coming: [f32; 2],
    /// A car that has just been upgraded, and how much it still shines.
    pub shines: Option<(TrainId, u8, f32)>,
}
