//! Faces of the Action cards of modules C to F: what the card file says, set into the pictures drawn for them.

use bevy::prelude::*;

use crate::{
    drawing::{CREAM, Drawing, colour},
    pieces::symbols,
    ui::{labels::Align, theme::palette},
};
use rules::{ActionCard, CarValue, Face, Luggage, Passenger, Suspect, Symbol};

/// The inner frame of a card: where faces are drawn.
const FRAME: Vec2 = Vec2::new(5.5, 32.5);
/// Its middle.
const X: f32 = 58.0;
const Y: f32 = 82.0;

/// Adds what a card of these modules shows, if it is one.
pub fn draw(card: &mut Drawing, what: &ActionCard) {
    match &what.face {
        Face::Suspect(suspect, frame) => {
            let name = match suspect {
                Suspect::Yourself => "face/suspect-self",
                Suspect::EverybodyElse => "face/suspect-others",
            };
            card.picture(name, FRAME.x, FRAME.y);
            symbols::frame(card, frame, X, Y + 32.0, Vec2::new(94.0, 27.0), 1.15);
        }
        Face::DestroyEvidence => {
            card.picture("face/destroy", FRAME.x, FRAME.y);
            for (tokens, x) in [(1, -24.0), (3, 8.0), (5, 40.0)] {
                card.figure(tokens, X + x, Y + 37.0, 15.0, colour(palette::INK));
            }
        }
        Face::PassengerLuggage { passenger, luggage } => passenger_luggage(card, passenger.as_ref(), luggage.as_ref()),
        Face::Switch { value, upper_points, lower_points } => {
            card.picture(arrows("face/switch", *upper_points, *lower_points), FRAME.x, FRAME.y);
            for (points, x, y) in [(*upper_points, -20.0, -27.0), (*lower_points, 20.0, 27.0)] {
                if points > 0 {
                    at_least(card, *value, X + x - 13.0, Y + y, 0.79);
                    card.figure(points, X + x + 16.0, Y + y, 15.0, CREAM);
                }
            }
        }
        Face::Mechanic { value, bonus } => {
            card.picture("face/mechanic", FRAME.x, FRAME.y);
            at_least(card, *value, X - 29.0, Y - 24.0, 0.95);
            symbols::frame(card, bonus, X + 26.0, Y + 24.0, Vec2::new(38.0, 28.0), 1.0);
        }
        Face::Storage => {
            card.picture("face/storage", FRAME.x, FRAME.y);
            card.bold("2/4", X - 7.0, Y + 42.4, 15.0, colour(palette::INK), Align::Centre);
            card.centred("tick", X + 17.0, Y + 37.0, 0.8);
        }
        Face::Factory => {
            card.picture("face/factory", FRAME.x, FRAME.y);
            if !what.bonus.is_empty() {
                let sign = Rect::from_center_size(Vec2::new(X + 22.0, Y - 32.0), Vec2::new(56.0, 32.0));
                card.slice("panel/paper", 10.0, sign);
                symbols::frame(card, &what.bonus, sign.center().x, sign.center().y, sign.size() - 5.0, 1.0);
            }
        }
        _ => {}
    }
}

/// A car of at least this value, centred on a point.
pub fn at_least(drawing: &mut Drawing, value: CarValue, x: f32, y: f32, scale: f32) {
    drawing.centred(format!("cond/car/{value}"), x, y, scale);
}

/// The picture of a switch with one or both arrows.
pub fn arrows(name: &str, upper: u8, lower: u8) -> String {
    match (upper, lower) {
        (_, 0) => format!("{name}/up"),
        (0, _) => format!("{name}/down"),
        _ => name.to_owned(),
    }
}

fn passenger_luggage(card: &mut Drawing, passenger: Option<&Passenger>, luggage: Option<&Luggage>) {
    let name = match (passenger, luggage) {
        (Some(_), Some(_)) => "face/passenger-luggage",
        (Some(_), None) => "face/passenger",
        (None, _) => "face/luggage",
    };
    card.picture(name, FRAME.x, FRAME.y);
    let both = passenger.is_some() && luggage.is_some();
    let room = Vec2::new(50.0, 43.0);
    let mut box_at = |y: f32, first: Symbol, bonus: &[Symbol]| {
        let all: Vec<Symbol> = std::iter::once(first).chain(bonus.iter().copied()).collect();
        let middle = Vec2::new(X + 24.0, Y + if both { y } else { -8.0 });
        // A little larger than the one that is painted.
        let paper = Rect::from_center_size(middle, room);
        card.slice("panel/paper", 10.0, paper);
        symbols::frame(card, &all, middle.x, middle.y, room - 3.0, 1.0);
    };
    if let Some(passenger) = passenger {
        box_at(-26.0, Symbol::Coins(passenger.coins), &passenger.bonus);
    }
    if let Some(luggage) = luggage {
        box_at(27.0, Symbol::Points(luggage.points), &luggage.bonus);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::DrawingPart;
    use rules::Catalogue;

    #[test]
    fn every_card_shows_the_figures_of_what_it_brings() {
        let catalogue = Catalogue::built_in().expect("the card files are in order");
        for (_, card) in catalogue.cards() {
            let Face::PassengerLuggage { luggage: Some(luggage), .. } = &card.face else { continue };
            let mut drawing = Drawing::default();
            draw(&mut drawing, card);
            let points = luggage.points.to_string();
            let mut parts = drawing.parts.iter();
            let is_there = parts.any(|part| matches!(part, DrawingPart::Words { label, .. } if label.text == points));
            assert!(is_there, "{points} are not on {card:?}");
        }
    }
}
