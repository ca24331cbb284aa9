//! The labels: one for every saved game, with the picture of its trains.

use bevy::prelude::*;
use bevy_egui::egui::Color32;
use jiff::civil::Date;

use super::{about, layout::LabelsPlace, names::SavedGamesControl};
use crate::{
    drawing::{Drawing, colour, rect},
    localization::Texts,
    persistence::{SavedGame, ShelvedGame, UNDO_SECONDS},
    pieces::{game_picture, portrait},
    screens::sources::module_colour,
    session::GameId,
    ui::{labels::Align, theme::palette, typefaces::Typeface},
    widgets::{
        button::{Button, ButtonStyle},
        canvas::Canvas,
    },
};

/// The papers of labels, in turn.
const PAPERS: [Color32; 4] = [
    Color32::from_rgb(0xF5, 0xE6, 0xC8),
    Color32::from_rgb(0xE2, 0xE8, 0xDC),
    Color32::from_rgb(0xE6, 0xDF, 0xEC),
    Color32::from_rgb(0xF2, 0xDD, 0xCF),
];
const BLUE: Color32 = Color32::from_rgb(0x1F, 0x4E, 0x8C);
const PALE_INK: Color32 = Color32::from_rgb(0x4E, 0x48, 0x3C);
const GREY: Color32 = Color32::from_rgb(0x9A, 0x9C, 0xA0);

/// The games that are shown, and which one is looked at.
pub struct Labels<'a> {
    pub shown: &'a [&'a ShelvedGame],
    pub chosen: Option<&'a GameId>,
    pub today: Date,
}

/// Draws all of them; only those in sight are painted. Returns what was pressed.
pub fn draw(canvas: &mut Canvas, place: &LabelsPlace, labels: &Labels) -> Option<SavedGamesControl> {
    let mut pressed = None;
    let rows = labels.shown.len().div_ceil(place.columns);
    let high = place.first.y + place.step.y * rows as f32;
    canvas.scrolled("saved-games", place.area, |canvas| {
        if place.hang {
            rods(canvas, place, rows);
        }
        for (nth, shelved) in labels.shown.iter().enumerate() {
            let at = place.first + place.step * Vec2::new((nth % place.columns) as f32, (nth / place.columns) as f32);
            let label = Rect::from_corners(at, at + place.size);
            let seen = canvas.ui.clip_rect();
            if !seen.intersects(canvas.area(rect(at.x, at.y, place.size.x, place.size.y))) {
                continue;
            }
            pressed = label_of(canvas, place, label, (nth as u16, shelved), labels).or(pressed);
        }
        high
    });
    pressed
}

/// The brass rods that a row hangs on.
fn rods(canvas: &mut Canvas, place: &LabelsPlace, rows: usize) {
    let mut drawing = Drawing::default();
    for row in 0..rows {
        let y = 10.0 + place.step.y * row as f32;
        let right = place.first.x + place.step.x * place.columns as f32 - 20.0;
        drawing.fill(rect(12.0, y, right - 12.0, 5.0), palette::BRASS);
        drawing.fill(rect(12.0, y + 5.0, right - 12.0, 2.0), palette::BRASS.gamma_multiply(0.5));
        for x in [14.0, right - 8.0] {
            drawing.plate(rect(x, y - 5.0, 8.0, 17.0), palette::BRASS, palette::INK, 1.2);
        }
    }
    canvas.paint(&drawing);
}

