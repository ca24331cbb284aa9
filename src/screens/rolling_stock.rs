//! The cards of a train in side view, as a screen over the table or after it shows them.

use bevy::math::Vec2;
use bevy_egui::egui::Color32;

use super::counting::WHITE;
use crate::{
    table::{Drawing, DrawingPart, car_body, car_roof, engine, layout::ORDER, refreshment_key, wheels},
    ui::{canvas::Canvas, symbols::mail_car_picture},
};
use rules::{
    Catalogue, Face,
    model::train::{Car, Guest, TrainCard},
};

/// A figure smaller than this could not be read.
const SMALLEST: f32 = 11.0;

/// Draws a card of a train with its top left corner at a point and at a scale, coupled to the one on its left or not. Its
/// wheels are turned as after a way to the right, in the card's own pixels.
pub fn card(
    canvas: &Canvas,
    catalogue: &Catalogue,
    (x, y, k): (f32, f32, f32),
    card: TrainCard,
    coupled: bool,
    lit: bool,
    way: f32,
) {
    let boards = catalogue.boards();
    let mut gear = Drawing::default();
    match card {
        TrainCard::Car(car) => {
            let shade = if lit { Color32::WHITE } else { Color32::from_gray(140) };
            for CarLayer { name, below, shaded } in layers(catalogue, &car, lit) {
                canvas.tinted(&name, x, y + below * k, k, if shaded { shade } else { Color32::WHITE });
            }
            order(canvas, catalogue, (x, y, k), &car, lit);
            wheels(&mut gear, lit);
        }
        TrainCard::MailCar(number) => {
            canvas.scaled(&mail_car_picture(&boards.mail_cars[usize::from(number)], lit), x, y, k);
            wheels(&mut gear, lit);
        }
        TrainCard::Locomotive(tile) => gear = engine(boards.locomotive_tiles[usize::from(tile)].value, lit),
    }
    for part in &gear.parts {
        if let DrawingPart::Picture { art, at, motion, .. } = part {
            let (off, turn) = motion.after(way);
            let at = Vec2::new(x, y) + (*at + off) * k;
            canvas.turned(&art.name, at.x, at.y, k, ((at.x, at.y), turn));
        }
    }
    if coupled {
        canvas.scaled("coupling", x, y, k);
    }
}

/// One of the pictures that make up a car.
struct CarLayer {
    name: String,
    /// How far below the car's top it hangs.
    below: f32,
    /// Whether it lacks a dark form of its own.
    shaded: bool,
}

/// A car with what it carries, from the back to the front.
fn layers(catalogue: &Catalogue, car: &Car, lit: bool) -> Vec<CarLayer> {
    let of = |name: &str| CarLayer { name: name.to_owned(), below: 0.0, shaded: true };
    let mut layers = vec![CarLayer { name: car_body(car, lit), below: 0.0, shaded: false }];
    match car.guest {
        Some(Guest::Celebrity(card)) => {
            if let Face::Celebrity(key) = &catalogue.card(card).face {
                layers.push(of(&format!("celebrity/{key}/window")));
            }
        }
        Some(Guest::Passenger { seated, .. }) => {
            layers.push(of(if seated { "passenger/seated" } else { "passenger/waiting" }));
        }
        Some(Guest::Luggage { loaded, .. }) => {
            let luggage = of(if loaded { "luggage/loaded" } else { "luggage/waiting" });
            layers.insert(0, CarLayer { below: car_roof(car.value), ..luggage });
        }
        None => {}
    }
    layers
}

/// The order tile on a car's roof.
fn order(canvas: &Canvas, catalogue: &Catalogue, (x, y, k): (f32, f32, f32), car: &Car, lit: bool) {
    let Some(tile) = car.order.map(|order| catalogue.order_tile(order)) else { return };
    let (left, top) = (x + k, y + (car_roof(car.value) + 3.0 - ORDER.y) * k);
    let dark = if lit { "" } else { "/dark" };
    canvas.scaled(&format!("order/{}{dark}", refreshment_key(tile.refreshment)), left, top, k);
    if 13.6 * k >= SMALLEST {
        canvas.figure(left + 15.5 * k, top + 29.4 * k, &tile.points.to_string(), 13.6 * k, WHITE);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{CarValue, CardId};

    #[test]
    fn only_celebrities_are_drawn_as_celebrities() {
        let catalogue = Catalogue::built_in().expect("the card files are in order");
        let names = |guest, lit| {
            let car = Car { value: CarValue::V4, guest, order: None };
            layers(&catalogue, &car, lit).into_iter().map(|layer| layer.name).collect::<Vec<_>>()
        };
        let celebrity = (0..).map(CardId).find(|card| matches!(catalogue.card(*card).face, Face::Celebrity(_)));
        let celebrity = celebrity.expect("module B has some");
        let card = CardId(0);
        assert_eq!(names(None, true), ["car/4"]);
        assert!(names(Some(Guest::Celebrity(celebrity)), true)[0].ends_with("/guest"));
        assert_eq!(names(Some(Guest::Passenger { card, seated: true }), true), ["car/4/seat", "passenger/seated"]);
        assert_eq!(
            names(Some(Guest::Passenger { card, seated: false }), false),
            ["car/4/seat-dark", "passenger/waiting"]
        );
        assert_eq!(names(Some(Guest::Luggage { card, loaded: true }), true), ["luggage/loaded", "car/4"]);
    }
}
