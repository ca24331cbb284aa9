//! The panel with flaps that count up: where its parts are, and what is drawn of it.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::pieces::{CountingPiece, the};
use crate::{
    drawing::{Drawing, rect},
    pieces::flaps,
    scene::{
        Scene,
        piece::{Piece, Turns},
    },
    session::Colour,
    ui::{labels::Align, theme::palette, typefaces::Typeface},
};

/// How many milliseconds a flap takes to fall.
const FALLS_MILLIS: u64 = 200;
/// What flaps of the full size need: two of them side by side, and the height of one.
const FLAPS: [f32; 2] = [192.0, 118.0];

/// What the panel tells.
pub struct CounterWords {
    pub title: String,
    pub about: String,
    /// Whose score is changed: their colour, their name, the score before and so far.
    pub change: Option<(Colour, String, [u16; 2])>,
    pub next: String,
}

/// The panel with the flaps.
#[derive(Clone, Copy, Debug)]
pub struct CounterLayout {
    pub place: [f32; 4],
    /// Whether it has a case of its own with a plate for its title.
    pub case: bool,
    /// The plate of the title where the panel has none.
    pub plate: Option<[f32; 4]>,
    pub title: LetteredLine,
    /// The middle of the flaps, their top, and their scale.
    pub flaps: [f32; 3],
    /// What the flaps count.
    pub about: Option<LetteredLine>,
    pub change: Option<ChangePlace>,
    /// What comes next, where there is room for it, and the plate that this stands on.
    pub next: Option<LetteredLine>,
    pub next_plate: Option<[f32; 4]>,
}

/// Where both scores stand: in a line, or in two.
#[derive(Clone, Copy, Debug)]
pub struct ChangePlace {
    pub left: f32,
    /// The middle of the line, and of the second one if there are two.
    pub middle: f32,
    pub second: Option<f32>,
    pub wide: f32,
    pub k: f32,
}

impl ChangePlace {
    const fn line(left: f32, middle: f32, wide: f32, k: f32) -> Self {
        Self { left, middle, second: None, wide, k }
    }

    /// As large as there is room: in a line at a height, or in two where that is too narrow and the room is so high.
    fn fitted([left, top, wide, high]: [f32; 4]) -> Self {
        if wide < 110.0 && high > 40.0 {
            let (middle, second) = (top + 0.26 * high, Some(top + 0.74 * high));
            return Self { left, middle, second, wide, k: (wide / 90.0).min(0.8) };
        }
        Self::line(left, top + high / 2.0, wide, (wide / 165.0).min(0.7))
    }
}

/// Where a line of words stands: its anchor, its baseline, the size of its letters, and its room.
#[derive(Clone, Copy, Debug)]
pub struct LetteredLine {
    pub x: f32,
    pub baseline: f32,
    pub size: f32,
    pub align: Align,
    pub room: f32,
}

const fn line(align: Align, x: f32, baseline: f32, size: f32, room: f32) -> LetteredLine {
    LetteredLine { x, baseline, size, align, room }
}

impl CounterLayout {
    /// A panel with a title and flaps.
    const fn new(place: [f32; 4], title: LetteredLine, flaps: [f32; 3]) -> Self {
        let (plate, about, change, next, next_plate) = (None, None, None, None, None);
        Self { place, case: false, plate, title, flaps, about, change, next, next_plate }
    }

    /// A case beside the band of a desktop.
    pub const fn case([x, y, w, h]: [f32; 4], k: f32) -> Self {
        let middle = x + w / 2.0;
        let title = line(Align::Centre, middle, y + 34.0, 24.0, w - 56.0);
        Self {
            case: true,
            change: Some(ChangePlace::line(x + 22.0, y + 220.0, w - 44.0, 1.0)),
            next: Some(line(Align::Centre, middle, y + 260.0, 16.0, w - 24.0)),
            ..Self::new([x, y, w, h], title, [middle, y + 58.0 + 59.0 * (1.0 - k), k])
        }
    }

    /// A panel beside the band of a phone: what comes next only where it is high enough.
    pub fn beside([x, y, w, h]: [f32; 4]) -> Self {
        let middle = x + w / 2.0;
        let next = (h >= 136.0).then(|| line(Align::Centre, middle, y + h - 12.0, 13.0, w - 24.0));
        let foot = y + h - if next.is_some() { 28.0 } else { 9.0 };
        let flaps = fitted_flaps([x + 12.0, y + 36.0, w - 24.0, foot - 26.0 - (y + 36.0)]);
        Self {
            plate: Some([x + 9.0, y + 8.0, w - 18.0, 24.0]),
            change: Some(ChangePlace::line(x + 14.0, foot - 12.0, w - 28.0, 0.7)),
            next,
            ..Self::new([x, y, w, h], line(Align::Centre, middle, y + 25.5, 16.0, w - 30.0), flaps)
        }
    }

