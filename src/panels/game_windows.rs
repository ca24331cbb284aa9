//! The windows of a running game: menu, log, scores, and the questions before something is lost.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Rect, vec2},
};

use super::prompt::ConfirmControl;
use super::{goals, log::Log, other_device, prompt::PromptParams, replay::ReplayLog, scores};
use crate::{
    controls::Pressed,
    journey::RunningLesson,
    layout::FINGER,
    localization::{
        Texts,
        words::{Speaker, Words},
    },
    persistence::{HandOut, Store},
    session::{Presentation, Session, settings::Settings},
    state::{CardsPage, Overlay, Screen},
    ui::{
        brush::{Brush, layer},
        naming::named,
        regions::RegionId,
    },
    widgets::{
        button::{Button, ButtonStyle},
        dialog::{Dialog, dialog},
        window::scrolled,
    },
    windows::OpenWindow,
};
use rules::{Choice, Game, Pile, Seat};

pub(super) fn plugin(app: &mut App) {
    // A lesson that is left may lead back to the open rules.
    app.add_systems(OnExit(Screen::Table), close.run_if(not(resource_exists::<RunningLesson>)))
        .add_systems(EguiPrimaryContextPass, (draw_window, draw_question).run_if(in_state(Screen::Table)));
}

named! {
    /// An entry of the menu.
    MenuControl:
    /// Back to the game.
    Resume = "menu/resume",
    /// Open the log.
    Log = "menu/log",
    /// Open the scores.
    Scores = "menu/scores",
    /// Look at the goals of the journey.
    Goals = "menu/goals",
    /// Look at one's own secrets.
    Secrets = "menu/secrets",
    /// Open the window with all cards.
    Cards = "menu/cards",
    /// Play on from another device, with friends.
    OtherDevice = "menu/other-device",
    /// Open the rules.
    Help = "menu/help",
    /// Open the settings.
    Settings = "menu/settings",
    /// Leave the game.
    Leave = "menu/leave",
}

fn close(mut overlay: ResMut<NextState<Overlay>>) {
    overlay.set(Overlay::None);
}

/// The windows of a running game.
fn draw_window(
    mut contexts: EguiContexts,
    mut brush: Brush,
    mut prompt: PromptParams,
    speaker: Speaker,
    log: Res<Log>,
    mut of_replay: ResMut<ReplayLog>,
    shown: Res<Presentation>,
    (session, game): (Res<Session>, Res<Game>),
    mut copies: MessageWriter<HandOut>,
) -> Result {
    let open = prompt.overlay();
    if !matches!(open, Overlay::Menu | Overlay::Log | Overlay::Scores | Overlay::Goals | Overlay::OtherDevice) {
        return Ok(());
    }
    let (secrets, watched, seat) = (prompt.secrets_of(), prompt.shown_of_replay(), prompt.seat_link());
    let words = speaker.words();
    let (mut clause, mut moment) = (None, None);
    let next = layer(contexts.ctx_mut()?, "window", egui::Order::Foreground, |ui| {
        let mut window = OpenWindow::new(&mut brush, ui, words.texts);
        match open {
            Overlay::Menu => {
                let pile = Pile::of_round(shown.board.round).index() as u8;
                menu(&mut window, secrets, pile, (goals::has_goals(&session), seat.is_some()));
            }
            Overlay::OtherDevice => match seat {
                Some(link) if other_device::draw(&mut window, &link) => _ = copies.write(HandOut::Copy(link)),
                Some(_) => {}
                None => window.next = Some(Overlay::None),
            },
            Overlay::Goals => goals::draw(&mut window, &session, &game),
            Overlay::Log => {
                let content = window.frame(760.0, 760.0, &window.get("menu-log"));
                match watched {
                    Some(shown) => moment = of_replay.draw(window.brush, window.ui, content, shown),
                    None => clause = log.draw(window.brush, window.ui, content, &words),
                }
            }
            _ => draw_scores(&mut window, &shown, &words),
        }
        window.next
    });
    if let Some(clause) = clause {
        prompt.read(clause);
    }
    if let Some(moment) = moment {
        prompt.go_to(moment);
        prompt.close();
    }
    match next {
        // Nothing is lost by leaving a lesson, which goes on where it was left, or a replay.
        Some(Overlay::ConfirmLeave) if prompt.leave_at_once() => prompt.close(),
        // The rules are opened where they say something about what is asked.
        Some(Overlay::Rules) => prompt.look_up(),
        Some(next) => prompt.open(next),
        None => {}
    }
    Ok(())
}

