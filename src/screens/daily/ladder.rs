//! The ladder: thirty stations from the plain to the Bosporus, from below, and what the chosen one is about.

use bevy::prelude::*;
use bevy_egui::egui::Color32;
use journeys::ladder::{GOALS, JOURNEYS, LadderProgress, REGION_JOURNEYS, all};

use super::{layout::LadderPlace, names::DailyControl, stars::row_of_stars};
use crate::{
    drawing::{Drawing, colour, rect},
    ui::{labels::Align, theme::palette, typefaces::Typeface},
    widgets::{
        button::{Button, ButtonStyle},
        canvas::Canvas,
    },
};

/// The skies of the regions from below: at the lower and the upper edge of each.
const SKIES: [Color32; 6] = [
    Color32::from_rgb(0x1C, 0x2C, 0x52),
    Color32::from_rgb(0x26, 0x2F, 0x66),
    Color32::from_rgb(0x3A, 0x35, 0x6E),
    Color32::from_rgb(0x5A, 0x3A, 0x64),
    Color32::from_rgb(0x6A, 0x38, 0x56),
    Color32::from_rgb(0x2A, 0x1C, 0x3C),
];
const DONE: Color32 = Color32::from_rgb(0x23, 0x51, 0x3F);
const RAIL: Color32 = Color32::from_rgb(0x8E, 0x9A, 0xAE);
/// Silhouettes on the way: the row, how far along it, and the picture.
const SIGHTS: [(u8, f32, &str); 20] = [
    (0, 0.6, "paris"),
    (0, 1.5, "fir"),
    (0, 3.4, "fir"),
    (0, 3.6, "fir"),
    (1, 4.5, "strasbourg"),
    (1, 1.5, "munich"),
    (1, 3.4, "fir"),
    (2, 0.45, "mountain"),
    (2, 1.5, "mountain"),
    (2, 2.45, "salzburg"),
    (2, 3.5, "mountain"),
    (2, 4.45, "mountain"),
    (3, 0.5, "vienna"),
    (3, 2.5, "budapest"),
    (3, 4.5, "belgrade"),
    (3, 3.6, "fir"),
    (4, 1.5, "galata"),
    (4, 3.5, "constantinople"),
    (4, 2.6, "fir"),
    (4, 4.5, "constantinople"),
];

/// Draws the ladder with a chosen journey. Returns what was pressed.
pub fn draw(
    canvas: &mut Canvas,
    place: &LadderPlace,
    progress: &LadderProgress,
    chosen: usize,
) -> Option<DailyControl> {
    let [large, small] = place.letters;
    let mut drawing = Drawing::default();
    drawing.panel(place.panel);
    let inner = place.panel.inflate(-6.0);
    land(&mut drawing, place, Rect { max: Vec2::new(inner.max.x, place.chosen.min.y - 8.0), ..inner });
    let head = rect(inner.min.x + 10.0, inner.min.y + 8.0, inner.width() - 20.0, large * 1.6);
    drawing.slice("panel/banner", [30.0, 10.0, 30.0, 10.0], head);
    let title = canvas.words("ladder-title");
    let line = head.inflate(-6.0);
    let line = Rect::new(line.min.x + 26.0, line.min.y, line.max.x - 26.0, line.max.y);
    let total =
        canvas.words_with("ladder-stars", [("stars", progress.total().into()), ("all", (JOURNEYS * GOALS).into())]);
    let room = line.width() - Typeface::Text.width(&total, small) - 14.0;
    let size = Typeface::Display.fit(&title, large, room);
    drawing.line_in(&title, line, size, palette::LAMP, Align::Left, Typeface::Display);
    drawing.line_in(&total, line, small, palette::PAPER, Align::Right, Typeface::Text);
    rails(&mut drawing, place, progress);
    for region in 0..JOURNEYS / REGION_JOURNEYS {
        let words = canvas.words(&format!("ladder-region-{}", region + 1));
        let wide = Typeface::Display.width(&words, small) + 26.0;
        let y = place.first.y - place.step.y * (region as f32 + 0.44);
        let x = if region % 2 == 0 { place.panel.min.x + 20.0 } else { place.panel.max.x - 20.0 - wide };
        let plate = rect(x, y - 15.0, wide, 30.0);
        if place.step.y > 90.0 {
            drawing.plate(plate, palette::DEEP, palette::BRASS, 1.2);
            drawing.line_in(&words, plate, small, palette::LAMP, Align::Centre, Typeface::Display);
        }
    }
    canvas.paint(&drawing);
    let mut pressed = None;
    for number in 1..=JOURNEYS {
        let control = DailyControl::Station(number as u8);
        let (at, radius) = (station(place, number), radius(place));
        let hit =
            canvas.hit(control, rect(at.x - radius - 3.0, at.y - radius - 3.0, 2.0 * radius + 6.0, 2.0 * radius + 6.0));
        canvas.call(control, || {
            let title = all().get(number - 1).map(|file| canvas.words(&format!("ladder-{}", file.key())));
            canvas.words_with("told-station", [("n", number.into()), ("name", title.unwrap_or_default().into())])
        });
        canvas.choose(control, number == chosen);
        if hit.clicked() {
            pressed = Some(control);
        }
        let lit = number == chosen || hit.hovered() || hit.has_focus();
        let mut drawing = Drawing::default();
        seal(&mut drawing, place, progress, number, lit, number == chosen);
        canvas.paint(&drawing);
    }
    about(canvas, place, progress, chosen).or(pressed)
}

