//! The keyboard: Enter for the gold button, Esc to close or go back, figures for places and listed answers.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui::Key};

use super::{handover::enter_pressed, others::home, prompt::Prompter};
use crate::{
    localization::words::Speaker,
    session::{PendingQuestion, PlaySet, Presentation, PresentationControl},
    state::{CardsPage, Overlay, Screen, TablePhase},
    table::input::pointed::Pointed,
    ui::keys::Shortcuts,
};
use rules::Pile;

pub(super) fn plugin(app: &mut App) {
    let keys = (read_keys.before(PlaySet::Choose), hurry.run_if(in_state(TablePhase::Play)));
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
    shortcuts: Res<Shortcuts>,
    mut contexts: EguiContexts,
    mut prompter: Prompter,
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
    match prompter.overlay() {
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
                prompter.close();
            }
            return Ok(());
        }
    }
    // In the final scoring, Esc leads to the result, and nothing can be taken back.
    let ends = *phase.get() == TablePhase::FinalScoring;
    let escape = escape && !ends;
    if escape && prompter.has_hint() {
        prompter.ask_for_hint();
    } else if escape {
        let home = home(&pending, &speaker.words(), &shown.board).filter(|home| home != prompter.front());
        match home {
            _ if prompter.put_back() => {}
            Some(home) => *prompter.front() = home,
            None => prompter.open(Overlay::Menu),
        }
    }
    let cards = Overlay::Cards(CardsPage::Pile(Pile::of_round(shown.board.round).index() as u8));
    let windows = [(Key::L, Overlay::Log), (Key::S, Overlay::Scores), (Key::C, cards), (Key::F1, Overlay::Help(0))];
    for (key, window) in windows {
        if letter(key) {
            prompter.open(window);
        }
    }
    if letter(Key::D) {
        prompter.decline_picked();
    }
    if letter(Key::H) {
        prompter.ask_for_hint();
    }
    if let Some(seat) = prompter.secrets_of().filter(|_| letter(Key::E)) {
        prompter.open(Overlay::Secrets(seat));
    }
    // Enter on something that the keys have moved to on the table is a click there.
    let walked = pointed.by_keys && prompter.points_at_answer() && !prompter.card_is_picked();
    if enter && !focused && !walked {
        // The next question may light up where the keys have been: this press is not meant for it.
        pointed.by_keys = false;
        prompter.press_gold();
    }
    if !ends && (pressed(KeyCode::Backspace) || shortcuts.undo()) {
        prompter.take_back();
    }
    if let Some(nth) = FIGURES.into_iter().position(pressed) {
        prompter.press_nth(nth);
    }
    Ok(())
}

/// Space speeds up what is being presented.
fn hurry(keys: Res<ButtonInput<KeyCode>>, shown: Res<Presentation>, mut control: MessageWriter<PresentationControl>) {
    if keys.just_pressed(KeyCode::Space) && !shown.is_idle() {
        control.write(PresentationControl::Hurry);
    }
}
