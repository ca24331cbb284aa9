//! Today's journey: its ticket, what can be told of it, and the calendar of five weeks.

use bevy::prelude::*;
use bevy_egui::egui::Color32;
use journeys::daily::{DailyJourney, DailyRecords, DailyResult, DayState, Mark, Squares};

use super::{
    layout::TodayPlace,
    names::DailyControl,
    stars::{row_of_stars, star},
};
use crate::{
    drawing::{Drawing, colour, outline::notched, rect},
    localization::Texts,
    pieces::portrait,
    screens::sources::module_colour,
    session::SeatConfig,
    travels::seats,
    ui::{labels::Align, theme::palette, typefaces::Typeface},
    widgets::{
        button::{Button, ButtonStyle},
        canvas::Canvas,
    },
};
use rules::Module;

/// What is shown of today.
pub struct Today<'a> {
    pub journey: &'a DailyJourney,
    pub records: &'a DailyRecords,
    /// The player as in the last game.
    pub own: &'a SeatConfig,
    /// Whether the Master is still comparing the turns.
    pub compares: bool,
}

impl Today<'_> {
    fn result(&self) -> Option<&DailyResult> {
        self.records.result(self.journey.date)
    }
}

/// The words of a mark's colour, so that it is seen even without its sign.
fn mark_colour(mark: Mark) -> Color32 {
    match mark {
        Mark::Like => Color32::from_rgb(0x3E, 0x9A, 0x6C),
        Mark::Nearly => Color32::from_rgb(0xF0, 0xC8, 0x4A),
        Mark::Costly => Color32::from_rgb(0xD9, 0x5A, 0x4A),
    }
}

/// Draws everything of today. Returns what was pressed.
pub fn draw(canvas: &mut Canvas, place: &TodayPlace, today: &Today) -> Option<DailyControl> {
    ticket(canvas, place, today);
    let pressed = text(canvas, place, today);
    days(canvas, place, today);
    pressed
}

fn ticket(canvas: &mut Canvas, place: &TodayPlace, today: &Today) {
    let [large, small] = place.letters;
    let date = today.journey.date;
    let texts = canvas.texts();
    let mut drawing = Drawing::default();
    let stub = Rect { max: Vec2::new(place.ticket.min.x + place.stub, place.ticket.max.y), ..place.ticket };
    let paper = Rect { min: Vec2::new(stub.max.x, stub.min.y), ..place.ticket };
    drawing.shape(notched(stub, 12.0), palette::BURGUNDY, Some((1.6, colour(palette::BRASS))));
    drawing.shape(notched(paper, 12.0), palette::PAPER, Some((1.6, colour(palette::BRASS))));
    drawing.frame(paper.inflate(-9.0), 1.0, palette::BRASS);
    let edge = [Vec2::new(stub.max.x, stub.min.y + 12.0), Vec2::new(stub.max.x, stub.max.y - 12.0)];
    drawing.dashed(edge[0], edge[1], 2.0, palette::NIGHT);
    let k = place.ticket.height() / 318.0;
    // Figures are in lamplight.
    let on_stub = |drawing: &mut Drawing, words: &str, [y, high, size]: [f32; 3], face: Typeface| {
        let line = rect(stub.min.x + 8.0, stub.min.y + y, stub.width() - 16.0, high);
        let ink = if face == Typeface::Display { palette::LAMP } else { palette::PAPER };
        drawing.line_in(words, line, size, ink, Align::Centre, face);
    };
    let weekday = texts.with("weekday", [("weekday", (date.weekday() + 1).into())]);
    let month = texts.with("month-name", [("month", date.month().into())]);
    on_stub(&mut drawing, &weekday, [20.0 * k, 28.0, small], Typeface::Text);
    on_stub(&mut drawing, &date.day().to_string(), [50.0 * k, 68.0 * k, 62.0 * k], Typeface::Display);
    on_stub(&mut drawing, &month, [122.0 * k, 28.0, small], Typeface::Text);
    if let Some(run) = today.result().and_then(|result| result.first) {
        let stars = Vec2::new(stub.center().x, stub.min.y + 198.0 * k);
        row_of_stars(&mut drawing, stars, run.stars, 13.0 * k.max(0.8));
        on_stub(&mut drawing, &texts.get("daily-first-run"), [226.0 * k, 26.0, small - 0.5], Typeface::Text);
        on_stub(&mut drawing, &run.score.to_string(), [256.0 * k, 44.0 * k, 42.0 * k], Typeface::Display);
    }
    written(&mut drawing, texts, paper.inflate(-20.0), today, [large, small]);
    canvas.paint(&drawing);
}

