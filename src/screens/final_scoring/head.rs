//! The head: coins first, then everybody in turn.

use super::{FinalScene, phone};
use crate::{
    screens::counting::{EDGE, PHONE_BAR, ribbon},
    session::Colour,
    ui::{
        canvas::Canvas,
        labels::Align,
        theme::{bold, display, palette},
        viewport::Phone,
    },
};

/// The height of a chip, and the room between two.
const HIGH: f32 = 36.0;
const GAP: f32 = 8.0;
/// The widest words on a chip.
const MOST: f32 = 260.0;

/// A step of the final scoring: the coins, or a player's cards.
struct Chip {
    /// Whose sign it has; the coins have none.
    whose: Option<Colour>,
    words: String,
    now: bool,
    done: bool,
    /// The room for its words.
    room: f32,
}

impl Chip {
    /// How wide it is on a stage where words have this scale.
    fn wide(&self, k: f32) -> f32 {
        let words = if self.room > 0.0 { self.room + 12.0 * k } else { 0.0 };
        44.0 * k + words + if self.done { 28.0 * k } else { 0.0 }
    }
}

/// How large the words on chips are.
fn size(k: f32) -> f32 {
    (19.0 * k).max(14.0)
}

/// All chips within a width: what is counted now has its words before what has been counted.
fn chips(canvas: &Canvas, scene: FinalScene, width: f32) -> Vec<Chip> {
    let (progress, k) = (scene.progress, scene.layout.k);
    let part = |now: bool, name: &str| {
        if now { canvas.words_with("final-part", [("name", name.to_owned().into())]) } else { String::new() }
    };
    let seats = scene.seats().map(|seat| {
        let (config, now) = (scene.config(seat), progress.now == Some(seat) && !progress.over);
        let done = progress.done.contains(&seat);
        Chip { whose: Some(config.colour), words: part(now, &config.name), now, done, room: 0.0 }
    });
    let (words, now) = (canvas.words("final-coins"), progress.counts_coins());
    let mut chips = vec![Chip { whose: None, words, now, done: !now, room: 0.0 }];
    chips.extend(seats);
    let mut left = width - chips.iter().map(|chip| chip.wide(k) + GAP * k).sum::<f32>();
    for chip in chips.iter_mut().rev().filter(|chip| !chip.words.is_empty()) {
        let room = canvas.width(&chip.words, bold(size(k))).min(MOST).min(left - 12.0 * k);
        // The first letters alone would tell nothing.
        if room >= 30.0 {
            chip.room = room;
            left -= room + 12.0 * k;
        }
    }
    chips
}

/// Draws them in a row.
fn draw_chips(canvas: &Canvas, chips: &[Chip], [mut x, middle]: [f32; 2], k: f32) {
    for chip in chips {
        let (ground, edge) = if chip.now { (palette::CHOSEN, palette::LAMP) } else { (palette::FIELD, palette::DIM) };
        let (wide, high) = (chip.wide(k), HIGH * k);
        canvas.plate(x, middle - high / 2.0, wide, high, ground, edge, if chip.now { 1.8 } else { 1.0 });
        match chip.whose {
            Some(colour) => canvas.emblem(colour, x + 22.0 * k, middle, 9.0 * k),
            None => canvas.icon("icon/coin/night", x + 21.0 * k, middle, 28.0 * k),
        }
        if chip.room > 0.0 {
            let base = middle + 6.4 / 19.0 * size(k);
            canvas.fit(x + 40.0 * k, base, &chip.words, bold(size(k)), palette::PAPER, Align::Left, chip.room);
        }
        if chip.done {
            canvas.icon("tick", x + wide - 20.0 * k, middle, 22.0 * k);
        }
        x += wide + GAP * k;
    }
}

fn all_wide(chips: &[Chip], k: f32) -> f32 {
    chips.iter().map(|chip| chip.wide(k) + GAP * k).sum()
}

/// Draws the head.
pub fn draw(canvas: &Canvas, scene: FinalScene) {
    if let Some(phone) = canvas.stage().phone() {
        return on_phone(canvas, scene, phone);
    }
    let title = canvas.words("final-title");
    let chips = chips(canvas, scene, f32::INFINITY);
    let title_wide = canvas.width(&title, display(34.0));
    let mut x = ribbon(canvas, scene.layout.middle, title_wide + 30.0 + all_wide(&chips, 1.0));
    x += canvas.text(x, 102.0, &title, display(34.0), palette::LAMP, Align::Left) + 30.0;
    draw_chips(canvas, &chips, [x, 90.0], 1.0);
}

/// On a phone there is no room for a ribbon: the title is in one line with the chips if it lies, and above them if it
/// stands.
fn on_phone(canvas: &Canvas, scene: FinalScene, phone: Phone) {
    let (wide, k) = (phone.size().x, scene.layout.k);
    canvas.fill(0.0, PHONE_BAR, wide, phone::head(phone), palette::DEEP);
    let title = canvas.words("final-title");
    let (left, right) = (EDGE + 4.0, wide - EDGE);
    if phone.is_portrait() {
        canvas.text(wide / 2.0, PHONE_BAR + 25.0, &title, display(22.0), palette::LAMP, Align::Centre);
        let chips = chips(canvas, scene, right - EDGE);
        let x = (wide + GAP * k - all_wide(&chips, k)) / 2.0;
        return draw_chips(canvas, &chips, [x, PHONE_BAR + 47.0], k);
    }
    let title_wide = canvas.text(left, PHONE_BAR + 20.5, &title, display(18.0), palette::LAMP, Align::Left);
    let x = left + title_wide + 16.0;
    draw_chips(canvas, &chips(canvas, scene, right - x), [x, PHONE_BAR + 14.0], k);
}
