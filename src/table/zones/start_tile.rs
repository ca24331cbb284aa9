//! The Start Player tile, beside the first row of the offer or beside the tabs.

use bevy::prelude::*;

use super::offer::answering;
use crate::{
    drawing::{Drawing, colour, sized},
    pieces::{names::Name, symbols},
    table::{
        layout::CardFaces,
        names::Target,
        scene::{
            pieces::{Id, Piece, Scene, z},
            view::View,
        },
    },
    ui::{atlas::Art, labels::Align, theme::palette, typefaces::Typeface},
};

/// Lays the tile, or what tells who has taken it.
pub fn lay(view: &View, scene: &mut Scene) {
    let rect = view.layout.offer.start_tile;
    let (target, all) = (Target::StartTile, sized(rect.size()));
    scene.target(target, rect);
    let (lit, hot) = (view.lit(target), view.hovered == Some(target));
    let mut tile = Drawing::default();
    let is_flag = view.layout.offer.faces == CardFaces::Whole;
    let (lifts, millis) = if is_flag { (lit && hot, 380) } else { (lit && (hot || view.resolving()), 200) };
    if lifts {
        tile.glow(all);
    }
    let taken = view.board.offer.start_tile_taken_by;
    match (is_flag, taken) {
        (false, _) => ticket(view, &mut tile, all),
        (true, None) => {
            tile.centred("start-flag", rect.width() / 2.0, 32.0, 1.1);
        }
        (true, Some(seat)) => {
            tile.scaled("ghost/tile", 0.0, 2.0, rect.width() / 90.0);
            let faint = Color::srgba(1.0, 1.0, 1.0, 0.4);
            tile.art(Art::new("start-flag").pivot(13.0, 22.0).tint(faint), 20.0, 32.0, 0.95);
            tile.emblem(view.colour(seat), 39.0, 30.0, 9.0);
            scene.still("tile-ghost", 0, 0, tile, rect.min, z::PRINT);
            return scene.gone(Id::StartTile, view.out_of_sight(seat));
        }
    }
    let piece = answering(view, Piece::moving(tile, rect.size(), rect, z::PIECE, millis), lit, lifts);
    scene.add(if taken.is_some() { Id::Still("tile-ghost", 0, 0) } else { Id::StartTile }, piece);
}

/// With what it gives or who has taken it, and a word.
fn ticket(view: &View, tile: &mut Drawing, all: Rect) {
    let taken = view.board.offer.start_tile_taken_by;
    let faint = if taken.is_some() { 0.45 } else { 1.0 };
    let paint = |paint| colour(paint).with_alpha(faint);
    tile.fill(all, paint(palette::BRASS)).fill(all.inflate(-1.6), paint(palette::BURGUNDY));
    let flag = Art::new("start-flag").pivot(13.0, 22.0).tint(Color::srgba(1.0, 1.0, 1.0, faint));
    let Vec2 { x: wide, y: high } = all.max;
    tile.art(flag, wide * 0.3, high * 0.36, 0.5);
    match taken {
        Some(seat) => {
            tile.emblem(view.colour(seat), wide * 0.68, high * 0.36, 8.0);
        }
        None => {
            if let Some(frame) = view.catalogue.boards().start_player.first() {
                symbols::frame(tile, frame, wide * 0.68, high * 0.34, Vec2::new(wide * 0.5, 18.0), 0.8);
            }
        }
    }
    // Whoever has taken it is named.
    let word = taken.map_or_else(|| view.texts.get("table-start"), |seat| view.session.seat(seat).name.clone());
    let ink = if taken.is_some() { colour(palette::STEAM) } else { paint(palette::LAMP) };
    // Of a long name, its beginning: smaller it could not be read.
    let (size, room) = (12.0, wide - 4.0);
    if Typeface::Text.width(&word, size) > room {
        Name::begin(word, room, size).draw(tile, wide / 2.0, high - 6.0, ink, Align::Centre);
    } else {
        tile.words(word, wide / 2.0, high - 6.0, size, ink, Align::Centre);
    }
}
