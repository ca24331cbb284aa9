//! The Action cards of the offer as a phone shows them: what the card does, as large as it fits beside (or, upright,
//! below) a stub in the colour of its pile. Words and ornament are left out, figures never.

use bevy::prelude::*;

use crate::{
    drawing::{Drawing, colour, sized},
    pieces::{card::double, station, symbols, ticket_module},
    ui::{atlas::Art, theme::palette},
};
use rules::{ActionCard, Face, Pile, Station};

/// Stubs of narrower tickets fold to an edge of colour.
const NARROW: f32 = 80.0;
/// The pictures of faces.
const PICTURE: Vec2 = Vec2::new(105.0, 100.0);

/// The colour of a pile.
pub fn pile_colour(pile: Pile) -> Color {
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
    picture_of(&mut face, card, inner);
    let sign = symbols::head(card.face.kind());
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

fn picture_of(face: &mut Drawing, card: &ActionCard, room: Rect) {
    let (middle, size) = (room.center(), room.size());
    match &card.face {
        Face::Type(_, frame) | Face::Coins(frame) | Face::GameEnd(frame) => symbols::on_ticket(face, frame, room),
        // Names and landscapes are left out.
        Face::Route { stations, .. } => route(face, stations, room),
        Face::Contract(contract) => {
            let above = Rect { max: Vec2::new(room.max.x, middle.y), ..room };
            symbols::condition_in(face, &contract.condition, above.inflate(-1.0));
            let line = Rect::from_center_size(middle, Vec2::new(size.x - 6.0, 1.0));
            face.fill(line, colour(palette::SIGNAL).with_alpha(0.7));
            let below = Rect { min: Vec2::new(room.min.x, middle.y), ..room };
            symbols::reward(face, &contract.reward, below.inflate(-1.0), 1.0 / symbols::ON_PHONE);
        }
        Face::Celebrity(key) => {
            picture(face, format!("celebrity/{key}/poster"), room);
            double(face, room.max.x - 11.0, room.min.y + 11.0, 10.6);
        }
        Face::Postcard(key) => {
            picture(face, format!("postcard/{key}/card"), room);
            double(face, room.max.x - 11.0, room.min.y + 11.0, 10.6);
        }
        _ => ticket_module::draw(face, card, room),
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

/// The stations of a route card, the first reached at the foot and at the right: a bonus in a row of its own, points in
/// pairs.
fn route(face: &mut Drawing, stations: &[Station], room: Rect) {
    let mut rows: Vec<Vec<&Station>> = Vec::new();
    for station in stations {
        let is_seal = |station: &Station| matches!(station, Station::Points(_));
        match rows.last_mut() {
            Some(row) if row.len() == 1 && is_seal(row[0]) && is_seal(station) => row.push(station),
            _ => rows.push(vec![station]),
        }
    }
    face.fill(room, colour(palette::LACQUER));
    let high = room.height() / rows.len().max(1) as f32;
    for (nth, row) in rows.iter().enumerate() {
        let (y, wide) = (room.max.y - high * (nth as f32 + 0.5), room.width() / row.len() as f32);
        for (column, station) in row.iter().enumerate() {
            let x = room.max.x - wide * (column as f32 + 0.5);
            match station {
                Station::Points(points) => {
                    let radius = (high.min(wide) / 2.0 - 0.5).clamp(10.0, 15.0);
                    symbols::seal(face, "seal", *points, x, y, radius);
                }
                Station::Bonus(frame) => {
                    let size = Vec2::new(wide - 2.0, (high - 2.0).min(34.0));
                    let board = Rect::from_center_size(Vec2::new(x, y), size);
                    station::board_shown_at(1.0 / symbols::ON_PHONE, face, frame, board, false, 1.1);
                }
            }
        }
    }
}
