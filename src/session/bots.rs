//! Bots at the table: they think while others still look at what has happened, and play slowly enough to be followed.

use std::{collections::BTreeMap, time::Duration};

use bevy::{
    platform::{cell::SyncCell, time::Instant},
    prelude::*,
    window::RequestRedraw,
};

use super::{
    HistoryReset, PendingQuestion, PlaySet, PlayerChoice, PlayerKind, Presentation, Session, ThinkingPlace, Timing,
    minds::BotMind,
    pondering::{Pondering, TURN_TIME, ThoughtAwaited},
    settings::Settings,
};
use crate::state::Screen;
use bots::BotLevel;
use rules::{Game, Seat};
use thinker::BotSeed;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Thinking>()
        .add_message::<LetGo>()
        .add_systems(Update, (think, play_forced_choice).in_set(PlaySet::Offer))
        .add_systems(OnEnter(Screen::Table), |mut thinking: ResMut<Thinking>| *thinking = default());
}

/// A bot that thinks for longer than this is seen to be thinking.
const LONG: Duration = Duration::from_secs(1);

/// For so long frame after frame looks for a bot's choice. After that nothing moves, and looking now and then is enough.
const MOMENT: Duration = Duration::from_millis(100);

/// The part of the time left for a turn that one thought about it may take: what it brings to light may have to be thought
/// about again.
const OF_WHAT_IS_LEFT: f32 = 0.7;

/// The bot that waits for the player may begin its turn.
#[derive(Message, Clone, Copy, Debug)]
pub struct LetGo;

/// A turn: round, turn and seat.
type TurnKey = (u8, u8, Seat);

/// The bots of the running game, with what they have planned.
#[derive(Resource, Default)]
pub struct Thinking {
    /// Those that are not thinking now.
    bots: BTreeMap<Seat, SyncCell<BotMind>>,
    now: Option<BotsTurn>,
    /// The longest time a bot has held up a frame.
    pub longest_slice: Duration,
    /// The longest time a bot has thought about one turn.
    pub longest_turn: Duration,
    /// The turn a bot thought about last, and for how long.
    turn: (Option<TurnKey>, Duration),
    /// The turn that the player has let a bot begin, and whether one waits for that now.
    let_go: Option<TurnKey>,
    held: Option<Seat>,
}

/// What a bot is thinking about.
struct BotsTurn {
    seat: Seat,
    /// How many choices had been made before.
    made: u32,
    pondering: Pondering<BotMind>,
    /// For how long the table has been waiting for this bot.
    waited: Duration,
}

impl Thinking {
    /// Whether a bot is thinking right now: a film, which only desktops make, waits for it.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn is_busy(&self) -> bool {
        self.now.as_ref().is_some_and(|now| !now.pondering.is_complete())
    }

    /// The bot that keeps the others waiting for long.
    pub fn keeps_waiting(&self) -> Option<Seat> {
        let now = self.now.as_ref().filter(|now| now.waited >= LONG && !now.pondering.is_complete())?;
        Some(now.seat)
    }

    /// The bot that waits until the player lets it begin.
    pub fn held(&self) -> Option<Seat> {
        self.held
    }

    /// What has been planned belongs to a game that has changed.
    fn forget_plans(&mut self) {
        self.bots.clear();
        (self.now, self.let_go, self.held) = (None, None, None);
    }

    /// How long a turn has been thought about.
    fn spent_on(&self, turn: TurnKey) -> Duration {
        if self.turn.0 == Some(turn) { self.turn.1 } else { Duration::ZERO }
    }

    fn note_turn(&mut self, turn: TurnKey, took: Duration) {
        self.turn = (Some(turn), self.spent_on(turn) + took);
        self.longest_turn = self.longest_turn.max(self.turn.1);
    }

    /// Another bot takes a seat.
    #[cfg(test)]
    pub fn seat(&mut self, seat: Seat, bot: Box<dyn bots::Bot>) {
        self.forget_plans();
        let nobody = BotSeed { level: BotLevel::Random, style: bots::Style::AllRounder, seed: 0, hurried: true };
        self.bots.insert(seat, SyncCell::new(BotMind::new(nobody).replaced(bot)));
    }

    /// The bots that remember what they have planned.
    #[cfg(test)]
    pub fn remembering(&self) -> Vec<Seat> {
        self.bots.keys().copied().chain(self.now.as_ref().map(|now| now.seat)).collect()
    }
}

