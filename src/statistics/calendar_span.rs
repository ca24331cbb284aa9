//! Weeks, months and years.

use jiff::{ToSpan, civil::Date};

/// What one bar of the chart stands for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CalendarSpan {
    /// From Monday to Sunday.
    #[default]
    Week,
    Month,
    Year,
}

impl CalendarSpan {
    /// The first day of the span that a day is in.
    pub fn begin(self, day: Date) -> Date {
        match self {
            Self::Week => day.saturating_sub(i64::from(day.weekday().to_monday_zero_offset()).days()),
            Self::Month => day.first_of_month(),
            Self::Year => day.first_of_year(),
        }
    }

    /// The first day of the next one.
    pub fn next(self, begins: Date) -> Date {
        match self {
            Self::Week => begins.saturating_add(1.week()),
            Self::Month => begins.saturating_add(1.month()),
            Self::Year => begins.saturating_add(1.year()),
        }
    }

    /// Every span from the one with a day to the one with another.
    pub fn all(self, from: Date, to: Date) -> impl Iterator<Item = Date> {
        std::iter::successors(Some(self.begin(from)), move |day| Some(self.next(*day)))
            .take_while(move |day| *day <= to)
            // Where the calendar ends, it would go on for ever.
            .take(10_000)
    }
}
