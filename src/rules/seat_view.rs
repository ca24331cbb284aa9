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
        counts::{EVIDENCE_TOKENS, MAX_SEATS},
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
use crate::rules::model::tiles::{EvidenceToken, Whodunit};

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
        let mut seen = vec![false; self.catalogue.cards().len()];
        self.board.cards().for_each(|card| seen[usize::from(card.0)] = true);
        let mut piles = Secrets::default().piles;
        for (id, card) in self.setup.cards(&self.catalogue) {
            if !seen[usize::from(id.0)] {
                piles[card.pile.index()].push(id);
            }
        }
        piles.iter_mut().for_each(|pile| shuffle(pile, rng));
        for (pile, left) in piles.iter_mut().zip(self.board.piles) {
            pile.truncate(left.into());
        }
        let mut game_end: ArrayVec<_> =
            self.catalogue.game_end_ids().filter(|card| !self.sees_game_end(*card)).collect();
        shuffle(&mut game_end, rng);
        let mut drafted = Secrets::default().drafted;
        drafted.set_len(self.board.players.len());
        for (seat, player) in self.board.players.iter().enumerate() {
            if player.hidden_game_end > 0 {
                drafted[seat] = if seat == self.seat.index() { self.drafted } else { game_end.pop() };
            }
        }
        let mut draft_hand = self.draft_hand;
        if self.board.round == 0 && draft_hand.is_empty() {
            let undecided = drafted.iter().filter(|card| card.is_none()).count();
            draft_hand = game_end.drain(game_end.len() - undecided - 1..).collect();
        }
        game_end.truncate(self.game_end_left(draft_hand.len()));
        let known = Known { seat: self.seat, whodunit: self.whodunit, evidence: &self.evidence };
        let murder = if self.setup.murder() { Murder::deal(&self.board, Some(known), rng) } else { Murder::default() };
        Game {
            catalogue: Some(self.catalogue.clone()),
            setup: self.setup.clone(),
            board: self.board,
            state: self.state.clone(),
            secrets: Secrets { piles, game_end, draft_hand, drafted, murder },
            rng: ChaCha8Rng::seed_from_u64(rng.next_u64()),
            made: self.made,
            undo_floor: self.made,
        }
    }

    fn game_end_left(&self, in_draft: usize) -> usize {
        usize::from(self.board.game_end_left).saturating_sub(in_draft)
    }

    fn sees_game_end(&self, card: GameEndId) -> bool {
        self.drafted == Some(card)
            || self.draft_hand.contains(&card)
            || self.board.game_end_cards().any(|seen| seen == card)
    }
}
