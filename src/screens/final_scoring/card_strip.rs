//! Whose Game End cards are counted: the portrait, the card counted before, the open one, the one that turns next.

use bevy_egui::egui::{Color32, Stroke};

use super::{
    FinalScene, OpenCard,
    layout::{CountedCardPlace, Next, Portrait, Sum},
    progress::CountedCard,
};
use crate::{
    pieces::card::type_key as card_type_key,
    screens::counting::WHITE,
    session::Colour,
    ui::{
        canvas::{Canvas, figure_face},
        labels::Align,
        theme::{bold, display, palette, text},
    },
};
use rules::{GameEndCard, Seat};

/// The nominal widths of the pictures of an open card and of a card's back, and the open card's scale.
const OPEN: f32 = 252.0;
const BACK: f32 = 152.0;
const SCALE: f32 = 2.17;

/// The light ground of a portrait.
const PANE: Color32 = Color32::from_rgb(0xF8, 0xDC, 0x94);

/// Draws the portrait and the Game End cards.
pub fn draw(canvas: &Canvas, scene: FinalScene) {
    let Some(seat) = scene.progress.now else { return };
    portrait(canvas, scene, seat);
    let Some(open) = scene.open_card() else {
        if scene.cards(seat) == 0 {
            no_cards(canvas, scene);
        } else {
            next(canvas, scene, seat);
        }
        return;
    };
    let turned = scene.progress.turned(scene.timing);
    let moved = turned * turned * (3.0 - 2.0 * turned);
    next(canvas, scene, seat);
    before(canvas, scene, moved);
    glow(canvas, scene, turned);
    open_card(canvas, scene, open.face, turned, moved);
    if turned >= 1.0 {
        sum(canvas, scene, &open);
    }
}

/// A player's picture in a ring with their sign.
pub fn medallion(canvas: &Canvas, portrait: &str, colour: Colour, [x, y, r]: [f32; 3]) {
    let circle = |radius: f32, stroke: Stroke| canvas.ui.painter().circle_stroke(canvas.at(x, y), radius, stroke);
    canvas.ui.painter().circle_filled(canvas.at(x, y), r, PANE);
    // A bust is 34 high where the ring's radius is 30; its picture is 2.42 times as large.
    let k = r / 34.0 / 2.42;
    let corner = (x - 113.0 * k, y + 1.02 * r - 186.0 * k);
    canvas.cut_round(&format!("portrait/{portrait}"), corner, k, (x, y), r - 1.5);
    circle(r, Stroke::new(5.0, palette::INK));
    circle(r, Stroke::new(3.0, palette::player(colour)));
    canvas.emblem(colour, x + r * 0.72, y + r * 0.7, r * 0.27);
}

fn portrait(canvas: &Canvas, scene: FinalScene, seat: Seat) {
    let (config, all, open) = (scene.config(seat), scene.cards(seat), scene.progress.cards.len());
    let Portrait { ring, told: [x, room], rows: [name, score, top, words], k } = scene.layout.portrait;
    let size = scene.layout.k;
    medallion(canvas, config.portrait, config.colour, ring);
    canvas.fit(x, name, &config.name, display(30.0 * size), palette::LAMP, Align::Centre, room);
    canvas.points(x, score, scene.parts(seat).total(), 78.0 * k, 38.0 * k);
    let card = 38.0 * k;
    let pitch = ((room - card) / (all.max(2) - 1) as f32).min(44.0 * k);
    let left = x - (pitch * (all.max(1) - 1) as f32 + card) / 2.0;
    for nth in 0..all {
        let at = left + pitch * nth as f32;
        canvas.scaled(if nth < open { "final/face/small" } else { "final/back/small" }, at, top, k);
        let counted = scene.progress.cards.get(nth).is_some_and(|card| card.done);
        if counted {
            canvas.icon("tick", at + 32.0 * k, top + 43.0 * k, 22.0 * k);
        } else if nth + 1 == open {
            let edge = canvas.notched(at, top, card, 48.0 * k, 3.0 * k);
            canvas.shape(edge, Color32::TRANSPARENT, palette::LAMP, 3.0 * size);
        }
    }
    let about = match (all, open) {
        (0, _) => canvas.words("final-no-cards"),
        (_, 0) => canvas.words_with("final-cards", [("count", all.into())]),
        _ => canvas.words_with("final-card-of", [("nth", open.into()), ("all", all.into())]),
    };
    canvas.fit(x, words, &about, text(20.0 * size), palette::STEAM, Align::Centre, room);
}

