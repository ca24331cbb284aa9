//! Symbols and frames as they are drawn on cards, signs and boards.

use std::borrow::Cow;

use bevy::prelude::*;
use bevy_egui::egui::{self, Painter};

use super::symbol_pictures::{self as symbols, size};
use crate::{
    drawing::{CREAM, Drawing, colour},
    ui::{brush::Brush, labels::Align, theme::palette},
};
use rules::{CarValue, CardKind, Condition, Reward, Suspect, Symbol};

/// The word for a kind of card in the names of pictures and words.
pub fn kind_key(kind: CardKind) -> &'static str {
    match kind {
        CardKind::RailroadCar => "railroad-car",
        CardKind::Conductor => "conductor",
        CardKind::Locomotive => "locomotive",
        CardKind::Route => "route",
        CardKind::Contract => "contract",
        CardKind::Coins => "coins",
        CardKind::GameEnd => "game-end",
        CardKind::Celebrity => "celebrity",
        CardKind::Postcard => "postcard",
        CardKind::Suspect | CardKind::DestroyEvidence => "suspect",
        CardKind::PassengerLuggage => "passenger",
        CardKind::Switch | CardKind::Mechanic | CardKind::Factory => "middle",
        CardKind::Storage => "storage",
    }
}

/// Figures on small symbols do not get smaller than this: they would be unreadable.
const SMALLEST_FIGURE: f32 = 10.0;

/// Draws a symbol in its flat form, centred on a point.
pub fn flat(drawing: &mut Drawing, symbol: Symbol, x: f32, y: f32, scale: f32) {
    let (name, _, own) = symbols::picture(symbol, scale);
    drawing.centred(name, x, y, own);
    let letters = (15.0 * scale).max(SMALLEST_FIGURE);
    match (symbol, symbols::beyond(symbol)) {
        (Symbol::Points(points), _) => drawing.count(points, Vec2::new(x, y), letters, CREAM, Align::Centre),
        (Symbol::Coins(_), Some(coins)) => drawing.count(coins, Vec2::new(x, y), letters, palette::INK, Align::Centre),
        (_, Some(steps)) => {
            drawing.count(steps, Vec2::new(x + 17.0 * scale, y + 7.0 * scale), letters, palette::SIGNAL, Align::Centre)
        }
        _ => drawing,
    };
}

/// A frame's symbols in rows, as large as will fit into a box centred on a point.
pub fn frame(drawing: &mut Drawing, symbols: &[Symbol], x: f32, y: f32, room: Vec2, largest: f32) {
    let Some((rows, scale)) = arrange(symbols, room, largest) else { return };
    let height = 27.0 * scale;
    for (nth, row) in rows.iter().enumerate() {
        let wide: f32 = row.iter().map(|symbol| symbols::width(*symbol) + GAP).sum::<f32>() - GAP;
        let mut left = x - wide * scale / 2.0;
        let middle = y + (nth as f32 - (rows.len() as f32 - 1.0) / 2.0) * height;
        for symbol in *row {
            let own = symbols::width(*symbol) * scale;
            flat(drawing, *symbol, left + own / 2.0, middle, scale);
            left += own + GAP * scale;
        }
    }
}

const GAP: f32 = 3.0;

/// How wide a frame is in one row of flat symbols.
pub fn frame_width(symbols: &[Symbol]) -> f32 {
    symbols.iter().map(|symbol| symbols::width(*symbol) + GAP).sum::<f32>() - GAP
}

/// Into how many rows symbols go so that they are largest.
fn arrange(symbols: &[Symbol], room: Vec2, largest: f32) -> Option<(Vec<&[Symbol]>, f32)> {
    (1..=symbols.len())
        .map(|columns| {
            let rows: Vec<_> = symbols.chunks(columns).collect();
            let widest = rows.iter().map(|row| frame_width(row)).fold(1.0, f32::max);
            let scale = (room.x / widest).min(room.y / (27.0 * rows.len() as f32)).min(largest);
            (rows, scale)
        })
        .max_by(|(_, a), (_, b)| a.total_cmp(b))
}

/// The different symbols, each with how often it occurs.
fn different(symbols: &[Symbol]) -> Vec<(Symbol, u8)> {
    let mut counted: Vec<(Symbol, u8)> = Vec::new();
    for symbol in symbols {
        match counted.iter_mut().find(|(other, _)| other == symbol) {
            Some((_, times)) => *times += 1,
            None => counted.push((*symbol, 1)),
        }
    }
    counted
}

