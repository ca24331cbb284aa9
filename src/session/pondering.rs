//! Thinking that takes longer than a frame: in a task of its own, in a worker of the page or, where there is neither, for a
//! share of every frame.

use std::{sync::Arc, time::Duration};

use bevy::{
    platform::{cell::SyncCell, time::Instant},
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, block_on, futures_lite::future::yield_now, poll_once},
};

use super::workers::{FromWorker, WorkerPool};
#[cfg(target_arch = "wasm32")]
use super::workers_page::PageWorkers;
use rules::SeatView;
use thinker::{Assignment, Finding, Findings, Job, Unreadable};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ThinkingPlace>().add_message::<ThoughtAwaited>();
}

/// What somebody finds is waited for, and nothing has to be drawn meanwhile: it is to be looked for after [`Self::SOON`].
#[derive(Message, Clone, Copy, Debug)]
pub struct ThoughtAwaited;

impl ThoughtAwaited {
    /// How long it may lie there until it is seen.
    pub const SOON: Duration = Duration::from_millis(50);
}

/// Where bots and the adviser think. With the same seed they find the same everywhere, unless their time runs out.
#[derive(Resource, Clone)]
#[cfg_attr(not(test), expect(dead_code, reason = "a desktop has tasks, a browser workers, and the tests try all"))]
pub enum ThinkingPlace {
    /// In tasks: no frame waits for them.
    Tasks,
    /// In workers, and what none of them takes or brings to an end in the frames.
    Workers(Arc<dyn WorkerPool>),
    /// In the frames themselves, for [`SHARE`] each.
    Frames,
}

impl Default for ThinkingPlace {
    /// A program in a browser has one thread.
    fn default() -> Self {
        #[cfg(target_arch = "wasm32")]
        return Self::Workers(Arc::new(PageWorkers));
        #[cfg(not(target_arch = "wasm32"))]
        Self::Tasks
    }
}

/// How long a turn is thought about: two seconds with all that is done besides.
pub const TURN_TIME: Duration = Duration::from_millis(1800);
/// How much of a frame is spent on thinking: less than half, so that the rest has time for everything else.
const SHARE: Duration = Duration::from_millis(7);
/// So many times as long as elsewhere it takes to think in the frames.
const IN_FRAMES: u32 = 2;

/// Somebody who thinks in slices of a few milliseconds.
pub trait Thinker: Send + 'static {
    /// What is thought.
    type Thought: Send + 'static;

    /// The thought once it is complete, else `None` after each slice. `used`: the share of the time that is used up.
    fn think_on(&mut self, view: &SeatView, used: f32) -> Option<Self::Thought>;

    /// The time there is; without one it takes as long as it takes.
    fn time(&self) -> Option<Duration>;

    /// The same as a job for a worker; `None` for who can only think here.
    fn job(&self, view: &SeatView) -> Option<Job>;

    /// What a worker has found.
    fn understand(finding: Finding) -> Option<Self::Thought>;
}

/// One thought on its way.
pub struct Pondering<T: Thinker> {
    way: Way<T>,
    /// Who thinks, but in a task.
    here: Option<Box<InFrames<T>>>,
    thought: Option<SyncCell<T::Thought>>,
    /// For how long somebody has really been thinking.
    pub took: Duration,
}

enum Way<T: Thinker> {
    Task(Task<(T, SeatView, T::Thought, Duration)>),
    Worker(HandedOver),
    Frames,
}

struct InFrames<T> {
    thinker: SyncCell<T>,
    view: SeatView,
    clock: ThinkingClock,
}

impl<T: Thinker> InFrames<T> {
    fn new(thinker: T, view: SeatView) -> Box<Self> {
        let clock = ThinkingClock::begin(thinker.time().map(|time| IN_FRAMES * time));
        Box::new(Self { thinker: SyncCell::new(thinker), view, clock })
    }
}

/// Counts the time there is.
#[derive(Clone, Copy)]
struct ThinkingClock {
    begun: Instant,
    time: Option<Duration>,
}

impl ThinkingClock {
    fn begin(time: Option<Duration>) -> Self {
        Self { begun: Instant::now(), time }
    }

    /// The share of the time that is used up.
    fn used(self) -> f32 {
        self.time.map_or(0.0, |time| self.begun.elapsed().as_secs_f32() / time.as_secs_f32().max(f32::EPSILON))
    }
}

/// A job that a worker has taken. Who drops it no longer wants to know.
struct HandedOver {
    pool: Arc<dyn WorkerPool>,
    ticket: u32,
    /// When somebody loses patience.
    begun: Instant,
    patience: Duration,
    found: bool,
}

