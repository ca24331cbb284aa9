//! The replay that is running: where it is, whether it plays by itself, and what whoever watches wants of it.

use std::{sync::Arc, time::Duration};

use bevy::{ecs::system::SystemParam, prelude::*, window::RequestRedraw};

use super::track::ReplayTrack;
use crate::{
    localization::Texts,
    session::{
        self, AnimationSpeed, PlaySet, PlayerChoice, SeatConfig, Timing, ViewedSeat, WatchedTable, Watching,
        card_set::CardSet, settings::Settings,
    },
    state::{Overlay, Screen},
    ui::atlas::pictures_are_there,
    widgets::toast::Toast,
};
use rules::{Game, Record, Seat};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Watch>()
        .add_message::<ReplayPress>()
        // At the end of a frame: nothing is drawn of the screen it is begun from once its game is on the table.
        .add_systems(Last, begin)
        .add_systems(
            Update,
            (obey, play.run_if(pictures_are_there))
                .chain()
                .before(PlaySet::Choose)
                .run_if(in_state(Screen::Table))
                // One of them may end the replay.
                .distributive_run_if(resource_exists::<RunningReplay>),
        )
        .add_systems(OnExit(Screen::Table), leave);
}

/// A saved game is to be watched.
#[derive(Message, Clone, Debug)]
pub struct Watch {
    /// One per seat, in turn order.
    pub seats: Vec<SeatConfig>,
    /// The whole game, or as far as it has been played.
    pub record: Record,
    /// Where it begins, if that is in the middle of a game.
    pub begins: Option<Arc<Game>>,
    /// What it is called; it may be empty.
    pub title: String,
    /// After how many choices to begin, and whether it plays by itself from there.
    pub at: usize,
    pub plays: bool,
    /// The screen that it leads back to.
    pub back_to: Screen,
}

/// What whoever watches wants.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayPress {
    /// It plays by itself, or no longer does.
    Play,
    /// One choice on, with motion.
    Step,
    /// One choice back.
    StepBack,
    /// The beginning of the next turn.
    Turn,
    /// The beginning of the turn that runs, or else of the one before.
    TurnBack,
    /// A moment: so many choices have been made.
    GoTo(usize),
    /// The beginning of a round.
    Round(u8),
    /// The last moment.
    End,
    /// How fast things move.
    Speed(AnimationSpeed),
    /// From one seat, or from that of whoever plays.
    View(Option<Seat>),
    /// On to the result of a game that is over.
    Result,
    /// Back to where it was begun.
    Leave,
}

/// The replay that is running. How far it has come is what the game says.
#[derive(Resource)]
pub struct RunningReplay {
    /// Which replay of this run of the program it is, counted from 1.
    number: u32,
    track: ReplayTrack,
    title: String,
    plays: bool,
    /// For how long the table has been still.
    waited: Duration,
    back_to: Screen,
}

/// From one choice to the next at least this much time passes while it plays.
const LEAST_MILLIS: u64 = 260;

impl RunningReplay {
    /// The game that is watched.
    pub fn track(&self) -> &ReplayTrack {
        &self.track
    }

    /// Which replay of this run of the program it is, counted from 1.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// What it is called; it may be empty.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Whether it plays by itself.
    pub fn plays(&self) -> bool {
        self.plays
    }
}

/// Puts a game on the table to be watched.
fn begin(
    mut commands: Commands,
    mut wanted: MessageReader<Watch>,
    (cards, screen): (Res<CardSet>, Res<State<Screen>>),
    texts: Res<Texts>,
    mut settings: ResMut<Settings>,
    mut next: ResMut<NextState<Screen>>,
    mut next_overlay: ResMut<NextState<Overlay>>,
    mut toasts: MessageWriter<Toast>,
    mut number: Local<u32>,
) {
    let Some(Watch { seats, record, begins, title, at, plays, back_to }) = wanted.read().last().cloned() else {
        return;
    };
    let Ok(catalogue) = &cards.0 else { return };
    let track = match ReplayTrack::new(record, begins, catalogue.clone()) {
        Ok(track) => track,
        Err(why) => {
            error!("the game cannot be watched: {why}");
            toasts.write(Toast(texts.get("replay-impossible")));
            return;
        }
    };
    let at = at.min(track.end());
    let watching = Watching { reveals: track.last().is_over(), follows: settings.follows_turns(), paused: false };
    let history = track.history(at).to_vec();
    session::watch(&mut commands, seats, watching, (track.game_at(at), track.record_at(at)), history);
    // Leaving another replay has ended what it had set.
    settings.for_now.watched = None;
    settings.for_now.watched = Some(settings.speed());
    *number += 1;
    commands.insert_resource(RunningReplay { number: *number, track, title, plays, waited: Duration::ZERO, back_to });
    next_overlay.set(Overlay::None);
    if *screen.get() != Screen::Table {
        next.set(Screen::Table);
    }
}

