//! The offer: three rows of six cards, their counters, and the Start Player tile.

use bevy::prelude::*;

use super::route;
use crate::{
    localization::Value,
    rules::{OfferPlace, Pile, TrainId},
    table::{
        faces::card,
        input::choosing::Selection,
        layout::CARD,
        scene::{
            drawing::{Drawing, colour},
            pieces::{Id, Piece, Pose, Scene, z},
            view::View,
        },
    },
    ui::{labels::Align, regions::Target, theme::palette},
};

/// Lays the offer.
pub fn lay(view: &View, scene: &mut Scene) {
    let drafting = view.board.round == 0;
    for place in OfferPlace::all() {
        let rect = view.plan.offer_card(place);
        scene.still("ghost", place.row, place.column, ghost(), rect.min, z::PRINT);
        if !drafting {
            card(view, scene, place, rect);
        }
    }
    for row in 0..3 {
        counter(view, scene, row);
    }
    start_tile(view, scene);
    places_of_the_rest(view, scene);
}

fn ghost() -> Drawing {
    let mut ghost = Drawing::of("ghost/card");
    ghost.picture("fan", CARD.x / 2.0, CARD.y / 2.0);
    ghost
}

fn card(view: &View, scene: &mut Scene, place: OfferPlace, rect: Rect) {
    let Some(id) = view.board.offer.card(place) else { return };
    let target = Target::OfferCard(place);
    let (lit, hot) = (view.lit(target), view.hovered == Some(target));
    let picked = view.selection == Selection::Card(place);
    let face = framed(card::of(view, id), "card", lit && (hot || picked));
    let pile = view.pile(Pile::of_round(view.board.round).index() as u8);
    let mut piece = Piece::moving(face, CARD, rect, z::PIECE, 330)
        .from(Pose::at(pile.center(), z::PIECE).scale(0.6))
        .leaving(crate::table::scene::pieces::Leave::Fall)
        .flying();
    if hot && lit || picked {
        piece = lifted(piece);
    }
    if view.resolving() && !lit {
        piece.pose.light = 0.8;
    }
    scene.add(Id::Card(id), piece);
    // The Storage in use is laid over the offer.
    if !view.storage_in_use() {
        scene.target(target, rect);
    }
}

/// A face with lamplight behind it and round it.
pub fn framed(face: Drawing, shape: &str, glows: bool) -> Drawing {
    if !glows {
        return face;
    }
    let mut drawing = Drawing::of(format!("glow/{shape}"));
    drawing.put(&face, 0.0, 0.0, 1.0);
    drawing.picture(format!("edge/{shape}"), 0.0, 0.0);
    drawing
}

/// A piece that the pointer lifts.
pub fn lifted(mut piece: Piece) -> Piece {
    piece.pose.scale *= 1.05;
    piece.pose.z = z::LIFTED;
    piece.millis = 120;
    piece.lift = 0.0;
    piece
}

fn counter(view: &View, scene: &mut Scene, row: u8) {
    let rect = view.plan.row_counter(row);
    let (taken, seats) = (view.board.offer.taken[usize::from(row)], view.board.seats());
    let mut plate = Drawing::default();
    plate.slice("panel/plate", 10.0, Rect::from_corners(Vec2::ZERO, rect.size()));
    for pip in 0..seats {
        let name = if pip < taken { "pip/taken" } else { "pip/open" };
        plate.picture(name, 46.0 + (f32::from(pip) - (f32::from(seats) - 1.0) / 2.0) * 21.0, 13.5);
    }
    let empty = view.board.round > 0 && view.board.offer.rows[usize::from(row)].iter().all(Option::is_none);
    let words = if empty && taken > 0 {
        view.texts.get("table-row-cleared")
    } else {
        view.texts.with("table-row-taken", [("taken", Value::from(taken)), ("all", Value::from(seats))])
    };
    plate.words(words, 46.0, 37.0, 14.2, colour(palette::PAPER), Align::Centre);
    scene.still("counter", row, 0, plate, rect.min, z::PRINT);
    if row > 0 && view.board.dummies.is_empty() {
        scene.still("row-fan", row, 0, Drawing::of("fan"), Vec2::new(rect.center().x, rect.min.y - 50.0), z::PRINT);
    }
}

fn start_tile(view: &View, scene: &mut Scene) {
    let rect = view.plan.start_tile();
    let target = Target::StartTile;
    scene.target(target, rect);
    if let Some(seat) = view.board.offer.start_tile_taken_by {
        let mut ghost = Drawing::of("ghost/tile");
        ghost.centred("start-flag", Vec2::new(26.0, 44.0), 28.0, 38.0, 0.95);
        ghost.centred(format!("emblem/{}", view.colour(seat)), Vec2::splat(24.0), 60.0, 38.0, 1.0);
        ghost.words(view.texts.get("table-taken"), 45.0, 77.0, 14.2, colour(palette::MUTED), Align::Centre);
        scene.still("tile-ghost", 0, 0, ghost, rect.min, z::PRINT);
        scene.gone(Id::StartTile, view.out_of_sight(seat));
        return;
    }
    let (lit, hot) = (view.lit(target), view.hovered == Some(target));
    let mut tile = Drawing::default();
    if lit && hot {
        tile.slice("glow/panel", 35.0, Rect::from_corners(Vec2::ZERO, rect.size()).inflate(18.0));
    }
    tile.put(&card::start_tile(view.catalogue, view.texts), 0.0, 0.0, 1.0);
    let mut piece = Piece::moving(tile, rect.size(), rect, z::PIECE, 380);
    if lit && hot {
        piece = lifted(piece);
    }
    if view.resolving() && !lit {
        piece.pose.light = 0.8;
    }
    scene.add(Id::StartTile, piece);
}

/// Where the cards go that players have taken.
fn places_of_the_rest(view: &View, scene: &mut Scene) {
    for (seat, player) in (0..).map(crate::rules::Seat).zip(&view.board.players) {
        let away = view.out_of_sight(seat);
        let placed = player.route.places.iter().enumerate();
        for (place, route) in placed {
            let to = if seat == view.viewed { route::place_pose(view, place) } else { away };
            for card in [route.card, route.postcard].into_iter().flatten() {
                scene.gone(Id::Card(card), to);
            }
        }
        for train in TrainId::BOTH {
            for (place, car) in player.train(train).cars() {
                let Some(guest) = car.guest else { continue };
                let seated = Pose::at(view.plan.slot(train, place as u8).center(), z::PIECE).scale(0.3).alpha(0.3);
                scene.gone(Id::Card(guest.card()), if seat == view.viewed { seated } else { away });
            }
        }
        for card in player.taken.iter().chain(&player.contracts).chain(&player.hand) {
            scene.gone(Id::Card(*card), away);
        }
        let middle = player.middle.iter().enumerate();
        for (place, card) in middle.flat_map(|(place, middle)| {
            middle.covered.iter().chain(std::iter::once(&middle.card)).map(move |card| (place, card))
        }) {
            let to = Pose::at(view.plan.middle(place as u8).center(), z::PIECE).scale(0.5).alpha(0.3);
            scene.gone(Id::Card(*card), if seat == view.viewed { to } else { away });
        }
        if seat != view.viewed {
            for card in &player.case_file.destroy_evidence {
                scene.gone(Id::Card(*card), away);
            }
        }
        for card in &player.game_end {
            scene.gone(Id::GameEnd(*card), away);
        }
    }
}
