//! A civil date: year, month and day as a calendar shows them, without a clock or a time zone.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Days of a week; it begins on Monday.
pub const WEEK_DAYS: usize = 7;

/// Days from the first of March of year 0 to the first of January 1970, which is day 0.
const DAYS_BEFORE_1970: i64 = 719_468;
/// Days of 400 years, after which the calendar repeats itself.
const DAYS_OF_400_YEARS: i64 = 146_097;

/// A date of the Gregorian calendar from the year 1 to 9999. Written as `2026-11-21`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct CivilDate {
    year: i16,
    month: u8,
    day: u8,
}

/// Something that is no date.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{0}\" is not a date such as 2026-11-21")]
pub struct NoDate(String);

impl CivilDate {
    /// A date; `None` if the calendar has no such day.
    pub fn new(year: i16, month: u8, day: u8) -> Option<Self> {
        let date = Self { year, month, day };
        let plausible = (1..=9999).contains(&year) && (1..=12).contains(&month) && (1..=31).contains(&day);
        (plausible && Self::of_day_number(date.day_number()) == date).then_some(date)
    }

    /// The year.
    pub fn year(self) -> i16 {
        self.year
    }

    /// The month, 1 to 12.
    pub fn month(self) -> u8 {
        self.month
    }

    /// The day of the month, from 1.
    pub fn day(self) -> u8 {
        self.day
    }

    /// Days since the first of January 1970.
    pub fn day_number(self) -> i64 {
        // A year that begins in March ends with the leap day.
        let month = (i64::from(self.month) + 9) % 12;
        let year = i64::from(self.year) - i64::from(month >= 10);
        let day_of_year = (153 * month + 2) / 5 + i64::from(self.day) - 1;
        let (centuries, of_400) = (year.div_euclid(400), year.rem_euclid(400));
        centuries * DAYS_OF_400_YEARS + of_400 * 365 + of_400 / 4 - of_400 / 100 + day_of_year - DAYS_BEFORE_1970
    }

    fn of_day_number(number: i64) -> Self {
        let days = number + DAYS_BEFORE_1970;
        let (centuries, days) = (days.div_euclid(DAYS_OF_400_YEARS), days.rem_euclid(DAYS_OF_400_YEARS));
        let of_400 = (days - days / 1_460 + days / 36_524 - days / 146_096) / 365;
        let day_of_year = days - (365 * of_400 + of_400 / 4 - of_400 / 100);
        let month = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * month + 2) / 5 + 1;
        let year = centuries * 400 + of_400 + i64::from(month >= 10);
        Self { year: year as i16, month: ((month + 2) % 12 + 1) as u8, day: day as u8 }
    }

    /// So many days later, or earlier; at most to the ends of the calendar.
    #[must_use]
    pub fn plus_days(self, days: i64) -> Self {
        let [first, last] =
            [Self { year: 1, month: 1, day: 1 }, Self { year: 9999, month: 12, day: 31 }].map(Self::day_number);
        Self::of_day_number(self.day_number().saturating_add(days).clamp(first, last))
    }

    /// The day of the week, 0 is Monday.
    pub fn weekday(self) -> usize {
        // Day 0 was a Thursday.
        (self.day_number() + 3).rem_euclid(WEEK_DAYS as i64) as usize
    }
}

impl fmt::Display for CivilDate {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for CivilDate {
    type Err = NoDate;

    fn from_str(words: &str) -> Result<Self, NoDate> {
        let read = || {
            let mut parts = words.splitn(3, '-');
            let [year, month, day] = [parts.next()?, parts.next()?, parts.next()?];
            Self::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?)
        };
        read().ok_or_else(|| NoDate(words.to_owned()))
    }
}

impl TryFrom<String> for CivilDate {
    type Error = NoDate;

    fn try_from(words: String) -> Result<Self, NoDate> {
        words.parse()
    }
}

impl From<CivilDate> for String {
    fn from(date: CivilDate) -> Self {
        date.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_counted_as_the_calendar_does() {
        let date = |words: &str| words.parse::<CivilDate>().expect("a date");
        assert_eq!(date("1970-01-01").day_number(), 0);
        assert_eq!(date("2000-03-01").day_number(), 11_017);
        assert_eq!((date("2026-11-21").day_number(), date("2026-11-21").weekday()), (20_778, 5));
        assert_eq!(date("2024-02-28").plus_days(1), date("2024-02-29"));
        assert_eq!(date("2025-12-31").plus_days(1), date("2026-01-01"));
        assert_eq!(date("2100-03-01").plus_days(-1), date("2100-02-28"));
        assert_eq!(date("9999-12-31").plus_days(i64::MAX), date("9999-12-31"));
        let mut day = date("1899-12-31");
        for number in day.day_number()..date("2101-01-02").day_number() {
            assert_eq!((day.day_number(), day.to_string().parse()), (number, Ok(day)));
            let next = day.plus_days(1);
            assert!(next > day && next.weekday() == (day.weekday() + 1) % WEEK_DAYS);
            day = next;
        }
    }

    #[test]
    fn what_is_no_date_is_refused() {
        for words in
            ["2026-02-29", "2100-02-29", "2026-13-01", "2026-00-01", "2026-04-31", "0-01-01", "today", "2026-1"]
        {
            assert!(words.parse::<CivilDate>().is_err(), "{words}");
        }
    }
}
