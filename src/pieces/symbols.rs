//! Symbols and frames as they are drawn on cards, signs and boards.

use std::borrow::Cow;

use bevy::prelude::*;
use bevy_egui::egui;

use super::{car_plate, symbol_pictures as symbols};
use crate::{
    drawing::{CREAM, Drawing, colour},
    ui::{labels::Align, theme::palette},
};
use rules::{CarValue, CardKind, Condition, Reward, Suspect, Symbol};

/// The picture of a kind of card.
pub fn head(kind: CardKind) -> String {
    match kind {
        CardKind::PassengerLuggage => "head/passenger".to_owned(),
        kind => format!("head/{kind}"),
    }
}

/// The smallest figures on symbols, in the pixels of a stage: 11 px where it is shown at 0.8 of its size.
pub const LEAST_FIGURE: f32 = 13.75;

/// How much smaller figures may be on a phone, whose pixels are larger.
pub const ON_PHONE: f32 = 12.0 / LEAST_FIGURE;

/// How high most symbols are drawn at scale 1.
pub const HIGH: f32 = 26.0;

/// Draws a symbol in its flat form, centred on a point.
pub fn flat(drawing: &mut Drawing, symbol: Symbol, x: f32, y: f32, scale: f32) {
    draw_flat(drawing, symbol, Vec2::new(x, y), scale, LEAST_FIGURE);
}

fn draw_flat(drawing: &mut Drawing, symbol: Symbol, Vec2 { x, y }: Vec2, scale: f32, least: f32) {
    let (name, _, own) = symbols::picture(symbol, scale);
    drawing.centred(name, x, y, own);
    // As large as the picture has room for where it would be too small otherwise.
    let letters = |usual: f32| match symbols::figure(symbol) {
        Some(most) => (usual * scale).max(least.min(most * scale)),
        None => usual * scale,
    };
    match (symbol, symbols::beyond(symbol)) {
        (Symbol::Points(points), _) => drawing.count(points, Vec2::new(x, y), letters(17.0), CREAM, Align::Centre),
        (Symbol::Coins(_), Some(coins)) => {
            drawing.count(coins, Vec2::new(x, y), letters(15.0), palette::INK, Align::Centre)
        }
        (_, Some(steps)) => {
            let at = Vec2::new(x + 17.0 * scale, y + 7.0 * scale);
            drawing.count(steps, at, letters(15.0), palette::SIGNAL, Align::Centre)
        }
        _ => drawing,
    };
}

/// A frame's symbols in rows, as large as will fit into a box centred on a point. Those with figures are larger than the
/// others where that is needed to read them.
pub fn frame(drawing: &mut Drawing, symbols: &[Symbol], x: f32, y: f32, room: Vec2, largest: f32) {
    frame_shown_at(1.0, drawing, symbols, Rect::from_center_size(Vec2::new(x, y), room), largest);
}

/// The same in a drawing that will be shown at this scale.
pub fn frame_shown_at(shown: f32, drawing: &mut Drawing, symbols: &[Symbol], room: Rect, largest: f32) {
    let Vec2 { x, y } = room.center();
    let arranged = arrange(symbols, room.size(), largest, LEAST_FIGURE / shown);
    let Some(Arranged { rows, scale, least }) = arranged else { return };
    let own = |symbol: Symbol| own_scale(symbol, scale, least);
    let mut top = y - rows.iter().map(|row| row_height(row, scale, least)).sum::<f32>() / 2.0;
    for row in rows {
        let high = row_height(row, scale, least);
        let mut left = x - row_width(row, scale, least) / 2.0;
        for symbol in row {
            let wide = symbols::width(*symbol) * own(*symbol);
            draw_flat(drawing, *symbol, Vec2::new(left + wide / 2.0, top + high / 2.0), own(*symbol), least);
            left += wide + GAP * scale;
        }
        top += high;
    }
}

const GAP: f32 = 3.0;

/// The scale of a symbol among others of this scale, with figures of at least this size.
fn own_scale(symbol: Symbol, scale: f32, least: f32) -> f32 {
    symbols::figure(symbol).map_or(scale, |figure| scale.max(least / figure))
}

