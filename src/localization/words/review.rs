//! Texts for what the Master says of a turn.

use super::Words;
use bots::review::{Decision, DecisionKind, PlanReview, Reason, TurnReview};
use rules::Choice;

/// The most reasons that are told at length.
const REASONS: usize = 3;

impl Words<'_> {
    /// What a turn was about: its card, or the tile.
    pub fn review_subject(&self, decision: &Decision, plan: &PlanReview) -> String {
        match plan.facts.card {
            _ if decision.kind == DecisionKind::Scoring => self.get("review-scoring"),
            _ if decision.kind == DecisionKind::Draft => self.get("review-draft"),
            Some(taken) => self.kind(self.action_card(taken.card).face.kind()),
            None if plan.facts.start_tile => self.get("review-start-tile"),
            None => self.get("review-no-card"),
        }
    }

    /// The main reason in a few words: "2 symbols lapsed".
    pub fn reason_in_short(&self, turn: &TurnReview) -> String {
        let Some(reason) = turn.reasons.first() else { return self.get("review-short-none") };
        match reason {
            Reason::Source { source, .. } => {
                self.with("review-short-source", [("source", self.source(*source).into())])
            }
            Reason::Arrest { .. } => self.get("review-short-arrest"),
            Reason::Unfulfilled { .. } => self.get("review-short-unfulfilled"),
            Reason::Fulfils { cards } => self.count("review-short-fulfils", cards.len() as u32),
            Reason::Lapsed { symbols } => self.count("review-short-lapsed", symbols.len() as u32),
            Reason::Declined { .. } => self.get("review-short-declined"),
            Reason::CoinsUnspent { .. } => self.get("review-short-coins-unspent"),
            Reason::CoinsSpent { .. } => self.get("review-short-coins-spent"),
            Reason::TakenBy { seat, .. } => self.with("review-short-taken-by", [("name", self.name(*seat).into())]),
        }
    }

    /// The reasons at length, one sentence after the other.
    pub fn reasons(&self, turn: &TurnReview) -> String {
        if turn.same {
            return self.get("review-same");
        }
        let sentences: Vec<_> = turn.reasons.iter().take(REASONS).map(|reason| self.reason(reason)).collect();
        let told = if sentences.is_empty() { self.get("review-no-reason") } else { sentences.join(" ") };
        if turn.blamed { told } else { format!("{told} {}", self.get("review-not-blamed")) }
    }

    fn reason(&self, reason: &Reason) -> String {
        let percent = |share: f64| (100.0 * share).round() as i32;
        match reason {
            Reason::Source { source, points } => self.with(
                "review-source",
                [("source", self.source(*source).into()), ("points", (points.round() as i32).into())],
            ),
            Reason::Arrest { played, master } => {
                self.with("review-arrest", [("played", percent(*played).into()), ("master", percent(*master).into())])
            }
            Reason::Unfulfilled { share, .. } => self.with("review-unfulfilled", [("share", percent(*share).into())]),
            Reason::Fulfils { cards } => self.count("review-fulfils", cards.len() as u32),
            Reason::Lapsed { symbols } => {
                self.with("review-lapsed", [("symbols", self.frame(symbols).into()), ("n", symbols.len().into())])
            }
            Reason::Declined { card } => self.with("review-declined", [("card", self.card(*card).into())]),
            Reason::CoinsUnspent { played, master } => {
                self.with("review-coins-unspent", [("played", (*played).into()), ("more", (played - master).into())])
            }
            Reason::CoinsSpent { played, master } => {
                self.with("review-coins-spent", [("played", (*played).into()), ("less", (played - master).into())])
            }
            Reason::TakenBy { seat, card } => {
                self.with("review-taken-by", [("name", self.name(*seat).into()), ("card", self.card(*card).into())])
            }
        }
    }

    /// What a plan does, in a few steps, on the table before it: "Take the Conductor card. Move the upper conductor 3
    /// steps."
    pub fn plan_told(&self, plan: &[Choice], most: usize) -> String {
        let mut game = self.game.clone();
        let mut steps = Vec::new();
        for choice in plan.iter().copied() {
            let tells = !matches!(
                choice,
                Choice::EndFrame | Choice::EndTurn | Choice::Finish | Choice::CarryOut(_) | Choice::TakeStartPlayerTile
            );
            if tells {
                steps.push(Words { game: &game, ..*self }.choice(choice));
            }
            if steps.len() == most || game.apply(choice).is_err() {
                break;
            }
        }
        self.list("list-next", steps)
    }
}
