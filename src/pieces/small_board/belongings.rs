//! What a player has beside trains and route: coins by column, contracts, Game End cards with their points, and
//! what the modules bring.

use bevy::prelude::*;
use bevy_egui::egui::Color32;
use strum::VariantArray;

use super::subject::SmallBoard;
use crate::{
    drawing::{Drawing, Ink, colour, rect},
    layout::{Extent::Share, Grid, columns},
    pieces::{card, purse, symbols::LEAST_FIGURE},
    ui::{labels::Align, theme::palette, typefaces::Typeface},
};
use rules::{CardKind, CardType, Module, TrainId};

/// A place narrower than this has room for a picture and a number only.
const NARROW: f32 = 110.0;
/// The size of numbers and words, and the room between two things.
const FIGURE: f32 = 19.0;
const GAP: f32 = 4.0;
/// The paper with the type of a Game End card beside two others, where the figures leave it that much.
const LEAST_PAPER: f32 = 21.0;
/// The room that something from a module takes with its number, and how much of it the picture takes.
const EXTRA: f32 = 46.0;
const EXTRA_ICON: f32 = EXTRA * 0.54;

/// A picture with a number.
struct Extra {
    icon: &'static str,
    /// The number; middle cards have none, and lie on paper.
    count: Option<u8>,
    /// A card that no longer counts.
    faint: bool,
}

impl Extra {
    /// The room it takes, with the gap behind it.
    fn width(&self) -> f32 {
        if self.count.is_some() { EXTRA } else { EXTRA_ICON + GAP }
    }
}

/// The room that what the modules bring takes in a line.
pub(super) fn extras_width(of: &SmallBoard) -> f32 {
    extras(of).iter().map(Extra::width).sum()
}

/// Fills these places: coins, contracts, Game End cards, and the rest with what the modules bring.
pub(super) fn draw(drawing: &mut Drawing, of: &SmallBoard, places: &[Rect]) {
    let mut places = places.iter().copied();
    let first: [fn(&mut Drawing, &SmallBoard, Rect); 3] = [coins, contracts, game_end];
    for (nth, draw) in first.into_iter().enumerate() {
        if (nth != 1 || of.has_contracts())
            && let Some(place) = places.next()
        {
            draw(drawing, of, place);
        }
    }
    let extras = extras(of);
    let mut left = &extras[..];
    for place in places {
        let mut room = place.width() + GAP;
        let fits = left.iter().take_while(|extra| {
            room -= extra.width();
            room >= 0.0
        });
        let (here, rest) = left.split_at(fits.count().max(1).min(left.len()));
        extras_in(drawing, here, place);
        left = rest;
    }
}

/// A picture at the left of a place and a number behind it, where there is no room for more.
fn short(drawing: &mut Drawing, place: Rect, icon: &'static str, count: impl ToString, ink: Color32) {
    let (x, y) = (place.min.x, place.center().y);
    drawing.icon(icon, x + 13.0, y, place.height().min(28.0) * 1.05);
    drawing.count(count, Vec2::new(x + 30.0, y), FIGURE, ink, Align::Left);
}

/// An empty place for something.
fn none(drawing: &mut Drawing, of: &SmallBoard, place: Rect, icon: &'static str) {
    let (x, y) = (place.min.x, place.center().y);
    drawing.dashed_frame(place.inflate(-0.5), 1.0, palette::DIM).icon(icon, x + 18.0, y, place.height() * 0.96);
    let none = of.words.get("side-none");
    drawing.level(&none, Vec2::new(x + 38.0, y), FIGURE, palette::MUTED, Align::Left, Typeface::Text);
}

/// Places in a row for so many things, as wide as there is room, but not wider than they need.
fn side_by_side(place: Rect, count: usize, most: f32) -> Grid {
    let pitch = ((place.width() + GAP) / count as f32).min(most);
    Grid::row(Rect { max: Vec2::new(place.min.x + pitch - GAP, place.max.y), ..place }, pitch)
}

