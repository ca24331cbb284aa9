//! Five weeks of daily journeys, as a calendar.

use super::{
    date::{CivilDate, WEEK_DAYS},
    records::DailyRecords,
};

/// Weeks of the calendar, the current one is the last.
pub const CALENDAR_WEEKS: usize = 5;

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CalendarDay {
    /// The date.
    pub date: CivilDate,
    /// What came of it.
    pub state: DayState,
}

/// What came of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DayState {
    /// It was never begun.
    Missed,
    /// It is today's, and not begun.
    Open,
    /// The first run was begun, and is not finished.
    Begun,
    /// The first run brought so many stars.
    Finished(u8),
    /// It is still to come.
    ToCome,
}

impl DailyRecords {
    /// Five weeks from a Monday on, today in the last one.
    pub fn calendar(&self, today: CivilDate) -> [[CalendarDay; WEEK_DAYS]; CALENDAR_WEEKS] {
        let first = today.plus_days(-((today.weekday() + (CALENDAR_WEEKS - 1) * WEEK_DAYS) as i64));
        std::array::from_fn(|week| {
            std::array::from_fn(|day| {
                let date = first.plus_days((week * WEEK_DAYS + day) as i64);
                CalendarDay { date, state: self.state(date, today) }
            })
        })
    }

    /// The stars of those five weeks.
    pub fn stars(&self, today: CivilDate) -> u32 {
        let days = self.calendar(today).into_iter().flatten();
        days.map(|day| if let DayState::Finished(stars) = day.state { u32::from(stars) } else { 0 }).sum()
    }

    fn state(&self, date: CivilDate, today: CivilDate) -> DayState {
        match self.result(date) {
            Some(result) if result.first.is_some() => DayState::Finished(result.stars()),
            Some(_) => DayState::Begun,
            None if date > today => DayState::ToCome,
            None if date == today => DayState::Open,
            None => DayState::Missed,
        }
    }
}
