//! The stations of the main line: posters over the rail, or rows of a list.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::{
    layout::{LinePlace, ListPlace},
    stations::{JourneyControl, Progress, Stations, progress},
};
use crate::{
    drawing::{Drawing, rect},
    journey::chapters::ChapterId,
    screens::about::LINE,
    ui::{labels::Align, theme::palette, typefaces::Typeface},
    widgets::canvas::Canvas,
};

/// A poster, its picture, and the strip with the name below that.
const POSTER: Vec2 = Vec2::new(178.0, 172.0);
const PICTURE: f32 = 142.0;
/// How much larger the chosen one is.
const LARGER: f32 = 1.08;
/// Half the night, over what is not done.
const DIM: Color32 = Color32::from_rgba_premultiplied(0x05, 0x0A, 0x16, 0x80);
const LIT_RAIL: Color32 = palette::LAMP;
const DARK_RAIL: Color32 = Color32::from_rgb(0x5A, 0x6A, 0x82);

/// The line with posters, names and minutes.
pub fn draw(canvas: &mut Canvas, place: &LinePlace, stations: &mut Stations) {
    let visible = canvas.visible();
    let mut drawing = Drawing::default();
    let dusk = Color32::from_rgb(0x24, 0x1E, 0x46);
    drawing.fill(Rect::new(visible.min.x, 54.0, visible.max.x, place.rail), dusk);
    drawing.fill(Rect::new(visible.min.x, place.foot, visible.max.x, place.foot + 1.6), palette::BRASS);
    let middle = |nth: usize| place.first + place.step * nth as f32;
    rail(&mut drawing, [visible.min.x, visible.max.x], place.rail, DARK_RAIL);
    let all = ChapterId::stations();
    let reached = all.iter().take_while(|station| stations.progress.done.contains(station.key())).count();
    rail(&mut drawing, [visible.min.x, middle(reached.min(all.len() - 1))], place.rail, LIT_RAIL);
    canvas.paint(&drawing);
    for (nth, chapter) in all.iter().enumerate() {
        let chosen = *chapter == stations.chosen;
        let scale = place.scale * if chosen { LARGER } else { 1.0 };
        let size = POSTER * scale;
        let foot = place.rail - 32.0 + if chosen { 8.0 } else { 0.0 };
        let poster = rect(middle(nth) - size.x / 2.0, foot - size.y, size.x, size.y);
        let (w, h) = (place.step - 8.0, place.foot - poster.min.y - 6.0);
        let response = canvas.hit(JourneyControl::Choose(*chapter), rect(middle(nth) - w / 2.0, poster.min.y, w, h));
        canvas.choose(JourneyControl::Choose(*chapter), chosen);
        if response.clicked() {
            stations.pressed = Some(JourneyControl::Choose(*chapter));
        }
        if response.double_clicked() {
            stations.pressed = Some(JourneyControl::Board);
        }
        let state = progress(stations.progress, *chapter);
        let mut drawing = Drawing::default();
        let lit = chosen || state == Progress::Done;
        draw_poster(&mut drawing, canvas, nth, poster, scale, lit, chosen || response.hovered());
        seal(&mut drawing, Vec2::new(middle(nth), place.rail), nth, state, chosen);
        let [name, minutes] = place.letters;
        let title = canvas.words(&format!("journey-chapter-{chapter}"));
        let ink = if chosen { palette::LAMP } else { palette::PAPER };
        let room = Rect::new(middle(nth) - w / 2.0, place.rail + 24.0, middle(nth) + w / 2.0, place.foot - 32.0);
        drawing.within(title, room, (name, name), ink, Typeface::Display);
        let (words, ink) = takes(canvas, *chapter, state);
        let line = Rect::new(room.min.x, place.foot - 32.0, room.max.x, place.foot - 8.0);
        drawing.line_in(&words, line, minutes, ink, Align::Centre, Typeface::Text);
        canvas.paint(&drawing);
    }
}

/// Two rails with sleepers.
fn rail(drawing: &mut Drawing, [from, to]: [f32; 2], y: f32, ink: Color32) {
    drawing.fill(Rect::new(from, y - 4.0, to, y - 2.4), ink).fill(Rect::new(from, y + 2.4, to, y + 4.0), ink);
    let mut x = from;
    while x < to {
        drawing.fill(rect(x, y - 0.8, 7.0, 1.6), ink.gamma_multiply(0.6));
        x += 14.0;
    }
}

