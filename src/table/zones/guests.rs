//! Guests of the trains in front. They are pieces of their own, which come aboard by themselves: people step off their
//! cards and walk along the platform, and luggage swings up from it.

use bevy::prelude::*;

use crate::{
    pieces::{
        car::{self, GuestPlace, SILL, WINDOW},
        size::CAR,
    },
    session::BOARDS_MILLIS,
    table::{
        layout::Zone,
        scene::{
            pieces::{Enter, Id, Leave, PathKind, Piece, Pose, Scene, z},
            view::View,
        },
    },
};
use rules::{
    CardId, TrainId,
    model::train::{Car, Guest},
};

/// How far before the rail people walk, in the coordinates of the car.
const BEFORE_RAIL: f32 = 4.0;
/// How much larger than at the window people are when they step off their cards.
const NEARER: f32 = 1.5;

/// Lays the guest of a car where the car is, with which it also moves.
pub fn lay(view: &View, scene: &mut Scene, (train, place): (TrainId, u8), car: &Car, of_car: &Piece) {
    let (Some(guest), Some((drawing, at))) = (car.guest, car::guest(view.catalogue, car, of_car.pose.scale)) else {
        return;
    };
    let above = if at == GuestPlace::Roof { -0.5 } else { 0.5 };
    let pose = Pose { z: of_car.pose.z + above, ..of_car.pose };
    let enter = match guest {
        Guest::Luggage { .. } => swinging_up(pose),
        Guest::Celebrity(card) | Guest::Passenger { card, .. } => {
            card_lies(view, card).map_or(Enter::Fade, |card| walking(pose, card))
        }
    };
    let (millis, path, leave) = (of_car.millis, of_car.path, Leave::AtOnce);
    let piece = Piece { size: CAR, pose, enter, leave, millis, path, ..Piece::still(drawing, pose.at, pose.z) };
    scene.add(Id::Guest(view.viewed, train, place), piece);
}

/// Where a card lies that has just been taken from the offer, while that is in view.
fn card_lies(view: &View, card: CardId) -> Option<Rect> {
    let (_, place) = view.taken_from.filter(|(taken, _)| *taken == card)?;
    view.layout.zones.contains(&Zone::Offer).then(|| view.layout.offer.card(place))
}

/// From the card over the platform to the window.
fn walking(pose: Pose, card: Rect) -> Enter {
    let scale = pose.scale * NEARER;
    let at = card.center() - (WINDOW - CAR / 2.0) * scale;
    let from = Pose { at, z: z::PASSING, scale, ..pose.alpha(0.5) };
    let below = (SILL + BEFORE_RAIL) * pose.scale;
    Enter::Along { from, path: PathKind::Board { below }, millis: BOARDS_MILLIS }
}

/// From the platform onto the roof.
fn swinging_up(pose: Pose) -> Enter {
    let away = Vec2::new(-0.25, 0.7) * CAR * pose.scale;
    let from = Pose { z: z::PASSING, turn: -0.5, ..pose.moved(away.x, away.y) };
    Enter::Along { from, path: PathKind::Arc(70.0), millis: 520 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_come_from_the_middle_of_their_cards_and_walk_before_the_rail() {
        let (slot, card) = (Rect::new(390.0, 640.0, 488.0, 718.0), Rect::new(76.0, 62.0, 192.0, 200.0));
        let pose = Pose::at(slot.center(), z::PIECE);
        let Enter::Along { from, path: PathKind::Board { below }, millis } = walking(pose, card) else {
            panic!("they do not walk")
        };
        let window = |pose: Pose| pose.at + (WINDOW - CAR / 2.0) * pose.scale;
        assert!(window(from).distance(card.center()) < 0.01);
        let sill = slot.max.y - SILL;
        assert!(sill + below > slot.max.y, "the feet are before the rail");
        assert_eq!(millis, BOARDS_MILLIS);
    }

    #[test]
    fn luggage_comes_up_from_the_platform() {
        let pose = Pose::at(Vec2::new(440.0, 680.0), z::PIECE);
        let Enter::Along { from, path: PathKind::Arc(_), .. } = swinging_up(pose) else { panic!("it does not swing") };
        assert!(from.at.y > pose.at.y && from.scale == pose.scale && from.z > pose.z);
    }
}
