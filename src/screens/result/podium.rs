//! The terminus: a step for every player by rank, the winner's name on the ribbon.

use bevy_egui::egui::Color32;

use super::{Ranked, STEPS_RISE, WINNER_TOLD, eased};
use crate::ui::{
    canvas::Canvas,
    labels::Align,
    theme::{bold, display, palette, text},
    viewport::Shape,
};

/// From the drawing's 676 × 424 at 24, 66 to where it stands.
#[derive(Clone, Copy)]
struct PodiumFrame {
    left: f32,
    top: f32,
    k: f32,
}

impl PodiumFrame {
    fn x(self, x: f32) -> f32 {
        self.left + (x - 24.0) * self.k
    }

    fn y(self, y: f32) -> f32 {
        self.top + (y - 66.0) * self.k
    }
}

/// Where the steps are from left to right, by rank.
const STEPS: [(usize, f32); 4] = [(1, 52.0), (0, 208.0), (2, 364.0), (3, 520.0)];

/// Their tops by rank.
const TOPS: [f32; 4] = [294.0, 330.0, 354.0, 376.0];

/// The bar for names at the foot of the frame, which is the same at every scale.
const NAMES: f32 = 52.0;
/// On a phone: from the top of the frame to the foot of the ribbon, and how high that is.
const HEAD: f32 = 39.0;
const RIBBON: f32 = 34.0;
/// A narrower hall has its names one below the other.
const NARROW: f32 = 310.0;
/// What is around the arch.
const GIRDER: Color32 = Color32::from_rgb(0x12, 0x1A, 0x30);

/// Where the hall and its parts are.
pub struct Podium {
    place: PodiumFrame,
    /// The ribbon has a scale of its own, and a width in its own pixels.
    ribbon: (PodiumFrame, f32),
    frame: [f32; 4],
    /// On a phone words have sizes of their own, and all names stand together.
    on_phone: bool,
}

impl Podium {
    /// On larger screens.
    pub fn new(shape: Shape) -> Self {
        let k = if shape == Shape::Tall { 520.0 / 676.0 } else { 1.0 };
        let place = PodiumFrame { left: 24.0, top: 66.0, k };
        Self { place, ribbon: (place, 552.0), frame: [24.0, 66.0, 676.0 * k, 424.0 * k], on_phone: false }
    }

    /// On a phone: as high as this rectangle, and as wide as that allows. What is left of the height is above the
    /// arch, where the ribbon is.
    pub fn within([x, y, w, h]: [f32; 4]) -> Self {
        // The first one's head, 306 above the bar for the names, touches the ribbon at most.
        let k = ((h - NAMES - HEAD) / 306.0).min((h - NAMES) / 372.0).min(w / 676.0);
        let place = PodiumFrame { left: x, top: y + h - NAMES - 372.0 * k, k };
        let wide = 676.0 * k;
        let j = RIBBON / 54.0;
        let ribbon = PodiumFrame { left: x + wide / 2.0 - 338.0 * j, top: y + HEAD - RIBBON - 12.0 * j, k: j };
        Self { place, ribbon: (ribbon, (wide - 20.0) / j), frame: [x, y, wide, h], on_phone: true }
    }

    /// How high it is on a phone if it fills a width.
    pub fn high(wide: f32) -> f32 {
        let k = wide / 676.0;
        NAMES + (306.0 * k + HEAD).max(372.0 * k)
    }

    /// Where it ends.
    pub fn right(&self) -> f32 {
        self.frame[0] + self.frame[2]
    }

    /// Draws it.
    pub fn draw(&self, canvas: &Canvas, ranked: &[Ranked], now: f32) {
        let (place, [x, y, w, h]) = (self.place, self.frame);
        if self.on_phone {
            // The corners of the frame are cut out.
            canvas.fill(x + 12.0, y, w - 24.0, 13.0, GIRDER);
            canvas.fill(x, y + 12.0, w, (place.y(78.0) - y - 12.0).max(0.0), GIRDER);
        }
        canvas.scaled("result/hall", place.left, place.top, place.k);
        // The last ones rise first.
        let risen = |order: usize| eased(now, STEPS_RISE + 0.3 * (ranked.len() - 1 - order) as f32, 0.5);
        for (order, x) in STEPS {
            if let Some(who) = ranked.get(order).filter(|_| risen(order) > 0.0) {
                step(canvas, place, who, [x, self.top(who)], risen(order));
            }
        }
        canvas.slice("result/hall-frame", [40.0, 40.0, 40.0, 80.0], x, y, w, h);
        if self.on_phone {
            self.legend(canvas, ranked, now >= WINNER_TOLD);
        } else {
            for (order, x) in STEPS {
                if let Some(who) = ranked.get(order).filter(|_| risen(order) > 0.6) {
                    name(canvas, place, who, x);
                }
            }
        }
        self.banner(canvas, ranked, now >= WINNER_TOLD);
        self.sign(canvas);
    }

    /// The top of someone's step. Where the hall is smaller than the bar for names allows, the lower steps are higher.
    fn top(&self, who: &Ranked) -> f32 {
        let covered = if self.on_phone { 0.0 } else { NAMES / self.place.k - NAMES };
        TOPS[who.rank - 1] - covered * (who.rank - 1) as f32 / 3.0
    }

