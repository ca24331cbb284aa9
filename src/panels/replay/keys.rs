//! The keys of a replay: Space plays, arrows step, Page keys lead from turn to turn, figures to rounds, Home and End to the
//! beginning and the end, Enter presses the gold button and Esc leads back.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use crate::{
    controls::{KeyAction, Pressed},
    replay::{ReplayPress, RunningReplay},
    session::PlaySet,
    state::{Overlay, Screen, TablePhase},
    ui::focus::{Focus, MoveFocus},
};
use rules::Game;

pub(super) fn plugin(app: &mut App) {
    let free = in_state(Screen::Table).and_then(resource_exists::<RunningReplay>).and_then(in_state(Overlay::None));
    app.add_systems(Update, read.in_set(ReadReplayKeys).before(PlaySet::Choose).before(MoveFocus).run_if(free));
}

/// When the keys of a replay are read: nobody else hears of them after that.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReadReplayKeys;

/// What the keys do; those of steps and turns do it again while they are held down.
const STEPS: [(KeyAction, ReplayPress); 6] = [
    (KeyAction::Right, ReplayPress::Step),
    (KeyAction::Down, ReplayPress::Step),
    (KeyAction::Left, ReplayPress::StepBack),
    (KeyAction::Up, ReplayPress::StepBack),
    (KeyAction::PageDown, ReplayPress::Turn),
    (KeyAction::PageUp, ReplayPress::TurnBack),
];
const ONCE: [(KeyAction, ReplayPress); 4] = [
    (KeyAction::First, ReplayPress::GoTo(0)),
    (KeyAction::Last, ReplayPress::End),
    (KeyAction::Back, ReplayPress::Leave),
    (KeyAction::Next, ReplayPress::Play),
];
/// The last round.
const ROUNDS: u8 = 6;

fn read(
    mut keys: ResMut<Pressed>,
    mut contexts: EguiContexts,
    focus: Res<Focus>,
    game: Res<Game>,
    phase: Option<Res<State<TablePhase>>>,
    mut presses: MessageWriter<ReplayPress>,
    mut next_overlay: ResMut<NextState<Overlay>>,
) -> Result {
    // Space and Enter press whatever has the focus, and the arrows move it while its ring is shown.
    let focused = contexts.ctx_mut()?.memory(|memory| memory.focused().is_some());
    let belongs_to_focus = |action| match action {
        KeyAction::Next => focused,
        KeyAction::Left | KeyAction::Right | KeyAction::Up | KeyAction::Down => focus.is_shown(),
        _ => false,
    };
    for (action, press) in STEPS.into_iter().chain(ONCE).filter(|(action, _)| !belongs_to_focus(*action)) {
        let again = STEPS.iter().any(|(step, _)| *step == action) && keys.or_held(action);
        if keys.take(action) || again {
            presses.write(press);
        }
    }
    if let Some(round) = keys.take_number().filter(|round| *round <= ROUNDS) {
        presses.write(ReplayPress::Round(round));
    }
    // While points are counted, Enter hurries.
    let at_table = phase.is_some_and(|phase| *phase.get() == TablePhase::Play);
    if at_table && !focused && keys.take(KeyAction::Confirm) {
        if game.is_over() {
            presses.write(ReplayPress::Result);
        } else {
            next_overlay.set(Overlay::TakeOver);
        }
    }
    Ok(())
}
