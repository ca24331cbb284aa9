//! The two trains of the watched player: lanes, cars, conductors, and what a train would score.

use bevy::prelude::*;

use super::{guests, placements, scenery};
use crate::{
    drawing::{Drawing, colour, rect},
    pieces::{
        chips::{DASHED, steps_chip},
        conductor,
        size::CAR,
        train_card::{self, Detail, Light, Room},
    },
    session::ROLLS_IN_MILLIS,
    table::scene::{
        pieces::{Enter, Id, Leave, PathKind, Piece, Pose, Scene, Turns, z},
        view::View,
    },
    ui::{atlas::Art, labels::Align, regions::Target, theme::palette},
};
use rules::{
    Module, TrainId,
    model::train::{FULL_TRAIN, TrainCard},
};

/// The two trains with their places, as words in ids.
fn number(train: TrainId) -> u8 {
    train as u8
}

/// Lays both trains.
pub fn lay(view: &View, scene: &mut Scene) {
    for train in TrainId::BOTH {
        lane(view, scene, train);
        score(view, scene, train);
        lay_pieces(view, scene, train);
    }
}

/// Lays what stands on the rails of a train.
pub fn lay_pieces(view: &View, scene: &mut Scene, train: TrainId) {
    cars(view, scene, train);
    placements::at_end(view, scene, train);
    conductor(view, scene, train);
}

fn lane(view: &View, scene: &mut Scene, train: TrainId) {
    let (plan, lane) = (view.plan, view.plan.lane(train));
    let second = train == TrainId::Lower;
    scenery::lay(view, scene, train);
    let mut ground = Drawing::default();
    let rail = plan.lane_rail();
    let (first, score) = (plan.slot(train, 0), plan.score_plate(train));
    ground.art(Art::new("rail").tiled(score.min.x - 94.0, 10.0), 90.0 - lane.min.x, rail, 1.0);
    let plate = plan.train_plate(train);
    let at = plate.min - lane.min;
    ground.slice("panel/plaque", 10.0, Rect::from_corners(at, at + plate.size()));
    ground.picture("plinth", at.x + 35.0, at.y - 1.0);
    let lamp = colour(palette::LAMP);
    let key = if second { "table-lower" } else { "table-upper" };
    ground.words(view.texts.get(key), at.x + 35.0, at.y + 31.0, 16.5, lamp, Align::Centre);
    ground.words(view.texts.get("table-train"), at.x + 35.0, at.y + 51.0, 16.5, lamp, Align::Centre);
    let cards = view.me().train(train).cards.len();
    for place in cards..FULL_TRAIN {
        let slot = plan.slot(train, place as u8);
        let at = slot.min - lane.min;
        let scale = plan.car_scale();
        ground.put(&train_card::slot(place), at.x, at.y, scale);
        if place != 5 {
            let x = if place == 9 { 70.0 } else { 49.0 };
            ground.bold(
                (place + 1).to_string(),
                at.x + x * scale,
                at.y + 44.6 * scale,
                17.0,
                colour(DASHED),
                Align::Centre,
            );
        }
    }
    let reached = view.me().train(train).conductor;
    if reached > 0 {
        let wide = f32::from(reached) * first.width() - 2.0;
        ground.fill(rect(first.min.x - lane.min.x, rail + 10.0, wide, 3.0), lamp);
    }
    scene.add(Id::Own("lane", view.viewed, number(train)), Piece::still(ground, lane.min, z::FRAME + 1.0));
}

