//! The pictures of the rules book, drawn by the game's own pieces.

use std::str::FromStr;

use bevy::prelude::*;
use bevy_egui::egui::Color32;
use serde::Deserialize;

use super::cars::FigureCar;
use crate::{
    drawing::{Drawing, colour, rect},
    localization::Texts,
    pieces::{
        car, card, conductor,
        size::{CAR, CARD, LOCOMOTIVE},
        station, symbols,
        train_card::{self, Detail, Light},
    },
    session::Colour,
    ui::{labels::Align, theme::palette, typefaces::Typeface},
};
use rules::{CardKind, Catalogue, Symbol, model::purse::Purse};

/// A picture in the rules book.
#[derive(Clone, Debug, Deserialize)]
pub enum Figure {
    /// A train from its first card, and on which card its conductor is; 0 is before the first.
    Train { cards: FigureRow<FigureCar>, conductor: Option<u8> },
    /// A route, from Paris to the left, and at which station its locomotive is; 0 is Paris.
    Route { stations: FigureRow<FigureStation>, locomotive: u8 },
    /// The first Action card of each of these kinds.
    Cards(Vec<CardKind>),
    /// Symbols by the names of their pictures.
    Pictures(Vec<String>),
    /// Coins in the three columns.
    Coins { columns: (u8, u8, u8) },
}

/// What the file writes in one line, with spaces between: the cards of a train (`4 2c 0* m1 e5 _`), or the stations of a route
/// from Paris (`b:coins:2 5 3`).
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "String", bound = "")]
pub struct FigureRow<T: FromStr<Err = String>>(Vec<T>);

impl<T: FromStr<Err = String>> TryFrom<String> for FigureRow<T> {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.split_whitespace().map(str::parse).collect::<Result<_, _>>().map(Self)
    }
}

/// A station of a figure.
#[derive(Clone, Debug)]
pub enum FigureStation {
    /// The points that it scores.
    Points(u8),
    /// What it gives in a scoring phase.
    Bonus(Symbol),
}

impl FromStr for FigureStation {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("{text} is not a station, such as 5 or b:coins:2");
        let Some(bonus) = text.strip_prefix("b:") else {
            return text.parse().map(Self::Points).map_err(|_| wrong());
        };
        let (kind, count) = bonus.split_once(':').ok_or_else(wrong)?;
        let count = count.parse().map_err(|_| wrong())?;
        let symbol = match kind {
            "coins" => Symbol::Coins(count),
            "one-conductor" => Symbol::OneConductor(count),
            "both-conductors" => Symbol::BothConductors(count),
            "locomotive" => Symbol::Locomotive(count),
            "points" => Symbol::Points(count),
            "upgrade-choice" => Symbol::UpgradeOfChoice,
            "car" => Symbol::Car,
            _ => return Err(wrong()),
        };
        Ok(Self::Bonus(symbol))
    }
}

/// The colours of a figure are the first player's.
const PLAYER: Colour = Colour::Green;
/// Room around what a figure shows.
const EDGE: f32 = 12.0;
/// The light around what a step is about.
const LIT: Color32 = palette::LAMP;

impl Figure {
    /// Draws it at this width. Returns how high it is, too.
    pub fn draw(&self, catalogue: &Catalogue, texts: &Texts, wide: f32) -> (Drawing, f32) {
        match self {
            Self::Train { cards, conductor } => train(catalogue, &cards.0, *conductor, wide),
            Self::Route { stations, locomotive } => route(texts, &stations.0, *locomotive, wide),
            Self::Cards(kinds) => action_cards(catalogue, texts, kinds, wide),
            Self::Pictures(names) => pictures(names, wide),
            Self::Coins { columns: (one, two, three) } => coins([*one, *two, *three], wide),
        }
    }
}

/// A pane of night with a brass edge.
fn pane(wide: f32, high: f32) -> Drawing {
    let mut drawing = Drawing::default();
    drawing.rounded(rect(0.0, 0.0, wide, high), 4.0, palette::DEEP, Some((1.4, colour(palette::BRASS))));
    drawing
}

/// The most cards a train can have, and the fewest that it is drawn as long as.
const MOST_CARDS: f32 = 10.0;
const FEWEST_CARDS: f32 = 6.0;
/// Room for a conductor before a train, and above it.
const BEFORE: f32 = 34.0;
const ABOVE: f32 = 60.0;
const BELOW: f32 = 14.0;

fn train(catalogue: &Catalogue, cards: &[FigureCar], conductor: Option<u8>, room: f32) -> (Drawing, f32) {
    let long = (cards.len() as f32).clamp(FEWEST_CARDS, MOST_CARDS);
    let k = ((room - 2.0 * EDGE) / (BEFORE + long * CAR.x)).min(0.9);
    let (before, above) = if conductor.is_some() { (BEFORE, ABOVE) } else { (0.0, 16.0) };
    let (left, top) = (EDGE + before * k, above * k);
    let high = (above + CAR.y + BELOW) * k;
    let wide = 2.0 * EDGE + (before + cards.len() as f32 * CAR.x) * k;
    let mut drawing = pane(wide, high);
    let rail = top + CAR.y * k;
    drawing.fill(rect(EDGE, rail, wide - 2.0 * EDGE, 3.0 * k), palette::STEAM);
    for (place, of) in cards.iter().enumerate() {
        let x = left + place as f32 * CAR.x * k;
        let reached = conductor.is_none_or(|at| place < usize::from(at));
        match of.card(catalogue) {
            Some(card) => {
                drawing.put(&train_card::draw(catalogue, &card, Light::reached(reached), Detail::FULL), x, top, k)
            }
            None => drawing.put(&train_card::slot(place), x, top, k),
        };
        if of.lit {
            let frame = rect(x + 1.0, top + 2.0 * k, (CAR.x - 2.0) * k, CAR.y * k);
            drawing.rounded(frame, 4.0, Color32::TRANSPARENT, Some((2.6, colour(LIT))));
        }
    }
    if let Some(at) = conductor {
        let foot = match at.checked_sub(1).map(usize::from) {
            None => Vec2::new(left - 16.0 * k, rail),
            Some(place) => {
                let card = cards.get(place).and_then(|of| of.card(catalogue));
                Vec2::new(left + place as f32 * CAR.x * k, top) + train_card::stand(card.as_ref()) * k
            }
        };
        drawing.put(&conductor::whole(PLAYER.key()), foot.x, foot.y, k);
    }
    let mut centred = Drawing::default();
    centred.put(&drawing, (room - wide) / 2.0, 0.0, 1.0);
    (centred, high)
}

