//! Works on jobs in slices, the newest first.

use std::{collections::VecDeque, mem, time::Duration};

use bots::{Bot, advice::Adviser, review::RunningJob};
use rules::{Catalogue, SeatView};

use super::protocol::{Assignment, Finding, Findings, Job};

/// So many bots are remembered with what they have planned: more than sit at a table, so that those of the running game
/// are among them.
const BOTS: usize = 8;

/// Where jobs are worked on.
#[derive(Default)]
pub struct Desk {
    /// Bots that are not thinking now, by their numbers, the one that thought last at the end.
    bots: VecDeque<(u64, Box<dyn Bot>)>,
    /// The newest job last.
    running: Vec<Running>,
}

struct Running {
    ticket: u32,
    thought: Thought,
    time: Option<Duration>,
    took: Duration,
}

/// Somebody who thinks about a job.
enum Thought {
    Choice(u64, Box<dyn Bot>, SeatView),
    Advice(Box<Adviser>, SeatView),
    Review(Box<RunningJob>),
}

impl Thought {
    /// Thinks for a slice; `used` as for [`Bot::think_in_time`].
    fn think(&mut self, used: f32) -> Option<Finding> {
        match self {
            Self::Choice(_, bot, view) => bot.think_in_time(view, used).map(Finding::Choice),
            Self::Advice(adviser, view) => adviser.think_in_time(view, used).map(Finding::Advice),
            Self::Review(job) => job.step().map(|result| Finding::Review(Box::new(result))),
        }
    }
}

impl Desk {
    /// Takes a job; whoever gives it knows it by its ticket.
    pub fn take(&mut self, ticket: u32, Assignment { job, time }: Assignment) {
        let thought = match job {
            Job::Choose { bot, number, view } => {
                let known = self.bots.iter().position(|(other, _)| *other == number);
                let known = known.and_then(|place| self.bots.remove(place)).map(|(_, bot)| bot);
                Thought::Choice(number, known.unwrap_or_else(|| bot.bot()), view)
            }
            Job::Advise { adviser, view } => Thought::Advice(Box::new(adviser.adviser()), view),
            Job::Review(job) => {
                // A part that cannot be done is never answered: whoever gave it loses patience.
                let catalogue = Catalogue::built_in().ok();
                let Some(Ok(running)) = catalogue.map(|catalogue| RunningJob::new(&catalogue, &job)) else { return };
                Thought::Review(Box::new(running))
            }
        };
        self.running.push(Running { ticket, thought, time, took: Duration::ZERO });
    }

    /// Nobody wants to know any longer: the job is given up, and the bot that thought about it forgotten.
    pub fn give_up(&mut self, ticket: u32) {
        self.running.retain(|running| running.ticket != ticket);
    }

    /// Whether there is nothing to do.
    pub fn is_idle(&self) -> bool {
        self.running.is_empty()
    }

    /// Thinks about the newest job for a slice of a few milliseconds at most; its ticket and what was found, once it is
    /// done. `clock` tells the time from any beginning.
    pub fn think(&mut self, clock: impl Fn() -> Duration) -> Option<(u32, Findings)> {
        let running = self.running.last_mut()?;
        let begun = clock();
        let used = running.time.map_or(0.0, |time| running.took.as_secs_f32() / time.as_secs_f32().max(f32::EPSILON));
        let finding = running.thought.think(used);
        running.took += clock().saturating_sub(begun);
        let finding = finding?;
        let Running { ticket, thought, took, .. } = self.running.pop()?;
        if let Thought::Choice(number, bot, _) = thought {
            self.bots.push_back((number, bot));
            let forgotten = self.bots.len().saturating_sub(BOTS);
            mem::drop(self.bots.drain(..forgotten));
        }
        Some((ticket, Findings { finding, took }))
    }
}