fn written(drawing: &mut Drawing, texts: &Texts, place: Rect, today: &Today, [large, small]: [f32; 2]) {
    let rule =
        |drawing: &mut Drawing, y: f32| _ = drawing.fill(rect(place.min.x, y, place.width(), 1.2), palette::BRASS);
    let head = rect(place.min.x, place.min.y - 4.0, place.width(), large * 1.3);
    drawing.line_in(&texts.get("daily-todays"), head, large, palette::INK, Align::Left, Typeface::Display);
    let mut y = head.max.y + 4.0;
    rule(drawing, y);
    y += 6.0;
    let setup = &today.journey.setup;
    let pitch = small * 1.6;
    for module in setup.modules {
        let side = small * 1.25;
        let plate = rect(place.min.x, y + (pitch - side) / 2.0, side, side);
        drawing.plate(plate, module_colour(module), palette::BRASS, 1.2);
        drawing.line_in(&module.to_string(), plate, side * 0.72, palette::PAPER, Align::Centre, Typeface::Bold);
        let line = rect(place.min.x + side + 10.0, y, place.width() - side - 10.0, pitch);
        drawing.line_in(&module_name(texts, module), line, small, palette::INK, Align::Left, Typeface::Text);
        y += pitch;
    }
    if setup.teatime {
        let side = small * 1.25;
        drawing.icon("icon/coffee", place.max.x - side, y - pitch / 2.0, side * 1.3);
    }
    y += 6.0;
    let foot = place.max.y - small * 2.9;
    let levels = &today.journey.levels;
    let count = levels.iter().flatten().count();
    let wide = place.width() / count.max(1) as f32;
    let radius = ((foot - y - 8.0) / 2.0).min(26.0).min(wide * 0.2);
    let all = seats(levels, Some(today.own.clone()));
    for (nth, (seat, level)) in all.iter().zip(levels).filter_map(|(seat, level)| Some((seat, (*level)?))).enumerate() {
        let left = place.min.x + wide * nth as f32;
        let middle = (y + foot - 8.0) / 2.0;
        drawing.put(&portrait::draw(seat, default(), radius), left + radius, middle, 1.0);
        let words = |y: f32| Rect::new(left + 2.0 * radius + 8.0, y, left + wide - 4.0, y + small * 1.35);
        drawing.line_in(&seat.name, words(middle - small * 1.3), small, palette::INK, Align::Left, Typeface::Bold);
        let level = texts.get(&format!("level-{level}"));
        drawing.line_in(&level, words(middle), small - 0.8, palette::INK, Align::Left, Typeface::Text);
    }
    rule(drawing, foot - 4.0);
    let Some((result, run)) = today.result().and_then(|result| Some((result, result.first?))) else {
        let words = texts.get(if today.result().is_some() { "daily-begun" } else { "daily-first-counts" });
        let line = Rect::new(place.min.x, foot, place.max.x, place.max.y);
        drawing.text(words, line, small, palette::BURGUNDY, Align::Left);
        return;
    };
    let mean = today.records.mean().map_or_else(|| "–".to_owned(), |mean| mean.to_string());
    let columns = [
        (
            texts.with("saved-games-place", [("place", run.place.into())]),
            texts.with("saved-games-place-of", [("players", run.players.into())]),
        ),
        (result.best.unwrap_or(run.score).to_string(), texts.with("daily-best", [("runs", result.runs.into())])),
        (mean, texts.get("daily-mean")),
    ];
    let wide = place.width() / 3.0;
    for (nth, (figure, below)) in columns.into_iter().enumerate() {
        let left = place.min.x + wide * nth as f32;
        let half = (place.max.y - foot) / 2.0;
        let line = |y: f32, high: f32| rect(left, y, wide, high);
        drawing.line_in(
            &figure,
            line(foot, half + 3.0),
            small * 1.4,
            palette::BURGUNDY,
            Align::Centre,
            Typeface::Display,
        );
        drawing.line_in(&below, line(foot + half, half), small - 0.8, palette::INK, Align::Centre, Typeface::Text);
    }
}

