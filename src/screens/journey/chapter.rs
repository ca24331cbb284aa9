//! What the chosen chapter is about: the conductor says it, and what is learned stands below.

use bevy::prelude::*;

use super::{
    layout::ChapterPlace,
    stations::{JourneyControl, Progress, Stations, progress},
};
use crate::{
    drawing::{Drawing, rect},
    journey::chapters::ChapterId,
    ui::{labels::Align, theme::palette, typefaces::Typeface},
    widgets::{
        button::{Button, ButtonStyle},
        canvas::Canvas,
    },
};

/// The panel and the gold button.
pub fn draw(canvas: &mut Canvas, place: &ChapterPlace, stations: &mut Stations) {
    let panel = place.panel;
    let (Vec2 { x, y }, Vec2 { x: w, y: h }) = (panel.min, panel.size());
    let chapter = stations.chosen;
    let mut drawing = Drawing::default();
    drawing.panel(panel);
    let name = canvas.words(&format!("journey-chapter-{chapter}"));
    let about = canvas.words(&format!("journey-about-{chapter}"));
    let state = progress(stations.progress, chapter);
    if place.whole {
        whole(&mut drawing, canvas, place, panel, chapter, &name, &about);
    } else {
        let head = rect(x + 12.0, y + 8.0, w - 24.0, 28.0);
        drawing.line_in(&name, head, 20.0, palette::LAMP, Align::Left, Typeface::Display);
        let text = rect(x + 12.0, y + 44.0, w - 24.0, h - 54.0);
        drawing.text(about, text, place.letters, palette::PAPER, Align::Left);
    }
    canvas.paint(&drawing);
    let key = match state {
        Progress::Open => "journey-board-here",
        Progress::Left => "journey-continue-here",
        Progress::Done => "journey-again",
    };
    let button = Button::new(JourneyControl::Board, canvas.words(key), ButtonStyle::Gold);
    if canvas.button(&button.size(if place.whole { 29.0 } else { 21.0 }), place.button) {
        stations.pressed = Some(JourneyControl::Board);
    }
}

fn whole(
    drawing: &mut Drawing,
    canvas: &Canvas,
    place: &ChapterPlace,
    panel: Rect,
    chapter: ChapterId,
    name: &str,
    about: &str,
) {
    let Rect { min, max } = panel;
    let head = rect(min.x + 14.0, min.y + 12.0, panel.width() - 28.0, 44.0);
    drawing.slice("panel/banner", [30.0, 10.0, 30.0, 10.0], head);
    let number = ChapterId::stations().iter().position(|station| *station == chapter);
    let title = number.map_or(name.to_owned(), |number| format!("{} {name}", number + 1));
    drawing.line_in(&title, head.inflate(-6.0), 26.0, palette::LAMP, Align::Centre, Typeface::Display);
    // What the chapter is about, as it lies on the table.
    let strip = rect(min.x + 22.0, head.max.y + 16.0, panel.width() - 44.0, 78.0);
    drawing.fill(strip, palette::DEEP).frame(strip, 1.4, palette::BRASS);
    let pictures = pictures(chapter);
    let pitch = strip.width() / pictures.len() as f32;
    for (nth, picture) in pictures.iter().enumerate() {
        drawing.icon(*picture, strip.min.x + pitch * (nth as f32 + 0.5), strip.center().y, 52.0);
    }
    let button = place.button.min.y;
    let learned = button - 62.0;
    let body = Rect::new(min.x + 24.0, strip.max.y + 14.0, max.x - 24.0, learned - 10.0);
    drawing.scaled("journey/conductor", body.min.x, body.center().y - 50.0, 1.0);
    let text = Rect::new(body.min.x + 122.0, body.center().y - 46.0, body.max.x, body.max.y);
    drawing.text(about, text, place.letters, palette::PAPER, Align::Left);
    let rule = |drawing: &mut Drawing, y: f32| {
        drawing.fill(rect(min.x + 22.0, y, panel.width() - 44.0, 1.2), palette::BRASS.gamma_multiply(0.6));
    };
    rule(drawing, learned);
    let pitch = (panel.width() - 44.0) / 3.0;
    for nth in 0..3_u8 {
        let words = canvas.words(&format!("journey-learn-{chapter}-{}", nth + 1));
        let left = min.x + 22.0 + pitch * f32::from(nth);
        drawing.centred("title/diamond", left + 10.0, learned + 24.0, 1.2);
        let line = rect(left + 24.0, learned + 4.0, pitch - 28.0, 40.0);
        drawing.line_in(&words, line, 18.5, palette::PAPER, Align::Left, Typeface::Text);
    }
    rule(drawing, learned + 48.0);
    let steps = if chapter == ChapterId::WholeGame {
        canvas.words("journey-steps-whole")
    } else {
        let values = [("count", chapter.steps().into()), ("minutes", chapter.minutes().into())];
        canvas.words_with("journey-steps", values)
    };
    let modules = match chapter.module() {
        Some(module) => canvas.words_with("journey-module", [("module", module.to_string().into())]),
        None if chapter == ChapterId::Teatime => canvas.words("journey-with-any"),
        None => canvas.words("journey-modules"),
    };
    let room = place.button.min.x - min.x - 36.0;
    for (nth, words) in [steps, modules].into_iter().enumerate() {
        let line = rect(min.x + 24.0, button + 6.0 + 28.0 * nth as f32, room, 28.0);
        drawing.line_in(&words, line, 18.0, palette::MUTED, Align::Left, Typeface::Text);
    }
}

/// Signs of what a chapter is about.
fn pictures(chapter: ChapterId) -> &'static [&'static str] {
    match chapter {
        ChapterId::Offer => {
            &["icon/car-any/night", "icon/one-conductor/night", "icon/locomotive/night", "icon/start-player/night"]
        }
        ChapterId::Cars => &[
            "icon/car/0/night",
            "icon/car/1/night",
            "icon/car/2/night",
            "icon/car/4/night",
            "icon/car/7/night",
            "icon/car/12/night",
        ],
        ChapterId::Conductors => {
            &["icon/one-conductor/night", "icon/car/4/night", "icon/points/night", "icon/mail-car"]
        }
        ChapterId::Route => &["icon/locomotive/night", "icon/points-station", "icon/bonus-station"],
        ChapterId::Coins => &["icon/coin/night", "icon/car/0/night", "icon/one-conductor/night", "icon/upgrade-choice"],
        ChapterId::Contracts => &["icon/contract/night", "icon/celebrity/night", "icon/postcard"],
        ChapterId::GameEnd => {
            &["icon/game-end-card/night", "icon/car-any/night", "icon/one-conductor/night", "icon/locomotive/night"]
        }
        ChapterId::WholeGame => {
            &["icon/start-player/night", "icon/car/12/night", "icon/locomotive-tile", "icon/points/night"]
        }
        ChapterId::Murder | ChapterId::MurderTwo => {
            &["icon/suspect-self", "icon/fingerprint-1/night", "icon/destroy/night", "icon/murderer"]
        }
        ChapterId::Passengers => {
            &["icon/passenger/night", "icon/luggage/night", "icon/coin/night", "icon/points/night"]
        }
        ChapterId::Switches => &["icon/switch/night", "icon/mechanic", "icon/mail-car"],
        ChapterId::Storage => &["icon/storage", "icon/toolbox/night", "icon/factory"],
        ChapterId::Teatime => &["icon/coffee", "icon/cake/night", "icon/champagne/night"],
    }
}
