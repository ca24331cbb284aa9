//! What one seat may know. Bots and panels get this and nothing else, so they cannot peek.

use std::sync::Arc;

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tinyvec::ArrayVec;

use super::{
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
        game::Game,
        secrets::{Known, Murder, Secrets},
        state::TurnState,
    },
};
use crate::model::tiles::{EvidenceToken, Whodunit};

/// A game as one seat sees it: everything open, its own secrets, nobody else's.
#[derive(Clone, Debug, PartialEq)]
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
    catalogue: Arc<Catalogue>,
    setup: Setup,
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
            catalogue: self.catalogue().clone(),
            setup: Setup { seed: 0, ..self.setup.clone() },
            made: self.made,
        }
    }
}

impl SeatView {
    /// The card set.
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// What this seat is asked, if it is asked anything.
    pub fn question(&self) -> Option<Question> {
        let question = Question { seat: self.state.seat, ask: self.state.ask()? };
        (question.seat == self.seat).then_some(question)
    }

    /// Deals the cards this seat cannot see at random: a complete game that looks the same from
    /// here, in which a bot can try things out.
    pub fn determinize(&self, rng: &mut impl Rng) -> Game {
        let mut secrets = Secrets { draft_hand: self.draft_hand, ..Secrets::default() };
        secrets.drafted.set_len(self.board.players.len());
        secrets.drafted[self.seat.index()] = self.drafted;
        if self.setup.murder() {
            let known = Known { seat: self.seat, whodunit: self.whodunit, evidence: &self.evidence };
            secrets.murder = Murder::deal(&self.board, Some(known), rng);
        }
        let mut game = Game {
            catalogue: Some(self.catalogue.clone()),
            setup: self.setup.clone(),
            board: self.board,
            state: self.state.clone(),
            secrets,
            rng: ChaCha8Rng::seed_from_u64(0),
            made: self.made,
            undo_floor: self.made,
            reveals: 0,
            stages: 0,
        };
        game.redeal(self.seat, rng);
        game
    }
}

impl Game {
    /// Deals everything anew that a seat cannot see: the order of the piles, what the others drafted, their tokens.
    /// To the seat the game looks the same; for bots, in a game that they have dealt before.
    pub fn redeal(&mut self, seat: Seat, rng: &mut impl Rng) {
        let Self { board, secrets, setup, .. } = self;
        let catalogue = self.catalogue.as_ref().expect("a game has its card set");
        let mut seen = [false; MOST_CARDS];
        board.cards().for_each(|card| seen[usize::from(card.0)] = true);
        for pile in &mut secrets.piles {
            pile.clear();
        }
        for (id, card) in setup.cards(catalogue) {
            if !seen[usize::from(id.0)] {
                secrets.piles[card.pile.index()].push(id);
            }
        }
        for (pile, left) in secrets.piles.iter_mut().zip(board.piles) {
            shuffle(pile, rng);
            pile.truncate(left.into());
        }
        let drafting = board.round == 0;
        let own_hand = drafting && self.state.seat == seat;
        let own = secrets.drafted[seat.index()];
        let known = |card: &GameEndId| {
            own == Some(*card)
                || own_hand && secrets.draft_hand.contains(card)
                || board.game_end_cards().any(|seen| seen == *card)
        };
        let mut game_end: ArrayVec<[GameEndId; GAME_END_CARDS]> =
            catalogue.game_end_ids().filter(|card| !known(card)).collect();
        shuffle(&mut game_end, rng);
        for (place, player) in board.players.iter().enumerate() {
            if place != seat.index() {
                secrets.drafted[place] = if player.hidden_game_end > 0 { game_end.pop() } else { None };
            }
        }
        if !drafting {
            secrets.draft_hand.clear();
        } else if !own_hand {
            let undecided = secrets.drafted.iter().filter(|card| card.is_none()).count();
            secrets.draft_hand = game_end.drain(game_end.len() - undecided - 1..).collect();
        }
        game_end.truncate(usize::from(board.game_end_left).saturating_sub(secrets.draft_hand.len()));
        secrets.game_end = game_end;
        if setup.murder() && board.people().all(|person| board.case_file(person).whodunit.is_none()) {
            let (whodunit, evidence) = secrets.murder.known_to(seat);
            secrets.murder = Murder::deal(board, Some(Known { seat, whodunit, evidence: &evidence }), rng);
        }
        self.rng = ChaCha8Rng::seed_from_u64(rng.next_u64());
    }
}
