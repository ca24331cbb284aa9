//! The keyboard: Enter for the gold button, Esc to close or go back, figures for places and listed answers.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::{others::home, prompt::PromptParams, replay::ReadReplayKeys};
use crate::{
    controls::{KeyAction, Pressed},
    localization::words::Speaker,
    session::{PendingQuestion, PlaySet, Presentation, PresentationControl},
    state::{CardsPage, Overlay, Screen, TablePhase},
    table::input::{keys::focused as focused_target, pointed::Pointed},
    ui::focus::{Focus, MoveFocus},
};
use rules::Pile;

pub(super) fn plugin(app: &mut App) {
    let keys = (
        read_keys.before(PlaySet::Choose).after(ReadReplayKeys).after(MoveFocus),
        hurry.run_if(in_state(TablePhase::Play)),
    );
    app.add_systems(Update, keys.run_if(in_state(Screen::Table)));
}

fn read_keys(
    keys: Res<Pressed>,
    focus: Res<Focus>,
    mut contexts: EguiContexts,
    mut prompt: PromptParams,
    pending: Res<PendingQuestion>,
    shown: Res<Presentation>,
    phase: Res<State<TablePhase>>,
    speaker: Speaker,
    mut pointed: ResMut<Pointed>,
) -> Result {
    let pressed = |action| keys.just(action);
    let (enter, escape) = (pressed(KeyAction::Confirm), pressed(KeyAction::Back));
    // Enter presses whatever has the focus.
    let focused = contexts.ctx_mut()?.memory(|memory| memory.focused().is_some());
    match prompt.overlay() {
        Overlay::None if pending.handover.is_some() => return Ok(()),
        Overlay::None => {}
        open => {
            let closes = (escape
                && !matches!(open, Overlay::ConfirmEnd | Overlay::ConfirmDecline(_) | Overlay::ConfirmLeave))
                || match open {
                    Overlay::Menu => enter && !focused,
                    Overlay::Secrets(_) => pressed(KeyAction::Secrets),
                    Overlay::Log => pressed(KeyAction::Log),
                    Overlay::Scores => pressed(KeyAction::Scores),
                    Overlay::Cards(_) => pressed(KeyAction::Cards),
                    _ => false,
                };
            if closes {
                prompt.close();
            }
            return Ok(());
        }
    }
    // In the final scoring, Esc leads to the result, and nothing can be taken back.
    let ends = *phase.get() == TablePhase::FinalScoring;
    let escape = escape && !ends;
    if escape && prompt.has_hint() {
        prompt.ask_for_hint();
    } else if escape {
        let home = home(&pending, &speaker.words(), &shown.board).filter(|home| *home != prompt.front());
        match home {
            _ if prompt.put_back() => {}
            Some(home) => prompt.bring_to_front(home),
            None => prompt.open(Overlay::Menu),
        }
    }
    let cards = Overlay::Cards(CardsPage::Pile(Pile::of_round(shown.board.round).index() as u8));
    let windows = [
        (KeyAction::Log, Overlay::Log),
        (KeyAction::Scores, Overlay::Scores),
        (KeyAction::Cards, cards),
        (KeyAction::Menu, Overlay::Menu),
    ];
    for (key, window) in windows {
        if pressed(key) {
            prompt.open(window);
        }
    }
    for told in [KeyAction::WhoseTurn, KeyAction::MyCoins, KeyAction::WhatScores, KeyAction::LastMoves] {
        if pressed(told) {
            prompt.tell(told);
        }
    }
    if pressed(KeyAction::Rules) {
        prompt.look_up();
    }
    if pressed(KeyAction::Decline) {
        prompt.decline_picked();
    }
    if pressed(KeyAction::Hint) {
        prompt.ask_for_hint();
    }
    if let Some(seat) = prompt.secrets_of().filter(|_| pressed(KeyAction::Secrets)) {
        prompt.open(Overlay::Secrets(seat));
    }
    // Enter on something that the keys have moved to on the table is a click there.
    let walked = focused_target(&focus).is_some() && pending.question.is_some();
    if enter && !focused && !walked {
        // The next question may light up where the keys have been: this press is not meant for it.
        pointed.by_keys = false;
        prompt.press_gold();
    }
    if !ends && (pressed(KeyAction::Undo)) {
        prompt.take_back();
    }
    if let Some(number) = keys.number() {
        prompt.press_nth(usize::from(number - 1));
    }
    Ok(())
}

/// Space speeds up what is being presented.
fn hurry(keys: Res<Pressed>, shown: Res<Presentation>, mut control: MessageWriter<PresentationControl>) {
    if keys.just(KeyAction::Next) && !shown.is_idle() {
        control.write(PresentationControl::Hurry);
    }
}
