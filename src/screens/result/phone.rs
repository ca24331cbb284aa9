//! The result on a phone. Lying, the hall stands at the left, and the account and the chart are scrolled beside it;
//! upright, all of it is one page. The buttons stay at the foot.

use bevy::prelude::Vec2;

use super::{ResultView, chart, podium::Podium, score_table, train, verdict_words};
use crate::ui::{
    button::{Button, ButtonStyle},
    canvas::Canvas,
    labels::Align,
    regions::Control,
    theme::{display, palette, text},
    viewport::Phone,
};

/// Room at the edges, and between what stands side by side or one below the other.
const EDGE: f32 = 6.0;
/// Room at the right of what is scrolled, for the bar that shows how far.
const SCROLL: f32 = 9.0;
/// The bar at the top of a screen.
const BAR: f32 = 54.0;
/// The buttons.
const FOOT: f32 = 60.0;
/// The scale of the train: its figures can just be read.
const TRAIN: f32 = 0.64;
/// The scale of the chart.
const CHART: f32 = 0.8;

/// Whether there is room for the account beside the hall.
fn beside(size: Vec2) -> bool {
    size.x >= 470.0 && size.x >= 1.4 * size.y
}

/// Draws everything below the bar, and what the game was played with. Returns whether to play again and whether to go
/// to the title.
pub fn draw(canvas: &mut Canvas, phone: Phone, told: &ResultView, about: &str) -> (bool, bool) {
    let size = phone.size();
    let high = size.y - FOOT - BAR;
    let beside = beside(size);
    if beside {
        let from = canvas.width(&canvas.words("result-title"), display(25.0)) + 40.0;
        let room = size.x - 2.0 * EDGE - from;
        canvas.fit(size.x - 2.0 * EDGE, 32.0, about, text(15.0), palette::STEAM, Align::Right, room);
        let podium = Podium::within([EDGE, BAR + EDGE, size.x / 2.0 - 2.0 * EDGE, high - 2.0 * EDGE]);
        podium.draw(canvas, told.ranked, told.now);
        let left = podium.right() + EDGE;
        let wide = size.x - left - SCROLL;
        canvas.scrolled("result", [left, BAR, size.x - left, high], |canvas| papers(canvas, [0.0, EDGE, wide], told));
    } else {
        canvas.scrolled("result", [0.0, BAR, size.x, high], |canvas| page(canvas, size.x - 2.0 * SCROLL, told, about));
    }
    canvas.fill(0.0, size.y - FOOT, size.x, FOOT, palette::DEEP);
    canvas.fill(0.0, size.y - FOOT, size.x, 1.4, palette::BRASS);
    if told.moves {
        // Lying, it passes between the buttons; upright, it rolls along the edge above them.
        let foot = if beside { size.y - 4.0 } else { size.y - FOOT };
        train::draw(canvas, (foot, TRAIN), told.ranked, told.game, told.now);
    }
    buttons(canvas, size)
}

/// Everything one below the other. Returns its height.
fn page(canvas: &Canvas, wide: f32, told: &ResultView, about: &str) -> f32 {
    let high = Podium::high(wide);
    Podium::within([SCROLL, EDGE, wide, high]).draw(canvas, told.ranked, told.now);
    let y = papers(canvas, [SCROLL, high + 2.0 * EDGE, wide], told);
    canvas.fit(SCROLL + wide / 2.0, y + 16.0, about, text(14.0), palette::STEAM, Align::Centre, wide);
    y + 28.0
}

/// The verdict, the account and the chart from a place on and of a width. Returns where they end.
fn papers(canvas: &Canvas, [x, mut y, w]: [f32; 3], told: &ResultView) -> f32 {
    if let Some(words) = verdict_words(canvas, told) {
        let words = canvas.laid(&words, text(14.0), palette::STEAM, w - 28.0);
        let high = words.size().y + 18.0;
        canvas.slice("panel/plate", [10.0; 4], x, y, w, high);
        canvas.ui.painter().galley(canvas.at(x + 14.0, y + 10.0), words, palette::STEAM);
        y += high + EDGE;
    }
    y += score_table::draw_on_phone(canvas, [x, y, w], told.seated, told.game, told.now) + EDGE;
    let high = (0.62 * w).clamp(190.0, 300.0);
    chart::draw(canvas, [x, y, w, high], CHART, told.seated, told.game, told.now);
    y + high + EDGE
}

/// Returns whether to play again and whether to go to the title.
fn buttons(canvas: &mut Canvas, size: Vec2) -> (bool, bool) {
    let (y, high) = (size.y - FOOT + EDGE, FOOT - 2.0 * EDGE);
    let wide = (0.4 * size.x).min(140.0);
    let title = Button::new(Control::ResultTitle, canvas.words("result-to-title"), ButtonStyle::Plain);
    let title = canvas.button(&title.size(16.0).sprite("head/locomotive", 18.0), [EDGE, y, wide, high]);
    let wide = (size.x - 3.0 * EDGE - wide).min(380.0);
    let again = Button::new(Control::ResultAgain, canvas.words("result-again"), ButtonStyle::Gold);
    let again = again.size(20.0).below(canvas.words("result-again-short"));
    let again = canvas.button(&again, [size.x - EDGE - wide, y, wide, high]);
    (again, title)
}
