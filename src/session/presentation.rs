//! The queue of events to present, and the table as far as it has been shown. Nothing else writes to it: other
//! systems ask it to hurry or to continue with [`PresentationControl`].

use std::{collections::VecDeque, time::Duration};

use bevy::{prelude::*, window::RequestRedraw};

use super::{AnimationSpeed, PlaySet, Session, Timing};
use rules::{Board, Game, GameEvent};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<GameEvent>()
        .add_message::<PresentedEvent>()
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
    /// Present everything at once up to a stop of the final scoring.
    PassTo(Stop),
    /// Continue: what the presentation stopped at has been read.
    Resume,
}

/// Where the final scoring can be taken up again when a part of it is passed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The next Game End card.
    Card,
    /// The next player's Game End cards.
    Player,
    /// Whatever follows the final scoring.
    End,
}

impl Stop {
    fn is_at(self, event: &GameEvent) -> bool {
        match event {
            GameEvent::GameEndCardBegan { .. } => self == Self::Card,
            GameEvent::GameEndPartBegan { .. } => self == Self::Player,
            GameEvent::FinalScoringEnded | GameEvent::GameEnded { .. } => self != Self::End,
            GameEvent::RevelationBegan => true,
            _ => false,
        }
    }
}

/// What the screen shows: some events behind the game, and equal to it when idle.
#[derive(Resource)]
pub struct Presentation {
    /// The table as shown.
    pub board: Board,
    queue: VecDeque<GameEvent>,
    held: bool,
    left: Duration,
    passes_to: Option<Stop>,
}

impl Presentation {
    pub(super) fn new(board: Board) -> Self {
        Self { board, queue: VecDeque::new(), held: false, left: Duration::ZERO, passes_to: None }
    }

    /// Whether everything has been presented.
    pub fn is_idle(&self) -> bool {
        self.queue.is_empty() && self.left.is_zero() && !self.held
    }

    /// How many events are still to be shown.
    pub fn to_come(&self) -> usize {
        self.queue.len()
    }

    /// Whether nothing more is presented until a player has read what is shown.
    pub fn is_held(&self) -> bool {
        self.held
    }
}

/// What the rules say has happened is presented after everything that happened before.
pub(super) fn enqueue(mut happened: MessageReader<GameEvent>, mut shown: ResMut<Presentation>) {
    if !happened.is_empty() {
        shown.queue.extend(happened.read().copied());
    }
}

/// Whether an event ends something that a human wants to read: a scoring phase, the final scoring or the revelation.
/// Without motion, the final scoring stops after every Game End card.
fn has_to_be_read(event: &GameEvent, game: &Game, timing: &Timing) -> bool {
    let moves = timing.speed() != AnimationSpeed::None;
    match event {
        GameEvent::ScoringEnded { .. } => moves,
        GameEvent::GameEndCardScored { .. } => !moves,
        GameEvent::FinalScoringEnded => game.setup().murder(),
        GameEvent::GameEnded { .. } => moves || !game.setup().murder(),
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
            PresentationControl::PassTo(stop) => {
                (shown.passes_to, shown.held, shown.left) = (Some(*stop), false, Duration::ZERO);
            }
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
        if shown.passes_to.is_some() {
            shown.passes_to = None;
        }
        return;
    }
    // What has to be read stands still.
    if shown.held && shown.left.is_zero() {
        return;
    }
    redraw.write(RequestRedraw);
    let shown = &mut *shown;
    shown.left = shown.left.saturating_sub(time.delta());
    while shown.left.is_zero() && !shown.held {
        let Some(event) = shown.queue.pop_front() else { break };
        shown.board.apply_event(&event);
        let passed_over = shown.passes_to == Some(Stop::End);
        shown.passes_to = shown.passes_to.filter(|stop| !stop.is_at(&event));
        shown.left = if shown.passes_to.is_some() { Duration::ZERO } else { timing.for_event(&event) };
        if !passed_over && session.is_followed() && has_to_be_read(&event, &game, &timing) {
            shown.held = true;
            timing.hurried = false;
        }
        events.write(PresentedEvent(event));
    }
}
