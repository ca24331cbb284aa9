//! The two trains of the watched player: lanes, cars, conductors, and what a train would score.

mod conductor;
mod signs;

use bevy::prelude::*;

use super::{guests, placements, scenery};
use crate::{
    drawing::{Drawing, colour, rect},
    pieces::{
        car,
        size::CAR,
        train_card::{self, Detail, Light, Room},
    },
    session::ROLLS_IN_MILLIS,
    table::{
        layout::TrainSigns,
        names::Target,
        scene::{
            pieces::{Enter, Id, Leave, PathKind, Piece, Scene, Turns, z},
            view::View,
        },
    },
    ui::{atlas::Art, labels::Align, theme::palette},
};
use rules::{
    TrainId,
    model::train::{FULL_TRAIN, TrainCard},
};

/// Lays both trains.
pub fn lay(view: &View, scene: &mut Scene) {
    for train in TrainId::BOTH {
        scenery::lay(view, scene, train);
        lane(view, scene, train);
        signs::lay(view, scene, train);
        cars(view, scene, train);
        placements::at_end(view, scene, train);
        conductor::lay(view, scene, train);
    }
}

/// The rail with the places that are still empty, and the line of lamplight below the cars that are reached.
fn lane(view: &View, scene: &mut Scene, train: TrainId) {
    let trains = &view.layout.board.trains;
    let (lane, rail, (left, right)) = (trains.lane(train), trains.rail, trains.rail_ends);
    let mut ground = Drawing::default();
    ground.art(Art::new("rail").tiled(right - left, 10.0), left, rail, 1.0);
    if trains.signs == TrainSigns::Plinth {
        signs::plinth(view, &mut ground, train);
    }
    let (size, baseline) = trains.numbers;
    // A little lighter than other small figures: at places they stand in a light.
    let paint = colour(palette::MUTED.lerp_to_gamma(palette::STEAM, 0.25));
    let own = view.me().train(train);
    for place in own.cards.len()..FULL_TRAIN {
        let slot = trains.slot(train, place as u8);
        if slot.min.x > lane.max.x - 20.0 {
            break;
        }
        let at = slot.min - lane.min;
        ground.put(&train_card::slot(place), at.x, at.y, trains.scale);
        if place != 5 {
            let x = at.x + if place == 9 { 70.0 } else { 49.0 } * trains.scale;
            ground.bold((place + 1).to_string(), x, at.y + baseline, size, paint, Align::Centre);
        }
    }
    let slot = trains.slot(train, 0);
    let first = slot.min.x - lane.min.x;
    let (from, to) = (first.max(left), first + f32::from(own.conductor) * slot.width() - 2.0);
    if to > from {
        let (below, thick) = trains.lamp_line;
        ground.fill(rect(from, rail + below, to - from, thick), colour(palette::LAMP));
    }
    scene.add(Id::Own("lane", view.viewed, train as u8), Piece::still(ground, lane.min, z::FRAME + 1.0));
}

fn cars(view: &View, scene: &mut Scene, train: TrainId) {
    let own = view.me().train(train);
    let is_car = |target: Target| matches!(target, Target::TrainCard(..));
    let darkened = view.resolving() && view.preview.places.iter().any(|(place, _)| is_car(*place));
    let elsewhere = view.hovered.is_some_and(|hot| is_car(hot) && view.preview.gain(hot).is_some());
    let trains = &view.layout.board.trains;
    let room = Room { scale: trains.scale, above: trains.above, covered: 0.0 };
    for (place, card) in own.cards.iter().enumerate() {
        let slot = trains.slot(train, place as u8);
        let (reached, target) = (own.reached(place), Target::TrainCard(train, place as u8));
        scene.target(target, slot);
        let mut drawing = Drawing::default();
        let (lit, light) = (view.lit(target), Light::reached(reached));
        if lit {
            car::glow(&mut drawing);
        }
        if reached {
            drawing.art(Art::new("floor-light").tint(scenery::floor_light(view.board.round)), 0.0, 0.0, 1.0);
        }
        if place > 0 {
            drawing.picture("coupling", 0.0, 0.0);
        }
        let (id, side) = match card {
            TrainCard::Car(own) => {
                drawing.put(&train_card::body(view.catalogue, own, light, room), 0.0, 0.0, 1.0);
                (Id::Car(view.viewed, train, place as u8), own.value as u8)
            }
            TrainCard::MailCar(mail_car) => {
                drawing.put(&train_card::draw(view.catalogue, card, light, Detail::Full(room)), 0.0, 0.0, 1.0);
                (Id::MailCar(view.viewed, *mail_car), 0)
            }
            TrainCard::Locomotive(_) => {
                if reached {
                    // Faint enough for the figures on the plate it falls on.
                    drawing.art(Art::new("engine/beam").tint(Color::srgba(1.0, 1.0, 1.0, 0.2)), 0.0, 0.0, 1.0);
                }
                drawing.put(&train_card::draw(view.catalogue, card, light, Detail::FULL), 0.0, 0.0, 1.0);
                (Id::Car(view.viewed, train, place as u8), 0)
            }
        };
        let preview = view.preview.car(train, place as u8);
        if lit || preview.is_some() {
            drawing.picture("dash/car", 0.0, 0.0);
        }
        let mut piece = Piece::moving(drawing, CAR, slot, z::PIECE, ROLLS_IN_MILLIS);
        (piece.side, piece.turns, piece.path) = (side, Turns::Repainted, PathKind::Roll);
        piece.enter = Enter::From(piece.pose.moved(trains.score(train).min.x - slot.min.x, 0.0).alpha(0.0));
        piece.leave = Leave::AtOnce;
        if darkened && !lit || elsewhere && view.hovered != Some(target) {
            piece.pose.light = 0.68;
        }
        if lit && view.hovered == Some(target) {
            piece.pose = piece.pose.moved(0.0, -2.0);
            piece.millis = 150;
        }
        if let TrainCard::Car(car) = card {
            guests::lay(view, scene, (train, place as u8), car, &piece);
        }
        scene.add(id, piece);
        placements::on_car(view, scene, train, place as u8, card);
        if placements::is_walk(view, target) {
            conductor::could_come(view, scene, train, place as u8);
        }
    }
}
