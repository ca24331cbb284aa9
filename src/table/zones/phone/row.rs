//! What is at the left of the offer's rows: the Start Player tile, and as many discs as cards clear a row.

use bevy::prelude::*;

use crate::{
    drawing::{Drawing, colour},
    pieces::symbols,
    table::{
        scene::{
            pieces::{Id, Piece, Scene, z},
            view::View,
        },
        zones::offer::lifted,
    },
    ui::{atlas::Art, labels::Align, regions::Target, theme::palette},
};
use rules::OfferPlace;

/// Lays the discs of all rows.
pub fn lay(view: &View, scene: &mut Scene) {
    for row in 0..3 {
        discs(view, scene, row);
    }
}

fn discs(view: &View, scene: &mut Scene, row: u8) {
    let rect = view.plan.row_counter(row);
    let (taken, seats) = (view.board.offer.taken[usize::from(row)], view.board.seats());
    let mut drawing = Drawing::default();
    let portrait = view.plan.is_portrait();
    let middle = rect.size() / 2.0;
    if !portrait {
        drawing.slice("panel/plate", 10.0, Rect::from_corners(Vec2::ZERO, rect.size()));
    }
    for pip in 0..seats {
        let name = if pip < taken { "pip/taken" } else { "pip/open" };
        let off = f32::from(pip) - (f32::from(seats) - 1.0) / 2.0;
        let (at, scale) = if portrait {
            (middle + Vec2::new(0.0, off * 15.0), 0.72)
        } else {
            (middle + Vec2::new(off * if seats > 3 { 9.5 } else { 12.0 }, 0.0), if seats > 3 { 0.5 } else { 0.62 })
        };
        drawing.scaled(name, at.x, at.y, scale);
    }
    scene.still("counter", row, 0, drawing, rect.min, z::PRINT);
    if row > 0 && !portrait {
        let card = view.plan.offer_card(OfferPlace { row, column: 0 });
        let fan = Vec2::new(rect.center().x, (card.min.y + rect.min.y) / 2.0);
        let mut drawing = Drawing::default();
        drawing.scaled("fan", 0.0, 0.0, 0.6);
        scene.still("row-fan", row, 0, drawing, fan, z::PRINT);
    }
}

/// Lays the Start Player tile: at the first row or, upright, beside the tabs.
pub fn start_tile(view: &View, scene: &mut Scene) {
    if !view.plan.is_portrait() && view.plan.phone_view.tab != crate::ui::regions::Tab::Offer {
        return;
    }
    let rect = view.plan.start_tile();
    let target = Target::StartTile;
    scene.target(target, rect);
    let all = Rect::from_corners(Vec2::ZERO, rect.size());
    let taken = view.board.offer.start_tile_taken_by;
    let lit = view.lit(target) && (view.hovered == Some(target) || view.resolving());
    let mut tile = Drawing::default();
    if lit {
        tile.slice("glow/panel", 35.0, all.inflate(18.0));
    }
    let faint = if taken.is_some() { 0.45 } else { 1.0 };
    let paint = |paint| colour(paint).with_alpha(faint);
    tile.fill(all, paint(palette::BRASS)).fill(all.inflate(-1.6), paint(palette::BURGUNDY));
    let flag = Art::new("start-flag").pivot(13.0, 22.0).tint(Color::srgba(1.0, 1.0, 1.0, faint));
    tile.art(flag, all.max.x * 0.3, all.max.y * 0.36, 0.5);
    match taken {
        Some(seat) => {
            tile.centred(
                format!("emblem/{}", view.colour(seat)),
                Vec2::splat(24.0),
                all.max.x * 0.68,
                all.max.y * 0.36,
                0.8,
            );
        }
        None => {
            if let Some(frame) = view.catalogue.boards().start_player.first() {
                let room = Vec2::new(all.max.x * 0.5, 18.0);
                symbols::frame(&mut tile, frame, all.max.x * 0.68, all.max.y * 0.34, room, 0.8);
            }
        }
    }
    let key = if taken.is_some() { "table-taken" } else { "table-start" };
    tile.words(view.texts.get(key), all.max.x / 2.0, all.max.y - 6.0, 12.0, paint(palette::LAMP), Align::Centre);
    let mut piece = Piece::moving(tile, rect.size(), rect, z::PIECE, 200);
    if lit {
        piece = lifted(piece);
    }
    if view.resolving() && !view.lit(target) {
        piece.pose.light = 0.8;
    }
    scene.add(if taken.is_some() { Id::Still("tile-ghost", 0, 0) } else { Id::StartTile }, piece);
}