/// How wide a frame's symbols are in a row in which equal ones are counted together.
pub fn symbols_width(symbols: &[Symbol]) -> f32 {
    let parts = different(symbols);
    parts.iter().map(|(symbol, times)| size(*symbol).x + if *times > 1 { 24.0 } else { 4.0 }).sum::<f32>() - 4.0
}

/// A frame's symbols in a row on paper, as large as will fit; equal ones are counted together.
pub fn row(drawing: &mut Drawing, symbols: &[Symbol], room: Rect) {
    let wide = symbols_width(symbols);
    let scale = (room.width() / wide).min(room.height() / 26.0).min(1.15);
    let Vec2 { x, y } = room.center();
    let mut left = x - wide * scale / 2.0;
    for (symbol, times) in different(symbols) {
        if times > 1 {
            let letters = 15.0 * scale.max(0.85);
            let baseline = y + scale + 0.25 * letters;
            drawing.bold(format!("{times}×"), left, baseline, letters, palette::INK, Align::Left);
            left += 20.0 * scale;
        }
        let own = size(symbol).x * scale;
        flat(drawing, symbol, left + own / 2.0, y, scale);
        left += own + 4.0 * scale;
    }
}

/// Paints such a row in egui.
pub fn draw_symbols(brush: &Brush, painter: &Painter, symbols: &[Symbol], rect: egui::Rect) {
    let mut drawing = Drawing::default();
    row(&mut drawing, symbols, Rect::new(0.0, 0.0, rect.width(), rect.height()));
    brush.painting(painter, rect.min, 1.0).paint(&drawing);
}

/// The symbols of an Action card, centred on (58, 82) in its inner frame.
pub fn on_card(drawing: &mut Drawing, symbols: &[Symbol]) {
    const X: f32 = 58.0;
    const Y: f32 = 82.0;
    let line = colour(egui::Color32::from_rgb(0xC9, 0xB4, 0x84));
    match symbols {
        [symbol] => alone(drawing, *symbol),
        [first, second] => {
            cell(drawing, *first, X, Y - 24.0, Vec2::new(98.0, 43.0));
            cell(drawing, *second, X, Y + 24.0, Vec2::new(98.0, 43.0));
            drawing.fill(Rect::new(X - 44.0, Y - 0.5, X + 44.0, Y + 0.5), line);
        }
        [first, second, third] => {
            for (nth, symbol) in [*first, *second, *third].into_iter().enumerate() {
                cell(drawing, symbol, X, Y + (nth as f32 - 1.0) * 32.5, Vec2::new(96.0, 29.5));
            }
            for y in [Y - 16.25, Y + 16.25] {
                drawing.fill(Rect::new(X - 40.0, y - 0.5, X + 40.0, y + 0.5), line);
            }
        }
        _ => frame(drawing, symbols, X, Y, Vec2::new(98.0, 92.0), 1.3),
    }
}

/// The only symbol of a card: the tall ones at their full size.
fn alone(drawing: &mut Drawing, symbol: Symbol) {
    let Some((name, size)) = symbols::wide(symbol).filter(|(_, size)| size.y > 70.0) else {
        return cell(drawing, symbol, 58.0, 82.0, Vec2::new(100.0, 60.0));
    };
    drawing.centred(name, 58.0, if size.y > 90.0 { 85.0 } else { 82.0 }, 1.0);
}

/// One symbol, as large as will fit into a wide cell.
fn cell(drawing: &mut Drawing, symbol: Symbol, x: f32, y: f32, room: Vec2) {
    let Some((name, size)) = symbols::wide(symbol).filter(|(_, size)| size.y < 70.0) else {
        let fits = (room.x / symbols::width(symbol)).min(room.y / symbols::SIZE.y);
        return flat(drawing, symbol, x, y, fits.min(1.7));
    };
    drawing.centred(name, x, y, (room / size).min_element().min(1.15));
}

