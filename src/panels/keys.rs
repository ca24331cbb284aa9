//! The keyboard: Enter for the gold button, Esc to close or go back, figures for listed answers.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::{others::home, prompt::Prompter, windows::Open};
use crate::{
    play::{Offered, Pace, PlaySet, Shown},
    screens::{Screen, scoring_covers},
    table::{choosing::Hovered, pointer::Pointed},
    text::words::Speaker,
};

pub(super) fn plugin(app: &mut App) {
    let keys = (read_keys.before(PlaySet::Choose), hurry.run_if(not(scoring_covers)));
    app.add_systems(Update, keys.run_if(in_state(Screen::Table)));
}

const FIGURES: [KeyCode; 9] = [
    KeyCode::Digit1,
    KeyCode::Digit2,
    KeyCode::Digit3,
    KeyCode::Digit4,
    KeyCode::Digit5,
    KeyCode::Digit6,
    KeyCode::Digit7,
    KeyCode::Digit8,
    KeyCode::Digit9,
];

fn read_keys(
    keys: Res<ButtonInput<KeyCode>>,
    mut contexts: EguiContexts,
    mut prompter: Prompter,
    offered: Res<Offered>,
    shown: Res<Shown>,
    speaker: Speaker,
    pointed: Res<Pointed>,
    hovered: Res<Hovered>,
) -> Result {
    let pressed = |key| keys.just_pressed(key);
    let (enter, escape) = (pressed(KeyCode::Enter) || pressed(KeyCode::NumpadEnter), pressed(KeyCode::Escape));
    // Enter on something that has the focus presses that.
    let focused = contexts.ctx_mut()?.memory(|memory| memory.focused().is_some());
    match prompter.windows().now() {
        Some(open) => {
            match open {
                Open::ConfirmEnd | Open::ConfirmLeave if enter && !focused => {
                    prompter.windows().close();
                }
                Open::Menu if enter && !focused => {
                    prompter.windows().close();
                }
                _ if escape => {
                    prompter.windows().close();
                }
                Open::Secrets(_) if pressed(KeyCode::KeyE) => {
                    prompter.windows().close();
                }
                Open::Log if pressed(KeyCode::KeyL) => prompter.windows().toggle(Open::Log),
                Open::Scores if pressed(KeyCode::KeyS) => prompter.windows().toggle(Open::Scores),
                _ => {}
            }
            return Ok(());
        }
        None if prompter.windows().curtain => return Ok(()),
        None => {}
    }
    if escape {
        let home = home(&offered, &speaker.words(), &shown.board).filter(|home| home != prompter.front());
        match home {
            _ if prompter.put_back() => {}
            Some(home) => *prompter.front() = home,
            None => prompter.windows().open(Open::Menu),
        }
    }
    for (key, window) in [
        (KeyCode::KeyL, Open::Log),
        (KeyCode::KeyS, Open::Scores),
        (KeyCode::F1, Open::Help(0)),
        (KeyCode::KeyH, Open::Help(0)),
    ] {
        if pressed(key) {
            prompter.windows().open(window);
        }
    }
    if let Some(seat) = prompter.secrets_of().filter(|_| pressed(KeyCode::KeyE)) {
        prompter.windows().open(Open::Secrets(seat));
    }
    // Enter on something the keys have walked to on the table is a click there.
    let walked = pointed.by_keys && hovered.0.is_some() && !prompter.card_is_picked();
    if enter && !focused && !walked {
        prompter.press_gold();
    }
    if pressed(KeyCode::Backspace)
        || (pressed(KeyCode::KeyZ) && keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]))
    {
        prompter.take_back();
    }
    if let Some(nth) = FIGURES.into_iter().position(pressed) {
        prompter.press_listed(nth);
    }
    Ok(())
}

/// Space hurries what is being shown.
fn hurry(keys: Res<ButtonInput<KeyCode>>, shown: Res<Shown>, mut pace: ResMut<Pace>) {
    if keys.just_pressed(KeyCode::Space) && !shown.is_idle() {
        pace.hurried = true;
    }
}