fn draw_poster(drawing: &mut Drawing, canvas: &Canvas, nth: usize, poster: Rect, scale: f32, lit: bool, framed: bool) {
    let picture = Rect { max: Vec2::new(poster.max.x, poster.min.y + PICTURE * scale), ..poster };
    drawing.scaled(format!("journey/poster/{}", LINE[nth]), poster.min.x, poster.min.y, scale);
    let strip = Rect { min: Vec2::new(poster.min.x, picture.max.y), ..poster };
    drawing.fill(strip, palette::DEEP);
    if !lit {
        drawing.fill(picture, DIM);
    }
    let edge = if lit { palette::BRASS } else { DARK_RAIL };
    drawing
        .frame(poster.inflate(1.0), 2.0, edge)
        .fill(Rect::new(strip.min.x, strip.min.y, strip.max.x, strip.min.y + 1.4), edge);
    if framed {
        drawing.frame(poster.inflate(4.0), 2.4, palette::LAMP);
    }
    let name = canvas.words(&format!("line-{}", LINE[nth])).to_uppercase();
    let ink = if lit { palette::PAPER } else { palette::STEAM };
    drawing.line_in(&name, strip.inflate(-4.0), 17.5 * scale.max(0.9), ink, Align::Centre, Typeface::Bold);
}

/// The seal of a station on the rail: a tick, or its number.
fn seal(drawing: &mut Drawing, at: Vec2, nth: usize, state: Progress, chosen: bool) {
    let done = state == Progress::Done;
    let (art, ink, size) = match (chosen, done) {
        (true, _) => ("journey/seal/current", palette::INK, 26.0),
        (false, true) => ("journey/seal/done", palette::PAPER, 20.0),
        (false, false) => ("journey/seal/open", palette::PAPER, 20.0),
    };
    drawing.centred(art, at.x, at.y, 1.0);
    if chosen || !done {
        drawing.figure(nth + 1, at.x, at.y, size, ink);
    }
}

/// How long a chapter takes, or that it is done.
fn takes(canvas: &Canvas, chapter: ChapterId, state: Progress) -> (String, Color32) {
    if state == Progress::Done {
        return (canvas.words("journey-done"), palette::READY);
    }
    (canvas.words_with("journey-minutes", [("count", chapter.minutes().into())]), palette::STEAM)
}

/// All chapters one below the other; returns how high they are.
pub fn draw_list(canvas: &mut Canvas, place: &ListPlace, stations: &mut Stations) -> f32 {
    let wide = place.area.width() - 20.0;
    let mut y = 4.0;
    let branches = ChapterId::branches().iter().map(|branch| (None, *branch));
    let all = ChapterId::stations().iter().enumerate().map(|(nth, station)| (Some(nth), *station)).chain(branches);
    for (nth, chapter) in all {
        if chapter == ChapterId::branches()[0] {
            let heading = canvas.words("journey-branches");
            canvas.paint(Drawing::default().display(heading, 12.0, y + 28.0, 20.0, palette::LAMP, Align::Left));
            y += 38.0;
        }
        let row = rect(8.0, y, wide, place.row - 4.0);
        let chosen = chapter == stations.chosen;
        let response = canvas.hit(JourneyControl::Choose(chapter), row);
        canvas.choose(JourneyControl::Choose(chapter), chosen);
        if response.clicked() {
            stations.pressed = Some(JourneyControl::Choose(chapter));
        }
        let state = progress(stations.progress, chapter);
        let mut drawing = Drawing::default();
        let (ground, edge) = if chosen {
            (palette::CHOSEN, palette::LAMP)
        } else {
            (palette::FIELD, palette::BRASS.gamma_multiply(0.5))
        };
        drawing.fill(row, ground).frame(row, if chosen { 2.2 } else { 1.0 }, edge);
        let seal_at = Vec2::new(row.min.x + 24.0, row.center().y);
        match nth {
            Some(nth) => seal(&mut drawing, seal_at, nth, state, false),
            None => _ = drawing.icon(super::layout::branch_icon(chapter), seal_at.x, seal_at.y, 30.0),
        }
        let (words, ink) = takes(canvas, chapter, state);
        let right = Rect { min: Vec2::new(row.max.x - 88.0, row.min.y), max: row.max - Vec2::X * 8.0 };
        drawing.line_in(&words, right, 15.0, ink, Align::Right, Typeface::Text);
        let name = canvas.words(&format!("journey-chapter-{chapter}"));
        let left = Rect { min: row.min + Vec2::X * 50.0, max: Vec2::new(right.min.x - 6.0, row.max.y) };
        let bright = if chosen { palette::LAMP } else { palette::PAPER };
        drawing.line_in(&name, left, 17.5, bright, Align::Left, Typeface::Display);
        canvas.paint(&drawing);
        y += place.row;
    }
    y + 6.0
}
