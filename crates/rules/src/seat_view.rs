//! What one seat may know. Bots and panels get this and nothing else, so they cannot peek.

use std::sync::Arc;

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use super::{
    imagined_game::ImaginedGame,
    model::{
        board::{Board, Seat},
        card::*,
        catalogue::Catalogue,
        counts::{EVIDENCE_TOKENS, GAME_END_CARDS, MAX_SEATS, MOST_CARDS},
        random::shuffle,
        setup::Setup,
    },
    turn::{
        choice::{Choice, Question},
        event::GameEvent,
        game::Game,
        secrets::{Known, Murder, Secrets},
        state::TurnState,
    },
};
use crate::model::tiles::{EvidenceToken, Whodunit};

/// A game as one seat sees it: everything open, its own secrets, nobody else's. It can be written, for somebody who thinks
/// elsewhere: neither the card set nor the seed goes with it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatView {
    /// Whose view this is.
    pub seat: Seat,
    /// What lies on the table.
    pub board: Board,
    /// What runs and what waits.
    pub state: TurnState,
    /// The Game End card drafted by this seat, until the end shows it.
    pub drafted: Option<GameEndId>,
    /// The Game End cards this seat chooses from in the draft.
    pub draft_hand: ArrayVec<[GameEndId; MAX_SEATS + 1]>,
    /// What the Whodunit card of this seat says; `None` without Module C.
    pub whodunit: Option<Whodunit>,
    /// The evidence tokens that lie face down before this seat.
    pub evidence: ArrayVec<[EvidenceToken; EVIDENCE_TOKENS]>,
    /// What this seat can choose now; empty when it is not asked.
    pub choices: Vec<Choice>,
    #[serde(skip)]
    catalogue: Option<Arc<Catalogue>>,
    setup: Setup,
    made: u32,
}

/// What a choice has changed for a seat, but for the table, which its events change: so that whoever follows a game
/// elsewhere need not be sent the table with every choice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatNews {
    state: TurnState,
    drafted: Option<GameEndId>,
    draft_hand: ArrayVec<[GameEndId; MAX_SEATS + 1]>,
    whodunit: Option<Whodunit>,
    evidence: ArrayVec<[EvidenceToken; EVIDENCE_TOKENS]>,
    choices: Vec<Choice>,
    made: u32,
}

impl Game {
    /// The game as `seat` sees it.
    pub fn view(&self, seat: Seat) -> SeatView {
        let asked = self.question().is_some_and(|question| question.seat == seat);
        let drafting = asked && self.board.round == 0;
        let (whodunit, evidence) = self.secrets.murder.known_to(seat);
        SeatView {
            seat,
            board: self.board,
            state: self.state.clone(),
            drafted: self.secrets.drafted[seat.index()],
            draft_hand: if drafting { self.secrets.draft_hand } else { ArrayVec::default() },
            whodunit,
            evidence,
            choices: if asked { self.legal_choices() } else { Vec::new() },
            catalogue: self.catalogue.clone(),
            setup: Setup { seed: 0, ..self.setup.clone() },
            made: self.made,
        }
    }
}

impl SeatView {
    /// The card set.
    ///
    /// # Panics
    /// If the view was deserialised and not yet given its card set ([`Self::with_catalogue`]).
    pub fn catalogue(&self) -> &Catalogue {
        self.catalogue.as_ref().expect("a deserialised view needs its card set before it is used")
    }

    /// Gives a deserialised view its card set back, which is not written with it.
    #[must_use]
    pub fn with_catalogue(mut self, catalogue: Arc<Catalogue>) -> Self {
        self.catalogue = Some(catalogue);
        self
    }

    /// What this seat is asked, if it is asked anything.
    pub fn question(&self) -> Option<Question> {
        let question = Question { seat: self.state.seat, ask: self.state.ask()? };
        (question.seat == self.seat).then_some(question)
    }