fn module_name(texts: &Texts, module: Module) -> String {
    let key = module.letter().to_ascii_lowercase();
    [1, 2].map(|line| texts.get(&format!("module-{key}-name-{line}"))).join(" ")
}

/// What can be told of the first run, as it is copied.
pub fn told(texts: &Texts, today: &DailyJourney, records: &DailyRecords) -> Option<String> {
    let run = records.result(today.date)?.first?;
    let [heading, ending] = lines(texts, today, &run);
    Some(run.paste(&heading, &ending))
}

fn lines(texts: &Texts, today: &DailyJourney, run: &journeys::daily::DailyRun) -> [String; 2] {
    let day = texts.with("day-month", [("day", today.date.day().into()), ("month", today.date.month().into())]);
    let place = texts.with("saved-games-place", [("place", run.place.into())]);
    let ending = [("points", run.score.into()), ("place", place.into()), ("players", run.players.into())];
    [texts.with("daily-heading", [("day", day.into())]), texts.with("daily-ending", ending)]
}

fn text(canvas: &mut Canvas, place: &TodayPlace, today: &Today) -> Option<DailyControl> {
    let [_, small] = place.letters;
    let mut drawing = Drawing::default();
    drawing.panel(place.text);
    let left = place.text.min.x + 20.0;
    let right =
        if place.copy.min.y < place.text.min.y + 30.0 { place.copy.min.x - 10.0 } else { place.text.max.x - 16.0 };
    let at = |nth: f32| place.text.min.y + 12.0 + small * 1.55 * nth;
    let line = |nth: f32| Rect::new(left, at(nth), right, at(nth + 1.0));
    let texts = canvas.texts();
    let run = today.result().and_then(|result| result.first);
    match run {
        Some(run) => {
            let [heading, ending] = lines(texts, today.journey, &run);
            drawing.line_in(&heading, line(0.0), small, palette::PAPER, Align::Left, Typeface::Bold);
            let ends = drawing.line_in(&ending, line(1.0), small, palette::PAPER, Align::Left, Typeface::Text);
            let at = Vec2::new((left + ends + 50.0).min(right - 36.0), line(1.0).center().y);
            row_of_stars(&mut drawing, at, run.stars, 8.5);
            let room = line(2.2);
            match run.squares {
                Some(squares) => draw_squares(&mut drawing, room, &squares),
                None => {
                    let key = if today.compares { "daily-compares" } else { "daily-not-compared" };
                    drawing.line_in(&texts.get(key), room, small - 0.5, palette::MUTED, Align::Left, Typeface::Text);
                }
            }
        }
        None => {
            let words = texts.get("daily-no-text");
            let all = Rect::new(left, line(0.0).min.y, right, line(3.0).max.y);
            drawing.text(words, all, small, palette::PAPER, Align::Left);
        }
    }
    canvas.paint(&drawing);
    let copy =
        Button::new(DailyControl::Copy, canvas.words("daily-copy"), ButtonStyle::Plain).sprite("ui/export", 22.0);
    let copied = canvas.button(&copy.size(small).enabled(run.is_some()), place.copy).then_some(DailyControl::Copy);
    let (key, style) =
        if run.is_some() { ("daily-again", ButtonStyle::Plain) } else { ("daily-play", ButtonStyle::Gold) };
    let play = Button::new(DailyControl::Play, canvas.words(key), style).size(small);
    canvas.button(&play, place.play).then_some(DailyControl::Play).or(copied)
}