fn row_width(row: &[Symbol], scale: f32, least: f32) -> f32 {
    let each = row.iter().map(|symbol| symbols::width(*symbol) * own_scale(*symbol, scale, least));
    each.sum::<f32>() + GAP * scale * (row.len() as f32 - 1.0)
}

fn row_height(row: &[Symbol], scale: f32, least: f32) -> f32 {
    row.iter().map(|symbol| symbols::height(*symbol) * own_scale(*symbol, scale, least)).fold(0.0, f32::max)
}

/// How wide a frame is in one row of flat symbols.
pub fn frame_width(symbols: &[Symbol]) -> f32 {
    symbols.iter().map(|symbol| symbols::width(*symbol) + GAP).sum::<f32>() - GAP
}

/// How wide a frame is in one row of this height.
pub fn row_of(symbols: &[Symbol], high: f32) -> f32 {
    row_width(symbols, high / HIGH, LEAST_FIGURE)
}

/// Symbols in rows, the scale of most of them, and the size of the smallest figures.
struct Arranged<'a> {
    rows: Vec<&'a [Symbol]>,
    scale: f32,
    least: f32,
}

/// Into how many rows symbols go so that they are largest. Where there is no room for figures that can be read, they
/// are as small as everything else.
fn arrange(symbols: &[Symbol], room: Vec2, largest: f32, least: f32) -> Option<Arranged<'_>> {
    let fits = |rows: &[&[Symbol]], scale: f32, least: f32| {
        let high: f32 = rows.iter().map(|row| row_height(row, scale, least)).sum();
        high <= room.y && rows.iter().all(|row| row_width(row, scale, least) <= room.x)
    };
    let best = |least: f32| {
        let in_columns = (1..=symbols.len()).filter_map(|columns| {
            let rows: Vec<_> = symbols.chunks(columns).collect();
            let mut scales = (0..60).map(|step| largest * 0.97_f32.powi(step));
            let scale = scales.find(|scale| fits(&rows, *scale, least))?;
            Some(Arranged { rows, scale, least })
        });
        in_columns.max_by(|a, b| a.scale.total_cmp(&b.scale))
    };
    best(least).or_else(|| best(0.0))
}

