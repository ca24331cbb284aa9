//! Texts for what the adviser says.

use super::Words;
use crate::localization::Value;
use bots::advice::{Reason, Suggestion};
use rules::Choice;

/// The most further steps of a plan that are told.
const STEPS: usize = 3;

impl Words<'_> {
    /// What a suggestion brings and why: "Brings 6 points now and about 14 more by the end: bonus stations +9,
    /// trains +5."
    pub fn brings(&self, suggestion: &Suggestion) -> String {
        let Suggestion { points_now: now, points_by_end: later, ref reasons, .. } = *suggestion;
        let values = || [("now", Value::from(now)), ("later", Value::from(later.abs()))];
        let brings = match (now > 0, later) {
            (true, 1..) => self.with("hint-now-and-later", values()),
            (true, 0) => self.with("hint-now", values()),
            (true, _) => self.with("hint-now-but-costs", values()),
            (false, 1..) => self.with("hint-later", values()),
            (false, _) => self.get("hint-no-points"),
        };
        let reasons: Vec<_> = reasons.iter().map(|reason| self.reason(*reason)).collect();
        if reasons.is_empty() {
            return self.with("hint-plain", [("brings", brings.into())]);
        }
        self.with("hint-because", [("brings", brings.into()), ("reasons", reasons.join(", ").into())])
    }

    /// "bonus stations +9".
    fn reason(&self, Reason { aspect, points }: Reason) -> String {
        let aspect = self.get(&format!("aspect-{aspect}"));
        let sign = if points < 0 { '−' } else { '+' };
        self.with("hint-reason", [("aspect", aspect.into()), ("points", format!("{sign}{}", points.abs()).into())])
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
