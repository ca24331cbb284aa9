//! The queue of events to show, and the table as far as it is shown.

use std::{collections::VecDeque, time::Duration};

use bevy::{prelude::*, window::RequestRedraw};

use super::{Pace, PlaySet};
use crate::rules::{Board, GameEvent};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ShownEvent>().add_systems(Update, show_next.in_set(PlaySet::Show));
}

/// An event is shown now: the shown board has just absorbed it.
#[derive(Message, Clone, Debug)]
pub struct ShownEvent(pub GameEvent);

/// What the screen shows: always some events behind the game, equal to it when idle.
#[derive(Resource)]
pub struct Shown {
    /// The table as shown.
    pub board: Board,
    /// What is still to be shown.
    pub queue: VecDeque<GameEvent>,
    /// Nothing more is shown while somebody looks at something (a scoring phase's sums).
    pub held: bool,
    /// Counts the times the table was laid anew without motion (undo).
    pub laid_anew: u32,
    left: Duration,
}

impl Shown {
    pub(super) fn new(board: Board) -> Self {
        Self { board, queue: VecDeque::new(), held: false, laid_anew: 0, left: Duration::ZERO }
    }

    /// Whether everything is shown.
    pub fn is_idle(&self) -> bool {
        self.queue.is_empty() && self.left.is_zero() && !self.held
    }

    /// The next event is shown at once.
    pub fn hasten(&mut self) {
        self.left = Duration::ZERO;
    }

    /// Lays the table anew, without motion.
    pub(super) fn reset(&mut self, board: Board) {
        *self = Self { laid_anew: self.laid_anew + 1, ..Self::new(board) };
    }
}

/// A run condition: the table was laid anew since it was last asked, so what follows the events has to
/// begin again.
pub fn laid_anew(shown: Option<Res<Shown>>, mut last: Local<u32>) -> bool {
    shown.is_some_and(|shown| std::mem::replace(&mut *last, shown.laid_anew) != shown.laid_anew)
}

fn show_next(
    time: Res<Time>,
    mut pace: ResMut<Pace>,
    mut shown: ResMut<Shown>,
    mut events: MessageWriter<ShownEvent>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if shown.is_idle() {
        if pace.hurried {
            pace.hurried = false;
        }
        return;
    }
    redraw.write(RequestRedraw);
    let shown = &mut *shown;
    shown.left = shown.left.saturating_sub(time.delta());
    while shown.left.is_zero() && !shown.held {
        let Some(event) = shown.queue.pop_front() else { break };
        shown.board.absorb(&event);
        shown.left = pace.for_event(&event);
        events.write(ShownEvent(event));
    }
}
