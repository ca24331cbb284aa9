//! What is read and pressed on the result: the words in the podium, the verdict, the score table and the chart, the buttons.

use bevy::prelude::*;
use bevy_egui::egui;

use super::{
    ceremony::{STEP_APART, STEP_RISES, STEPS_RISE, WINNER_TOLD},
    chart::chart,
    score_table::score_table,
    view::ResultView,
};
use crate::{
    drawing::{CREAM, Drawing},
    layout::ScrolledPage,
    screens::about::about_game,
    ui::{labels::Align, naming::named, theme::palette, typefaces::Typeface},
    widgets::{
        button::{Button, ButtonStyle},
        canvas::Canvas,
    },
};

named! {
    /// What is pressed at the end.
    ResultControl:
    /// Back to the title after a game.
    Title = "result/title",
    /// Play the same game again, shuffled anew.
    Again = "result/again",
    /// Watch the game that is over.
    Watch = "result/watch",
    /// Let the Master go through it.
    Review = "result/review",
    /// Pass it on.
    Share = "result/share",
}

/// Draws everything. Returns what was pressed, and how far the podium is scrolled.
pub fn draw(canvas: &mut Canvas, view: &ResultView) -> (Option<ResultControl>, egui::Vec2) {
    let layout = view.layout;
    canvas.top_bar(layout.width, &canvas.words("result-title"), "", None);
    let with_hall = layout.page.as_ref().is_some_and(|page| page.with_hall);
    if !with_hall {
        canvas.paint(&podium(view));
    }
    let page = layout.page.as_ref().map(|page| {
        let area = if view.train_passes { page.beside_train } else { page.seen };
        ScrolledPage { area, high: page.height }
    });
    let moved = canvas.page("result", page, |canvas| {
        if with_hall {
            canvas.paint(&podium(view));
        }
        papers(canvas, view);
        if layout.about.on_page {
            about(canvas, view);
        }
    });
    if !layout.about.on_page {
        about(canvas, view);
    }
    (buttons(canvas, view), if with_hall { moved } else { egui::Vec2::ZERO })
}

/// What the game was played with.
fn about(canvas: &Canvas, view: &ResultView) {
    let (place, setup) = (view.layout.about, view.game.setup());
    let (game, seed) = (about_game(view.texts, setup), setup.seed.to_string());
    let words = canvas.words_with("result-about", [("game", game.into()), ("seed", seed.into())]);
    let (mut drawing, ink, face) = (Drawing::default(), palette::STEAM, Typeface::Text);
    canvas.paint(drawing.shortened(&words, place.at.x, place.at.y, place.size, ink, place.align, face, place.room));
}

/// The verdict, the score table and the chart.
fn papers(canvas: &Canvas, view: &ResultView) {
    let (words, size, plate) = view.layout.verdict;
    let mut drawing = Drawing::default();
    if let Some(plate) = plate {
        drawing.slice("panel/plate", 10.0, plate);
    }
    if let Some(verdict) = &view.standings.verdict {
        drawing.text(verdict, words, size, palette::STEAM, Align::Left);
    }
    canvas.paint(&drawing);
    canvas.paint(&score_table(view));
    canvas.paint(&chart(view));
    if view.timeline.is_past(WINNER_TOLD) {
        canvas.paint(&memories(view));
    }
}

/// What is remembered of the game: a picture, whose it is, and the words.
fn memories(view: &ResultView) -> Drawing {
    let place = view.layout.memories;
    let mut drawing = Drawing::default();
    if place.lines == 0 {
        return drawing;
    }
    drawing.slice("panel/dim", 10.0, place.plate);
    for (nth, memory) in view.standings.memories.iter().enumerate() {
        let Rect { min, max } = place.line(nth);
        let middle = (min.y + max.y) / 2.0;
        drawing.icon(memory.icon, min.x + 14.0, middle, 22.0).emblem(memory.colour, min.x + 38.0, middle, 7.5);
        let words = Rect::new(min.x + 54.0, min.y, max.x, max.y);
        if place.broken {
            let high = Typeface::Text.lines(&memory.words, place.size, words.width()) as f32 * place.size * 1.2;
            let words = Rect::from_center_size(words.center(), Vec2::new(words.width(), high));
            drawing.text(&memory.words, words, place.size, palette::PAPER, Align::Left);
        } else {
            let (x, base, size) = (words.min.x, middle + 0.35 * place.size, place.size);
            let (ink, face) = (palette::PAPER, Typeface::Text);
            drawing.shortened(&memory.words, x, base, size, ink, Align::Left, face, words.width());
        }
    }
    drawing
}