/// The questions before something is lost.
fn draw_question(
    mut contexts: EguiContexts,
    mut brush: Brush,
    mut prompt: PromptParams,
    store: Res<Store>,
    texts: Res<Texts>,
    keys: Res<Pressed>,
    mut settings: ResMut<Settings>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let (key, lines) = match prompt.overlay() {
        Overlay::ConfirmEnd => ("confirm-end", [vec![texts.get("confirm-end-lost")], prompt.lost_by_ending()].concat()),
        Overlay::ConfirmDecline(_) => ("confirm-decline", vec![texts.get("confirm-decline-text")]),
        Overlay::ConfirmLeave => {
            let key = if prompt.is_with_friends() {
                "confirm-leave-friends"
            } else if store.saves() {
                "confirm-leave-text"
            } else {
                "confirm-leave-unsaved"
            };
            ("confirm-leave", vec![texts.get(key)])
        }
        _ => return Ok(()),
    };
    let words = ["title", "no", "yes", "always"].map(|part| format!("{key}-{part}"));
    let names = [ConfirmControl::No, ConfirmControl::Yes, ConfirmControl::Always].map(RegionId::from);
    let [no, yes, always] = [0, 1, 2].map(|nth| (names[nth], words[nth + 1].as_str()));
    let (buttons, escape) = match prompt.overlay() {
        Overlay::ConfirmDecline(_) => (vec![yes, always, no], 2),
        _ => (vec![no, yes], 0),
    };
    let what = Dialog { title: &texts.get(&words[0]), lines: &lines, buttons: &buttons, escape };
    let ctx = contexts.ctx_mut()?.clone();
    match (dialog(&mut brush, &ctx, &keys, &what), prompt.overlay()) {
        (None, _) => {}
        (Some(answer @ (0 | 1)), Overlay::ConfirmDecline(place)) => {
            prompt.close();
            prompt.choose(Choice::Decline(place));
            settings.declines_useless_cards |= answer == 1;
        }
        (Some(_), Overlay::ConfirmDecline(_)) => {
            prompt.close();
            prompt.put_back();
        }
        (Some(1), Overlay::ConfirmEnd) => {
            prompt.close();
            prompt.choose(Choice::EndTurn);
        }
        (Some(1), _) => next.set(Screen::Title),
        _ => prompt.close(),
    }
    Ok(())
}

/// The line of the menu at most, what is between two lines, and what of a small screen is above all of them.
const LINE: f32 = 69.0;
const GAP: f32 = 11.0;
const HEAD: f32 = 74.0;
/// How high the table of the points is.
const SCORES: f32 = 540.0;

/// What else there is, and the way out.
fn menu(window: &mut OpenWindow, secrets: Option<Seat>, pile: u8, (goals, with_friends): (bool, bool)) {
    let title = window.get("menu-title");
    let entries = [
        (MenuControl::Resume, "menu-resume", "ui/play", Overlay::None),
        (MenuControl::Log, "menu-log", "ui/log", Overlay::Log),
        (MenuControl::Scores, "menu-scores", "ui/zoom", Overlay::Scores),
        (MenuControl::Goals, "menu-goals", "ui/calendar", Overlay::Goals),
        (MenuControl::Cards, "menu-cards", "ui/eye", Overlay::Cards(CardsPage::Pile(pile))),
        (MenuControl::Secrets, "menu-secrets", "ui/lock", Overlay::Secrets(secrets.unwrap_or(Seat(0)))),
        (MenuControl::OtherDevice, "menu-other-device", "ui/share", Overlay::OtherDevice),
        (MenuControl::Help, "menu-help", "ui/help", Overlay::Rules),
        (MenuControl::Settings, "menu-settings", "ui/speed", Overlay::Settings),
        (MenuControl::Leave, "menu-leave", "ui/back", Overlay::ConfirmLeave),
    ];
    let there = |name: MenuControl| match name {
        MenuControl::Secrets => secrets.is_some(),
        MenuControl::Goals => goals,
        MenuControl::OtherDevice => with_friends,
        _ => true,
    };
    let entries: Vec<_> = entries.into_iter().filter(|(name, ..)| there(*name)).collect();
    // In one column if there each of them can be hit with a finger.
    let room = window.ui.ctx().content_rect().height() - HEAD;
    let (columns, wide) = if entries.len() as f32 * (FINGER + GAP) - GAP > room { (2, 640.0) } else { (1, 400.0) };
    let rows = entries.len().div_ceil(columns) as f32;
    let content = window.frame(wide, 106.0 + LINE * rows, &title);
    let pitch = ((content.height() + GAP) / rows).min(LINE);
    let step = (content.width() + 8.0) / columns as f32;
    for (nth, (name, key, icon, next)) in entries.into_iter().enumerate() {
        let at = vec2((nth % columns) as f32 * step, (nth / columns) as f32 * pitch);
        let rect = Rect::from_min_size(content.min + at, vec2(step - 8.0, pitch - GAP));
        let style = if nth == 0 { ButtonStyle::Gold } else { ButtonStyle::Plain };
        let button = Button::new(name, window.get(key), style);
        let button = if nth == 0 { button } else { button.sprite(icon, 22.0) };
        if window.button(button, rect) {
            window.next = Some(next);
        }
    }
}

fn draw_scores(window: &mut OpenWindow, shown: &Presentation, words: &Words) {
    let title = window.get("menu-scores");
    let content = window.frame(900.0, 640.0, &title);
    let brush = &*window.brush;
    scrolled(window.ui, "scores", content, |ui, rect| {
        let size = Vec2::new(rect.width(), SCORES);
        brush.painting(ui.painter(), rect.min, 1.0).paint(&scores::breakdown(words, &shown.board, size));
        rect.top() + size.y
    });
}
