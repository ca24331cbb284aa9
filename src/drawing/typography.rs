//! Words and figures in drawings.

use bevy::{prelude::*, sprite::Anchor};

use super::{Drawing, DrawingPart, Ink};
use crate::ui::{
    labels::{Align, Label},
    typefaces::Typeface,
};

impl Drawing {
    /// Words in Josefin Sans 600 on a baseline.
    pub fn words(
        &mut self,
        words: impl Into<String>,
        x: f32,
        baseline: f32,
        size: f32,
        colour: impl Ink,
        align: Align,
    ) -> &mut Self {
        self.line(words, x, baseline, size, colour, align, Typeface::Text)
    }

    /// Words in Josefin Sans 700 on a baseline.
    pub fn bold(
        &mut self,
        words: impl Into<String>,
        x: f32,
        baseline: f32,
        size: f32,
        colour: impl Ink,
        align: Align,
    ) -> &mut Self {
        self.line(words, x, baseline, size, colour, align, Typeface::Bold)
    }

    /// Words in Limelight on a baseline.
    pub fn display(
        &mut self,
        words: impl Into<String>,
        x: f32,
        baseline: f32,
        size: f32,
        colour: impl Ink,
        align: Align,
    ) -> &mut Self {
        self.line(words, x, baseline, size, colour, align, Typeface::Display)
    }

    /// Words in any typeface on a baseline.
    #[expect(
        clippy::too_many_arguments,
        reason = "each is one word of typography, and the three above are its short forms"
    )]
    pub fn line(
        &mut self,
        words: impl Into<String>,
        x: f32,
        baseline: f32,
        size: f32,
        colour: impl Ink,
        align: Align,
        face: Typeface,
    ) -> &mut Self {
        let label = Label::new(words, size, colour.colour()).face(face).anchor(align.anchor());
        let at = Vec2::new(x, baseline - face.below_middle() * size);
        self.parts.push(DrawingPart::Words { label, at });
        self
    }

    /// Several lines of text, wrapped at the width of a rectangle, from its top.
    pub fn text(
        &mut self,
        words: impl Into<String>,
        rect: Rect,
        size: f32,
        colour: impl Ink,
        align: Align,
    ) -> &mut Self {
        let (anchor, x) = match align {
            Align::Left => (Anchor::TOP_LEFT, rect.min.x),
            Align::Centre => (Anchor::TOP_CENTER, rect.center().x),
            Align::Right => (Anchor::TOP_RIGHT, rect.max.x),
        };
        let label = Label::new(words, size, colour.colour()).anchor(anchor).wrap(rect.width(), align);
        self.parts.push(DrawingPart::Words { label, at: Vec2::new(x, rect.min.y) });
        self
    }

    /// A number centred on a point: in Limelight from 24 px, and in the plainer Josefin Sans below that and for
    /// a lone 0, which is half filled in Limelight.
    pub fn figure(&mut self, figure: impl ToString, x: f32, y: f32, size: f32, colour: impl Ink) -> &mut Self {
        let figure = figure.to_string();
        if size < 24.0 || figure == "0" {
            let size = size * 1.05;
            self.line(figure, x, y + size * 0.352, size, colour, Align::Centre, Typeface::Bold)
        } else {
            self.line(figure, x, y + size * 0.345, size, colour, Align::Centre, Typeface::Display)
        }
    }

    /// A number in Josefin Sans with its middle at a height.
    pub fn count(&mut self, count: impl ToString, at: Vec2, size: f32, colour: impl Ink, align: Align) -> &mut Self {
        self.line(count.to_string(), at.x, at.y + size * 0.35, size, colour, align, Typeface::Bold)
    }

    /// A line of words with its middle at a height.
    pub fn level(
        &mut self,
        words: &str,
        at: Vec2,
        size: f32,
        colour: impl Ink,
        align: Align,
        face: Typeface,
    ) -> &mut Self {
        self.line(words, at.x, at.y + size * 0.31, size, colour, align, face)
    }

    /// A line of words in the middle of a height, from one end of a rectangle or centred in it: set smaller where it would
    /// be longer, and then cut short. Returns how wide it is.
    pub fn line_in(
        &mut self,
        words: &str,
        rect: Rect,
        size: f32,
        colour: impl Ink,
        align: Align,
        face: Typeface,
    ) -> f32 {
        let (words, size) = face.shorten(words, size, rect.width());
        let x = match align {
            Align::Left => rect.min.x,
            Align::Centre => rect.center().x,
            Align::Right => rect.max.x,
        };
        self.level(&words, Vec2::new(x, rect.center().y), size, colour, align, face);
        face.width(&words, size)
    }

    /// One line of words on a baseline, set smaller if it would be longer than there is room.
    #[expect(clippy::too_many_arguments, reason = "each is one word of typography")]
    pub fn fit(
        &mut self,
        words: impl Into<String>,
        x: f32,
        baseline: f32,
        size: f32,
        colour: impl Ink,
        align: Align,
        face: Typeface,
        room: f32,
    ) -> &mut Self {
        let words = words.into();
        let size = face.fit(&words, size, room);
        self.line(words, x, baseline, size, colour, align, face)
    }

    /// The same, but what would be too small to be read is cut short instead.
    #[expect(clippy::too_many_arguments, reason = "each is one word of typography")]
    pub fn shortened(
        &mut self,
        words: &str,
        x: f32,
        baseline: f32,
        size: f32,
        colour: impl Ink,
        align: Align,
        face: Typeface,
        room: f32,
    ) -> &mut Self {
        let (words, size) = face.shorten(words, size, room);
        self.line(words, x, baseline, size, colour, align, face)
    }

    /// Words in Josefin Sans 700 on a baseline, with extra space between the letters.
    #[expect(clippy::too_many_arguments, reason = "each is one word of typography")]
    pub fn spaced(
        &mut self,
        words: impl Into<String>,
        x: f32,
        baseline: f32,
        size: f32,
        colour: impl Ink,
        align: Align,
        spacing: f32,
    ) -> &mut Self {
        self.bold(words, x, baseline, size, colour, align);
        if let Some(DrawingPart::Words { label, .. }) = self.parts.last_mut() {
            label.spacing = spacing;
        }
        self
    }

    /// Words in the middle of a rectangle: set smaller as far as they can be read, then in several lines, then smaller
    /// again: never over its edge.
    pub fn within(
        &mut self,
        words: impl Into<String>,
        rect: Rect,
        (size, smallest): (f32, f32),
        colour: impl Ink,
        face: Typeface,
    ) -> &mut Self {
        let words = words.into();
        let room = rect.size();
        let mut own = face.fit(&words, size, room.x).max(smallest.min(size));
        // A word alone in its line must fit too.
        let longest = |own: f32| words.split_whitespace().map(|word| face.width(word, own)).fold(0.0, f32::max);
        while own > 1.0 && (face.lines(&words, own, room.x) as f32 * own * 1.2 > room.y || longest(own) > room.x) {
            own -= 0.5;
        }
        let label = Label::new(words, own, colour.colour()).face(face).wrap(room.x, Align::Centre);
        self.parts.push(DrawingPart::Words { label, at: rect.center() });
        self
    }
}
