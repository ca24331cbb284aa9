//! What belongs to the murder: evidence tokens and Whodunit cards.

use bevy::prelude::*;

use crate::drawing::{CREAM, Drawing};
use rules::{EvidenceToken, Whodunit};

/// Size of a token.
pub const TOKEN: Vec2 = Vec2::new(50.0, 50.0);
/// Size of a Whodunit card.
pub const WHODUNIT: Vec2 = Vec2::new(116.0, 138.0);

/// The picture of a Whodunit card, or of its back.
pub fn whodunit_picture(whodunit: Option<Whodunit>) -> &'static str {
    match whodunit {
        Some(Whodunit::Murderer) => "whodunit/murderer",
        Some(Whodunit::Innocent) => "whodunit/innocent",
        None => "whodunit/back",
    }
}

/// What an evidence token shows, 50 × 50.
pub fn token(token: EvidenceToken) -> Drawing {
    let mut drawing = Drawing::default();
    match token {
        EvidenceToken::Fingerprints(count) => {
            drawing.picture(format!("evidence/fingerprint-{}", count.clamp(1, 3)), 0.0, 0.0);
        }
        EvidenceToken::Points(points) => {
            drawing.picture("evidence/points", 0.0, 0.0);
            drawing.figure(points, 25.0, 25.0, 19.0, CREAM);
        }
        EvidenceToken::Discard => {
            drawing.picture("evidence/discard", 0.0, 0.0);
        }
    }
    drawing
}
