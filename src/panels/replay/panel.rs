//! What a replay says and what is set in it, in the prompt's place: where the game is, what happens, from which seat it is
//! seen and how fast it moves, and the gold button that makes a new game of it.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::{
    layout::{ReplayPanelPlaces, SpeedPlace},
    names::ReplayControl,
    told::SentenceTold,
};
use crate::{
    drawing::Drawing,
    localization::words::Words,
    replay::ReplayPress,
    session::AnimationSpeed,
    ui::{labels::Align, theme::palette, typefaces::Typeface},
    widgets::{
        button::{Button, ButtonStyle},
        canvas::Canvas,
        segments::Segment,
    },
};
use rules::Seat;

/// The speeds, from the slowest on.
const SPEEDS: [AnimationSpeed; 4] =
    [AnimationSpeed::Slow, AnimationSpeed::Normal, AnimationSpeed::Fast, AnimationSpeed::None];

/// What the panel tells.
pub struct ReplayPanel<'a> {
    pub words: &'a Words<'a>,
    pub places: &'a ReplayPanelPlaces,
    pub heading: String,
    pub sentence: SentenceTold,
    /// Whose board lies in front, or that of whoever plays.
    pub viewed: Option<Seat>,
    pub speed: AnimationSpeed,
    /// The game is over: there is nothing to take over, and a result.
    pub ended: bool,
    /// The log is shown where it has to be asked for.
    pub log: bool,
}

/// What was pressed on it.
#[derive(Default)]
pub struct PanelPressed {
    pub press: Option<ReplayPress>,
    pub gold: bool,
    pub log: bool,
}

