//! The turns that cost most, and the chosen one: the table before it, what was chosen and what the Master would have done,
//! and why.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::{
    curve::seal,
    layout::{ReviewLayout, TurnPlace},
    names::ReviewControl,
    view::{ReviewView, TurnTables},
};
use crate::{
    drawing::{Drawing, colour, rect},
    localization::words::{Words, capital},
    pieces::{card, game_picture, size::CARD, symbols},
    ui::{labels::Align, theme::palette, typefaces::Typeface},
    widgets::{
        button::{Button, ButtonStyle},
        canvas::Canvas,
    },
};
use bots::review::{DecisionKind, PlanReview, TurnReview};
use rules::OfferPlace;

/// Costs are written in this.
const COST: Color32 = Color32::from_rgb(0xF2, 0x9A, 0x8C);
/// What was chosen is marked in this.
const OWN: Color32 = Color32::from_rgb(0x5B, 0x9B, 0xE6);

/// Rows and columns of the offer.
const OFFER: (u8, u8) = (3, 6);

/// What each of the tables is called that the chosen turn shows, and the words that lead to the next one: before the
/// choice, after it, and after the Master's.
pub const SHOWN: [[&str; 2]; 3] = [
    ["review-before", "review-table-after"],
    ["review-after-yours", "review-table-masters"],
    ["review-after-masters", "review-table-before"],
];

/// The list of turns. Returns what was pressed.
pub fn list(canvas: &mut Canvas, layout: &ReviewLayout, view: &ReviewView, words: &Words) -> Option<ReviewControl> {
    let place = &layout.turns;
    let [large, small] = layout.letters;
    let mut drawing = Drawing::default();
    if !place.tabs {
        drawing.panel(place.panel);
        let head = rect(place.panel.min.x + 18.0, place.panel.min.y + 12.0, place.panel.width() - 36.0, large + 8.0);
        let title = canvas.words_with("review-turns", [("number", view.costliest.len().into())]);
        drawing.line_in(&title, head, large, palette::LAMP, Align::Left, Typeface::Display);
        let columns = canvas.words("review-columns");
        drawing.line_in(&columns, head, small - 0.8, palette::STEAM, Align::Right, Typeface::Text);
    }
    canvas.paint(&drawing);
    let mut pressed = None;
    for (nth, (turn, row)) in view.costliest.iter().zip(place.rows).enumerate() {
        let control = ReviewControl::Choose(nth as u8);
        let response = canvas.hit(control, row);
        if response.clicked() {
            pressed = Some(control);
        }
        let chosen = nth == view.chosen;
        canvas.choose(control, chosen);
        let mut drawing = Drawing::default();
        let edge = if chosen || response.hovered() { palette::LAMP } else { palette::DIM };
        let ground = if chosen { palette::CHOSEN } else { palette::FIELD };
        drawing.plate(row, ground, edge, if chosen { 2.4 } else { 1.2 });
        if place.tabs {
            tab(&mut drawing, turn, row, nth, chosen, small, words);
        } else {
            line(&mut drawing, turn, row, nth, chosen, small, words);
        }
        canvas.paint(&drawing);
    }
    if view.costliest.is_empty() {
        let mut drawing = Drawing::default();
        let key = if view.progress.part < 1.0 { "review-looks" } else { "review-nothing" };
        let at = Rect::from_corners(place.rows[0].min, Vec2::new(place.rows[4].max.x, place.rows[1].max.y));
        drawing.text(canvas.words(key), at.inflate(-8.0), small, palette::PAPER, Align::Left);
        canvas.paint(&drawing);
    }
    pressed
}

fn icon(turn: &TurnReview, words: &Words) -> String {
    match turn.played.facts.card {
        Some(taken) => symbols::head(words.action_card(taken.card).face.kind()),
        None => "icon/start-player/night".to_owned(),
    }
}

fn points(turn: &TurnReview) -> String {
    format!("−{}", turn.points.mean.round().max(0.0) as i32)
}

