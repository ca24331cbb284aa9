//! The branch lines: a ticket for each, on a line that leaves the main one.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::{
    layout::{BranchesPlace, branch_icon},
    stations::{JourneyControl, Progress, Stations, progress},
};
use crate::{
    drawing::{Drawing, outline::notched, rect},
    journey::chapters::ChapterId,
    ui::{labels::Align, theme::palette, typefaces::Typeface},
    widgets::{
        button::{Button, ButtonStyle},
        canvas::Canvas,
    },
};

/// The width of a ticket's stub.
const STUB: f32 = 54.0;

/// Heading, line and tickets.
pub fn draw(canvas: &mut Canvas, place: &BranchesPlace, stations: &mut Stations) {
    let mut drawing = Drawing::default();
    let [left, base, right] = place.heading;
    drawing.display(canvas.words("journey-branches"), left, base, 22.0, palette::LAMP, Align::Left);
    let note = canvas.words("journey-branches-note");
    let room = right - left - 170.0;
    drawing.shortened(&note, right, base, 18.0, palette::STEAM, Align::Right, Typeface::Text, room);
    let [from, to, y] = place.trunk;
    let [leaves, rail] = place.leaves;
    let points = vec![
        Vec2::new(leaves - 24.0, rail + 4.0),
        Vec2::new(leaves + 20.0, rail + 40.0),
        Vec2::new(leaves + 20.0, y),
        Vec2::new(to, y),
    ];
    drawing.stroke(points, 3.0, palette::BRASS).stroke(vec![Vec2::new(from, y), Vec2::new(to, y)], 3.0, palette::BRASS);
    let branches = ChapterId::branches();
    for nth in 0..place.columns {
        let x = place.tickets.nth(nth).min.x + 12.0;
        let last = place.tickets.nth(branches.len() as u8 - place.columns + nth).center().y;
        let ink = brighter(stub_colour(branches[usize::from(nth)]));
        drawing.stroke(vec![Vec2::new(x, y), Vec2::new(x, last)], 3.0, ink);
        drawing.disc(Vec2::new(x, y), 5.0, palette::NIGHT, Some((2.0, crate::drawing::colour(palette::PAPER))));
    }
    canvas.paint(&drawing);
    for (nth, chapter) in (0..).zip(branches) {
        ticket(canvas, *chapter, place.tickets.nth(nth), stations);
    }
}

fn brighter(ink: Color32) -> Color32 {
    let [r, g, b, _] = ink.to_array();
    let up = |part: u8| part.saturating_add(0x38);
    Color32::from_rgb(up(r), up(g), up(b))
}

/// The colour of a stub: that of its module's ticket.
fn stub_colour(chapter: ChapterId) -> Color32 {
    match chapter {
        ChapterId::Murder | ChapterId::MurderTwo => Color32::from_rgb(0x3B, 0x3F, 0x6E),
        ChapterId::Passengers => Color32::from_rgb(0x7A, 0x44, 0x18),
        ChapterId::Switches => Color32::from_rgb(0x1F, 0x55, 0x5E),
        ChapterId::Storage => Color32::from_rgb(0x5A, 0x2C, 0x63),
        _ => Color32::from_rgb(0x6A, 0x4A, 0x0E),
    }
}

fn ticket(canvas: &mut Canvas, chapter: ChapterId, place: Rect, stations: &mut Stations) {
    let state = progress(stations.progress, chapter);
    let chosen = stations.chosen == chapter;
    let Rect { min, max } = place;
    let response =
        canvas.hit(JourneyControl::Choose(chapter), rect(min.x, min.y, place.width(), place.height() - 58.0));
    canvas.choose(JourneyControl::Choose(chapter), chosen);
    if response.clicked() {
        stations.pressed = Some(JourneyControl::Choose(chapter));
    }
    let mut drawing = Drawing::default();
    let paper = Rect::new(min.x + STUB, min.y, max.x, max.y);
    drawing.shape(notched(paper, 10.0), palette::PAPER, None);
    drawing.frame(paper.inflate(-6.0), 1.0, palette::BRASS);
    let stub = Rect::new(min.x, min.y, min.x + STUB, max.y);
    drawing.shape(notched(stub, 10.0), stub_colour(chapter), None);
    drawing.dashed(Vec2::new(stub.max.x, min.y + 10.0), Vec2::new(stub.max.x, max.y - 10.0), 1.6, palette::NIGHT);
    if chosen || response.hovered() {
        drawing.frame(place.inflate(3.0), 2.4, palette::LAMP);
    }
    match chapter.module() {
        Some(module) => {
            drawing.display(module.to_string(), stub.center().x, min.y + 54.0, 30.0, palette::PAPER, Align::Centre)
        }
        None => drawing.icon("icon/coffee", stub.center().x, min.y + 44.0, 32.0),
    };
    let star = if state == Progress::Done { "journey/star/done" } else { "journey/star" };
    drawing.centred(star, stub.center().x, max.y - 30.0, 1.0);
    drawing.icon(branch_icon(chapter), paper.min.x + 34.0, min.y + 50.0, 42.0);
    let name = canvas.words(&format!("journey-chapter-{chapter}"));
    let words = Rect::new(paper.min.x + 64.0, min.y + 26.0, max.x - 14.0, min.y + 82.0);
    drawing.text(name, words, 19.5, palette::INK, Align::Left);
    let rule = max.y - 62.0;
    drawing.fill(rect(paper.min.x + 14.0, rule, paper.width() - 28.0, 1.0), palette::BRASS);
    let minutes = canvas.words_with("journey-min", [("count", chapter.minutes().into())]);
    let line = rect(paper.min.x + 18.0, rule + 12.0, 76.0, 36.0);
    drawing.line_in(&minutes, line, 18.0, palette::INK, Align::Left, Typeface::Text);
    canvas.paint(&drawing);
    let key = match state {
        Progress::Open => "journey-board",
        Progress::Left => "journey-resume",
        Progress::Done => "journey-done",
    };
    let button = Button::new(JourneyControl::BoardBranch(chapter), canvas.words(key), ButtonStyle::Chip).size(18.0);
    canvas.under(|| canvas.words(&format!("journey-chapter-{chapter}")));
    if canvas.button(&button, rect(max.x - 124.0, rule + 11.0, 110.0, 40.0)) {
        stations.pressed = Some(JourneyControl::BoardBranch(chapter));
    }
    canvas.under(String::new);
}
