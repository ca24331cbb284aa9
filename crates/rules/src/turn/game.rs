//! The game itself: table, turn state and secrets in one value that is a pure state machine.

use std::sync::Arc;

use bevy_ecs::prelude::Resource;
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use super::{
    choice::{Choice, Question, Refusal},
    event::GameEvent,
    secrets::{Murder, Secrets},
    state::{Phase, TurnState},
};
use crate::{
    model::{
        board::{Board, Seat},
        catalogue::Catalogue,
        counts::{ROUNDS, TURNS_PER_ROUND},
        random::{Purpose, below, generator, shuffle},
        score::Moment,
        setup::{Setup, SetupError},
    },
    queries::Queries,
};

/// A running or finished game.
///
/// Between two choices nothing is pending outside it. Two games with the same card set, set-up and
/// choices are equal on every platform.
#[derive(Resource, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    #[serde(skip)]
    pub(crate) catalogue: Option<Arc<Catalogue>>,
    pub(crate) setup: Setup,
    pub(crate) board: Board,
    pub(crate) state: TurnState,
    pub(crate) secrets: Secrets,
    pub(crate) rng: ChaCha8Rng,
    /// Choices made so far.
    pub(crate) made: u32,
    /// Undo goes back to this number of choices and no further: to where the seat began to choose,
    /// or to where a hidden card was shown.
    pub(crate) undo_floor: u32,
    /// How often something hidden was shown.
    pub(crate) reveals: u32,
    /// How many turns, parts of scoring phases and out-of-turn stages have begun.
    pub(crate) stages: u32,
}

impl Clone for Game {
    fn clone(&self) -> Self {
        let Self { catalogue, setup, board, state, secrets, rng, made, undo_floor, reveals, stages } = self;
        Self {
            catalogue: catalogue.clone(),
            setup: setup.clone(),
            board: *board,
            state: state.clone(),
            secrets: *secrets,
            rng: rng.clone(),
            made: *made,
            undo_floor: *undo_floor,
            reveals: *reveals,
            stages: *stages,
        }
    }

    /// Uses the memory that `self` has already: for bots that try out many choices from one position.
    fn clone_from(&mut self, other: &Self) {
        let Self { catalogue, setup, board, state, secrets, rng, made, undo_floor, reveals, stages } = other;
        if !self.catalogue.iter().zip(catalogue).any(|(own, others)| Arc::ptr_eq(own, others)) {
            self.catalogue.clone_from(catalogue);
        }
        self.setup.clone_from(setup);
        // One after the other: both at once would be copied twice.
        self.board.copy_from(board);
        self.secrets = *secrets;
        self.state.clone_from(state);
        self.rng.clone_from(rng);
        (self.made, self.undo_floor) = (*made, *undo_floor);
        (self.reveals, self.stages) = (*reveals, *stages);
    }
}

impl Game {
    /// Sets a game up, up to the first question of the draft.
    ///
    /// # Errors
    /// What is wrong with the set-up.
    pub fn new(catalogue: Arc<Catalogue>, setup: Setup) -> Result<Self, SetupError> {
        setup.check(&catalogue)?;
        let mut rng = generator(setup.seed, Purpose::Deck);
        let start_player = setup.start_player.unwrap_or_else(|| Seat(below(&mut rng, setup.seats.into()) as u8));
        let mut secrets = Secrets::default();
        for (id, card) in setup.cards(&catalogue) {
            secrets.piles[card.pile.index()].push(id);
        }
        for pile in &mut secrets.piles {
            shuffle(pile, &mut rng);
        }
        secrets.game_end.extend(catalogue.game_end_ids());
        shuffle(&mut secrets.game_end, &mut rng);
        let mut board = Board::new(
            setup.seats,
            start_player,
            secrets.piles.each_ref().map(|pile| pile.len() as u8),
            secrets.game_end.len() as u8,
            catalogue.boards().mail_cars.len() as u8,
        );
        // one card more than there are players goes round, beginning to the right of the start player.
        let left = secrets.game_end.len() - usize::from(setup.seats) - 1;
        secrets.draft_hand = secrets.game_end.drain(left..).collect();
        secrets.murder = Murder::set_up(&setup, &mut board, &mut rng);
        secrets.drafted.set_len(setup.seats.into());
        let state = TurnState::new(start_player.right(setup.seats));
        Ok(Self {
            catalogue: Some(catalogue),
            setup,
            board,
            state,
            secrets,
            rng,
            made: 0,
            undo_floor: 0,
            reveals: 0,
            stages: 0,
        })
    }

