//! The semaphore of a connection: the arm up and green is clear, half down and yellow slow, level and yellow on the way
//! back, hanging and red lost.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use crate::{
    drawing::{Drawing, colour, rect},
    ui::{labels::Align, theme::palette, typefaces::Typeface},
};
use online::LineState;

/// The signal, its foot in the middle below, so high.
pub fn draw(drawing: &mut Drawing, line: LineState, foot: Vec2, high: f32) {
    let k = high / 44.0;
    let (turn, ink) = match line {
        LineState::Clear => (-0.8, palette::READY),
        LineState::Slow => (-0.35, palette::LAMP),
        LineState::Returning => (0.0, palette::LAMP),
        LineState::Lost => (0.7, palette::CORAL),
    };
    let at = |right: f32, up: f32| Vec2::new(foot.x + right * k, foot.y - up * k);
    let part = |left: f32, up: f32, wide: f32, high: f32| {
        let corner = at(left, up);
        rect(corner.x, corner.y, wide * k, high * k)
    };
    drawing.fill(part(-6.0, 4.0, 12.0, 4.0), palette::MUTED).fill(part(-1.6, 40.0, 3.2, 37.0), palette::STEAM);
    drawing.disc(at(0.0, 41.0), 2.8 * k, palette::STEAM, None);
    let way = Vec2::from_angle(turn) * k;
    let (middle, across) = (at(0.0, 34.0), way.perp() * 3.8);
    let point = |along: f32, side: f32| middle + way * along + across * side;
    let arm = vec![point(-3.0, -1.0), point(21.0, -1.0), point(21.0, 1.0), point(-3.0, 1.0)];
    drawing.shape(arm, ink, Some((1.0, colour(palette::DEEP))));
    let stripe = vec![point(13.0, -1.0), point(16.0, -1.0), point(16.0, 1.0), point(13.0, 1.0)];
    drawing.shape(stripe, palette::DEEP, None);
    drawing.disc(middle, 2.2 * k, palette::DEEP, None);
}

/// What belongs to somebody who is away, in the dark; a plate below a point says what is known.
pub fn darken(drawing: &mut Drawing, pane: Rect, plate: Vec2, words: &str) {
    drawing.fill(pane, Color32::from_rgba_unmultiplied(11, 20, 34, 175));
    let wide = (Typeface::Bold.width(words, 16.0) + 28.0).min(pane.width() - 8.0);
    let plate = rect(plate.x - wide / 2.0, plate.y, wide, 32.0);
    drawing.plate(plate, palette::DEEP, palette::BRASS, 1.2);
    drawing.line_in(words, plate.inflate(-6.0), 16.0, palette::LAMP, Align::Centre, Typeface::Bold);
}