fn score(view: &View, scene: &mut Scene, train: TrainId) {
    let plate = view.plan.score_plate(train);
    let mut ground = Drawing::default();
    ground.slice("panel/score", 10.0, Rect::from_corners(Vec2::ZERO, plate.size()));
    scene.add(Id::Own("score-plate", view.viewed, number(train)), Piece::still(ground, plate.min, z::PRINT));
    let mut drawing = Drawing::default();
    let middle = plate.width() / 2.0;
    let steam = colour(palette::STEAM);
    let now = view.train_score(train);
    let [would, score] = ["table-would", "table-score"].map(|key| view.texts.get(key));
    let tallied = tally(view, &mut drawing, train, plate.size());
    let most = view.preview.up_to[train as usize];
    let high = plate.height();
    // On a low plate, three things one above the other leave room for one line of text.
    let low = high < 100.0;
    // Where the figure stands and how large it is, the heading's lowest line, and whether it is one line.
    let (figure, size, heading, one_line) = match (tallied, most.is_some(), low) {
        (true, _, true) => (46.0, 34.0, 23.0, true),
        (true, true, false) => (49.0, 32.0, 21.0, true),
        (true, false, false) => (62.0, 30.0, 35.0, false),
        (false, true, true) => (61.0, 28.0, 40.0, false),
        (false, true, false) => (66.0, 34.0, 40.0, false),
        (false, false, _) => ((high + 45.0) / 2.0, 40.0, 40.0, false),
    };
    // Beside the passengers or the luggage, a low plate has room for what it could score only in place of the heading.
    let heads = most.filter(|_| tallied && low);
    if let Some(most) = heads {
        let words = view.texts.with("table-up-to", [("n", most.into())]);
        drawing.bold(words, middle, heading, 17.0, colour(palette::READY), Align::Centre);
    } else if one_line {
        drawing.words(format!("{would} {score}"), middle, heading, 13.5, steam, Align::Centre);
    } else {
        drawing.words(would, middle, heading - 16.0, 15.5, steam, Align::Centre);
        drawing.words(score, middle, heading, 15.5, steam, Align::Centre);
    }
    let mut rule = |y: f32| {
        drawing.fill(rect(10.0, y, plate.width() - 20.0, 1.3), colour(palette::BRASS));
    };
    if !low {
        rule(heading + 7.0);
    }
    if let Some(most) = most.filter(|_| heads.is_none()) {
        let y = if tallied { 79.0 } else { high - 10.0 };
        if !low && !tallied {
            rule(y - 16.0);
        }
        let words = view.texts.with("table-up-to", [("n", most.into())]);
        drawing.bold(words, middle, y, 17.0, colour(palette::READY), Align::Centre);
    }
    match view.preview.scores[train as usize].filter(|then| *then != now) {
        Some(then) => {
            drawing.figure(now, middle - 24.0, figure, 27.0, colour(palette::LAMP));
            drawing.centred("arrow/steam", Vec2::new(16.0, 12.0), middle, figure, 0.8);
            drawing.figure(then, middle + 24.0, figure, 27.0, colour(palette::READY));
        }
        None => {
            drawing.figure(now, middle, figure, size, colour(palette::LAMP));
        }
    }
    // The lamp of a whole train shines on the plate, not over its figures.
    scene.add(Id::Own("score", view.viewed, number(train)), Piece::still(drawing, plate.min, z::TOKEN - 1.0));
}

/// With module D: passengers seated or luggage loaded so far; what the next one brings depends on it.
fn tally(view: &View, plate: &mut Drawing, train: TrainId, size: Vec2) -> bool {
    if !view.game.setup().modules.contains(&Module::D) {
        return false;
    }
    let icon = if train == TrainId::Upper { "icon/passenger/night" } else { "icon/luggage/night" };
    let (middle, y) = (size.x / 2.0, size.y - 21.0);
    plate.centred(icon, Vec2::splat(32.0), middle - 12.0, y, 0.68);
    let settled = view.me().train(train).guests_settled();
    plate.figure(settled, middle + 14.0, y, 18.0, colour(palette::PAPER));
    true
}

