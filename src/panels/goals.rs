//! The goals of a journey of the ladder or of a challenge: what is wanted, and what is reached so far.

use bevy::prelude::*;
use journeys::ladder::{self, GOALS};

use crate::{
    drawing::Drawing,
    session::{Occasion, Session},
    state::{Overlay, Screen},
    ui::{labels::Align, theme::palette, typefaces::Typeface},
    windows::OpenWindow,
};
use rules::Game;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Table), show_at_first);
}

/// Whoever begins such a game sees its goals first.
fn show_at_first(session: Res<Session>, mut overlay: ResMut<NextState<Overlay>>) {
    if has_goals(&session) && session.record.choices.is_empty() {
        overlay.set(Overlay::Goals);
    }
}

/// Whether the game is played for something that can be looked up.
pub fn has_goals(session: &Session) -> bool {
    session.is_played() && matches!(session.label.occasion, Occasion::Ladder { .. } | Occasion::Challenge { .. })
}

/// The window.
pub fn draw(window: &mut OpenWindow, session: &Session, game: &Game) {
    match session.label.occasion {
        Occasion::Ladder { number } => goals_of_journey(window, number, session, game),
        Occasion::Challenge { points } => challenge(window, points),
        Occasion::Free | Occasion::Daily { .. } => {}
    }
}

fn challenge(window: &mut OpenWindow, points: u16) {
    let size = window.measures.letters;
    let title = window.texts.with("challenge", [("points", points.into())]);
    let content = window.frame(560.0, 190.0, &title);
    let mut drawing = Drawing::default();
    let about = Rect::new(0.0, 4.0, content.width(), content.height());
    drawing.text(window.get("challenge-about"), about, size, palette::PAPER, Align::Left);
    window.brush.painting(window.ui.painter(), content.min, 1.0).paint(&drawing);
}

fn goals_of_journey(window: &mut OpenWindow, number: usize, session: &Session, game: &Game) {
    let Some(file) = ladder::all().get(number - 1) else { return };
    let journey = ladder::journey(number, game.catalogue()).and_then(Result::ok);
    let history = session.replay().map(|(_, history)| history).unwrap_or_default();
    let met = journey.map_or([false; GOALS], |journey| journey.met(game, &history));
    let key = file.key();
    let title = format!("{number} {}", window.get(&format!("ladder-{key}")));
    let size = window.measures.letters;
    let content = window.frame(640.0, 330.0, &title);
    let mut drawing = Drawing::default();
    let width = content.width();
    let about = Rect::new(0.0, 4.0, width, size * 3.4);
    drawing.text(window.get(&format!("ladder-{key}-about")), about, size, palette::PAPER, Align::Left);
    let pitch = (content.height() - about.max.y - 8.0) / GOALS as f32;
    for (nth, met) in met.into_iter().enumerate() {
        let line = Rect::new(0.0, about.max.y + pitch * nth as f32, width, about.max.y + pitch * (nth as f32 + 1.0));
        let star = if met { "journey/star/done" } else { "journey/star" };
        for place in 0..=nth {
            drawing.icon(star, 14.0 + 26.0 * place as f32, line.center().y, 24.0);
        }
        let words = Rect { min: Vec2::new(96.0, line.min.y), ..line };
        let ink = if met { palette::READY } else { palette::PAPER };
        let goal = window.get(&format!("ladder-{key}-goal-{}", nth + 1));
        drawing.line_in(&goal, words, size, ink, Align::Left, Typeface::Bold);
    }
    window.brush.painting(window.ui.painter(), content.min, 1.0).paint(&drawing);
}
