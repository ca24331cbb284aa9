//! The parts of railroad cars and engines: bodies, wheels, guests at the window, luggage on the roof, orders.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use crate::{
    drawing::{CREAM, Drawing, colour, part_motion::PartMotion, rect, sized},
    pieces::{
        card,
        size::LOCOMOTIVE,
        symbols::{self, LEAST_FIGURE},
    },
    ui::{atlas::Art, theme::palette},
};
use rules::{
    CarValue, Catalogue, Face, OrderTileId, Symbol,
    model::train::{Car, Guest},
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
fn body(car: &Car, reached: bool) -> String {
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

/// Lamplight around a car in a train, which ends at its rail.
pub fn glow(drawing: &mut Drawing) {
    drawing.art(Art::new("glow/car").crop(Rect::new(-16.0, -18.0, 114.0, 79.0)), 0.0, 0.0, 1.0);
}

/// Where the wheels of a railroad car or a mail car are.
const WHEELS: [f32; 4] = [17.0, 32.0, 66.0, 81.0];

/// The wheels of a railroad car or a mail car, over its picture.
fn wheels(drawing: &mut Drawing, reached: bool) {
    let motion = PartMotion::Wheel { radius: 7.5, on_rails: true };
    for x in WHEELS {
        drawing.moving(Art::new(format!("wheel/car{}", dark(reached))), x, 70.0, 1.0, motion);
    }
    drawing.picture("bogie", 0.0, 0.0);
}

/// The least scale of a mail car on which its bonus can be read.
const LEAST_MAIL_CAR: f32 = 0.72;

/// A mail car with this bonus, or with a letter where it will be shown at so small a scale that nobody could read it.
pub fn mail_car(frame: &[Symbol], reached: bool, shown: f32) -> Drawing {
    let brings = match frame.first() {
        Some(Symbol::BothConductors(_) | Symbol::OneConductor(_)) => "both-conductors",
        Some(Symbol::Locomotive(_)) => "locomotive",
        Some(Symbol::Coins(_)) => "coins",
        _ => "upgrades",
    };
    // Below a letter it does not matter what its picture shows.
    let brings = if shown < LEAST_MAIL_CAR { "coins" } else { brings };
    let mut drawing = Drawing::of(format!("mail/{brings}{}", dark(reached)));
    if shown < LEAST_MAIL_CAR {
        let paper = if reached { palette::PAPER } else { UNLIT_PAPER };
        drawing.fill(rect(9.6, 25.0, 78.8, 23.4), colour(paper)).centred("cond/mail", 49.0, 36.7, 0.72);
    }
    wheels(&mut drawing, reached);
    drawing
}

/// The paper on a mail car in the dark.
const UNLIT_PAPER: Color32 = Color32::from_rgb(0xCF, 0xC6, 0xB2);

/// A mail car beside the trains as a ticket of this size, where its picture would be too small: its bonus, and × 2 where
/// it gives the same twice.
pub fn mail_ticket(frame: &[Symbol], size: Vec2) -> Drawing {
    const MAIL: Color32 = Color32::from_rgb(0x9C, 0x33, 0x27);
    /// The radius of the sign.
    const DOUBLE: f32 = 10.6;
    let mut ticket = Drawing::default();
    ticket.rounded(sized(size), 2.0, colour(MAIL), Some((1.0, colour(palette::BRASS))));
    let paper = sized(size).inflate(-1.5);
    ticket.fill(paper, colour(palette::PAPER));
    let twice = frame.len() == 2 && frame[0] == frame[1];
    let (shown, middle) = (if twice { &frame[..1] } else { frame }, paper.center());
    symbols::frame(&mut ticket, shown, middle.x, middle.y, paper.size(), 1.0);
    if twice {
        // At its foot: the number of mail cars stands above.
        card::double(&mut ticket, size.x - 5.0, size.y - 3.0, DOUBLE);
    }
    ticket
}

/// The value of a Locomotive tile.
pub fn engine_value(catalogue: &Catalogue, tile: u8) -> u8 {
    catalogue.boards().locomotive_tiles.get(usize::from(tile)).map_or(0, |tile| tile.value)
}

/// The engine of a Locomotive tile with this value, with its wheels and rods.
pub fn engine(value: u8, reached: bool) -> Drawing {
    let dark = dark(reached);
    let kind = if value > 10 { "/express" } else { "" };
    let mut drawing = Drawing::of(format!("engine/{value}{dark}"));
    let (radius, crank) = (9.0, 3.2);
    let driver = PartMotion::Wheel { radius, on_rails: true };
    for x in [20.0, 41.0, 62.0] {
        drawing.moving(Art::new(format!("wheel/engine/driver{kind}{dark}")), x, 68.6, 1.0, driver);
    }
    let small = PartMotion::Wheel { radius: 6.0, on_rails: true };
    drawing.moving(Art::new(format!("wheel/engine/small{kind}{dark}")), 81.0, 71.6, 1.0, small);
    let rod = PartMotion::Rod { radius, crank, on_rails: true };
    let pin = Vec2::new(62.0 + crank, 68.6);
    drawing.moving(Art::new(format!("rod/engine{dark}")), pin.x, pin.y, 1.0, rod);
    let main = PartMotion::Piston { radius, crank, reach: 16.0, above: 4.0 };
    drawing.moving(Art::new(format!("rod/engine/main{dark}")), pin.x, pin.y, 1.0, main);
    drawing.picture(format!("engine/cylinder{dark}"), 0.0, 0.0);
    drawing
}

/// The locomotive of the route in a player's colour, with its wheels and rod: 76 × 30.
pub fn locomotive(colour: &str) -> Drawing {
    let mut drawing = Drawing::of(format!("loco/{colour}"));
    let (radius, crank) = (4.46, 1.82);
    let wheel = |radius| PartMotion::Wheel { radius, on_rails: false };
    for x in [11.57, 19.83, 58.65, 69.39] {
        drawing.moving(Art::new("wheel/loco/small"), x, 25.61, 1.0, wheel(3.3));
    }
    for x in [29.74, 38.83, 47.91] {
        drawing.moving(Art::new("wheel/loco/driver"), x, 24.45, 1.0, wheel(radius));
    }
    let rod = PartMotion::Rod { radius, crank, on_rails: false };
    drawing.moving(Art::new("rod/loco"), 29.74 + crank, 24.45, 1.0, rod);
    drawing
}

/// The same, running to the right.
pub fn locomotive_ahead(colour: &str) -> Drawing {
    locomotive(colour).mirrored(LOCOMOTIVE.x)
}

fn dark(reached: bool) -> &'static str {
    if reached { "" } else { "/dark" }
}

/// A railroad car without the guest who comes aboard by itself, and without an order.
pub fn empty(car: &Car, reached: bool) -> Drawing {
    let mut drawing = Drawing::default();
    if let Some(Guest::Luggage { loaded: false, .. }) = car.guest {
        drawing.picture("luggage/waiting", 0.0, roof(car.value));
    }
    drawing.picture(body(car, reached), 0.0, 0.0);
    wheels(&mut drawing, reached);
    drawing
}

/// Where a guest is in its car.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuestPlace {
    /// Before the car.
    Window,
    /// Behind the edge of the roof.
    Roof,
}

