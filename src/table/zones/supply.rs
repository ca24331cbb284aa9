//! The supplies beside the piles: order tiles that lie ready, evidence tokens, and
//! the two dummies of a murder with two players.

use bevy::prelude::*;

use super::offer::lifted;
use crate::{
    drawing::{Drawing, colour, rect, sized},
    pieces::{car, evidence::whodunit_picture, module::at_least, size::ORDER, symbols},
    table::{
        input::choosing::Selection,
        names::Target,
        scene::{
            pieces::{Id, Leave, Piece, Pose, Scene, z},
            view::View,
        },
    },
    ui::{labels::Align, theme::palette},
};
use rules::{CaseFile, Seat, TrainId};

/// Lays what a module has for sale.
pub fn lay_supply(view: &View, scene: &mut Scene) {
    if let Some(zone) = view.layout.market.supply {
        if view.layout.features.orders {
            orders(view, scene, zone);
        } else {
            evidence(view, scene, zone);
        }
    }
}

/// Lays the dummies.
pub fn lay_dummies(view: &View, scene: &mut Scene) {
    for (nth, file) in (0..).zip(&view.board.dummies) {
        dummy(view, scene, nth, file);
    }
}

fn orders(view: &View, scene: &mut Scene, zone: Rect) {
    let mut price = Drawing::default();
    let ready = &view.board.order_tiles;
    // What a tile costs, above the tiles.
    if let Some(tile) = ready.first() {
        let right = zone.width();
        at_least(&mut price, view.catalogue.order_tile(*tile).value, right - 66.0, 14.0, 0.76);
        symbols::price(&mut price, 2, right - 14.0, 14.0);
    }
    let places = view.board.seats() + 1;
    let pitch = ((zone.width() - ORDER.x) / f32::from(places - 1)).min(34.0);
    let at = |nth: usize| rect(zone.min.x + nth as f32 * pitch, zone.max.y - ORDER.y - 3.0, ORDER.x, ORDER.y);
    for place in ready.len()..usize::from(places) {
        let corner = at(place).min - zone.min;
        price.picture("order/slot", corner.x, corner.y);
    }
    scene.still("orders", 0, 0, price, zone.min, z::PRINT);
    let pile = view.pile(0).center();
    for (nth, tile) in ready.iter().enumerate() {
        let target = Target::Order(nth as u8);
        let rect = at(nth);
        scene.target(target, rect);
        let (lit, hot) = (view.lit(target), view.hovered == Some(target));
        let picked = view.selection == Selection::Order(nth as u8);
        let mut drawing = Drawing::default();
        if lit && hot || picked {
            drawing.glow(sized(ORDER));
        }
        drawing.put(&car::order(view.catalogue, *tile, true), 0.0, 0.0, 1.0);
        let mut piece = Piece::moving(drawing, ORDER, rect, z::PIECE + nth as f32 * 0.1, 450).flying(50.0);
        piece = piece.from(Pose::at(pile, z::PIECE).scale(0.5).alpha(0.0));
        piece.wait = 60 * nth as u64;
        piece.leave = Leave::Fade;
        if lit && hot || picked {
            piece = lifted(piece);
        }
        scene.add(Id::Order(*tile), piece);
    }
    where_orders_go(view, scene);
}

/// A tile that is bought flies to its car.
fn where_orders_go(view: &View, scene: &mut Scene) {
    for (seat, player) in (0..).map(Seat).zip(&view.board.players) {
        for train in TrainId::BOTH {
            for (place, car) in player.train(train).cars() {
                let Some(tile) = car.order else { continue };
                let slot = view.layout.board.trains.slot(train, place as u8);
                let on_roof = Pose::at(slot.min + Vec2::new(16.0, -12.0), z::PIECE);
                scene.gone(Id::Order(tile), if seat == view.viewed { on_roof } else { view.out_of_sight(seat) });
            }
        }
    }
}

fn evidence(view: &View, scene: &mut Scene, zone: Rect) {
    scene.target(Target::EvidenceSupply, zone);
    let mut panel = Drawing::default();
    panel.small_panel(sized(zone.size()));
    let left = view.board.evidence_left;
    let middle = zone.height() / 2.0;
    let tokens = left.min(3);
    for depth in (0..tokens).rev() {
        let off = f32::from(depth) * 2.0 - 2.0;
        panel.centred("evidence/back", 26.0 - off, middle + off, 0.74);
    }
    panel.bold(left.to_string(), 54.0, middle + 7.4, 21.0, colour(palette::LAMP), Align::Left);
    scene.still("evidence", 0, 0, panel, zone.min, z::PRINT);
}

fn dummy(view: &View, scene: &mut Scene, dummy: u8, file: &CaseFile) {
    let zone = view.layout.market.dummy(dummy);
    scene.target(Target::Dummy(dummy), zone);
    let mut panel = Drawing::default();
    panel.small_panel(sized(zone.size()));
    let name = view.texts.get(if dummy == 0 { "table-dummy-a" } else { "table-dummy-b" });
    panel.display(name, 15.0, 26.0, 24.0, palette::LAMP, Align::Centre);
    let whodunit = whodunit_picture(file.whodunit);
    panel.scaled(whodunit, 28.0, 4.0, 0.2);
    if file.arrested {
        panel.centred("times/red", 39.0, 18.0, 2.2);
    }
    let tokens = usize::from(file.hidden) + file.open.len();
    panel.centred("evidence/back", 17.0, 45.0, 0.44);
    panel.bold(tokens.to_string(), 31.0, 51.6, 19.0, palette::PAPER, Align::Left);
    scene.still("dummy", dummy, 0, panel, zone.min, z::PRINT + 1.0);
    let to = Pose::at(zone.center(), z::PIECE).scale(0.3).alpha(0.2);
    for card in &file.destroy_evidence {
        scene.gone(Id::Card(*card), to);
    }
}
