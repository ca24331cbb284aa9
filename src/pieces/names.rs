//! Names of cities and people on cards: as large as they fit, in Limelight or, where that would be small, in Josefin
//! Sans.

use bevy::prelude::Color;

use crate::{
    drawing::Drawing,
    pieces::symbols::LEAST_FIGURE,
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

    /// As much of a name as has room in type of this size.
    pub fn begin(mut words: String, room: f32, size: f32) -> Self {
        let face = Typeface::Bold;
        let short = |words: &str| format!("{}…", words.trim_end());
        while face.width(&short(&words), size) > room && words.pop().is_some() {}
        Self { words: short(&words), size, face }
    }

    /// The name of a person: where it would be too small to be read, with an initial for the first one.
    pub fn fit_person(words: String, room: f32, most: f32) -> Self {
        let whole = Self::fit(words.clone(), room, most);
        match (whole.size < LEAST_FIGURE, words.split_once(' '), words.chars().next()) {
            (true, Some((_, last)), Some(initial)) => Self::fit(format!("{initial}. {last}"), room, most),
            _ => whole,
        }
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