/// The condition of a contract, centred on a point, at most 78 × 36 at scale 1.
pub fn condition(drawing: &mut Drawing, condition: &Condition, x: f32, y: f32, scale: f32) {
    let mut part = Drawing::default();
    let car = |value: CarValue| format!("cond/car/{value}");
    match condition {
        Condition::Cars { count, value } => counted(&mut part, *count, car(*value), 40.0, 1.0),
        Condition::Run(values) => {
            let own = (76.0 / (40.0 * values.len() as f32)).min(0.9);
            for (nth, value) in values.iter().enumerate() {
                let x = (nth as f32 - (values.len() as f32 - 1.0) / 2.0) * 40.0 * own;
                part.centred(format!("cond/exact/{value}"), x, 0.0, own);
            }
        }
        Condition::CarsInEachTrain { count, value } => {
            let mut left = Drawing::default();
            counted(&mut left, *count, car(*value), 40.0, 1.0);
            part.put(&left, -15.0, 0.0, 0.62);
            part.centred("cond/both-trains", 22.0, 0.0, 0.7);
        }
        Condition::BothMailCars => counted(&mut part, 2, "cond/mail", 40.0, 0.95),
        Condition::BothMailCarsReached => counted(&mut part, 2, "cond/mail-reached", 44.0, 1.0),
        Condition::LocomotiveTileReached => {
            part.centred("cond/engine", 9.0, 1.0, 1.05);
            part.scaled("conductor/ink", -22.0, 17.0, 0.72);
        }
        Condition::LocomotiveTiles(count) => counted(&mut part, *count, "cond/engine", 40.0, 1.0),
        Condition::SuspectTaken(suspect) => {
            let name = match suspect {
                Suspect::Yourself => "icon/suspect-self",
                Suspect::EverybodyElse => "icon/suspect-others",
            };
            part.centred(name, 0.0, 0.0, 1.1);
        }
        Condition::DestroyEvidence(count) => counted(&mut part, *count, "icon/destroy", 32.0, 1.0),
        Condition::PassengersOrLuggage(count) => {
            let left = times(&mut part, *count, 58.0 * 0.82);
            part.centred("icon/passenger", left + 13.0, 0.0, 0.82).centred("icon/luggage", left + 35.0, 0.0, 0.82);
        }
        Condition::Guests(count) => counted(&mut part, *count, "cond/celebrity-or-postcard", 74.0, 0.56),
    }
    drawing.put(&part, x, y, scale);
}

/// So many of something whose picture is this wide, centred on 0, 0.
fn counted(part: &mut Drawing, count: u8, name: impl Into<Cow<'static, str>>, wide: f32, scale: f32) {
    let left = times(part, count, wide * scale);
    part.centred(name, left + wide * scale / 2.0, 0.0, scale);
}

/// A number and the sign × before something of this width, all of it centred on 0, 0. Returns where that begins.
fn times(part: &mut Drawing, count: u8, wide: f32) -> f32 {
    let figure = if count > 9 { 24.0 } else { 13.0 };
    let left = -(figure + 16.0 + wide) / 2.0;
    part.figure(count, left + figure / 2.0, 0.0, 23.0, palette::INK);
    part.centred("times/ink", left + figure + 8.0, 1.0, 0.9);
    left + figure + 16.0
}

/// The reward of a contract in a box centred on a point.
pub fn reward(drawing: &mut Drawing, reward: &Reward, x: f32, y: f32, room: Vec2) {
    match reward {
        Reward::Frame(symbols) => frame(drawing, symbols, x, y, room, 1.3),
        Reward::PerFulfilledContract(symbols) => {
            let wide = frame_width(symbols);
            let scale = (room.x / (wide + 46.0)).min(room.y / 30.0).min(1.1);
            let left = x - (wide + 46.0) * scale / 2.0;
            frame(drawing, symbols, left + wide * scale / 2.0, y, Vec2::new(wide, 27.0) * scale, scale);
            drawing.centred("times/ink", left + (wide + 7.0) * scale, y, 0.8 * scale);
            drawing.centred("cond/contract", left + (wide + 30.0) * scale, y, 0.92 * scale);
        }
        Reward::GameEndCardPerLocomotiveTile => {
            let scale = (room.x / 74.0).min(room.y / 34.0).min(1.05);
            drawing.centred("cond/game-end-per-tile", x, y, scale);
        }
    }
}

/// A points seal with its number, this large, centred on a point.
pub fn seal(drawing: &mut Drawing, name: &'static str, points: u8, x: f32, y: f32, radius: f32) {
    drawing.centred(name, x, y, radius / 16.0);
    drawing.figure(points, x, y, if points > 9 { radius * 1.02 } else { radius * 1.2 }, CREAM);
}

/// A count with a picture before it, such as the coins of a price.
pub fn price(drawing: &mut Drawing, coins: u8, x: f32, y: f32) {
    drawing.count(coins, Vec2::new(x - 13.0, y), 18.0, palette::LAMP, Align::Right).centred("coin", x, y, 0.9);
}
