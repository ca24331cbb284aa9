//! The head of a counting screen: its title, and a chip for each of its steps.

use bevy::math::Rect;

use super::places::EDGE;
use crate::{
    drawing::{Drawing, rect},
    session::Colour,
    ui::{labels::Align, theme::palette, typefaces::Typeface, viewport::Phone},
};

/// How the head is laid out.
#[derive(Clone, Copy, Debug)]
pub enum HeadLayout {
    /// On a ribbon as wide as its words, with this middle, its chips at this scale.
    Ribbon { middle: f32, k: f32 },
    /// In one line from edge to edge, below this height.
    Line { top: f32, right: f32 },
    /// The title in one line and the chips in the next.
    TwoLines { top: f32, right: f32 },
}

/// The scale of chips on a phone.
const SMALL: f32 = 0.65;
/// The room between two chips.
const GAP: f32 = 8.0;
/// The widest words on a chip, and the least room for words: the first letters alone would tell nothing.
const MOST: f32 = 260.0;
const LEAST: f32 = 30.0;
/// Where all chips have words, each has at least this room, or only the one whose turn it is has any.
const LEAST_OF_ALL: f32 = 46.0;

impl HeadLayout {
    /// Below the bar of a phone.
    pub fn phone(phone: Phone, bar: f32) -> Self {
        let right = phone.size().x;
        if phone.is_portrait() { Self::TwoLines { top: bar, right } } else { Self::Line { top: bar, right } }
    }

    /// Where it ends.
    pub fn foot(self) -> f32 {
        match self {
            Self::Ribbon { .. } => 120.0,
            Self::Line { top, .. } => top + 28.0,
            Self::TwoLines { top, .. } => top + 62.0,
        }
    }

    /// The title, what is told beside it if there is room, and the chips.
    pub fn drawing(self, visible: Rect, title: &str, beside: &str, chips: &mut [Chip]) -> Drawing {
        let mut drawing = Drawing::default();
        let title_wide = |size: f32| Typeface::Display.width(title, size);
        let width = |size: f32| Typeface::Text.width(beside, size);
        match self {
            Self::Ribbon { middle, k } => {
                share(chips, f32::INFINITY, k);
                let all = title_wide(34.0) + 26.0 + width(18.0) + 26.0 + all_wide(chips, k) + 92.0;
                // Its picture reaches over its edges.
                let ribbon = rect(middle - all / 2.0 - 5.0, 55.0, all + 10.0, 70.0);
                drawing.slice("scoring/head", [60.0, 10.0, 60.0, 10.0], ribbon);
                let mut x = middle - all / 2.0 + 50.0;
                drawing.display(title, x, 102.0, 34.0, palette::LAMP, Align::Left);
                x += title_wide(34.0) + 26.0;
                if !beside.is_empty() {
                    drawing.words(beside, x, 99.0, 18.0, palette::STEAM, Align::Left);
                    x += width(18.0) + 26.0;
                }
                draw_chips(&mut drawing, chips, [x, 90.0], k);
            }
            Self::Line { top, right } => {
                drawing.fill(self.ground(visible, top), palette::DEEP);
                let (base, right) = (top + 20.5, right - EDGE);
                let mut x = EDGE + 4.0;
                drawing.display(title, x, base, 18.0, palette::LAMP, Align::Left);
                x += title_wide(18.0) + 14.0;
                // Names are told before what is beside the title.
                if !beside.is_empty() && right - x - width(13.0) > 420.0 {
                    drawing.words(beside, x, base - 1.0, 13.0, palette::STEAM, Align::Left);
                    x += width(13.0) + 14.0;
                }
                share(chips, right - x, SMALL);
                draw_chips(&mut drawing, chips, [right - all_wide(chips, SMALL), top + 14.0], SMALL);
            }
            Self::TwoLines { top, right } => {
                drawing.fill(self.ground(visible, top), palette::DEEP);
                let (left, inner, base) = (EDGE + 4.0, right - EDGE - 4.0, top + 25.0);
                if beside.is_empty() {
                    drawing.display(title, right / 2.0, base, 22.0, palette::LAMP, Align::Centre);
                } else {
                    let (title, size) = Typeface::Display.shorten(title, 22.0, inner - left);
                    let end = left + Typeface::Display.width(&title, size);
                    drawing.display(title, left, base, size, palette::LAMP, Align::Left);
                    if end + 12.0 + width(14.0) <= inner {
                        drawing.words(beside, inner, base - 1.0, 14.0, palette::STEAM, Align::Right);
                    }
                }
                share(chips, right - 2.0 * EDGE, SMALL);
                let left = (right - all_wide(chips, SMALL)) / 2.0;
                draw_chips(&mut drawing, chips, [left, top + 47.0], SMALL);
            }
        }
        drawing
    }

