//! The daily journey: from the date alone the same game for everybody, for ever, and what came of those played.
//!
//! - [`CivilDate`]: a date as a calendar shows it; which one is today is the program's to know.
//! - [`DailyJourney`]: what is played on a date.
//! - [`DailyRecords`]: the first run of every date counts; calendar, days running, mean.
//! - [`Squares`]: how every turn of a run compares with the Master's, and the signs of them.

mod calendar;
mod date;
mod journey;
mod mixing;
mod records;
mod squares;

pub use calendar::{CALENDAR_WEEKS, CalendarDay, DayState};
pub use date::{CivilDate, NoDate, WEEK_DAYS};
pub use journey::{DailyJourney, LINE_UPS, LineUp};
pub use records::{Attempt, DailyRecords, DailyResult, DailyRun};
pub use squares::{Mark, Squares};