    /// The card set.
    ///
    /// # Panics
    /// If the game was deserialised and not yet given its card set ([`Self::with_catalogue`]).
    #[inline]
    pub fn catalogue(&self) -> &Arc<Catalogue> {
        self.catalogue.as_ref().expect("a deserialised game needs its card set before it is used")
    }

    /// Gives a deserialised game its card set back, which is not written with it.
    #[must_use]
    pub fn with_catalogue(mut self, catalogue: Arc<Catalogue>) -> Self {
        self.catalogue = Some(catalogue);
        self
    }

    /// What the game was set up with.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What lies on the table.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// What runs and what waits.
    pub fn state(&self) -> &TurnState {
        &self.state
    }

    /// Who is asked what; `None` when the game is over.
    pub fn question(&self) -> Option<Question> {
        Some(Question { seat: self.state.seat, ask: self.state.ask()? })
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.state.ask().is_none()
    }

    /// How many choices were made.
    pub fn choices_made(&self) -> u32 {
        self.made
    }

    /// How often something hidden was shown so far: cards dealt, a Storage drawn, evidence turned over. What a bot
    /// planned in a game it dealt itself holds as long as this number stays the same.
    pub fn reveals(&self) -> u32 {
        self.reveals
    }

    /// How many turns, parts of scoring phases and out-of-turn stages have begun: as long as this number stays the
    /// same, the same seat's whole turn goes on.
    pub fn stage(&self) -> u32 {
        self.stages
    }

    /// How many turns a seat has left, the running one counted until its card is taken.
    pub fn turns_left(&self, seat: Seat) -> u8 {
        let seats = self.board.seats();
        let rounds_left = TURNS_PER_ROUND * (ROUNDS - self.board.round.min(ROUNDS));
        let playing = matches!(self.state.phase, Phase::Turn { .. } | Phase::OutOfTurn);
        if !playing {
            return if self.board.round == 0 { TURNS_PER_ROUND * ROUNDS } else { rounds_left };
        }
        let place = (seat.0 + seats - self.board.start_player.0) % seats;
        let begun = self.state.turns_done + u8::from(self.state.phase == Phase::Turn { taken: true });
        let done = (begun + seats - 1 - place) / seats;
        rounds_left + TURNS_PER_ROUND - done
    }

    /// How many scoring phases a seat has left, the running one counted until its own part is over.
    pub fn scorings_left(&self, seat: Seat) -> u8 {
        match (self.board.moment, self.state.phase) {
            (Moment::End, _) => 0,
            (Moment::Scoring(phase), _) => {
                let seats = self.board.seats();
                let place = (seat.0 + seats - self.board.start_player.0) % seats;
                ROUNDS / 2 - phase + u8::from(place >= self.state.parts_done)
            }
            _ => ROUNDS / 2 - (self.board.round.max(1) - 1) / 2,
        }
    }

    /// Whether the last choice may be taken back: it was the same seat's, and nothing hidden has been
    /// shown since.
    pub fn can_undo(&self) -> bool {
        self.made > self.undo_floor
    }

    /// Makes a choice.
    ///
    /// # Errors
    /// Why it is refused; the game is unchanged then.
    pub fn apply(&mut self, choice: Choice) -> Result<Vec<GameEvent>, Refusal> {
        if !self.is_legal(choice) {
            return Err(self.why_refused(choice));
        }
        let mut events = Vec::new();
        self.apply_unchecked(choice, &mut events);
        Ok(events)
    }

    /// The table with the card set, for read-only questions.
    pub fn queries(&self) -> Queries<'_> {
        Queries::new(&self.board, self.catalogue())
    }
}