    fn ground(self, visible: Rect, top: f32) -> Rect {
        rect(visible.min.x, top, visible.width(), self.foot() - top)
    }
}

/// A step: what is counted, or whose points.
pub struct Chip {
    /// Whose sign it has; the coins have none.
    pub whose: Option<Colour>,
    /// What it is called, or nothing.
    pub words: String,
    pub now: bool,
    pub done: bool,
    /// The room for its words.
    room: f32,
}

impl Chip {
    pub fn new(whose: Option<Colour>, words: String, now: bool, done: bool) -> Self {
        Self { whose, words, now, done, room: 0.0 }
    }

    /// How wide it is where words have this scale.
    fn wide(&self, k: f32) -> f32 {
        let words = if self.room > 0.0 { self.room + 12.0 * k } else { 0.0 };
        44.0 * k + words + if self.done { 28.0 * k } else { 0.0 }
    }
}

/// How large the words on chips are.
fn size(k: f32) -> f32 {
    (19.0 * k).max(14.0)
}

fn all_wide(chips: &[Chip], k: f32) -> f32 {
    chips.iter().map(|chip| chip.wide(k) + GAP * k).sum::<f32>() - GAP * k
}

/// Gives all chips room for their words; where there is too little, all that have some the same; and where that is too
/// little to be read, only what is counted now.
fn share(chips: &mut [Chip], width: f32, k: f32) {
    let edge = 12.0 * k;
    let left = width - all_wide(chips, k);
    let natural = |chip: &Chip| Typeface::Bold.width(&chip.words, size(k)).min(MOST);
    let named = chips.iter().filter(|chip| !chip.words.is_empty()).count();
    let all: f32 = chips.iter().filter(|chip| !chip.words.is_empty()).map(|chip| natural(chip) + edge).sum();
    let each = left / named.max(1) as f32 - edge;
    for chip in chips.iter_mut().filter(|chip| !chip.words.is_empty()) {
        chip.room = match natural(chip) {
            own if all <= left => own,
            own if each >= LEAST_OF_ALL => own.min(each),
            own if chip.now && left - edge >= LEAST => own.min(left - edge),
            _ => 0.0,
        };
    }
}

/// Draws them in a row.
fn draw_chips(drawing: &mut Drawing, chips: &[Chip], [mut x, middle]: [f32; 2], k: f32) {
    for chip in chips {
        let (ground, edge) = if chip.now { (palette::CHOSEN, palette::LAMP) } else { (palette::FIELD, palette::DIM) };
        let (wide, high) = (chip.wide(k), 36.0 * k);
        drawing.plate(rect(x, middle - high / 2.0, wide, high), ground, edge, if chip.now { 1.8 } else { 1.0 });
        match chip.whose {
            Some(colour) => drawing.emblem(colour, x + 22.0 * k, middle, 9.5 * k),
            None => drawing.icon("icon/coin/night", x + 21.0 * k, middle, 28.0 * k),
        };
        if chip.room > 0.0 {
            let ink = if chip.now || chip.done { palette::PAPER } else { palette::MUTED };
            let base = middle + 6.4 / 19.0 * size(k);
            let (left, face) = (x + 40.0 * k, Typeface::Bold);
            drawing.shortened(&chip.words, left, base, size(k), ink, Align::Left, face, chip.room);
        }
        if chip.done {
            drawing.icon("tick", x + wide - 20.0 * k, middle, 24.0 * k);
        }
        x += wide + GAP * k;
    }
}
