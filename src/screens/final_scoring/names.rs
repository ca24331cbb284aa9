//! The names of everything that the final scoring consists of.

use rules::{CardType, Seat};

/// What stays where it is when a page is scrolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FinalGround {
    /// What lies over the table.
    Veil,
    /// What a page is scrolled below.
    Bars,
}

/// The name of a piece of the final scoring. Cards are counted from 0, among those of the seat that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FinalPiece {
    Night,
    /// A light, by what it is on.
    Light(u8),
    /// What is told about the player whose cards are counted.
    Portrait(Seat),
    /// A Game End card.
    Card(Seat, usize),
    /// What is behind and around the open card, and its sum.
    CardGlow(Seat, usize),
    CardEdge(Seat, usize),
    CardSum(Seat, usize),
    /// The sum of a card that has been counted.
    Counted(Seat, usize),
    /// What is told below the card that turns next, or in its place.
    Next(Seat),
    Pile(CardType),
    /// The places for the taken cards that the open card counts, and the sums below them.
    Places(Seat, usize),
    Sums(Seat, usize),
    /// A taken card in its place or on its way there, and its seal.
    Taken(Seat, usize, usize),
    Seal(Seat, usize, usize),
    /// A player's column or row while all are in view, and what is told in it.
    Column(Seat),
    Told(Seat),
    /// The night on it.
    Shade(Seat),
    /// A coin that has been counted, and what all of them bring.
    Coin(Seat, u8),
    Gain(Seat),
    Counter,
    /// A flap, counted from the right.
    Flap(u8),
    /// The engine in place of the flaps.
    CounterEngine,
    Race,
    /// The light on the track of somebody who takes the lead.
    Lead(Seat),
    Track(Seat),
    Bars(Seat),
    Engine(Seat),
    Score(Seat),
    /// What a player has still to turn over, or the tick.
    Left(Seat),
    RaceEdge,
}

/// The z values at which things lie, above everything on the table.
pub mod z {
    pub const VEIL: f32 = 600.0;
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
    pub const OVER_PAGE: f32 = 690.0;
}
