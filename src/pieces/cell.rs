//! A card of a train as a plate with its value, for where its picture would be too small.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::{
    car::{engine_value, refreshment},
    detail::Light,
};
use crate::{
    drawing::{Drawing, colour, sized},
    ui::{atlas::Art, labels::Align, theme::palette},
};
use rules::{
    CarValue, Catalogue, OrderTileId, Refreshment,
    model::train::{Car, Guest, TrainCard},
};

/// Plates lower than this are pictures of the atlas: type of that size is hard to read.
const TINY: f32 = 20.0;
/// The size of those pictures.
const MINI: Vec2 = Vec2::new(20.0, 19.0);
const MAIL: Color32 = Color32::from_rgb(0x9C, 0x33, 0x27);
const ENGINE: Color32 = Color32::from_rgb(0x24, 0x45, 0x6F);

/// Body, roof and figure of a car.
fn paint(value: CarValue) -> (Color32, Color32, Color32) {
    let rgb = Color32::from_rgb;
    match value {
        CarValue::V0 => (rgb(0xB4, 0x8A, 0x57), rgb(0x6A, 0x4B, 0x2D), palette::INK),
        CarValue::V1 => (rgb(0x2E, 0x6A, 0x4F), rgb(0x24, 0x35, 0x2F), palette::PAPER),
        CarValue::V2 => (rgb(0x7E, 0x28, 0x39), rgb(0x3D, 0x1A, 0x22), palette::PAPER),
        CarValue::V4 => (rgb(0x2B, 0x55, 0x87), rgb(0x17, 0x2C, 0x4A), palette::PAPER),
        CarValue::V7 => (rgb(0x5B, 0x4A, 0x95), rgb(0x2E, 0x25, 0x52), palette::PAPER),
        CarValue::V12 => (rgb(0xD9, 0xB2, 0x4C), rgb(0x7C, 0x5D, 0x1E), palette::INK),
    }
}

/// Draws the plate of a card, with what rides in it and, if there is room above it, what is ordered.
pub(super) fn draw(catalogue: &Catalogue, card: &TrainCard, light: Light, size: Vec2, above: f32) -> Drawing {
    let mut plate = Drawing::default();
    let all = sized(size);
    if size.y < TINY {
        mini(&mut plate, catalogue, card, light, all);
    } else {
        match card {
            TrainCard::Car(car) => railroad_car(&mut plate, car.value, all),
            TrainCard::MailCar(_) => mail_car(&mut plate, all),
            TrainCard::Locomotive(tile) => engine(&mut plate, engine_value(catalogue, *tile), all),
        }
        if !light.is_lit() {
            plate.rounded(all, 2.0, colour(Color32::from_rgba_premultiplied(6, 11, 18, 96)), None);
        }
        if let TrainCard::Car(Car { guest: Some(guest), .. }) = card {
            rider(&mut plate, *guest, all);
        }
    }
    if let TrainCard::Car(Car { order: Some(tile), .. }) = card
        && above > 0.0
    {
        plate.put(&order(catalogue, *tile, light, size.x, above), 0.0, 0.0, 1.0);
    }
    plate
}

/// The picture of a plate too small for figures of its own.
fn mini(plate: &mut Drawing, catalogue: &Catalogue, card: &TrainCard, light: Light, all: Rect) {
    let name = match card {
        TrainCard::Car(car) => format!("mini/{}", car.value),
        TrainCard::MailCar(_) => "mini/mail".to_owned(),
        TrainCard::Locomotive(tile) => format!("mini/engine/{}", engine_value(catalogue, *tile)),
    };
    let scale = (all.size() / MINI).min_element();
    let corner = all.center() - MINI * scale / 2.0;
    let tint = if light.is_lit() { Color::WHITE } else { Color::srgb(0.62, 0.64, 0.7) };
    plate.art(Art::new(name).tint(tint), corner.x, corner.y, scale);
    if let TrainCard::Car(Car { guest: Some(guest), .. }) = card
        && !waits(*guest)
    {
        plate.scaled("mini/guest", corner.x + 13.4 * scale, corner.y - 2.4 * scale, scale);
    }
}

fn railroad_car(plate: &mut Drawing, value: CarValue, all: Rect) {
    let (body, roof, ink) = paint(value);
    plate.rounded(all, 2.0, colour(body), Some((0.8, colour(palette::INK))));
    let top = all.height() * 0.15;
    plate.rounded(Rect { max: Vec2::new(all.max.x, top), ..all }, 1.0, colour(roof), None);
    figure(plate, value.points(), all.center() + Vec2::new(0.0, top * 0.5), all, ink);
}

/// The value, as large as it fits.
fn figure(plate: &mut Drawing, value: u8, middle: Vec2, all: Rect, ink: Color32) {
    let wide = if value > 9 { 0.86 } else { 1.4 };
    let size = (all.height() * 0.82).min(all.width() * wide).min(30.0);
    plate.count(value, middle, size, ink, Align::Centre);
}

fn mail_car(plate: &mut Drawing, all: Rect) {
    let line = (1.0, colour(palette::INK));
    plate.rounded(all, 2.0, colour(MAIL), Some((0.8, line.1)));
    let wide = (all.width() * 0.74).min(all.height() * 0.76);
    let letter = Rect::from_center_size(all.center(), Vec2::new(wide, wide * 0.68));
    plate.rounded(letter, 1.0, colour(palette::PAPER), Some(line));
    let flap = letter.center() + Vec2::new(0.0, letter.height() * 0.12);
    plate.stroke(vec![letter.min, flap, Vec2::new(letter.max.x, letter.min.y)], line.0, line.1);
}

fn engine(plate: &mut Drawing, value: u8, all: Rect) {
    let (step, middle) = (all.height() * 0.14, all.center().x);
    let cab = Rect::from_corners(Vec2::new(middle, -step), all.max);
    let boiler = Rect { min: Vec2::new(all.min.x, step), ..all };
    plate.fill(cab, colour(ENGINE)).fill(boiler, colour(ENGINE));
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

/// Who or what rides in the car: a celebrity doubles it; a brass dot for anybody else, dim while they wait.
fn rider(plate: &mut Drawing, guest: Guest, all: Rect) {
    if let Guest::Celebrity(_) = guest {
        let scale = (all.height() / 26.0).clamp(0.7, 1.2) * 0.6;
        plate.centred("double", all.max.x - 4.0, -3.0, scale);
        return;
    }
    let (fill, edge) =
        if waits(guest) { (palette::LACQUER, palette::DISABLED) } else { (palette::BRASS, palette::INK) };
    let radius = (all.height() * 0.2).clamp(3.4, 6.0);
    plate.disc(all.max - Vec2::new(4.0, 1.0), radius, colour(fill), Some((1.2, colour(edge))));
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
    let icon = format!("icon/{}", refreshment(kind));
    drawing.centred(icon, at.center().x, at.center().y, size.min_element() * 1.12 / 32.0);
    if !light.is_lit() {
        drawing.rounded(at, 2.0, colour(palette::NIGHT).with_alpha(0.45), None);
    }
    drawing
}