fn no_cards(canvas: &Canvas, scene: FinalScene) {
    let ([x, y, room], words) = (scene.layout.nothing, canvas.words("final-nothing-to-turn"));
    canvas.fit(x, y, &words, display(32.0 * scene.layout.k), palette::LAMP, Align::Centre, room);
}

/// The card counted before, with its sum: it moves there from where the open card lies.
fn before(canvas: &Canvas, scene: FinalScene, moved: f32) {
    let Some((place, counted)) = scene.layout.counted.zip(scene.progress.card_before()) else { return };
    let (CountedCardPlace { card: [x, y, w], sum: [left, top, wide, high] }, size) = (place, scene.layout.k);
    let from = scene.layout.open;
    let of = |from: f32, to: f32| from + (to - from) * moved;
    face(canvas, scene, scene.face(counted), [of(from[0], x), of(from[1], y), of(from[2], w)], 1.0);
    if moved < 1.0 {
        return;
    }
    canvas.icon("tick", x + w - 3.0 * size, y + 3.0 * size, 30.0 * size);
    canvas.plate(left, top, wide, high, palette::NIGHT, palette::BRASS, 1.4);
    let ink = [palette::PAPER, palette::LAMP];
    let (middle, figures) = ((left + wide / 2.0, top + high / 2.0), high * 25.0 / 40.0);
    product(canvas, of_cards(scene, counted), middle, figures, wide - 16.0 * size, ink);
}

/// How many cards a Game End card has counted, how many points each, and what that brings.
fn of_cards(scene: FinalScene, counted: CountedCard) -> [u16; 3] {
    [counted.landed.into(), scene.face(counted).points.into(), counted.sum]
}

/// "7 × 5 = 35", centred, as large as it fits.
fn product(
    canvas: &Canvas,
    [cards, points, sum]: [u16; 3],
    (x, y): (f32, f32),
    size: f32,
    room: f32,
    [ink, bright]: [Color32; 2],
) {
    let parts = [cards, points, sum].map(|number| number.to_string());
    let wide = |size: f32| {
        let figures: f32 = parts.iter().map(|figure| canvas.width(figure, figure_face(figure, size))).sum();
        figures + size * 2.3
    };
    let size = if wide(size) > room { size * room / wide(size) } else { size };
    let widths = parts.each_ref().map(|figure| canvas.width(figure, figure_face(figure, size)));
    let mut left = x - wide(size) / 2.0;
    let mut next = |part: usize, gap: f32, ink: Color32| {
        canvas.figure(left + widths[part] / 2.0, y, &parts[part], size, ink);
        left += widths[part] + gap * size;
        left - gap * size / 2.0
    };
    let times = next(0, 1.1, ink);
    let equals = next(1, 1.2, ink);
    next(2, 0.0, bright);
    let (arm, line) = (size * 0.17, (size * 0.09).max(2.0));
    for turn in [1.0, -1.0] {
        canvas.line((times - arm, y - arm * turn), (times + arm, y + arm * turn), line, palette::STEAM);
        canvas.line((equals - arm, y + 0.1 * size * turn), (equals + arm, y + 0.1 * size * turn), line, palette::STEAM);
    }
}

/// Behind the open card.
fn glow(canvas: &Canvas, scene: FinalScene, turned: f32) {
    if turned < 1.0 {
        return;
    }
    let ([x, y, w], over) = (scene.layout.open, 18.0 * scene.layout.k);
    let h = w * 200.0 / OPEN;
    canvas.slice("glow/panel", [35.0; 4], x - over, y - over, w + 2.0 * over, h + 2.0 * over);
}

/// The card that turns over on its way from where it lay face down, or that lies open.
fn open_card(canvas: &Canvas, scene: FinalScene, card: &GameEndCard, turned: f32, moved: f32) {
    let to = scene.layout.open;
    let from = scene.layout.next.map_or(to, |next| next.card);
    let place = [0, 1, 2].map(|part| from[part] + (to[part] - from[part]) * moved);
    let part = (turned * std::f32::consts::PI).cos().abs().max(0.03);
    if turned < 0.5 {
        let [x, y, w] = place;
        canvas.squeezed("final/back", x, y, w / BACK, (x + w / 2.0, part));
        return;
    }
    face(canvas, scene, card, place, part);
    if turned >= 1.0 {
        let [x, y, w] = to;
        let (h, edge) = (w * 200.0 / OPEN, 4.0 * scene.layout.k);
        let outline = canvas.notched(x - edge / 2.0, y - edge / 2.0, w + edge, h + edge, 2.25 * edge);
        canvas.shape(outline, Color32::TRANSPARENT, palette::LAMP, edge);
    }
}

