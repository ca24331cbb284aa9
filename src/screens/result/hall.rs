//! The terminus: a step for every player by rank, the winner's name on the ribbon.

use bevy_egui::egui::Color32;

use super::{Ranked, STEPS_RISE, WINNER_TOLD, eased};
use crate::ui::{
    canvas::Canvas,
    labels::Align,
    theme::{bold, display, palette},
    viewport::Shape,
};

/// From the drawing's 676 × 424 at 24, 66 to where it stands.
#[derive(Clone, Copy)]
struct Place {
    k: f32,
}

impl Place {
    fn x(self, x: f32) -> f32 {
        24.0 + (x - 24.0) * self.k
    }

    fn y(self, y: f32) -> f32 {
        66.0 + (y - 66.0) * self.k
    }
}

/// Where the steps are from left to right, by rank.
const STEPS: [(usize, f32); 4] = [(1, 52.0), (0, 208.0), (2, 364.0), (3, 520.0)];

/// Their tops by rank.
const TOPS: [f32; 4] = [294.0, 330.0, 354.0, 376.0];

/// Draws the terminus.
pub fn draw(canvas: &Canvas, shape: Shape, ranked: &[Ranked], now: f32) {
    let place = Place { k: if shape == Shape::Tall { 520.0 / 676.0 } else { 1.0 } };
    let k = place.k;
    canvas.scaled("result/hall", 24.0, 66.0, k);
    // The last ones rise first.
    let risen = |order: usize| eased(now, STEPS_RISE + 0.3 * (ranked.len() - 1 - order) as f32, 0.5);
    for (order, x) in STEPS {
        if let Some(who) = ranked.get(order).filter(|_| risen(order) > 0.0) {
            step(canvas, place, who, x, risen(order));
        }
    }
    canvas.slice("result/hall-frame", [40.0, 40.0, 40.0, 80.0], 24.0, 66.0, 676.0 * k, 424.0 * k);
    for (order, x) in STEPS {
        if let Some(who) = ranked.get(order).filter(|_| risen(order) > 0.6) {
            name(canvas, place, who, x);
        }
    }
    banner(canvas, place, ranked, now >= WINNER_TOLD);
    canvas.scaled("result/sign", place.x(446.0), place.y(148.0), k);
    let terminus = canvas.words("line-constantinople").to_uppercase();
    let (x, y) = (place.x(562.0), place.y(189.0));
    let white = Color32::from_rgb(0xFF, 0xF6, 0xE2);
    canvas.spaced(x, y, &terminus, bold(17.0 * k), white, Align::Centre, 2.0 * k);
}

fn step(canvas: &Canvas, place: Place, who: &Ranked, x: f32, risen: f32) {
    let k = place.k;
    let first = who.won;
    let top = TOPS[who.rank - 1];
    let top = 438.0 + (top - 438.0) * risen;
    let middle = x + 78.0;
    let scale = if first { 2.14 } else { 1.8 } / 2.42;
    let bust = (place.x(middle - 113.0 * scale), place.y(top + 3.0 - 186.0 * scale));
    canvas.scaled(&format!("portrait/{}", who.portrait), bust.0, bust.1, scale * k);
    if who.arrested {
        canvas.scaled("result/bars", place.x(middle), place.y(top + 2.0), k);
    }
    // The block is cut off at the foot of the hall.
    let high = (487.0 - top).min(200.0);
    canvas.part_rows("result/step", (0.0, high), [place.x(x - 7.0), place.y(top - 1.0), 170.0 * k, high * k]);
    let cap = if first { "result/cap/gold" } else { "result/cap/plain" };
    canvas.scaled(cap, place.x(x), place.y(top), k);
    if risen < 0.6 {
        return;
    }
    canvas.scaled("result/rank", place.x(x + 12.0), place.y(top + 18.0), k);
    if who.arrested {
        canvas.icon("ui/lock", place.x(middle - 45.0), place.y(top + 36.0), 24.0 * k);
    } else {
        canvas.figure(place.x(middle - 45.0), place.y(top + 36.0), &who.rank.to_string(), 26.0 * k, palette::LAMP);
    }
    let (px, py) = (place.x(middle + 28.0), place.y(top + 37.0));
    if first {
        canvas.points(px, py, who.total, 76.0 * k, 36.0 * k);
    } else {
        canvas.figure(px, py, &who.total.to_string(), 28.0 * k, palette::PAPER);
    }
}

fn name(canvas: &Canvas, place: Place, who: &Ranked, x: f32) {
    let (k, most) = (place.k, 120.0 * place.k);
    let font = display((19.0 * k).max(15.5));
    let wide = canvas.width(&who.name, font.clone()).min(most) + 26.0 * k;
    let left = place.x(x + 78.0) - wide / 2.0;
    canvas.emblem(who.colour, left + 8.0 * k, place.y(464.0), 8.4 * k);
    let ink = if who.won { palette::LAMP } else { palette::PAPER };
    canvas.fit(left + 26.0 * k, place.y(471.0), &who.name, font, ink, Align::Left, most);
}

/// The winner's name, once it is announced.
fn banner(canvas: &Canvas, place: Place, ranked: &[Ranked], told: bool) {
    let k = place.k;
    canvas.slice("result/banner", [50.0, 10.0, 50.0, 10.0], place.x(86.0), place.y(78.0), 552.0 * k, 54.0 * k);
    let winners: Vec<_> = ranked.iter().filter(|who| who.won && told).collect();
    let words = match &winners[..] {
        _ if !told => canvas.words("result-who"),
        [] => canvas.words("result-nobody"),
        [one] => canvas.words_with("result-first", [("name", one.name.clone().into())]),
        [most @ .., last] => {
            let most = most.iter().map(|who| who.name.as_str()).collect::<Vec<_>>().join(", ");
            canvas.words_with("result-first-together", [("most", most.into()), ("last", last.name.clone().into())])
        }
    };
    let (x, y) = (place.x(374.0), place.y(117.0));
    let signs = 30.0 * k * winners.len() as f32;
    let most = 470.0 * k - signs;
    let font = display(34.0 * k);
    let wide = canvas.width(&words, font.clone()).min(most);
    canvas.fit(x, y, &words, font, palette::LAMP, Align::Centre, most);
    for (order, who) in winners.iter().enumerate() {
        let left = x - wide / 2.0 - 24.0 * k - 30.0 * k * (winners.len() - 1 - order) as f32;
        canvas.emblem(who.colour, left, place.y(105.0), 12.0 * k);
    }
}
