//! The way to one's seat from another device, in a game with friends: a link, and a square for that device's camera.

use bevy::prelude::*;
use bevy_egui::egui;

use crate::{
    drawing::{Drawing, rect},
    pieces::square_code,
    ui::{labels::Align, naming::named, theme::palette},
    widgets::{
        button::{Button, ButtonStyle},
        window_layout::WindowMeasures,
    },
    windows::OpenWindow,
};

named! {
    /// What the window has.
    OtherDeviceControl:
    /// Copy the link.
    CopyLink = "other-device/copy-link",
}

/// The room for the button below the words and the square.
const FOOT: f32 = 60.0;
/// The largest square.
const SQUARE: f32 = 260.0;

/// The window. Returns whether the link is to be copied.
pub fn draw(window: &mut OpenWindow, link: &str) -> bool {
    let title = window.get("menu-other-device");
    let content = window.frame(660.0, 430.0, &title);
    let WindowMeasures { letters, gap, .. } = window.measures;
    let (wide, high) = (content.width(), content.height() - FOOT);
    // Where there is more room below the words than beside them, the square lies there.
    let upright = high > wide;
    let square = if upright { (high * 0.5).min(wide) } else { high.min(wide * 0.45) }.min(SQUARE);
    let (words, square) = if upright {
        let words = rect(0.0, 4.0, wide, high - square - gap);
        (words, rect((wide - square) / 2.0, high - square, square, square))
    } else {
        (rect(0.0, 4.0, wide - square - gap, high), rect(wide - square, 0.0, square, square))
    };
    let mut drawing = Drawing::default();
    drawing.text(window.get("other-device-about"), words, letters, palette::PAPER, Align::Left);
    square_code::draw(&mut drawing, link, square);
    window.brush.painting(window.ui.painter(), content.min, 1.0).paint(&drawing);
    let corner = egui::pos2(content.left(), content.bottom() - 48.0);
    let place = egui::Rect::from_min_size(corner, egui::vec2(wide.min(300.0), 48.0));
    window.button(Button::new(OtherDeviceControl::CopyLink, window.get("lobby-copy-link"), ButtonStyle::Gold), place)
}