fn coins(drawing: &mut Drawing, of: &SmallBoard, place: Rect) {
    let purse = of.player.purse;
    if place.width() < NARROW {
        return short(drawing, place, "coin", purse.total(), palette::LAMP);
    }
    let step = (place.width() / 3.0).min(80.0);
    let wide = (step * 0.56).min(place.height() * 1.3);
    for (column, count) in (0u8..).zip(purse.columns()) {
        let left = place.min.x + step * f32::from(column);
        let paper = rect(left, place.min.y, wide, place.height());
        let (ground, ink) = if count > 0 {
            (palette::PAPER, palette::LAMP)
        } else {
            (Color32::from_rgb(0x8C, 0x8A, 0x80), palette::MUTED)
        };
        drawing.rounded(paper, 3.0, ground, Some((1.1, palette::BRASS.colour())));
        let scale = ((wide - 4.0) / 42.0).min((place.height() - 4.0) / 26.0);
        let (middle, behind) = (paper.center(), (paper.max.x + left + step) / 2.0);
        // A car without its figure where that could not be read.
        if column == 0 && scale * 17.0 < LEAST_FIGURE {
            drawing.icon("type/railroad-car", middle.x, middle.y, paper.height().min(wide) * 0.9);
        } else {
            drawing.put(&purse::what_it_buys(column), middle.x, middle.y, scale);
        }
        drawing.count(count, Vec2::new(behind, middle.y), 22.0, ink, Align::Centre);
    }
}

fn contracts(drawing: &mut Drawing, of: &SmallBoard, place: Rect) {
    const ICON: &str = "icon/contract/night";
    let open = &of.player.contracts;
    let progress = |card| of.queries.contract_progress(of.player, card);
    if place.width() < NARROW {
        let met = open.iter().map(|card| progress(*card)).any(|(done, all)| done >= all);
        return short(drawing, place, ICON, open.len(), if met { palette::READY } else { palette::LAMP });
    }
    if open.is_empty() {
        return none(drawing, of, place, ICON);
    }
    // Three or more in little room: rewards alone.
    let roomy = (place.width() + GAP) / open.len() as f32 > 86.0;
    let places = side_by_side(place, open.len().max(2), 170.0);
    for (nth, card) in (0..).zip(open) {
        let (chip, reward) = (places.nth(nth), of.queries.contract_reward(of.player, *card));
        let contract = card::contract_chip(&reward, progress(*card), chip.size(), roomy);
        drawing.put(&contract, chip.min.x, chip.min.y, 1.0);
    }
}

