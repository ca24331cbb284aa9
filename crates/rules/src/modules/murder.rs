//! Module C: the evidence that falls on players and dummies in a game. What lies face down is
//! in `turn/secrets.rs`, what becomes of it at the end in `revelation.rs`.

use crate::{
    model::{board::Person, card::*},
    turn::{apply::Resolver, event::GameEvent as E, listener::Listener},
};

/// The dummies by the row whose cards they get when it is cleared; those of row 2 go away.
const DUMMY_OF_ROW: [Option<u8>; 3] = [Some(0), None, Some(1)];

impl<L: Listener> Resolver<'_, L> {
    /// a carried-out card throws suspicion. The tokens are dealt when the turn is over.
    pub(crate) fn throw_suspicion(&mut self, by: Person, on: Suspect) {
        let mut people = self.game.board.people_from(self.seat());
        people.retain(|person| (*person == by) == (on == Suspect::Yourself));
        self.game.state.evidence_due.extend(people);
    }

    /// a dummy gets the cards of Module C that are left in its row.
    pub(crate) fn give_to_dummy(&mut self, row: u8, cards: &[CardId]) {
        let dummy = DUMMY_OF_ROW[usize::from(row)].filter(|dummy| *dummy < self.game.board.dummies.len() as u8);
        let Some(dummy) = dummy else { return };
        for card in cards {
            match self.game.catalogue().card(*card).face {
                Face::Suspect(suspect, _) => {
                    self.emit(E::DummySuspects { dummy, card: *card });
                    self.throw_suspicion(Person::Dummy(dummy), suspect);
                }
                Face::DestroyEvidence => {
                    self.emit(E::DestroyEvidenceLaid { person: Person::Dummy(dummy), card: *card });
                }
                _ => {}
            }
        }
    }

    /// the turn is over, and those it threw suspicion on draw their tokens.
    pub(crate) fn deal_evidence(&mut self) {
        while !self.game.state.evidence_due.is_empty() {
            let person = self.game.state.evidence_due.remove(0);
            self.draw_evidence(person);
        }
    }

    /// A person draws a token face down; an empty supply deals none.
    pub(super) fn draw_evidence(&mut self, person: Person) {
        let place = self.game.board.person_index(person);
        let murder = &mut self.game.secrets.murder;
        if let Some(token) = murder.supply.pop() {
            murder.tokens[place].push(token);
            self.emit(E::EvidenceDealt { person });
            self.no_way_back();
        }
    }
}