impl ReplayPanel<'_> {
    /// Draws it.
    pub fn draw(&self, canvas: &mut Canvas) -> PanelPressed {
        let mut pressed = PanelPressed::default();
        self.head(canvas);
        if let Some((place, label)) = self.places.view {
            let place = self.label(canvas, "replay-view", place, label);
            pressed.press = self.view(canvas, place);
        }
        pressed.press = pressed.press.or(match self.places.speed {
            SpeedPlace::Row(place, label) => {
                let place = self.label(canvas, "replay-speed", place, label);
                self.speeds(canvas, place)
            }
            SpeedPlace::Chip(place) => self.next_speed(canvas, place),
            SpeedPlace::Nowhere => None,
        });
        if let Some(place) = self.places.gold {
            pressed.gold = self.gold(canvas, place);
        }
        if let Some(place) = self.places.log {
            let (name, key) =
                if self.log { (ReplayControl::Others, "replay-market") } else { (ReplayControl::Log, "replay-log") };
            let button = Button::new(name, canvas.words(key), ButtonStyle::Plain).size(18.0);
            pressed.log = canvas.button(&button, place);
        }
        pressed
    }

    fn head(&self, canvas: &Canvas) {
        let mut drawing = Drawing::default();
        if let Some(ground) = self.places.ground {
            drawing.fill(ground.inflate(-3.0), palette::LACQUER).panel(ground);
        }
        let place = self.places.heading;
        if self.places.has_banner {
            drawing.icon("ui/eye", place.min.x + 34.0, place.center().y, 26.0);
            let words = Rect { min: Vec2::new(place.min.x + 56.0, place.min.y), ..place };
            let words = Rect { max: Vec2::new(place.max.x - 36.0, place.max.y), ..words };
            drawing.line_in(&self.heading, words, 22.5, palette::LAMP, Align::Centre, Typeface::Display);
        } else if place.width() > 0.0 {
            drawing.line_in(&self.heading, place, 17.0, palette::LAMP, Align::Left, Typeface::Display);
        }
        canvas.paint(&drawing);
        if let Some((place, size)) = self.places.sentence {
            let rect = canvas.area(place);
            self.sentence.draw(canvas.ui.painter(), rect, size, self.places.has_banner);
        }
    }

    /// The word before a row. Returns what is left of the row.
    fn label(&self, canvas: &Canvas, key: &str, place: Rect, wide: f32) -> Rect {
        let mut drawing = Drawing::default();
        let words = Rect { max: Vec2::new(place.min.x + wide, place.max.y), ..place };
        drawing.line_in(&canvas.words(key), words, 18.5, palette::PAPER, Align::Left, Typeface::Text);
        canvas.paint(&drawing);
        Rect { min: Vec2::new(place.min.x + wide + 2.0, place.min.y), max: place.max - Vec2::X * 5.0 }
    }

    fn view(&self, canvas: &mut Canvas, place: Rect) -> Option<ReplayPress> {
        let seats = self.words.seats;
        let mut follow = Segment::new(ReplayControl::Follow, canvas.words("replay-follow"));
        follow.tip = canvas.words("replay-follow-tip");
        let of_seat = |nth: usize| {
            let (seat, config) = (Seat(nth as u8), &seats[nth]);
            // Four names would be too small to be read.
            let label = if seats.len() > 3 { String::new() } else { config.name.clone() };
            let mut part = Segment::new(ReplayControl::View(seat), label);
            part.emblem = Some(config.colour);
            part.weight = if seats.len() > 3 { 1.0 } else { 1.25 };
            part.tip = canvas.words_with("replay-view-tip", [("name", config.name.clone().into())]);
            part
        };
        let parts: Vec<_> = std::iter::once(follow).chain((0..seats.len()).map(of_seat)).collect();
        let chosen = self.viewed.map_or(0, |seat| seat.index() + 1);
        let pressed = canvas.segments(place, &parts, chosen, 17.5)?;
        Some(ReplayPress::View(pressed.checked_sub(1).map(|nth| Seat(nth as u8))))
    }

    fn speeds(&self, canvas: &mut Canvas, place: Rect) -> Option<ReplayPress> {
        let part = |speed: AnimationSpeed| {
            Segment::new(ReplayControl::Speed(speed), canvas.words(&format!("replay-speed-{speed}")))
        };
        let parts = SPEEDS.map(part);
        let chosen = SPEEDS.iter().position(|speed| *speed == self.speed).unwrap_or(SPEEDS.len());
        canvas.segments(place, &parts, chosen, 17.5).map(|nth| ReplayPress::Speed(SPEEDS[nth]))
    }

    fn next_speed(&self, canvas: &mut Canvas, place: Rect) -> Option<ReplayPress> {
        let words = canvas.words(&format!("replay-speed-{}", self.speed));
        let button = Button::new(ReplayControl::NextSpeed, words, ButtonStyle::Plain).size(15.0);
        let button = button.below(canvas.words("replay-speed"));
        let next = SPEEDS.iter().position(|speed| *speed == self.speed).map_or(0, |nth| (nth + 1) % SPEEDS.len());
        canvas.button(&button, place).then(|| ReplayPress::Speed(SPEEDS[next]))
    }

    fn gold(&self, canvas: &mut Canvas, place: Rect) -> bool {
        let (name, key) = if self.ended {
            (ReplayControl::Result, "replay-result")
        } else {
            (ReplayControl::TakeOver, "replay-take-over")
        };
        let narrow = place.width() < 200.0;
        let words = canvas.words(&if narrow { format!("{key}-short") } else { key.to_owned() });
        let size = if narrow { 16.0 } else { 25.0_f32.min(place.height() * 0.54) };
        canvas.button(&Button::new(name, words, ButtonStyle::Gold).size(size), place)
    }
}

/// The ground of the log beside the table, and the tabs above it. Returns whether another one was chosen: the log.
pub fn log_tabs(canvas: &mut Canvas, ground: Option<Rect>, tabs: Option<Rect>, log: bool) -> Option<bool> {
    let mut drawing = Drawing::default();
    if let Some(ground) = ground {
        drawing.fill(ground.inflate(-3.0), Color32::from_rgb(0x0F, 0x1C, 0x30)).panel(ground);
    }
    canvas.paint(&drawing);
    let parts = [(ReplayControl::Log, "replay-log"), (ReplayControl::Others, "replay-others")];
    let parts = parts.map(|(name, key)| Segment::new(name, canvas.words(key)));
    let chosen = usize::from(!log);
    canvas.segments(tabs?, &parts, chosen, 18.5).map(|nth| nth == 0)
}
