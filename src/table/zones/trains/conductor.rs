//! The conductors: where they stand, and how far a click would lead them.

use bevy::prelude::*;

use crate::{
    drawing::Drawing,
    pieces::{chips::steps_chip, conductor, train_card},
    table::{
        names::Target,
        scene::{
            pieces::{Id, PathKind, Piece, Pose, Scene, z},
            view::View,
        },
    },
};
use rules::TrainId;

/// Where a conductor's feet are after this many cards.
fn stand(view: &View, train: TrainId, place: u8) -> Vec2 {
    let trains = &view.layout.board.trains;
    let Some(card) = place.checked_sub(1) else { return trains.platform(train) };
    let own = view.me().train(train);
    let slot = trains.slot(train, card);
    slot.min + (train_card::stand(own.cards.get(usize::from(card))) + Vec2::Y * 0.6) * trains.scale
}

/// A ghost of the conductor where he would stand after this many cards, with his footsteps if he is asked to go there.
fn ghost(view: &View, train: TrainId, place: u8, footsteps: bool) -> Piece {
    let there = stand(view, train, place);
    let mut drawing = if footsteps { conductor::footsteps() } else { Drawing::default() };
    drawing.put(&conductor::ghost(view.colour(view.viewed)), 0.0, 0.0, 1.0);
    let pose = Pose::at(there, z::TOKEN - 1.0).scale(view.layout.board.trains.conductor);
    Piece { pose, ..Piece::still(drawing, there, z::TOKEN) }
}

/// Shows that a click on a card of the train leads the conductor there.
pub fn could_come(view: &View, scene: &mut Scene, train: TrainId, place: u8) {
    let hovered = view.preview.walks[train as usize];
    if hovered != Some(place + 1) {
        let mut piece = ghost(view, train, place + 1, true);
        // Where he would stand now is seen best.
        piece.pose.alpha = if hovered.is_some() { 0.35 } else { 0.8 };
        scene.add(Id::Offer("come", Target::TrainCard(train, place)), piece);
    }
}

/// Lays the conductor of a train, and where a choice would lead him.
pub fn lay(view: &View, scene: &mut Scene, train: TrainId) {
    let trains = &view.layout.board.trains;
    let target = Target::Conductor(train);
    let place = view.me().train(train).conductor;
    let foot = stand(view, train, place);
    let scale = if place == 0 { trains.conductor_waiting } else { trains.conductor };
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
        scene.add(Id::Offer("walk", target), ghost(view, train, to, false));
    }
    if let Some(steps) = view.steps(target).filter(|_| lit) {
        let (chip, corner) = (Vec2::new(58.0, 26.0), trains.steps_chip(train, foot, scale));
        let at = Rect::from_center_size(corner + Vec2::new(34.0, 10.0), chip * 0.86);
        let piece = Piece::moving(steps_chip(steps, true), chip, at, z::OFFER, 120);
        scene.add(Id::Offer("steps", target), piece);
    }
}
