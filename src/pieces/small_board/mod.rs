//! Another player's board in small: name and points, the route, the trains, and what else there is, at a glance.

mod belongings;
mod places;
mod route;
mod stir;
mod subject;
mod taken;
mod trains;

use bevy::prelude::*;

pub use stir::Stir;

use crate::{
    drawing::{Drawing, colour, sized, ticket_width},
    localization::words::Words,
    pieces::{portrait, semaphore},
    session::{SeatConfig, TurnAccount},
    ui::{labels::Align, theme::palette, typefaces::Typeface},
};
use online::LineState;
use places::{BoardNeeds, BoardParts, LEAST_ROUTE};
use rules::{Board, Seat, TrainId, queries::Queries};
use subject::SmallBoard;

/// What the board needs room for.
fn needs(of: &SmallBoard) -> BoardNeeds {
    let cards = TrainId::BOTH.map(|train| of.player.train(train).cards.len());
    BoardNeeds { contracts: of.has_contracts(), extras: belongings::extras_width(of), cards }
}

/// The frame of a player's board of this size.
fn frame(config: &SeatConfig, size: Vec2) -> Drawing {
    let mut drawing = Drawing::default();
    drawing.slice(format!("panel/small/{}", config.colour.key()), 10.0, sized(size));
    drawing
}

/// A player's board of this size, as it is shown: what moves on it, and what the last turn was.
pub fn draw(
    words: &Words,
    board: &Board,
    seat: Seat,
    size: Vec2,
    (stir, turn): (Stir, Option<&TurnAccount>),
) -> Drawing {
    let (config, player) = (&words.seats[seat.index()], board.player(seat));
    let of = SmallBoard { words, queries: Queries::new(board, words.catalogue()), player, seat, config };
    let parts = BoardParts::of(size, needs(&of));
    let mut drawing = frame(config, size);
    if board.active == Some(seat) {
        drawing.rounded(sized(size).inflate(-3.0), 2.0, colour(palette::LAMP).with_alpha(0.10), None);
    }
    heading(&mut drawing, &of, size.x, &parts, stir.line);
    taken::draw(&mut drawing, &of, turn, parts.taken);
    if parts.route.width() > LEAST_ROUTE {
        route::draw(&mut drawing, &of, parts.route, stir.locomotive);
    }
    for train in TrainId::BOTH {
        trains::draw(&mut drawing, &of, train, &parts.cells, &stir);
    }
    belongings::draw(&mut drawing, &of, &parts.places);
    let (middle, radius) = parts.portrait;
    drawing.put(&portrait::with_sign(config, stir.look, radius), middle.x, middle.y, 1.0);
    drawing
}

fn heading(drawing: &mut Drawing, of: &SmallBoard, wide: f32, parts: &BoardParts, signal: Option<LineState>) {
    let BoardParts { name, letters, line, .. } = *parts;
    if let Some(line) = line {
        let ink = colour(palette::player(of.config.colour)).with_alpha(0.6);
        drawing.fill(Rect::new(8.0, line - 0.4, wide - 8.0, line + 0.4), ink);
    }
    let (points, high) = (of.player.score(), (letters * 1.22).min(26.0));
    let plate = ticket_width(points, high);
    drawing.ticket(points, Vec2::new(name.max.x - plate / 2.0, name.center().y), high);
    let mut line = Rect { max: Vec2::new(name.max.x - plate - 6.0, name.max.y), ..name };
    // The name is more important: the plate at the top has the semaphore as well.
    let fits = line.width() - Typeface::Bold.width(&of.config.name, letters) > 28.0;
    if let Some(signal) = signal.filter(|_| fits) {
        line.max.x -= 26.0;
        semaphore::draw(drawing, signal, Vec2::new(line.max.x + 10.0, name.center().y + 13.0), 26.0);
    }
    drawing.line_in(&of.config.name, line, letters, palette::PAPER, Align::Left, Typeface::Bold);
}