fn radius(place: &LadderPlace) -> f32 {
    (place.step.x * 0.17).clamp(15.0, 22.0)
}

/// Where a station is: the rows lead right and left in turn, from below.
fn station(place: &LadderPlace, number: usize) -> Vec2 {
    let (row, nth) = ((number - 1) / REGION_JOURNEYS, (number - 1) % REGION_JOURNEYS);
    let column = if row.is_multiple_of(2) { nth } else { REGION_JOURNEYS - 1 - nth };
    place.first + place.step * Vec2::new(column as f32, -(row as f32))
}

fn land(drawing: &mut Drawing, place: &LadderPlace, over: Rect) {
    let band = over.height() / 5.0;
    for (nth, pair) in SKIES.windows(2).enumerate() {
        let (below, above) = (over.max.y - band * nth as f32, over.max.y - band * (nth as f32 + 1.0));
        let (lower, upper) = (colour(pair[0]), colour(pair[1]));
        let corners = vec![
            (Vec2::new(over.min.x, above), upper),
            (Vec2::new(over.max.x, above), upper),
            (Vec2::new(over.max.x, below), lower),
            (Vec2::new(over.min.x, below), lower),
        ];
        drawing.gradient(corners, vec![[0, 1, 2], [0, 2, 3]]);
    }
    for (row, along, sight) in SIGHTS {
        let ground = place.first.y - place.step.y * f32::from(row) - 4.0;
        let x = place.first.x + place.step.x * along;
        let high = (place.step.y * if sight == "fir" { 0.32 } else { 0.56 }).min(66.0);
        drawing.icon(format!("ladder/{sight}"), x, ground - high / 2.0, high);
    }
}

/// The line through all stations; lit as far as it has been travelled.
fn rails(drawing: &mut Drawing, place: &LadderPlace, progress: &LadderProgress) {
    let reached =
        (1..=JOURNEYS).take_while(|number| progress.stars(*number).is_some_and(|stars| stars > 0)).count() + 1;
    let stretch = |from: usize, to: usize| -> Vec<Vec2> {
        let mut points = Vec::new();
        for number in from..=to {
            let at = station(place, number);
            points.push(at);
            let turns = number.is_multiple_of(REGION_JOURNEYS) && number < to;
            if turns {
                // The curve to the next row.
                let side = if (number / REGION_JOURNEYS) % 2 == 1 { 1.0 } else { -1.0 };
                let (half, middle) = (place.step.y / 2.0, at - Vec2::Y * place.step.y / 2.0);
                let wide = place.step.x * 0.36;
                points.extend((1..12).map(|step| {
                    let angle = std::f32::consts::PI * step as f32 / 12.0;
                    middle + Vec2::new(side * wide * angle.sin(), half * angle.cos())
                }));
            }
        }
        points
    };
    let first = station(place, 1);
    let start = Vec2::new(place.panel.min.x + 8.0, first.y);
    let all: Vec<_> = std::iter::once(start).chain(stretch(1, JOURNEYS)).collect();
    let lit: Vec<_> = std::iter::once(start).chain(stretch(1, reached.min(JOURNEYS))).collect();
    drawing.stroke(all.clone(), 9.0, palette::DEEP).stroke(all, 6.0, RAIL);
    drawing.stroke(lit, 6.0, palette::LAMP);
}

