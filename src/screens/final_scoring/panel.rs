//! What of the final scoring is drawn in egui: the controls, and the players' pictures, which are cut out round.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::{light, overview, stage::FinalStage};
use crate::{
    drawing::{Drawing, colour},
    screens::counting::{Controls, ControlsPressed},
    session::{AnimationSpeed, Colour},
    ui::theme::palette,
    widgets::canvas::Canvas,
};

/// The light ground of a portrait.
const PANE: Color32 = Color32::from_rgb(0xF8, 0xDC, 0x94);

/// Draws the picture of whoever's cards are counted, or those of all.
pub fn portraits(canvas: &Canvas, stage: FinalStage) {
    if let Some(seat) = stage.progress.now {
        let config = stage.config(seat);
        return medallion(canvas, config.portrait, config.colour, stage.layout.portrait.ring);
    }
    for (seat, place) in stage.columns() {
        let (config, ring) = (stage.config(seat), overview::medallion(stage, place));
        medallion(canvas, config.portrait, config.colour, ring);
        if light::is_dark(stage, seat) {
            let (middle, night) = (Vec2::new(ring[0], ring[1]), palette::DEEP.gamma_multiply(0.6));
            canvas.paint(Drawing::default().disc(middle, ring[2], night, None));
        }
    }
}

/// A player's picture in a ring with their sign.
fn medallion(canvas: &Canvas, portrait: &str, own: Colour, [x, y, r]: [f32; 3]) {
    let middle = Vec2::new(x, y);
    canvas.paint(Drawing::default().disc(middle, r, PANE, None));
    // A bust is 34 high where the ring's radius is 30; its picture is 2.42 times as large.
    let k = r / 34.0 / 2.42;
    let corner = (x - 113.0 * k, y + 1.02 * r - 186.0 * k);
    canvas.cut_round(&format!("portrait/{portrait}"), corner, k, (x, y), r - 1.5);
    let mut ring = Drawing::default();
    for (width, ink) in [(5.0, palette::INK), (3.0, palette::player(own))] {
        ring.disc(middle, r + width / 2.0, Color::NONE, Some((width, colour(ink))));
    }
    canvas.paint(ring.emblem(own, x + r * 0.72, y + r * 0.7, r * 0.27));
}

/// The buttons at the foot; the gold one cannot be pressed while it is told who has won.
pub fn controls(canvas: &mut Canvas, stage: FinalStage, speed: AnimationSpeed, goes_on: bool) -> ControlsPressed {
    let (over, murder) = (stage.progress.over, stage.game.setup().murder());
    let words = match (over, murder) {
        (false, _) => "final-count-on",
        (true, false) => "final-to-result",
        (true, true) => "final-to-murder",
    };
    let keys: &[_] = match (over, murder) {
        // They move through the replay.
        _ if stage.session.watching.is_some() => &[],
        (false, false) => &[
            ("scoring-space", "final-space-about"),
            ("scoring-enter", "final-enter-about"),
            ("final-escape", "final-escape-about"),
        ],
        (false, true) => &[
            ("scoring-space", "final-space-about"),
            ("scoring-enter", "final-enter-about"),
            ("final-escape", "final-escape-murder"),
        ],
        (true, false) => &[("scoring-enter", "final-escape-about")],
        (true, true) => &[("scoring-enter", "final-escape-murder")],
    };
    let goes_on = (canvas.words(words), goes_on);
    Controls { layout: stage.layout.controls, skips: !over, goes_on, keys }.draw(canvas, speed)
}
