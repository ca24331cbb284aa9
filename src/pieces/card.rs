//! Faces of cards, put together from the card's data: nothing on them is drawn in advance except the
//! blank card and the symbols, so a replaced card file shows at once.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use crate::{
    drawing::{CREAM, Drawing, colour, rect, sized},
    localization::Texts,
    pieces::{names::Name, station, symbol_row, symbols},
    ui::{atlas::Art, labels::Align, theme::palette, typefaces::Typeface},
};
use rules::{ActionCard, CardKind, Catalogue, Contract, Face, Frame, GameEndCard, LocomotiveTile, Station};

/// The face of an Action card, 116 × 138.
pub fn action(card: &ActionCard, texts: &Texts) -> Drawing {
    let kind = card.face.kind();
    let plain = matches!(
        kind,
        CardKind::Route | CardKind::Contract | CardKind::Celebrity | CardKind::Postcard | CardKind::PassengerLuggage
    );
    let mut face = Drawing::default();
    face.picture("card/shadow", 0.0, 0.0);
    let suffix = if plain { "/plain" } else { "" };
    face.picture(format!("card/{}{suffix}", card.pile.number()), 0.0, 0.0);
    face.picture(symbols::head(kind), 5.0, 3.5);
    let title = texts.get(&format!("card-{kind}"));
    let size = Typeface::Text.fit(&title, 14.2, 84.0);
    face.words(title, 27.0, 18.4, size, CREAM, Align::Left);
    match &card.face {
        Face::Type(_, frame) | Face::Coins(frame) | Face::GameEnd(frame) => symbols::on_card(&mut face, frame),
        Face::Route { city, stations } => route(&mut face, city, stations, texts),
        Face::Contract(contract) => {
            face.picture("card/board", 5.5, 32.5);
            symbols::condition(&mut face, &contract.condition, 58.0, 65.0, 1.0);
            symbols::reward(&mut face, &contract.reward, rect(21.0, 87.0, 74.0, 39.0), 1.0);
        }
        Face::Celebrity(key) => {
            face.picture(format!("celebrity/{key}/poster"), 5.5, 32.5);
            let name = texts.get(&format!("celebrity-{key}"));
            Name::fit_person(name, 94.0, 16.5).draw(&mut face, 57.5, 126.8, colour(palette::LAMP), Align::Centre);
            double(&mut face, 97.0, 47.0, 12.0);
        }
        Face::Postcard(key) => {
            face.picture(format!("postcard/{key}/card"), 5.5, 32.5);
            let name = texts.get(&format!("postcard-{key}"));
            Name::fit(name, 98.0, 16.0).draw(&mut face, 58.0, 118.6, colour(palette::BURGUNDY), Align::Centre);
            double(&mut face, 94.0, 50.0, 12.0);
        }
        _ => super::module::draw(&mut face, card),
    }
    face
}

/// The sign ×2, centred on a point.
pub fn double(drawing: &mut Drawing, x: f32, y: f32, radius: f32) {
    let scale = radius / 13.0;
    drawing.centred("double", x, y, scale);
}

fn route(face: &mut Drawing, city: &str, stations: &[Station], texts: &Texts) {
    face.picture(format!("city/{city}/card"), 5.5, 32.5);
    // The picture has a band for the name; it is made as high as a name that can be read.
    face.fill(rect(5.5, 40.0, 103.0, 11.0), colour(palette::NIGHT));
    face.fill(rect(5.5, 51.0, 103.0, 1.2), colour(palette::BRASS));
    let name = Name::fit(texts.get(&format!("city-{city}")), 100.5, 15.0);
    name.draw(face, 57.0, 46.8, colour(palette::LAMP), Align::Centre);
    let (widths, radius) = sign_widths(stations);
    let apart = (SIGN_ROOM - widths.iter().sum::<f32>()) / (stations.len() as f32 + 1.0);
    let mut right = 58.0 + SIGN_ROOM / 2.0;
    for (station, wide) in stations.iter().zip(widths) {
        let x = right - apart - wide / 2.0;
        right -= apart + wide;
        face.art(Art::new("post").size(10.0, 24.0), x - 5.0, 97.0, 1.0);
        match station {
            Station::Points(points) => symbols::seal(face, "seal", *points, x, 105.0 - radius, radius),
            Station::Bonus(frame) => {
                // One symbol a row, as wide as there is room.
                let high = if frame.len() > 1 { 48.0 } else { 28.0 };
                let sign = Rect::from_center_size(Vec2::new(x, 105.0 - high / 2.0), Vec2::new(wide, high));
                station::board(face, frame, sign, false, 0.95);
            }
        }
        face.picture("station/dot", x, 121.0);
    }
}

/// The room of all signs of a route card side by side.
const SIGN_ROOM: f32 = 104.0;

