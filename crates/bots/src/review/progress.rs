//! What was found so far, and what is worth finding out next.

use std::sync::Arc;

use rules::{Catalogue, Record, Seat};
use serde::{Deserialize, Serialize};

use super::{
    accuracy::Accuracy,
    curve::{self, CurvePoint, Luck},
    decision::{CutGame, Decision, DecisionKind, cut},
    facts::TakenCard,
    games::{ChanceGames, MeasuredGames},
    job::{Effort, JobId, JobResult, MastersPlan, ReviewError, ReviewFinding, ReviewJob, ReviewTask},
    turn_review::{Evidence, TurnReview},
};

/// The turns that cost most are so many.
const COSTLIEST: usize = 5;
/// Finding the Master's plan takes about as long as so many of the games that are played to their ends,
const GAMES_OF_PLAN: u32 = 900;
/// and thinking again about it as long as so many.
const GAMES_OF_RECONSIDERING: u32 = 1800;

/// A review of a game for one seat. It is filled by jobs; what is found stays in it, so that it can be kept, left and gone
/// on with. The same game, seat and seed give the same review, in whatever order its jobs are done.
///
/// Judged is every decision of the seat in which there was something to decide: turns, its parts of scoring phases, what
/// it did out of turn, the draft; the evidence taken away at the end is not, and neither is the last turn of a game that
/// was broken off. What was chosen after a Storage was drawn is a decision of its own ([`Decision::part`]).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Review {
    record: Record,
    seat: Seat,
    seed: u64,
    effort: Effort,
    decisions: Vec<Decision>,
    taken: Vec<(u32, Seat, TakenCard)>,
    /// The points of the seat after the last choice.
    score: u16,
    /// Who won, if the game is over.
    winners: Option<Vec<Seat>>,
    /// What is known of each decision.
    found: Vec<DecisionFindings>,
}

/// What is known of a decision.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct DecisionFindings {
    /// From its beginning, and after it.
    chance: [ChanceGames; 2],
    /// Batches of these.
    chance_batches: u16,
    plan: Option<MastersPlan>,
    measured: MeasuredGames,
    /// Batches of these.
    batches: u16,
    /// Whether the Master comes to what was done when it thinks again. Asked only of what would be blamed.
    #[serde(default)]
    reconsidered: Option<bool>,
}

/// How far a review is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ReviewProgress {
    /// What is done of what is to be done, as far as that is known, 0–1; it never falls.
    pub part: f32,
    /// Decisions of the seat that are judged at least once, so that the five can be told,
    pub judged: usize,
    /// of so many.
    pub of: usize,
}

impl Review {
    /// Begins the review of a game for a seat. The seed has nothing to do with that of the game.
    ///
    /// # Errors
    /// If the record cannot be replayed with these cards, or nobody sits there.
    pub fn new(catalogue: &Arc<Catalogue>, record: Record, seat: Seat, seed: u64) -> Result<Self, ReviewError> {
        Self::with_effort(catalogue, record, seat, seed, Effort::Whole)
    }

    /// The same with more or less effort.
    ///
    /// # Errors
    /// As [`Self::new`].
    pub fn with_effort(
        catalogue: &Arc<Catalogue>,
        record: Record,
        seat: Seat,
        seed: u64,
        effort: Effort,
    ) -> Result<Self, ReviewError> {
        if seat.0 >= record.setup.seats {
            return Err(ReviewError::NoSuchSeat(seat.0));
        }
        let CutGame { decisions, taken, game } = cut(catalogue, &record)?;
        let score = game.board().player(seat).score();
        let winners = game.is_over().then(|| game.board().winners.to_vec());
        let found = vec![DecisionFindings::default(); decisions.len()];
        Ok(Self { record, seat, seed, effort, decisions, taken, score, winners, found })
    }

    /// The game it is about.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Whose review it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// All decisions of the game, of all seats, one after the other.
    pub fn decisions(&self) -> &[Decision] {
        &self.decisions
    }

