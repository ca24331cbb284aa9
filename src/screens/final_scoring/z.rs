//! The z values at which things lie, above everything on the table.

pub const NIGHT: f32 = 601.0;
pub const LIGHT: f32 = 602.0;
pub const PANEL: f32 = 604.0;
pub const SHADE: f32 = 605.0;
pub const ON_PANEL: f32 = 606.0;
pub const PLACES: f32 = 608.0;
pub const CARD: f32 = 620.0;
pub const EDGE: f32 = 621.0;
pub const TAKEN: f32 = 630.0;
pub const SEAL: f32 = 650.0;
pub const BARS: f32 = 660.0;
pub const ENGINE: f32 = 662.0;
pub const SCORE: f32 = 664.0;
pub const RACE_EDGE: f32 = 670.0;
pub const FLAP: f32 = 682.0;
