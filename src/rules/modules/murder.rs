//! Module C: Whodunit cards, and the evidence that falls on players and dummies in a game.
//! What comes of it at the end stands in `revelation.rs`.

use rand::Rng;
use serde::{Deserialize, Serialize};

use crate::rules::{
    apply::Referee,
    board::{Board, CaseFile, Seat},
    card::*,
    event::{GameEvent as E, Person},
    game::shuffle,
    setup::Setup,
};

/// The Whodunit cards.
const WHODUNIT: [Whodunit; 4] = [Whodunit::Murderer, Whodunit::Innocent, Whodunit::Innocent, Whodunit::Innocent];

/// The dummies by the row whose cards they get when it is cleared; those of row 2 go away.
const DUMMY_OF_ROW: [Option<u8>; 3] = [Some(0), None, Some(1)];

/// All evidence tokens of a game with so many players.
pub(in crate::rules) fn tokens(seats: u8) -> Vec<EvidenceToken> {
    use EvidenceToken::{Discard, Fingerprints, Points};
    let fingerprints = [(1, 12), (2, 7), (3, 2)].into_iter();
    let mut tokens: Vec<_> = fingerprints.flat_map(|(prints, count)| vec![Fingerprints(prints); count]).collect();
    tokens.extend([Points(2), Points(3), Points(5), Discard, Discard]);
    if seats != 3 {
        tokens.extend([1, 2, 3].map(Fingerprints));
    }
    tokens
}

/// What lies face down in the murder: the supply is nobody's to see, the rest its owner's alone.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(in crate::rules) struct Murder {
    /// One card a person, in the order of [`Board::people`]; those put away are nowhere.
    pub whodunit: Vec<Whodunit>,
    /// Each person's tokens, as long as they are face down.
    pub tokens: Vec<Vec<EvidenceToken>>,
    /// The supply, the next token last.
    pub supply: Vec<EvidenceToken>,
}

/// What one seat knows of what lies face down.
pub(in crate::rules) struct Known<'v> {
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
        board.dummies = vec![CaseFile::default(); setup.dummy_count().into()];
        board.evidence_left = tokens(setup.seats).len() as u8;
        Self::deal(board, None, rng)
    }

    /// Deals at random what is face down on a table, but for what is known of it.
    pub fn deal(board: &Board, known: Option<Known>, rng: &mut impl Rng) -> Self {
        let own = |person| known.as_ref().filter(|known| person == Person::Seat(known.seat));
        let seen = |person| board.case_file(person).whodunit.or_else(|| own(person).and_then(|known| known.whodunit));
        let mut cards = WHODUNIT.to_vec();
        board.people().filter_map(seen).for_each(|card| take_out(&mut cards, card));
        shuffle(&mut cards, rng);
        let whodunit = board.people().map(|person| seen(person).or_else(|| cards.pop()).expect("one card each"));

        let mut supply = tokens(board.seats());
        for file in board.people().map(|person| board.case_file(person)) {
            file.open.iter().chain(&file.discarded).for_each(|token| take_out(&mut supply, *token));
        }
        known.iter().flat_map(|known| known.evidence).for_each(|token| take_out(&mut supply, *token));
        shuffle(&mut supply, rng);
        let hand = |person| match own(person) {
            Some(known) => known.evidence.to_vec(),
            None => supply.split_off(supply.len() - usize::from(board.case_file(person).hidden)),
        };
        Self { whodunit: whodunit.collect(), tokens: board.people().map(hand).collect(), supply }
    }

    /// What a seat knows: its Whodunit card and its tokens.
    pub fn known_to(&self, seat: Seat) -> (Option<Whodunit>, Vec<EvidenceToken>) {
        let tokens = self.tokens.get(seat.index());
        (self.whodunit.get(seat.index()).copied(), tokens.cloned().unwrap_or_default())
    }
}

/// Takes one out of many that may be alike.
fn take_out<T: PartialEq>(all: &mut Vec<T>, one: T) {
    if let Some(place) = all.iter().position(|other| *other == one) {
        all.remove(place);
    }
}

impl Board {
    /// A person's place among [`Self::people`].
    pub(in crate::rules) fn person_index(&self, person: Person) -> usize {
        match person {
            Person::Seat(seat) => seat.index(),
            Person::Dummy(dummy) => usize::from(self.seats() + dummy),
        }
    }

    /// Everybody, the players from `first` clockwise, then the dummies.
    pub fn people_from(&self, first: Seat) -> Vec<Person> {
        let seats = self.seats();
        let players = (0..seats).map(|steps| Person::Seat(first.left(steps, seats)));
        players.chain(self.people().skip(seats.into())).collect()
    }
}

impl Referee<'_> {
    /// a carried-out card throws suspicion. The tokens are dealt when the turn is over.
    pub(in crate::rules) fn throw_suspicion(&mut self, by: Person, on: Suspect) {
        let mut people = self.game.board.people_from(self.seat());
        people.retain(|person| (*person == by) == (on == Suspect::Yourself));
        self.game.flow.evidence_due.extend(people);
    }

    /// a dummy gets the cards of Module C that are left in its row.
    pub(in crate::rules) fn give_to_dummy(&mut self, row: u8, cards: &[CardId]) {
        let dummy = DUMMY_OF_ROW[usize::from(row)].filter(|dummy| *dummy < self.game.board.dummies.len() as u8);
        let Some(dummy) = dummy else { return };
        for card in cards {
            match self.game.catalogue().card(*card).face {
                Face::Suspect(suspect, _) => {
                    self.tell(E::DummySuspects { dummy, card: *card });
                    self.throw_suspicion(Person::Dummy(dummy), suspect);
                }
                Face::DestroyEvidence => {
                    self.tell(E::DestroyEvidenceLaid { person: Person::Dummy(dummy), card: *card });
                }
                _ => {}
            }
        }
    }

    /// the turn is over, and those it threw suspicion on draw their tokens.
    pub(in crate::rules) fn deal_evidence(&mut self) {
        for person in std::mem::take(&mut self.game.flow.evidence_due) {
            self.draw_evidence(person);
        }
    }

    /// A person draws a token face down; an empty supply deals none.
    pub(super) fn draw_evidence(&mut self, person: Person) {
        let place = self.game.board.person_index(person);
        let murder = &mut self.game.secrets.murder;
        if let Some(token) = murder.supply.pop() {
            murder.tokens[place].push(token);
            self.tell(E::EvidenceDealt { person });
            self.no_way_back();
        }
    }
}