    /// What is best done next, but for the jobs that are being done already; `None` if there is nothing else to do now.
    /// A job that got lost is handed out again once it is no longer among those.
    ///
    /// First every turn is looked at once, then more games are played where a cost is large or undecided, then for the
    /// curve.
    pub fn next_job(&self, being_done: &[JobId]) -> Option<ReviewJob> {
        let open = (0..self.decisions.len()).flat_map(|index| self.open_tasks(index));
        let open = open.filter(|(id, _)| !being_done.contains(id));
        let (id, _) = open.min_by_key(|(id, urgency)| (*urgency, id.decision))?;
        let (index, decision) = (usize::from(id.decision), self.decisions[usize::from(id.decision)]);
        let choices = self.record.choices[..decision.ends as usize].to_vec();
        let plan = self.found[index].plan.as_ref();
        Some(ReviewJob {
            id,
            record: Record { choices, ..self.record.clone() },
            begins: decision.begins,
            seat: self.seat,
            seed: self.seed,
            effort: self.effort,
            chance: self.chance_wanted(index),
            master: plan.and_then(|plan| plan.other.clone()),
            doubt: plan.and_then(|plan| plan.doubt.clone()),
        })
    }

    /// Takes in what a job found. What is known already, or not asked for, is left aside.
    pub fn take(&mut self, result: JobResult) {
        let index = usize::from(result.id.decision);
        if index >= self.decisions.len() || !self.open_tasks(index).any(|(id, _)| id == result.id) {
            return;
        }
        let found = &mut self.found[index];
        match result.finding {
            ReviewFinding::Chance(chance) => {
                found.chance.iter_mut().zip(&chance).for_each(|(sum, games)| sum.add(games));
                found.chance_batches += 1;
            }
            ReviewFinding::Plan(plan) => found.plan = Some(plan),
            ReviewFinding::Reconsider(agrees) => found.reconsidered = Some(agrees),
            ReviewFinding::Compare(games) => {
                found.measured.add(&games);
                found.batches += 1;
            }
        }
    }

    /// Whether everything is found.
    pub fn is_complete(&self) -> bool {
        (0..self.decisions.len()).all(|index| self.open_tasks(index).next().is_none())
    }

    /// How far it is.
    pub fn progress(&self) -> ReviewProgress {
        let (mut done, mut of) = (0, 0);
        for (index, found) in self.found.iter().enumerate() {
            let (games, batches) = self.effort.chance_games();
            let plans = self.chance_wanted(index).iter().filter(|wanted| **wanted).count() as u32;
            done += plans * games * u32::from(found.chance_batches);
            of += plans * games * u32::from(batches);
            if self.judges(index) {
                let batch = 2 * self.effort.games();
                done += found.plan.as_ref().map_or(0, |_| GAMES_OF_PLAN) + u32::from(found.batches) * batch;
                let batches = if self.settled(index) { found.batches } else { self.effort.batches() };
                of += GAMES_OF_PLAN + u32::from(batches) * batch;
                if !self.settled(index) || self.would_be_blamed(index) {
                    done += found.reconsidered.map_or(0, |_| GAMES_OF_RECONSIDERING);
                    of += GAMES_OF_RECONSIDERING;
                }
            }
        }
        let judges = |index: &usize| self.judges(*index);
        let judged = |index: &usize| self.found[*index].batches > 0;
        let all = || (0..self.found.len()).filter(judges);
        let part = if of == 0 { 1.0 } else { done as f32 / of as f32 };
        ReviewProgress { part, judged: all().filter(judged).count(), of: all().count() }
    }

    /// Each seat's chance to win at the beginning of every turn, as far as it is known, and in the end.
    pub fn curve(&self) -> Vec<CurvePoint> {
        let chances = |index: usize| &self.found[index].chance[0];
        curve::curve(&self.decisions, chances, self.winners.as_deref(), self.record.setup.seats)
    }

    /// What every deal did to the seat's chance to win, as far as it is known.
    pub fn luck(&self) -> Luck {
        curve::luck(&self.decisions, |index| &self.found[index].chance, self.winners.as_deref(), self.seat)
    }

    /// The seat's decisions, as far as they are judged, in the order of the game.
    pub fn turns(&self) -> Vec<TurnReview> {
        let luck = self.luck();
        let judged = self.found.iter().enumerate().filter(|(_, found)| found.batches > 0);
        let turn = |(index, found): (usize, &DecisionFindings)| {
            let (decision, plan) = (self.decisions[index], found.plan.as_ref()?);
            Some(TurnReview::new(&Evidence {
                index,
                decision,
                plan,
                played: &self.record.choices[decision.choices()],
                games: &found.measured,
                reconsidered: found.reconsidered,
                settled: self.settled(index) && !self.is_to_be_reconsidered(index),
                dealt: luck.after(index, self.seat, &self.decisions),
                taken_by: self.taken_later(&decision, plan),
            }))
        };
        judged.filter_map(turn).collect()
    }

