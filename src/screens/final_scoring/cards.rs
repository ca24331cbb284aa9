//! Whose Game End cards are counted: what is told about them, the card counted before, the open one, the one that turns
//! next.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::{
    layout::{CountedCardPlace, Next, Portrait, Sum},
    progress::CountedCard,
    stage::{FinalStage, OpenCard},
    z,
};
use crate::{
    drawing::{Drawing, Ink, outline::notched, rect},
    pieces::card::{GAME_END_LARGE, game_end_large},
    scene::{
        Scene,
        piece::{Enter, Leave, Piece},
    },
    screens::counting::{CountingPiece, of},
    session::CARD_TURNS_MILLIS,
    ui::{labels::Align, theme::palette, typefaces::Typeface},
};
use rules::Seat;

/// How many milliseconds it takes until something is there that appears once a card is turned over.
const APPEARS_MILLIS: u64 = 80;
/// The height of a card compared with its width.
const HIGH: f32 = GAME_END_LARGE.y / GAME_END_LARGE.x;

/// Adds something of the `nth` Game End card of a seat, which appears once the card is turned over.
pub fn once_turned(
    scene: &mut Scene<CountingPiece>,
    (what, seat, nth): (&'static str, Seat, usize),
    z: f32,
    drawing: impl Into<Drawing>,
) {
    let piece = Piece::still(drawing, Vec2::ZERO, z).appearing(APPEARS_MILLIS).after(CARD_TURNS_MILLIS);
    scene.add(of(what, seat).nth(nth), piece);
}

/// Lays what is told about the player, and the Game End cards.
pub fn lay(stage: FinalStage, scene: &mut Scene<CountingPiece>) {
    let Some(seat) = stage.progress.now else { return };
    let strip = SeatCards { stage, seat, open: stage.progress.cards.len() };
    scene.still(of("portrait", seat), z::ON_PANEL, strip.portrait());
    if let Some(told) = strip.beside() {
        scene.still(of("next", seat), z::ON_PANEL, told);
    }
    strip.face_down(scene);
    if let Some(open) = stage.open_card() {
        strip.counted_before(scene);
        strip.open(scene, &open);
    }
}

struct SeatCards<'a> {
    stage: FinalStage<'a>,
    seat: Seat,
    /// How many cards have been turned over.
    open: usize,
}