/// How wide the signs of a route card are, and the radius of its seals: bonuses have what these leave.
fn sign_widths(stations: &[Station]) -> (Vec<f32>, f32) {
    let count = stations.len().clamp(1, 4);
    let radius = [14.5, 14.5, 13.5, 11.6][count - 1];
    let boards = stations.iter().filter(|station| matches!(station, Station::Bonus(_))).count();
    let left = SIGN_ROOM - 1.5 * (count as f32 + 1.0) - (count - boards.min(count)) as f32 * 2.0 * radius;
    let board = (left / boards.max(1) as f32).min(58.0);
    let wide = |station: &Station| if matches!(station, Station::Points(_)) { 2.0 * radius } else { board };
    (stations.iter().map(wide).collect(), radius)
}

/// A contract on its clipboard, 88 × 104, which will be shown at this scale.
pub fn contract_board(contract: &Contract, ready: bool, shown: f32) -> Drawing {
    let mut face = Drawing::default();
    if ready {
        face.picture("contract/ready", 0.0, 0.0);
    }
    face.picture("contract/board", 0.0, 0.0);
    symbols::condition(&mut face, &contract.condition, 44.0, 34.0, 0.98);
    symbols::reward(&mut face, &contract.reward, rect(8.0, 57.0, 72.0, 40.0), shown);
    face
}

/// A contract as a strip: what it wants at the left, how far it is, what it brings at the right. A
/// short strip leaves out what does not matter: the reward of one that is not met, or else what it wanted.
pub fn contract_strip(contract: &Contract, (done, all): (u8, u8), ready: bool, size: Vec2) -> Drawing {
    const CLIP: f32 = 14.0;
    const PROGRESS: f32 = 36.0;
    let (met, short) = (done >= all, size.x < 140.0);
    let mut face = Drawing::default();
    if ready {
        let around = Rect::from_corners(Vec2::splat(-10.0), size + 10.0);
        face.slice("contract/strip-ready", 20.0, around);
    } else {
        face.slice("contract/strip", 14.0, sized(size));
    }
    let middle = size.y / 2.0;
    let is_readable = |wide: f32| symbols::reward_fits(&contract.reward, Vec2::new(wide - 16.0, size.y - 4.0));
    let reward = match (short, met) {
        (true, true) => size.x - CLIP - PROGRESS,
        (true, false) => 0.0,
        (false, _) => size.x * 0.38,
    };
    let reward = if is_readable(reward) { reward } else { 0.0 };
    let wanted = size.x - CLIP - PROGRESS - reward - 4.0;
    // In too little room for its figures, only how far it is.
    let scale = (wanted / 80.0).min(size.y / 38.0);
    if !(short && met) && scale >= symbols::least_condition(&contract.condition) {
        symbols::condition(&mut face, &contract.condition, CLIP + wanted / 2.0, middle, scale);
    } else if !(short && met) {
        face.centred("cond/contract", CLIP + (wanted / 2.0).max(8.0), middle, ((size.y - 4.0) / 34.0).min(0.8));
    }
    let at = CLIP + wanted.max(0.0) + PROGRESS / 2.0 + if short && met { 0.0 } else { 1.0 };
    if met {
        face.centred("tick", at, middle, 0.9);
    } else {
        face.bold(format!("{done}/{all}"), at, middle + 6.0, 19.0_f32.min(size.y * 0.72), palette::INK, Align::Centre);
    }
    if reward > 0.0 {
        let left = size.x - reward;
        face.centred("arrow/ink", left + 3.0, middle, 0.5);
        symbols::reward(&mut face, &contract.reward, rect(left + 9.0, 2.0, reward - 16.0, size.y - 4.0), 1.0);
    }
    face
}

/// A contract as a chip of this size: what it brings and how far it is, which is told by a line along its foot where it is
/// not roomy.
pub fn contract_chip(reward: &Frame, (done, all): (u8, u8), size: Vec2, roomy: bool) -> Drawing {
    const WOOD: Color32 = Color32::from_rgb(0x8A, 0x62, 0x38);
    const SEPIA: Color32 = Color32::from_rgb(0x5B, 0x43, 0x10);
    let (ready, middle) = (done >= all, size.y / 2.0);
    let (line, edge) = if ready { (2.4, palette::LAMP) } else { (1.6, WOOD) };
    let mut chip = Drawing::default();
    chip.rounded(sized(size), 2.0, Color32::from_rgb(0xFF, 0xFB, 0xEF), Some((line, colour(edge))));
    chip.rounded(rect(2.0, 4.0, 6.0, size.y - 8.0), 1.0, palette::BRASS, Some((0.8, colour(SEPIA))));
    let room = Rect::new(11.0, 3.0, size.x - if roomy { 36.0 } else { 3.0 }, size.y - 3.0);
    // What it brings, or a sign for more than there is room for.
    if symbol_row::can_be_read(reward, room.size()) {
        symbol_row::draw(&mut chip, reward, room);
    } else {
        chip.icon("icon/contract", room.center().x, middle, size.y);
    }
    if !roomy {
        let part = f32::from(done.min(all)) / f32::from(all.max(1));
        let ink = if ready { palette::PINE } else { palette::SIGNAL };
        chip.rounded(rect(3.0, size.y - 5.0, (size.x - 6.0) * part, 3.0), 1.0, ink, None);
    } else if ready {
        chip.icon("tick", size.x - 18.0, middle, 24.0);
    } else {
        chip.count(format!("{done}/{all}"), Vec2::new(size.x - 5.0, middle), 19.0, SEPIA, Align::Right);
    }
    chip
}

