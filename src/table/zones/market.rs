//! The market: open Game End cards, Locomotive tiles, Constantinople, and the piles.

use bevy::prelude::*;

use super::offer::{answering, framed};
use crate::{
    drawing::{Drawing, colour},
    pieces::{card, size::MARKET_CARD, symbols},
    table::{
        input::choosing::Selection,
        names::Target,
        scene::{
            pieces::{Id, Leave, Piece, Pose, Scene, z},
            view::{View, pile_place},
        },
    },
    ui::{atlas::Art, labels::Align, theme::palette, typefaces::Typeface},
};
use rules::{Pile, Seat, TrainId};

/// Lays the market.
pub fn lay(view: &View, scene: &mut Scene) {
    heading(view, scene);
    for slot in 0..4 {
        card(view, scene, slot);
    }
    tiles(view, scene);
    constantinople(view, scene);
    let current = Pile::of_round(view.board.round).index() as u8;
    for pile in 0..3 {
        if view.layout.market.shows_piles
            && let Some(rect) = pile_place(&view.layout.market, current, pile)
        {
            lay_pile(view, scene, pile, rect);
        }
    }
}

fn heading(view: &View, scene: &mut Scene) {
    let (rect, lamp) = (view.layout.market.heading, colour(palette::LAMP));
    let mut words = Drawing::default();
    let title = view.texts.get("table-game-end");
    let wide = Typeface::Bold.width(&title, 19.0) + 16.0;
    words.bold(title, 0.0, 16.0, 19.0, lamp, Align::Left);
    words.fill(Rect::new(wide, 10.5, rect.width() - 56.0, 11.5), colour(palette::BRASS).with_alpha(0.6));
    symbols::price(&mut words, 4, rect.width() - 14.0, 11.0);
    scene.still("market", 0, 0, words, rect.min, z::PRINT);
}

fn card(view: &View, scene: &mut Scene, slot: u8) {
    let rect = view.layout.market.card(slot);
    let mut ghost = Drawing::default();
    ghost.scaled("ghost/market", 0.0, 0.0, view.layout.market.scale);
    scene.still("market-ghost", slot, 0, ghost, rect.min, z::PRINT);
    let Some(id) = view.board.market[usize::from(slot)] else { return };
    let target = Target::Market(slot);
    scene.target(target, rect);
    let (lit, hot) = (view.lit(target), view.hovered == Some(target));
    let picked = view.selection == Selection::Market(slot);
    // Buying is possible most of the time; only in a frame that gives a card do all of them glow. Otherwise those that can
    // be paid for have an edge of lamplight.
    let glows = lit && (hot || picked || view.resolving());
    let mut face = framed(card::game_end(view.catalogue.game_end(id)), "market", glows);
    if lit && !glows {
        face.picture("edge/market", 0.0, 0.0);
    }
    let from = Pose::at(view.layout.market.heading.max - Vec2::new(20.0, 0.0), z::PIECE).scale(0.3).alpha(0.0);
    let piece = Piece::moving(face, MARKET_CARD, rect, z::PIECE, 360).from(from).leaving(Leave::Fade).flying(50.0);
    scene.add(Id::GameEnd(id), answering(view, piece, lit, lit && hot || picked));
}

fn tiles(view: &View, scene: &mut Scene) {
    let (rect, next) = (view.layout.market.locomotive_tile(), usize::from(view.board.tiles_taken));
    scene.target(Target::LocomotiveTile, rect);
    for (seat, player) in (0..).map(Seat).zip(&view.board.players) {
        for id in TrainId::BOTH {
            let Some((place, tile)) = player.train(id).locomotive() else { continue };
            let slot =
                Pose::at(view.layout.board.trains.slot(id, place as u8).center(), z::PIECE).scale(0.5).alpha(0.2);
            scene.gone(Id::Tile(tile), if seat == view.viewed { slot } else { view.out_of_sight(seat) });
        }
    }
    let all = &view.catalogue.boards().locomotive_tiles;
    let left = all.len().saturating_sub(next);
    let scale = view.layout.market.scale;
    let mut under = Drawing::default();
    for depth in (1..left.min(3)).rev() {
        let off = depth as f32 * 2.6;
        under.art(Art::new("tile/locomotive/back").tint(Color::srgb(0.8, 0.8, 0.8)), off, off, scale);
    }
    if left == 0 {
        under.scaled("ghost/market", 0.0, 0.0, scale);
    }
    scene.still("tiles", 0, 0, under, rect.min, z::PRINT);
    if let Some(tile) = all.get(next) {
        let piece = Piece::moving(card::locomotive_tile(tile), MARKET_CARD, rect, z::PIECE, 400);
        scene.add(Id::Tile(next as u8), piece.leaving(Leave::AtOnce));
    }
}

fn constantinople(view: &View, scene: &mut Scene) {
    let rect = view.layout.market.constantinople();
    scene.target(Target::Constantinople, rect);
    let mut tile = Drawing::default();
    tile.put(&constantinople_face(view), 0.0, 0.0, view.layout.market.scale);
    scene.still("constantinople", 0, 0, tile, rect.min, z::PIECE);
}

/// The tile with its three seals; a taken one shows who has it.
pub fn constantinople_face(view: &View) -> Drawing {
    let mut tile = Drawing::default();
    tile.picture("card/market/shadow", 0.0, 0.0).picture("tile/constantinople", 0.0, 0.0);
    for (rank, points) in view.catalogue.boards().constantinople.iter().enumerate() {
        let x = 22.0 + rank as f32 * 36.0;
        match view.board.constantinople.get(rank) {
            Some((seat, _)) => {
                symbols::seal(&mut tile, "seal/scored", *points, x, 71.0, 17.0);
                tile.emblem(view.colour(*seat), x + 10.0, 55.0, 7.2);
            }
            None => symbols::seal(&mut tile, "seal", *points, x, 71.0, 17.0),
        }
    }
    tile
}

fn lay_pile(view: &View, scene: &mut Scene, pile: u8, rect: Rect) {
    scene.target(Target::Pile(pile), rect);
    let (left, number) = (view.board.piles[usize::from(pile)], pile + 1);
    let mut drawing = Drawing::default();
    let thick = if left > 30 { "/thick" } else { "" };
    let name = if left > 0 { format!("pile/{number}{thick}") } else { "ghost/pile".to_owned() };
    let scale = rect.width() / 74.0;
    drawing.scaled(name, 0.0, 0.0, scale);
    // The sprite has a plate for the number of cards.
    let plate = if thick.is_empty() { Vec2::new(35.6, 69.3) } else { Vec2::new(38.8, 66.1) } * scale;
    let paint = if left > 0 { palette::LAMP } else { palette::DISABLED };
    drawing.figure(left, plate.x, plate.y, 18.0, colour(paint));
    if left == 0 {
        drawing.figure(number, plate.x, plate.y - 26.0, 24.0, colour(palette::DISABLED));
    }
    scene.still("pile", pile, 0, drawing, rect.min, z::PIECE);
}
