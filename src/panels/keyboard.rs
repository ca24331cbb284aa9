//! The keyboard: Enter for the gold button, Esc to close or go back, figures for places and listed answers.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui::Key};

use super::{handover::enter_pressed, others::home, prompt::PromptParams, replay::ReadReplayKeys};
use crate::{
    localization::words::Speaker,
    session::{PendingQuestion, PlaySet, Presentation, PresentationControl},
    state::{CardsPage, Overlay, Screen, TablePhase},
    table::input::pointed::Pointed,
    ui::keys::Shortcuts,
};
use rules::Pile;

pub(super) fn plugin(app: &mut App) {
    let keys = (read_keys.before(PlaySet::Choose).after(ReadReplayKeys), hurry.run_if(in_state(TablePhase::Play)));
    app.add_systems(Update, keys.run_if(in_state(Screen::Table)));
}

const DIGIT_KEYS: [KeyCode; 9] = [
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
    shortcuts: Res<Shortcuts>,
    mut contexts: EguiContexts,
    mut prompt: PromptParams,
    pending: Res<PendingQuestion>,
    shown: Res<Presentation>,
    phase: Res<State<TablePhase>>,
    speaker: Speaker,
    mut pointed: ResMut<Pointed>,
) -> Result {
    let pressed = |key| keys.just_pressed(key);
    let letter = |key| shortcuts.letter(key);
    let (enter, escape) = (enter_pressed(&keys), pressed(KeyCode::Escape));
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
                    Overlay::Secrets(_) => letter(Key::E),
                    Overlay::Log => letter(Key::L),
                    Overlay::Scores => letter(Key::S),
                    Overlay::Cards(_) => letter(Key::C),
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
        let home = home(&pending, &speaker.words(), &shown.board).filter(|home| home != prompt.front());
        match home {
            _ if prompt.put_back() => {}
            Some(home) => *prompt.front() = home,
            None => prompt.open(Overlay::Menu),
        }
    }
    let cards = Overlay::Cards(CardsPage::Pile(Pile::of_round(shown.board.round).index() as u8));
    let windows = [(Key::L, Overlay::Log), (Key::S, Overlay::Scores), (Key::C, cards)];
    for (key, window) in windows {
        if letter(key) {
            prompt.open(window);
        }
    }
    if letter(Key::F1) {
        prompt.look_up();
    }
    if letter(Key::D) {
        prompt.decline_picked();
    }
    if letter(Key::H) {
        prompt.ask_for_hint();
    }
    if let Some(seat) = prompt.secrets_of().filter(|_| letter(Key::E)) {
        prompt.open(Overlay::Secrets(seat));
    }
    // Enter on something that the keys have moved to on the table is a click there.
    let walked = pointed.by_keys && prompt.points_at_answer() && !prompt.card_is_picked();
    if enter && !focused && !walked {
        // The next question may light up where the keys have been: this press is not meant for it.
        pointed.by_keys = false;
        prompt.press_gold();
    }
    if !ends && (pressed(KeyCode::Backspace) || shortcuts.undo()) {
        prompt.take_back();
    }
    if let Some(nth) = DIGIT_KEYS.into_iter().position(pressed) {
        prompt.press_nth(nth);
    }
    Ok(())
}

/// Space speeds up what is being presented.
fn hurry(keys: Res<ButtonInput<KeyCode>>, shown: Res<Presentation>, mut control: MessageWriter<PresentationControl>) {
    if keys.just_pressed(KeyCode::Space) && !shown.is_idle() {
        control.write(PresentationControl::Hurry);
    }
}
