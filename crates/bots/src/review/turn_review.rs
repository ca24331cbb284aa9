//! One decision of the reviewed seat against what the Master would have done.

use rules::{CardId, Choice, Seat, Source, Symbol};
use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::{
    decision::Decision,
    facts::{PlanFacts, TakenCard},
    games::{LEAD_PARTS, MeasuredGames},
    interval::Interval,
    job::MastersPlan,
};
use crate::advice::Points;

/// A difference has to be so many standard errors from zero to be blamed: so far away are all decisions of a game at once
/// in 95 of 100 games in which nothing is wrong.
const SURE_OF_ALL: f64 = 3.0;
/// Less than this many points is nothing to reproach anybody with.
const LEAST_BLAME: f64 = 2.0;
/// With these chances of a difference becoming sure, standard deviations, no more games are played for it.
const HOPE: f64 = 1.645;
/// A reason is told if it makes at least this many points,
const LEAST_REASON: f64 = 1.0;
/// or this part of the games.
const LEAST_SHARE: f64 = 0.05;
/// A contract that stays unfulfilled in this part of the games was too hard.
const TOO_HARD: f64 = 0.5;

/// A decision, judged. Costs are what the Master's plan brings more, in games that play on from both with the same cards;
/// below zero they are what was done better.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurnReview {
    /// Which of [`Review::decisions`](super::Review::decisions).
    pub index: usize,
    /// The decision: the table before it is the record replayed up to `decision.begins`.
    pub decision: Decision,
    /// What was done.
    pub played: PlanReview,
    /// What the Master would have done.
    pub master: PlanReview,
    /// Whether both lead to the same table.
    pub same: bool,
    /// By how many points more the seat would lead: of the other player, or of half the mean of several. Being arrested
    /// counts as 200 points. With the 95 % interval.
    pub points: Interval,
    /// How much higher the chance to win would be, 0–1, with the 95 % interval.
    pub chance: Interval,
    /// Whether it is blamed: the cost is at least two points, even an interval that holds for all decisions of the game at
    /// once (three standard errors) excludes zero, and so does that of the worst plan that the Master comes to when it
    /// thinks several times. What a Master might do itself is not blamed: once everything else is known (`settled`), it has
    /// thought again about each of these, and never done the same.
    pub blamed: bool,
    /// Points that count as given away: the cost of what is blamed; of anything else what of the cost is not chance, as
    /// far as that can be told (shrunk by its variance), and never less than 0.
    pub given_away: f64,
    /// What was done brings so many points more than doing nothing; its rounded form is `played.brings.total()`.
    pub worth: f64,
    /// Games that each plan has played.
    pub games: u32,
    /// Whether no more games will be played for it.
    pub settled: bool,
    /// How much what was dealt after the decision, up to the seat's next one, changed its chance to win, 0–1; `None` where
    /// nothing was dealt or it is not known yet.
    pub dealt: Option<Interval>,
    /// Why, the most important first. Empty where both are the same.
    pub reasons: Vec<Reason>,
}

/// What a plan does and brings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlanReview {
    /// The choices from `decision.begins` on, to be applied one after the other: the table after it. What is dealt after the
    /// last of them belongs to another game than the one that was played, except as it was played.
    pub choices: Vec<Choice>,
    /// What it does on the table.
    pub facts: PlanFacts,
    /// The points that could be expected from it, compared with doing nothing, by when they come. Those of both plans
    /// differ by the cost.
    pub brings: Points,
    /// The share of games that are won with it, 0–1.
    pub wins: f64,
}

