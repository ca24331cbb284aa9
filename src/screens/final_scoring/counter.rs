//! The panel with the flaps: what is counted up, the score before and now, what comes next.

use super::FinalScene;
use crate::{
    pieces::card::type_key as card_type_key,
    screens::counting,
    session::Colour,
    ui::{
        canvas::{Canvas, figure_face},
        labels::Align,
        theme::{display, palette, text},
    },
};
use rules::Seat;

/// The width of two flaps of the full size, and the height of one.
const FLAPS: [f32; 2] = [192.0, 118.0];

/// What the panel tells.
struct CounterWords {
    title: String,
    /// The number on the flaps, and what it is.
    number: u16,
    about: String,
    /// Whose score it changes, and by how much.
    gained: Option<(Seat, u16)>,
    follows: String,
}

impl CounterWords {
    fn new(canvas: &Canvas, scene: FinalScene) -> Self {
        let progress = scene.progress;
        let open = scene.open_card();
        let title = match &open {
            _ if progress.over => canvas.words("final-over"),
            Some(open) => canvas.words(&format!("final-type-{}", card_type_key(open.face.card_type))),
            None if progress.counts_coins() => canvas.words("final-coins"),
            None => canvas.words("final-game-end"),
        };
        let coins = progress.purse.filter(|_| progress.counts_coins());
        let (number, about, gained) = match (&open, coins) {
            (Some(open), _) => {
                let values = [("count", open.counted.landed.into()), ("all", open.taken.len().into())];
                let about = canvas.words_with("final-counted-of", values);
                (open.counted.sum, about, progress.now.map(|seat| (seat, open.counted.sum)))
            }
            (None, Some((seat, coins))) => {
                let lit = u16::from(progress.coins_lit(scene.timing, seat, coins));
                (lit, canvas.words("final-coins-each"), Some((seat, progress.points(seat).coins)))
            }
            (None, None) => (0, String::new(), progress.now.map(|seat| (seat, 0))),
        };
        Self { title, number, about, gained, follows: what_follows(canvas, scene) }
    }

    /// Whose score it changes, before and now.
    fn change(&self, scene: FinalScene) -> Option<(Seat, (u16, u16))> {
        self.gained.map(|(seat, gained)| {
            let now = scene.parts(seat).total();
            (seat, (now - gained, now))
        })
    }
}

/// Draws the panel.
pub fn draw(canvas: &Canvas, scene: FinalScene) {
    let told = CounterWords::new(canvas, scene);
    let place = if scene.progress.now.is_some() { scene.layout.counter } else { scene.layout.overview.counter };
    if scene.layout.page.is_none() {
        large(canvas, scene, &told, place);
    } else if place[2] > place[3] {
        landscape(canvas, scene, &told, place);
    } else {
        standing(canvas, scene, &told, place);
    }
}

fn large(canvas: &Canvas, scene: FinalScene, told: &CounterWords, [x, y, w, h]: [f32; 4]) {
    counting::counter(canvas, [x, y, w, h], &told.title);
    let (middle, scale) = (x + w / 2.0, (w - 44.0) / 200.0);
    if scene.progress.over {
        canvas.scaled("final/type/locomotive", middle, y + 122.0, 1.5);
    } else {
        let turned = scene.progress.flapped(scene.timing);
        counting::flaps(canvas, middle, y + 62.0, told.number, scale.min(1.05), turned);
    }
    canvas.fit(middle, y + 218.0, &told.about, text(20.0), palette::STEAM, Align::Centre, w - 28.0);
    if let Some((seat, scores)) = told.change(scene) {
        let config = scene.config(seat);
        counting::change(canvas, config.colour, &config.name, scores, [x, y + 274.0, w]);
    }
    let [left, top, wide, high] = [x + 16.0, y + 304.0, w - 32.0, 38.0];
    canvas.plate(left, top, wide, high, palette::NIGHT, palette::DIM, 1.2);
    canvas.fit(middle, top + 25.6, &told.follows, text(20.0), palette::PAPER, Align::Centre, wide - 14.0);
}

/// The panel of a phone with its title.
fn panel(canvas: &Canvas, [x, y, w, h]: [f32; 4], title: &str) {
    canvas.panel(x, y, w, h);
    canvas.plate(x + 8.0, y + 7.0, w - 16.0, 23.0, palette::CARRIAGE, palette::BRASS, 1.0);
    canvas.fit(x + w / 2.0, y + 24.0, title, display(15.6), palette::LAMP, Align::Centre, w - 28.0);
}

/// Flaps as large as there is room for them, in the middle of it; at the end an engine.
fn flaps(canvas: &Canvas, scene: FinalScene, number: u16, [x, y, w, h]: [f32; 4]) {
    let k = (w / FLAPS[0]).min(h / FLAPS[1]);
    let (middle, top) = (x + w / 2.0, y + (h - FLAPS[1] * k) / 2.0);
    if scene.progress.over {
        canvas.scaled("final/type/locomotive", middle, y + h / 2.0, 1.5 * k);
    } else {
        counting::flaps(canvas, middle, top, number, k, scene.progress.flapped(scene.timing));
    }
}

