//! Bots at the table: they think in the background and play slowly enough to be followed.

use std::time::Duration;

use bevy::{
    platform::time::Instant,
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, block_on, poll_once},
    window::RequestRedraw,
};

use super::{PendingQuestion, PlaySet, Player, PlayerChoice, Presentation, Session, Timing};
use crate::{
    bots::BotLevel,
    rules::{Choice, Game, Seat},
    state::Screen,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Thinking>()
        .add_systems(Update, (think, take_what_is_certain).in_set(PlaySet::Offer))
        .add_systems(OnEnter(Screen::Table), stop_thinking);
}

/// The bot that is thinking, if any.
#[derive(Resource, Default)]
pub struct Thinking {
    task: Option<(u32, Seat, Task<(Choice, Duration)>)>,
    since: Duration,
    /// The longest time a bot has thought so far: in a browser nothing else happens meanwhile.
    pub longest: Duration,
}

/// A bot still thinking about an earlier game is of no use.
fn stop_thinking(mut thinking: ResMut<Thinking>) {
    *thinking = Thinking::default();
}

fn think(
    time: Res<Time>,
    timing: Res<Timing>,
    game: Res<Game>,
    session: Res<Session>,
    shown: Res<Presentation>,
    mut thinking: ResMut<Thinking>,
    mut chosen: MessageWriter<PlayerChoice>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(question) = game.question().filter(|question| !session.is_human(question.seat)) else { return };
    if !shown.is_idle() {
        return;
    }
    redraw.write(RequestRedraw);
    thinking.since += time.delta();
    let made = game.choices_made();
    let Thinking { task: thought, since, longest } = &mut *thinking;
    match thought {
        Some((at, seat, task)) if *at == made => {
            if *since < timing.for_bot() {
                return;
            }
            let Some((choice, took)) = block_on(poll_once(task)) else { return };
            *longest = took.max(*longest);
            chosen.write(PlayerChoice { seat: *seat, choice });
            *thought = None;
        }
        _ => {
            let level = match session.seat(question.seat).player {
                Player::Bot(level) => level,
                Player::Human => BotLevel::Novice,
            };
            let view = game.view(question.seat);
            let seed = session.record.setup.seed ^ (u64::from(made) << 8);
            let task = AsyncComputeTaskPool::get().spawn(async move {
                let begun = Instant::now();
                (level.bot(seed).choose(&view), begun.elapsed())
            });
            (*thought, *since) = (Some((made, question.seat, task)), Duration::ZERO);
        }
    }
}

/// Makes a choice that has no alternative without asking for it.
fn take_what_is_certain(pending: Res<PendingQuestion>, mut chosen: MessageWriter<PlayerChoice>) {
    let Some(question) = pending.question.filter(|_| pending.is_changed()) else { return };
    if let Some(choice) = pending.certain() {
        chosen.write(PlayerChoice { seat: question.seat, choice });
    }
}