/// The symbols of an Action card, centred on (58, 82) in its inner frame.
pub fn on_card(drawing: &mut Drawing, symbols: &[Symbol]) {
    const X: f32 = 58.0;
    const Y: f32 = 82.0;
    let line = colour(DIVIDER);
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

/// Whether a frame fits into a place with figures that can be read.
pub fn fits(symbols: &[Symbol], room: Vec2) -> bool {
    arrange(symbols, room, 1.0, LEAST_FIGURE).is_some_and(|arranged| arranged.least > 0.0 && arranged.scale > 0.3)
}

/// The symbols of an Action card on a ticket: one below the other, as large as they fit, with lines between them.
pub fn on_ticket(drawing: &mut Drawing, symbols: &[Symbol], room: Rect) {
    let high = room.height() / symbols.len().max(1) as f32;
    for (nth, symbol) in symbols.iter().enumerate() {
        let y = room.min.y + high * (nth as f32 + 0.5);
        let cell = Vec2::new(room.width() - 2.0, high - 2.0);
        match symbols::wide(*symbol) {
            // Their figures are larger than on the flat form.
            Some((name, size)) if matches!(symbol, Symbol::Upgrade { .. }) => {
                drawing.centred(name, room.center().x, y, (cell / size).min_element().min(1.0));
            }
            _ => {
                let fits = (cell.x / symbols::width(*symbol)).min(cell.y / HIGH).min(1.5);
                flat(drawing, *symbol, room.center().x, y, fits);
            }
        }
        if nth > 0 {
            let line =
                Rect::from_center_size(Vec2::new(room.center().x, y - high / 2.0), Vec2::new(room.width() * 0.8, 1.0));
            drawing.fill(line, colour(DIVIDER));
        }
    }
}

/// The lines between the parts of a card.
const DIVIDER: egui::Color32 = egui::Color32::from_rgb(0xC9, 0xB4, 0x84);

/// The only symbol of a card: the tall ones at their full size.
fn alone(drawing: &mut Drawing, symbol: Symbol) {
    let Some((name, size)) = symbols::wide(symbol).filter(|(_, size)| size.y > 70.0) else {
        return cell(drawing, symbol, 58.0, 82.0, Vec2::new(100.0, 60.0));
    };
    drawing.centred(name, 58.0, if size.y > 90.0 { 85.0 } else { 82.0 }, 1.0);
}

/// A frame in a wide cell centred on a point: a symbol alone as large as it fits.
pub fn in_cell(drawing: &mut Drawing, symbols: &[Symbol], x: f32, y: f32, room: Vec2) {
    match symbols {
        [symbol] => cell(drawing, *symbol, x, y, room),
        _ => frame(drawing, symbols, x, y, room, 1.0),
    }
}

/// The least scale of the wide pictures of symbols: smaller, their figures could not be read.
const LEAST_WIDE: f32 = 0.65;

/// One symbol, as large as will fit into a wide cell.
fn cell(drawing: &mut Drawing, symbol: Symbol, x: f32, y: f32, room: Vec2) {
    let fits = |size: &Vec2| size.y < 70.0 && (room / *size).min_element() >= LEAST_WIDE;
    let Some((name, size)) = symbols::wide(symbol).filter(|(_, size)| fits(size)) else {
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
        Condition::Run(values) => run(&mut part, values, Vec2::new(78.0, 36.0)),
        Condition::CarsInEachTrain { count, value } => {
            let mut row = Drawing::default();
            counted(&mut row, *count, car(*value), 40.0, 1.0);
            row.icon("cond/both-trains", -50.0, 0.0, 28.0);
            part.put(&row, 12.0, 0.0, BESIDE_TRAINS);
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

/// The scale of cars that are counted in each train, which leaves room for the sign of that beside them.
const BESIDE_TRAINS: f32 = 0.81;

/// Neighbouring cars, as plates with their values.
fn run(part: &mut Drawing, values: &[CarValue], room: Vec2) {
    let count = values.len() as f32;
    let step = (room.x / count).min(34.0);
    let size = Vec2::new(step - 1.0, (step * 0.8).max(23.0).min(room.y));
    for (nth, value) in values.iter().enumerate() {
        let x = (nth as f32 - (count - 1.0) / 2.0) * step - size.x / 2.0;
        part.put(&car_plate::draw(*value, size), x, -size.y / 2.0, 1.0);
    }
}

/// The least scale at which a condition can be read.
pub fn least_condition(condition: &Condition) -> f32 {
    match condition {
        Condition::Cars { .. } => LEAST_FIGURE / 20.0,
        Condition::CarsInEachTrain { .. } => LEAST_FIGURE / (20.0 * BESIDE_TRAINS),
        Condition::Run(values) if values.len() > 3 => 0.95,
        Condition::Run(_) => 0.75,
        _ => LEAST_FIGURE / 24.0,
    }
}

/// The condition of a contract in a place of any size: what has no room beside its figures is below them.
pub fn condition_in(drawing: &mut Drawing, condition: &Condition, place: Rect) {
    let (at, size) = (place.center(), place.size());
    let scale = (size / Vec2::new(80.0, 36.0)).min_element();
    match condition {
        Condition::Run(values) => {
            let mut cars = Drawing::default();
            run(&mut cars, values, size);
            drawing.put(&cars, at.x, at.y, 1.0);
        }
        Condition::CarsInEachTrain { count, value } if size.x < 1.8 * size.y => {
            let mut cars = Drawing::default();
            counted(&mut cars, *count, format!("cond/car/{value}"), 40.0, 1.0);
            let scale = (size.x / 70.0).min(size.y * 0.62 / 30.0).min(1.0);
            drawing.put(&cars, at.x, place.min.y + size.y * 0.31, scale);
            drawing.icon("cond/both-trains", at.x, place.max.y - size.y * 0.19, size.y * 0.38);
        }
        _ => self::condition(drawing, condition, at.x, at.y, scale),
    }
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

/// The reward of a contract in a place, in a drawing that will be shown at this scale.
pub fn reward(drawing: &mut Drawing, reward: &Reward, place: Rect, shown: f32) {
    let (Vec2 { x, y }, room) = (place.center(), place.size());
    match reward {
        Reward::Frame(symbols) => frame_shown_at(shown, drawing, symbols, place, 1.3),
        Reward::PerFulfilledContract(symbols) if symbols.len() > 1 && room.y > 24.0 => {
            // What it brings above, and for what below.
            let high = room.y * 0.6;
            let above = Rect { max: Vec2::new(place.max.x, place.min.y + high), ..place };
            frame_shown_at(shown, drawing, symbols, above, 1.0);
            let (foot, scale) = (y + high / 2.0, (room.y - high) / 32.0);
            drawing.centred("times/ink", x - 10.0, foot, 0.6).centred("cond/contract", x + 8.0, foot, scale);
        }
        Reward::PerFulfilledContract(symbols) => {
            let (wide, scale) = beside_contract(symbols, room);
            let left = x - (wide + 46.0) * scale / 2.0;
            let own = Rect::from_center_size(Vec2::new(left + wide * scale / 2.0, y), Vec2::new(wide, 27.0) * scale);
            frame_shown_at(shown, drawing, symbols, own, scale);
            drawing.centred("times/ink", left + (wide + 7.0) * scale, y, 0.8 * scale);
            drawing.centred("cond/contract", left + (wide + 30.0) * scale, y, 0.92 * scale);
        }
        Reward::GameEndCardPerLocomotiveTile => {
            let scale = (room.x / 74.0).min(room.y / 34.0).min(1.05);
            drawing.centred("cond/game-end-per-tile", x, y, scale);
        }
    }
}

/// How wide a frame is, and its scale, where the sign for each fulfilled contract is beside it.
fn beside_contract(symbols: &[Symbol], room: Vec2) -> (f32, f32) {
    let wide = frame_width(symbols);
    (wide, (room.x / (wide + 46.0)).min(room.y / 30.0).min(1.1))
}

/// Whether the reward of a contract fits into a place with figures that can be read.
pub fn reward_fits(reward: &Reward, room: Vec2) -> bool {
    match reward {
        Reward::Frame(symbols) => fits(symbols, room),
        Reward::PerFulfilledContract(symbols) if symbols.len() > 1 && room.y > 24.0 => {
            fits(symbols, Vec2::new(room.x, room.y * 0.6))
        }
        Reward::PerFulfilledContract(symbols) => {
            let (wide, scale) = beside_contract(symbols, room);
            fits(symbols, Vec2::new(wide, 27.0) * scale)
        }
        Reward::GameEndCardPerLocomotiveTile => room.x > 54.0 && room.y > 18.0,
    }
}

/// A points seal with its number, this large, centred on a point: in a small one the figure has all the room.
pub fn seal(drawing: &mut Drawing, name: &'static str, points: u8, x: f32, y: f32, radius: f32) {
    drawing.centred(name, x, y, radius / 16.0);
    drawing.figure(points, x, y, seal_figure(points, radius), CREAM);
}

/// The size of the figure on a seal of this radius, where that counts what [`Drawing::figure`] adds to small ones.
pub fn seal_figure(points: u8, radius: f32) -> f32 {
    let [usual, most] = if points > 9 { [1.02, 1.2] } else { [1.2, 1.4] };
    (radius * usual).max((LEAST_FIGURE / 1.05).min(radius * most))
}

/// A count with a picture before it, such as the coins of a price.
pub fn price(drawing: &mut Drawing, coins: u8, x: f32, y: f32) {
    drawing.count(coins, Vec2::new(x - 13.0, y), 18.0, palette::LAMP, Align::Right).centred("coin", x, y, 0.9);
}
