//! How long the players take. Times differ from run to run, so nothing else ever depends on them.

use std::time::{Duration, Instant};

use hdrhistogram::Histogram;
use serde::Serialize;

use rules::Seat;

/// Measures the time of each choice, or does not.
pub(super) trait ChoiceTimer {
    fn time<T>(&mut self, seat: Seat, choose: impl FnOnce() -> T) -> T;
}

/// Measures nothing and takes no time.
pub(super) struct NoTimer;

impl ChoiceTimer for NoTimer {
    fn time<T>(&mut self, _seat: Seat, choose: impl FnOnce() -> T) -> T {
        choose()
    }
}

/// The times of one game: who chose, and how long it took.
#[derive(Default)]
pub(super) struct Stopwatch(Vec<(Seat, Duration)>);

impl ChoiceTimer for Stopwatch {
    fn time<T>(&mut self, seat: Seat, choose: impl FnOnce() -> T) -> T {
        let begin = Instant::now();
        let chosen = choose();
        self.0.push((seat, begin.elapsed()));
        chosen
    }
}

impl Stopwatch {
    /// The time of every choice.
    pub(super) fn decisions(&self) -> impl Iterator<Item = (Seat, Duration)> {
        self.0.iter().copied()
    }

    /// The time of every turn: of all choices that a seat makes between those of other seats.
    pub(super) fn turns(&self) -> impl Iterator<Item = (Seat, Duration)> {
        let turns = self.0.chunk_by(|a, b| a.0 == b.0);
        turns.map(|turn| (turn[0].0, turn.iter().map(|(_, time)| *time).sum()))
    }
}

/// Many times.
#[derive(Clone, Debug)]
pub(super) struct Times(Histogram<u64>);

/// What many times come to, in milliseconds.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct TimeLine {
    /// How many were measured.
    pub count: u64,
    /// Their average.
    pub mean_ms: f64,
    /// 95 of 100 are no longer.
    pub p95_ms: f64,
    /// The longest.
    pub max_ms: f64,
}

impl Times {
    pub(super) fn new() -> Self {
        Self(Histogram::new(3).expect("three significant figures are possible"))
    }

    pub(super) fn note(&mut self, time: Duration) {
        self.0.record(time.as_nanos() as u64).expect("a histogram that grows by itself takes any time");
    }

    pub(super) fn add(&mut self, other: &Self) {
        self.0.add(&other.0).expect("a histogram that grows by itself takes any other");
    }

    pub(super) fn line(&self) -> TimeLine {
        let ms = |nanoseconds: f64| nanoseconds / 1e6;
        TimeLine {
            count: self.0.len(),
            mean_ms: ms(self.0.mean()),
            p95_ms: ms(self.0.value_at_quantile(0.95) as f64),
            max_ms: ms(self.0.max() as f64),
        }
    }
}