/// Why something costs points, in numbers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reason {
    /// The Master's plan brings so many points more from one source.
    Source {
        /// Which one.
        source: Source,
        /// On average.
        points: f64,
    },
    /// The Master's plan is arrested less often: shares of games.
    Arrest {
        /// As played.
        played: f64,
        /// With the Master's plan.
        master: f64,
    },
    /// The contract that was taken is hardly ever fulfilled.
    Unfulfilled {
        /// Which one.
        card: CardId,
        /// In this share of the games it stays open.
        share: f64,
    },
    /// The Master fulfils contracts that stayed open.
    Fulfils {
        /// Which ones.
        cards: Vec<CardId>,
    },
    /// Symbols lapsed that do not with the Master's plan.
    Lapsed {
        /// As played.
        symbols: Vec<Symbol>,
    },
    /// The card was declined; the Master carries out its own.
    Declined {
        /// The card that was declined.
        card: CardId,
    },
    /// The Master spends more coins: these stay in the purse.
    CoinsUnspent {
        /// Coins left as played.
        played: u8,
        /// Coins left by the Master.
        master: u8,
    },
    /// The Master spends fewer coins.
    CoinsSpent {
        /// Coins spent as played.
        played: u8,
        /// Coins spent by the Master.
        master: u8,
    },
    /// Somebody else took the Master's card later in the round.
    TakenBy {
        /// Who.
        seat: Seat,
        /// Which card.
        card: CardId,
    },
}

/// Everything that a decision is judged from.
pub(super) struct Evidence<'e> {
    pub index: usize,
    pub decision: Decision,
    pub plan: &'e MastersPlan,
    pub played: &'e [Choice],
    pub games: &'e MeasuredGames,
    /// Whether the Master came to the same when it thought again, if it did think again.
    pub reconsidered: Option<bool>,
    pub settled: bool,
    pub dealt: Option<Interval>,
    /// Who took the card that the Master would have taken, later in the round.
    pub taken_by: Option<(Seat, TakenCard)>,
}

impl MeasuredGames {
    /// The cost in points.
    pub(super) fn points(&self) -> Interval {
        self.lead.mean(self.games, LEAD_PARTS)
    }

    /// Whether a cost is beyond doubt, for all decisions of a game at once.
    pub(super) fn blames(&self) -> bool {
        let sure = |cost: Interval| cost.mean >= LEAST_BLAME && cost.mean > SURE_OF_ALL * cost.error();
        self.games > 1 && sure(self.points()) && sure(self.doubt.mean(self.games, LEAD_PARTS))
    }

    /// Whether the cost may still be blamed, or found to be larger, when this many games are played.
    pub(super) fn is_open(&self, most: u32) -> bool {
        let points = self.points();
        let error_then = points.error() * (f64::from(self.games) / f64::from(most)).sqrt();
        let least = (SURE_OF_ALL * error_then).max(LEAST_BLAME);
        points.mean + HOPE * (points.error().powi(2) - error_then.powi(2)).max(0.0).sqrt() > least
    }

    /// What was done brings so many points more than doing nothing.
    pub(super) fn worth(&self, plan: &MastersPlan) -> f64 {
        let worth = self.idle_lead as f64 / LEAD_PARTS / f64::from(self.idle_games.max(1));
        // Doing nothing has later turns in which some of the same can be had. What is certain counts all the same.
        let missing = |certain: i32, worth: f64| f64::from(certain) - worth;
        let level = missing(plan.played.certain, worth).max(missing(plan.master.certain, worth + self.points().mean));
        worth + level.max(0.0)
    }

    fn share(&self, games: u32) -> f64 {
        f64::from(games) / f64::from(self.games.max(1))
    }
}