/// The words in the podium: who stands on the steps that have risen, who has won, and where this is.
fn podium(view: &ResultView) -> Drawing {
    let mut drawing = Drawing::default();
    let (podium, ranked) = (&view.layout.podium, &view.standings.ranked);
    for (order, (who, place)) in ranked.iter().zip(&podium.names).enumerate() {
        let begins = STEPS_RISE + STEP_APART * (ranked.len() - 1 - order) as u16;
        if view.timeline.eased(begins, STEP_RISES) > 0.6 {
            let ink = if view.is_winner(who) { palette::LAMP } else { palette::PAPER };
            drawing.emblem(who.colour, place.sign.x, place.sign.y, place.radius);
            let Vec2 { x, y } = place.name;
            drawing.shortened(&who.name, x, y, place.size, ink, Align::Left, place.face, place.room);
        }
    }
    banner(&mut drawing, view);
    if let Some((at, scale)) = podium.sign {
        let terminus = view.texts.get("line-constantinople").to_uppercase();
        let at = at + Vec2::new(116.0, 41.0) * scale;
        drawing.spaced(terminus, at.x, at.y, 17.0 * scale, CREAM, Align::Centre, 2.0 * scale);
    }
    drawing
}

/// The winner's name on the ribbon, once it is announced.
fn banner(drawing: &mut Drawing, view: &ResultView) {
    let ribbon = view.layout.podium.ribbon;
    let k = ribbon.height() / 54.0;
    let winners: Vec<_> = view.standings.winners().filter(|who| view.is_winner(who)).collect();
    let most = ribbon.width() - 82.0 * k - 30.0 * k * winners.len() as f32;
    let names = view.texts.all_of(winners.iter().map(|who| who.name.clone()));
    let mut words = match winners.len() {
        _ if !view.timeline.is_past(WINNER_TOLD) => view.texts.get("result-who"),
        0 => view.texts.get("result-nobody"),
        n => view.texts.with("result-first", [("n", n.into()), ("names", names.as_str().into())]),
    };
    // Where there is no room for more, the names alone say it.
    if view.layout.podium.short && !names.is_empty() && Typeface::Display.width(&words, 12.0) > most {
        words = names;
    }
    let (x, base) = (ribbon.center().x + 12.0 * k, ribbon.min.y + 39.0 * k);
    let wide = Typeface::Display.width(&words, 34.0 * k).min(most);
    drawing.shortened(&words, x, base, 34.0 * k, palette::LAMP, Align::Centre, Typeface::Display, most);
    for (order, who) in winners.iter().rev().enumerate() {
        let left = x - wide / 2.0 - 24.0 * k - 30.0 * k * order as f32;
        drawing.emblem(who.colour, left, ribbon.min.y + 27.0 * k, 12.0 * k);
    }
}

/// Returns which one was pressed.
fn buttons(canvas: &mut Canvas, view: &ResultView) -> Option<ResultControl> {
    let place = &view.layout.buttons;
    let words = canvas.words("result-to-title");
    let title = Button::new(ResultControl::Title, if place.title_in_words { &words } else { "" }, ButtonStyle::Plain);
    let title = title.size(place.title_size).sprite("head/locomotive", place.title_picture);
    let title = if place.title_in_words { title } else { title.tip(words) };
    let mut pressed = canvas.button(&title, place.title).then_some(ResultControl::Title);
    let again =
        Button::new(ResultControl::Again, canvas.words("result-again"), ButtonStyle::Gold).size(place.again_size);
    let again = match place.again_about {
        Some(_) if view.in_company => again.below(canvas.words("result-rematch-about")),
        Some(about) => again.below(canvas.words(about)),
        None => again,
    };
    pressed = canvas.button(&again, place.again).then_some(ResultControl::Again).or(pressed);
    let signs = [
        (ResultControl::Watch, "ui/eye", "result-watch"),
        (ResultControl::Review, "ui/curve", "saved-games-review"),
        (ResultControl::Share, "ui/share", "saved-games-share"),
    ];
    for ((control, sign, words), place) in signs.into_iter().zip(place.signs) {
        let button = Button::new(control, "", ButtonStyle::Plain).sprite(sign, 24.0).tip(canvas.words(words));
        let button = button.enabled(control != ResultControl::Review || view.reviewable);
        pressed = canvas.button(&button, place).then_some(control).or(pressed);
    }
    pressed
}
