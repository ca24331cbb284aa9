//! The tokens picked to be discarded: nothing is discarded until the player confirms it.

use bevy::prelude::*;

use crate::session::{PendingQuestion, PlayerChoice};
use rules::{Ask, Choice, Question};

/// What is picked, and what of the confirmed picks is still to be discarded.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Picks {
    /// Places among the open tokens, the first picked first.
    picked: Vec<u8>,
    /// Those to be discarded one after the other. The last place comes first: those before it keep theirs.
    confirmed: Vec<u8>,
    /// Which question they answer.
    question: Option<Question>,
}

impl Picks {
    /// How many tokens a player at this screen may discard now.
    pub fn asked(&self, pending: &PendingQuestion) -> Option<u8> {
        match pending.question?.ask {
            Ask::DiscardEvidence(tokens) => Some(tokens),
            _ => None,
        }
    }

    /// The places of the picked tokens.
    pub fn tokens(&self) -> &[u8] {
        &self.picked
    }

    /// Picks a token, or puts it back. If too many are picked, the one picked first is put back.
    pub fn turn(&mut self, token: u8, pending: &PendingQuestion) {
        let Some(most) = self.asked(pending) else { return };
        match self.picked.iter().position(|picked| *picked == token) {
            Some(place) => {
                self.picked.remove(place);
            }
            None => {
                self.picked.push(token);
                let surplus = self.picked.len().saturating_sub(most.into());
                self.picked.drain(..surplus);
            }
        }
    }

    /// Confirms what is picked.
    pub fn confirm(&mut self) {
        self.confirmed = std::mem::take(&mut self.picked);
        self.confirmed.sort_unstable();
    }

    /// The next answer to what is asked, if one is confirmed. Forgets what was picked for another seat.
    pub fn answer(&mut self, pending: &PendingQuestion) -> Option<PlayerChoice> {
        let question = pending.question?;
        let seat = |question: Question| matches!(question.ask, Ask::DiscardEvidence(_)).then_some(question.seat);
        if self.question.and_then(seat) != seat(question) {
            *self = Self::default();
        }
        self.question = Some(question);
        let choice = Choice::DiscardEvidence { token: *self.confirmed.last()? };
        if !pending.choices.contains(&choice) {
            return None;
        }
        self.confirmed.pop();
        Some(PlayerChoice { seat: question.seat, choice })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Seat;

    fn asked(seat: u8, tokens: u8, open: u8) -> PendingQuestion {
        PendingQuestion {
            question: Some(Question { seat: Seat(seat), ask: Ask::DiscardEvidence(tokens) }),
            choices: (0..open).map(|token| Choice::DiscardEvidence { token }).collect(),
            ..PendingQuestion::default()
        }
    }

    fn token(answer: Option<PlayerChoice>) -> Option<u8> {
        match answer?.choice {
            Choice::DiscardEvidence { token } => Some(token),
            _ => None,
        }
    }

    #[test]
    fn nothing_goes_before_it_is_confirmed() {
        let (mut picks, pending) = (Picks::default(), asked(0, 1, 4));
        assert_eq!(token(picks.answer(&pending)), None);
        picks.turn(2, &pending);
        assert_eq!(token(picks.answer(&pending)), None);
        assert_eq!(picks.tokens(), [2]);
        // Another one takes its place, and can be put back.
        picks.turn(1, &pending);
        assert_eq!(picks.tokens(), [1]);
        picks.turn(1, &pending);
        assert!(picks.tokens().is_empty());
        picks.turn(3, &pending);
        picks.confirm();
        assert_eq!(token(picks.answer(&pending)), Some(3));
        assert_eq!(token(picks.answer(&asked(0, 1, 3))), None, "a second confirmation takes nothing");
    }

    #[test]
    fn several_go_one_after_the_other_and_keep_their_places() {
        let (mut picks, pending) = (Picks::default(), asked(0, 3, 5));
        assert_eq!(token(picks.answer(&pending)), None);
        [0, 4, 2].into_iter().for_each(|token| picks.turn(token, &pending));
        picks.confirm();
        assert_eq!(token(picks.answer(&pending)), Some(4));
        assert_eq!(token(picks.answer(&PendingQuestion::default())), None, "while the first one goes");
        assert_eq!(token(picks.answer(&asked(0, 2, 4))), Some(2));
        // What left no choice was discarded by the rules: it belongs to no other player.
        assert_eq!(token(picks.answer(&asked(1, 1, 4))), None);
        assert_eq!(token(picks.answer(&asked(0, 1, 3))), None);
    }
}
