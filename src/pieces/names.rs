//! Names of cities and people on cards: as large as they fit, in Limelight or, where that would be small, in Josefin
//! Sans.

use bevy::prelude::Color;

use crate::{
    drawing::Drawing,
    ui::{labels::Align, typefaces::Typeface},
};

/// The least part of its full size in which Limelight is used: its fine lines are lost in small type.
const LEAST: f32 = 0.88;

/// A name in the type in which it fits.
pub struct Name {
    words: String,
    size: f32,
    face: Typeface,
}

impl Name {
    /// A name in a room of this width, in the largest type up to this size.
    pub fn fit(words: String, room: f32, most: f32) -> Self {
        let size = |face: Typeface| face.fit(&words, most, room);
        let face = if size(Typeface::Display) < most * LEAST { Typeface::Bold } else { Typeface::Display };
        Self { size: size(face), words, face }
    }

    /// The size of its type.
    pub fn size(&self) -> f32 {
        self.size
    }

    /// How wide it is.
    pub fn width(&self) -> f32 {
        self.face.width(&self.words, self.size)
    }

    /// Draws it on a baseline.
    pub fn draw(self, drawing: &mut Drawing, x: f32, baseline: f32, colour: Color, align: Align) {
        drawing.line(self.words, x, baseline, self.size, colour, align, self.face);
    }
}

#[cfg(test)]
mod tests {
    use crate::pieces::names::*;

    #[test]
    fn short_names_are_in_limelight_and_long_ones_as_large_as_they_fit() {
        let fit = |words: &str| Name::fit(words.to_owned(), 95.0, 16.0);
        let (short, long) = (fit("Sofia"), fit("Constantinople"));
        assert!(short.face == Typeface::Display && short.size() == 16.0 && short.width() < 95.0);
        assert!(long.face == Typeface::Bold && long.size() > 12.0 && long.width() <= 95.01);
    }
}