fn think(
    time: Res<Time>,
    timing: Res<Timing>,
    place: Res<ThinkingPlace>,
    game: Res<Game>,
    session: Res<Session>,
    settings: Res<Settings>,
    shown: Res<Presentation>,
    mut resets: MessageReader<HistoryReset>,
    mut let_go: MessageReader<LetGo>,
    mut thinking: ResMut<Thinking>,
    mut chosen: MessageWriter<PlayerChoice>,
    mut awaited: MessageWriter<ThoughtAwaited>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if resets.read().count() > 0 {
        thinking.forget_plans();
    }
    let Some(question) = game.question().filter(|question| session.is_played() && !session.is_human(question.seat))
    else {
        thinking.held = None;
        return;
    };
    let thinking = &mut *thinking;
    let turn = (game.board().round, game.board().turn, question.seat);
    if let_go.read().count() > 0 && thinking.held.is_some() {
        thinking.let_go = Some(turn);
    }
    let somebody_waits = settings.waits_for_me && session.humans() > 0 && !session.lesson;
    let held = somebody_waits && thinking.let_go != Some(turn);
    thinking.held = Some(question.seat).filter(|_| held && shown.is_idle());
    let (seat, made, begun) = (question.seat, game.choices_made(), Instant::now());
    let mut now = match thinking.now.take().filter(|now| now.made == made) {
        Some(mut now) => {
            now.waited += if shown.is_idle() { time.delta() } else { Duration::ZERO };
            now
        }
        None => {
            let mut bot = thinking.bots.remove(&seat).unwrap_or_else(|| SyncCell::new(take_seat(&session, seat, made)));
            let left = TURN_TIME.saturating_sub(thinking.spent_on(turn));
            bot.get().time = settings.bots_hurry().then(|| left.mul_f32(OF_WHAT_IS_LEFT));
            let pondering = Pondering::begin(&place, bot, game.view(seat));
            BotsTurn { seat, made, pondering, waited: Duration::ZERO }
        }
    };
    now.pondering.go_on();
    thinking.longest_slice = thinking.longest_slice.max(begun.elapsed());
    if !now.pondering.is_complete() || !shown.is_idle() || now.waited < timing.for_bot() || held {
        if now.pondering.needs_frames() || shown.is_idle() && now.waited < MOMENT && !held {
            redraw.write(RequestRedraw);
        } else if thinking.held.is_none() {
            awaited.write(ThoughtAwaited);
        }
        thinking.now = Some(now);
        return;
    }
    redraw.write(RequestRedraw);
    let took = now.pondering.took;
    if let Some((bot, choice)) = now.pondering.finish() {
        thinking.note_turn(turn, took);
        thinking.bots.insert(seat, bot);
        chosen.write(PlayerChoice { seat, choice });
    }
}

/// The bot for a seat. Where bots decide for humans too, a Novice does.
fn take_seat(session: &Session, seat: Seat, made: u32) -> BotMind {
    let config = session.seat(seat);
    let level = match config.player {
        PlayerKind::Bot(level) => level,
        PlayerKind::Human | PlayerKind::Friend => BotLevel::Novice,
    };
    // Whatever the seed is, a bot draws other numbers than the shuffled deck ([`rules::model::random::Purpose`]).
    let seed = session.record.setup.seed ^ (u64::from(made) << 8) ^ (u64::from(seat.0) << 40);
    // Whole games are played in the tests, and thousands of steps in games.
    BotMind::new(BotSeed { level, style: config.style(), seed, hurried: cfg!(test) })
}

/// Makes a choice that has no alternative without asking for it.
fn play_forced_choice(pending: Res<PendingQuestion>, mut chosen: MessageWriter<PlayerChoice>) {
    let Some(question) = pending.question.filter(|_| pending.is_changed()) else { return };
    if let Some(choice) = pending.forced_choice {
        chosen.write(PlayerChoice { seat: question.seat, choice });
    }
}
