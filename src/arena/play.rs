//! One game: played fast, or checked at every step.

use std::{
    any::Any,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

use super::Contestant;
use crate::{
    bots::Bot,
    rules::{Catalogue, Game, PlayerBoard, Record, Seat, Setup, invariants::WatchedGame},
};

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// By seat.
    pub scores: Vec<u16>,
    /// Who won; tied players all do.
    pub winners: Vec<Seat>,
    /// How many choices were made.
    pub choices: u32,
}

/// A check that failed in a game.
#[derive(Clone, Debug)]
pub struct Fault {
    /// What went wrong.
    pub why: String,
    /// The game up to the choice at which it failed.
    pub record: Record,
}

/// Plays a game. The set-up has to be possible.
pub(super) fn play(cards: &Arc<Catalogue>, setup: &Setup, seats: &[Contestant], check: bool) -> Result<Played, Fault> {
    let mut bots: Vec<_> = (1..)
        .zip(seats)
        .map(|(number, contestant)| contestant.bot(setup.seed.wrapping_mul(10).wrapping_add(number)))
        .collect();
    if check {
        let watched = WatchedGame::new(cards.clone(), setup.clone()).expect("the set-up is possible");
        watch(watched, |watched| play_watched(watched, &mut bots))
    } else {
        Ok(play_fast(Game::new(cards.clone(), setup.clone()).expect("the set-up is possible"), &mut bots))
    }
}

/// Replays a recorded game, looking for a check that fails.
///
/// # Errors
/// The check that fails.
pub fn replay(cards: &Arc<Catalogue>, record: &Record) -> Result<u32, Fault> {
    let fault = |why: String| Fault { why, record: record.clone() };
    let watched = WatchedGame::new(cards.clone(), record.setup.clone()).map_err(|why| fault(why.to_string()))?;
    let choices = |watched: &mut WatchedGame| {
        record.choices.iter().try_for_each(|choice| watched.apply(*choice).map(drop))?;
        if watched.game().is_over() { watched.finish() } else { watched.check_replay() }
    };
    watch(watched, |watched| choices(watched).map(|()| watched.game().choices_made()).map_err(|why| why.to_string()))
}

/// Does something with a watched game, even if the rules panic on the way.
fn watch<T>(mut watched: WatchedGame, what: impl FnOnce(&mut WatchedGame) -> Result<T, String>) -> Result<T, Fault> {
    let done = catch_unwind(AssertUnwindSafe(|| what(&mut watched)));
    let done = done.unwrap_or_else(|panic| Err(format!("the rules panicked: {}", words(panic.as_ref()))));
    done.map_err(|why| Fault { why, record: watched.record().clone() })
}

/// What a panic said.
fn words(panic: &(dyn Any + Send)) -> &str {
    let fixed = panic.downcast_ref::<&str>().copied();
    fixed.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("no reason given")
}

fn play_fast(mut game: Game, bots: &mut [Box<dyn Bot>]) -> Played {
    let mut events = Vec::new();
    while let Some(question) = game.question() {
        let choice = bots[question.seat.index()].choose(&game.view(question.seat));
        events.clear();
        game.apply_unchecked(choice, &mut events);
    }
    played(&game)
}

fn play_watched(watched: &mut WatchedGame, bots: &mut [Box<dyn Bot>]) -> Result<Played, String> {
    while let Some(question) = watched.game().question() {
        let view = watched.game().view(question.seat);
        if view.choices.is_empty() {
            return Err(format!("{question:?} is asked and nothing can be chosen"));
        }
        watched.apply(bots[question.seat.index()].choose(&view)).map_err(|why| why.to_string())?;
    }
    watched.finish().map_err(|why| why.to_string())?;
    Ok(played(watched.game()))
}

fn played(game: &Game) -> Played {
    let board = game.board();
    Played {
        scores: board.players.iter().map(PlayerBoard::score).collect(),
        winners: board.winners.clone(),
        choices: game.choices_made(),
    }
}
