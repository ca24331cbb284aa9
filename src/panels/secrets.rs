//! What only one player may see: the Whodunit card, the evidence and the drafted Game End card.
//! Where several players share the screen, the curtain comes first.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Rect as ERect, Ui, pos2, vec2},
};

use super::handover;
use crate::{
    controls::{KeyAction, Pressed},
    drawing::Drawing,
    localization::{Texts, words::Words},
    pieces::evidence::{self, WHODUNIT, whodunit_picture},
    session::{PendingQuestion, Session, is_secret},
    state::{Overlay, Screen},
    ui::{
        brush::{Brush, layer},
        labels::Align,
        text::{draw_line, draw_paragraph},
        theme::{self, palette},
        typefaces::Typeface,
    },
    widgets::{
        button::{Button, ButtonStyle},
        window::{WindowControl, window},
    },
};
use rules::{Game, SeatView, Whodunit};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw_secrets.run_if(in_state(Screen::Table)));
}

fn draw_secrets(
    mut contexts: EguiContexts,
    mut brush: Brush,
    texts: Res<Texts>,
    game: Res<Game>,
    keys: Res<Pressed>,
    pending: Res<PendingQuestion>,
    mut session: ResMut<Session>,
    overlay: Res<State<Overlay>>,
    mut next_overlay: ResMut<NextState<Overlay>>,
    mut was_open: Local<bool>,
) -> Result {
    let Overlay::Secrets(seat) = *overlay.get() else {
        // The player who looked is no longer alone at the screen.
        let asked = pending.question.filter(|question| is_secret(question.ask));
        let goes_on = asked.is_some_and(|question| session.may_show_secrets_of(question.seat));
        if std::mem::take(&mut *was_open) && !goes_on {
            session.leave_screen();
        }
        return Ok(());
    };
    if !session.is_human(seat) && !session.may_show_secrets_of(seat) {
        next_overlay.set(Overlay::None);
        return Ok(());
    }
    *was_open = true;
    let ctx = contexts.ctx_mut()?;
    if !session.may_show_secrets_of(seat) {
        let config = session.seat(seat).clone();
        let (taken, back) = layer(ctx, "curtain", egui::Order::Foreground, |ui| {
            let taken = handover::hang(&mut brush, ui, &texts, keys.just(KeyAction::Confirm), &config);
            let below = handover::below_panel(ui.ctx().content_rect());
            let button = Button::new(WindowControl::Close, texts.get("menu-resume"), ButtonStyle::Plain);
            (taken, button.draw(&mut brush, ui, below, false))
        });
        if taken {
            session.take_screen(seat);
        } else if back {
            next_overlay.set(Overlay::None);
        }
        return Ok(());
    }
    let words = Words::new(&texts, &game, &session);
    let view = game.view(seat);
    if layer(ctx, "window", egui::Order::Foreground, |ui| draw(&mut brush, ui, &words, &view)) {
        next_overlay.set(Overlay::None);
    }
    Ok(())
}

/// Draws the window and returns whether it was closed.
fn draw(brush: &mut Brush, ui: &mut Ui, words: &Words, view: &SeatView) -> bool {
    let murder = view.whodunit.is_some();
    let title = words.with("secrets-title", [("who", words.who(view.seat).into())]);
    let (mut content, closed) = window(brush, ui, vec2(720.0, if murder { 480.0 } else { 230.0 }), &title);
    let painter = ui.painter().clone();
    if let Some(whodunit) = view.whodunit {
        case(brush, ui, words, view, whodunit, content);
        content.min.y += 282.0;
        painter.hline(content.x_range(), content.top() - 8.0, (1.0, palette::BRASS.gamma_multiply(0.6)));
    }
    if let Some(card) = view.drafted {
        let card = words.with("secrets-drafted", [("card", words.game_end(card).into())]);
        content.min.y += 8.0 + draw_paragraph(&painter, content, &card, theme::bold(18.0), palette::PAPER);
    }
    let about = words.get(if murder { "secrets-about" } else { "secrets-about-drafted" });
    draw_paragraph(&painter, content, &about, theme::text(16.0), palette::MUTED);
    closed
}

/// The Whodunit card at the left; evidence tokens and the cards that destroy them at the right.
fn case(brush: &Brush, ui: &Ui, words: &Words, view: &SeatView, whodunit: Whodunit, content: ERect) {
    let painter = ui.painter().clone();
    let key = match whodunit {
        Whodunit::Murderer => "murderer",
        Whodunit::Innocent => "innocent",
    };
    let scale = if content.width() < 600.0 { 1.1 } else { 1.75 };
    let mut card = Drawing::of(whodunit_picture(Some(whodunit)));
    // The word is at the foot of the card.
    let (name, foot) = (words.get(&format!("secrets-{key}")), Vec2::new(WHODUNIT.x / 2.0, 125.0));
    card.level(&name, foot, 16.0, palette::LAMP, Align::Centre, Typeface::Display);
    brush.painting(&painter, content.min, scale).paint(&card);
    let left = content.left() + WHODUNIT.x * scale + 24.0;
    let right = ERect::from_min_max(pos2(left, content.top()), pos2(content.right(), content.top() + 262.0));
    let about = words.get(&format!("secrets-{key}-about"));
    let mut y = right.top() + draw_paragraph(&painter, right, &about, theme::text(17.0), palette::PAPER) + 12.0;
    let prints: u8 = view.evidence.iter().map(|token| token.fingerprints()).sum();
    let values = [("n", view.evidence.len().into()), ("prints", prints.into())];
    let heading = words.with("secrets-evidence", values);
    draw_line(&painter, pos2(left, y + 10.0), &heading, theme::bold(18.0), palette::LAMP);
    y += 26.0;
    // As large as possible with all of them above the line about destroying evidence.
    let room = vec2(right.width(), right.bottom() - 30.0 - y);
    let fit = |scale: f32| (room / (56.0 * scale)).floor();
    let scale =
        [1.4, 1.2, 1.0, 0.85].into_iter().find(|scale| fit(*scale).x * fit(*scale).y >= view.evidence.len() as f32);
    let scale = scale.unwrap_or(0.6);
    let per_row = fit(scale).x as usize;
    for (nth, token) in view.evidence.iter().enumerate() {
        let corner = pos2(left, y) + vec2((nth % per_row) as f32, (nth / per_row) as f32) * 56.0 * scale;
        brush.painting(&painter, corner, scale).paint(&evidence::token(*token));
    }
    let file = &view.board.player(view.seat).case_file;
    if !file.destroy_evidence.is_empty() {
        let values = [("n", file.destroy_evidence.len().into()), ("tokens", file.destroys().into())];
        let mut destroys = Drawing::default();
        destroys.icon("icon/destroy/night", 12.0, 0.0, 28.0);
        let (told, at) = (words.with("secrets-destroy", values), Vec2::X * 32.0);
        destroys.level(&told, at, 17.0, palette::PAPER, Align::Left, Typeface::Text);
        brush.painting(&painter, pos2(left, right.bottom() - 12.0), 1.0).paint(&destroys);
    }
}