impl HandedOver {
    /// Hands a job over to a worker, if one takes it.
    fn new<T: Thinker>(pool: &Arc<dyn WorkerPool>, thinker: &T, view: &SeatView) -> Option<Self> {
        let (job, time) = (thinker.job(view)?, thinker.time());
        let bot = job.bot();
        let line = Assignment { job, time }.to_line().ok()?;
        let ticket = pool.give(bot, &line)?;
        let patience = pool.patience(time.is_none()) + time.unwrap_or_default();
        Some(Self { pool: pool.clone(), ticket, begun: Instant::now(), patience, found: false })
    }

    /// What has been found, and in what time; an error if nothing ever will be.
    fn ask<T: Thinker>(&mut self) -> Result<Option<(T::Thought, Duration)>, LostJob> {
        match self.pool.ask(self.ticket) {
            FromWorker::Nothing if self.begun.elapsed() >= self.patience => Err(LostJob::Late),
            FromWorker::Nothing => Ok(None),
            FromWorker::Lost => Err(LostJob::Lost),
            FromWorker::Line(line) => {
                self.found = true;
                let Findings { finding, took } = Findings::from_line(&line)?;
                Ok(Some((T::understand(finding).ok_or(LostJob::Foreign)?, took)))
            }
        }
    }
}

impl Drop for HandedOver {
    fn drop(&mut self) {
        if !self.found {
            self.pool.give_up(self.ticket);
        }
    }
}

/// Why a worker finds nothing.
#[derive(Debug, thiserror::Error)]
enum LostJob {
    #[error("the worker is gone")]
    Lost,
    #[error("the worker does not answer")]
    Late,
    #[error("the worker has answered something else")]
    Foreign,
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
}

impl<T: Thinker> Pondering<T> {
    pub fn begin(place: &ThinkingPlace, thinker: SyncCell<T>, view: SeatView) -> Self {
        let mut thinker = SyncCell::to_inner(thinker);
        let time = thinker.time();
        let (way, here) = match place {
            ThinkingPlace::Tasks => {
                let task = AsyncComputeTaskPool::get().spawn(async move {
                    let clock = ThinkingClock::begin(time);
                    loop {
                        if let Some(thought) = thinker.think_on(&view, clock.used()) {
                            return (thinker, view, thought, clock.begun.elapsed());
                        }
                        // Whoever no longer wants to know stops it here.
                        yield_now().await;
                    }
                });
                (Way::Task(task), None)
            }
            ThinkingPlace::Workers(pool) => {
                let way = HandedOver::new(pool, &thinker, &view).map_or(Way::Frames, Way::Worker);
                (way, Some(InFrames::new(thinker, view)))
            }
            ThinkingPlace::Frames => (Way::Frames, Some(InFrames::new(thinker, view))),
        };
        Self { way, here, thought: None, took: Duration::ZERO }
    }

    /// Thinks for a frame's share, or looks whether the task or the worker is done.
    pub fn go_on(&mut self) {
        if self.is_complete() {
            return;
        }
        match &mut self.way {
            Way::Task(task) => {
                let Some((thinker, view, thought, took)) = block_on(poll_once(task)) else { return };
                self.here = Some(InFrames::new(thinker, view));
                (self.thought, self.took) = (Some(SyncCell::new(thought)), took);
            }
            Way::Worker(handed_over) => match handed_over.ask::<T>() {
                Ok(None) => {}
                Ok(Some((thought, took))) => (self.thought, self.took) = (Some(SyncCell::new(thought)), took),
                Err(why) => {
                    warn!("{why}: a bot thinks in the frames");
                    self.way = Way::Frames;
                    self.here.iter_mut().for_each(|here| here.clock = ThinkingClock::begin(here.clock.time));
                }
            },
            Way::Frames => {
                let (Some(here), begun) = (&mut self.here, Instant::now()) else { return };
                while self.thought.is_none() && begun.elapsed() < SHARE {
                    self.thought = here.thinker.get().think_on(&here.view, here.clock.used()).map(SyncCell::new);
                }
                self.took += begun.elapsed();
            }
        }
    }

    pub fn is_complete(&self) -> bool {
        self.thought.is_some()
    }

    /// Whether it gets on only while frames are drawn.
    pub fn needs_frames(&self) -> bool {
        !self.is_complete() && matches!(self.way, Way::Frames)
    }

