//! The chart: the scores round by round, the piles as fields, lamps at the scoring phases.

use bevy::math::Vec2;
use bevy_egui::egui::Color32;

use super::{ceremony::BEGINS, standings::Ranked, view::ResultView};
use crate::{
    drawing::{Drawing, rect},
    ui::{labels::Align, theme::palette},
};
use rules::{Game, Moment};

/// Marks along the time line: the start, six rounds, the end.
const MARKS: usize = 8;

/// A seat's score at a mark: a round counts with the scoring phase that follows it.
fn score_at(game: &Game, who: &Ranked, mark: usize) -> u16 {
    let moment = match mark as u8 {
        0 => Moment::SetUp,
        round @ 1..=6 if round % 2 == 1 => Moment::Round(round),
        round @ 1..=6 => Moment::Scoring(round / 2),
        _ => Moment::End,
    };
    game.board().player(who.seat).book.total_after(moment)
}

/// Lines at round numbers, five of them at most.
fn step_for(most: u16) -> u16 {
    [5, 10, 20, 25, 50, 100].into_iter().find(|step| most.div_ceil(*step) <= 5).unwrap_or(200)
}

/// How long the lines take to draw themselves, in milliseconds at normal speed.
const DRAWN_IN: u16 = 2500;

/// The chart.
pub fn chart(view: &ResultView) -> Drawing {
    let (place, k) = view.layout.chart;
    let (x, y, w, h) = (place.min.x, place.min.y, place.width(), place.height());
    let ranked = &view.standings.seated;
    let mut drawing = Drawing::default();
    drawing.panel(place);
    drawing.display(view.texts.get("result-chart"), x + 22.0 * k, y + 36.0 * k, 24.0 * k, palette::LAMP, Align::Left);
    let (left, top, wide, high) = (x + 62.0 * k, y + 72.0 * k, w - 166.0 * k, h - 122.0 * k);
    let most = ranked.iter().map(|who| who.total).max().unwrap_or(0).max(10);
    let step = step_for(most);
    let ceiling = most.div_ceil(step) * step;
    let px = |mark: f32| left + wide * mark / 7.0;
    let py = |value: f32| top + high * (1.0 - value / f32::from(ceiling));
    let fields = [(0x1D, 0x46, 0x38), (0x1F, 0x3A, 0x5F), (0x5A, 0x1C, 0x2A)];
    let rails = [(0x4F, 0xA3, 0x7F), (0x6F, 0xA8, 0xEC), (0xD2, 0x67, 0x7B)];
    for pile in 0..3 {
        let colour = |(r, g, b)| Color32::from_rgb(r, g, b);
        let from = px(2.0 * pile as f32);
        let across = wide * 2.0 / 7.0;
        drawing.fill(rect(from, top, across, high), colour(fields[pile]).gamma_multiply(0.42));
        drawing.fill(rect(from + 1.0, top + high + 3.0, across - 2.0, 5.0), colour(rails[pile]));
    }
    for value in (0..=ceiling).step_by(usize::from(step)) {
        let line = py(f32::from(value));
        drawing.fill(rect(left, line, wide, 0.8), Color32::from_rgb(0x5E, 0x6F, 0x86).gamma_multiply(0.55));
        let (right, base) = (left - 10.0 * k, line + 5.4 * k);
        drawing.words(value.to_string(), right, base, 15.0 * k, palette::MUTED, Align::Right);
    }
    for phase in [2.0, 4.0, 6.0] {
        let [from, to] = [top - 4.0, top + high].map(|y| Vec2::new(px(phase), y));
        drawing.dashed(from, to, 1.2, palette::LAMP.gamma_multiply(0.8));
        drawing.scaled("result/chart-lamp", px(phase), top - 12.0 * k, k);
    }
    let (base, size) = (top + high + 28.0 * k, 16.0 * k);
    for mark in 1..=6u8 {
        let at = px(f32::from(mark));
        drawing.bold(mark.to_string(), at, base, size, palette::PAPER, Align::Centre);
    }
    drawing.bold(view.texts.get("result-end"), px(7.0) + 2.0, base, size, palette::LAMP, Align::Centre);
    let round = view.texts.get("result-round");
    drawing.words(round, left - 8.0 * k, base, 15.0 * k, palette::MUTED, Align::Centre);

    // The lines draw themselves from the left; in the end the winner's is on top.
    let drawn = view.timeline.eased(BEGINS, DRAWN_IN) * 7.0;
    let mut lines: Vec<_> = ranked.iter().collect();
    lines.sort_by_key(|who| view.is_winner(who));
    for who in &lines {
        let score = |mark: usize| f32::from(score_at(view.game, who, mark));
        let mut line: Vec<_> = (0..MARKS)
            .take_while(|mark| *mark as f32 <= drawn)
            .map(|mark| Vec2::new(px(mark as f32), py(score(mark))))
            .collect();
        let (whole, part) = (drawn.floor(), drawn.fract());
        if part > 0.0 && (whole as usize) + 1 < MARKS {
            let (from, to) = (score(whole as usize), score(whole as usize + 1));
            line.push(Vec2::new(px(drawn), py(from + (to - from) * part)));
        }
        let width = if view.is_winner(who) { 3.8 } else { 3.0 };
        drawing.stroke(line.clone(), 6.0, palette::DEEP).stroke(line, width, palette::player(who.colour));
    }
    for who in &lines {
        for mark in (1..MARKS).filter(|mark| *mark as f32 <= drawn) {
            let radius = if mark == 7 { 7.0 } else { 5.0 };
            drawing.emblem(who.colour, px(mark as f32), py(f32::from(score_at(view.game, who, mark))), radius);
        }
    }
    if drawn >= 7.0 {
        totals(&mut drawing, view, (px(7.0), k), (top, top + high), &py);
    }
    drawing
}

/// The final scores beside the ends of their lines, moved apart where they would touch: each has its player's sign, and a
/// thin line leads to it.
fn totals(
    drawing: &mut Drawing,
    view: &ResultView,
    (x, k): (f32, f32),
    (top, bottom): (f32, f32),
    py: &impl Fn(f32) -> f32,
) {
    let mut lowest = top - 24.0 * k;
    let mut sorted: Vec<_> = view.standings.seated.iter().collect();
    sorted.sort_by_key(|who| std::cmp::Reverse(who.total));
    let places: Vec<_> = sorted
        .iter()
        .map(|who| {
            lowest = (py(f32::from(who.total))).max(lowest + 19.0 * k);
            lowest
        })
        .collect();
    // What was pushed below the foot moves up again as a whole.
    let surplus = (places.last().copied().unwrap_or(0.0) - bottom).max(0.0);
    for (who, y) in sorted.into_iter().zip(places) {
        let (ink, y) = (if view.is_winner(who) { palette::LAMP } else { palette::PAPER }, y - surplus);
        let lead = [Vec2::new(x + 9.0, py(f32::from(who.total))), Vec2::new(x + 30.0 * k, y)];
        // Dotted and grey: it must not look as if the score went on.
        drawing.dashed(lead[0], lead[1], 1.0, palette::MUTED);
        drawing.emblem(who.colour, x + 39.0 * k, y, 7.5 * k.max(0.9));
        drawing.bold(who.total.to_string(), x + 88.0 * k, y + 6.0 * k, 19.0 * k, ink, Align::Right);
    }
}
