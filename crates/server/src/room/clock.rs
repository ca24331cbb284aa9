//! The clock, where one is agreed on: a bank for each player, and something more for each turn. It stands still while
//! somebody is away. Whose time is up has the running turn ended by a bot.

use online::SeatClock;
use rules::Seat;

use super::state::{LiveRoom, RunningClock};

impl LiveRoom {
    /// What a seat has left before the running choice, in milliseconds; `None` without a clock.
    fn bank(&self, seat: Seat) -> Option<u64> {
        let rule = self.papers.terms.clock?;
        let play = self.play.as_ref()?;
        let given = u64::from(rule.bank) + u64::from(rule.increment) * play.turns_ended(seat);
        Some((given * 1000).saturating_sub(play.took(seat)))
    }

    /// What the running choice has taken so far, in milliseconds.
    pub(super) fn counted(&self) -> u64 {
        self.clock.counted + self.clock.since.map_or(0, |since| self.now - since)
    }

    /// A choice was made or taken back: what comes next is counted from now.
    pub(super) fn clock_begins_anew(&mut self) {
        self.clock = RunningClock { since: self.clock.since.map(|_| self.now), counted: 0, up: self.clock.up };
    }

    fn clock_runs_for(&self) -> Option<Seat> {
        let asked = self.asked().filter(|seat| !self.bot_decides(*seat))?;
        let all_there = (0..self.occupied.len()).all(|chair| !self.is_away(chair));
        (all_there && self.papers.terms.clock.is_some()).then_some(asked)
    }

    /// Starts or stops it, and sees whose time is up.
    pub(super) fn run_clock(&mut self) {
        if self.papers.terms.clock.is_none() {
            return;
        }
        let runs = self.clock_runs_for();
        if runs.is_some() != self.clock.since.is_some() {
            self.clock.counted = self.counted();
            self.clock.since = runs.map(|_| self.now);
            self.changed = true;
        }
        if let Some(seat) = runs
            && self.bank(seat).is_some_and(|bank| self.counted() >= bank)
        {
            self.clock.up = self.running().map(|play| play.game().stage());
            (self.clock.counted, self.clock.since) = (self.counted(), None);
            self.changed = true;
        }
    }

    pub(super) fn clock_ends_at(&self) -> Option<u64> {
        let (since, seat) = (self.clock.since?, self.asked()?);
        Some(since + self.bank(seat)?.saturating_sub(self.clock.counted))
    }

    /// Everybody's clock.
    pub(super) fn clocks(&self) -> Vec<SeatClock> {
        let asked = self.asked();
        let seats = (0..self.papers.chairs.len()).map(|chair| Seat(chair as u8));
        let clock = |seat| {
            let counted = if asked == Some(seat) { self.counted() } else { 0 };
            let runs = asked == Some(seat) && self.clock.since.is_some();
            Some(SeatClock { left: self.bank(seat)?.saturating_sub(counted), runs })
        };
        seats.filter_map(clock).collect()
    }
}