fn label_of(
    canvas: &mut Canvas,
    place: &LabelsPlace,
    label: Rect,
    (nth, shelved): (u16, &ShelvedGame),
    labels: &Labels,
) -> Option<SavedGamesControl> {
    let Rect { min, .. } = label;
    if let Some(left) = shelved.goes_in {
        let mut drawing = Drawing::default();
        drawing.dashed_frame(label, 1.6, palette::DIM);
        let words = rect(min.x + 30.0, min.y, label.width() - 240.0, label.height());
        let name = canvas.words("saved-games-deleted");
        drawing.line_in(&name, words, place.letters[0], palette::MUTED, Align::Left, Typeface::Display);
        canvas.paint(&drawing);
        let seconds = left.as_secs_f32().ceil().min(UNDO_SECONDS) as u32;
        let words = canvas.words_with("saved-games-restore", [("seconds", seconds.into())]);
        let button = Button::new(SavedGamesControl::Restore(nth), words, ButtonStyle::Plain).size(18.0);
        let at = rect(label.max.x - 190.0, label.center().y - 24.0, 170.0, 48.0);
        return canvas.button(&button, at).then_some(SavedGamesControl::Restore(nth));
    }
    let response = canvas.hit(SavedGamesControl::Choose(nth), label);
    let chosen = labels.chosen == Some(&shelved.id);
    canvas.choose(SavedGamesControl::Choose(nth), chosen);
    let mut drawing = Drawing::default();
    let paper = if shelved.found.is_ok() { PAPERS[usize::from(nth) % PAPERS.len()] } else { GREY };
    tag(&mut drawing, place, label, paper, chosen || response.hovered() || response.has_focus());
    let texts = canvas.texts();
    match &shelved.found {
        Ok(game) => written(&mut drawing, texts, place, label, (game, labels.today)),
        Err(_) => {
            let words = rect(min.x + 46.0, min.y, label.width() - 60.0, label.height());
            let name = texts.get("saved-games-broken");
            drawing.icon("ui/warning", min.x + 74.0, label.center().y, 32.0);
            let line = Rect::new(words.min.x + 56.0, words.min.y, words.max.x, words.max.y);
            drawing.line_in(&name, line, place.letters[0], palette::INK, Align::Left, Typeface::Display);
        }
    }
    canvas.paint(&drawing);
    response.clicked().then_some(SavedGamesControl::Choose(nth))
}

/// The label itself: its paper with a cut corner, its eyelet and its string.
fn tag(drawing: &mut Drawing, place: &LabelsPlace, label: Rect, paper: Color32, lit: bool) {
    let Rect { min, max } = label;
    if lit {
        drawing.glow(label);
    }
    let cut = if place.hang { 22.0 } else { 10.0 };
    let outline = |by: f32| {
        let (min, max, cut) = (min + by, max - by, cut - by / 2.0);
        vec![
            Vec2::new(min.x + cut, min.y),
            Vec2::new(max.x, min.y),
            max,
            Vec2::new(min.x + cut, max.y),
            Vec2::new(min.x, max.y - cut),
            Vec2::new(min.x, min.y + cut),
        ]
    };
    let edge = if lit { palette::LAMP } else { palette::BRASS };
    drawing.shape(outline(0.0), paper, Some((if lit { 3.2 } else { 1.6 }, colour(edge))));
    drawing.shape(outline(6.0), Color32::TRANSPARENT, Some((1.0, colour(palette::BRASS))));
    if place.hang {
        let eye = Vec2::new(min.x + 22.0, label.center().y);
        let string = |x: f32| vec![Vec2::new(min.x + 20.0 + x, min.y - 16.0), Vec2::new(min.x + 24.0 + x / 2.0, min.y)];
        drawing.stroke(string(0.0), 2.0, palette::PAPER).stroke(string(8.0), 2.0, palette::PAPER);
        drawing.disc(eye, 9.0, palette::BRASS, Some((1.4, colour(palette::INK)))).disc(eye, 4.0, palette::NIGHT, None);
    }
}

