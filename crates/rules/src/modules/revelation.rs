//! The end of Module C: everything is turned over, evidence is destroyed, and the police
//! arrest whoever left the most fingerprints.

use std::mem;

use tinyvec::ArrayVec;

use crate::model::tiles::{EvidenceToken, Whodunit};
use crate::{
    model::{
        board::{CaseFile, People, Person},
        counts::EVIDENCE_TOKENS,
        score::Source,
    },
    turn::{
        apply::Resolver,
        choice::Choice,
        event::GameEvent as E,
        game::Game,
        legal::Flow,
        listener::Listener,
        state::{PendingStep, Phase},
    },
};

/// Tokens the murderer draws before the revelation.
const MURDERER_DRAWS: u8 = 2;
/// What the escape brings.
const ESCAPE: u8 = 20;

impl CaseFile {
    /// How many tokens the destroy-evidence cards destroy at the end: 1, 3 or 5, and 1 more for each
    /// further card.
    pub fn destroys(&self) -> u8 {
        match self.destroy_evidence.len() as u8 {
            0 => 0,
            cards @ 1..=3 => 2 * cards - 1,
            cards => cards + 2,
        }
    }

    /// The open tokens that show fingerprints, by their place.
    fn with_fingerprints(&self) -> impl Iterator<Item = (u8, EvidenceToken)> {
        (0..).zip(self.open.iter().copied()).filter(|(_, token)| token.fingerprints() > 0)
    }
}

impl Game {
    /// The tokens that can be taken away: those with fingerprints. The others do no harm.
    pub(crate) fn evidence_choices(&self, found: &mut impl FnMut(Choice) -> Flow) -> Flow {
        let file = &self.board.player(self.state.seat).case_file;
        file.with_fingerprints().try_for_each(|(token, _)| found(Choice::DiscardEvidence { token }))
    }
}

impl<L: Listener> Resolver<'_, L> {
    /// Everybody turns everything over; the points on tokens count. The Whodunit cards are turned over one by one, those of
    /// dummies first and the murderer's last (R-12.6 leaves their order open).
    pub(crate) fn begin_revelation(&mut self) {
        self.game.state.phase = Phase::Revelation;
        self.game.state.parts_done = 0;
        self.emit(E::RevelationBegan);
        self.no_way_back();
        let people = self.people();
        let mut turned = people;
        turned.sort_by_key(|person| (self.whodunit(*person) == Whodunit::Murderer, matches!(person, Person::Seat(_))));
        for person in turned {
            let whodunit = self.whodunit(person);
            self.emit(E::WhodunitRevealed { person, whodunit });
        }
        if let Some(murderer) = self.murderer() {
            (0..MURDERER_DRAWS).for_each(|_| self.draw_evidence(murderer));
        }
        for person in people {
            let place = self.game.board.person_index(person);
            let tokens = mem::take(&mut self.game.secrets.murder.tokens[place]);
            self.emit(E::EvidenceRevealed { person, tokens });
            for token in tokens {
                if let EvidenceToken::Points(points) = token {
                    self.score_for(person, points, Source::Evidence);
                }
            }
        }
    }

    fn whodunit(&self, person: Person) -> Whodunit {
        self.game.secrets.murder.whodunit[self.game.board.person_index(person)]
    }

    /// The next person takes away what discard tokens and destroy-evidence cards allow; a dummy always
    /// the worst. After the last one come the police.
    pub(crate) fn next_destruction(&mut self) {
        let Some(person) = self.people().get(usize::from(self.game.state.parts_done)).copied() else {
            return self.arrest();
        };
        self.game.state.parts_done += 1;
        let file = self.game.board.case_file(person);
        let discards = file.open.iter().filter(|token| **token == EvidenceToken::Discard).count() as u8;
        let allowed = file.destroys() + discards;
        (0..discards).for_each(|_| self.emit(E::EvidenceDiscarded { person, token: EvidenceToken::Discard }));
        match person {
            Person::Seat(seat) => {
                self.game.state.seat = seat;
                self.game.state.pending.push(PendingStep::DiscardEvidence(allowed));
            }
            Person::Dummy(_) => {
                for _ in 0..allowed {
                    let worst = self.game.board.case_file(person).with_fingerprints().map(|(_, token)| token).max();
                    let Some(token) = worst else { break };
                    self.emit(E::EvidenceDiscarded { person, token });
                }
            }
        }
    }

    /// Does what leaves the seat no choice among its tokens: all must go, or all are alike. Returns
    /// whether it did something; otherwise the seat is asked.
    pub(crate) fn discard_without_choice(&mut self, allowed: u8) -> bool {
        let tokens: ArrayVec<[_; EVIDENCE_TOKENS]> = self.me().case_file.with_fingerprints().collect();
        match tokens.first() {
            Some((first, token)) if allowed > 0 => {
                let forced = tokens.len() <= allowed.into() || tokens.iter().all(|(_, other)| other == token);
                if forced {
                    self.discard_evidence(*first);
                }
                forced
            }
            _ => {
                self.game.state.pending.pop();
                true
            }
        }
    }

    /// One token of the seat is taken away.
    pub(crate) fn discard_evidence(&mut self, place: u8) {
        let token = self.me().case_file.open[usize::from(place)];
        if let Some(PendingStep::DiscardEvidence(allowed)) = self.game.state.pending.last_mut() {
            *allowed -= 1;
        }
        self.emit(E::EvidenceDiscarded { person: Person::Seat(self.seat()), token });
    }

    /// Whoever has the most fingerprints is arrested, unless everybody left the same number; a murderer who is
    /// not arrested escapes.
    fn arrest(&mut self) {
        let people = self.people();
        let fingerprints = |person: &Person| self.game.board.case_file(*person).fingerprints();
        let most = people.iter().map(fingerprints).max().unwrap_or_default();
        let mut arrested: People = people.iter().copied().filter(|person| fingerprints(person) == most).collect();
        if arrested.len() == people.len() {
            arrested.clear();
        }
        let escaped = self.murderer().filter(|murderer| !arrested.contains(murderer));
        self.emit(E::Arrested { people: arrested, fingerprints: most });
        if let Some(person) = escaped {
            self.emit(E::MurdererEscaped { person });
            self.score_for(person, ESCAPE, Source::Escape);
        }
        self.end_game();
    }

    /// The players from the start player clockwise, then the dummies.
    fn people(&self) -> People {
        self.game.board.people_from(self.game.board.start_player)
    }

    fn murderer(&self) -> Option<Person> {
        let card = |person: &Person| self.game.board.case_file(*person).whodunit;
        self.game.board.people().find(|person| card(person) == Some(Whodunit::Murderer))
    }

    /// Points for a player; a dummy has no use for them.
    fn score_for(&mut self, person: Person, points: u8, source: Source) {
        if let Person::Seat(seat) = person {
            self.emit(E::PointsScored { seat, points, source });
        }
    }
}
