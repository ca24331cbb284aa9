//! The queue of events to present, and the table as far as it has been shown. Nothing else writes to it: other
//! systems ask it to hurry or to continue with [`PresentationControl`].

use std::{collections::VecDeque, time::Duration};

use bevy::{prelude::*, window::RequestRedraw};

use super::{PlaySet, Session, Timing};
use crate::rules::{Board, Game, GameEvent};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PresentedEvent>()
        .add_message::<PresentationControl>()
        .add_systems(Update, (obey, present_next).chain().in_set(PlaySet::Present));
}

/// An event is presented now: it has just been applied to the shown board.
#[derive(Message, Clone, Debug)]
pub struct PresentedEvent(pub GameEvent);

/// What a player at the screen wants the presentation to do.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PresentationControl {
    /// Present everything in the queue quickly.
    Hurry,
    /// Present the next event at once.
    Next,
    /// Continue: what the presentation stopped at has been read.
    Resume,
}

/// What the screen shows: some events behind the game, and equal to it when idle.
#[derive(Resource)]
pub struct Presentation {
    /// The table as shown.
    pub board: Board,
    pub(super) queue: VecDeque<GameEvent>,
    held: bool,
    left: Duration,
}

impl Presentation {
    pub(super) fn new(board: Board) -> Self {
        Self { board, queue: VecDeque::new(), held: false, left: Duration::ZERO }
    }

    /// Whether everything has been presented.
    pub fn is_idle(&self) -> bool {
        self.queue.is_empty() && self.left.is_zero() && !self.held
    }

    /// Whether nothing more is presented until a player has read what is shown.
    pub fn is_held(&self) -> bool {
        self.held
    }
}

/// Whether an event ends something that a human wants to read: a scoring phase or the revelation.
fn has_to_be_read(event: &GameEvent, game: &Game) -> bool {
    match event {
        GameEvent::ScoringEnded { .. } => true,
        GameEvent::GameEnded { .. } => game.setup().murder(),
        _ => false,
    }
}

fn obey(
    mut wanted: MessageReader<PresentationControl>,
    mut shown: ResMut<Presentation>,
    mut timing: ResMut<Timing>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for control in wanted.read() {
        redraw.write(RequestRedraw);
        match control {
            PresentationControl::Hurry => timing.hurried = !shown.is_idle(),
            PresentationControl::Next => shown.left = Duration::ZERO,
            PresentationControl::Resume => shown.held = false,
        }
    }
}

fn present_next(
    time: Res<Time>,
    game: Res<Game>,
    session: Res<Session>,
    mut timing: ResMut<Timing>,
    mut shown: ResMut<Presentation>,
    mut events: MessageWriter<PresentedEvent>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if shown.is_idle() {
        if timing.hurried {
            timing.hurried = false;
        }
        return;
    }
    redraw.write(RequestRedraw);
    let shown = &mut *shown;
    shown.left = shown.left.saturating_sub(time.delta());
    while shown.left.is_zero() && !shown.held {
        let Some(event) = shown.queue.pop_front() else { break };
        shown.board.apply_event(&event);
        shown.left = timing.for_event(&event);
        if session.is_read(&timing) && has_to_be_read(&event, &game) {
            shown.held = true;
            timing.hurried = false;
        }
        events.write(PresentedEvent(event));
    }
}
