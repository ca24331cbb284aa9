//! A link as a square of dark dots, for the camera of another device.

use bevy::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

use crate::{
    drawing::{Drawing, rect},
    ui::theme::palette,
};

/// Draws the square into a place; nothing where the link is too long for one.
pub fn draw(drawing: &mut Drawing, link: &str, place: Rect) {
    let Ok(code) = QrCode::encode_text(link, QrCodeEcc::Medium) else { return };
    drawing.rounded(place, 4.0, palette::PAPER, None);
    let inner = place.inflate(-9.0);
    let (size, dot) = (code.size(), inner.width() / code.size() as f32);
    for y in 0..size {
        // Dark dots side by side are one.
        let mut x = 0;
        while x < size {
            let from = x;
            while x < size && code.get_module(x, y) {
                x += 1;
            }
            if x > from {
                let corner = inner.min + Vec2::new(from as f32, y as f32) * dot;
                drawing.fill(rect(corner.x, corner.y, (x - from) as f32 * dot, dot + 0.2), palette::INK);
            }
            x += 1;
        }
    }
}
