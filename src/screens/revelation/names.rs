//! The names of everything that the revelation consists of.

use rules::Person;

/// What stays where it is when cards are scrolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RevelationGround {
    /// What lies over the table.
    Veil,
    /// What cards are scrolled below.
    Bars,
}

/// The name of a piece of the revelation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RevelationPiece {
    /// The light on everybody.
    LightOnAll,
    /// The light on somebody.
    Light(Person),
    /// The ground of somebody's card, the night on it, and the edge around it if it is about them.
    Card(Person),
    Shade(Person),
    Edge(Person),
    /// The window with somebody in it, the night on the faces, and the bars after an arrest.
    Portrait(Person),
    FaceShade(Person),
    Bars(Person),
    Whodunit(Person),
    /// What a Whodunit card says.
    Role(Person),
    /// What is told about somebody.
    Told(Person),
    /// An evidence token, by its place.
    Token(Person, usize),
    Verdict(Person),
}

/// The z values at which things lie, above everything on the table.
pub mod z {
    pub const VEIL: f32 = 600.0;
    pub const CARD: f32 = 602.0;
    pub const SHADE: f32 = 603.0;
    pub const LIGHT: f32 = 604.0;
    pub const FACE: f32 = 606.0;
    pub const FACE_SHADE: f32 = 610.0;
    pub const BARS: f32 = 612.0;
    pub const WORDS: f32 = 620.0;
    pub const TOKEN: f32 = 630.0;
    pub const VERDICT: f32 = 640.0;
    pub const OVER_PAGE: f32 = 690.0;
}
