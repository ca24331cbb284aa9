//! What all parts of the revelation are drawn from.

use super::{
    picks::Picks,
    progress::{RevelationAct, RevelationProgress},
};
use crate::{
    localization::words::dummy_key,
    session::{PendingQuestion, Session, TOKEN_MILLIS, Timing},
    ui::canvas::Canvas,
};
use rules::{Ask, Board, People, Person};

/// What all parts are drawn from.
#[derive(Clone, Copy)]
pub struct RevelationScene<'a> {
    pub progress: &'a RevelationProgress,
    pub board: &'a Board,
    pub session: &'a Session,
    pub pending: &'a PendingQuestion,
    pub picks: &'a Picks,
    pub timing: &'a Timing,
}

impl RevelationScene<'_> {
    /// The players from the start player clockwise, then the dummies: the order in which everything is shown.
    pub fn people(&self) -> People {
        self.board.people_from(self.board.start_player)
    }

    pub fn name(&self, canvas: &Canvas, person: Person) -> String {
        match person {
            Person::Seat(seat) => self.session.seat(seat).name.clone(),
            Person::Dummy(dummy) => canvas.words(dummy_key(dummy)),
        }
    }

    /// Who at this screen chooses what is discarded, and how many tokens are left to choose.
    pub fn asked(&self) -> Option<(Person, u8)> {
        asked(self.pending)
    }

    /// Whether what is going on concerns somebody.
    pub fn is_about(&self, person: Person) -> bool {
        match self.asked() {
            Some((asked, _)) => asked == person,
            None => self.progress.person == Some(person) && self.progress.act < RevelationAct::Verdict,
        }
    }

    /// Whether it is told whom the police take along.
    pub fn is_judged(&self) -> bool {
        self.progress.act == RevelationAct::Verdict && !self.progress.is_hushed(self.timing)
    }

    /// Seconds a token takes to turn over.
    pub fn token(&self) -> f32 {
        self.timing.span(TOKEN_MILLIS).as_secs_f32()
    }
}

/// Who at this screen chooses what is discarded, and how many tokens are left to choose.
pub fn asked(pending: &PendingQuestion) -> Option<(Person, u8)> {
    let question = pending.question?;
    match question.ask {
        Ask::DiscardEvidence(tokens) => Some((Person::Seat(question.seat), tokens)),
        _ => None,
    }
}