    /// The five decisions that cost most, the worst first; fewer if fewer are blamed.
    pub fn costliest(&self) -> Vec<TurnReview> {
        let mut blamed: Vec<_> = self.turns().into_iter().filter(|turn| turn.blamed).collect();
        blamed.sort_by(|a, b| b.points.mean.total_cmp(&a.points.mean));
        blamed.truncate(COSTLIEST);
        blamed
    }

    /// How well the seat played, as far as it is known.
    pub fn accuracy(&self) -> Accuracy {
        let costliest: Vec<_> = self.costliest().iter().map(|turn| turn.index).collect();
        let ReviewProgress { judged, of, .. } = self.progress();
        let score = f64::from(self.score) * judged as f64 / of.max(1) as f64;
        Accuracy::new(&self.turns(), &costliest, score)
    }

    /// Whether a decision is judged.
    fn judges(&self, index: usize) -> bool {
        let decision = &self.decisions[index];
        let judged = decision.kind != DecisionKind::Revelation && decision.seat == self.seat;
        judged && decision.complete && decision.free
    }

    fn chance_wanted(&self, index: usize) -> [bool; 2] {
        curve::wanted(&self.decisions, index, self.winners.is_some())
    }

    /// Whether no more games will be played for what a decision cost.
    fn settled(&self, index: usize) -> bool {
        let DecisionFindings { plan, measured, batches, .. } = &self.found[index];
        let most = u32::from(self.effort.batches());
        let same = plan.as_ref().is_some_and(|plan| plan.other.is_none());
        *batches > 0 && (same || u32::from(*batches) >= most || !measured.is_open(most * self.effort.games()))
    }

    /// Whether a decision would be blamed, if the Master never comes to the same when it thinks again.
    fn would_be_blamed(&self, index: usize) -> bool {
        let DecisionFindings { plan, measured, .. } = &self.found[index];
        plan.as_ref().is_some_and(|plan| plan.other.is_some() && !plan.agrees) && measured.blames()
    }

    fn is_to_be_reconsidered(&self, index: usize) -> bool {
        self.found[index].reconsidered.is_none() && self.settled(index) && self.would_be_blamed(index)
    }

    /// What can be worked out about a decision now, and how urgent it is: the least comes first.
    fn open_tasks(&self, index: usize) -> impl Iterator<Item = (JobId, (u8, i64))> + use<'_> {
        let found = &self.found[index];
        let judge = self.judges(index);
        let costliest_first = (2, -(1e3 * found.measured.points().mean) as i64);
        let chance = self.chance_wanted(index).contains(&true) && found.chance_batches < self.effort.chance_games().1;
        let chance = chance.then(|| {
            let task = ReviewTask::Chance { batch: found.chance_batches };
            (task, (if found.chance_batches == 0 { 0 } else { 3 }, i64::from(found.chance_batches)))
        });
        let plan = (judge && found.plan.is_none()).then_some((ReviewTask::Plan, (1, index as i64)));
        let compare = (judge && found.plan.is_some() && !self.settled(index)).then(|| {
            let first = found.batches == 0;
            let urgency = if first { (1, index as i64) } else { costliest_first };
            (ReviewTask::Compare { batch: found.batches }, urgency)
        });
        let reconsider =
            (judge && self.is_to_be_reconsidered(index)).then_some((ReviewTask::Reconsider, costliest_first));
        let decision = index as u16;
        [chance, plan, compare, reconsider]
            .into_iter()
            .flatten()
            .map(move |(task, urgency)| (JobId { decision, task }, urgency))
    }

    /// Who took the Master's card later in the round, where it was left lying.
    fn taken_later(&self, decision: &Decision, plan: &MastersPlan) -> Option<(Seat, TakenCard)> {
        let wanted = plan.master.card.filter(|wanted| plan.played.card.map(|card| card.card) != Some(wanted.card))?;
        let mut later = self.taken.iter().filter(|(made, ..)| *made >= decision.ends);
        later.find(|(.., taken)| taken.card == wanted.card).map(|(_, seat, taken)| (*seat, *taken))
    }
}
