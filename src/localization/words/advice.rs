//! Texts for what the adviser says.

use super::Words;
use crate::localization::Value;
use bots::advice::{Points, Suggestion};
use rules::Choice;

/// The most further steps of a plan that are told.
const STEPS: usize = 3;

impl Words<'_> {
    /// What a suggestion brings, when, and why: "Brings 6 points now and about 8 later. The upper train scores more in
    /// both scoring phases left."
    pub fn brings(&self, suggestion: &Suggestion) -> String {
        let Points { now, later, end } = suggestion.brings;
        let values = || [("now", Value::from(now)), ("later", later.into()), ("end", end.into())];
        let brings = match (now > 0, later > 0, end > 0) {
            (false, false, false) => return self.get("hint-brings-nothing"),
            (true, false, false) => self.with("hint-brings-now", values()),
            (false, true, false) => self.with("hint-brings-later", values()),
            (false, false, true) => self.with("hint-brings-end", values()),
            (true, true, false) => self.with("hint-brings-now-later", values()),
            (true, false, true) => self.with("hint-brings-now-end", values()),
            (false, true, true) => self.with("hint-brings-later-end", values()),
            (true, true, true) => self.with("hint-brings-now-later-end", values()),
        };
        let Some(source) = suggestion.reason else { return brings };
        let seat = self.game.question().map(|question| question.seat);
        let phases = seat.map_or(0, |seat| self.game.scorings_left(seat));
        let reason = self.with(&format!("reason-{source}"), [("phases", i32::from(phases).into())]);
        self.with("hint-because", [("brings", brings.into()), ("reason", reason.into())])
    }

    /// The best of the other ways to go on, and how far it is behind.
    pub fn second_best(&self, best: &Suggestion, second: &Suggestion) -> Option<String> {
        let what = self.choice(*second.plan.first()?);
        let less = best.brings.total() - second.brings.total();
        Some(self.with("hint-second", [("what", what.into()), ("less", less.into())]))
    }

    /// What follows the first choice of a plan, as far as it can be told without telling what is still hidden.
    pub fn steps_after(&self, plan: &[Choice]) -> Vec<String> {
        let mut game = self.game.clone();
        let (mut steps, mut before) = (Vec::new(), None);
        for choice in plan.iter().copied() {
            let tells = !matches!(choice, Choice::EndFrame | Choice::EndTurn | Choice::Finish);
            if before.is_some() && tells {
                steps.push(Words { game: &game, ..*self }.choice(choice));
            }
            before = Some(choice);
            if steps.len() == STEPS || game.apply(choice).is_err() || !game.can_undo() {
                break;
            }
        }
        steps
    }
}