/// The middle of the window of a guest, in the coordinates of the car.
pub const WINDOW: Vec2 = Vec2::new(75.0, 38.0);
/// How high the sill of that window is above the rail.
pub const SILL: f32 = 21.0;

/// The radius of the sign ×2 on a car that is shown at this scale: its figure can be read on a small one too.
fn double_radius(shown: f32) -> f32 {
    const FIGURE: f32 = 17.0 / 13.0;
    (LEAST_FIGURE / FIGURE / shown).clamp(10.5, 27.0)
}

/// What comes aboard a car by itself, in its coordinates: a person, or luggage once it is loaded. The car will be shown at
/// this scale.
pub fn guest(catalogue: &Catalogue, car: &Car, shown: f32) -> Option<(Drawing, GuestPlace)> {
    let mut drawing = Drawing::default();
    match car.guest? {
        Guest::Celebrity(card) => {
            let Face::Celebrity(key) = &catalogue.card(card).face else { return None };
            drawing.picture(format!("celebrity/{key}/window"), 0.0, 0.0);
            card::double(&mut drawing, WINDOW.x, 2.0, double_radius(shown));
        }
        Guest::Passenger { seated, .. } => {
            let window = Art::new(if seated { "passenger/seated" } else { "passenger/waiting" });
            drawing.moving(window, 0.0, 0.0, 1.0, PartMotion::Guest { afoot: false });
            // The same bowler, as it is seen in the open.
            let walks = Art::new("icon/passenger").pivot(16.0, 16.0);
            drawing.moving(walks, WINDOW.x, WINDOW.y + 2.0, 1.15, PartMotion::Guest { afoot: true });
        }
        Guest::Luggage { loaded: true, .. } => {
            drawing.picture("luggage/loaded", 0.0, roof(car.value));
            return Some((drawing, GuestPlace::Roof));
        }
        Guest::Luggage { loaded: false, .. } => return None,
    }
    Some((drawing, GuestPlace::Window))
}

/// An order tile, 31 × 40; dark where it does not score yet.
pub fn order(catalogue: &Catalogue, tile: OrderTileId, lit: bool) -> Drawing {
    let tile = catalogue.order_tile(tile);
    let dark = if lit { "" } else { "/dark" };
    let mut drawing = Drawing::of(format!("order/{}{dark}", tile.refreshment));
    drawing.figure(tile.points, 15.5, 29.4, if tile.points > 9 { 13.2 } else { 14.0 }, CREAM);
    drawing
}
