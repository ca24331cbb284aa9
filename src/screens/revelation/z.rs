//! The z values at which things lie, above everything on the table.

pub const CARD: f32 = 602.0;
pub const SHADE: f32 = 603.0;
pub const LIGHT: f32 = 604.0;
pub const FACE: f32 = 606.0;
pub const FACE_SHADE: f32 = 610.0;
pub const BARS: f32 = 612.0;
pub const WORDS: f32 = 620.0;
pub const TOKEN: f32 = 630.0;
pub const VERDICT: f32 = 640.0;
