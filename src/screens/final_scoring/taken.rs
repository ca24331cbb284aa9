//! The taken cards: a pile for each type, from which one card after the other flies to its place and gets its seal.

use bevy_egui::egui::Color32;
use strum::VariantArray;

use super::{
    FinalScene, OpenCard,
    layout::{FinalScoringLayout, LOW, NARROW, TAKEN, TakenPlace},
};
use crate::{
    pieces::card::type_key as card_type_key,
    screens::counting::WHITE,
    ui::{
        canvas::Canvas,
        labels::Align,
        theme::{palette, text},
    },
};
use rules::{CardType, Pile, Seat};

/// The plate with a sum, the narrowest there is.
const SUM: [f32; 2] = [54.0, 32.0];
/// A card on a pile and the space around it take this much of the pile's plate, at the full size.
const ON_PILE: f32 = 96.0;
/// How far a card is turned on its way.
const TILT: f32 = 0.16;

/// Draws the places and the piles.
pub fn draw(canvas: &Canvas, scene: FinalScene) {
    let Some(seat) = scene.progress.now else { return };
    let open = scene.open_card();
    let flight = open.as_ref().and_then(|open| scene.progress.flight(scene.timing, open.taken.len() as u8));
    for (nth, card_type) in CardType::VARIANTS.iter().enumerate() {
        pile(canvas, scene, seat, *card_type, open.as_ref(), flight.is_some(), scene.layout.taken.pile(nth));
    }
    let Some(open) = open.filter(|_| scene.progress.turned(scene.timing) >= 1.0) else { return };
    places(canvas, scene, &open);
    if let Some(flown) = flight {
        flying(canvas, scene, &open, flown);
    }
}

fn picture(card_type: CardType, pile: Pile) -> String {
    format!("final/taken/{}/{}", card_type_key(card_type), pile.number())
}

/// All places for the cards that count: those that have landed, with their seals and sums, and those to come.
fn places(canvas: &Canvas, scene: FinalScene, open: &OpenCard) {
    let (all, landed) = (open.taken.len(), usize::from(open.counted.landed));
    let (taken, size) = (scene.layout.taken, scene.layout.k);
    if all == 0 {
        let [x, y, w] = taken.places;
        let words = canvas.words(&format!("final-none-{}", card_type_key(open.face.card_type)));
        canvas.fit(x + w / 2.0, y + 34.0 * size, &words, text(24.0 * size), palette::MUTED, Align::Centre, w);
        return;
    }
    for (nth, pile) in open.taken.iter().enumerate() {
        let place = taken.place(nth, all);
        if nth < landed {
            canvas.scaled(&picture(open.face.card_type, *pile), place.x, place.y, place.k);
        } else {
            ghost(canvas, place, nth == landed);
        }
    }
    for nth in 0..all {
        let popped = if nth + 1 == landed { scene.progress.popped(scene.timing) } else { 1.0 };
        seal(canvas, &scene.layout, taken.place(nth, all), open.face.points, (nth < landed).then_some(popped));
    }
    // Where they are close together, not every sum has room; the last one always has.
    let each = (SUM[0] * size / taken.pitch(all)).ceil().max(1.0) as usize;
    let last = landed.saturating_sub(1);
    for nth in (0..all).filter(|nth| last.abs_diff(*nth) % each == 0) {
        let place = taken.place(nth, all);
        let at = [place.x + TAKEN[0] * place.k / 2.0, taken.sums];
        sum(canvas, at, size, (nth < landed).then_some((nth as u16 + 1) * u16::from(open.face.points)), nth == last);
    }
}

/// A place to which no card has come yet.
fn ghost(canvas: &Canvas, place: TakenPlace, is_next: bool) {
    let [w, h] = TAKEN.map(|side| side * place.k);
    let ground = Color32::from_rgba_unmultiplied(0x0B, 0x15, 0x25, 150);
    canvas.fill(place.x, place.y, w, h, ground);
    let edge = if is_next { palette::LAMP } else { Color32::from_rgb(0x5E, 0x6F, 0x86) };
    canvas.dashed_box([place.x, place.y, w, h], 1.5, edge);
}

/// The seal over a place; one that is still to come is a ring.
fn seal(canvas: &Canvas, layout: &FinalScoringLayout, place: TakenPlace, points: u8, popped: Option<f32>) {
    let size = layout.k;
    let x = place.x + TAKEN[0] * place.k / 2.0;
    let y = place.y - 22.0 * place.k;
    let (radius, figures) = ((22.0 * place.k).max(16.0 * size), (26.0 * place.k).max(20.0 * size));
    let figure = |size: f32, ink| canvas.figure(x, y, &points.to_string(), size, ink);
    match popped {
        Some(popped) => {
            let k = radius / 16.0 * popped;
            canvas.scaled("seal", x - 16.0 * k, y - 16.0 * k, k);
            if figures * popped >= layout.least_figure {
                figure(figures * popped, WHITE);
            }
        }
        None => {
            canvas.scaled("scoring/wait", x, y, radius * 0.8 / 15.0);
            figure(20.0 * size, palette::MUTED);
        }
    }
}