fn line(drawing: &mut Drawing, turn: &TurnReview, row: Rect, nth: usize, chosen: bool, size: f32, words: &Words) {
    seal(drawing, Vec2::new(row.min.x + 28.0, row.center().y), nth, chosen, 17.0);
    drawing.icon(icon(turn, words), row.min.x + 66.0, row.center().y - row.height() * 0.2, 24.0);
    let left = row.min.x + 84.0;
    let right = row.max.x - 148.0;
    let half = row.height() / 2.0;
    let above = Rect::new(left, row.min.y + 3.0, right, row.min.y + half + 2.0);
    let subject = capital(&words.review_subject(&turn.decision, &turn.played));
    let ends = drawing.line_in(&subject, above, size, palette::LAMP, Align::Left, Typeface::Bold);
    let after = Rect { min: Vec2::new(left + ends + 12.0, above.min.y), ..above };
    drawing.line_in(&when(turn, words), after, size - 0.8, palette::STEAM, Align::Left, Typeface::Text);
    let below = Rect::new(left, row.min.y + half - 2.0, right, row.max.y - 3.0);
    drawing.line_in(&words.reason_in_short(turn), below, size - 0.5, palette::PAPER, Align::Left, Typeface::Text);
    let figures = Rect::new(right, row.min.y, row.max.x - 86.0, row.max.y);
    drawing.line_in(&points(turn), figures, size + 1.0, COST, Align::Right, Typeface::Bold);
    let chance = (100.0 * turn.chance.mean).round().max(0.0) as i32;
    let chance = words.with("review-less", [("percent", chance.into())]);
    let last = Rect::new(row.max.x - 82.0, row.min.y, row.max.x - 10.0, row.max.y);
    drawing.line_in(&chance, last, size, COST, Align::Right, Typeface::Bold);
}

fn tab(drawing: &mut Drawing, turn: &TurnReview, row: Rect, nth: usize, chosen: bool, size: f32, words: &Words) {
    seal(drawing, Vec2::new(row.min.x + 17.0, row.min.y + 17.0), nth, chosen, 11.5);
    drawing.icon(icon(turn, words), row.max.x - 19.0, row.min.y + 17.0, 20.0);
    let below = Rect::new(row.min.x + 2.0, row.center().y + 2.0, row.max.x - 2.0, row.max.y - 4.0);
    let points = words.with("review-points-short", [("points", points(turn).into())]);
    drawing.line_in(&points, below, size, COST, Align::Centre, Typeface::Bold);
}

fn when(turn: &TurnReview, words: &Words) -> String {
    let decision = &turn.decision;
    let values = [("round", decision.round.into()), ("turn", decision.turn.into())];
    let key = match decision.kind {
        DecisionKind::Draft => "review-before-round-1",
        DecisionKind::Scoring | DecisionKind::Revelation => "review-after-round",
        DecisionKind::Turn | DecisionKind::OutOfTurn => "review-when",
    };
    words.with(key, values)
}

/// The chosen turn. Returns what was pressed.
pub fn draw(
    canvas: &mut Canvas,
    layout: &ReviewLayout,
    view: &ReviewView,
    words: &Words,
    shows: usize,
) -> Option<ReviewControl> {
    let place = &layout.turn;
    let [large, small] = layout.letters;
    let mut drawing = Drawing::default();
    drawing.panel(place.panel);
    let (Some(turn), Some(tables)) = (view.turn(), &view.tables) else {
        canvas.paint(&drawing);
        return None;
    };
    let (left, high) = (place.head.min.x, place.head.height());
    seal(&mut drawing, Vec2::new(left + high / 2.0, place.head.center().y), view.chosen, true, high / 2.0);
    let title = Rect { min: Vec2::new(left + high + 8.0, place.head.min.y), ..place.head };
    let ends = drawing.line_in(&when(turn, words), title, large, palette::LAMP, Align::Left, Typeface::Display);
    let note = Rect { min: Vec2::new(title.min.x + ends + 12.0, title.min.y), ..title };
    let [told, next] = SHOWN[shows];
    if note.width() > 60.0 {
        drawing.line_in(&canvas.words(told), note, small, palette::STEAM, Align::Left, Typeface::Text);
    }
    if let Some(offer) = place.offer {
        cards(&mut drawing, tables, offer, turn, words);
    }
    let shown = [&tables.before, &tables.played, &tables.master][shows];
    let own = view.seats[view.seat.index()].colour;
    let (player, round) = (shown.board().player(view.seat), shown.board().round);
    let trains = game_picture::draw(shown.catalogue(), player, own, round, place.trains.size());
    drawing.put(&trains, place.trains.min.x, place.trains.min.y, 1.0);
    plan(&mut drawing, words, place.plans[0], (&turn.played, "review-you", OWN), small);
    plan(&mut drawing, words, place.plans[1], (&turn.master, "review-master", palette::LAMP), small);
    reason(&mut drawing, place, words, turn, small);
    canvas.paint(&drawing);
    let after = Button::new(ReviewControl::After, canvas.words(next), ButtonStyle::Plain).sprite("ui/eye", 24.0);
    let after = canvas.button(&after.size(small), place.after).then_some(ReviewControl::After);
    let play_on = Button::new(ReviewControl::PlayOn, canvas.words("review-play-on"), ButtonStyle::Gold);
    canvas.button(&play_on.size(small + 5.0), place.play_on).then_some(ReviewControl::PlayOn).or(after)
}

