//! The cards of a train on a small board with much room: the pictures of the own board, smaller, with larger values.

use bevy_egui::egui::{Align2, Color32, Rect, StrokeKind, pos2, vec2};

use super::pen::{Cells, Pen};
use crate::{
    table::{DrawingPart, car_body, car_roof, engine, layout::CAR},
    ui::{
        symbols::mail_car_picture,
        theme::{bold, palette},
    },
};
use rules::{
    CarValue, Face,
    model::train::{Car, FULL_TRAIN, Guest, TrainCard},
};

/// The middle of the plate with the value on the picture of a car, and of one with somebody at its window.
const PLATE: f32 = 49.0;
const PLATE_BESIDE_GUEST: f32 = 37.5;
const PLATE_OF_ENGINE: f32 = 50.0;
/// The value of a card that the conductor has not reached.
const DIMMED: Color32 = palette::DISABLED;

impl Pen<'_, '_> {
    /// The picture of a card; an order lies on the roof.
    pub fn card_picture(&self, card: &TrainCard, cell: Rect, reached: bool, cells: &Cells) {
        let (boards, k) = (self.words.catalogue().boards(), cells.car_scale());
        match card {
            TrainCard::Car(car) => {
                self.car_picture(car, cell, reached, k);
                if let Some(tile) = car.order {
                    let roof = pos2(cell.left() + 1.0, cell.top() + car_roof(car.value) * k);
                    self.order(tile, Rect::from_min_size(roof, vec2(26.0, cell.height())), reached, cells.above);
                }
            }
            TrainCard::MailCar(number) => {
                let name = mail_car_picture(&boards.mail_cars[usize::from(*number)], reached);
                self.brush.picture(&self.painter, &name, cell.min, k);
            }
            TrainCard::Locomotive(tile) => {
                let value = boards.locomotive_tiles[usize::from(*tile)].value;
                for part in &engine(value, reached).parts {
                    if let DrawingPart::Picture { art, at, .. } = part {
                        self.brush.picture(&self.painter, &art.name, cell.min + vec2(at.x, at.y) * k, k);
                    }
                }
                let ink = if reached { palette::LAMP } else { DIMMED };
                self.value_plate(&value.to_string(), cell, PLATE_OF_ENGINE, ink);
            }
        }
    }

    /// A car with what it carries, from the back to the front.
    fn car_picture(&self, car: &Car, cell: Rect, reached: bool, k: f32) {
        let draw = |name: &str, down: f32| {
            self.brush.picture(&self.painter, name, cell.min + vec2(0.0, down) * k, k);
        };
        if let Some(Guest::Luggage { loaded, .. }) = car.guest {
            draw(if loaded { "luggage/loaded" } else { "luggage/waiting" }, car_roof(car.value));
        }
        draw(&car_body(car, reached), 0.0);
        let plate = match car.guest {
            Some(Guest::Celebrity(card)) => {
                if let Face::Celebrity(key) = &self.words.catalogue().card(card).face {
                    draw(&format!("celebrity/{key}/window"), 0.0);
                }
                let badge = cell.min + vec2(78.0, 5.0) * k - vec2(14.0, 14.0) * 0.62;
                self.brush.picture(&self.painter, "double", badge, 0.62);
                PLATE_BESIDE_GUEST
            }
            Some(Guest::Passenger { seated, .. }) => {
                draw(if seated { "passenger/seated" } else { "passenger/waiting" }, 0.0);
                PLATE_BESIDE_GUEST
            }
            Some(Guest::Luggage { .. }) | None => PLATE,
        };
        let ink = match (reached, car.value) {
            (false, _) => DIMMED,
            (true, CarValue::V0 | CarValue::V1) => palette::PAPER,
            (true, _) => palette::LAMP,
        };
        self.value_plate(&car.value.to_string(), cell, plate, ink);
    }

    /// The value over the plate of the picture, whose figure would be too small.
    fn value_plate(&self, value: &str, cell: Rect, middle: f32, ink: Color32) {
        let k = cell.height() / CAR.y;
        let plate = Rect::from_center_size(cell.min + vec2(middle, 39.5) * k, vec2(43.0, 40.0) * k);
        self.painter.rect(plate, 2.0, palette::NIGHT, (1.0, palette::BRASS), StrokeKind::Inside);
        let font = bold(plate.height() * 0.86);
        let at = plate.center() + vec2(0.0, font.size * 0.06);
        self.painter.text(at, Align2::CENTER_CENTER, value, font, ink);
    }

    /// The place of a card that is not there yet.
    pub fn slot(&self, place: usize, cell: Rect, k: f32) {
        const MAIL: usize = FULL_TRAIN / 2;
        const LAST: usize = FULL_TRAIN - 1;
        let name = match place {
            MAIL => "mail/closed",
            LAST => "slot/locomotive",
            _ => "slot/car",
        };
        self.brush.tinted(&self.painter, name, cell.min, k, Color32::from_white_alpha(110));
    }
}
