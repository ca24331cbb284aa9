//! Railroad cars with what they carry: a guest at the window, luggage on the roof, an order.

use bevy::prelude::*;

use super::card;
use crate::{
    rules::{
        CarValue, Face, OrderTileId, Refreshment,
        model::train::{Car, Guest},
    },
    table::{
        layout::ORDER,
        scene::{
            drawing::{CREAM, Drawing},
            view::View,
        },
    },
};

/// How far below a car's top its roof is: where a conductor, a rack or an order stands.
pub fn roof(value: CarValue) -> f32 {
    match value {
        CarValue::V0 => 12.6,
        CarValue::V1 => 9.4,
        CarValue::V2 => 4.8,
        CarValue::V4 => 4.6,
        CarValue::V7 => 5.8,
        CarValue::V12 => 5.0,
    }
}

/// Where on the roof a conductor has room: beside an order, luggage, and the crown of the gilded saloon.
pub fn standing(car: &Car) -> f32 {
    let luggage = matches!(car.guest, Some(Guest::Luggage { .. }));
    match (car.order.is_some(), luggage, car.value == CarValue::V12) {
        (true, true, _) => 43.0,
        (true, false, true) => 74.0,
        (true, false, false) => 56.0,
        (false, _, true) => 26.0,
        (false, ..) => 40.0,
    }
}

/// The picture of a car alone.
pub fn body(car: &Car, reached: bool) -> String {
    let form = match (car.guest, reached) {
        (Some(Guest::Celebrity(_)), true) => "/guest",
        (Some(Guest::Celebrity(_)), false) => "/guest-dark",
        (Some(Guest::Passenger { .. }), true) => "/seat",
        (Some(Guest::Passenger { .. }), false) => "/seat-dark",
        (_, true) => "",
        (_, false) => "/dark",
    };
    format!("car/{}{form}", car.value)
}

/// A railroad car as it stands in a train, 98 × 78. It will be shown at this scale; orders keep their own size.
pub fn car(view: &View, car: &Car, reached: bool, scale: f32) -> Drawing {
    let mut drawing = Drawing::default();
    if let Some(Guest::Luggage { loaded, .. }) = car.guest {
        drawing.picture(if loaded { "luggage/loaded" } else { "luggage/waiting" }, 0.0, roof(car.value));
    }
    drawing.picture(body(car, reached), 0.0, 0.0);
    match car.guest {
        Some(Guest::Celebrity(card)) => {
            if let Face::Celebrity(key) = &view.catalogue.card(card).face {
                drawing.picture(format!("celebrity/{key}/window"), 0.0, 0.0);
                card::double(&mut drawing, 75.0, 2.0, 10.5);
            }
        }
        Some(Guest::Passenger { seated, .. }) => {
            drawing.picture(if seated { "passenger/seated" } else { "passenger/waiting" }, 0.0, 0.0);
        }
        _ => {}
    }
    if let Some(tile) = car.order {
        let own = (1.0 / scale).min(1.18);
        let tile = order(view, tile, reached);
        drawing.put(&tile, 1.0, roof(car.value) + 3.0 - ORDER.y * own, own);
    }
    drawing
}

/// The word for a refreshment in the names of pictures and words.
pub fn refreshment(kind: Refreshment) -> &'static str {
    match kind {
        Refreshment::Coffee => "coffee",
        Refreshment::Cake => "cake",
        Refreshment::Champagne => "champagne",
    }
}

/// An order tile, 31 × 40; dark where it does not score yet.
pub fn order(view: &View, tile: OrderTileId, lit: bool) -> Drawing {
    let tile = view.catalogue.order_tile(tile);
    let dark = if lit { "" } else { "/dark" };
    let mut drawing = Drawing::of(format!("order/{}{dark}", refreshment(tile.refreshment)));
    drawing.figure(tile.points, 15.5, 29.4, if tile.points > 9 { 13.2 } else { 14.0 }, CREAM);
    drawing
}