fn route(texts: &Texts, stations: &[FigureStation], locomotive: u8, wide: f32) -> (Drawing, f32) {
    let (high, paris) = (92.0, wide - 66.0);
    let mut drawing = pane(wide, high);
    let rail = high - 18.0;
    let pitch = ((paris - EDGE - 30.0) / stations.len().max(1) as f32).min(112.0);
    drawing.fill(rect(EDGE, rail, wide - 2.0 * EDGE, 3.0), palette::STEAM);
    let station_x = |number: usize| paris - number as f32 * pitch;
    for (number, of) in (1..).zip(stations) {
        let (x, reached) = (station_x(number), number <= usize::from(locomotive));
        drawing.fill(rect(x - 1.2, 34.0, 2.4, rail - 34.0), palette::BRASS);
        match of {
            FigureStation::Points(points) => {
                let seal = if reached { "seal/scored" } else { "seal" };
                symbols::seal(&mut drawing, seal, *points, x, 30.0, 18.0);
            }
            FigureStation::Bonus(symbol) => {
                let board = Rect::from_center_size(Vec2::new(x, 28.0), Vec2::new((pitch - 14.0).min(66.0), 38.0));
                station::board(&mut drawing, &[*symbol], board, reached, 1.0);
            }
        }
        drawing.disc(Vec2::new(x, rail + 1.5), 4.0, palette::PAPER, Some((1.4, colour(palette::INK))));
    }
    let name = rect(wide - 62.0, 8.0, 54.0, 24.0);
    drawing.plate(name, palette::NIGHT, palette::BRASS, 1.2);
    drawing.line_in(&texts.get("city-paris"), name.inflate(-4.0), 15.0, palette::LAMP, Align::Centre, Typeface::Bold);
    let at = if locomotive == 0 { paris + 30.0 } else { station_x(usize::from(locomotive)) };
    drawing.put(&car::locomotive(PLAYER.key()), at - LOCOMOTIVE.x * 0.4, rail - LOCOMOTIVE.y * 0.8, 0.8);
    (drawing, high)
}

/// The least scale at which the words on a card can be read.
const READABLE: f32 = 0.8;

/// Side by side or, where they could not be read then, in several rows.
fn action_cards(catalogue: &Catalogue, texts: &Texts, kinds: &[CardKind], wide: f32) -> (Drawing, f32) {
    let gap = 14.0;
    let scale = |columns: usize| ((wide + gap) / columns as f32 - gap) / CARD.x;
    let all = kinds.len().max(1);
    let most = (1..=all).rev().find(|columns| scale(*columns) >= READABLE).unwrap_or(1);
    let rows = all.div_ceil(most);
    let columns = all.div_ceil(rows);
    let k = scale(columns).min(1.05);
    let step = CARD * k + Vec2::splat(gap);
    let mut drawing = Drawing::default();
    for (row, kinds) in kinds.chunks(columns).enumerate() {
        let left = (wide - step.x * kinds.len() as f32 + gap) / 2.0;
        for (nth, kind) in kinds.iter().enumerate() {
            let of_kind = catalogue.cards().find(|(id, _)| catalogue.kind(*id) == *kind);
            if let Some((_, action)) = of_kind {
                let face = card::action(action, texts);
                drawing.put(&face, left + step.x * nth as f32, 2.0 + step.y * row as f32, k);
            }
        }
    }
    (drawing, step.y * rows as f32 - gap + 6.0)
}

fn pictures(names: &[String], wide: f32) -> (Drawing, f32) {
    let (high, gap) = (58.0, 10.0);
    let count = names.len().max(1) as f32;
    let chip = ((wide - gap * (count - 1.0)) / count).min(104.0);
    let mut drawing = Drawing::default();
    let mut x = (wide - (chip + gap) * count + gap) / 2.0;
    for name in names {
        let place = rect(x, 0.0, chip, high);
        drawing.rounded(place, 4.0, Color32::WHITE, Some((1.4, colour(palette::BRASS))));
        drawing.icon(name.clone(), place.center().x, place.center().y, 36.0);
        x += chip + gap;
    }
    (drawing, high + 2.0)
}

fn coins(columns: [u8; 3], wide: f32) -> (Drawing, f32) {
    let (pitch, high) = (25.0, 5.0 * 25.0 + 2.0 * EDGE);
    let mut drawing = pane(wide, high);
    for (column, (filled, room)) in columns.into_iter().zip(Purse::SPACES).enumerate() {
        let x = wide / 2.0 + (column as f32 - 1.0) * 64.0;
        for place in 0..room {
            let y = high - EDGE - pitch * (f32::from(place) + 0.5);
            drawing.centred(if place < filled { "coin" } else { "coin/space" }, x, y, 0.92);
        }
    }
    (drawing, high)
}
