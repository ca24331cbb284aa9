//! The cards of a train, a railroad car, a mail car or a Locomotive tile: everything that shows one asks here.

use bevy::prelude::*;

pub use super::detail::{Detail, Light, Room};
use super::{
    car::{self, GuestPlace},
    cell,
    size::ORDER,
};
use crate::{
    drawing::{Drawing, colour},
    ui::{atlas::Art, labels::Align, theme::palette},
};
use rules::{
    CarValue, Catalogue,
    model::train::{Car, TrainCard},
};

/// Draws a card of a train with everything it carries.
pub fn draw(catalogue: &Catalogue, card: &TrainCard, light: Light, detail: Detail) -> Drawing {
    match (card, detail) {
        (_, Detail::Cell { size, above }) => cell::draw(catalogue, card, light, size, above),
        (TrainCard::Car(car), Detail::Full(room)) => {
            let body = body(catalogue, car, light, room);
            with_guest(catalogue, car, light, body, room.scale)
        }
        (TrainCard::Car(car), Detail::Small(room)) => small_car(catalogue, car, light, room),
        (TrainCard::MailCar(number), Detail::Full(room) | Detail::Small(room)) => {
            let frame = &catalogue.boards().mail_cars[usize::from(*number)];
            car::mail_car(frame, light.is_lit(), room.scale)
        }
        (TrainCard::Locomotive(tile), _) => {
            let value = car::engine_value(catalogue, *tile);
            let mut drawing = car::engine(value, light.is_lit());
            if let Detail::Small(_) = detail {
                value_plate(&mut drawing, value, PLATE_OF_ENGINE, light, palette::LAMP);
            }
            drawing
        }
    }
}

/// The least scale at which an order has its points on it.
const LEAST_ORDER: f32 = 0.62;

/// A railroad car without the guest who comes aboard by itself.
pub fn body(catalogue: &Catalogue, car: &Car, light: Light, room: Room) -> Drawing {
    let mut drawing = car::empty(car, light.is_lit());
    if let Some(tile) = car.order
        && room.scale < LEAST_ORDER
    {
        let order = cell::order(catalogue, tile, light, 26.0, room.above);
        drawing.put(&order, 1.0, car::roof(car.value), 1.0 / room.scale);
    } else if let Some(tile) = car.order {
        let own = (1.0 / room.scale).min(1.4);
        let top = car::roof(car.value) + 3.0 - ORDER.y * own;
        let top = top.max(-room.above / room.scale);
        drawing.put(&car::order(catalogue, tile, light.is_lit()), 1.0, top, own);
    }
    drawing
}

fn with_guest(catalogue: &Catalogue, car: &Car, light: Light, body: Drawing, shown: f32) -> Drawing {
    let Some((guest, place)) = car::guest(catalogue, car, shown) else { return body };
    let guest = if light == Light::Night { guest.tinted(Color::srgb_u8(140, 140, 140)) } else { guest };
    let (mut drawing, above) = if place == GuestPlace::Roof { (guest, body) } else { (body, guest) };
    drawing.put(&above, 0.0, 0.0, 1.0);
    drawing
}

/// The middle of the plate with the value on the picture of a car, and of one with somebody at its window.
const PLATE: f32 = 49.0;
const PLATE_BESIDE_GUEST: f32 = 37.5;
const PLATE_OF_ENGINE: f32 = 50.0;
const PLATE_SIZE: Vec2 = Vec2::new(43.0, 40.0);

fn small_car(catalogue: &Catalogue, car: &Car, light: Light, Room { scale, above, covered }: Room) -> Drawing {
    let mut drawing = with_guest(catalogue, car, light, car::empty(car, light.is_lit()), scale);
    let at_window = matches!(car::guest(catalogue, car, scale), Some((_, GuestPlace::Window)));
    // Beside a guest if there it is whole: a 12 whose 1 is covered would be a 2.
    let middle = if at_window { PLATE_BESIDE_GUEST } else { PLATE }.max(covered + PLATE_SIZE.x / 2.0);
    let ink = if matches!(car.value, CarValue::V0 | CarValue::V1) { palette::PAPER } else { palette::LAMP };
    value_plate(&mut drawing, car.value.points(), middle, light, ink);
    if let Some(tile) = car.order {
        let order = cell::order(catalogue, tile, light, 26.0, above);
        drawing.put(&order, 1.0, car::roof(car.value), 1.0 / scale);
    }
    drawing
}

/// The value over the plate of the picture, whose figure would be too small.
fn value_plate(drawing: &mut Drawing, value: u8, middle: f32, light: Light, ink: bevy_egui::egui::Color32) {
    let plate = Rect::from_center_size(Vec2::new(middle, 39.5), PLATE_SIZE);
    drawing.rounded(plate, 2.0, colour(palette::NIGHT), Some((1.0, colour(palette::BRASS))));
    let ink = if light.is_lit() { ink } else { palette::DISABLED };
    drawing.count(value, plate.center(), plate.height() * 0.86, ink, Align::Centre);
}

