//! What must hold in every game, whatever is chosen. [`WatchedGame`] is a game that is
//! checked at every step: the arena, the tests and the fuzzer play it instead of a plain [`Game`] and are
//! told which check fails. That is never a player's mistake, always ours.

mod end;
mod guests;
mod hidden;
mod hold;
mod scored;
mod secrets;
mod state;
mod step;
mod wild;

use std::{collections::BTreeSet, sync::Arc};

use rand_chacha::ChaCha8Rng;

use super::{
    model::{
        board::Board,
        catalogue::Catalogue,
        random::{Purpose, below, generator},
        setup::{Setup, SetupError},
    },
    turn::{choice::Choice, event::GameEvent as E, game::Game, record::Record},
};
pub use hold::InvariantError;
use hold::hold;
pub use wild::anything;

/// How many choices that are not listed are tried in each state.
const UNLISTED: usize = 4;

/// A game that is checked in every state and at every step.
pub struct WatchedGame {
    game: Game,
    record: Record,
    /// The state before each choice, with the events of the choice.
    past: Vec<(Game, Vec<E>)>,
    /// Knows the game by its events alone.
    table: Board,
    /// Everything that could be chosen so far.
    listed: BTreeSet<Choice>,
    /// Decides what else is tried.
    rng: ChaCha8Rng,
}

impl WatchedGame {
    /// Sets a game up.
    ///
    /// # Errors
    /// What is wrong with the set-up.
    pub fn new(catalogue: Arc<Catalogue>, setup: Setup) -> Result<Self, SetupError> {
        let record = Record::new(&catalogue, setup.clone());
        let rng = generator(setup.seed, Purpose::Checks);
        let game = Game::new(catalogue, setup)?;
        Ok(Self { table: *game.board(), game, record, past: Vec::new(), listed: BTreeSet::new(), rng })
    }

    /// The game as it is now.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What led to it. If a check fails, this is where to look: the last choice is the one
    /// that was about to be made or did the damage.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Checks the state closely and makes a listed choice.
    ///
    /// # Errors
    /// What does not hold.
    pub fn apply(&mut self, choice: Choice) -> Result<&[E], InvariantError> {
        let closely = self.look_closely();
        if closely.is_err() {
            self.record.choices.push(choice);
        }
        closely.and_then(|()| self.step(choice))
    }

    /// Makes a listed choice and checks only what it led to.
    ///
    /// # Errors
    /// What does not hold.
    pub fn step(&mut self, choice: Choice) -> Result<&[E], InvariantError> {
        self.record.choices.push(choice);
        let before = self.game.clone();
        let events = self
            .game
            .apply(choice)
            .map_err(|why| InvariantError(format!("{choice:?} is listed and refused: {why}")))?;
        for event in &events {
            self.table.apply_event(event);
            if let E::ScoringPartEnded { seat } = event {
                scored::check(&self.table, self.game.catalogue(), *seat)?;
            }
        }
        hold!(self.table == *self.game.board(), "the events do not lead to the table: {events:?}");
        step::check(&before, &self.game, &events)?;
        check_state(&self.game)?;
        self.past.push((before, events));
        Ok(self.past.last().map_or(&[], |(_, events)| events))
    }

    /// Checks a game that is over, and that its record leads through the same states again: that is
    /// what replay, undo and saved games rely on.
    ///
    /// # Errors
    /// What does not hold.
    pub fn finish(&mut self) -> Result<(), InvariantError> {
        hold!(self.game.is_over(), "the game is not over");
        self.look_closely()?;
        end::check(&self.game)?;
        end::check_rounds(self.game.board().seats(), self.past.iter().flat_map(|(_, events)| events))?;
        self.check_replay()
    }

    /// The record is read as it was written, and leads through the same states and events again: so
    /// undo, which replays the record without its last choice, leads to the state before.
    ///
    /// # Errors
    /// What does not hold.
    pub fn check_replay(&self) -> Result<(), InvariantError> {
        let read = Record::from_text(&self.record.to_text());
        hold!(read.as_ref() == Ok(&self.record), "the record is not read as it was written: {read:?}");
        let mut states = self.past.iter().skip(1).map(|(state, _)| state).chain([&self.game]);
        let mut told = self.past.iter().map(|(_, events)| events);
        let mut alike = Ok(());
        let replayed = self.record.replay(self.game.catalogue().clone(), |game, events| {
            let same = states.next() == Some(game) && told.next().is_some_and(|told| told == events);
            if !same && alike.is_ok() {
                alike =
                    Err(InvariantError(format!("choice {} leads elsewhere when it is replayed", game.choices_made())));
            }
        });
        alike?;
        hold!(replayed.as_ref() == Ok(&self.game), "the record cannot be replayed: {:?}", replayed.err());
        Ok(())
    }

    /// Everything about the state that asks for the next choice: where each choice would lead, what is
    /// refused, what is written and read, what each seat sees.
    ///
    /// # Errors
    /// What does not hold.
    pub fn look_closely(&mut self) -> Result<(), InvariantError> {
        let game = &self.game;
        check_state(game)?;
        let choices = game.legal_choices();
        hold!(choices.is_empty() == game.is_over(), "{} choices, but over: {}", choices.len(), game.is_over());
        let listed: BTreeSet<_> = choices.iter().copied().collect();
        hold!(listed.len() == choices.len(), "a choice is listed twice: {choices:?}");
        for choice in choices {
            let (mut tried, mut events) = (game.clone(), Vec::new());
            tried.apply_unchecked(choice, &mut events);
            let lead = |broken| InvariantError(format!("{choice:?} would lead to: {broken}"));
            check_state(&tried).and_then(|()| step::check(game, &tried, &events)).map_err(lead)?;
        }
        self.listed.extend(&listed);
        let stale: Vec<_> = self.listed.difference(&listed).copied().collect();
        for _ in 0..UNLISTED.min(stale.len()) {
            check_refused(game, stale[below(&mut self.rng, stale.len() as u32) as usize])?;
        }
        for wild in std::iter::repeat_with(|| anything(&mut self.rng)).take(UNLISTED) {
            if !listed.contains(&wild) {
                check_refused(game, wild)?;
            }
        }
        let text = serde_json::to_string(game).map_err(|why| InvariantError(format!("it cannot be written: {why}")))?;
        let read: Game =
            serde_json::from_str(&text).map_err(|why| InvariantError(format!("it cannot be read: {why}")))?;
        hold!(read.with_catalogue(game.catalogue().clone()) == *game, "it is not read as it was written");
        secrets::check(game, &mut self.rng)
    }
}

/// Whatever must hold in a state between two choices, without trying anything.
///
/// # Errors
/// What does not hold.
pub fn check_state(game: &Game) -> Result<(), InvariantError> {
    state::check(game)
}

/// A choice that is not listed is refused and changes nothing.
///
/// # Errors
/// If it is accepted or leaves a trace.
pub fn check_refused(game: &Game, choice: Choice) -> Result<(), InvariantError> {
    let mut tried = game.clone();
    hold!(tried.apply(choice).is_err(), "{choice:?} is not listed and yet accepted");
    hold!(tried == *game, "{choice:?} was refused and yet changed the game");
    Ok(())
}
