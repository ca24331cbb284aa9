//! Names of cities and people on cards: as large as they fit, in Limelight or, where that would be small, in Josefin
//! Sans.

use bevy::prelude::Color;

use crate::{table::scene::drawing::Drawing, ui::labels::Align};

/// How much wider words are in Limelight than in Josefin Sans 700.
const LIMELIGHT: f32 = 1.13;
/// The least part of its full size in which Limelight is used: its fine lines are lost in small type.
const LEAST: f32 = 0.88;

/// About how wide words are in Josefin Sans 700 of 1 px: a face is drawn before its words are set and can be measured.
fn wide(words: &str) -> f32 {
    let letter = |letter: char| match letter {
        'f' | 'i' | 'j' | 'l' | 'r' | 't' | 'I' | ' ' | '.' | '\'' | '’' => 0.36,
        'c' | 'e' | 's' | 'v' | 'x' | 'y' | 'z' | 'S' => 0.53,
        'm' | 'w' | 'M' | 'W' => 0.92,
        _ => 0.63,
    };
    words.chars().map(letter).sum()
}

/// A name in the type in which it fits.
pub struct Name {
    words: String,
    size: f32,
    display: bool,
}

impl Name {
    /// A name in a room of this width, in the largest type up to this size.
    pub fn fit(words: String, room: f32, most: f32) -> Self {
        let bold = most.min(room / wide(&words));
        let display = most.min(room / (wide(&words) * LIMELIGHT));
        if display < most * LEAST {
            Self { words, size: bold, display: false }
        } else {
            Self { words, size: display, display: true }
        }
    }

    /// The size of its type.
    pub fn size(&self) -> f32 {
        self.size
    }

    /// About how wide it is.
    pub fn wide(&self) -> f32 {
        wide(&self.words) * self.size * if self.display { LIMELIGHT } else { 1.0 }
    }

    /// Draws it on a baseline.
    pub fn draw(self, drawing: &mut Drawing, x: f32, baseline: f32, colour: Color, align: Align) {
        if self.display {
            drawing.display(self.words, x, baseline, self.size, colour, align);
        } else {
            drawing.bold(self.words, x, baseline, self.size, colour, align);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_names_are_in_limelight_and_long_ones_as_large_as_they_fit() {
        let fit = |words: &str| Name::fit(words.to_owned(), 95.0, 16.0);
        let (short, long) = (fit("Sofia"), fit("Constantinople"));
        assert!(short.display && short.size() == 16.0 && short.wide() < 95.0);
        assert!(!long.display && long.size() > 12.0 && long.wide() <= 95.01);
    }
}