impl SeatCards<'_> {
    fn portrait(&self) -> Drawing {
        let (stage, all, open) = (self.stage, self.stage.cards(self.seat), self.open);
        let Portrait { told: [x, room], rows: [name, score, top, words], k, .. } = stage.layout.portrait;
        let size = stage.layout.k;
        let mut told = Drawing::default();
        let fit = |told: &mut Drawing, words: String, baseline: f32, size: f32, ink: Color32, face: Typeface| {
            told.fit(words, x, baseline, size, ink, Align::Centre, face, room);
        };
        let who = stage.config(self.seat).name.clone();
        fit(&mut told, who, name, 30.0 * size, palette::LAMP, Typeface::Display);
        told.points(stage.parts(self.seat).total(), Vec2::new(x, score), Vec2::new(78.0, 38.0) * k);
        let card = 38.0 * k;
        let pitch = ((room - card) / (all.max(2) - 1) as f32).min(44.0 * k);
        let left = x - (pitch * (all.max(1) - 1) as f32 + card) / 2.0;
        for nth in 0..all {
            let at = left + pitch * nth as f32;
            told.scaled(if nth < open { "final/face/small" } else { "final/back/small" }, at, top, k);
            if stage.progress.cards.get(nth).is_some_and(|card| card.done) {
                told.icon("tick", at + 32.0 * k, top + 43.0 * k, 22.0 * k);
            } else if nth + 1 == open {
                let edge = notched(rect(at, top, card, 48.0 * k), 3.0 * k);
                told.shape(edge, Color32::TRANSPARENT, Some((3.0 * size, palette::LAMP.colour())));
            }
        }
        let about = match (all, open) {
            (0, _) => stage.texts.get("final-no-cards"),
            (_, 0) => stage.texts.with("final-cards", [("count", all.into())]),
            _ => stage.texts.with("final-card-of", [("nth", open.into()), ("all", all.into())]),
        };
        fit(&mut told, about, words, 20.0 * size, palette::STEAM, Typeface::Text);
        told
    }

    /// What is told about the card that turns next, or that there is none.
    fn beside(&self) -> Option<Drawing> {
        let (layout, texts) = (self.stage.layout, self.stage.texts);
        let size = layout.k;
        let mut told = Drawing::default();
        if self.stage.cards(self.seat) == 0 {
            let ([x, y, room], words) = (layout.nothing, texts.get("final-nothing-to-turn"));
            told.fit(words, x, y, 32.0 * size, palette::LAMP, Align::Centre, Typeface::Display, room);
            return Some(told);
        }
        let Next { card: [x, y, w], words } = layout.next?;
        if self.stage.face_down(self.seat) > 0 {
            let next = texts.get("final-turns-next");
            told.words(next, x + w / 2.0, words, 20.0 * size, palette::STEAM, Align::Centre);
        } else {
            let place = rect(x, y, w, w * HIGH);
            told.dashed_frame(place, 1.4, palette::DIM);
            let (y, room) = (place.center().y + 7.0 * size, w - 12.0 * size);
            let last = texts.get("final-last-card");
            told.fit(last, x + w / 2.0, y, 20.0 * size, palette::MUTED, Align::Centre, Typeface::Bold, room);
        }
        Some(told)
    }

    /// A card in a place, from its left edge, top and width.
    fn card(drawing: Drawing, [x, y, w]: [f32; 3], side: u8) -> Piece {
        let piece = Piece::moving(drawing, GAME_END_LARGE, rect(x, y, w, w * HIGH), z::CARD, CARD_TURNS_MILLIS);
        Piece { side, enter: Enter::AtOnce, leave: Leave::Fade, ..piece }
    }

    /// The next card. Where it has no place of its own, it waits where it will be counted, as long as no other is there.
    fn face_down(&self, scene: &mut Scene<CountingPiece>) {
        let layout = self.stage.layout;
        let place = match layout.next {
            Some(next) => Some(next.card),
            None => (self.open == 0).then_some(layout.open),
        };
        if let Some(place) = place.filter(|_| self.stage.face_down(self.seat) > 0) {
            let mut back = Drawing::default();
            back.scaled("final/back", 0.0, 0.0, GAME_END_LARGE.x / 152.0);
            scene.add(of("card", self.seat).nth(self.open), Self::card(back, place, 0));
        }
    }

    /// The card counted before, with its sum: it moves there from where the open card lies.
    fn counted_before(&self, scene: &mut Scene<CountingPiece>) {
        let Some((place, counted)) = self.stage.layout.counted.zip(self.stage.progress.card_before()) else { return };
        let (CountedCardPlace { card, sum: [left, top, wide, high] }, size) = (place, self.stage.layout.k);
        let nth = self.open - 2;
        let face = game_end_large(self.stage.face(counted));
        scene.add(of("card", self.seat).nth(nth), Self::card(face, card, 1));
        let mut told = Drawing::default();
        told.icon("tick", card[0] + card[2] - 3.0 * size, card[1] + 3.0 * size, 30.0 * size);
        told.plate(rect(left, top, wide, high), palette::NIGHT, palette::BRASS, 1.4);
        let middle = Vec2::new(left + wide / 2.0, top + high / 2.0);
        let inks = [palette::PAPER, palette::LAMP];
        product(&mut told, of_cards(self.stage, counted), middle, high * 25.0 / 40.0, wide - 16.0 * size, inks);
        once_turned(scene, ("counted", self.seat, nth), z::EDGE, told);
    }

    /// The open card: it turns over on its way from where it lay face down.
    fn open(&self, scene: &mut Scene<CountingPiece>, open: &OpenCard) {
        let (layout, seat, nth) = (self.stage.layout, self.seat, self.open - 1);
        let [x, y, w] = layout.open;
        scene.add(of("card", seat).nth(nth), Self::card(game_end_large(open.face), layout.open, 1));
        let (place, size, line) = (rect(x, y, w, w * HIGH), layout.k, 4.0 * layout.k);
        let mut glow = Drawing::default();
        once_turned(
            scene,
            ("glow", seat, nth),
            z::ON_PANEL,
            glow.slice("glow/panel", 35.0, place.inflate(18.0 * size)),
        );
        let (mut edge, outline) = (Drawing::default(), notched(place.inflate(line / 2.0), 2.25 * line));
        edge.shape(outline, Color32::TRANSPARENT, Some((line, palette::LAMP.colour())));
        once_turned(scene, ("edge", seat, nth), z::EDGE, edge);
        once_turned(scene, ("sum", seat, nth), z::EDGE, self.sum(open));
    }

    /// What the open card brings: the product is known from the beginning; the flaps count up to it.
    fn sum(&self, open: &OpenCard) -> Drawing {
        let (stage, Sum { plate: [x, y, w, h], words: [first, second], room }) = (self.stage, self.stage.layout.sum);
        let (size, mut told, middle) = (stage.layout.k, Drawing::default(), x + w / 2.0);
        told.plate(rect(x, y, w, h), Color32::from_rgb(0x2A, 0x4E, 0x80), palette::LAMP, 2.4 * size);
        let (cards, points) = (open.taken.len() as u16, u16::from(open.face.points));
        let inks = [Color32::from_rgb(0xFF, 0xF6, 0xE2), palette::LAMP];
        let (at, room_inside) = (Vec2::new(middle, y + h / 2.0), w - 24.0 * size);
        product(&mut told, [cards, points, cards * points], at, h * 44.0 / 72.0, room_inside, inks);
        let key = format!("final-taken-{}", open.face.card_type);
        let words = stage.texts.with(&key, [("count", open.taken.len().into())]);
        told.fit(words, middle, first, 20.0 * size, palette::PAPER, Align::Centre, Typeface::Text, room);
        let words = stage.texts.with("final-each", [("points", open.face.points.into())]);
        told.fit(words, middle, second, 20.0 * size, palette::STEAM, Align::Centre, Typeface::Text, room);
        told
    }
}

