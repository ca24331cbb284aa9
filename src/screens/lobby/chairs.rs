//! The seats of the carriage with friends: who sits there, how ready and how well connected they are.

use bevy::prelude::*;
use bevy_egui::egui::Color32;
use strum::VariantArray;

use super::{
    names::LobbyControl,
    room::{RoomView, colour_of, portrait_of},
};
use crate::{
    drawing::{Drawing, rect},
    pieces::semaphore,
    screens::setup::{SeatWindow, number, plaque},
    session::{Colour, LEVELS},
    ui::{labels::Align, text::with_tip, theme::palette, typefaces::Typeface},
    widgets::{
        button::{Button, ButtonStyle},
        canvas::Canvas,
        segments::Segment,
    },
};
use bots::BotLevel;
use online::{Chair, ChairKind, LineState, LobbyWish, MOST_CHAIRS, SeatSecret};

/// All four seats. `secret` is for a bot that may be seated.
pub fn draw(canvas: &mut Canvas, places: &[SeatWindow; MOST_CHAIRS], room: &mut RoomView, secret: SeatSecret) {
    let chairs = room.gathering.chairs.clone();
    for (seat, window) in (0..).zip(places) {
        let chair = chairs.get(usize::from(seat));
        let mut pane = Drawing::default();
        match chair.and_then(|chair| Some((chair, chair.companion.as_ref()?))) {
            Some((chair, companion)) => {
                let (x, y, k) = (window.x, window.y, window.k);
                pane.scaled(format!("setup/pane/{}", colour_of(companion).key()), x, y, k);
                pane.scaled(format!("portrait/{}", portrait_of(companion)), x, y, k);
                away(canvas, &mut pane, chair, *window);
                canvas.paint(&pane);
                if room.own == Some(seat) {
                    let face = canvas.hit(LobbyControl::Face, rect(x + 20.0 * k, y + 30.0 * k, 190.0 * k, 100.0 * k));
                    if with_tip(face, &canvas.words("setup-face-tip")).clicked() {
                        room.next_portrait();
                    }
                }
            }
            None => canvas.paint(pane.scaled("setup/pane/empty", window.x, window.y, window.k)),
        }
        name(canvas, chair, seat, *window);
        rows(canvas, room, chair, (seat, *window), secret);
    }
}

/// Whoever is away sits in the dark, with the semaphore.
fn away(canvas: &Canvas, drawing: &mut Drawing, chair: &Chair, window: SeatWindow) {
    if !chair.kind.is_human() || chair.line.is_up() {
        return;
    }
    let (w, k) = (window.width(), window.k);
    let pane = rect(window.x + 8.0 * k, window.y + 8.0 * k, w - 16.0 * k, 166.0 * k);
    let middle = pane.center().x;
    let words = canvas.words(if chair.line == LineState::Returning { "lobby-reconnecting" } else { "lobby-away" });
    semaphore::darken(drawing, pane, Vec2::new(middle, window.y + 106.0 * k), &words);
    semaphore::draw(drawing, chair.line, Vec2::new(middle, window.y + 102.0 * k), 78.0 * k);
}

/// The plaque: name, and whether this player is ready.
fn name(canvas: &Canvas, chair: Option<&Chair>, seat: u8, window: SeatWindow) {
    let (x, w) = (window.x, window.width());
    let edge = if window.k < 1.0 { 6.0 } else { 14.0 };
    let place = rect(x + edge, window.below() - 46.0, w - 2.0 * edge, 36.0);
    let mut drawing = Drawing::default();
    plaque(&mut drawing, [place.min.x, place.min.y, place.width(), place.height()]);
    number(&mut drawing, seat.into(), x + w - 40.0, window.y + 8.0);
    match chair.and_then(|chair| Some((chair, chair.companion.as_ref()?))) {
        Some((chair, companion)) => {
            drawing.emblem(colour_of(companion), place.min.x + 24.0, place.center().y, 9.6);
            let (key, ink) = state(chair);
            let words = canvas.words(key);
            let state =
                Rect { min: Vec2::new(place.max.x - 0.34 * w, place.min.y), max: place.max - Vec2::new(12.0, 0.0) };
            let wide = drawing.line_in(&words, state, 16.0, ink, Align::Right, Typeface::Bold);
            let from = place.min.x + 40.0;
            let named =
                Rect { min: Vec2::new(from, place.min.y), max: Vec2::new(state.max.x - wide - 8.0, place.max.y) };
            drawing.line_in(&companion.name, named, 22.0, palette::LAMP, Align::Left, Typeface::Display);
        }
        None => {
            let key = if chair.is_some() { "lobby-waits-for-friend" } else { "setup-empty" };
            let words = canvas.words(key);
            drawing.line_in(&words, place.inflate(-10.0), 20.0, palette::PAPER, Align::Centre, Typeface::Display);
        }
    }
    canvas.paint(&drawing);
}

/// How far somebody is, as a key and an ink.
fn state(chair: &Chair) -> (&'static str, Color32) {
    match (chair.kind.is_human(), chair.ready) {
        (false, _) => ("setup-bot", palette::STEAM),
        (true, true) => ("lobby-ready", palette::READY),
        (true, false) => ("lobby-not-ready", palette::MUTED),
    }
}

