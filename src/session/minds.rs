//! Bots and advisers, wherever they think.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use super::pondering::{TURN_TIME, Thinker};
use bots::{
    Bot,
    advice::{Advice, Adviser},
};
use rules::{Choice, SeatView};
use thinker::{AdviserSeed, BotSeed, Finding, Job};

/// A bot that sits at the table.
pub struct BotMind {
    seed: BotSeed,
    /// By which workers know it.
    number: u64,
    /// The time for its next thought; without one it takes as long as it takes.
    pub time: Option<Duration>,
    /// The bot, once it has thought here and not in a worker: then it stays.
    here: Option<Box<dyn Bot>>,
}

impl BotMind {
    /// A bot before its first thought.
    pub fn new(seed: BotSeed) -> Self {
        static NUMBERS: AtomicU64 = AtomicU64::new(1);
        Self { seed, number: NUMBERS.fetch_add(1, Ordering::Relaxed), time: None, here: None }
    }

    /// Puts another bot in its place.
    #[cfg(test)]
    pub fn replaced(self, bot: Box<dyn Bot>) -> Self {
        Self { here: Some(bot), ..self }
    }
}

impl Thinker for BotMind {
    type Thought = Choice;

    fn think_on(&mut self, view: &SeatView, used: f32) -> Option<Choice> {
        self.here.get_or_insert_with(|| self.seed.bot()).think_in_time(view, used)
    }

    fn time(&self) -> Option<Duration> {
        self.time
    }

    fn job(&self, view: &SeatView) -> Option<Job> {
        let job = || Job::Choose { bot: self.seed, number: self.number, view: view.clone() };
        self.here.is_none().then(job)
    }

    fn understand(finding: Finding) -> Option<Choice> {
        if let Finding::Choice(choice) = finding { Some(choice) } else { None }
    }
}

/// The adviser, who plays as a Master does, for one piece of advice.
pub struct AdviserMind {
    seed: AdviserSeed,
    here: Option<Adviser>,
}

impl AdviserMind {
    /// An adviser; with the same seed it says the same.
    pub fn new(seed: u64) -> Self {
        // Whole games are played in the tests.
        Self { seed: AdviserSeed { seed, hurried: cfg!(test) }, here: None }
    }
}

impl Thinker for AdviserMind {
    type Thought = Advice;

    fn think_on(&mut self, view: &SeatView, used: f32) -> Option<Advice> {
        self.here.get_or_insert_with(|| self.seed.adviser()).think_in_time(view, used)
    }

    fn time(&self) -> Option<Duration> {
        // In the tests the machine may be busy.
        (!cfg!(test)).then_some(TURN_TIME)
    }

    fn job(&self, view: &SeatView) -> Option<Job> {
        Some(Job::Advise { adviser: self.seed, view: view.clone() })
    }

    fn understand(finding: Finding) -> Option<Advice> {
        if let Finding::Advice(advice) = finding { Some(advice) } else { None }
    }
}