fn game_end(drawing: &mut Drawing, of: &SmallBoard, place: Rect) {
    const ICON: &str = "icon/game-end-card/night";
    let each = of.player.game_end.iter().map(|id| {
        let card = of.words.catalogue().game_end(*id);
        (card.card_type, card.points, u16::from(of.queries.game_end_points(of.seat, *id)))
    });
    let mut shown: Vec<(CardType, u8, u16)> = each.collect();
    if place.width() < NARROW {
        let all: u16 = shown.iter().map(|(.., points)| points).sum();
        return short(drawing, place, ICON, all, palette::LAMP);
    }
    if shown.is_empty() {
        return none(drawing, of, place, ICON);
    }
    // A card each while there is room, then a sum for each type.
    if shown.len() > 2 {
        let sums = CardType::VARIANTS.iter().filter_map(|card_type| {
            let of_type = shown.iter().filter(|(other, ..)| other == card_type);
            let (seals, points) = of_type.fold((0, 0), |sum, card| (sum.0 + card.1, sum.1 + card.2));
            (seals > 0).then_some((*card_type, seals, points))
        });
        shown = sums.collect();
    }
    let row = side_by_side(place, shown.len(), 100.0);
    // With three in a row, there is room for the types and their points alone, and more for larger figures.
    let is_close = shown.len() > 2 && row.nth(0).width() <= 66.0;
    let (figure, edge) = if is_close { (18.0, 3.0) } else { (21.0, 5.0) };
    let beside = |points: u16| Typeface::Bold.width(&points.to_string(), figure) + edge + 3.0;
    let chips = match shown[..] {
        [first, second, third] if is_close => {
            let needs = [first, second, third].map(|(.., points)| Share(LEAST_PAPER + beside(points)));
            columns(place, GAP, needs).to_vec()
        }
        _ => (0..shown.len() as u8).map(|nth| row.nth(nth)).collect(),
    };
    for (chip, (card_type, seals, points)) in chips.into_iter().zip(shown) {
        let ground = Color32::from_rgb(0x1A, 0x2D, 0x48);
        drawing.rounded(chip, 2.0, ground, Some((1.2, palette::BRASS.colour())));
        let wide = match chip.width() {
            room if is_close => (room - beside(points)).min(28.0),
            room if room > 66.0 => (room * 0.6).min(49.0),
            _ => 28.0,
        };
        let least = if seals > 9 { 15.0 } else { wide * 0.39 };
        let paper = rect(chip.min.x + 1.0, chip.min.y + 1.0, wide, chip.height() - 2.0);
        let strip = card::game_end_strip(seals, card_type, paper.size(), least);
        drawing.rounded(paper, 2.0, palette::PAPER, None).put(&strip, paper.min.x, paper.min.y, 1.0);
        let at = Vec2::new(chip.max.x - edge, chip.center().y);
        drawing.count(points, at, figure, palette::LAMP, Align::Right);
    }
}

/// What the modules bring besides what is seen in the trains and on the route.
fn extras(of: &SmallBoard) -> Vec<Extra> {
    let (player, setup) = (of.player, of.words.game.setup());
    let counted = |icon, count| Extra { icon, count: Some(count), faint: count == 0 };
    let mut extras = Vec::new();
    if setup.modules.contains(&Module::D) {
        let settled = TrainId::BOTH.map(|train| player.train(train).guests_settled());
        extras.push(counted("icon/passenger/night", settled[0]));
        extras.push(counted("icon/luggage/night", settled[1]));
    }
    if setup.murder() {
        let file = &player.case_file;
        extras.push(counted("icon/fingerprint-1/night", file.hidden + file.open.len() as u8));
        if !file.destroy_evidence.is_empty() {
            extras.push(counted("icon/destroy/night", file.destroy_evidence.len() as u8));
        }
    }
    for middle in &player.middle {
        let icon = match of.words.action_card(middle.card).face.kind() {
            CardKind::Switch => "icon/switch",
            CardKind::Mechanic => "icon/mechanic",
            _ => "icon/factory",
        };
        extras.push(Extra { icon, count: None, faint: middle.face_down() });
    }
    extras
}

fn extras_in(drawing: &mut Drawing, extras: &[Extra], place: Rect) {
    let (mut x, y, side) = (place.min.x, place.center().y, place.height().min(EXTRA_ICON));
    for extra in extras {
        let tile = Rect::from_center_size(Vec2::new(x + side / 2.0, y), Vec2::splat(side));
        if let Some(count) = extra.count {
            let ink = if extra.faint { palette::DISABLED } else { palette::PAPER };
            drawing.icon(extra.icon, tile.center().x, y, side * 1.16);
            drawing.count(count, Vec2::new(tile.max.x + GAP, y), 20.0, ink, Align::Left);
            x += EXTRA;
        } else {
            drawing.rounded(tile, 2.0, palette::PAPER, Some((1.0, palette::BRASS.colour())));
            drawing.icon(extra.icon, tile.center().x, y, side * 1.05);
            if extra.faint {
                drawing.rounded(tile, 2.0, colour(palette::NIGHT).with_alpha(0.55), None);
            }
            x += side + GAP;
        }
    }
}