    /// A panel below the band: the flaps are at the left of everything else.
    pub fn below([x, y, w, h]: [f32; 4]) -> Self {
        let k = (h - 18.0) / FLAPS[1];
        let left = x + 24.0 + FLAPS[0] * k;
        let room = x + w - 14.0 - left;
        let flaps = [x + 12.0 + FLAPS[0] * k / 2.0, y + 9.0, k];
        Self {
            change: Some(ChangePlace::line(left, y + h / 2.0 + 1.0, room, 0.7)),
            next: Some(line(Align::Left, left, y + h - 14.0, 13.0, room)),
            ..Self::new([x, y, w, h], line(Align::Left, left, y + 24.0, 17.0, room), flaps)
        }
    }

    /// The case of the final scoring, with a line about what is counted, and what comes next on a plate.
    pub fn final_case([x, y, w, h]: [f32; 4]) -> Self {
        let (middle, k) = (x + w / 2.0, ((w - 44.0) / 200.0).min(1.05));
        let plate = [x + 16.0, y + 304.0, w - 32.0, 38.0];
        Self {
            flaps: [middle, y + 62.0 + 59.0 * (1.0 - k), k],
            about: Some(line(Align::Centre, middle, y + 218.0, 20.0, w - 28.0)),
            change: Some(ChangePlace::line(x + 22.0, y + 274.0, w - 44.0, 1.0)),
            next: Some(line(Align::Centre, middle, y + 329.6, 20.0, w - 46.0)),
            next_plate: Some(plate),
            ..Self::case([x, y, w, h], 1.0)
        }
    }

    /// The panel of the final scoring on a phone: the flaps are beside the scores where it is broad, otherwise above.
    pub fn final_panel(place: [f32; 4]) -> Self {
        let [x, y, w, h] = place;
        let middle = x + w / 2.0;
        let title = line(Align::Centre, middle, y + 24.0, 15.6, w - 28.0);
        let plate = Some([x + 8.0, y + 7.0, w - 16.0, 23.0]);
        let panel = Self { plate, ..Self::new(place, title, [middle, y, 1.0]) };
        if w > h { panel.broad() } else { panel.high() }
    }

    fn broad(self) -> Self {
        let [x, y, w, h] = self.place;
        let (middle, room) = (x + w / 2.0, w - 24.0);
        let [top, high] = [y + 35.0, h - 77.0];
        let wide = (high * FLAPS[0] / FLAPS[1]).min(0.5 * room);
        let rest = (room - wide - 10.0).min(150.0);
        let left = middle - (wide + 10.0 + rest) / 2.0;
        Self {
            flaps: fitted_flaps([left, top, wide, high]),
            about: Some(line(Align::Centre, middle, y + h - 27.0, 13.0, room)),
            change: Some(ChangePlace::fitted([left + wide + 10.0, top, rest, high])),
            next: Some(line(Align::Centre, middle, y + h - 11.0, 13.0, room)),
            ..self
        }
    }

    /// There may be no room for the scores: those of all are in the race.
    fn high(self) -> Self {
        let [x, y, w, h] = self.place;
        let middle = x + w / 2.0;
        let [left, top, wide] = [x + 9.0, y + h - 31.0, w - 18.0];
        let mut foot = top - 4.0;
        let change = (h >= 145.0).then(|| {
            foot -= 25.0;
            ChangePlace::fitted([left, foot, wide, 26.0])
        });
        let about = line(Align::Centre, middle, foot - 5.0, 13.0, w - 24.0);
        Self {
            flaps: fitted_flaps([left, y + 34.0, wide, foot - 18.0 - y - 36.0]),
            about: Some(about),
            change,
            next: Some(line(Align::Centre, middle, top + 15.4, 13.0, wide - 8.0)),
            next_plate: Some([left, top, wide, 22.0]),
            ..self
        }
    }
}

/// Flaps as large as there is room for, in the middle of it.
fn fitted_flaps([x, y, w, h]: [f32; 4]) -> [f32; 3] {
    let k = (w / FLAPS[0]).min(h / FLAPS[1]);
    [x + w / 2.0, y + (h - FLAPS[1] * k) / 2.0, k]
}