/// What a press may change.
#[derive(SystemParam)]
struct ReplayWay<'w> {
    table: WatchedTable<'w>,
    viewed: ResMut<'w, ViewedSeat>,
    settings: ResMut<'w, Settings>,
    next: ResMut<'w, NextState<Screen>>,
    chosen: MessageWriter<'w, PlayerChoice>,
}

impl ReplayWay<'_> {
    /// Lays a moment out, unless it is on the table.
    fn go_to(&mut self, replay: &mut RunningReplay, moment: usize) {
        let moment = moment.min(replay.track.end());
        replay.waited = Duration::ZERO;
        if moment != self.table.position() || !self.table.shown.is_idle() {
            let track = &replay.track;
            self.table.lay(track.game_at(moment), &track.choices()[..moment], track.history(moment));
        }
    }

    /// Makes the next choice, with its motion; if the one before is still being shown, its end is laid out.
    fn step(&mut self, replay: &mut RunningReplay) {
        let position = self.table.position();
        let (Some(choice), Some(question)) = (replay.track.choices().get(position), self.table.game.question()) else {
            return;
        };
        if self.table.shown.is_idle() {
            replay.waited = Duration::ZERO;
            self.table.set(|watching| watching.paused = false);
            self.chosen.write(PlayerChoice { seat: question.seat, choice: *choice });
        } else {
            self.go_to(replay, position + 1);
        }
    }

    fn play(&mut self, replay: &mut RunningReplay) {
        let ended = self.table.position() == replay.track.end() && self.table.shown.is_idle();
        if ended && !replay.plays {
            self.go_to(replay, 0);
        }
        replay.plays = !replay.plays;
        // The first choice follows at once.
        replay.waited = Duration::from_secs(60);
        self.table.set(|watching| watching.paused = !replay.plays);
    }

    fn view(&mut self, from: Option<Seat>) {
        let seat = from.or(self.table.shown.board.active);
        self.viewed.0 = seat.unwrap_or(self.viewed.0);
        self.table.set(|watching| watching.follows = from.is_none());
    }

    fn leave(&mut self, replay: &mut RunningReplay, to: Screen) {
        if to == Screen::Result {
            self.go_to(replay, replay.track.end());
        }
        self.next.set(to);
    }
}

/// Does what is wanted.
fn obey(
    mut pressed: MessageReader<ReplayPress>,
    mut replay: ResMut<RunningReplay>,
    mut way: ReplayWay,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for press in pressed.read() {
        redraw.write(RequestRedraw);
        let replay = &mut *replay;
        let position = way.table.position();
        match press {
            ReplayPress::Play => way.play(replay),
            ReplayPress::Step => way.step(replay),
            ReplayPress::StepBack => way.go_to(replay, position.saturating_sub(1)),
            ReplayPress::Turn => way.go_to(replay, replay.track.turn_after(position)),
            ReplayPress::TurnBack => way.go_to(replay, replay.track.turn_before(position)),
            ReplayPress::GoTo(moment) => way.go_to(replay, *moment),
            ReplayPress::Round(round) => {
                if let Some(moment) = replay.track.round(*round) {
                    way.go_to(replay, moment);
                }
            }
            ReplayPress::End => way.go_to(replay, replay.track.end()),
            ReplayPress::Speed(speed) => way.settings.set_speed(*speed),
            ReplayPress::View(from) => way.view(*from),
            ReplayPress::Result if replay.track.last().is_over() => way.leave(replay, Screen::Result),
            ReplayPress::Result => {}
            ReplayPress::Leave => way.leave(replay, replay.back_to),
        }
    }
}

/// Makes one choice after the other.
fn play(
    time: Res<Time>,
    timing: Res<Timing>,
    mut replay: ResMut<RunningReplay>,
    mut way: ReplayWay,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !replay.plays || !way.table.shown.is_idle() {
        return;
    }
    redraw.write(RequestRedraw);
    let replay = &mut *replay;
    if way.table.position() >= replay.track.end() {
        replay.plays = false;
        return;
    }
    let pace = timing.for_bot().max(Duration::from_millis(LEAST_MILLIS));
    replay.waited += time.delta();
    if replay.waited >= pace {
        way.step(replay);
    }
}

/// The replay is over, and what was set for it.
fn leave(mut commands: Commands, mut settings: ResMut<Settings>) {
    if settings.for_now.watched.is_some() {
        settings.for_now.watched = None;
    }
    commands.remove_resource::<RunningReplay>();
}