/// A Game End card at a place, narrowed to a part of its width.
fn face(canvas: &Canvas, scene: FinalScene, card: &GameEndCard, [x, y, w]: [f32; 3], part: f32) {
    let k = w / OPEN;
    let around = x + w / 2.0;
    let of = |side: f32| around + (side - around) * part;
    canvas.squeezed("final/card", x, y, k, (around, part));
    let at = |dx: f32, dy: f32| (x + dx * SCALE * k, y + dy * SCALE * k);
    let (seal, times, kind, action) = (at(30.0, 31.0), at(57.0, 31.0), at(88.0, 31.0), at(58.0, 71.0));
    canvas.squeezed("final/seal", seal.0, seal.1, k, (around, part));
    let size = 25.0 * SCALE * k * part.max(0.1);
    if size >= scene.layout.least_figure {
        canvas.figure(of(seal.0), seal.1, &card.points.to_string(), size, WHITE);
    }
    let arm = 4.4 * SCALE * k;
    for turn in [1.0, -1.0] {
        let (from, to) = ((of(times.0 - arm), times.1 - arm * turn), (of(times.0 + arm), times.1 + arm * turn));
        canvas.line(from, to, 5.2 * k, palette::INK);
    }
    let key = card_type_key(card.card_type);
    canvas.squeezed(&format!("final/type/{key}"), kind.0, kind.1, k, (around, part));
    if part >= 1.0 {
        canvas.large_symbols(&card.action, action, (84.0 * SCALE * k, 27.0 * SCALE * k));
    }
}

/// What the open card has brought so far.
fn sum(canvas: &Canvas, scene: FinalScene, open: &OpenCard) {
    let (Sum { plate: [x, y, w, h], words: [first, second], room }, size) = (scene.layout.sum, scene.layout.k);
    canvas.plate(x, y, w, h, Color32::from_rgb(0x2A, 0x4E, 0x80), palette::LAMP, 2.4 * size);
    // The product is known from the beginning; the flaps count up to it.
    let (cards, points) = (open.taken.len() as u16, u16::from(open.face.points));
    let (ink, figures) = ([WHITE, palette::LAMP], h * 44.0 / 72.0);
    product(canvas, [cards, points, cards * points], (x + w / 2.0, y + h / 2.0), figures, w - 24.0 * size, ink);
    let middle = x + w / 2.0;
    let key = format!("final-taken-{}", card_type_key(open.face.card_type));
    let words = canvas.words_with(&key, [("count", open.taken.len().into())]);
    canvas.fit(middle, first, &words, text(20.0 * size), palette::PAPER, Align::Centre, room);
    let words = canvas.words_with("final-each", [("points", open.face.points.into())]);
    canvas.fit(middle, second, &words, text(20.0 * size), palette::STEAM, Align::Centre, room);
}

/// The next card, face down.
fn next(canvas: &Canvas, scene: FinalScene, seat: Seat) {
    let size = scene.layout.k;
    let Some(Next { card: [x, y, w], words: base }) = scene.layout.next else { return waiting(canvas, scene) };
    let middle = x + w / 2.0;
    if scene.face_down(seat) > 0 {
        canvas.scaled("final/back", x, y, w / BACK);
        let words = canvas.words("final-turns-next");
        canvas.text(middle, base, &words, text(20.0 * size), palette::STEAM, Align::Centre);
        return;
    }
    let h = w * 121.0 / BACK;
    canvas.dashed_box([x, y, w, h], 1.4, palette::DIM);
    let words = canvas.words("final-last-card");
    let (y, room) = (y + h / 2.0 + 7.0 * size, w - 12.0 * size);
    canvas.fit(middle, y, &words, bold(20.0 * size), palette::MUTED, Align::Centre, room);
}

/// Where it has no place of its own, the next card waits where it will be counted, as long as no other is there.
fn waiting(canvas: &Canvas, scene: FinalScene) {
    if scene.progress.card().is_none() {
        let [x, y, w] = scene.layout.open;
        canvas.scaled("final/back", x, y, w / BACK);
    }
}