impl TurnReview {
    pub(super) fn new(evidence: &Evidence) -> Self {
        let Evidence { index, decision, plan, played, games, reconsidered, settled, dealt, .. } = *evidence;
        let same = plan.other.is_none();
        let (points, chance) = if same {
            (Interval::default(), Interval::default())
        } else {
            (games.points(), games.wins.mean(games.games, 1.0))
        };
        let blamed = !same && !plan.agrees && reconsidered != Some(true) && games.blames();
        let given_away = if blamed { points.mean } else { shrunk(points) };
        let worth = games.worth(plan);
        let total = worth.round() as i32;
        let brings = |facts: &PlanFacts, total: i32, end: i32| {
            let end = f64::from(end) / f64::from(games.idle_games.max(1));
            Points::new(facts.now, total, end.round() as i32)
        };
        let wins = [games.played_wins, games.master_wins].map(|wins| games.share(wins));
        let played = PlanReview {
            choices: played.to_vec(),
            facts: plan.played.clone(),
            brings: brings(&plan.played, total, games.idle_end[0]),
            wins: wins[0],
        };
        let master = match &plan.other {
            None => played.clone(),
            Some(choices) => PlanReview {
                choices: choices.clone(),
                facts: plan.master.clone(),
                brings: brings(&plan.master, total + points.mean.round() as i32, games.idle_end[1]),
                wins: wins[1],
            },
        };
        let reasons = if same { Vec::new() } else { reasons(evidence) };
        let games = games.games;
        Self {
            index,
            decision,
            played,
            master,
            same,
            points,
            chance,
            blamed,
            given_away,
            worth,
            games,
            settled,
            dealt,
            reasons,
        }
    }

    /// Whether it was done like the Master: with the same card, and not surely worse.
    pub fn like_master(&self) -> bool {
        let takes = |plan: &PlanReview| (plan.facts.card.map(|taken| taken.card), plan.facts.start_tile);
        self.same || takes(&self.played) == takes(&self.master) && self.points.low <= 0.0
    }
}

/// What of a cost is not chance, as far as that can be told.
fn shrunk(points: Interval) -> f64 {
    if points.mean <= 0.0 {
        return 0.0;
    }
    (points.mean - points.error().powi(2) / points.mean).max(0.0)
}

fn reasons(evidence: &Evidence) -> Vec<Reason> {
    let Evidence { plan: MastersPlan { master, played, .. }, games, .. } = *evidence;
    let mut reasons = Vec::new();
    let arrests = games.arrests.map(|arrests| games.share(arrests));
    if arrests[0] - arrests[1] >= LEAST_SHARE {
        reasons.push(Reason::Arrest { played: arrests[0], master: arrests[1] });
    }
    let unfulfilled = games.share(games.unfulfilled[0]);
    if let Some(taken) = played.card.filter(|_| unfulfilled >= TOO_HARD) {
        reasons.push(Reason::Unfulfilled { card: taken.card, share: unfulfilled });
    }
    let mut sources: Vec<_> = Source::VARIANTS
        .iter()
        .zip(games.more)
        .map(|(source, more)| (*source, f64::from(more) / f64::from(games.games.max(1))))
        .filter(|(_, points)| *points >= LEAST_REASON)
        .collect();
    sources.sort_by(|a, b| b.1.total_cmp(&a.1));
    reasons.extend(sources.into_iter().map(|(source, points)| Reason::Source { source, points }));
    let mut lapsed = played.lapsed.clone();
    for symbol in &master.lapsed {
        if let Some(place) = lapsed.iter().position(|other| other == symbol) {
            lapsed.swap_remove(place);
        }
    }
    if !lapsed.is_empty() {
        reasons.push(Reason::Lapsed { symbols: lapsed });
    }
    let cards: Vec<_> = master.fulfilled.iter().copied().filter(|card| !played.fulfilled.contains(card)).collect();
    if !cards.is_empty() {
        reasons.push(Reason::Fulfils { cards });
    }
    if let (Some(declined), false) = (played.card.filter(|card| card.declined), declines(master)) {
        reasons.push(Reason::Declined { card: declined.card });
    }
    if master.coins_spent > played.coins_spent && played.coins_left > master.coins_left {
        reasons.push(Reason::CoinsUnspent { played: played.coins_left, master: master.coins_left });
    }
    if master.coins_spent < played.coins_spent {
        reasons.push(Reason::CoinsSpent { played: played.coins_spent, master: master.coins_spent });
    }
    if let Some((seat, taken)) = evidence.taken_by {
        reasons.push(Reason::TakenBy { seat, card: taken.card });
    }
    reasons
}

fn declines(facts: &PlanFacts) -> bool {
    facts.card.is_some_and(|card| card.declined)
}
