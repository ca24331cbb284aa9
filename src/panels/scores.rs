//! The breakdown of points: where each player's points came from.

use bevy::prelude::*;
use strum::VariantArray;

use crate::{
    drawing::{Drawing, Ink, rect, ticket_width},
    layout::Grid,
    localization::words::Words,
    pieces::seat,
    ui::{labels::Align, theme::palette, typefaces::Typeface},
};
use rules::{Board, Seat, Source};

/// How large the names of players are.
const NAME: f32 = 17.0;
/// How large the sign of a player is, and how far from its left end the name begins.
const SIGN: [f32; 2] = [8.0, 24.0];

/// How far from the edge words begin.
const EDGE: f32 = 8.0;
/// The least width of the figures of a player, and that from which on their name has room beside their sign.
const COLUMN: f32 = 52.0;
const NAMED: f32 = 76.0;
/// How high the red tickets of the totals are where there is room.
const TICKET: f32 = 34.0;

/// The table of sources and players, of this size: one column per player in turn order, with the total below. For the
/// score window.
pub fn breakdown(words: &Words, board: &Board, size: Vec2) -> Drawing {
    let seats = board.seats();
    let possible = |source: &Source| words.game.setup().has_source(*source);
    let sources: Vec<_> = Source::VARIANTS.iter().copied().filter(possible).collect();
    let (head, total) = ((size.y * 0.11).min(54.0), (size.y * 0.12).min(56.0));
    let foot = size.y - total;
    let lines = Grid::shared(Rect::new(0.0, head, size.x, foot), 0.0, 1, sources.len() as u8);
    let figure = (lines.nth(0).height() * 0.62).min(19.0);
    let letters = figure.min(17.0);
    // As wide as they need, as far as that leaves room for figures.
    let longest =
        sources.iter().map(|source| Typeface::Text.width(&words.source(*source), letters)).fold(0.0, f32::max);
    let names = (longest + 2.0 * EDGE).min(size.x - COLUMN * f32::from(seats)).max(size.x * 0.36);
    let columns = |y: f32, high: f32| Grid::shared(rect(names, y, size.x - names, high), 0.0, seats, 1);
    let mut table = Drawing::default();
    for nth in 0..seats {
        let place = columns(0.0, head).nth(nth);
        let config = &words.seats[usize::from(nth)];
        if place.width() < NAMED {
            table.emblem(config.colour, place.center().x, place.center().y, SIGN[0]);
        } else {
            let room = (Typeface::Bold.width(&config.name, NAME) + 1.0).min(place.width() - 36.0) + SIGN[1];
            let line = Rect::from_center_size(place.center(), Vec2::new(room, place.height()));
            let ink = palette::player(config.colour);
            seat::named(&mut table, (config.colour, &config.name), line, SIGN, NAME, ink, Typeface::Bold);
        }
        let score = board.player(Seat(nth)).score();
        let high = TICKET * ((place.width() - 4.0) / ticket_width(score, TICKET)).min(1.0);
        table.ticket(score, columns(foot, total).nth(nth).center() + Vec2::Y * 2.0, high);
    }
    for y in [head, foot] {
        table.fill(Rect::new(0.0, y - 0.6, size.x, y + 0.6), palette::BRASS);
    }
    for (nth, source) in (0..).zip(sources) {
        let line = lines.nth(nth);
        if nth % 2 == 1 {
            table.fill(line, palette::CARRIAGE.colour().with_alpha(0.35));
        }
        let name = Rect::new(EDGE, line.min.y, names - EDGE, line.max.y);
        table.line_in(&words.source(source), name, letters, palette::STEAM, Align::Left, Typeface::Text);
        for seat in 0..seats {
            let (told, ink) = match board.player(Seat(seat)).book.from_source(source) {
                0 => ("–".to_owned(), palette::MUTED),
                points => (points.to_string(), palette::PAPER),
            };
            let at = columns(line.min.y, line.height()).nth(seat).center();
            table.count(told, at, figure, ink, Align::Centre);
        }
    }
    let at = Vec2::new(EDGE, foot + total / 2.0 + 2.0);
    table.level(&words.get("scores-total"), at, 20.0, palette::LAMP, Align::Left, Typeface::Bold);
    table
}