fn cars(view: &View, scene: &mut Scene, train: TrainId) {
    let own = view.me().train(train);
    let is_car = |target: Target| matches!(target, Target::TrainCard(..));
    let darkened = view.resolving() && view.preview.places.iter().any(|(place, _)| is_car(*place));
    let elsewhere = view.hovered.is_some_and(|hot| is_car(hot) && view.preview.gain(hot).is_some());
    // On a phone there is little room between the roof and the heading of the train.
    let above = if view.plan.phone().is_some() { view.plan.above_cars() } else { f32::INFINITY };
    let room = Room { scale: view.plan.car_scale(), above };
    for (place, card) in own.cards.iter().enumerate() {
        let slot = view.plan.slot(train, place as u8);
        let (reached, target) = (own.reached(place), Target::TrainCard(train, place as u8));
        scene.target(target, slot);
        let mut drawing = Drawing::default();
        let (lit, light) = (view.lit(target), Light::reached(reached));
        if lit {
            drawing.picture("glow/car", 0.0, 0.0);
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
                drawing.put(&train_card::draw(view.catalogue, card, light, Detail::FULL), 0.0, 0.0, 1.0);
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
        piece.enter = Enter::From(piece.pose.moved(view.plan.score_plate(train).min.x - slot.min.x, 0.0).alpha(0.0));
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
    }
}

/// Where a conductor's feet are after this many cards.
fn stand(view: &View, train: TrainId, place: u8) -> Vec2 {
    let plan = view.plan;
    let Some(card) = place.checked_sub(1) else {
        if plan.phone().is_some() {
            return plan.platform(train);
        }
        let plate = plan.train_plate(train);
        return Vec2::new(plate.center().x, plate.min.y - 8.0);
    };
    let own = view.me().train(train);
    let slot = plan.slot(train, card);
    slot.min + (train_card::stand(own.cards.get(usize::from(card))) + Vec2::Y * 0.6) * plan.car_scale()
}

fn conductor(view: &View, scene: &mut Scene, train: TrainId) {
    let target = Target::Conductor(train);
    let place = view.me().train(train).conductor;
    let foot = stand(view, train, place);
    // On his plinth he stands before the plate with the player's name.
    let small = view.plan.car_scale() < 1.0;
    let on_phone = view.plan.car_scale().min(0.72);
    let scale = match (place, small) {
        // Small enough to leave the name of the train to be read.
        (0, _) if view.plan.is_portrait() => on_phone.min((foot.y - view.plan.lane(train).min.y) / 60.0),
        (0, _) if view.plan.phone().is_some() && view.plan.car_scale() < 0.45 => on_phone * 0.8,
        (0, _) if view.plan.phone().is_some() => on_phone * 0.6,
        // Middle cards leave him little room below the heading.
        _ if view.plan.phone().is_some() && view.plan.features.middle => on_phone * 0.7,
        _ if view.plan.phone().is_some() => on_phone,
        (0, _) => 0.8,
        (_, true) => 0.9,
        (_, false) => 1.0,
    };
    let lit = view.lit(target);
    let mut drawing = Drawing::default();
    if lit {
        drawing.scaled("glow/round", 0.0, -22.0, 0.95);
    }
    drawing.put(&conductor::whole(view.colour(view.viewed)), 0.0, 0.0, 1.0);
    let mut pose = Pose::at(foot, z::TOKEN).scale(scale);
    if lit && view.hovered == Some(target) {
        pose = pose.scale(scale * 1.08);
    }
    let piece =
        Piece { pose, millis: 420, means: place, path: PathKind::Walk, ..Piece::still(drawing, foot, z::TOKEN) };
    scene.add(Id::Conductor(view.viewed, train), piece);
    let body = Rect::from_corners(foot + Vec2::new(-20.0, -56.0) * scale, foot + Vec2::new(14.0, 2.0));
    scene.target(target, body);
    let walks = view.preview.walks[train as usize].filter(|to| *to > place);
    if let Some(to) = walks {
        let there = stand(view, train, to);
        let mut ghost = Drawing::default();
        let paint = Color::srgba(1.0, 1.0, 1.0, 0.5);
        ghost.art(Art::new(format!("conductor/{}", view.colour(view.viewed))).tint(paint), 0.0, 0.0, 1.0);
        let piece =
            Piece { pose: Pose::at(there, z::TOKEN - 1.0).scale(scale), ..Piece::still(ghost, there, z::TOKEN) };
        scene.add(Id::Offer("walk", target), piece);
    }
    if let Some(steps) = view.steps(target).filter(|_| lit) {
        let size = Vec2::new(58.0, 26.0) * 0.86;
        let at = foot + Vec2::new(-2.0, -66.0) * scale;
        // Above the chips of the cars, and no farther.
        let at = at.max(Vec2::new(46.0, view.plan.lane(train).min.y - 9.0));
        let at = if view.plan.phone().is_some() {
            (foot - Vec2::new(34.0, 66.0 * scale + 12.0)).max(view.plan.lane(train).min - Vec2::new(8.0, 0.0))
        } else {
            at
        };
        let piece = Piece::moving(
            steps_chip(steps, true),
            Vec2::new(58.0, 26.0),
            Rect::from_center_size(at + Vec2::new(34.0, 10.0), size),
            z::OFFER,
            120,
        );
        scene.add(Id::Offer("steps", target), piece);
    }
}