/// What is written on it.
fn written(drawing: &mut Drawing, texts: &Texts, place: &LabelsPlace, label: Rect, (game, today): (&SavedGame, Date)) {
    let [large, small] = place.letters;
    let inset = if place.hang { 50.0 } else { 12.0 };
    let corner = Vec2::new(label.min.x + inset, label.center().y - place.picture.y / 2.0);
    drawing.put(&picture(game, place.picture), corner.x, corner.y, 1.0);
    let left = corner.x + place.picture.x + 16.0;
    let right = label.max.x - 14.0;
    let line = |y: f32, high: f32| Rect::new(left, label.min.y + y, right, label.min.y + y + high);
    let name = about::name(texts, game);
    let pitch = small * 1.42;
    let mut y = if place.hang { 18.0 } else { 8.0 };
    drawing.line_in(&name, line(y, large * 1.3), large, palette::INK, Align::Left, Typeface::Display);
    y += large * 1.3 + 2.0;
    let day = about::day(texts, game.label.begun, today);
    drawing.line_in(&day, line(y, pitch), small, PALE_INK, Align::Left, Typeface::Text);
    y += pitch + 4.0;
    let module = if place.hang { 26.0 } else { 20.0 };
    modules(drawing, game, Vec2::new(left, label.min.y + y), module);
    // The stamp needs room beside the faces.
    let stamped = place.hang && right - left > 210.0;
    let stand = if stamped { about::stand(texts, game) } else { about::stand_and_rank(texts, game) };
    let (ink, face) = if game.asked().is_some() { (BLUE, Typeface::Bold) } else { (palette::INK, Typeface::Bold) };
    if place.hang {
        y += module + 6.0;
        drawing.line_in(&stand, line(y, pitch), small, ink, Align::Left, face);
        y += pitch + 6.0;
    } else {
        let beside = Rect { min: Vec2::new(left + 84.0, label.min.y + y), ..line(y, module) };
        drawing.line_in(&stand, beside, small, ink, Align::Left, face);
        y += module + 6.0;
    }
    let radius = ((label.max.y - 10.0 - label.min.y - y) / 2.0).clamp(portrait::LEAST - 2.0, 18.0);
    for (nth, seat) in game.seats.iter().enumerate() {
        let face = portrait::draw(seat, default(), radius);
        drawing.put(&face, left + radius + 2.2 * radius * nth as f32, label.min.y + y + radius, 1.0);
    }
    if game.asked().is_none() && stamped {
        postmark(drawing, texts, game, Vec2::new(right - 48.0, label.max.y - 66.0));
    }
}

/// Both trains of whoever it belongs to.
pub fn picture(game: &SavedGame, size: Vec2) -> Drawing {
    let seat = game.owner();
    let player = game.game.board().player(seat);
    game_picture::draw(game.game.catalogue(), player, game.seats[seat.index()].colour, game.round(), size)
}

/// The modules that are played.
pub fn modules(drawing: &mut Drawing, game: &SavedGame, at: Vec2, side: f32) {
    let setup = &game.record.setup;
    for (nth, module) in setup.modules.iter().enumerate() {
        let plate = rect(at.x + (side + 6.0) * nth as f32, at.y, side, side);
        drawing.plate(plate, module_colour(*module), palette::BRASS, 1.4);
        let letter = module.to_string();
        drawing.line_in(&letter, plate, side * 0.72, palette::PAPER, Align::Centre, Typeface::Bold);
    }
    if setup.teatime {
        drawing.icon("icon/coffee", at.x + (side + 6.0) * 2.0 + side / 2.0, at.y + side / 2.0, side);
    }
}

/// The stamp of a finished game: which place it was.
fn postmark(drawing: &mut Drawing, texts: &Texts, game: &SavedGame, middle: Vec2) {
    let rank = game.game.board().place(game.owner());
    let ink = if rank == 1 { Color32::from_rgb(0x2E, 0x7A, 0x56) } else { Color32::from_rgb(0x8A, 0x35, 0x45) };
    for radius in [38.0, 32.0] {
        drawing.disc(middle, radius, Color32::TRANSPARENT, Some((1.8, colour(ink))));
    }
    for nth in 0..3 {
        let y = middle.y - 14.0 + 12.0 * nth as f32;
        drawing.stroke(vec![Vec2::new(middle.x + 38.0, y), Vec2::new(middle.x + 54.0, y - 4.0)], 1.6, ink);
    }
    let place = texts.with("saved-games-place", [("place", rank.into())]);
    let of = texts.with("saved-games-place-of", [("players", game.seats.len().into())]);
    let line = |y: f32, high: f32| rect(middle.x - 28.0, middle.y + y, 56.0, high);
    drawing.line_in(&place, line(-24.0, 26.0), 21.0, ink, Align::Centre, Typeface::Display);
    drawing.line_in(&of, line(0.0, 22.0), 17.5, ink, Align::Centre, Typeface::Text);
}