fn draw_squares(drawing: &mut Drawing, place: Rect, squares: &Squares) {
    let count = 18.0;
    let gap = 8.0;
    let side = ((place.width() - 5.0 * gap) / count - 1.5).min(17.0);
    let high = side * 1.6;
    let mut x = place.min.x;
    for round in squares.rounds {
        for mark in round {
            let square = rect(x, place.center().y - high / 2.0, side, high);
            drawing.rounded(square, 2.0, mark_colour(mark), None);
            let sign = mark.sign().to_string();
            drawing.line_in(&sign, square, side, palette::NIGHT, Align::Centre, Typeface::Bold);
            x += side + 1.5;
        }
        x += gap;
    }
}

fn days(canvas: &mut Canvas, place: &TodayPlace, today: &Today) {
    let [large, small] = place.letters;
    let texts = canvas.texts();
    let date = today.journey.date;
    let inner = place.days.inflate(-18.0);
    let mut drawing = Drawing::default();
    drawing.panel(place.days);
    let head = rect(inner.min.x, inner.min.y - 6.0, inner.width(), large * 1.3);
    drawing.line_in(&texts.get("daily-weeks"), head, large, palette::LAMP, Align::Left, Typeface::Display);
    let running = texts.with(
        "daily-running",
        [("stars", today.records.stars(date).into()), ("days", today.records.days_running(date).into())],
    );
    drawing.line_in(&running, head, small, palette::READY, Align::Right, Typeface::Text);
    let names = rect(inner.min.x, head.max.y + 2.0, inner.width(), small * 1.3);
    let pitch = Vec2::new(inner.width() / 7.0, (inner.max.y - names.max.y - 2.0) / 5.0);
    for weekday in 0..7_u8 {
        let name = texts.with("weekday-short", [("weekday", (weekday + 1).into())]);
        let line = rect(inner.min.x + pitch.x * f32::from(weekday), names.min.y, pitch.x, names.height());
        drawing.line_in(&name, line, small - 1.0, palette::STEAM, Align::Centre, Typeface::Text);
    }
    for (week, days) in today.records.calendar(date).into_iter().enumerate() {
        for (nth, day) in days.into_iter().enumerate() {
            let corner = Vec2::new(inner.min.x, names.max.y + 2.0) + pitch * Vec2::new(nth as f32, week as f32);
            let cell = Rect::from_corners(corner, corner + pitch).inflate(-2.5);
            let figure = day.date.day().to_string();
            match day.state {
                DayState::Missed | DayState::ToCome => {
                    drawing.dashed_frame(cell, 1.0, palette::DIM);
                    drawing.line_in(&figure, cell, small - 1.5, palette::DISABLED, Align::Centre, Typeface::Text);
                    continue;
                }
                _ if day.date == date => _ = drawing.plate(cell, palette::CHOSEN, palette::LAMP, 2.4),
                _ => _ = drawing.plate(cell, palette::FIELD, palette::DIM, 1.2),
            }
            let above = Rect { max: Vec2::new(cell.max.x, cell.center().y + 2.0), ..cell };
            drawing.line_in(&figure, above, small - 1.0, palette::PAPER, Align::Centre, Typeface::Bold);
            let radius = (pitch.x / 11.0).min(pitch.y / 7.0).min(6.5);
            let at = Vec2::new(cell.center().x, cell.max.y - radius - 3.5);
            if let DayState::Finished(stars) = day.state {
                row_of_stars(&mut drawing, at, stars, radius);
            } else {
                star(&mut drawing, at, radius, palette::STEAM, false);
            }
        }
    }
    canvas.paint(&drawing);
}