/// How many cards a Game End card has counted, how many points each, and what that brings.
fn of_cards(stage: FinalStage, counted: CountedCard) -> [u16; 3] {
    [counted.landed.into(), stage.face(counted).points.into(), counted.sum]
}

/// "7 × 5 = 35", centred, as large as it fits.
fn product(drawing: &mut Drawing, numbers: [u16; 3], middle: Vec2, size: f32, room: f32, [ink, bright]: [Color32; 2]) {
    let parts = numbers.map(|number| number.to_string());
    let width = |figure: &str, size: f32| Typeface::Display.width(figure, size);
    let wide = |size: f32| parts.iter().map(|figure| width(figure, size)).sum::<f32>() + size * 2.3;
    let size = size * (room / wide(size)).min(1.0);
    let mut left = middle.x - wide(size) / 2.0;
    let mut signs = [0.0; 3];
    for (place, (figure, ink)) in parts.iter().zip([ink, ink, bright]).enumerate() {
        let own = width(figure, size);
        drawing.figure(figure, left + own / 2.0, middle.y, size, ink);
        let gap = size * [1.1, 1.2, 0.0][place];
        signs[place] = left + own + gap / 2.0;
        left += own + gap;
    }
    let (arm, line) = (size * 0.17, (size * 0.09).max(2.0));
    let mut stroke = |x: f32, from: f32, to: f32| {
        let points = vec![middle.with_x(x - arm) + Vec2::Y * from, middle.with_x(x + arm) + Vec2::Y * to];
        drawing.stroke(points, line, palette::STEAM);
    };
    for turn in [1.0, -1.0] {
        stroke(signs[0], -arm * turn, arm * turn);
        stroke(signs[1], 0.1 * size * turn, 0.1 * size * turn);
    }
}
