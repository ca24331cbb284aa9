//! All players side by side: their coins before the first Game End card, and the parts of their scores at the end.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::{light, race, stage::FinalStage, z};
use crate::{
    drawing::{Drawing, rect},
    scene::{Scene, piece::Piece},
    screens::counting::{CountingPiece, of},
    session::COINS_FLY_MILLIS,
    ui::{labels::Align, theme::palette, typefaces::Typeface},
};
use rules::Seat;

/// The height of a column of the full size.
const COLUMN: f32 = 352.0;
/// Coins in a row, how far apart they are at the most, and how high one is.
const IN_A_ROW: usize = 6;
const PITCH: f32 = 37.0;
const COIN: f32 = 35.0;
/// The last coin is counted a moment before the points are booked.
const COUNTS_MILLIS: u64 = COINS_FLY_MILLIS * 4 / 5;
/// How many milliseconds a coin takes to light up, and the night to fall.
const LIGHTS_MILLIS: u64 = 60;
const FALLS_MILLIS: u64 = 250;

/// Lays a column or a row for everybody.
pub fn lay(stage: FinalStage, scene: &mut Scene<CountingPiece>) {
    for (seat, place) in stage.columns() {
        let column = Column { stage, seat, place };
        column.ground(scene);
        let parts = if stage.layout.overview.rows { column.row() } else { column.column() };
        column.contents(scene, &parts);
    }
}

/// The middle of a player's picture and its radius, in a column or row.
pub fn medallion(stage: FinalStage, [x, y, w, h]: [f32; 4]) -> [f32; 3] {
    if stage.layout.overview.rows {
        let r = (h / 2.0 - 8.0).min(0.13 * w);
        [x + r + 9.0, y + h / 2.0, r]
    } else {
        let k = h / COLUMN;
        [x + w / 2.0, y + 72.0 * k, 58.0 * k]
    }
}

/// Where the parts of a column or row are.
struct ColumnParts {
    /// The anchor and baseline of the name, and its room.
    name: ([f32; 2], Align, f32),
    /// What the score consists of: left edge, first baseline, width, and from one line to the next.
    parts: [f32; 4],
    purse: [f32; 4],
    /// The middle and the size of the score, and of what the coins bring.
    score: [f32; 4],
    gain: [f32; 4],
}

struct Column<'a> {
    stage: FinalStage<'a>,
    seat: Seat,
    place: [f32; 4],
}