    /// The thought and who has had it, once it is complete.
    pub fn finish(self) -> Option<(SyncCell<T>, T::Thought)> {
        Some((self.here?.thinker, SyncCell::to_inner(self.thought?)))
    }
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeMap, sync::Mutex};

    use bevy::tasks::TaskPool;

    use super::*;
    use crate::session::minds::BotMind;
    use bots::{BotLevel, Style};
    use rules::{Catalogue, Choice, Game, Module, Setup};
    use thinker::{BotSeed, Desk};

    /// What becomes of jobs.
    #[derive(Clone, Copy, Debug, PartialEq)]
    enum Fate {
        Done,
        Refused,
        Lost,
        Late,
        Garbled,
    }

    /// A worker that thinks whenever it is asked.
    struct TestPool {
        fate: Fate,
        desk: Mutex<(Desk, BTreeMap<u32, String>, u32)>,
    }

    fn pool(fate: Fate) -> Arc<TestPool> {
        Arc::new(TestPool { fate, desk: Mutex::default() })
    }

    impl WorkerPool for TestPool {
        fn give(&self, bot: Option<u64>, line: &str) -> Option<u32> {
            assert!(bot.is_some(), "a bot remembers what it has planned");
            let cards = Catalogue::built_in().expect("our cards are legal");
            let (desk, _, ticket) = &mut *self.desk.lock().expect("no thread has panicked");
            *ticket += 1;
            desk.take(*ticket, Assignment::from_line(line, &cards).expect("it is a job"));
            (self.fate != Fate::Refused).then_some(*ticket)
        }

        fn ask(&self, ticket: u32) -> FromWorker {
            let (desk, found, _) = &mut *self.desk.lock().expect("no thread has panicked");
            match self.fate {
                Fate::Lost => return FromWorker::Lost,
                Fate::Late => return FromWorker::Nothing,
                Fate::Garbled => return FromWorker::Line("?".to_owned()),
                Fate::Done | Fate::Refused => {}
            }
            let done = desk.think(|| Duration::ZERO);
            found.extend(done.map(|(ticket, findings)| (ticket, findings.to_line().expect("it can be written"))));
            found.remove(&ticket).map_or(FromWorker::Nothing, FromWorker::Line)
        }

        fn give_up(&self, ticket: u32) {
            self.desk.lock().expect("no thread has panicked").0.give_up(ticket);
        }

        fn patience(&self, _: bool) -> Duration {
            Duration::ZERO
        }
    }

    /// What an Expert in a hurry chooses in a game against itself.
    fn game(place: &ThinkingPlace) -> Vec<Choice> {
        let cards = Catalogue::built_in().expect("our cards are legal");
        let mut game = Game::new(cards, Setup::new(2, [Module::C, Module::D], 4)).expect("the set-up is legal");
        let bot = |seed| BotSeed { level: BotLevel::Expert, style: Style::Host, seed, hurried: true };
        let mut minds = [1, 2].map(|seed| Some(SyncCell::new(BotMind::new(bot(seed)))));
        let mut choices = Vec::new();
        while let Some(question) = game.question() {
            let mind = minds[question.seat.index()].take().expect("it is not thinking");
            let mut pondering = Pondering::begin(place, mind, game.view(question.seat));
            while !pondering.is_complete() {
                pondering.go_on();
            }
            let (mind, choice) = pondering.finish().expect("it is complete");
            minds[question.seat.index()] = Some(mind);
            game.apply(choice).expect("it is legal");
            choices.push(choice);
        }
        choices
    }

    #[test]
    fn bots_choose_alike_in_tasks_frames_and_workers_and_where_workers_fail() {
        AsyncComputeTaskPool::get_or_init(TaskPool::new);
        let here = game(&ThinkingPlace::Frames);
        assert_eq!(game(&ThinkingPlace::Tasks), here);
        for fate in [Fate::Done, Fate::Refused, Fate::Lost, Fate::Late, Fate::Garbled] {
            assert!(game(&ThinkingPlace::Workers(pool(fate))) == here, "{fate:?}");
        }
    }

    #[test]
    fn a_job_that_nobody_waits_for_is_given_up() {
        let cards = Catalogue::built_in().expect("our cards are legal");
        let game = Game::new(cards, Setup::new(2, [Module::A, Module::B], 4)).expect("the set-up is legal");
        let bot = BotSeed { level: BotLevel::Expert, style: Style::Host, seed: 1, hurried: false };
        let pool = pool(Fate::Done);
        let mind = SyncCell::new(BotMind::new(bot));
        let place = ThinkingPlace::Workers(pool.clone());
        let idle = || pool.desk.lock().expect("no thread has panicked").0.is_idle();
        let pondering = Pondering::begin(&place, mind, game.view(game.question().expect("it has begun").seat));
        assert!(!idle());
        drop(pondering);
        assert!(idle());
    }
}
