//! The controls at the foot while points are counted: skip, the speed, the keys, and the gold button.

use bevy::math::{Rect, Vec2};

use super::places::EDGE;
use crate::{
    drawing::{Drawing, rect},
    layout::FINGER,
    localization::Texts,
    session::AnimationSpeed,
    ui::{labels::Align, naming::named, theme::palette, typefaces::Typeface, viewport::Phone},
    widgets::{
        button::{Button, ButtonStyle},
        canvas::Canvas,
        segments::Segment,
    },
};

named! {
    /// A control at the foot of what is counted.
    ScoringControl:
    /// Score everything at once.
    Skip = "scoring/skip",
    /// Continue the game after a scoring phase.
    Continue = "scoring/continue",
    /// Set the animation speed while points are counted.
    Speed(speed: AnimationSpeed) = "scoring/speed/{}",
}

/// The places of the controls, each as left edge, top, width and height.
#[derive(Clone, Copy, Debug)]
pub struct ControlsLayout {
    pub skip: Rect,
    pub speeds: Rect,
    /// The plate around the speeds, with a word before them.
    pub speed_plate: Option<Rect>,
    /// What the keys do.
    pub keys: Option<Rect>,
    pub go_on: Rect,
    /// The sizes of the words on the plain buttons and on the gold one.
    pub sizes: [f32; 2],
}

const SPEEDS: [AnimationSpeed; 3] = [AnimationSpeed::Slow, AnimationSpeed::Normal, AnimationSpeed::Fast];
const HEIGHT: f32 = 58.0;
const GAP: f32 = 12.0;

/// Where the controls of a phone begin: everything else has its place above.
pub fn phone_foot(phone: Phone) -> f32 {
    let rows = if phone.is_portrait() { 2.0 } else { 1.0 };
    phone.size().y - rows * (FINGER + EDGE)
}

impl ControlsLayout {
    /// In a row between two edges, with this top.
    pub const fn desktop(left: f32, right: f32, y: f32) -> Self {
        let width = if right - left < 1450.0 { right - left } else { 1450.0 };
        let gold = 0.3 * width;
        let plate = left + 150.0 + GAP;
        let keys = plate + 310.0 + GAP;
        Self {
            skip: rect(left, y, 150.0, HEIGHT),
            speeds: rect(plate + 76.0, y + 9.0, 224.0, 40.0),
            speed_plate: Some(rect(plate, y, 310.0, HEIGHT)),
            keys: Some(rect(keys, y, right - gold - GAP - keys, HEIGHT)),
            go_on: rect(right - gold, y, gold, HEIGHT),
            sizes: [20.0, 28.0],
        }
    }

    /// At the foot of a phone, where there is room for what is pressed only: in one row, or upright in two.
    pub fn phone(phone: Phone) -> Self {
        const SKIP: f32 = 118.0;
        let (top, right) = (phone_foot(phone), phone.size().x - EDGE);
        let beside = EDGE + SKIP + EDGE;
        let (below, speeds, gold) = if phone.is_portrait() {
            (top + FINGER + EDGE, rect(EDGE, top, right - EDGE, FINGER), beside)
        } else {
            let speeds = rect(beside, top, 220.0, FINGER);
            (top, speeds, (beside + 220.0 + EDGE).max(right - 400.0))
        };
        Self {
            skip: rect(EDGE, below, SKIP, FINGER),
            speeds,
            speed_plate: None,
            keys: None,
            go_on: rect(gold, below, right - gold, FINGER),
            sizes: [16.0, 20.0],
        }
    }
}

/// The controls.
pub struct Controls {
    pub layout: ControlsLayout,
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

impl Controls {
    /// Draws them.
    pub fn draw(self, canvas: &mut Canvas, speed: AnimationSpeed) -> ControlsPressed {
        let ControlsLayout { sizes: [size, large], .. } = self.layout;
        let skip = Button::new(ScoringControl::Skip, canvas.words("scoring-skip"), ButtonStyle::Plain);
        let skip = skip.size(size).sprite("ui/skip", 1.15 * size + 0.4).enabled(self.skips);
        let skip = canvas.button(&skip, self.layout.skip);
        if let Some(place) = self.layout.speed_plate {
            let mut plate = Drawing::default();
            plate.slice("panel/plate", 10.0, place);
            let at = place.min + Vec2::new(14.0, 36.0);
            plate.words(canvas.words("scoring-speed"), at.x, at.y, 19.0, palette::MUTED, Align::Left);
            canvas.paint(&plate);
        }
        let part =
            |speed: AnimationSpeed| Segment::new(ScoringControl::Speed(speed), canvas.words(&format!("speed-{speed}")));
        let parts = SPEEDS.map(part);
        let chosen = SPEEDS.iter().position(|own| *own == speed).unwrap_or(SPEEDS.len());
        canvas.under(|| canvas.words("scoring-speed"));
        let speed = canvas.segments(self.layout.speeds, &parts, chosen, size.min(19.0)).map(|part| SPEEDS[part]);
        canvas.under(String::new);
        if let Some(place) = self.layout.keys {
            canvas.paint(&self.about_keys(canvas.texts(), place));
        }
        let (words, enabled) = self.goes_on;
        let go_on = Button::new(ScoringControl::Continue, words, ButtonStyle::Gold).size(large).enabled(enabled);
        ControlsPressed { skip, go_on: canvas.button(&go_on, self.layout.go_on), speed }
    }

    /// Which keys do what.
    fn about_keys(&self, texts: &Texts, place: Rect) -> Drawing {
        const SIZE: f32 = 19.0;
        let mut drawing = Drawing::default();
        let (mut left, base) = (place.min.x + 12.0, place.min.y + 35.6);
        for (key, about) in self.keys.iter().map(|(key, about)| (texts.get(key), texts.get(about))) {
            let (wide, next) = (Typeface::Bold.width(&key, SIZE) + 18.0, Typeface::Text.width(&about, SIZE));
            if left + wide + 8.0 + next + 14.0 > place.max.x {
                break;
            }
            if drawing.parts.is_empty() {
                drawing.slice("panel/dim", 10.0, place);
            }
            drawing.plate(rect(left, place.min.y + 12.0, wide, 34.0), palette::LACQUER, palette::BRASS, 1.2);
            drawing.bold(key, left + wide / 2.0, base, SIZE, palette::LAMP, Align::Centre);
            drawing.words(about, left + wide + 8.0, base, SIZE, palette::STEAM, Align::Left);
            left += wide + 8.0 + next + 14.0;
        }
        drawing
    }
}
