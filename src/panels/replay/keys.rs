//! The keys of a replay: Space plays, arrows step, Page keys lead from turn to turn, figures to rounds, Home and End to the
//! beginning and the end, Enter presses the gold button and Esc leads back.

use bevy::{input::keyboard::KeyboardInput, prelude::*};
use bevy_egui::EguiContexts;

use crate::{
    replay::{ReplayPress, RunningReplay},
    session::PlaySet,
    state::{Overlay, Screen, TablePhase},
};
use rules::Game;

pub(super) fn plugin(app: &mut App) {
    let free = in_state(Screen::Table).and_then(resource_exists::<RunningReplay>).and_then(in_state(Overlay::None));
    app.add_systems(Update, read.in_set(ReadReplayKeys).before(PlaySet::Choose).run_if(free));
}

/// When the keys of a replay are read: nobody else hears of them after that.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReadReplayKeys;

/// The figures of the rounds.
const ROUNDS: [KeyCode; 6] =
    [KeyCode::Digit1, KeyCode::Digit2, KeyCode::Digit3, KeyCode::Digit4, KeyCode::Digit5, KeyCode::Digit6];

/// What a key does; a key that is held down does it again.
fn press_of(key: KeyCode, again: bool) -> Option<ReplayPress> {
    Some(match key {
        KeyCode::ArrowRight | KeyCode::ArrowDown => ReplayPress::Step,
        KeyCode::ArrowLeft | KeyCode::ArrowUp => ReplayPress::StepBack,
        KeyCode::PageDown => ReplayPress::Turn,
        KeyCode::PageUp => ReplayPress::TurnBack,
        _ if again => return None,
        KeyCode::Home => ReplayPress::GoTo(0),
        KeyCode::End => ReplayPress::End,
        KeyCode::Escape => ReplayPress::Leave,
        KeyCode::Space => ReplayPress::Play,
        _ => ReplayPress::Round(ROUNDS.iter().position(|round| *round == key)? as u8 + 1),
    })
}

fn read(
    mut pressed: MessageReader<KeyboardInput>,
    mut keys: ResMut<ButtonInput<KeyCode>>,
    mut contexts: EguiContexts,
    game: Res<Game>,
    phase: Option<Res<State<TablePhase>>>,
    mut presses: MessageWriter<ReplayPress>,
    mut next_overlay: ResMut<NextState<Overlay>>,
) -> Result {
    // Space and Enter press whatever has the focus.
    let focused = contexts.ctx_mut()?.memory(|memory| memory.focused().is_some());
    for key in pressed.read().filter(|key| key.state.is_pressed()) {
        // With Ctrl, Alt or Meta it belongs to the browser or the system.
        if !key.repeat && !keys.just_pressed(key.key_code) || focused && key.key_code == KeyCode::Space {
            continue;
        }
        if let Some(press) = press_of(key.key_code, key.repeat) {
            presses.write(press);
            keys.clear_just_pressed(key.key_code);
        }
    }
    // While points are counted, Enter hurries.
    let at_table = phase.is_some_and(|phase| *phase.get() == TablePhase::Play);
    let enter = keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter]);
    if enter && at_table && !focused {
        if game.is_over() {
            presses.write(ReplayPress::Result);
        } else {
            next_overlay.set(Overlay::TakeOver);
        }
        keys.clear_just_pressed(KeyCode::Enter);
        keys.clear_just_pressed(KeyCode::NumpadEnter);
    }
    Ok(())
}
