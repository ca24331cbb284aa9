//! The five tiles: games, wins, points on average, the best game, and wins in a row.

use bevy::prelude::*;

use super::{
    marks::{ring, star},
    page::ChartPage,
};
use crate::{
    drawing::Drawing,
    ui::{labels::Align, theme::palette, typefaces::Typeface},
    widgets::canvas::Canvas,
};

/// A figure with what it is at its right, and more about it below that. Returns where the words end.
fn tile(drawing: &mut Drawing, page: &ChartPage, place: Rect, figure: f32, words: &str, note: &str) -> f32 {
    let sizes = page.layout.type_sizes;
    drawing.panel(place);
    let (pad, middle) = (if sizes.small { 12.0 } else { 22.0 }, place.center().y);
    let figure = (figure.round() as u32).to_string();
    let face = Typeface::of_figure(&figure);
    drawing.line(
        &figure,
        place.min.x + pad,
        middle + sizes.figure * 0.36,
        sizes.figure,
        palette::LAMP,
        Align::Left,
        face,
    );
    let left = place.min.x + pad + face.width(&figure, sizes.figure) + if sizes.small { 8.0 } else { 14.0 };
    let room = place.max.x - 10.0 - left;
    let high = sizes.text * 1.25;
    let line = |nth: f32| {
        let from = middle - if note.is_empty() { high / 2.0 } else { high } + high * nth;
        Rect::new(left, from, left + room, from + high)
    };
    let ends = drawing.line_in(words, line(0.0), sizes.text, palette::PAPER, Align::Left, Typeface::Bold);
    let note_ends = drawing.line_in(note, line(1.0), sizes.text - 1.0, palette::STEAM, Align::Left, Typeface::Text);
    left + ends.max(note_ends)
}

/// All five.
pub fn draw(canvas: &Canvas, page: &ChartPage) {
    let (figures, shown) = (page.figures, &page.shown);
    let [games, won, points, best, row] = page.layout.tiles;
    let mut drawing = Drawing::default();
    let words = |key: &str| canvas.words(key);
    let count = |key: &str, count: usize| canvas.words_with(key, [("count", count.into())]);
    tile(&mut drawing, page, games, shown.games, &count("statistics-games", figures.games), "");
    let share = (100 * figures.won + figures.games / 2).checked_div(figures.games).unwrap_or(0);
    tile(&mut drawing, page, won, shown.won, &words("statistics-won"), &count("statistics-in-hundred", share));
    tile(&mut drawing, page, points, shown.average, &words("statistics-points"), &words("statistics-on-average"));
    let day = figures.best.map_or(String::new(), |(_, day)| {
        let words = canvas.words_with("day-month", [("day", day.day().into()), ("month", day.month().into())]);
        if day.year() == page.today.year() {
            return words;
        }
        canvas.words_with("saved-games-year", [("day", words.into()), ("year", day.year().to_string().into())])
    });
    tile(&mut drawing, page, best, shown.best, &words("statistics-best"), &day);
    let longest = count("statistics-longest-run", shown.longest_streak.round() as usize);
    let ends = tile(&mut drawing, page, row, shown.streak, &words("statistics-in-a-row"), &longest);
    last_games(&mut drawing, page, row, ends);
    canvas.paint(&drawing);
}

/// A star for every one of the last games that was won, the newest at the right; a ring for the others.
fn last_games(drawing: &mut Drawing, page: &ChartPage, place: Rect, from: f32) {
    let right = place.max.x - if page.layout.type_sizes.small { 14.0 } else { 24.0 };
    let pitch = ((right - from - 24.0) / 12.0).min(19.6);
    if pitch < 9.0 {
        return;
    }
    for (nth, won) in page.figures.last.iter().rev().enumerate() {
        let at = Vec2::new(right - pitch * (nth as f32 + 0.5) + pitch / 2.0, place.center().y);
        if *won { star(drawing, at, pitch * 0.47) } else { ring(drawing, at, pitch * 0.22) }
    }
}