impl Column<'_> {
    /// What is below everything, and the night on it.
    fn ground(&self, scene: &mut Scene<CountingPiece>) {
        let (progress, [x, y, w, h]) = (self.stage.progress, self.place);
        let counted = !progress.over && progress.purse.is_some_and(|(counted, _)| counted == self.seat);
        let now = counted || progress.winners.contains(&self.seat);
        let (ground, edge, line) =
            if now { (palette::CHOSEN, palette::LAMP, 2.0) } else { (palette::LACQUER, palette::DIM, 1.0) };
        let plate = |fill: Color32, edge: Color32, line: f32| -> Drawing {
            Drawing::default().plate(rect(x, y, w, h), fill, edge, line).into()
        };
        scene.still(of("column", self.seat), z::NIGHT + 0.5, plate(ground.gamma_multiply(0.75), edge, line));
        if light::is_dark(self.stage, self.seat) {
            let night = plate(palette::DEEP.gamma_multiply(0.8), Color32::TRANSPARENT, 0.0);
            scene.add(of("shade", self.seat), Piece::still(night, Vec2::ZERO, z::SHADE).fading(FALLS_MILLIS));
        }
    }

    fn column(&self) -> ColumnParts {
        let ([x, y, w, h], size) = (self.place, self.stage.layout.k);
        let (k, middle) = (h / COLUMN, x + w / 2.0);
        let score = y + 318.0 * k;
        ColumnParts {
            name: ([middle, y + 168.0 * k], Align::Centre, w - 24.0 * size),
            parts: [x, y + 204.0 * k, w, 32.0 * k],
            purse: [x + 10.0 * size, y + 180.0 * k, w - 20.0 * size, 108.0 * k],
            score: [middle, score, 104.0 * k, 46.0 * k],
            gain: [middle, score, 84.0 * k, (42.0 * k).max(16.0)],
        }
    }

    /// On a portrait phone: beside the portrait what is in a column below it.
    fn row(&self) -> ColumnParts {
        let ([x, y, w, h], size) = (self.place, self.stage.layout.k);
        let [.., r] = medallion(self.stage, self.place);
        let left = x + 2.0 * r + 22.0;
        // The score is in a line with the name.
        let [wide, high] = [52.0, 22.0];
        let score = [x + w - wide / 2.0 - 8.0, y + 16.0, wide, high];
        let room = x + w - left - 8.0;
        let pitch = ((h - 28.0) / 3.0).min(22.0);
        let first = y + 28.0 + (h - 28.0 - 3.0 * pitch) / 2.0 + 0.68 * pitch;
        let rim = 18.0 * size;
        ColumnParts {
            name: ([left, y + 22.0], Align::Left, room - wide - 6.0),
            parts: [left - rim, first, room + rim + 8.0, pitch],
            purse: [left, y + 30.0, room, h - 36.0],
            score,
            gain: score,
        }
    }

    fn contents(&self, scene: &mut Scene<CountingPiece>, parts: &ColumnParts) {
        let (stage, size) = (self.stage, self.stage.layout.k);
        let ([x, y], align, room) = parts.name;
        let mut told = Drawing::default();
        let name = stage.config(self.seat).name.clone();
        told.fit(name, x, y, 27.0 * size, palette::LAMP, align, Typeface::Display, room);
        if stage.progress.over {
            self.score_parts(&mut told, parts.parts);
            let [x, y, w, h] = parts.score;
            told.points(stage.parts(self.seat).total(), Vec2::new(x, y), Vec2::new(w, h));
        } else {
            self.purse(scene, &mut told, parts);
        }
        scene.still(of("told", self.seat), z::ON_PANEL, told);
    }

    /// The coins a player has left: they light up one after the other, and then it is told what they bring.
    fn purse(&self, scene: &mut Scene<CountingPiece>, told: &mut Drawing, parts: &ColumnParts) {
        let (stage, [x, y, w, h]) = (self.stage, parts.purse);
        let (coins, size) = (stage.board.player(self.seat).purse.total(), stage.layout.k);
        let middle = x + w / 2.0;
        if coins == 0 {
            let words = stage.texts.get("final-no-coins");
            let y = y + h / 2.0 + 2.0;
            told.fit(words, middle, y, 20.0 * size, palette::MUTED, Align::Centre, Typeface::Text, w);
            return;
        }
        let counted = stage.progress.has_counted_coins_of(self.seat);
        let coins_left = usize::from(coins);
        let rows = coins_left.div_ceil(IN_A_ROW);
        let pitch = (PITCH * size).min(w / IN_A_ROW as f32).min(h / rows as f32);
        let top = y + h / 2.0 - pitch * (rows as f32 - 1.0) / 2.0;
        for nth in 0..coins {
            let (row, column) = (usize::from(nth) / IN_A_ROW, usize::from(nth) % IN_A_ROW);
            let in_row = (coins_left - row * IN_A_ROW).min(IN_A_ROW) as f32;
            let at = Vec2::new(middle + pitch * (column as f32 - (in_row - 1.0) / 2.0), top + pitch * row as f32);
            let high = COIN * pitch / PITCH;
            told.icon("icon/coin/night", at.x, at.y, high);
            told.disc(at, 0.47 * pitch, Color32::from_rgba_unmultiplied(0x0D, 0x18, 0x29, 160), None);
            if counted {
                let lit = Piece::still(Drawing::default().icon("icon/coin/night", 0.0, 0.0, high), at, z::CARD);
                let wait = COUNTS_MILLIS * u64::from(nth) / u64::from(coins);
                scene.add(of("coin", self.seat).nth(nth.into()), lit.appearing(LIGHTS_MILLIS).after(wait));
            }
        }
        if counted {
            let [x, y, w, h] = parts.gain;
            let mut gain = Drawing::default();
            gain.points(format!("+{coins}"), Vec2::ZERO, Vec2::new(w, h));
            let gain = Piece::still(gain, Vec2::new(x, y), z::CARD).appearing(LIGHTS_MILLIS);
            scene.add(of("gain", self.seat), gain.after(COUNTS_MILLIS));
        }
    }

    /// What a score consists of, from a baseline on and so far apart.
    fn score_parts(&self, told: &mut Drawing, [x, first, w, pitch]: [f32; 4]) {
        let (stage, k) = (self.stage, self.stage.layout.k);
        let (parts, own) = (stage.parts(self.seat), race::bar(stage.config(self.seat).colour));
        let lines = [
            ("final-so-far", parts.so_far, own),
            ("final-coins", parts.coins, palette::LAMP),
            ("final-game-end", parts.game_end, palette::PAPER),
        ];
        let room = w - 120.0 * k;
        for (nth, (key, points, colour)) in lines.into_iter().enumerate() {
            let y = first + pitch * nth as f32;
            told.fill(rect(x + 18.0 * k, y - 15.0 * k, 18.0 * k, 16.0 * k), colour);
            // Where it is too narrow, the colours tell it alone, as in the race.
            if room >= 40.0 {
                let (words, size) = (stage.texts.get(key), (20.0 * k).min(pitch));
                told.fit(words, x + 46.0 * k, y, size, palette::STEAM, Align::Left, Typeface::Text, room);
            }
            let size = (22.0 * k).min(pitch);
            told.bold(points.to_string(), x + w - 18.0 * k, y, size, palette::PAPER, Align::Right);
        }
    }
}