    /// The winner's name, once it is announced.
    fn banner(&self, canvas: &Canvas, ranked: &[Ranked], told: bool) {
        let (place, wide) = self.ribbon;
        let k = place.k;
        let left = place.x(362.0 - wide / 2.0);
        canvas.slice("result/banner", [50.0, 10.0, 50.0, 10.0], left, place.y(78.0), wide * k, 54.0 * k);
        let winners: Vec<_> = ranked.iter().filter(|who| who.won && told).collect();
        let (x, y) = (place.x(374.0), place.y(117.0));
        let signs = 30.0 * k * winners.len() as f32;
        let most = (wide - 82.0) * k - signs;
        let names: Vec<_> = winners.iter().map(|who| who.name.as_str()).collect();
        let mut words = match &names[..] {
            _ if !told => canvas.words("result-who"),
            [] => canvas.words("result-nobody"),
            [one] => canvas.words_with("result-first", [("name", (*one).into())]),
            [most @ .., last] => {
                let most = most.join(", ");
                canvas.words_with("result-first-together", [("most", most.into()), ("last", (*last).into())])
            }
        };
        // Where a phone has no room for more, the names alone say it.
        if self.on_phone && !names.is_empty() && canvas.width(&words, display(12.0)) > most {
            words = names.join(", ");
        }
        let font = display(34.0 * k);
        let wide = canvas.width(&words, font.clone()).min(most);
        canvas.fit(x, y, &words, font, palette::LAMP, Align::Centre, most);
        for (order, who) in winners.iter().enumerate() {
            let left = x - wide / 2.0 - 24.0 * k - 30.0 * k * (winners.len() - 1 - order) as f32;
            canvas.emblem(who.colour, left, place.y(105.0), 12.0 * k);
        }
    }

    /// The name of the terminus, which on a phone does not shrink with the hall; where there is no room for it, it is
    /// left out.
    fn sign(&self, canvas: &Canvas) {
        let (place, k) = (self.place, self.place.k);
        if self.on_phone && k < 0.48 {
            return;
        }
        let scale = if self.on_phone { k.max(0.66) } else { k };
        // It stays at the right.
        let larger = scale - k;
        canvas.scaled("result/sign", place.x(446.0) - 232.0 * larger, place.y(148.0), scale);
        let terminus = canvas.words("line-constantinople").to_uppercase();
        let (x, y) = (place.x(562.0) - 116.0 * larger, place.y(189.0) + 41.0 * larger);
        let white = Color32::from_rgb(0xFF, 0xF6, 0xE2);
        canvas.spaced(x, y, &terminus, bold(17.0 * scale), white, Align::Centre, 2.0 * scale);
    }

    /// On a phone: who stands where. Each name is below its step if all of them fit there, otherwise they stand together
    /// in the order of the steps.
    fn legend(&self, canvas: &Canvas, ranked: &[Ranked], told: bool) {
        let [x, y, w, h] = self.frame;
        let steps: Vec<_> = STEPS.iter().filter_map(|(order, x)| Some((ranked.get(*order)?, *x))).collect();
        let ink = |who: &Ranked| if who.won && told { palette::LAMP } else { palette::PAPER };
        let wide = 152.0 * self.place.k;
        let font = text(14.0);
        let width = |who: &Ranked| canvas.width(&who.name, font.clone()) + 18.0;
        if steps.iter().all(|(who, _)| width(who) <= wide) {
            let middle = y + h - NAMES / 2.0 - 2.0;
            for (who, step) in steps {
                let left = self.place.x(step + 78.0) - width(who) / 2.0;
                canvas.emblem(who.colour, left + 7.0, middle, 7.0);
                canvas.text(left + 18.0, middle + 5.0, &who.name, font.clone(), ink(who), Align::Left);
            }
            return;
        }
        let in_row = if w < NARROW { 1 } else { 2 };
        let rows = steps.len().div_ceil(in_row);
        let (wide, high) = ((w - 32.0) / in_row as f32, (NAMES - 7.0) / rows as f32);
        let size = (high * 0.75).clamp(11.0, 16.0);
        for (nth, (who, _)) in steps.into_iter().enumerate() {
            let left = x + 18.0 + wide * (nth % in_row) as f32;
            let middle = y + h - NAMES + 2.0 + high * ((nth / in_row) as f32 + 0.5);
            canvas.emblem(who.colour, left + 7.0, middle, (high * 0.4).min(7.5));
            canvas.fit(left + 20.0, middle + size * 0.35, &who.name, text(size), ink(who), Align::Left, wide - 24.0);
        }
    }
}

fn step(canvas: &Canvas, place: PodiumFrame, who: &Ranked, [x, top]: [f32; 2], risen: f32) {
    let k = place.k;
    let first = who.won;
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
    // On a small phone the figures stay large enough to be read.
    canvas.scaled("result/rank", place.x(x + 12.0), place.y(top + 18.0), k);
    if who.arrested {
        canvas.icon("ui/lock", place.x(middle - 45.0), place.y(top + 36.0), 24.0 * k);
    } else {
        let (x, y) = (place.x(middle - 45.0), place.y(top + 36.0));
        canvas.figure(x, y, &who.rank.to_string(), (26.0 * k).max(10.0), palette::LAMP);
    }
    let (px, py) = (place.x(middle + 28.0), place.y(top + 37.0));
    if first {
        canvas.points(px, py, who.total, (76.0 * k).max(34.0), (36.0 * k).max(17.0));
    } else {
        canvas.figure(px, py, &who.total.to_string(), (28.0 * k).max(11.0), palette::PAPER);
    }
}

fn name(canvas: &Canvas, place: PodiumFrame, who: &Ranked, x: f32) {
    let (k, most) = (place.k, 120.0 * place.k);
    let font = display((19.0 * k).max(15.5));
    let wide = canvas.width(&who.name, font.clone()).min(most) + 26.0 * k;
    let left = place.x(x + 78.0) - wide / 2.0;
    canvas.emblem(who.colour, left + 8.0 * k, place.y(464.0), 8.4 * k);
    let ink = if who.won { palette::LAMP } else { palette::PAPER };
    canvas.fit(left + 26.0 * k, place.y(471.0), &who.name, font, ink, Align::Left, most);
}
