//! A card of a train as a plate with its value, for where its picture would be too small.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::{
    car::engine_value,
    car_plate::{darker, figure, railroad_car},
    detail::Light,
};
use crate::{
    drawing::{Drawing, colour, sized},
    pieces::symbols::LEAST_FIGURE,
    ui::theme::palette,
};
use rules::{
    Catalogue, OrderTileId, Refreshment,
    model::train::{Car, Guest, TrainCard},
};

/// Plates narrower than this have no room for the sign ×2.
const NARROW: f32 = 18.0;
/// With less room above a plate, the sign would lie on what is there.
const LOW: f32 = 14.5;
const MAIL: Color32 = Color32::from_rgb(0x9C, 0x33, 0x27);
const ENGINE: Color32 = Color32::from_rgb(0x24, 0x45, 0x6F);

/// Draws the plate of a card, with what rides in it and, if there is room above it, what is ordered.
pub(super) fn draw(catalogue: &Catalogue, card: &TrainCard, light: Light, size: Vec2, above: f32) -> Drawing {
    let mut plate = Drawing::default();
    let all = sized(size);
    match card {
        TrainCard::Car(car) => railroad_car(&mut plate, car.value, light, all),
        TrainCard::MailCar(_) => mail_car(&mut plate, light, all),
        TrainCard::Locomotive(tile) => engine(&mut plate, engine_value(catalogue, *tile), light, all),
    }
    if let TrainCard::Car(Car { guest: Some(guest), .. }) = card {
        rider(&mut plate, *guest, all, above);
    }
    if let TrainCard::Car(Car { order: Some(tile), .. }) = card
        && above > 0.0
    {
        plate.put(&order(catalogue, *tile, light, size.x, above), 0.0, 0.0, 1.0);
    }
    plate
}

fn mail_car(plate: &mut Drawing, light: Light, all: Rect) {
    let line = (1.0, colour(palette::INK));
    let [body, paper] = [MAIL, palette::PAPER].map(|paint| if light.is_lit() { paint } else { darker(paint) });
    plate.rounded(all, 2.0, colour(body), Some((0.8, line.1)));
    let wide = (all.width() * 0.74).min(all.height() * 0.76);
    let letter = Rect::from_center_size(all.center(), Vec2::new(wide, wide * 0.68));
    plate.rounded(letter, 1.0, colour(paper), Some(line));
    let flap = letter.center() + Vec2::new(0.0, letter.height() * 0.12);
    plate.stroke(vec![letter.min, flap, Vec2::new(letter.max.x, letter.min.y)], line.0, line.1);
}

fn engine(plate: &mut Drawing, value: u8, light: Light, all: Rect) {
    let body = colour(if light.is_lit() { ENGINE } else { darker(ENGINE) });
    let (step, middle) = (all.height() * 0.14, all.center().x);
    let cab = Rect::from_corners(Vec2::new(middle, -step), all.max);
    let boiler = Rect { min: Vec2::new(all.min.x, step), ..all };
    plate.fill(cab, body).fill(boiler, body);
    let outline = [
        Vec2::new(all.min.x, all.max.y),
        boiler.min,
        Vec2::new(middle, step),
        cab.min,
        Vec2::new(cab.max.x, cab.min.y),
        all.max,
        Vec2::new(all.min.x, all.max.y),
    ];
    plate.stroke(outline.to_vec(), 1.2, colour(palette::LAMP));
    figure(plate, value, all.center() + Vec2::new(0.0, 1.0), all, palette::LAMP);
}

/// Whether a guest has not settled yet.
fn waits(guest: Guest) -> bool {
    matches!(guest, Guest::Passenger { seated: false, .. } | Guest::Luggage { loaded: false, .. })
}

/// Who or what rides in the car: the sign ×2 for a celebrity, or a small figure of one where there is little room above; a
/// brass dot for anybody else, dim while they wait.
fn rider(plate: &mut Drawing, guest: Guest, all: Rect, above: f32) {
    if let Guest::Celebrity(_) = guest
        && all.width() >= NARROW
    {
        if above < LOW {
            plate.icon("icon/celebrity/night", all.max.x - 3.0, -3.0, 14.0);
        } else {
            // As small as its figure can be read.
            plate.centred("double", all.max.x - 5.0, -3.0, LEAST_FIGURE / 17.0);
        }
        return;
    }
    let (fill, edge) =
        if waits(guest) { (palette::LACQUER, palette::DISABLED) } else { (palette::BRASS, palette::INK) };
    if all.width() < NARROW {
        // In the corner, where it covers no figure.
        plate.disc(Vec2::new(all.max.x - 1.6, all.min.y + 0.8), 2.2, colour(fill), Some((0.8, colour(edge))));
    } else {
        let radius = (all.height() * 0.2).clamp(3.4, 6.0);
        plate.disc(all.max - Vec2::new(4.0, 1.0), radius, colour(fill), Some((1.2, colour(edge))));
    }
}

/// An order tile over a plate of this width, as large as there is room above it.
pub(super) fn order(catalogue: &Catalogue, tile: OrderTileId, light: Light, width: f32, above: f32) -> Drawing {
    let kind = catalogue.order_tile(tile).refreshment;
    let ground = match kind {
        Refreshment::Coffee => Color32::from_rgb(0xE3, 0xD2, 0xA8),
        Refreshment::Cake => Color32::from_rgb(0xF3, 0xD3, 0xC8),
        Refreshment::Champagne => Color32::from_rgb(0xCF, 0xE0, 0xEA),
    };
    let size = Vec2::new((width - 1.0).min(above * 1.1), above.min(26.0));
    let corner = Vec2::new((width - size.x) / 2.0, -size.y - 0.6);
    let at = Rect::from_corners(corner, corner + size);
    let mut drawing = Drawing::default();
    drawing.rounded(at, 2.0, colour(ground), Some((1.2, colour(palette::BRASS))));
    let icon = format!("icon/{kind}");
    drawing.centred(icon, at.center().x, at.center().y, size.min_element() * 1.12 / 32.0);
    if !light.is_lit() {
        drawing.rounded(at, 2.0, colour(palette::NIGHT).with_alpha(0.45), None);
    }
    drawing
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::theme::contrast;

    #[test]
    fn the_value_of_an_engine_stands_out_in_every_light() {
        for engine in [ENGINE, darker(ENGINE)] {
            assert!(contrast(palette::LAMP, engine) >= 4.5);
        }
    }
}