/// The offer before the choice, with the card that was taken and the one the Master would have taken.
fn cards(drawing: &mut Drawing, tables: &TurnTables, place: Rect, turn: &TurnReview, words: &Words) {
    let (rows, columns) = OFFER;
    let pitch = place.size() / Vec2::new(f32::from(columns), f32::from(rows));
    let scale = ((pitch - 4.0) / CARD).min_element();
    let at = |row: u8, column: u8| place.min + pitch * Vec2::new(f32::from(column), f32::from(row)) + 2.0;
    for row in 0..rows {
        for column in 0..columns {
            let corner = at(row, column);
            match tables.before.board().offer.card(OfferPlace { row, column }) {
                Some(card) => {
                    drawing.put(&card::action(words.action_card(card), words.texts), corner.x, corner.y, scale)
                }
                None => {
                    let empty = Rect::from_corners(corner, corner + CARD * scale);
                    drawing.dashed_frame(empty.inflate(-2.0), 1.0, palette::DIM)
                }
            };
        }
    }
    for (plan, ink) in [(&turn.master, palette::LAMP), (&turn.played, OWN)] {
        if let Some(taken) = plan.facts.card {
            let corner = at(taken.place.row, taken.place.column);
            let around = Rect::from_corners(corner, corner + CARD * scale).inflate(2.0);
            drawing.rounded(around, 4.0, Color32::TRANSPARENT, Some((3.4, colour(ink))));
            let sign = Vec2::new(around.max.x - 3.0, if ink == OWN { around.max.y - 3.0 } else { around.min.y + 3.0 });
            drawing.disc(sign, 11.0, palette::NIGHT, Some((2.0, colour(ink))));
            let name = if ink == OWN { "ui/eye" } else { "journey/star" };
            drawing.icon(name, sign.x, sign.y, 15.0);
        }
    }
}

/// A way of playing the turn: its card, its points, what else it does.
fn plan(drawing: &mut Drawing, words: &Words, place: Rect, (plan, key, ink): (&PlanReview, &str, Color32), size: f32) {
    drawing.plate(place, palette::FIELD, ink, 2.0);
    let head = rect(place.min.x + 8.0, place.min.y + 5.0, place.width() - 16.0, size * 1.6);
    drawing.line_in(&words.get(key), head, size + 2.0, palette::LAMP, Align::Centre, Typeface::Display);
    let told = size * 2.9;
    let body = Rect::new(place.min.x + 8.0, head.max.y + 2.0, place.max.x - 8.0, place.max.y - told - 4.0);
    let scale = (body.height() / CARD.y).min(body.width() * 0.5 / CARD.x);
    match plan.facts.card {
        Some(taken) => {
            let face = card::action(words.action_card(taken.card), words.texts);
            drawing.put(&face, body.min.x + 4.0, body.min.y, scale);
            if taken.declined {
                let card = Rect::from_corners(body.min, body.min + CARD * scale);
                drawing.fill(card, colour(palette::NIGHT).with_alpha(0.55));
            }
        }
        None => _ = drawing.icon("icon/start-player/night", body.min.x + CARD.x * scale / 2.0, body.center().y, 40.0),
    }
    let seal = Vec2::new(body.max.x - (body.width() - CARD.x * scale) / 2.0, body.center().y - size * 0.6);
    let side = (body.height() * 0.5).clamp(26.0, 62.0);
    drawing.ticket(plan.brings.total().max(0) as u16, seal, side);
    let below = rect(seal.x - 50.0, seal.y + side / 2.0 + 2.0, 100.0, size * 1.4);
    drawing.line_in(&words.get("review-points"), below, size - 1.0, palette::PAPER, Align::Centre, Typeface::Text);
    let text = Rect::new(place.min.x + 8.0, place.max.y - told - 2.0, place.max.x - 8.0, place.max.y - 4.0);
    // Two steps, or one if there is no room for more.
    let lines = |steps: &str| Typeface::Text.lines(steps, size - 1.5, text.width());
    let steps = [2, 1].map(|most| words.plan_told(&plan.choices, most));
    let [both, one] = steps;
    let (told, shown) = if lines(&both) <= 2 { (both, size - 1.5) } else { (one, size - 1.5) };
    if lines(&told) <= 3 {
        drawing.text(told, text, shown, palette::PAPER, Align::Centre);
    }
}

fn reason(drawing: &mut Drawing, place: &TurnPlace, words: &Words, turn: &TurnReview, size: f32) {
    let told = words.reasons(turn);
    let fits = |size: f32| {
        Typeface::Text.lines(&told, size, place.reason.width()) as f32 * size * 1.35 <= place.reason.height()
    };
    let size = [size + 1.0, size, size - 1.0].into_iter().find(|size| fits(*size)).unwrap_or(size - 1.5);
    drawing.text(told, place.reason, size, palette::PAPER, Align::Left);
}
