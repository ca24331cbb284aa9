//! Another player's board in small: name and points, the route, the trains, and what else there is, at a glance.

mod belongings;
mod places;
mod route;
mod subject;
mod trains;

use bevy::prelude::*;

use crate::{
    drawing::{Drawing, colour, sized, ticket_width},
    localization::words::Words,
    pieces::seat,
    session::SeatConfig,
    ui::{theme::palette, typefaces::Typeface},
};
use places::{BoardNeeds, BoardParts};
use rules::{Board, Seat, TrainId, queries::Queries};
use subject::SmallBoard;

/// What the board needs room for.
fn needs(of: &SmallBoard) -> BoardNeeds {
    BoardNeeds { contracts: of.has_contracts(), extras: belongings::extras_width(of) }
}

/// The frame of a player's board of this size.
pub fn frame(config: &SeatConfig, size: Vec2) -> Drawing {
    let mut drawing = Drawing::default();
    drawing.slice(format!("panel/small/{}", config.colour.key()), 10.0, sized(size));
    drawing
}

/// A player's board of this size, as it is shown.
pub fn draw(words: &Words, board: &Board, seat: Seat, size: Vec2) -> Drawing {
    let (config, player) = (&words.seats[seat.index()], board.player(seat));
    let of = SmallBoard { words, queries: Queries::new(board, words.catalogue()), player, seat, config };
    let parts = BoardParts::of(size, needs(&of));
    let mut drawing = frame(config, size);
    heading(&mut drawing, &of, size.x, &parts);
    if parts.route.width() > 90.0 {
        route::draw(&mut drawing, &of, parts.route);
    }
    for train in TrainId::BOTH {
        trains::draw(&mut drawing, &of, train, &parts.cells);
    }
    belongings::draw(&mut drawing, &of, &parts.places);
    drawing
}

fn heading(drawing: &mut Drawing, of: &SmallBoard, wide: f32, parts: &BoardParts) {
    let BoardParts { name, letters, line, .. } = *parts;
    if let Some(line) = line {
        let ink = colour(palette::player(of.config.colour)).with_alpha(0.6);
        drawing.fill(Rect::new(8.0, line - 0.4, wide - 8.0, line + 0.4), ink);
    }
    let (points, high) = (of.player.score(), letters * 1.22);
    let plate = ticket_width(points, high);
    drawing.ticket(points, Vec2::new(name.max.x - plate / 2.0, name.center().y), high);
    let line = Rect { max: Vec2::new(name.max.x - plate - 6.0, name.max.y), ..name };
    let (who, ink) = ((of.config.colour, of.config.name.as_str()), palette::PAPER);
    seat::named(drawing, who, line, [letters / 2.6, letters * 1.1], letters, ink, Typeface::Bold);
}
