//! Keys and the buttons of pads as they look: a cap with a name, or the sign that the pad has.

use std::f32::consts::TAU;

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, StrokeKind, pos2, vec2};

use crate::{
    controls::{PadButton, PadFamily},
    localization::Texts,
    ui::{
        text::draw_fitted,
        theme::{bold, palette},
    },
};

/// Draws a key with its name into a rectangle.
pub fn draw_key(painter: &Painter, place: Rect, name: &str) {
    painter.rect(place, 3.0, palette::NIGHT, (1.4, palette::BRASS), StrokeKind::Inside);
    let words = place.shrink2(vec2(8.0, 0.0)).translate(vec2(0.0, 1.0));
    draw_fitted(painter, words, name, bold(17.0), palette::LAMP);
}

/// How wide a key with this name is.
pub fn key_width(painter: &Painter, name: &str) -> f32 {
    painter.layout_no_wrap(name.to_owned(), bold(17.0), palette::LAMP).size().x.max(24.0) + 24.0
}

/// What a button is called on such a pad.
pub fn button_name(texts: &Texts, family: PadFamily, button: PadButton) -> String {
    let family: &'static str = family.into();
    texts.with(&format!("pad-{button}"), [("family", family.into())])
}

/// How wide a button of a pad is where it is this high.
pub fn button_width(painter: &Painter, texts: &Texts, family: PadFamily, button: PadButton, high: f32) -> f32 {
    use PadButton::{Down, East, Left, North, Right, South, Up, West};
    match button {
        South | East | West | North | Left | Right | Up | Down => high,
        _ => key_width(painter, &button_name(texts, family, button)),
    }
}

/// Draws a button with the sign that it has on such a pad into a rectangle, which is as wide as it needs.
pub fn draw_button(painter: &Painter, texts: &Texts, family: PadFamily, button: PadButton, place: Rect) {
    use PadButton::{Down, East, Left, North, Right, South, Up, West};
    let (middle, radius) = (place.center(), place.height() / 2.0);
    match button {
        South | East | West | North => face(painter, texts, family, button, (middle, radius)),
        Left | Right | Up | Down => cross(painter, button, middle, radius),
        _ => draw_key(painter, place, &button_name(texts, family, button)),
    }
}

const GREEN: Color32 = Color32::from_rgb(0x6F, 0xCF, 0x97);
const RED: Color32 = Color32::from_rgb(0xF0, 0x83, 0x75);
const BLUE: Color32 = Color32::from_rgb(0x82, 0xB6, 0xF2);
const YELLOW: Color32 = Color32::from_rgb(0xF4, 0xD0, 0x3F);
const PINK: Color32 = Color32::from_rgb(0xE9, 0x9A, 0xC6);

/// One of the four under the right thumb.
fn face(painter: &Painter, texts: &Texts, family: PadFamily, button: PadButton, (middle, radius): (Pos2, f32)) {
    let colour = match (family, button) {
        (PadFamily::Xbox, PadButton::South) => GREEN,
        (PadFamily::Xbox, PadButton::East) => RED,
        (PadFamily::Xbox, PadButton::West) => BLUE,
        (PadFamily::Xbox, _) => YELLOW,
        (PadFamily::Nintendo, _) => palette::PAPER,
        (PadFamily::PlayStation, _) => return sign(painter, button, middle, radius),
    };
    painter.circle_filled(middle, radius, colour);
    let letter = Rect::from_center_size(middle + vec2(0.0, 1.0), vec2(radius * 2.0, radius * 2.0));
    draw_fitted(painter, letter, &button_name(texts, family, button), bold(radius * 1.15), palette::INK);
}

/// The signs of a PlayStation pad.
fn sign(painter: &Painter, button: PadButton, middle: Pos2, radius: f32) {
    painter.circle(middle, radius, palette::NIGHT, (1.2, palette::STEAM));
    let (reach, wide) = (radius * 0.5, radius * 0.16);
    let corner = |turn: f32| middle + vec2((turn * TAU).sin(), -(turn * TAU).cos()) * reach * 1.2;
    match button {
        PadButton::South => {
            let across = |x: f32| [middle - vec2(reach * x, reach), middle + vec2(reach * x, reach)];
            for x in [1.0, -1.0] {
                painter.line_segment(across(x), (wide, BLUE));
            }
        }
        PadButton::East => _ = painter.circle_stroke(middle, reach * 1.05, (wide, RED)),
        PadButton::West => {
            let square = Rect::from_center_size(middle, vec2(reach, reach) * 1.8);
            painter.rect_stroke(square, 0.0, (wide, PINK), StrokeKind::Middle);
        }
        _ => {
            let corners = [0.0, 1.0 / 3.0, 2.0 / 3.0].map(|turn| corner(turn) + vec2(0.0, radius * 0.08));
            painter.add(Shape::closed_line(corners.to_vec(), (wide, GREEN)));
        }
    }
}

/// The cross, with the arm that is pressed.
fn cross(painter: &Painter, button: PadButton, middle: Pos2, radius: f32) {
    let (arm, reach) = (radius * 0.62, radius * 0.95);
    for size in [vec2(arm, reach * 2.0), vec2(reach * 2.0, arm)] {
        painter.rect_filled(Rect::from_center_size(middle, size), 2.0, palette::DIM);
    }
    let (x, y) = match button {
        PadButton::Left => (-1.0, 0.0),
        PadButton::Right => (1.0, 0.0),
        PadButton::Up => (0.0, -1.0),
        _ => (0.0, 1.0),
    };
    let at = pos2(middle.x + x * (reach - arm / 2.0), middle.y + y * (reach - arm / 2.0));
    painter.rect_filled(Rect::from_center_size(at, vec2(arm, arm)), 2.0, palette::LAMP);
}
