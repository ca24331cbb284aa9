//! Teatime, options, and the gold button.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::layout::Aboard;
use super::names::SetupControl;
use crate::{
    drawing::{Drawing, colour, outline::notched, rect},
    localization::Texts,
    screens::about::with_teatime,
    session::{Lineup, Missing},
    ui::{
        atlas::Art,
        labels::Align,
        text::with_tip,
        theme::{bold, palette},
        typefaces::Typeface,
    },
    widgets::{
        button::{Button, ButtonStyle},
        canvas::Canvas,
        segments::Segment,
        text_field::TextField,
    },
};

/// Coffee, cake and champagne, with a lever to switch them on.
pub fn teatime(canvas: &mut Canvas, place: Rect, lineup: &mut Lineup) {
    let (Vec2 { x, y }, Vec2 { x: w, y: h }) = (place.min, place.size());
    canvas.paint(Drawing::default().panel(place));
    let on = lineup.teatime;
    let response = canvas.hit(SetupControl::Teatime, rect(x + 8.0, y + 6.0, w - 16.0, h - 12.0));
    canvas.choose(SetupControl::Teatime, on);
    let response = with_tip(response, &canvas.words("setup-teatime-tip"));
    let head = if on { palette::LAMP } else { palette::PAPER };
    let mut drawing = Drawing::default();
    // What is pointed at is not what is switched on.
    if response.hovered() {
        drawing.frame(rect(x + 8.0, y + 6.0, w - 16.0, h - 12.0), 1.2, palette::LAMP);
    }
    drawing.display(canvas.words("setup-teatime"), x + 22.0, y + 38.0, 24.0, head, Align::Left);
    drawing.picture(if on { "setup/lever-on" } else { "setup/lever-off" }, x + w - 96.0, y + 14.0);
    let bright = Color::srgba(1.0, 1.0, 1.0, if on { 1.0 } else { 0.55 });
    let (first, base, lines) =
        if h > 100.0 { (x + 48.0, y + 92.0, x + 198.0) } else { (x + 190.0, y + 38.0, x + 350.0) };
    for (place, kind) in ["coffee", "cake", "champagne"].into_iter().enumerate() {
        let left = first - 21.0 + 55.0 * place as f32;
        drawing.art(Art::new(format!("icon/{kind}")).tint(bright), left, base - 21.0, 1.3);
    }
    let ink = if on { palette::PAPER } else { palette::MUTED };
    let line = |number: u8| canvas.words(&format!("setup-teatime-{number}"));
    if h > 100.0 {
        for number in 1..=3 {
            drawing.words(line(number), lines, y + 54.0 + 22.0 * f32::from(number), 16.0, ink, Align::Left);
        }
    } else {
        drawing.words(line(1), lines, y + 34.0, 16.0, ink, Align::Left);
        drawing.words(format!("{} {}", line(2), line(3)), lines, y + 56.0, 16.0, ink, Align::Left);
    }
    canvas.paint(&drawing);
    if response.clicked() {
        lineup.teatime = !on;
    }
}

