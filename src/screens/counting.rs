//! What the scoring phases and the final scoring share: the controls at the foot, seals, and flaps that count.

use bevy_egui::egui::{self, Color32};

use crate::{
    session::{AnimationSpeed, Colour},
    ui::{
        button::{Button, ButtonStyle},
        canvas::{Canvas, figure_face},
        labels::Align,
        regions::Control,
        segments::Segment,
        theme::{bold, display, palette, text},
        viewport::Phone,
    },
};

/// The layer of everything that lies over the table while points are counted. It is the same for all, as a new one
/// would not be seen in its first frame: between two of them, the table would flash up.
pub const LAYER: &str = "over-the-table";

/// Figures on seals and flaps.
pub const WHITE: Color32 = Color32::from_rgb(0xFF, 0xF6, 0xE2);

/// The controls at the foot while points are counted.
pub struct Controls {
    /// Their left and right edge and their top. On a phone they are at the foot of the screen.
    pub place: [f32; 3],
    /// Whether there is anything left to skip.
    pub skips: bool,
    /// The words on the gold button, and whether it can be pressed.
    pub goes_on: (String, bool),
    /// Text keys of the keys and of what they do. Those that there is no room for are left out.
    pub keys: &'static [(&'static str, &'static str)],
}

/// What was pressed at the foot.
#[derive(Default)]
pub struct ControlsPressed {
    pub skip: bool,
    pub go_on: bool,
    pub speed: Option<AnimationSpeed>,
}

const SPEEDS: [AnimationSpeed; 3] = [AnimationSpeed::Slow, AnimationSpeed::Normal, AnimationSpeed::Fast];
/// Room at the edges of a phone, and the smallest thing that a finger hits.
pub const EDGE: f32 = 6.0;
const FINGER: f32 = 44.0;
/// The top bar of a phone.
pub const PHONE_BAR: f32 = 46.0;
const HIGH: f32 = 58.0;
const GAP: f32 = 12.0;

/// Where the controls of a phone begin: everything else has its place above.
pub fn phone_foot(phone: Phone) -> f32 {
    let rows = if phone.is_portrait() { 2.0 } else { 1.0 };
    f32::from(phone.high) - rows * (FINGER + EDGE)
}

/// The speeds, of which one is chosen. Returns the one that was clicked.
fn speeds(canvas: &mut Canvas, speed: AnimationSpeed, place: [f32; 4], size: f32) -> Option<AnimationSpeed> {
    let part =
        |speed: AnimationSpeed| Segment::new(Control::ScoringSpeed(speed), canvas.words(&format!("speed-{speed}")));
    let parts = SPEEDS.map(part);
    let chosen = SPEEDS.iter().position(|own| *own == speed).unwrap_or(SPEEDS.len());
    canvas.segments(place, &parts, chosen, size).map(|part| SPEEDS[part])
}

impl Controls {
    /// Draws them.
    pub fn draw(self, canvas: &mut Canvas, speed: AnimationSpeed) -> ControlsPressed {
        if let Some(phone) = canvas.stage().phone() {
            return self.draw_on_phone(canvas, phone, speed);
        }
        let [left, right, y] = self.place;
        let gold = 0.3 * (right - left).min(1450.0);
        let skip = Button::new(Control::ScoringSkip, canvas.words("scoring-skip"), ButtonStyle::Plain);
        let skip = skip.size(20.0).sprite("ui/skip", 24.5).enabled(self.skips);
        let skip = canvas.button(&skip, [left, y, 150.0, HIGH]);
        let x = left + 150.0 + GAP;
        canvas.slice("panel/plate", [10.0; 4], x, y, 310.0, HIGH);
        canvas.text(x + 14.0, y + 36.0, &canvas.words("scoring-speed"), text(19.0), palette::MUTED, Align::Left);
        let chosen = speeds(canvas, speed, [x + 76.0, y + 9.0, 224.0, 40.0], 19.0);
        let x = x + 310.0 + GAP;
        self.hints(canvas, x, right - gold - GAP - x);
        let (words, enabled) = self.goes_on;
        let go_on = Button::new(Control::ScoringContinue, words, ButtonStyle::Gold);
        let go_on = canvas.button(&go_on.size(28.0).enabled(enabled), [right - gold, y, gold, HIGH]);
        ControlsPressed { skip, go_on, speed: chosen }
    }

    /// On a phone there is room for what is pressed only: lying in one row, upright with the speed above.
    fn draw_on_phone(self, canvas: &mut Canvas, phone: Phone, speed: AnimationSpeed) -> ControlsPressed {
        let (size, top) = (phone.size(), phone_foot(phone));
        let right = size.x - EDGE;
        let skip = Button::new(Control::ScoringSkip, canvas.words("scoring-skip"), ButtonStyle::Plain);
        let skip = skip.size(16.0).sprite("ui/skip", 18.0).enabled(self.skips);
        let (below, speed) = if phone.is_portrait() {
            let speed = speeds(canvas, speed, [EDGE, top, right - EDGE, FINGER], 16.0);
            (top + FINGER + EDGE, speed)
        } else {
            (top, speeds(canvas, speed, [EDGE + 118.0 + EDGE, top, 220.0, FINGER], 16.0))
        };
        let skip = canvas.button(&skip, [EDGE, below, 118.0, FINGER]);
        let left = if phone.is_portrait() {
            EDGE + 118.0 + EDGE
        } else {
            (EDGE + 118.0 + 220.0 + 3.0 * EDGE).max(right - 400.0)
        };
        let (words, enabled) = self.goes_on;
        let go_on = Button::new(Control::ScoringContinue, words, ButtonStyle::Gold);
        let go_on = canvas.button(&go_on.size(20.0).enabled(enabled), [left, below, right - left, FINGER]);
        ControlsPressed { skip, go_on, speed }
    }