/// On a phone, everything one below the other. There may be no room for the scores: those of all are in the race.
fn standing(canvas: &Canvas, scene: FinalScene, told: &CounterWords, [x, y, w, h]: [f32; 4]) {
    panel(canvas, [x, y, w, h], &told.title);
    let (middle, room) = (x + w / 2.0, w - 24.0);
    let [left, top, wide] = [x + 9.0, y + h - 31.0, w - 18.0];
    canvas.plate(left, top, wide, 22.0, palette::NIGHT, palette::DIM, 1.0);
    canvas.fit(middle, top + 15.4, &told.follows, text(13.0), palette::PAPER, Align::Centre, wide - 8.0);
    let mut foot = top - 4.0;
    if let Some((seat, scores)) = told.change(scene).filter(|_| h >= 145.0) {
        change(canvas, scene.config(seat).colour, scores, [left, foot - 23.0, wide, 22.0]);
        foot -= 25.0;
    }
    if !told.about.is_empty() {
        canvas.fit(middle, foot - 5.0, &told.about, text(13.0), palette::STEAM, Align::Centre, room);
        foot -= 18.0;
    }
    flaps(canvas, scene, told.number, [left, y + 34.0, wide, foot - y - 36.0]);
}

/// On a phone, the flaps beside the scores.
fn landscape(canvas: &Canvas, scene: FinalScene, told: &CounterWords, [x, y, w, h]: [f32; 4]) {
    panel(canvas, [x, y, w, h], &told.title);
    let (middle, room) = (x + w / 2.0, w - 24.0);
    canvas.fit(middle, y + h - 27.0, &told.about, text(13.0), palette::STEAM, Align::Centre, room);
    canvas.fit(middle, y + h - 11.0, &told.follows, text(13.0), palette::PAPER, Align::Centre, room);
    let [top, high] = [y + 35.0, h - 77.0];
    let wide = (high * FLAPS[0] / FLAPS[1]).min(0.5 * room);
    let Some((seat, scores)) = told.change(scene) else {
        return flaps(canvas, scene, told.number, [x + 12.0, top, room, high]);
    };
    let rest = (room - wide - 10.0).min(150.0);
    let left = middle - (wide + 10.0 + rest) / 2.0;
    flaps(canvas, scene, told.number, [left, top, wide, high]);
    change(canvas, scene.config(seat).colour, scores, [left + wide + 10.0, top, rest, high]);
}

/// A player's sign, the score before and the score now: in a line, or in two where that is too narrow.
fn change(canvas: &Canvas, colour: Colour, (before, now): (u16, u16), [x, y, w, h]: [f32; 4]) {
    /// How wide the score before is with the sign, and the score now with its arrow.
    const PART: f32 = 62.0;
    let two = w < 84.0 && h > 40.0;
    let wide = if two { PART } else { 2.0 * PART + 4.0 };
    let k = (w / wide).min(1.15);
    let left = x + (w - wide * k) / 2.0;
    let (first, second) = if two {
        ((left, y + 0.26 * h), (left, y + 0.74 * h))
    } else {
        ((left, y + h / 2.0), (left + (PART + 4.0) * k, y + h / 2.0))
    };
    canvas.emblem(colour, first.0 + 8.0 * k, first.1, 7.0 * k);
    canvas.points(first.0 + 40.0 * k, first.1, before, 40.0 * k, 22.0 * k);
    let (arrow, middle) = second;
    let head = [(5.0, -5.0), (14.0, 0.0), (5.0, 5.0)].map(|(dx, dy)| canvas.at(arrow + dx * k, middle + dy * k));
    canvas.shape(head.to_vec(), palette::LAMP, palette::LAMP, 0.0);
    canvas.fill(arrow, middle - 1.3 * k, 7.0 * k, 2.6 * k, palette::LAMP);
    let (now, size) = (now.to_string(), 22.0 * k);
    canvas.text(arrow + 20.0 * k, middle + 0.35 * size, &now, figure_face(&now, size), palette::READY, Align::Left);
}

/// What comes next, in few words.
fn what_follows(canvas: &Canvas, scene: FinalScene) -> String {
    let progress = scene.progress;
    let next = |key: &str| match scene.next_seat() {
        Some(seat) => canvas.words_with(key, [("name", scene.config(seat).name.clone().into())]),
        None if scene.game.setup().murder() => canvas.words("final-next-murder"),
        None => canvas.words("final-last"),
    };
    match progress.now {
        _ if progress.over && scene.game.setup().murder() => canvas.words("final-next-murder"),
        _ if progress.over => canvas.words("final-all-counted"),
        None => canvas.words("final-next-cards"),
        Some(seat) => match scene.face_down(seat) {
            0 => next("scoring-next-seat"),
            cards => canvas.words_with("final-to-turn", [("count", cards.into())]),
        },
    }
}