/// What counts of a Game End card on a strip of paper of this size: its points, in figures of at least that size, and its
/// type, which has all of a narrow one.
pub fn game_end_strip(points: u8, card_type: rules::CardType, size: Vec2, least: f32) -> Drawing {
    const NARROW: f32 = 39.0;
    let (middle, kind) = (size.y / 2.0, format!("type/{}", card_type));
    let mut strip = Drawing::default();
    if size.x < NARROW {
        strip.centred(kind, size.x / 2.0, middle, (size.y * 0.88).min(size.x) / 44.0);
        return strip;
    }
    // A figure has room on a seal of this radius; on a lower strip it stands alone.
    let most = if points > 9 { 1.2 } else { 1.4 };
    let (x, needed) = (size.x * 0.28, symbols::LEAST_FIGURE / 1.05 / most);
    if needed > size.y * 0.58 {
        strip.count(points, Vec2::new(x, middle), symbols::LEAST_FIGURE, palette::SIGNAL, Align::Centre);
    } else {
        let radius = (size.y * 0.44).max(needed);
        strip.centred("seal", x, middle, radius / 16.0);
        strip.figure(points, x, middle, least.max(symbols::seal_figure(points, radius)).min(radius * most), CREAM);
    }
    strip.centred(kind, size.x * 0.73, middle, (size.y * 0.88).min(size.x * 0.58) / 44.0);
    strip
}

/// The face of a Game End card, 116 × 92.
pub fn game_end(card: &GameEndCard) -> Drawing {
    let mut face = Drawing::default();
    face.picture("card/market/shadow", 0.0, 0.0).picture("card/market", 0.0, 0.0);
    face.centred("seal", 30.0, 31.0, 1.19);
    face.figure(card.points, 30.0, 31.0, 25.0, CREAM);
    face.centred("times/ink", 57.0, 31.0, 0.95);
    face.picture(format!("type/{}", card.card_type), 66.0, 9.0);
    symbols::in_cell(&mut face, &card.action, 58.0, 71.0, Vec2::new(84.0, 27.6));
    face
}

/// The size of the large face of a Game End card.
pub const GAME_END_LARGE: Vec2 = Vec2::new(252.0, 200.0);

/// The large face of a Game End card, as it is counted.
pub fn game_end_large(card: &GameEndCard) -> Drawing {
    const SCALE: f32 = 2.17;
    let at = |x: f32, y: f32| Vec2::new(x, y) * SCALE;
    let (seal, times, kind, action) = (at(30.0, 31.0), at(57.0, 31.0), at(88.0, 31.0), at(58.0, 71.0));
    let mut face = Drawing::of("final/card");
    face.picture("final/seal", seal.x, seal.y);
    face.figure(card.points, seal.x, seal.y, 25.0 * SCALE, CREAM);
    let arm = 4.4 * SCALE;
    for turn in [1.0, -1.0] {
        let ends = vec![times + Vec2::new(-arm, -arm * turn), times + Vec2::new(arm, arm * turn)];
        face.stroke(ends, 5.2, palette::INK);
    }
    face.picture(format!("final/type/{}", card.card_type), kind.x, kind.y);
    symbols::frame(&mut face, &card.action, action.x, action.y, at(84.0, 27.0), SCALE);
    face
}

/// A Locomotive tile, 116 × 92.
pub fn locomotive_tile(tile: &LocomotiveTile) -> Drawing {
    let mut face = Drawing::default();
    face.picture("card/market/shadow", 0.0, 0.0);
    face.picture(format!("tile/locomotive/{}", tile.value), 0.0, 0.0);
    face
}

/// The Start Player tile, 90 × 86.
pub fn start_tile(catalogue: &Catalogue, texts: &Texts) -> Drawing {
    let mut face = Drawing::of("tile/start-player");
    if let Some(frame) = catalogue.boards().start_player.first() {
        symbols::frame(&mut face, frame, 60.0, 24.0, Vec2::new(42.0, 24.0), 1.05);
    }
    face.words(texts.get("table-start"), 60.0, 55.0, 14.8, palette::LAMP, Align::Centre);
    face.words(texts.get("table-player"), 60.0, 71.0, 14.8, palette::LAMP, Align::Centre);
    face
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::localization::Language;
    use rules::Catalogue;

    #[test]
    fn headings_are_short_in_every_language() {
        let catalogue = Catalogue::built_in().unwrap();
        for language in Language::all() {
            let texts = Texts::of(language);
            for (_, card) in catalogue.cards() {
                let title = texts.get(&format!("card-{}", card.face.kind()));
                let wide = Typeface::Text.width(&title, 14.0);
                assert!(wide <= 86.0, "{language}: {title} is {wide} wide");
            }
        }
    }
}
