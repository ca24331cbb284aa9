//! The names of everything that a scoring phase consists of.

use rules::{Seat, TrainId};

/// The name of a piece of a scoring phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ScoringPiece {
    /// What lies over the table.
    Veil,
    /// The night behind the train.
    Night,
    /// Large words in the sky.
    Title,
    /// What hides the end of a train that is too long for its band.
    Beside,
    /// The panel with the flaps.
    Counter,
    /// A flap, counted from the right.
    Flap(u8),
    /// Something of a train; at which of its cards, or 0.
    Of(Seat, TrainId, TrainPart, u8),
}

/// What a train that is counted is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TrainPart {
    /// A card as it was when the lamp set out.
    Card,
    /// The same card, lit as soon as the lamp is there.
    LitCard,
    Cone,
    Floor,
    Roof,
    /// The shade over what the conductor has not reached, and words below it.
    Beyond,
    Words,
    Conductor,
    /// The ring with what a card will bring.
    Waiting,
    /// What a card has brought.
    Seal,
    /// The sum up to a card; for the card under the lamp, a larger one.
    Sum,
    LargeSum,
    /// The line under the rail.
    Line,
    LitLine,
    /// What an order or a switch brings.
    Plate,
    Lamp,
    Lantern,
    /// The seal over the lamp, and its rays.
    Burst,
    LargeSeal,
}
