//! One game: played fast, or checked at every step.

use std::{
    any::Any,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

use super::{
    Contestant,
    contest::Pairing,
    observer::Observer,
    player::Player,
    tally::Tally,
    times::{ChoiceTimer, NoTimer, Stopwatch},
};
use rules::{Catalogue, Game, Record, Setup, invariants::WatchedGame};

/// Players who only pick a legal choice are so fast that a clock would slow them down: they are timed in one of this
/// many seeds.
const TIMED_SEEDS: u64 = 16;

/// A check that failed in a game.
#[derive(Clone, Debug)]
pub struct BrokenGame {
    /// What went wrong.
    pub why: String,
    /// The game up to the choice at which it failed.
    pub record: Record,
}

/// Plays a game of a contest and adds it to what the games before it came to. The set-up has to be possible.
pub(super) fn play(
    cards: &Arc<Catalogue>,
    pairing: &Pairing,
    contestants: &[Contestant],
    check: bool,
    tally: &mut Tally,
) -> Result<(), BrokenGame> {
    let setup = &pairing.setup;
    let mut players = seated(setup, pairing.seats.iter().map(|place| contestants[*place]));
    tally.begin();
    if check {
        let watched = WatchedGame::new(cards.clone(), setup.clone()).expect("the set-up is possible");
        return watch(watched, |watched| {
            play_watched(watched, &mut players, tally)?;
            tally.end(pairing, watched.game());
            Ok(())
        });
    }
    let mut game = Game::new(cards.clone(), setup.clone()).expect("the set-up is possible");
    if setup.seed.is_multiple_of(TIMED_SEEDS) || contestants.iter().any(|contestant| contestant.thinks()) {
        let mut watch = Stopwatch::default();
        play_fast(&mut game, &mut players, tally, &mut watch);
        tally.add_times(pairing, watch);
    } else {
        play_fast(&mut game, &mut players, tally, &mut NoTimer);
    }
    tally.end(pairing, &game);
    Ok(())
}

/// The players of a game, each with a seed of its own.
pub(super) fn seated(setup: &Setup, contestants: impl Iterator<Item = Contestant>) -> Vec<Box<dyn Player>> {
    let seed = |number| setup.seed.wrapping_mul(10).wrapping_add(number);
    (1..).zip(contestants).map(|(number, contestant)| contestant.player(seed(number))).collect()
}

/// Plays a game to its end.
pub(super) fn play_fast(
    game: &mut Game,
    players: &mut [Box<dyn Player>],
    observer: &mut impl Observer,
    clock: &mut impl ChoiceTimer,
) {
    while let Some(question) = game.question() {
        let player = &mut players[question.seat.index()];
        let choice = clock.time(question.seat, || player.choose(game, question.seat));
        observer.carry_out(game, choice);
    }
}

fn play_watched(watched: &mut WatchedGame, players: &mut [Box<dyn Player>], tally: &mut Tally) -> Result<(), String> {
    while let Some(question) = watched.game().question() {
        if watched.game().legal_choices().is_empty() {
            return Err(format!("{question:?} is asked and nothing can be chosen"));
        }
        let choice = players[question.seat.index()].choose(watched.game(), question.seat);
        tally.note(watched.game(), choice);
        watched.apply(choice).map_err(|why| why.to_string())?;
    }
    watched.finish().map_err(|why| why.to_string())
}

/// Replays a recorded game, looking for a check that fails.
///
/// # Errors
/// The check that fails.
pub fn replay(cards: &Arc<Catalogue>, record: &Record) -> Result<u32, BrokenGame> {
    let broken = |why: String| BrokenGame { why, record: record.clone() };
    let watched = WatchedGame::new(cards.clone(), record.setup.clone()).map_err(|why| broken(why.to_string()))?;
    let choices = |watched: &mut WatchedGame| {
        record.choices.iter().try_for_each(|choice| watched.apply(*choice).map(drop))?;
        if watched.game().is_over() { watched.finish() } else { watched.check_replay() }
    };
    watch(watched, |watched| choices(watched).map(|()| watched.game().choices_made()).map_err(|why| why.to_string()))
}

/// Does something with a watched game, even if the rules panic on the way.
fn watch<T>(
    mut watched: WatchedGame,
    what: impl FnOnce(&mut WatchedGame) -> Result<T, String>,
) -> Result<T, BrokenGame> {
    let done = catch_unwind(AssertUnwindSafe(|| what(&mut watched)));
    let done = done.unwrap_or_else(|panic| Err(format!("the rules panicked: {}", words(panic.as_ref()))));
    done.map_err(|why| BrokenGame { why, record: watched.record().clone() })
}

/// What a panic said.
fn words(panic: &(dyn Any + Send)) -> &str {
    let fixed = panic.downcast_ref::<&str>().copied();
    fixed.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("no reason given")
}
