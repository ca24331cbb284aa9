//! How much of the final revelation has been shown: follows the events, draws nothing.

use bevy::prelude::*;

use crate::{screens::counting::CountingProgress, state::TablePhase};
use rules::{Board, GameEvent as E, Person};

/// What is going on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum RevelationAct {
    /// Nothing, or nothing yet.
    #[default]
    None,
    /// The Whodunit cards are turned over.
    Whodunit,
    /// The murderer draws two more tokens.
    Draws,
    /// The evidence is turned over, one token after the other.
    Evidence,
    /// Evidence is discarded.
    Destruction,
    /// The police have come.
    Verdict,
}

/// What the light rests on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RevelationFocus {
    /// All of the stage.
    #[default]
    Everybody,
    /// Somebody.
    One(Person),
    /// Nobody: it is out.
    Nobody,
    /// Those whom the police take along; everybody, if it is nobody.
    Arrested,
}

/// How much of the revelation has been shown.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct RevelationProgress {
    /// What is going on.
    pub act: RevelationAct,
    /// Whose card, tokens or token was shown last.
    pub person: Option<Person>,
    /// The murderer who got away.
    pub escaped: Option<Person>,
    /// The game is over.
    pub over: bool,
}

impl CountingProgress for RevelationProgress {
    const PHASE: TablePhase = TablePhase::Revelation;

    fn show(&mut self, event: &E, _: &Board) {
        self.follow(event);
    }
}

impl RevelationProgress {
    /// Follows an event that was just shown on the board.
    pub fn follow(&mut self, event: &E) {
        let (act, person) = match event {
            E::RevelationBegan => (RevelationAct::Whodunit, None),
            E::WhodunitRevealed { person, .. } => (RevelationAct::Whodunit, Some(*person)),
            E::EvidenceDealt { person } if self.act >= RevelationAct::Whodunit => (RevelationAct::Draws, Some(*person)),
            E::EvidenceRevealed { person, .. } => (RevelationAct::Evidence, Some(*person)),
            E::EvidenceDiscarded { person, .. } => (RevelationAct::Destruction, Some(*person)),
            E::Arrested { .. } => (RevelationAct::Verdict, None),
            E::MurdererEscaped { person } => {
                self.escaped = Some(*person);
                (RevelationAct::Verdict, Some(*person))
            }
            E::GameEnded { .. } => {
                self.over = true;
                return;
            }
            _ => return,
        };
        (self.act, self.person) = (act, person);
    }

    /// Whether it covers the table.
    pub fn is_shown(&self) -> bool {
        self.act > RevelationAct::None
    }

    /// What the light rests on, while somebody may be asked what to discard and everybody may hold their breath.
    pub fn focus(&self, asked: Option<Person>, hushed: bool) -> RevelationFocus {
        match (asked.or(self.person), self.act) {
            (Some(person), _) => RevelationFocus::One(person),
            (None, RevelationAct::Verdict) if hushed => RevelationFocus::Nobody,
            (None, RevelationAct::Verdict) => RevelationFocus::Arrested,
            (None, _) => RevelationFocus::Everybody,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tinyvec::ArrayVec;

    use rules::{EvidenceToken, People, Seat, Whodunit};

    #[test]
    fn follows_the_revelation_and_nothing_before_it() {
        let anna = Person::Seat(Seat(0));
        let mut progress = RevelationProgress::default();
        progress.follow(&E::EvidenceDealt { person: anna });
        assert_eq!(progress.act, RevelationAct::None);
        progress.follow(&E::RevelationBegan);
        progress.follow(&E::WhodunitRevealed { person: anna, whodunit: Whodunit::Murderer });
        progress.follow(&E::EvidenceDealt { person: anna });
        assert_eq!((progress.act, progress.person), (RevelationAct::Draws, Some(anna)));
        progress
            .follow(&E::EvidenceRevealed { person: anna, tokens: [EvidenceToken::Discard; 3].into_iter().collect() });
        progress.follow(&E::Arrested { people: People::default(), fingerprints: 3 });
        progress.follow(&E::MurdererEscaped { person: anna });
        assert_eq!((progress.act, progress.escaped, progress.over), (RevelationAct::Verdict, Some(anna), false));
        progress.follow(&E::GameEnded { winners: ArrayVec::default() });
        assert!(progress.over);
    }

    #[test]
    fn it_is_dark_before_the_arrest_and_then_the_light_tells_whom_it_is_about() {
        let (anna, dummy) = (Person::Seat(Seat(0)), Person::Dummy(0));
        let mut progress = RevelationProgress::default();
        progress.follow(&E::RevelationBegan);
        assert_eq!(progress.focus(None, false), RevelationFocus::Everybody);
        progress.follow(&E::WhodunitRevealed { person: dummy, whodunit: Whodunit::Innocent });
        assert_eq!(progress.focus(None, false), RevelationFocus::One(dummy));
        assert_eq!(progress.focus(Some(anna), false), RevelationFocus::One(anna), "she is asked");
        progress.follow(&E::Arrested { people: [dummy].into_iter().collect(), fingerprints: 3 });
        assert_eq!(progress.focus(None, true), RevelationFocus::Nobody);
        assert_eq!(progress.focus(None, false), RevelationFocus::Arrested);
        progress.follow(&E::MurdererEscaped { person: anna });
        assert_eq!(progress.focus(None, false), RevelationFocus::One(anna));
    }
}