/// Seed, start player and the options.
pub fn options(canvas: &mut Canvas, place: Rect, lineup: &mut Lineup) {
    let (Vec2 { x, y }, w) = (place.min, place.width());
    let mut drawing = Drawing::default();
    drawing.panel(place);
    drawing.display(canvas.words("setup-advanced"), x + 22.0, y + 38.0, 24.0, palette::LAMP, Align::Left);
    // The options are beside seed and start player, or around them if there is no room for that.
    let (wide, dummies) = (w > 500.0, lineup.dummies_could_join());
    let left = if wide { x + 306.0 } else { x + 22.0 };
    if wide || !dummies {
        let (note, right) = (canvas.words("setup-advanced-note"), x + w - 22.0);
        drawing.shortened(&note, right, y + 36.0, 16.0, palette::MUTED, Align::Right, Typeface::Text, w - 190.0);
    }
    if wide && !dummies {
        for (line, base) in [(1, 105.0), (2, 125.0)] {
            let words = canvas.words(&format!("setup-others-wait-{line}"));
            drawing.words(words, left + 32.0, y + base, 16.0, palette::MUTED, Align::Left);
        }
    }
    canvas.paint(&drawing);
    seed(canvas, (x + 22.0, y + 56.0), lineup);
    first(canvas, (x + 22.0, y + 97.0), lineup);
    let top = if wide { y + 61.0 } else { y + 136.0 };
    option(canvas, SetupControl::OthersWait, "others-wait", [left, top, x + w - 14.0 - left], &mut lineup.others_wait);
    if dummies {
        let (left, top) = if wide { (left, y + 102.0) } else { (x + 178.0, y + 21.0) };
        option(canvas, SetupControl::Dummies, "dummies", [left, top, x + w - 14.0 - left], &mut lineup.dummies);
    }
}

/// A checkbox.
fn option(canvas: &mut Canvas, id: SetupControl, key: &str, [x, y, w]: [f32; 3], on: &mut bool) {
    let response = canvas.hit(id, rect(x - 4.0, y - 10.0, w, 42.0));
    canvas.choose(id, *on);
    let response = with_tip(response, &canvas.words(&format!("setup-{key}-tip")));
    let mut drawing = Drawing::default();
    drawing.picture(if *on { "setup/checkbox-on" } else { "setup/checkbox-off" }, x, y);
    let ink = if response.hovered() { palette::LAMP } else { palette::PAPER };
    let words = canvas.words(&format!("setup-{key}"));
    drawing.shortened(&words, x + 32.0, y + 16.6, 16.5, ink, Align::Left, Typeface::Text, w - 36.0);
    canvas.paint(&drawing);
    if response.clicked() {
        *on = !*on;
    }
}

fn seed(canvas: &mut Canvas, (x, y): (f32, f32), lineup: &mut Lineup) {
    let mut plate = Drawing::default();
    plate.words(canvas.words("setup-seed"), x, y + 21.0, 17.0, palette::STEAM, Align::Left);
    plate.plate(rect(x + 48.0, y, 206.0, 32.0), palette::FIELD, palette::BRASS, 1.2);
    canvas.paint(&plate);
    let field = TextField {
        id: SetupControl::Seed.into(),
        label: canvas.words("setup-seed-label"),
        limit: 9,
        digits: true,
        font: bold(17.0),
        colour: palette::PAPER,
    };
    canvas.text_field(&field, &mut lineup.seed, rect(x + 60.0, y + 1.0, 150.0, 30.0));
    let response = canvas.hit(SetupControl::DrawSeed, rect(x + 212.0, y - 6.0, 42.0, 44.0));
    canvas.call(SetupControl::DrawSeed, || canvas.words("told-draw-seed"));
    let scale = if response.hovered() { 1.0 } else { 0.9 };
    canvas.paint(Drawing::default().scaled("setup/dice", x + 232.0, y + 16.0, scale));
    if response.clicked() {
        lineup.draw_seed();
    }
}

fn first(canvas: &mut Canvas, (x, y): (f32, f32), lineup: &mut Lineup) {
    let words = canvas.words("setup-first");
    canvas.paint(Drawing::default().words(words, x, y + 21.0, 17.0, palette::STEAM, Align::Left));
    let mut parts = vec![Segment::new(SetupControl::FirstAtRandom, canvas.words("setup-random"))];
    parts[0].weight = 1.9;
    for (seat, config) in lineup.seats.iter().enumerate() {
        let mut part = Segment::new(SetupControl::First(seat as u8), String::new());
        part.emblem = Some(config.colour);
        parts.push(part);
    }
    let chosen = lineup.first.map_or(0, |first| first + 1);
    canvas.under(|| canvas.words("setup-first"));
    let pressed = canvas.segments(rect(x + 48.0, y, 206.0, 32.0), &parts, chosen, 15.5);
    for (seat, config) in lineup.seats.iter().enumerate() {
        canvas.call(SetupControl::First(seat as u8), || config.name.clone());
    }
    canvas.under(String::new);
    if let Some(part) = pressed {
        lineup.first = part.checked_sub(1);
    }
}

