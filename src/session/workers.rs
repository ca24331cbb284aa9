//! Workers beside the program, in which bots think: what the game needs of them.

use std::time::Duration;

/// Workers that take lines of [`thinker::Assignment`] and answer with lines of [`thinker::Findings`].
pub trait WorkerPool: Send + Sync {
    /// Gives them a job, all those of one bot to the same worker; the number by which it can be asked about, or `None` if
    /// there is no worker that could take it.
    fn give(&self, bot: Option<u64>, line: &str) -> Option<u32>;

    /// What has become of a job; what was found is told once.
    fn ask(&self, ticket: u32) -> FromWorker;

    /// Nobody wants to know any longer.
    fn give_up(&self, ticket: u32);

    /// For how long somebody waits beyond the time that there is for a job, or for one that takes as long as it takes.
    fn patience(&self, takes_its_time: bool) -> Duration {
        Duration::from_secs(if takes_its_time { 120 } else { 10 })
    }
}

/// What has become of a job.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(not(any(test, target_arch = "wasm32")), expect(dead_code, reason = "only a browser has workers"))]
pub enum FromWorker {
    /// It is being thought about.
    Nothing,
    /// This was found.
    Line(String),
    /// Whoever thought about it is gone.
    Lost,
}