    /// Everything in the view but the table and what stays as it is for a whole game.
    pub fn into_news(self) -> SeatNews {
        let Self { state, drafted, draft_hand, whodunit, evidence, choices, made, .. } = self;
        SeatNews { state, drafted, draft_hand, whodunit, evidence, choices, made }
    }

    /// Follows the game from one choice to the next: the view is then what [`Game::view`] gives after it.
    pub fn follow(&mut self, events: &[GameEvent], news: SeatNews) {
        events.iter().for_each(|event| self.board.apply_event(event));
        let SeatNews { state, drafted, draft_hand, whodunit, evidence, choices, made } = news;
        (self.state, self.drafted, self.draft_hand, self.made) = (state, drafted, draft_hand, made);
        (self.whodunit, self.evidence, self.choices) = (whodunit, evidence, choices);
    }

    /// How many choices have been made.
    pub fn choices_made(&self) -> u32 {
        self.made
    }

    /// The same table as its seat's secrets leave it to everybody else: for a screen that others look at.
    #[must_use]
    pub fn without_secrets(self) -> Self {
        Self { drafted: None, draft_hand: ArrayVec::default(), whodunit: None, evidence: ArrayVec::default(), ..self }
    }

    /// Deals the cards this seat cannot see at random: a complete game that looks the same from
    /// here, in which a bot can try things out.
    pub fn determinize(&self, rng: &mut impl Rng) -> ImaginedGame {
        let mut game = ImaginedGame(Game {
            catalogue: self.catalogue.clone(),
            setup: self.setup.clone(),
            board: self.board,
            state: self.state.clone(),
            secrets: Secrets::default(),
            rng: ChaCha8Rng::seed_from_u64(0),
            made: self.made,
            undo_floor: self.made,
            reveals: 0,
            stages: 0,
        });
        self.redeal(&mut game, rng);
        game
    }

    /// Deals everything anew that this seat cannot see, in a copy of a game that was dealt from this view: the order of
    /// the piles, what the others drafted, their tokens.
    pub fn redeal(&self, game: &mut ImaginedGame, rng: &mut impl Rng) {
        let Game { board, secrets, setup, rng: chance, .. } = &mut game.0;
        let mut seen = [false; MOST_CARDS];
        board.cards().for_each(|card| seen[usize::from(card.0)] = true);
        for pile in &mut secrets.piles {
            pile.clear();
        }
        for (id, card) in setup.cards(self.catalogue()) {
            if !seen[usize::from(id.0)] {
                secrets.piles[card.pile.index()].push(id);
            }
        }
        for (pile, left) in secrets.piles.iter_mut().zip(board.piles) {
            shuffle(pile, rng);
            pile.truncate(left.into());
        }
        let known = |card: &GameEndId| {
            self.drafted == Some(*card)
                || self.draft_hand.contains(card)
                || board.game_end_cards().any(|seen| seen == *card)
        };
        let mut game_end: ArrayVec<[GameEndId; GAME_END_CARDS]> =
            self.catalogue().game_end_ids().filter(|card| !known(card)).collect();
        shuffle(&mut game_end, rng);
        secrets.drafted.clear();
        for (seat, player) in (0..).map(Seat).zip(&board.players) {
            let own = self.drafted.filter(|_| seat == self.seat);
            secrets.drafted.push(if player.hidden_game_end > 0 { own.or_else(|| game_end.pop()) } else { None });
        }
        secrets.draft_hand = self.draft_hand;
        if board.round == 0 && self.draft_hand.is_empty() {
            let undecided = secrets.drafted.iter().filter(|card| card.is_none()).count();
            secrets.draft_hand = game_end.drain(game_end.len() - undecided - 1..).collect();
        }
        game_end.truncate(usize::from(board.game_end_left).saturating_sub(secrets.draft_hand.len()));
        secrets.game_end = game_end;
        if setup.murder() {
            let known =
                self.whodunit.map(|_| Known { seat: self.seat, whodunit: self.whodunit, evidence: &self.evidence });
            secrets.murder = Murder::deal(board, known, rng);
        }
        *chance = ChaCha8Rng::seed_from_u64(rng.next_u64());
    }
}