/// The gold button, or what is missing. Returns whether it was clicked.
pub fn aboard(canvas: &mut Canvas, place: Aboard, lineup: &Lineup) -> bool {
    let missing = lineup.missing();
    let (x, y, k) = match place {
        Aboard::Ticket { x, y, k } => (x, y, k),
        Aboard::Button { ground, button } => {
            let mut foot = Drawing::default();
            let edge = Rect { max: Vec2::new(ground.max.x, ground.min.y + 1.4), ..ground };
            foot.fill(ground, palette::DEEP).fill(edge, palette::BRASS);
            canvas.paint(&foot);
            let (words, style, size) = match missing {
                None => (canvas.words("setup-aboard"), ButtonStyle::Gold, 22.0),
                Some(_) => (summary(canvas.texts(), lineup), ButtonStyle::Plain, 17.0),
            };
            let about = if missing.is_none() { summary(canvas.texts(), lineup) } else { String::new() };
            let gold = Button::new(SetupControl::Aboard, words, style).size(size).enabled(missing.is_none());
            let gold = gold.below(about);
            return canvas.button(&gold, button);
        }
    };
    let response = missing.is_none().then(|| canvas.hit(SetupControl::Aboard, rect(x, y, 468.0 * k, 138.0 * k)));
    let mut drawing = Drawing::default();
    drawing.scaled(if missing.is_none() { "setup/aboard" } else { "setup/aboard-dim" }, x, y, k);
    if response.as_ref().is_some_and(|response| response.hovered()) {
        let edge = notched(rect(x, y, 468.0 * k, 138.0 * k).inflate(2.0), 13.0);
        drawing.shape(edge, Color::NONE, Some((2.4, colour(palette::LAMP))));
    }
    let (ink, small) = if missing.is_none() {
        (Color32::from_rgb(0x1A, 0x14, 0x06), Color32::from_rgb(0x3B, 0x2A, 0x0A))
    } else {
        (Color32::from_rgb(0x0F, 0x1A, 0x2B), palette::STEAM)
    };
    let (middle, words) = (x + 296.0 * k, summary(canvas.texts(), lineup));
    let (aboard, room) = (canvas.words("setup-aboard"), 292.0 * k);
    drawing.fit(aboard, middle, y + 70.0 * k, 50.0 * k, ink, Align::Centre, Typeface::Display, room);
    drawing.shortened(&words, middle, y + 100.0 * k, 17.0, small, Align::Centre, Typeface::Bold, room);
    canvas.paint(&drawing);
    response.is_some_and(|response| response.clicked())
}

/// What is missing or, if nothing is, what will be played.
pub fn summary(texts: &Texts, lineup: &Lineup) -> String {
    match lineup.missing() {
        Some(Missing::Players) => texts.get("setup-missing-players"),
        Some(Missing::Modules) => texts.with("setup-missing-modules", [("count", (2 - lineup.modules.len()).into())]),
        Some(Missing::Names) => texts.get("setup-missing-names"),
        None => {
            let players = ("players", lineup.seats.len().into());
            let what = match (lineup.pair(), lineup.modules.first()) {
                (Some(pair), _) => {
                    let [one, other] = pair.map(|module| module.to_string());
                    texts.with("setup-summary", [players, ("one", one.into()), ("other", other.into())])
                }
                (None, Some(one)) => texts.with("setup-summary-one", [players, ("one", one.to_string().into())]),
                (None, None) => texts.with("setup-summary-random", [players]),
            };
            with_teatime(texts, what, lineup.teatime)
        }
    }
}
