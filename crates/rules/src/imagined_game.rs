//! A game as a seat imagines it: what it cannot see has been dealt at random.

use std::ops::Deref;

use tinyvec::ArrayVec;

use super::{
    model::{
        board::Seat,
        card::GameEndId,
        counts::EVIDENCE_TOKENS,
        tiles::{EvidenceToken, Whodunit},
    },
    turn::{choice::Choice, game::Game, listener::Listener},
};

/// A game that was dealt from what one seat may know ([`SeatView::determinize`](crate::SeatView::determinize)), in
/// which a bot can try things out. Nothing in it is secret, so here, and only here, everything can be asked: there is
/// no way to make one of a real game.
#[derive(Debug, PartialEq, Eq)]
pub struct ImaginedGame(pub(crate) Game);

impl Clone for ImaginedGame {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }

    /// Uses the memory that `self` has already, as [`Game`] does.
    fn clone_from(&mut self, other: &Self) {
        self.0.clone_from(&other.0);
    }
}

impl From<ImaginedGame> for Game {
    /// A game that looks the same from the seat it was dealt for, to be shown there: what happens is decided elsewhere.
    fn from(game: ImaginedGame) -> Self {
        game.0
    }
}

impl Deref for ImaginedGame {
    type Target = Game;

    fn deref(&self) -> &Game {
        &self.0
    }
}

impl ImaginedGame {
    /// Carries out a choice that is known to be legal ([`Game::apply_unchecked`]).
    pub fn apply_unchecked(&mut self, choice: Choice, listener: &mut impl Listener) {
        self.0.apply_unchecked(choice, listener);
    }

    /// The Game End card a seat has drafted, until the end shows it.
    pub fn drafted(&self, seat: Seat) -> Option<GameEndId> {
        self.0.secrets.drafted[seat.index()]
    }

    /// The Whodunit card and the face-down tokens of a seat; `None` without Module C.
    pub fn known_evidence(&self, seat: Seat) -> Option<(Whodunit, ArrayVec<[EvidenceToken; EVIDENCE_TOKENS]>)> {
        let (whodunit, evidence) = self.0.secrets.murder.known_to(seat);
        Some((whodunit?, evidence))
    }
}