/// The rows below a seat: its kind and colour; how strong a bot is, or who it is that sits here.
fn rows(
    canvas: &mut Canvas,
    room: &mut RoomView,
    chair: Option<&Chair>,
    (seat, window): (u8, SeatWindow),
    secret: SeatSecret,
) {
    let (x, y, w) = (window.x, window.below(), window.width());
    let own = room.own == Some(seat);
    let may = room.is_host() && !own;
    // Chairs are added one after the other.
    if chair.is_none() && usize::from(seat) > room.gathering.chairs.len() {
        return;
    }
    if may {
        let kinds = [
            (LobbyControl::MakeHere(seat), "setup-human"),
            (LobbyControl::MakeBot(seat), "setup-bot"),
            (LobbyControl::MakeFriend(seat), "setup-friend"),
        ];
        let parts = kinds.map(|(id, key)| Segment::new(id, canvas.words(key)));
        let chosen = chair.map_or(3, |chair| match chair.kind {
            ChairKind::Here => 0,
            ChairKind::Bot { .. } => 1,
            ChairKind::Friend => 2,
        });
        match canvas.segments(rect(x, y, window.kinds, 36.0), &parts, chosen, 16.0) {
            Some(0) if chosen != 0 => room.seat_here(seat),
            Some(1) if chosen != 1 => room.seat_bot(seat, BotLevel::Skilled, secret),
            Some(2) if chosen != 2 => room.wish(LobbyWish::Chair { chair: seat, kind: ChairKind::Friend }),
            _ => {}
        }
    }
    if own {
        colours(canvas, room, (x, y));
    }
    let Some(chair) = chair else { return };
    let mut drawing = Drawing::default();
    let row = rect(x, y + 42.0, w, 34.0);
    match chair.kind {
        ChairKind::Bot { level, .. } if may => {
            let parts = LEVELS.map(|level| {
                Segment::new(LobbyControl::SetLevel(seat, level), canvas.words(&format!("level-{level}")))
            });
            let chosen = LEVELS.iter().position(|each| *each == level).unwrap_or(LEVELS.len());
            if let Some(nth) = canvas.segments(rect(x, y + 42.0, w, 34.0), &parts, chosen, 16.0) {
                room.seat_bot(seat, LEVELS[nth], secret);
            }
        }
        ChairKind::Bot { level, .. } => {
            let words = canvas.words(&format!("level-{level}"));
            drawing.line_in(&words, row, 16.0, palette::STEAM, Align::Left, Typeface::Text);
        }
        ChairKind::Here | ChairKind::Friend => {
            let key = match (own, chair.companion.is_some(), chair.line.is_up()) {
                (true, ..) => "lobby-you-here",
                _ if chair.kind == ChairKind::Here && may => "lobby-at-this-screen",
                (_, false, _) => "lobby-seat-free",
                (_, true, true) => "lobby-is-here",
                (_, true, false) => "lobby-seat-kept",
            };
            let words = canvas.words(key);
            let room = Rect { max: row.max - Vec2::new(if may { 130.0 } else { 0.0 }, 0.0), ..row };
            drawing.line_in(&words, room, 16.0, palette::STEAM, Align::Left, Typeface::Text);
        }
    }
    canvas.paint(&drawing);
    // Below a bot's levels there is no room; in the row of its kind there is.
    if may {
        let place = match chair.kind {
            ChairKind::Bot { .. } => rect(x + window.kinds + 10.0, y, w - window.kinds - 10.0, 36.0),
            _ => rect(x + w - 124.0, y + 43.0, 124.0, 33.0),
        };
        let button = Button::new(LobbyControl::Remove(seat), canvas.words("lobby-remove"), ButtonStyle::Plain);
        if canvas.button(&button.size(16.0), place) {
            room.wish(LobbyWish::Close { chair: seat });
        }
    }
}

/// The colours that one can have.
fn colours(canvas: &mut Canvas, room: &mut RoomView, (x, y): (f32, f32)) {
    let taken: Vec<_> =
        room.gathering.chairs.iter().filter_map(|chair| chair.companion.as_ref()).map(colour_of).collect();
    let own = room.own_chair().and_then(|chair| chair.companion.as_ref()).map(colour_of);
    for (place, colour) in (0_u8..).zip(Colour::VARIANTS.iter().copied()) {
        let middle = Vec2::new(x + 22.0 + 46.0 * f32::from(place), y + 18.0);
        let free = !taken.contains(&colour);
        let mut drawing = Drawing::default();
        if own == Some(colour) {
            drawing.plate(Rect::from_center_size(middle, Vec2::splat(34.0)), palette::DEEP, palette::LAMP, 1.8);
        }
        if free {
            let response =
                canvas.hit(LobbyControl::SetColour(colour), rect(middle.x - 22.0, middle.y - 22.0, 44.0, 44.0));
            if response.clicked() {
                room.paint(colour);
            }
        }
        drawing.emblem(colour, middle.x, middle.y, if free || own == Some(colour) { 9.6 } else { 5.0 });
        canvas.paint(&drawing);
    }
}
