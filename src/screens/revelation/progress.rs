//! How much of the final revelation has been shown: follows the events, draws nothing.

use bevy::prelude::*;

use crate::{
    screens::lamplight::Swing,
    session::{HUSH_MILLIS, Timing},
};
use rules::{GameEvent as E, Person};

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
    /// Seconds since then.
    pub since: f32,
    /// The murderer who got away.
    pub escaped: Option<Person>,
    /// The game is over.
    pub over: bool,
    /// Where the light is.
    pub light: Swing<RevelationFocus>,
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
        *self = Self { act, person, since: 0.0, ..self.clone() };
    }

    /// Whether it covers the table.
    pub fn is_shown(&self) -> bool {
        self.act > RevelationAct::None
    }

    /// Whether the police have come, but nobody knows yet for whom.
    pub fn is_hushed(&self, timing: &Timing) -> bool {
        let waits = self.act == RevelationAct::Verdict && self.person.is_none() && !self.over;
        waits && self.since < timing.span(HUSH_MILLIS).as_secs_f32()
    }

    /// What the light belongs on, while somebody may be asked what to discard.
    pub fn spot(&self, asked: Option<Person>, timing: &Timing) -> RevelationFocus {
        match (asked.or(self.person), self.act) {
            (Some(person), _) => RevelationFocus::One(person),
            (None, RevelationAct::Verdict) if self.is_hushed(timing) => RevelationFocus::Nobody,
            (None, RevelationAct::Verdict) => RevelationFocus::Arrested,
            (None, _) => RevelationFocus::Everybody,
        }
    }

    /// How many of a person's open tokens have been turned over by now, when each takes this long.
    pub fn turned(&self, person: Person, open: usize, each: f32) -> usize {
        if self.act == RevelationAct::Evidence && self.person == Some(person) && each > 0.0 {
            open.min((self.since / each) as usize)
        } else {
            open
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tinyvec::ArrayVec;

    use crate::session::AnimationSpeed;
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
        progress.since = 0.5;
        assert_eq!(progress.turned(anna, 3, 0.2), 2);
        assert_eq!(progress.turned(anna, 3, 0.0), 3);
        assert_eq!(progress.turned(Person::Dummy(0), 4, 0.2), 4);
        progress.follow(&E::Arrested { people: People::default(), fingerprints: 3 });
        progress.follow(&E::MurdererEscaped { person: anna });
        assert_eq!((progress.act, progress.escaped, progress.over), (RevelationAct::Verdict, Some(anna), false));
        progress.follow(&E::GameEnded { winners: ArrayVec::default() });
        assert!(progress.over);
    }

    #[test]
    fn it_is_dark_before_the_arrest_and_then_the_light_tells_whom_it_is_about() {
        let (normal, still) = (Timing::of(AnimationSpeed::Normal), Timing::of(AnimationSpeed::None));
        let (anna, dummy) = (Person::Seat(Seat(0)), Person::Dummy(0));
        let mut progress = RevelationProgress::default();
        progress.follow(&E::RevelationBegan);
        assert_eq!(progress.spot(None, &normal), RevelationFocus::Everybody);
        progress.follow(&E::WhodunitRevealed { person: dummy, whodunit: Whodunit::Innocent });
        assert_eq!(progress.spot(None, &normal), RevelationFocus::One(dummy));
        assert_eq!(progress.spot(Some(anna), &normal), RevelationFocus::One(anna), "she is asked");
        let arrested = E::Arrested { people: [dummy].into_iter().collect(), fingerprints: 3 };
        progress.follow(&arrested);
        assert_eq!(
            (progress.spot(None, &normal), progress.spot(None, &still)),
            (RevelationFocus::Nobody, RevelationFocus::Arrested)
        );
        progress.since = 0.69;
        assert!(progress.is_hushed(&normal));
        progress.since = 0.71;
        assert_eq!(progress.spot(None, &normal), RevelationFocus::Arrested);
        progress.follow(&E::MurdererEscaped { person: anna });
        assert_eq!(progress.spot(None, &normal), RevelationFocus::One(anna));
        // What is over has been told.
        progress.follow(&arrested);
        progress.follow(&E::GameEnded { winners: ArrayVec::default() });
        assert_eq!(progress.spot(None, &normal), RevelationFocus::Arrested);
    }
}