/// The sum up to a place, on its plate with its middle and top at a point.
fn sum(canvas: &Canvas, [x, y]: [f32; 2], size: f32, sum: Option<u16>, now: bool) {
    let [w, h] = SUM.map(|side| side * size);
    let left = x - w / 2.0;
    let Some(sum) = sum else {
        return canvas.dashed_box([left, y, w, h], 1.5, palette::DIM);
    };
    let (name, over, ink) =
        if now { ("scoring/sum-now", 3.0 * size, palette::LAMP) } else { ("scoring/sum", 0.0, palette::PAPER) };
    canvas.slice(name, [12.0; 4], left - over, y - over, w + 2.0 * over, h + 2.0 * over);
    canvas.figure(x, y + h / 2.0, &sum.to_string(), if now { 24.0 * size } else { 21.0 * size }, ink);
}

/// The card on its way from its pile to its place.
fn flying(canvas: &Canvas, scene: FinalScene, open: &OpenCard, flown: f32) {
    let landed = usize::from(open.counted.landed);
    let (taken, size) = (scene.layout.taken, scene.layout.k);
    let kind = CardType::VARIANTS.iter().position(|own| *own == open.face.card_type).unwrap_or_default();
    let ([pile_x, pile_y, ..], [aside, down, pile_k]) = (taken.pile(kind), taken.on_pile);
    let to = taken.place(landed, open.taken.len());
    let t = flown * flown * (3.0 - 2.0 * flown);
    let of = |from: f32, to: f32| from + (to - from) * t;
    let k = of(pile_k, to.k);
    let rise = 26.0 * size * (flown * std::f32::consts::PI).sin();
    let (x, y) = (of(pile_x + aside, to.x), of(pile_y + down, to.y) - rise);
    let [w, h] = TAKEN.map(|side| side * k);
    // Three streaks of lamplight follow it.
    let fades = palette::LAMP.gamma_multiply(0.9 * (1.0 - flown));
    let foot = pile_y + 14.0 * size;
    for (part, width) in [(0.2, 3.2), (0.5, 4.6), (0.8, 3.2)] {
        let from = (of(pile_x + aside + TAKEN[0] * pile_k * part, x + w * part), foot);
        if y + h < foot {
            canvas.line(from, (x + w * part, y + h + 3.0), width * size, fades);
        }
    }
    let angle = TILT * (flown * std::f32::consts::PI).sin();
    let (middle, over) = ((x + w / 2.0, y + h / 2.0), 18.0 * size);
    canvas.slice("glow/panel", [35.0; 4], x - over, y - over, w + 2.0 * over, h + 2.0 * over);
    canvas.turned(&picture(open.face.card_type, open.taken[landed]), x, y, k, (middle, angle));
}

/// A pile of taken cards of one type, and what has become of it.
fn pile(
    canvas: &Canvas,
    scene: FinalScene,
    seat: Seat,
    card_type: CardType,
    open: Option<&OpenCard>,
    flies: bool,
    [x, y, w, h]: [f32; 4],
) {
    let taken = scene.taken(seat, card_type);
    let open = open.filter(|open| open.face.card_type == card_type);
    let gone = open.map_or(0, |open| usize::from(open.counted.landed) + usize::from(flies));
    let left = &taken[gone.min(taken.len())..];
    let counts = open.is_some_and(|open| !open.counted.done);
    let counted = scene.progress.cards.iter().any(|card| scene.face(*card).card_type == card_type);
    let (ground, edge) =
        if counts { (Color32::from_rgb(0x18, 0x2B, 0x47), palette::LAMP) } else { (palette::LACQUER, palette::DIM) };
    canvas.plate(x, y, w, h, ground, edge, if counts { 2.0 } else { 1.0 });
    let (size, [aside, down, k]) = (scene.layout.k, scene.layout.taken.on_pile);
    // What is counted is back on its pile.
    let finished = counted && !counts;
    let lying = if finished { &taken[..] } else { left };
    let deep = lying.len().min(3);
    for (over, pile) in lying.iter().take(deep).rev().enumerate() {
        let over = 3.0 * size * over as f32;
        canvas.scaled(&picture(card_type, *pile), x + aside + over, y + down - over, k);
    }
    if !counts {
        let rim = 6.0 * size;
        let veil = palette::LACQUER.gamma_multiply(0.5);
        canvas.fill(x + rim, y + rim, 2.0 * aside + 66.0 * k, h - 2.0 * rim, veil);
    }
    if finished {
        canvas.icon("tick", x + aside + 33.0 * k, y + h / 2.0, 24.0 * size);
    }
    let (card, narrow) = (ON_PILE * k, w < NARROW);
    let middle = x + (card + w) / 2.0 - 3.0 * size;
    let down = if !narrow {
        h * 42.0 / 124.0
    } else if h < LOW {
        h / 2.0
    } else {
        h / 2.0 - 8.0
    };
    let ink = if counts { palette::LAMP } else { palette::MUTED };
    canvas.figure(middle, y + down, &taken.len().to_string(), (36.0 * size).min(0.45 * h), ink);
    if narrow && h < LOW {
        return;
    }
    let words = if counts {
        canvas.words_with("final-pile-left", [("count", left.len().into())])
    } else if counted {
        canvas.words("final-pile-counted")
    } else if scene.face_down(seat) > 0 {
        canvas.words("final-pile-waits")
    } else {
        canvas.words("final-pile-none")
    };
    let ink = if counts { palette::PAPER } else { palette::MUTED };
    let [middle, base, room] = if narrow {
        [x + w / 2.0, y + h - 6.0, w - 6.0]
    } else {
        [middle, y + h * 92.0 / 124.0, w - card - 4.0 * size]
    };
    canvas.fit(middle, base, &words, text(19.0 * size), ink, Align::Centre, room);
}
