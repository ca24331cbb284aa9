//! A frame's symbols in a row on paper, equal ones counted together ("2×" before an upgrade).

use bevy::prelude::*;
use bevy_egui::egui::{self, Painter};

use super::{
    symbol_pictures::{self, size},
    symbols::{HIGH, LEAST_FIGURE, flat},
};
use crate::{
    drawing::Drawing,
    ui::{brush::Brush, labels::Align, theme::palette},
};
use rules::Symbol;

/// A symbol, and how often it occurs.
type CountedSymbol = (Symbol, u8);

/// The gap between two symbols at scale 1.
const GAP: f32 = 4.0;

/// How wide a number and the sign × before a symbol are at scale 1, and how large they are set.
const NUMBER_WIDE: f32 = 23.0;
const NUMBER_HIGH: f32 = 17.0;

/// The scale below which numbers do not become smaller with the symbols: they have to be read.
const LEAST_NUMBER: f32 = LEAST_FIGURE / NUMBER_HIGH;

/// The scale above which symbols are not enlarged.
const LARGEST: f32 = 1.15;

/// How wide a frame's symbols are in a row at scale 1.
pub fn width(symbols: &[Symbol]) -> f32 {
    let (own, numbers) = widths(&different(symbols));
    own + numbers
}

/// Whether these symbols are large enough to be read in this room.
pub fn can_be_read(symbols: &[Symbol], room: Vec2) -> bool {
    const LEAST: f32 = 0.42;
    let (_, scale) = in_rows(&different(symbols), room);
    let least = |symbol: &Symbol| symbol_pictures::figure(*symbol).map_or(LEAST, |figure| LEAST_FIGURE / figure);
    symbols.iter().all(|symbol| scale >= least(symbol))
}

/// Draws them as large as will fit. Where the numbers would be too small in one row, and two make the symbols larger,
/// they are in two.
pub fn draw(drawing: &mut Drawing, symbols: &[Symbol], room: Rect) {
    let symbols = different(symbols);
    let (rows, scale) = in_rows(&symbols, room.size());
    let mut y = room.center().y - (rows.len() - 1) as f32 * HIGH * scale / 2.0;
    for row in rows {
        let mut left = room.center().x - width_at(row, scale) / 2.0;
        for (symbol, times) in row {
            if *times > 1 {
                let letters = NUMBER_HIGH * scale.max(LEAST_NUMBER);
                let baseline = y + scale + 0.25 * letters;
                drawing.bold(format!("{times}×"), left, baseline, letters, palette::INK, Align::Left);
                left += NUMBER_WIDE * scale.max(LEAST_NUMBER);
            }
            let own = size(*symbol).x * scale;
            flat(drawing, *symbol, left + own / 2.0, y, scale);
            left += own + GAP * scale;
        }
        y += HIGH * scale;
    }
}

/// Paints them in egui.
pub fn paint(brush: &Brush, painter: &Painter, symbols: &[Symbol], rect: egui::Rect) {
    let mut drawing = Drawing::default();
    draw(&mut drawing, symbols, Rect::new(0.0, 0.0, rect.width(), rect.height()));
    brush.painting(painter, rect.min, 1.0).paint(&drawing);
}

/// The different symbols, each with how often it occurs.
fn different(symbols: &[Symbol]) -> Vec<CountedSymbol> {
    let mut counted: Vec<CountedSymbol> = Vec::new();
    for symbol in symbols {
        match counted.iter_mut().find(|(other, _)| other == symbol) {
            Some((_, times)) => *times += 1,
            None => counted.push((*symbol, 1)),
        }
    }
    counted
}

/// How wide the symbols of a row are at scale 1, and the numbers before them.
fn widths(row: &[CountedSymbol]) -> (f32, f32) {
    let own = row.iter().map(|(symbol, _)| size(*symbol).x + GAP).sum::<f32>() - GAP;
    (own, row.iter().filter(|(_, times)| *times > 1).count() as f32 * NUMBER_WIDE)
}

fn width_at(row: &[CountedSymbol], scale: f32) -> f32 {
    let (own, numbers) = widths(row);
    own * scale + numbers * scale.max(LEAST_NUMBER)
}

/// The scale at which a row is as wide as this: with numbers that become smaller too, or else with the least ones.
fn filling(row: &[CountedSymbol], wide: f32) -> f32 {
    let (own, numbers) = widths(row);
    (wide / (own + numbers)).min((wide - numbers * LEAST_NUMBER) / own).max(0.0)
}

/// One row or two, with the scale at which they fill this room.
fn in_rows(symbols: &[CountedSymbol], room: Vec2) -> (Vec<&[CountedSymbol]>, f32) {
    let scale = |rows: &[&[CountedSymbol]]| {
        let high = room.y / (HIGH * rows.len() as f32);
        rows.iter().map(|row| filling(row, room.x)).fold(high.min(LARGEST), f32::min)
    };
    let one = scale(&[symbols]);
    let (first, second) = symbols.split_at(symbols.len().div_ceil(2));
    if one < LEAST_NUMBER && !second.is_empty() && symbols.iter().any(|(_, times)| *times > 1) {
        let two = scale(&[first, second]);
        if two > one {
            return (vec![first, second], two);
        }
    }
    (vec![symbols], one)
}

#[cfg(test)]
mod tests {
    use rules::{Catalogue, Contract, Face, Reward};

    use super::*;

    /// The symbols that contracts bring, those for each fulfilled contract as often as there may be of these.
    fn brought() -> Vec<Vec<Symbol>> {
        let cards = Catalogue::built_in().expect("our cards are legal");
        let contracts = cards.cards().filter_map(|(_, card)| match &card.face {
            Face::Contract(Contract { reward, .. }) => Some(reward.clone()),
            _ => None,
        });
        contracts
            .flat_map(|reward| match reward {
                Reward::Frame(symbols) => vec![symbols.to_vec()],
                Reward::PerFulfilledContract(symbols) => (1..7).map(|times| symbols.repeat(times)).collect(),
                Reward::GameEndCardPerLocomotiveTile => Vec::new(),
            })
            .collect()
    }

    #[test]
    fn they_stay_in_their_room() {
        let brought = brought();
        assert!(brought.iter().any(|symbols| symbols.len() > 6));
        for room in [Vec2::new(43.0, 34.0), Vec2::new(60.0, 22.0), Vec2::new(90.0, 40.0), Vec2::new(400.0, 30.0)] {
            for symbols in &brought {
                let counted = different(symbols);
                let (rows, scale) = in_rows(&counted, room);
                let wide = rows.iter().map(|row| width_at(row, scale)).fold(0.0, f32::max);
                let size = Vec2::new(wide, rows.len() as f32 * HIGH * scale);
                assert!(size.cmple(room + 0.1).all(), "{symbols:?} are {size} in {room}");
                assert_eq!(rows.concat(), counted);
            }
        }
    }

    #[test]
    fn where_numbers_are_too_small_in_one_row_there_are_two() {
        let symbols = different(&[Symbol::OneConductor(1), Symbol::Points(2)].repeat(5));
        let in_one = |wide: f32| in_rows(&symbols, Vec2::new(wide, 34.0)).0.len() == 1;
        assert!(in_one(200.0) && !in_one(43.0));
    }
}