fn seal(drawing: &mut Drawing, place: &LadderPlace, progress: &LadderProgress, number: usize, lit: bool, chosen: bool) {
    let (at, radius) = (station(place, number), radius(place));
    let stars = progress.stars(number);
    let open = progress.is_open(number);
    let (ground, edge, ink) = match () {
        () if chosen && open => (palette::LAMP, palette::PAPER, palette::INK),
        () if stars.is_some_and(|stars| stars > 0) => (DONE, palette::LAMP, palette::PAPER),
        () if open => (palette::CHOSEN, palette::LAMP, palette::PAPER),
        () => (palette::DEEP, RAIL, palette::STEAM),
    };
    if lit {
        drawing.disc(at, radius + 5.0, palette::LAMP.gamma_multiply(0.35), None);
    }
    drawing.disc(at, radius, ground, Some((2.4, colour(edge))));
    drawing.count(number, at, radius * 1.15, ink, Align::Centre);
    if open || stars.is_some() {
        let below = at + Vec2::Y * (radius + 13.0);
        let plate = Rect::from_center_size(below, Vec2::new(50.0, 17.0));
        drawing.rounded(plate, 3.0, colour(palette::DEEP).with_alpha(0.85), None);
        row_of_stars(drawing, below, stars.unwrap_or(0), 6.2);
    }
}

/// How far the stars before a goal are apart.
const STAR: f32 = 14.0;

/// Where the words of a goal begin, after its stars.
fn before_words(nth: usize) -> f32 {
    20.0 + STAR * nth as f32
}

/// Where the goals are: one below the other, or side by side, each with as much room as it needs, or its share of that.
fn goal_lines(room: Rect, beside: bool, words: &[String; GOALS], size: f32) -> [Rect; GOALS] {
    if !beside {
        let high = room.height() / GOALS as f32;
        return std::array::from_fn(|nth| rect(room.min.x, room.min.y + high * nth as f32, room.width(), high));
    }
    // Stars keep their size and the gap after each goal its width, however long the words are.
    let spared: [f32; GOALS] = std::array::from_fn(|nth| before_words(nth) + STAR);
    let wide = words.each_ref().map(|words| Typeface::Text.width(words, size));
    let scale = (room.width() - spared.iter().sum::<f32>()) / wide.iter().sum::<f32>();
    let mut left = room.min.x;
    std::array::from_fn(|nth| {
        let line = rect(left, room.min.y, spared[nth] - STAR + wide[nth] * scale, room.height());
        left = line.max.x + STAR;
        line
    })
}

/// What the chosen journey is about, its goals, and the button.
fn about(canvas: &mut Canvas, place: &LadderPlace, progress: &LadderProgress, number: usize) -> Option<DailyControl> {
    let [large, small] = place.letters;
    let file = all().get(number - 1)?;
    let mut drawing = Drawing::default();
    let chosen = place.chosen;
    drawing.plate(chosen, palette::LACQUER, palette::BRASS, 1.4);
    let beside = place.board.min.y < chosen.min.y + 60.0 && place.board.min.x > chosen.center().x;
    let right = if beside { place.board.min.x - 14.0 } else { chosen.max.x - 14.0 };
    let left = chosen.min.x + 16.0;
    let key = file.key();
    let head = Rect::new(left, chosen.min.y + 6.0, right, chosen.min.y + 6.0 + large * 1.3);
    let title = format!("{number} {}", canvas.words(&format!("ladder-{key}")));
    drawing.line_in(&title, head, large, palette::LAMP, Align::Left, Typeface::Display);
    let about = Rect::new(left, head.max.y, right, head.max.y + small * 2.6);
    drawing.text(canvas.words(&format!("ladder-{key}-about")), about, small, palette::PAPER, Align::Left);
    let goals =
        Rect::new(left, about.max.y + 2.0, right, if beside { chosen.max.y - 6.0 } else { place.board.min.y - 4.0 });
    let stars = progress.stars(number).unwrap_or(0);
    let words: [String; GOALS] = std::array::from_fn(|nth| canvas.words(&format!("ladder-{key}-goal-{}", nth + 1)));
    let size = small - 0.5;
    for (nth, (line, goal)) in goal_lines(goals, beside, &words, size).into_iter().zip(&words).enumerate() {
        for star in 0..=nth {
            let at = Vec2::new(line.min.x + 8.0 + STAR * star as f32, line.center().y);
            super::stars::star(&mut drawing, at, 6.2, palette::LAMP, nth < usize::from(stars));
        }
        let words = Rect { min: Vec2::new(line.min.x + before_words(nth), line.min.y), ..line };
        drawing.line_in(goal, words, size, palette::PAPER, Align::Left, Typeface::Text);
    }
    canvas.paint(&drawing);
    let open = progress.is_open(number);
    let words = canvas.words(if open { "ladder-board" } else { "ladder-closed" });
    let style = if open { ButtonStyle::Gold } else { ButtonStyle::Plain };
    let tip = canvas.words("ladder-closed-tip");
    let button = Button::new(DailyControl::Board, words, style).size(large.min(24.0)).enabled(open);
    let button = if open { button } else { button.tip(tip) };
    canvas.button(&button, place.board).then_some(DailyControl::Board)
}
