//! What is read and pressed on the result: the words in the hall, the verdict, the account and the chart, the buttons.

use bevy::prelude::*;

use super::{
    account,
    ceremony::{STEP_APART, STEP_RISES, STEPS_RISE, WINNER_TOLD},
    chart,
    layout::ResultLayout,
    view::ResultView,
};
use crate::{
    screens::about::about_game,
    ui::{
        button::{Button, ButtonStyle},
        canvas::Canvas,
        labels::Align,
        naming::named,
        theme::{bold, display, palette, text},
    },
};
use bevy_egui::egui::Color32;

named! {
    /// What is pressed at the end.
    ResultControl:
    /// Back to the title after a game.
    Title = "result/title",
    /// Play the same game again, shuffled anew.
    Again = "result/again",
}

/// What was pressed, and how far the hall is scrolled.
pub struct ResultPressed {
    pub again: bool,
    pub title: bool,
    pub hall: Vec2,
}

/// Draws everything.
pub fn draw(canvas: &mut Canvas, view: &ResultView) -> ResultPressed {
    let layout = view.layout;
    canvas.top_bar(layout.width, &canvas.words("result-title"), "", None);
    let mut hall_at = Vec2::ZERO;
    match &layout.page {
        None => {
            hall(canvas, view);
            papers(canvas, view);
        }
        Some(page) => {
            if !page.with_hall {
                hall(canvas, view);
            }
            let corner = canvas.at(0.0, 0.0);
            let seen = if view.train_passes { page.beside_train } else { page.seen };
            let Rect { min, .. } = seen;
            canvas.scrolled("result", [min.x, min.y, seen.width(), seen.height()], |canvas| {
                if page.with_hall {
                    let moved = canvas.at(0.0, 0.0) - corner;
                    hall_at = Vec2::new(moved.x, moved.y);
                    hall(canvas, view);
                }
                papers(canvas, view);
                if layout.about.on_page {
                    about(canvas, view);
                }
                page.height
            });
        }
    }
    if !layout.about.on_page {
        about(canvas, view);
    }
    let (again, title) = buttons(canvas, layout);
    ResultPressed { again, title, hall: hall_at }
}

/// What the game was played with.
fn about(canvas: &Canvas, view: &ResultView) {
    let (place, setup) = (view.layout.about, view.game.setup());
    let (game, seed) = (about_game(canvas, setup), setup.seed.to_string());
    let words = canvas.words_with("result-about", [("game", game.into()), ("seed", seed.into())]);
    canvas.fit(place.at.x, place.at.y, &words, text(place.size), palette::STEAM, place.align, place.room);
}

/// The verdict, the account and the chart.
fn papers(canvas: &Canvas, view: &ResultView) {
    let (words, size, plate) = view.layout.verdict;
    if let Some(plate) = plate {
        canvas.slice("panel/plate", [10.0; 4], plate.min.x, plate.min.y, plate.width(), plate.height());
    }
    if let Some(verdict) = &view.standings.verdict {
        canvas.wrapped(words.min.x, words.min.y, words.width(), verdict, text(size), palette::STEAM);
    }
    account::draw(canvas, view);
    chart::draw(canvas, view);
}

/// The words in the hall: who stands on the steps that have risen, who has won, and where this is.
fn hall(canvas: &Canvas, view: &ResultView) {
    let (hall, ranked) = (&view.layout.hall, &view.standings.ranked);
    for (order, (who, place)) in ranked.iter().zip(&hall.names).enumerate() {
        let begins = STEPS_RISE + STEP_APART * (ranked.len() - 1 - order) as u16;
        if view.timeline.eased(begins, STEP_RISES) > 0.6 {
            let ink = if view.is_winner(who) { palette::LAMP } else { palette::PAPER };
            canvas.emblem(who.colour, place.sign.x, place.sign.y, place.radius);
            let font = place.face.at(place.size);
            canvas.fit(place.name.x, place.name.y, &who.name, font, ink, Align::Left, place.room);
        }
    }
    banner(canvas, view);
    if let Some((at, scale)) = hall.sign {
        let terminus = canvas.words("line-constantinople").to_uppercase();
        let (at, white) = (at + Vec2::new(116.0, 41.0) * scale, Color32::from_rgb(0xFF, 0xF6, 0xE2));
        canvas.spaced(at.x, at.y, &terminus, bold(17.0 * scale), white, Align::Centre, 2.0 * scale);
    }
}

/// The winner's name on the ribbon, once it is announced.
fn banner(canvas: &Canvas, view: &ResultView) {
    let ribbon = view.layout.hall.ribbon;
    let k = ribbon.height() / 54.0;
    let winners: Vec<_> = view.standings.winners().filter(|who| view.is_winner(who)).collect();
    let most = ribbon.width() - 82.0 * k - 30.0 * k * winners.len() as f32;
    let names: Vec<_> = winners.iter().map(|who| who.name.as_str()).collect();
    let mut words = match &names[..] {
        _ if !view.timeline.is_past(WINNER_TOLD) => canvas.words("result-who"),
        [] => canvas.words("result-nobody"),
        [one] => canvas.words_with("result-first", [("name", (*one).into())]),
        [most @ .., last] => {
            let most = most.join(", ");
            canvas.words_with("result-first-together", [("most", most.into()), ("last", (*last).into())])
        }
    };
    // Where there is no room for more, the names alone say it.
    if view.layout.hall.short && !names.is_empty() && canvas.width(&words, display(12.0)) > most {
        words = names.join(", ");
    }
    let (x, font) = (ribbon.center().x + 12.0 * k, display(34.0 * k));
    let wide = canvas.width(&words, font.clone()).min(most);
    canvas.fit(x, ribbon.min.y + 39.0 * k, &words, font, palette::LAMP, Align::Centre, most);
    for (order, who) in winners.iter().rev().enumerate() {
        let left = x - wide / 2.0 - 24.0 * k - 30.0 * k * order as f32;
        canvas.emblem(who.colour, left, ribbon.min.y + 27.0 * k, 12.0 * k);
    }
}

/// Returns whether to play again and whether to go to the title.
fn buttons(canvas: &mut Canvas, layout: &ResultLayout) -> (bool, bool) {
    let place = &layout.buttons;
    let at = |rect: Rect| [rect.min.x, rect.min.y, rect.width(), rect.height()];
    let title = Button::new(ResultControl::Title, canvas.words("result-to-title"), ButtonStyle::Plain);
    let title = title.size(place.title_size).sprite("head/locomotive", place.title_picture);
    let title = canvas.button(&title, at(place.title));
    let mut again = Button::new(ResultControl::Again, canvas.words("result-again"), ButtonStyle::Gold);
    if let Some((right, y)) = place.explained {
        for (key, base) in [("result-again-1", y), ("result-again-2", y + 20.0)] {
            canvas.text(right, base, &canvas.words(key), text(16.0), palette::MUTED, Align::Right);
        }
    } else {
        again = again.below(canvas.words("result-again-short"));
    }
    (canvas.button(&again.size(place.again_size), at(place.again)), title)
}