    /// Which keys do what.
    fn hints(&self, canvas: &Canvas, x: f32, w: f32) {
        let y = self.place[2];
        let words: Vec<_> = self.keys.iter().map(|(key, about)| (canvas.words(key), canvas.words(about))).collect();
        let key_wide = |key: &str| canvas.width(key, bold(19.0)) + 18.0;
        let wide = |(key, about): &(String, String)| key_wide(key) + 8.0 + canvas.width(about, text(19.0));
        let mut left = x + 12.0;
        let fitting: Vec<_> = words
            .iter()
            .scan(12.0, |taken, hint| {
                *taken += wide(hint) + 14.0;
                Some((*taken <= w).then_some(hint))
            })
            .flatten()
            .collect();
        if fitting.is_empty() {
            return;
        }
        canvas.slice("panel/dim", [10.0; 4], x, y, w, HIGH);
        for (key, about) in fitting {
            let wide = key_wide(key);
            canvas.plate(left, y + 12.0, wide, 34.0, palette::LACQUER, palette::BRASS, 1.2);
            canvas.text(left + wide / 2.0, y + 35.6, key, bold(19.0), palette::LAMP, Align::Centre);
            left += wide + 8.0;
            left += canvas.text(left, y + 35.6, about, text(19.0), palette::STEAM, Align::Left) + 14.0;
        }
    }
}

/// The ribbon of a counting scene, this wide and centred. Returns where its contents begin.
pub fn ribbon(canvas: &Canvas, middle: f32, wide: f32) -> f32 {
    let wide = wide + 92.0;
    canvas.slice("scoring/head", [60.0, 10.0, 60.0, 10.0], middle - wide / 2.0, 60.0, wide, 60.0);
    middle - wide / 2.0 + 50.0
}

/// The panel with flaps: its title is centred in the plate at its head.
pub fn counter(canvas: &Canvas, [x, y, w, h]: [f32; 4], title: &str) {
    canvas.slice("scoring/counter", [50.0, 60.0, 50.0, 20.0], x, y, w, h);
    canvas.fit(x + w / 2.0, y + 34.0, title, display(24.0), palette::LAMP, Align::Centre, w - 56.0);
}

/// A number on split flaps, at least two of them, centred; turned so far (0 to 1) to this number.
pub fn flaps(canvas: &Canvas, middle: f32, y: f32, number: u16, scale: f32, turned: f32) {
    let digits = format!("{number:>2}");
    let k = scale * (2.0 / digits.len() as f32).min(1.0);
    let first = middle - 48.0 * k * digits.len() as f32;
    let top = y + 59.0 * (scale - k);
    for (place, digit) in digits.chars().enumerate() {
        let left = first + 96.0 * k * place as f32 + 3.0 * k;
        canvas.scaled("scoring/flap", left, top, k);
        let face = figure_face(digits.trim(), 96.0 * k);
        canvas.text(left + 45.0 * k, top + 92.0 * k, &digit.to_string(), face, WHITE, Align::Centre);
        // The leaf that falls hides what it has not yet passed.
        let hide =
            |from: f32, high: f32, ground| canvas.fill(left + 4.0 * k, top + from * k, 82.0 * k, high * k, ground);
        if turned < 0.5 {
            hide(4.0, 55.0 * (1.0 - 2.0 * turned), Color32::from_rgb(0x16, 0x26, 0x42));
        }
        if turned < 1.0 {
            let high = 54.0 * (2.0 - 2.0 * turned).min(1.0);
            hide(114.0 - high, high, Color32::from_rgb(0x0C, 0x17, 0x29));
        }
        canvas.scaled("scoring/flap-seam", left, top, k);
    }
}

/// A player's sign, the score before and the score now, in a line; the name only where there is room for it.
pub fn change(canvas: &Canvas, colour: Colour, name: &str, (before, now): (u16, u16), [x, middle, w]: [f32; 3]) {
    canvas.emblem(colour, x + 32.0, middle, 10.0);
    let now = now.to_string();
    let right = x + w - 22.0;
    let font = figure_face(&now, 30.0);
    let wide = canvas.width(&now, font.clone());
    canvas.text(right, middle + 10.0, &now, font, palette::READY, Align::Right);
    let arrow = right - wide - 30.0;
    let head = [(6.0, -6.0), (16.0, 0.0), (6.0, 6.0)].map(|(dx, dy)| canvas.at(arrow + dx, middle + dy));
    canvas.ui.painter().add(egui::Shape::convex_polygon(head.to_vec(), palette::LAMP, egui::Stroke::NONE));
    canvas.fill(arrow, middle - 1.5, 8.0, 3.0, palette::LAMP);
    canvas.points(arrow - 38.0, middle, before, 60.0, 34.0);
    let room = arrow - 74.0 - x - 50.0;
    if canvas.width(name, text(19.0)) <= room {
        canvas.text(x + 50.0, middle + 6.0, name, text(19.0), palette::PAPER, Align::Left);
    }
}
