//! The Action cards of the offer as a phone shows them: what the card does, as large as it fits beside (or, upright,
//! below) a stub in the colour of its pile. Words and ornament are left out, figures never.

use bevy::prelude::*;

use crate::{
    drawing::{Drawing, colour, sized},
    pieces::{card::double, module, station, symbols},
    ui::{atlas::Art, theme::palette},
};
use rules::{ActionCard, Face, Pile, Station};

/// Stubs of narrower tickets fold to an edge of colour.
const NARROW: f32 = 80.0;
/// The pictures of faces.
const PICTURE: Vec2 = Vec2::new(105.0, 100.0);

/// The colour of a pile.
fn pile_colour(pile: Pile) -> Color {
    colour([palette::PINE, palette::CARRIAGE, palette::BURGUNDY][pile.index()])
}

/// The face of a card at this size, with its stub at the top if it is portrait and else at the left.
pub fn draw(card: &ActionCard, portrait: bool, size: Vec2) -> Drawing {
    let mut face = Drawing::default();
    let all = sized(size);
    face.fill(all.inflate(0.8), colour(palette::BRASS)).fill(all, colour(palette::PAPER));
    let folded = !portrait && size.x < NARROW;
    let stub = match (portrait, folded) {
        (true, _) => Rect { max: Vec2::new(size.x, 17.0), ..all },
        (false, true) => Rect { max: Vec2::new(5.0, size.y), ..all },
        (false, false) => Rect { max: Vec2::new(20.0, size.y), ..all },
    };
    face.fill(stub, pile_colour(card.pile));
    let inner = if portrait {
        Rect { min: Vec2::new(0.0, stub.max.y), ..all }.inflate(-2.0)
    } else {
        Rect { min: Vec2::new(stub.max.x, 0.0), ..all }.inflate(-2.0)
    };
    picture_of(&mut face, &card.face, inner);
    let sign = format!("head/{}", symbols::kind_key(card.face.kind()));
    let at = match (portrait, folded) {
        (true, _) => Vec2::new(size.x / 2.0, stub.max.y / 2.0),
        (false, true) => {
            let corner = sized(Vec2::splat(18.0));
            face.fill(corner, pile_colour(card.pile));
            corner.center()
        }
        (false, false) => Vec2::new(stub.center().x, 11.0),
    };
    face.centred(sign, at.x, at.y, 0.8);
    if !portrait && !folded {
        for dot in 0..((size.y - 28.0) / 9.0) as u8 {
            let centre = Vec2::new(stub.center().x, 25.0 + 9.0 * f32::from(dot));
            face.fill(Rect::from_center_size(centre, Vec2::splat(1.8)), colour(palette::BRASS));
        }
    }
    face
}

fn picture_of(face: &mut Drawing, what: &Face, room: Rect) {
    let (middle, size) = (room.center(), room.size());
    match what {
        Face::Type(_, frame) | Face::Coins(frame) | Face::GameEnd(frame) => {
            let mut card = Drawing::default();
            symbols::on_card(&mut card, frame);
            let scale = (size / Vec2::new(100.0, 96.0)).min_element();
            face.put(&card, middle.x - 58.0 * scale, middle.y - 82.0 * scale, scale);
        }
        Face::Route { city, stations } => {
            picture(face, format!("city/{city}/card"), room);
            route(face, stations, room);
        }
        Face::Contract(contract) => {
            let scale = (size.x / 80.0).min(size.y / 82.0);
            symbols::condition(face, &contract.condition, middle.x, middle.y - size.y * 0.25, scale);
            let line = Rect::from_center_size(middle, Vec2::new(size.x - 6.0, 1.0));
            face.fill(line, colour(palette::SIGNAL).with_alpha(0.7));
            let below = Vec2::new(size.x - 4.0, size.y * 0.42);
            symbols::reward(face, &contract.reward, middle.x, middle.y + size.y * 0.25, below);
        }
        Face::Celebrity(key) => {
            picture(face, format!("celebrity/{key}/poster"), room);
            double(face, room.max.x - 11.0, room.min.y + 11.0, 10.5);
        }
        Face::Postcard(key) => {
            picture(face, format!("postcard/{key}/card"), room);
            double(face, room.max.x - 11.0, room.min.y + 11.0, 10.5);
        }
        Face::Suspect(_, frame) => {
            module_face(face, what, room, 0.62);
            let low = Vec2::new(middle.x, room.max.y - size.y * 0.2);
            let paper = Rect::from_center_size(low, Vec2::new(size.x, size.y * 0.4));
            face.fill(paper, colour(palette::PAPER));
            symbols::frame(face, frame, low.x, low.y, paper.size() - 2.0, 1.2);
        }
        _ => module_face(face, what, room, 1.0),
    }
}

/// A picture that fills the room; what of it is too wide or too high is cut off.
fn picture(face: &mut Drawing, name: String, room: Rect) {
    let scale = (room.size() / PICTURE).max_element();
    let seen = room.size() / scale;
    let corner = Vec2::new((PICTURE.x - seen.x) / 2.0, (PICTURE.y - seen.y) * 0.35);
    let art = Art::new(name).crop(Rect::from_corners(corner, corner + seen));
    face.art(art.size(room.width(), room.height()), room.min.x, room.min.y, 1.0);
}

/// The stations of a route card, the first reached at the right.
fn route(face: &mut Drawing, stations: &[Station], room: Rect) {
    let columns = stations.len().clamp(1, 2);
    let rows = stations.len().div_ceil(columns) as f32;
    let cell = room.size() / Vec2::new(columns as f32, rows);
    for (nth, station) in stations.iter().rev().enumerate() {
        let at = room.min + cell * Vec2::new((nth % columns) as f32 + 0.5, (nth / columns) as f32 + 0.5);
        match station {
            Station::Points(points) => {
                symbols::seal(face, "seal", *points, at.x, at.y, (cell.min_element() / 2.0 - 1.0).clamp(10.0, 15.0));
            }
            Station::Bonus(frame) => {
                let board = Rect::from_center_size(at, (cell - 3.0).min(Vec2::new(60.0, 34.0)));
                station::board(face, frame, board, false, 1.1);
            }
        }
    }
}

/// What the other modules' cards show, in the inner frame of a card.
fn module_face(face: &mut Drawing, what: &Face, room: Rect, share: f32) {
    let mut card = Drawing::default();
    module::draw(&mut card, what);
    let room = Rect { max: Vec2::new(room.max.x, room.min.y + room.height() * share), ..room };
    let scale = (room.size() / PICTURE).min_element();
    let corner = room.center() - PICTURE * scale / 2.0 - Vec2::new(5.5, 32.5) * scale;
    face.put(&card, corner.x, corner.y, scale);
}
