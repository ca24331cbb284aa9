//! What a player took last, as a small card and, where there is room, with what it brought.

use bevy::prelude::*;

use super::subject::SmallBoard;
use crate::{
    drawing::{Drawing, Ink, colour},
    pieces::{symbols, ticket},
    session::{TurnAccount, TurnStart},
    ui::{labels::Align, theme::palette, typefaces::Typeface},
};

/// A place wider than this has room for words about the turn beside the card.
const WIDE: f32 = 150.0;
/// How broad the card is there.
const FACE: f32 = 46.0;

/// Fills the place.
pub(super) fn draw(drawing: &mut Drawing, of: &SmallBoard, turn: Option<&TurnAccount>, place: Rect) {
    if place.width() < WIDE {
        if let Some(turn) = turn {
            small(drawing, of, turn.taken, place);
        }
        return;
    }
    let face = Rect { max: Vec2::new(place.min.x + FACE, place.max.y), ..place }.inflate(-1.0);
    let words = Rect { min: Vec2::new(face.max.x + 9.0, place.min.y), ..place };
    let Some(turn) = turn else {
        drawing.dashed_frame(face, 1.0, palette::DIM);
        let nothing = of.words.get("board-took-nothing");
        drawing.line_in(&nothing, words, 16.0, palette::MUTED, Align::Left, Typeface::Text);
        return;
    };
    small(drawing, of, turn.taken, face);
    let (head, brought) = of.words.turn_in_lines(turn);
    let line = Rect { max: Vec2::new(words.max.x, words.min.y + 20.0), ..words };
    drawing.line_in(&head, line, 17.0, palette::LAMP, Align::Left, Typeface::Bold);
    let rest = Rect { min: Vec2::new(words.min.x, words.min.y + 22.0), ..words };
    // What does not fit below it would lie on the signs there.
    let fits = |size: &f32| Typeface::Text.lines(&brought, *size, rest.width()) as f32 * size * 1.2 <= rest.height();
    let size = [15.0, 14.0, 13.0, 12.0].into_iter().find(fits).unwrap_or(11.0);
    drawing.text(brought, rest, size, palette::PAPER, Align::Left);
}

/// A card that shows its pile and its kind, or the tile.
fn small(drawing: &mut Drawing, of: &SmallBoard, taken: TurnStart, place: Rect) {
    let (ground, icon) = match taken {
        TurnStart::Card { card, .. } => {
            let card = of.words.action_card(card);
            (ticket::pile_colour(card.pile), symbols::head(card.face.kind()))
        }
        TurnStart::StartTile => (colour(palette::FIELD), "icon/start-player/night".to_owned()),
    };
    drawing.rounded(place, 2.5, ground, Some((1.4, palette::BRASS.colour())));
    let at = place.center();
    drawing.icon(icon, at.x, at.y, place.size().min_element() - 3.0);
    if matches!(taken, TurnStart::Card { declined: true, .. }) {
        put_away(drawing, place);
    }
}

/// A line across a card that was declined.
fn put_away(drawing: &mut Drawing, place: Rect) {
    drawing.rounded(place, 2.5, colour(palette::NIGHT).with_alpha(0.45), None);
    let ends = vec![Vec2::new(place.min.x + 3.0, place.max.y - 3.0), Vec2::new(place.max.x - 3.0, place.min.y + 3.0)];
    drawing.stroke(ends, 2.2, palette::SIGNAL);
}
