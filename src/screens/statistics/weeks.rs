//! Games each week: a bar for every week (month, year), of brass as far as its games were won.

use bevy::prelude::*;

use super::{
    marks::{CHART_LINE, OTHERS, brass, heading},
    page::ChartPage,
};
use crate::{
    drawing::{Drawing, rect},
    statistics::CalendarSpan,
    ui::{labels::Align, theme::palette, typefaces::Typeface},
    widgets::canvas::Canvas,
};

/// Lines at round numbers, four of them at most.
fn step_for(most: f32) -> u16 {
    [1, 2, 5, 10, 20, 50, 100, 200].into_iter().find(|step| most <= 3.2 * f32::from(*step)).unwrap_or(500)
}

/// The panel.
pub fn draw(canvas: &Canvas, page: &ChartPage) {
    let (panel, sizes) = (page.layout.weeks, page.layout.type_sizes);
    let mut drawing = Drawing::default();
    drawing.panel(panel);
    let key = match page.figures.span {
        CalendarSpan::Week => "statistics-weeks",
        CalendarSpan::Month => "statistics-months",
        CalendarSpan::Year => "statistics-years",
    };
    let legend = legend(&mut drawing, canvas, page);
    heading(&mut drawing, panel, &canvas.words(key), sizes.heading, legend - 12.0);
    let side = if sizes.small { 34.0 } else { 58.0 };
    let (top, foot) = (panel.min.y + sizes.heading * 2.6, panel.max.y - sizes.text * 2.3);
    let chart = Rect::new(panel.min.x + side, top, panel.max.x - side * 0.45, foot);
    let most = page.shown.spans.iter().map(|[games, _]| *games).fold(1.0, f32::max);
    let step = step_for(most);
    let ceiling = (most * 1.067).max(f32::from(step));
    let y = |games: f32| chart.max.y - chart.height() * games / ceiling;
    for value in (0..).map(|nth| nth * step).take_while(|value| f32::from(*value) <= ceiling) {
        let line = y(value.into());
        drawing.fill(rect(chart.min.x, line - 0.4, chart.width(), 0.8), CHART_LINE.gamma_multiply(0.55));
        let right = Vec2::new(chart.min.x - 10.0, line);
        drawing.level(&value.to_string(), right, sizes.text - 1.4, palette::MUTED, Align::Right, Typeface::Text);
    }
    let pitch = chart.width() / page.shown.spans.len().max(1) as f32;
    let wide = (pitch * 0.64).min(36.0);
    for (nth, [games, won]) in page.shown.spans.iter().rev().enumerate() {
        let left = chart.min.x + pitch * (nth as f32 + 0.5) - wide / 2.0;
        let bar = |of: f32| Rect::new(left, y(of), left + wide, chart.max.y);
        drawing.fill(bar(*games), OTHERS);
        brass(&mut drawing, bar(*won));
    }
    months(&mut drawing, canvas, page, (chart, pitch));
    if page.figures.games == 0 {
        let words = canvas.words("statistics-none-here");
        drawing.line_in(&words, chart, sizes.text, palette::STEAM, Align::Centre, Typeface::Text);
    }
    canvas.paint(&drawing);
}

/// What brass and blue are, at the right end of the heading. Returns where it begins.
fn legend(drawing: &mut Drawing, canvas: &Canvas, page: &ChartPage) -> f32 {
    let (panel, sizes) = (page.layout.weeks, page.layout.type_sizes);
    let middle = panel.min.y + sizes.heading * 1.2;
    let mut right = panel.max.x - if sizes.small { 12.0 } else { 22.0 };
    for (key, own) in [("statistics-others", false), ("statistics-won", true)] {
        let words = canvas.words(key);
        let size = sizes.text - 0.8;
        drawing.level(&words, Vec2::new(right, middle), size, palette::STEAM, Align::Right, Typeface::Text);
        right -= Typeface::Text.width(&words, size) + 22.0;
        let sign = rect(right, middle - 8.0, 16.0, 16.0);
        if own {
            brass(drawing, sign)
        } else {
            _ = drawing.fill(sign, OTHERS)
        }
        right -= 18.0;
    }
    right
}

/// The names of months (years) below the first bar of each that has room for it.
fn months(drawing: &mut Drawing, canvas: &Canvas, page: &ChartPage, (chart, pitch): (Rect, f32)) {
    let size = page.layout.type_sizes.text - 1.0;
    let by_months = page.figures.span == CalendarSpan::Week;
    let of = |nth: usize| {
        let day = page.figures.spans[nth].begins;
        if by_months { i32::from(day.year()) * 12 + i32::from(day.month()) } else { day.year().into() }
    };
    let firsts: Vec<_> = (0..page.figures.spans.len()).filter(|nth| *nth == 0 || of(*nth) != of(nth - 1)).collect();
    for (place, nth) in firsts.iter().enumerate() {
        let x = chart.min.x + pitch * *nth as f32;
        let ends = firsts.get(place + 1).map_or(chart.max.x, |next| chart.min.x + pitch * *next as f32);
        let day = page.figures.spans[*nth].begins;
        let words = if by_months {
            canvas.words_with("month", [("month", day.month().into())])
        } else {
            day.year().to_string()
        };
        drawing.fill(rect(x, chart.max.y + 6.0, 1.0, size * 1.2), palette::BRASS);
        let room = ends - x - 8.0;
        if Typeface::Text.fit(&words, size, room) < 14.0 {
            continue;
        }
        let line = rect(x + 6.0, chart.max.y + 5.0, room, size * 1.3);
        drawing.line_in(&words, line, size, palette::STEAM, Align::Left, Typeface::Text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_at_most_four_lines() {
        for (most, step) in [(1.0, 1), (3.0, 1), (4.0, 2), (15.0, 5), (17.0, 10), (90.0, 50)] {
            assert_eq!(step_for(most), step, "{most}");
        }
        assert!((1..600).all(|most| (most as f32 * 1.067 / f32::from(step_for(most as f32))) < 4.0));
    }
}
