//! A game that was reviewed by several workers, with the time it took.

use std::{
    fmt,
    sync::{Arc, Mutex, PoisonError},
    thread,
    time::{Duration, Instant},
};

use bots::review::{DecisionKind, JobId, Reason, Review, ReviewError, RunningJob, TurnReview};
use rules::{Catalogue, Choice, Record, Seat};
use serde::Serialize;

/// How long a worker waits for the others' results where there is nothing else to do.
const PAUSE: Duration = Duration::from_millis(2);

/// What the review of a game says, in figures.
#[derive(Clone, Debug, Serialize)]
pub struct ReviewedGame {
    /// The turns that cost most, as round and turn, the worst first; scoring phases have turn 0.
    pub named: Vec<[u8; 2]>,
    /// How many decisions are blamed.
    pub blamed: usize,
    /// The accuracy in percent.
    pub accuracy: f64,
    /// Turns played like the Master.
    pub like_master: usize,
    /// Points given away.
    pub given_away: f64,
    /// What was dealt, in chance to win, with its interval.
    pub luck: [f64; 3],
    /// Seconds until it was complete.
    pub seconds: f64,
    /// Seconds until every turn had been looked at once.
    pub seconds_until_judged: f64,
    /// Seconds until the turns that cost most stayed the same.
    pub seconds_until_stable: f64,
    /// The game that was reviewed.
    pub record: Record,
    /// Each decision.
    pub decisions: Vec<DecisionLine>,
}

/// A decision of the review in figures.
#[derive(Clone, Debug, Serialize)]
pub struct DecisionLine {
    /// What kind of decision it is.
    pub kind: DecisionKind,
    /// Round, turn and part.
    pub place: [u8; 3],
    /// Whether the Master does the same.
    pub same: bool,
    /// The cost in points, with its interval.
    pub points: [f64; 3],
    /// The cost in chance to win, with its interval.
    pub chance: [f64; 3],
    /// Games for each plan.
    pub games: u32,
    /// What was done brings so many points.
    pub worth: f64,
    /// Whether it is blamed.
    pub blamed: bool,
    /// What was done.
    pub played: Vec<Choice>,
    /// What the Master would have done.
    pub master: Vec<Choice>,
    /// Why, in numbers.
    pub reasons: Vec<Reason>,
}

/// What the workers share.
struct Shared {
    review: Review,
    being_done: Vec<JobId>,
    named: Vec<usize>,
    stable: Instant,
    judged: Option<Instant>,
}

impl ReviewedGame {
    /// Reviews a game for a seat with this many workers.
    pub(super) fn new(cards: &Arc<Catalogue>, record: Record, seat: Seat, workers: usize) -> Result<Self, ReviewError> {
        let begun = Instant::now();
        let review = Review::new(cards, record, seat, 1)?;
        let shared = Shared { review, being_done: Vec::new(), named: Vec::new(), stable: begun, judged: None };
        let shared = Mutex::new(shared);
        thread::scope(|scope| {
            let running: Vec<_> = (0..workers).map(|_| scope.spawn(|| work(cards, &shared))).collect();
            running.into_iter().try_for_each(|worker| worker.join().expect("no thread panics"))
        })?;
        let Shared { review, stable, judged, .. } = shared.into_inner().unwrap_or_else(PoisonError::into_inner);
        let (accuracy, luck) = (review.accuracy(), review.luck().whole);
        let turns = review.turns();
        let since = |moment: Instant| (moment - begun).as_secs_f64();
        Ok(Self {
            named: review.costliest().iter().map(place).collect(),
            blamed: turns.iter().filter(|turn| turn.blamed).count(),
            accuracy: accuracy.percent.unwrap_or(100.0),
            like_master: accuracy.like_master,
            given_away: accuracy.given_away,
            luck: [luck.mean, luck.low, luck.high],
            seconds: begun.elapsed().as_secs_f64(),
            seconds_until_judged: since(judged.unwrap_or(begun)),
            seconds_until_stable: since(stable),
            record: review.record().clone(),
            decisions: turns.iter().map(DecisionLine::new).collect(),
        })
    }
}

fn place(turn: &TurnReview) -> [u8; 2] {
    let decision = turn.decision;
    [decision.round, if decision.kind == DecisionKind::Scoring { 0 } else { decision.turn }]
}

fn work(cards: &Arc<Catalogue>, shared: &Mutex<Shared>) -> Result<(), ReviewError> {
    let lock = || shared.lock().unwrap_or_else(PoisonError::into_inner);
    loop {
        let job = {
            let mut shared = lock();
            let job = shared.review.next_job(&shared.being_done);
            shared.being_done.extend(job.iter().map(|job| job.id));
            job
        };
        let Some(job) = job else {
            if lock().being_done.is_empty() {
                return Ok(());
            }
            thread::sleep(PAUSE);
            continue;
        };
        let result = RunningJob::new(cards, &job)?.finish();
        let mut shared = lock();
        shared.being_done.retain(|id| *id != job.id);
        shared.review.take(result);
        let mut named: Vec<_> = shared.review.costliest().iter().map(|turn| turn.index).collect();
        named.sort_unstable();
        if named != shared.named {
            (shared.named, shared.stable) = (named, Instant::now());
        }
        let progress = shared.review.progress();
        if progress.judged == progress.of && shared.judged.is_none() {
            shared.judged = Some(Instant::now());
        }
    }
}

impl DecisionLine {
    fn new(turn: &TurnReview) -> Self {
        let decision = turn.decision;
        let interval = |interval: bots::review::Interval| [interval.mean, interval.low, interval.high];
        Self {
            kind: decision.kind,
            place: [decision.round, decision.turn, decision.part],
            same: turn.same,
            points: interval(turn.points),
            chance: interval(turn.chance),
            games: turn.games,
            worth: turn.worth,
            blamed: turn.blamed,
            played: turn.played.choices.clone(),
            master: turn.master.choices.clone(),
            reasons: turn.reasons.clone(),
        }
    }
}

impl fmt::Display for ReviewedGame {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Self { blamed, named, accuracy, like_master, given_away, luck: [luck, low, high], .. } = self;
        write!(
            f,
            "{blamed} blamed, named {named:?}; accuracy {accuracy:.0} %, {like_master} turns like the Master, \
             {given_away:.0} points given away; luck {luck:+.2} ({low:+.2} to {high:+.2}); \
             {:.1} s, judged once {:.1} s, stable {:.1} s",
            self.seconds, self.seconds_until_judged, self.seconds_until_stable
        )?;
        for DecisionLine { kind, place, same, points: [points, low, high], chance, games, worth, blamed, .. } in
            &self.decisions
        {
            let is = if *same {
                "same"
            } else if *blamed {
                "blamed"
            } else {
                ""
            };
            write!(
                f,
                "\n    {kind:?} {place:?} {points:5.1} ({low:5.1} to {high:5.1}) chance {:+.2} worth {worth:5.1} of {games} {is}",
                chance[0]
            )?;
        }
        Ok(())
    }
}
