//! A job that is being done.

use std::sync::Arc;

use rand::Rng;
use rules::{
    CardKind, Catalogue, Choice, ImaginedGame, Record, SeatView,
    model::random::{Purpose, generator},
};

use super::{
    facts::PlanFacts,
    games::{ChanceGames, MeasuredGames},
    job::{JobId, JobResult, ReviewError, ReviewFinding, ReviewJob, ReviewTask},
    plan_games::GamesOfPlans,
    thoughts::Thoughts,
};
use crate::advice::doing_nothing;

/// A job that is being done, in steps of a millisecond or a few; the first one of a [`ReviewTask::Plan`] takes as long as
/// that of a Master who begins to think.
pub struct RunningJob {
    id: JobId,
    view: SeatView,
    root: ImaginedGame,
    played: Vec<Choice>,
    work: Work,
}

enum Work {
    Chance { games: GamesOfPlans, wanted: [bool; 2], found: [ChanceGames; 2] },
    Plan(Box<Thoughts>),
    Reconsider(Box<Thoughts>),
    Compare { games: GamesOfPlans, found: Box<MeasuredGames>, places: [usize; 2], idle: bool },
}

impl RunningJob {
    /// Begins a job.
    ///
    /// # Errors
    /// If its record cannot be replayed with these cards, or nobody sits in its seat.
    pub fn new(catalogue: &Arc<Catalogue>, job: &ReviewJob) -> Result<Self, ReviewError> {
        if job.seat.0 >= job.record.setup.seats {
            return Err(ReviewError::NoSuchSeat(job.seat.0));
        }
        let before = job.record.choices.iter().copied().take(job.begins as usize).collect();
        let game = Record { choices: before, ..job.record.clone() }.replay(catalogue.clone(), |_, _| {})?;
        Ok(Self::in_view(game.view(job.seat), job))
    }

    /// Begins a job with what the seat sees when the decision begins.
    pub(super) fn in_view(view: SeatView, job: &ReviewJob) -> Self {
        let ReviewJob { id, seat, effort, .. } = *job;
        let played: Vec<_> = job.record.choices.iter().copied().skip(job.begins as usize).collect();
        let kind = match id.task {
            ReviewTask::Chance { .. } => 0,
            ReviewTask::Plan | ReviewTask::Reconsider => 1,
            ReviewTask::Compare { .. } => 2,
        };
        // Each task about each decision has games of its own, and none of them comes from the seed of the real cards.
        let mut rng = generator(job.seed.wrapping_add(3 * u64::from(id.decision) + kind), Purpose::Review);
        let seed = rng.next_u64();
        let root = view.determinize(&mut rng);
        let contract_of = |plan: &[Choice]| {
            let PlanFacts { card, kind, .. } = PlanFacts::of(&root, seat, plan);
            card.filter(|taken| !taken.declined && kind == Some(CardKind::Contract)).map(|taken| taken.card)
        };
        let games = |plans: Vec<Vec<Choice>>, batch: u16, count: u32| {
            let contracts = plans.iter().map(|plan| contract_of(plan)).collect();
            GamesOfPlans::new(&root, plans, contracts, seed.wrapping_add(u64::from(batch) * u64::from(count)), count)
        };
        let work = match id.task {
            ReviewTask::Chance { batch } => {
                let plans = [Vec::new(), played.clone()].into_iter().zip(job.chance).filter(|(_, wanted)| *wanted);
                let plans = plans.map(|(plan, _)| plan).collect();
                let games = games(plans, batch, effort.chance_games().0);
                Work::Chance { games, wanted: job.chance, found: Default::default() }
            }
            ReviewTask::Plan => Work::Plan(Box::new(Thoughts::new(effort, seed))),
            ReviewTask::Reconsider => Work::Reconsider(Box::new(Thoughts::again(effort, seed))),
            ReviewTask::Compare { batch } => {
                // What is the same as another plan is not played by itself.
                let master = usize::from(job.master.is_some());
                let places = [master, if job.doubt.is_some() { master + 1 } else { master }];
                let idle = (batch == 0).then(|| doing_nothing(&root).choices);
                let with_idle = idle.is_some();
                let plans = [Some(played.clone()), job.master.clone(), job.doubt.clone(), idle];
                let games = games(plans.into_iter().flatten().collect(), batch, effort.games());
                Work::Compare { games, found: Box::default(), places, idle: with_idle }
            }
        };
        Self { id, view, root, played, work }
    }

    /// Works for a moment; the result, once it is there. It is not to be called again then.
    pub fn step(&mut self) -> Option<JobResult> {
        let Self { view, root, played, .. } = self;
        let finding = match &mut self.work {
            Work::Chance { games, wanted, found } => {
                if let Some(endings) = games.step(root, view) {
                    let mut endings = endings.into_iter();
                    for (found, _) in found.iter_mut().zip(wanted).filter(|(_, wanted)| **wanted) {
                        endings.next().iter().for_each(|ending| found.count(ending));
                    }
                }
                games.done().then_some(ReviewFinding::Chance(*found))
            }
            Work::Plan(thoughts) => thoughts.step(view, root, played).map(ReviewFinding::Plan),
            Work::Reconsider(thoughts) => {
                thoughts.step(view, root, played).map(|plan| ReviewFinding::Reconsider(plan.agrees))
            }
            Work::Compare { games, found, places, idle } => {
                if let Some(endings) = games.step(root, view) {
                    let idle = endings.last().filter(|_| *idle);
                    let [master, doubt] = places.map(|place| &endings[place]);
                    found.count(view.seat, [&endings[0], master, doubt], idle);
                }
                games.done().then(|| ReviewFinding::Compare(found.clone()))
            }
        };
        finding.map(|finding| JobResult { id: self.id, finding })
    }

    /// Works as long as it takes.
    pub fn finish(mut self) -> JobResult {
        loop {
            if let Some(result) = self.step() {
                return result;
            }
        }
    }
}