impl CounterLayout {
    /// Lays everything of it but the flaps, at a height.
    pub fn lay(&self, scene: &mut Scene<CountingPiece>, words: &CounterWords, z: f32) {
        scene.still(the("counter"), z, self.panel(words));
    }

    fn panel(&self, words: &CounterWords) -> Drawing {
        let mut drawing = Drawing::default();
        let [x, y, w, h] = self.place;
        if self.case {
            // Its picture reaches over its edges.
            drawing.slice("scoring/counter", 50.0, rect(x - 4.0, y - 2.0, w + 8.0, h + 4.0));
        } else {
            drawing.panel(rect(x, y, w, h));
        }
        if let Some([x, y, w, h]) = self.plate {
            drawing.plate(rect(x, y, w, h), palette::CARRIAGE, palette::BRASS, 1.0);
        }
        if let Some([x, y, w, h]) = self.next_plate {
            drawing.plate(rect(x, y, w, h), palette::NIGHT, palette::DIM, 1.2);
        }
        told(&mut drawing, self.title, &words.title, palette::LAMP, Typeface::Display);
        if let Some(line) = self.about {
            told(&mut drawing, line, &words.about, palette::STEAM, Typeface::Text);
        }
        if let Some(line) = self.next {
            let ink = if self.about.is_some() { palette::PAPER } else { palette::MUTED };
            told(&mut drawing, line, &words.next, ink, Typeface::Text);
        }
        if let (Some(place), Some((colour, name, scores))) = (self.change, &words.change) {
            change(&mut drawing, place, *colour, name, *scores);
        }
        drawing
    }

    /// Lays the flaps that show a number, at a height. They wait before they fall.
    pub fn lay_flaps(&self, scene: &mut Scene<CountingPiece>, number: u16, z: f32, wait: u64) {
        let [middle, top, k] = self.flaps;
        let figures = flaps::figures(number);
        let own = k * (2.0 / figures.len() as f32).min(1.0);
        let first = middle - flaps::PITCH * own * figures.len() as f32 / 2.0 + 3.0 * own;
        let middle_y = top + flaps::FLAP.y / 2.0 * k;
        for (place, figure) in figures.iter().enumerate() {
            let left = first + flaps::PITCH * own * place as f32;
            let over = Rect::from_center_size(Vec2::new(left + flaps::FLAP.x * own / 2.0, middle_y), flaps::FLAP * own);
            let drawing = flaps::flap(*figure, number < 10);
            let piece = Piece::moving(drawing, flaps::FLAP, over, z, FALLS_MILLIS);
            // They are counted from the right, so that the units stay the units.
            let name = the("flap").nth(figures.len() - place);
            scene.add(name, Piece { side: *figure as u8, turns: Turns::Flaps, wait, ..piece });
        }
    }
}

fn told(drawing: &mut Drawing, line: LetteredLine, words: &str, ink: Color32, face: Typeface) {
    drawing.fit(words, line.x, line.baseline, line.size, ink, line.align, face, line.room);
}

/// A player's sign, the name where there is room for it, and both scores.
fn change(drawing: &mut Drawing, place: ChangePlace, colour: Colour, name: &str, [before, now]: [u16; 2]) {
    let ChangePlace { left, middle, second, wide, k } = place;
    let (now, size) = (now.to_string(), 30.0 * k);
    drawing.emblem(colour, left + 11.0 * k, middle, 10.6 * k);
    let face = if now == "0" { Typeface::Bold } else { Typeface::Display };
    let long = face.width(&now, size);
    let (arrow, low) = match second {
        Some(low) => (left, low),
        None => (left + wide - long - 29.0 * k, middle),
    };
    drawing.line(now, arrow + 29.0 * k + long, low + 10.5 * k, size, palette::READY, Align::Right, face);
    let head = [(6.5, -6.5), (17.0, 0.0), (6.5, 6.5)].map(|(dx, dy)| Vec2::new(arrow + dx * k, low + dy * k));
    drawing.shape(head.to_vec(), palette::LAMP, None);
    drawing.fill(rect(arrow, low - 1.6 * k, 8.2 * k, 3.2 * k), palette::LAMP);
    let points = if second.is_some() { left + 56.0 * k } else { arrow - 36.0 * k };
    drawing.points(before, Vec2::new(points, middle), Vec2::new(57.0, 33.5) * k);
    let (room, size) = (points - 35.0 * k - (left + 29.0 * k), 19.5 * k);
    if 0.8 * Typeface::Text.width(name, size) <= room {
        drawing.fit(name, left + 29.0 * k, middle + 6.5 * k, size, palette::PAPER, Align::Left, Typeface::Text, room);
    }
}