/// The outline of what an empty place of a train is for, counted from 0. A pane behind it keeps the country from being
/// taken for a car.
pub fn slot(place: usize) -> Drawing {
    let (name, alpha, top) = match place {
        MAIL_CAR => ("mail/closed", 0.8, 15.0),
        LOCOMOTIVE => ("slot/locomotive", 0.6, 29.0),
        _ => ("slot/car", 0.6, 15.0),
    };
    let mut drawing = Drawing::default();
    drawing.fill(Rect::new(5.0, top, 93.0, 60.0), colour(palette::LACQUER).with_alpha(0.6));
    drawing.art(Art::new(name).tint(Color::srgba(1.0, 1.0, 1.0, alpha)), 0.0, 0.0, 1.0);
    drawing
}

/// Places in a train for something other than a railroad car, counted from 0: the mail car's and the locomotive's.
const MAIL_CAR: usize = 5;
const LOCOMOTIVE: usize = 9;

/// Where on a card a conductor stands, in its coordinates: on its roof, beside an order, luggage, and the crown of the
/// gilded saloon.
pub fn stand(card: Option<&TrainCard>) -> Vec2 {
    match card {
        Some(TrainCard::Car(car)) => Vec2::new(car::standing(car), car::roof(car.value)),
        Some(TrainCard::Locomotive(_)) => Vec2::new(24.0, 9.6),
        Some(TrainCard::MailCar(_)) | None => Vec2::new(40.0, 9.6),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::DrawingPart;
    use rules::{CardId, Face, model::train::Guest};

    fn names(drawing: &Drawing) -> Vec<&str> {
        let names = drawing.parts.iter().filter_map(|part| match part {
            DrawingPart::Picture { art, .. } => Some(art.name.as_ref()),
            _ => None,
        });
        names.filter(|name| !name.starts_with("wheel") && *name != "bogie").collect()
    }

    #[test]
    fn a_car_shows_what_it_carries_from_the_back_to_the_front() {
        let catalogue = Catalogue::built_in().expect("the card files are in order");
        let shown = |guest, light, detail| {
            let car = Car { value: CarValue::V4, guest, order: None };
            let drawing = draw(&catalogue, &TrainCard::Car(car), light, detail);
            names(&drawing).into_iter().map(str::to_owned).collect::<Vec<_>>()
        };
        let celebrity = (0..).map(CardId).find(|card| matches!(catalogue.card(*card).face, Face::Celebrity(_)));
        let (celebrity, card) = (celebrity.expect("module B has some"), CardId(0));
        let small = Detail::Small(Room { scale: 0.5, above: 20.0, covered: 0.0 });
        for detail in [Detail::FULL, small] {
            assert_eq!(shown(None, Light::Lit, detail), ["car/4"]);
            assert_eq!(shown(None, Light::Night, detail), ["car/4/dark"]);
            let with_celebrity = shown(Some(Guest::Celebrity(celebrity)), Light::Lit, detail);
            assert!(with_celebrity[0] == "car/4/guest" && with_celebrity[1].starts_with("celebrity/"));
            assert_eq!(with_celebrity[2], "double");
            let seated = shown(Some(Guest::Passenger { card, seated: true }), Light::Lit, detail);
            assert_eq!(seated[..2], ["car/4/seat", "passenger/seated"]);
            let waits = shown(Some(Guest::Passenger { card, seated: false }), Light::Dark, detail);
            assert_eq!(waits[..2], ["car/4/seat-dark", "passenger/waiting"]);
            let luggage = |loaded| Some(Guest::Luggage { card, loaded });
            assert_eq!(shown(luggage(true), Light::Lit, detail), ["luggage/loaded", "car/4"]);
            assert_eq!(shown(luggage(false), Light::Dark, detail), ["luggage/waiting", "car/4/dark"]);
        }
    }

    #[test]
    fn a_conductor_stands_where_there_is_room_on_the_roof() {
        let order = rules::OrderTileId(0);
        let car = |value, order, guest| TrainCard::Car(Car { value, guest, order });
        let luggage = Some(Guest::Luggage { card: CardId(0), loaded: true });
        let beside = |card| stand(Some(&card)).x;
        let plain = beside(car(CarValue::V4, None, None));
        assert!(plain < beside(car(CarValue::V4, Some(order), luggage)), "between order and luggage");
        assert!(beside(car(CarValue::V12, None, None)) < plain, "before the crown");
        assert!(beside(car(CarValue::V12, Some(order), None)) > super::super::size::CAR.x / 2.0, "behind the order");
    }
}
