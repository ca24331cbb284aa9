//! What the Action cards of modules C to F show as tickets: their figures as large as they can be, and their pictures where
//! there is room left.

use bevy::prelude::*;

use crate::{
    drawing::{Drawing, colour, rect},
    layout::{Extent::Share, rows},
    pieces::{module::at_least, symbols},
    ui::{atlas::Art, labels::Align, theme::palette},
};
use rules::{ActionCard, CarValue, Face, Suspect, Symbol};

/// The size of figures that stand alone.
const FIGURE: f32 = 14.0;
/// The scale of a car of at least some value.
const CAR: f32 = 0.7;

/// Adds what a card of these modules shows, if it is one.
pub fn draw(face: &mut Drawing, card: &ActionCard, room: Rect) {
    let [above, below] = rows(room, 0.0, [Share(1.0), Share(1.0)]);
    let (over, under) = (above.center(), below.center());
    match &card.face {
        Face::Suspect(suspect, frame) => {
            let name = match suspect {
                Suspect::Yourself => "face/suspect-self",
                Suspect::EverybodyElse => "face/suspect-others",
            };
            upper_part(face, name, 64.0, above);
            bonus_in(face, frame, below.inflate(-1.5));
        }
        Face::DestroyEvidence => {
            face.icon("icon/destroy", over.x, over.y, above.height() * 0.96);
            for (nth, tokens) in [1, 3, 5].into_iter().enumerate() {
                let at = Vec2::new(under.x + (nth as f32 - 1.0) * room.width() * 0.32, under.y);
                face.count(tokens, at, FIGURE * 1.15, palette::INK, Align::Centre);
            }
            line(face, room);
        }
        Face::PassengerLuggage { passenger, luggage } => {
            let passenger = passenger.as_ref().map(|card| ("icon/passenger", Symbol::Coins(card.coins), &card.bonus));
            let luggage = luggage.as_ref().map(|card| ("icon/luggage", Symbol::Points(card.points), &card.bonus));
            let brings = |first: Symbol, bonus: &[Symbol]| [&[first], bonus].concat();
            match (passenger, luggage) {
                (Some(one), Some(other)) => {
                    for ((icon, first, bonus), part) in [(one, above), (other, below)] {
                        // An upgrade or a car needs nearly all the room.
                        let is_wide = |symbol: &Symbol| matches!(symbol, Symbol::Upgrade { .. } | Symbol::Car);
                        let share = if bonus.iter().any(is_wide) { 0.17 } else { 0.34 };
                        let side = (room.width() * share).min(part.height() * 0.8);
                        face.icon(icon, part.min.x + side / 2.0, part.center().y, side);
                        let left = Rect { min: Vec2::new(part.min.x + side, part.min.y), ..part }.inflate(-1.0);
                        bonus_in(face, &brings(first, bonus), left);
                    }
                    line(face, room);
                }
                (Some((icon, first, bonus)), None) | (None, Some((icon, first, bonus))) => {
                    face.icon(icon, over.x, over.y, above.height());
                    bonus_in(face, &brings(first, bonus), below.inflate(-1.5));
                }
                (None, None) => {}
            }
        }
        Face::Switch { value, upper_points, lower_points } => {
            let parts = [(*upper_points, above, -1.0), (*lower_points, below, 1.0)];
            for (points, part, away) in parts.into_iter().filter(|(points, ..)| *points > 0) {
                scores(face, *value, points, part, away);
            }
        }
        Face::Mechanic { value, bonus } => {
            at_least(face, *value, over.x - room.width() * 0.2, over.y, CAR);
            face.icon("icon/mechanic", over.x + room.width() * 0.28, over.y, above.height() * 0.7);
            bonus_in(face, bonus, below.inflate(-1.5));
            line(face, room);
        }
        Face::Storage => {
            upper_part(face, "face/storage", 78.0, Rect { max: Vec2::new(room.max.x, room.max.y - 16.0), ..room });
            let foot = room.max.y - 8.0;
            face.count("2/4", Vec2::new(under.x + 3.0, foot), FIGURE, palette::INK, Align::Right);
            face.centred("tick", under.x + 15.0, foot, 0.8);
        }
        Face::Factory if !card.bonus.is_empty() => {
            upper_part(face, "face/factory", 51.0, above);
            bonus_in(face, &card.bonus, below.inflate(-1.5));
            line(face, room);
        }
        Face::Factory => {
            upper_part(face, "face/factory", 51.0, Rect { max: Vec2::new(room.max.x, room.max.y - 17.0), ..room });
            let foot = room.max.y - 8.5;
            face.count("1–4", Vec2::new(under.x - 7.0, foot), FIGURE, palette::INK, Align::Right);
            symbols::flat(face, Symbol::UpgradeOfChoice, under.x + 10.5, foot, 0.52);
        }
        _ => {}
    }
}

/// What a card brings, in a part of its ticket.
fn bonus_in(face: &mut Drawing, symbols: &[Symbol], room: Rect) {
    symbols::frame_shown_at(1.0 / symbols::ON_PHONE, face, symbols, room, 1.1);
}

/// A line between the two halves of a ticket.
fn line(face: &mut Drawing, room: Rect) {
    let line = Rect::from_center_size(room.center(), Vec2::new(room.width() * 0.8, 1.0));
    face.fill(line, colour(palette::BRASS).with_alpha(0.6));
}

/// The upper part of a face, as high as it says of 100, in the middle of a place.
fn upper_part(face: &mut Drawing, name: &'static str, high: f32, place: Rect) {
    let size = Vec2::new(105.0, high);
    let shown = size * (place.size() / size).min_element();
    let corner = place.center() - shown / 2.0;
    face.art(Art::new(name).crop(rect(0.0, 0.0, size.x, size.y)).size(shown.x, shown.y), corner.x, corner.y, 1.0);
}

/// What a car of this value scores, with a pointer to it: up (-1) or down (1).
fn scores(face: &mut Drawing, value: CarValue, points: u8, part: Rect, away: f32) {
    let middle = part.center() - Vec2::Y * away * 3.0;
    let radius = (part.height() / 2.0 - 4.0).clamp(10.0, 13.0);
    let left = middle.x - 20.0 * CAR - radius;
    at_least(face, value, left + 20.0 * CAR, middle.y, CAR);
    symbols::seal(face, "seal", points, left + 40.0 * CAR + radius, middle.y, radius);
    let edge = if away < 0.0 { part.min.y } else { part.max.y };
    let pointer = [(0.0, 0.0), (6.0, 6.0), (-6.0, 6.0)];
    let pointer = pointer.map(|(x, y)| Vec2::new(middle.x + x, edge - away * y)).to_vec();
    face.shape(pointer, colour(palette::SIGNAL), None);
}
