//! What all parts of the revelation are drawn from.

use super::{
    picks::Picks,
    progress::{RevelationAct, RevelationFocus, RevelationProgress},
};
use crate::{
    localization::{Texts, words::dummy_key},
    scene::timeline::Timeline,
    session::{HUSH_MILLIS, PendingQuestion, Session, TOKEN_MILLIS},
};
use rules::{Ask, Board, CaseFile, People, Person, Whodunit};

/// What all parts are drawn from.
#[derive(Clone, Copy)]
pub struct RevelationStage<'a> {
    pub progress: &'a RevelationProgress,
    pub timeline: &'a Timeline,
    pub board: &'a Board,
    pub session: &'a Session,
    pub pending: &'a PendingQuestion,
    pub picks: &'a Picks,
    pub texts: &'a Texts,
}

impl RevelationStage<'_> {
    /// The players from the start player clockwise, then the dummies: the order in which everything is shown.
    pub fn people(&self) -> People {
        self.board.people_from(self.board.start_player)
    }

    pub fn name(&self, person: Person) -> String {
        match person {
            Person::Seat(seat) => self.session.seat(seat).name.clone(),
            Person::Dummy(dummy) => self.texts.get(dummy_key(dummy)),
        }
    }

    /// Who at this screen chooses what is discarded, and how many tokens are left to choose.
    pub fn asked(&self) -> Option<(Person, u8)> {
        let question = self.pending.question?;
        match question.ask {
            Ask::DiscardEvidence(tokens) => Some((Person::Seat(question.seat), tokens)),
            _ => None,
        }
    }

    /// Whether somebody at this screen chooses what of their own is discarded.
    pub fn is_asked(&self, person: Person) -> bool {
        self.asked().is_some_and(|(asked, _)| asked == person)
    }

    /// Whether what is going on concerns somebody.
    pub fn is_about(&self, person: Person) -> bool {
        match self.asked() {
            Some((asked, _)) => asked == person,
            None => self.progress.person == Some(person) && self.progress.act < RevelationAct::Verdict,
        }
    }

    /// Whether the police have come, but nobody knows yet for whom.
    pub fn is_hushed(&self) -> bool {
        let waits =
            self.progress.act == RevelationAct::Verdict && self.progress.person.is_none() && !self.progress.over;
        waits && !self.timeline.is_past(HUSH_MILLIS as u16)
    }

    /// Whether it is told whom the police take along.
    pub fn is_judged(&self) -> bool {
        self.progress.act == RevelationAct::Verdict && !self.is_hushed()
    }

    /// How many of somebody's open tokens have been turned over by now.
    pub fn turned(&self, person: Person) -> usize {
        let open = self.board.case_file(person).open.len();
        if self.progress.act == RevelationAct::Evidence && self.progress.person == Some(person) {
            (1..=open).take_while(|nth| self.timeline.is_past(TOKEN_MILLIS as u16 * *nth as u16)).count()
        } else {
            open
        }
    }

    /// What the light rests on.
    pub fn focus(&self) -> RevelationFocus {
        self.progress.focus(self.asked().map(|(person, _)| person), self.is_hushed())
    }

    /// What is going on, in a line; nothing while everybody holds their breath.
    pub fn told(&self) -> String {
        let (progress, texts) = (self.progress, self.texts);
        let named = |key: &str, person: Person| texts.with(key, [("name", self.name(person).into())]);
        match (self.asked(), progress.act, progress.person) {
            (Some((person, count)), ..) => {
                texts.with("revelation-pick", [("name", self.name(person).into()), ("count", count.into())])
            }
            (None, RevelationAct::None | RevelationAct::Whodunit, _) => texts.get("revelation-whodunit"),
            (None, RevelationAct::Draws, Some(person)) => named("revelation-draws", person),
            (None, RevelationAct::Evidence, Some(person)) => named("revelation-evidence", person),
            (None, RevelationAct::Destruction, Some(person)) => named("revelation-destruction", person),
            (None, RevelationAct::Verdict, _) if !self.is_judged() => String::new(),
            (None, RevelationAct::Verdict, _) => match progress.escaped {
                Some(seat @ Person::Seat(_)) => named("revelation-escaped", seat),
                Some(dummy) => named("revelation-escaped-dummy", dummy),
                None => self.arrests(),
            },
            (None, _, None) => String::new(),
        }
    }

    /// Whom the police take along, and whether that is the murderer.
    fn arrests(&self) -> String {
        let file = |person: &Person| self.board.case_file(*person);
        let arrested: Vec<_> = self.people().into_iter().filter(|person| file(person).arrested).collect();
        let murderer = arrested.iter().any(|person| file(person).whodunit == Some(Whodunit::Murderer));
        let key = match &arrested[..] {
            [] => return self.texts.get("revelation-nobody"),
            _ if murderer => "revelation-caught",
            _ => "revelation-arrested",
        };
        let names = self.texts.all_of(arrested.into_iter().map(|person| self.name(person)));
        self.texts.with(key, [("names", names.into())])
    }

    /// What becomes of somebody, in words that say it all, and in fewer.
    pub fn verdict(&self, person: Person, file: &CaseFile) -> (Verdict, [String; 2]) {
        let (verdict, key, short) = if file.arrested {
            (Verdict::Arrested, "revelation-is-arrested", "revelation-is-arrested-dummy")
        } else if self.progress.escaped == Some(person) {
            (Verdict::GetsAway, "revelation-gets-away", "revelation-gets-away-dummy")
        } else {
            (Verdict::GoesFree, "revelation-goes-free", "revelation-goes-free")
        };
        // A dummy neither scores nor wins.
        let key = if matches!(person, Person::Dummy(_)) { short } else { key };
        (verdict, [key, short].map(|key| self.texts.get(key)))
    }
}

/// What becomes of somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Arrested,
    GetsAway,
    GoesFree,
}
