//! What lies face down: the order of the piles and what only each seat knows.

use std::iter;

use rand::Rng;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::model::tiles::{EvidenceToken, Whodunit};
use crate::model::{
    board::{Board, Person, Seat},
    card::*,
    counts::*,
    random::shuffle,
    setup::Setup,
};

/// Some of the evidence tokens.
pub(crate) type Tokens = ArrayVec<[EvidenceToken; EVIDENCE_TOKENS]>;

/// What no player may see: the order of the piles and the other seats' secrets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) struct Secrets {
    /// Action cards face down, the next one last.
    pub piles: [ArrayVec<[CardId; PILE_CARDS]>; 3],
    /// Game End cards face down, the next one last.
    pub game_end: ArrayVec<[GameEndId; GAME_END_CARDS]>,
    /// The Game End cards that go round in the draft.
    pub draft_hand: ArrayVec<[GameEndId; MAX_SEATS + 1]>,
    /// What each seat drafted.
    pub drafted: ArrayVec<[Option<GameEndId>; MAX_SEATS]>,
    /// What lies face down in Module C.
    pub murder: Murder,
}

/// The Whodunit cards.
const WHODUNIT: [Whodunit; 4] = [Whodunit::Murderer, Whodunit::Innocent, Whodunit::Innocent, Whodunit::Innocent];

/// All evidence tokens of a game with this many players.
pub(crate) fn all_tokens(seats: u8) -> Tokens {
    use EvidenceToken::{Discard, Fingerprints, Points};
    let fingerprints = [(1, 12), (2, 7), (3, 2)].into_iter();
    let mut tokens: Tokens =
        fingerprints.flat_map(|(prints, count)| iter::repeat_n(Fingerprints(prints), count)).collect();
    tokens.extend([Points(2), Points(3), Points(5), Discard, Discard]);
    if seats != 3 {
        tokens.extend([1, 2, 3].map(Fingerprints));
    }
    tokens
}

/// What lies face down in the murder: nobody may see the supply, only its owner the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) struct Murder {
    /// One card per person, in the order of [`Board::people`]; those put away are nowhere.
    pub whodunit: ArrayVec<[Whodunit; MAX_SEATS]>,
    /// Each person's tokens, as long as they are face down.
    pub tokens: ArrayVec<[Tokens; MAX_SEATS]>,
    /// The supply, the next token last.
    pub supply: Tokens,
}

/// What one seat knows of what lies face down.
pub(crate) struct Known<'v> {
    /// Whose knowledge it is.
    pub seat: Seat,
    /// Its Whodunit card.
    pub whodunit: Option<Whodunit>,
    /// Its tokens.
    pub evidence: &'v [EvidenceToken],
}

impl Murder {
    /// the dummies take their places, then everything is dealt.
    pub fn set_up(setup: &Setup, board: &mut Board, rng: &mut impl Rng) -> Self {
        if !setup.murder() {
            return Self::default();
        }
        board.dummies.set_len(setup.dummy_count().into());
        board.evidence_left = all_tokens(setup.seats).len() as u8;
        Self::deal(board, None, rng)
    }

    /// Deals at random what is face down on a table, except for what is known of it.
    pub fn deal(board: &Board, known: Option<Known>, rng: &mut impl Rng) -> Self {
        let own = |person| known.as_ref().filter(|known| person == Person::Seat(known.seat));
        let seen = |person| board.case_file(person).whodunit.or_else(|| own(person).and_then(|known| known.whodunit));
        let mut cards = ArrayVec::from(WHODUNIT);
        board.people().filter_map(seen).for_each(|card| take_out(&mut cards, card));
        shuffle(&mut cards, rng);
        let whodunit = board.people().map(|person| seen(person).or_else(|| cards.pop()).expect("one card each"));

        let mut supply = all_tokens(board.seats());
        for file in board.people().map(|person| board.case_file(person)) {
            file.open.iter().chain(&file.discarded).for_each(|token| take_out(&mut supply, *token));
        }
        known.iter().flat_map(|known| known.evidence).for_each(|token| take_out(&mut supply, *token));
        shuffle(&mut supply, rng);
        let hand = |person| match own(person) {
            Some(known) => known.evidence.iter().copied().collect(),
            None => supply.drain(supply.len() - usize::from(board.case_file(person).hidden)..).collect(),
        };
        Self { whodunit: whodunit.collect(), tokens: board.people().map(hand).collect(), supply }
    }

    /// What a seat knows: its Whodunit card and its tokens.
    pub fn known_to(&self, seat: Seat) -> (Option<Whodunit>, Tokens) {
        let tokens = self.tokens.get(seat.index());
        (self.whodunit.get(seat.index()).copied(), tokens.copied().unwrap_or_default())
    }
}

/// Removes one of many that may be equal.
fn take_out<T: PartialEq + Default, const N: usize>(all: &mut ArrayVec<[T; N]>, one: T) {
    if let Some(place) = all.iter().position(|other| *other == one) {
        all.remove(place);
    }
}
