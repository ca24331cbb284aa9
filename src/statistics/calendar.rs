//! How many games were played when: by weeks, or by months and years where weeks would be too many to be seen.

use jiff::civil::Date;

use super::{calendar_span::CalendarSpan, filter::Period, finished_game::FinishedGame};

/// More bars than this are too narrow to be told apart.
const MOST: usize = 26;

/// A week, month or year with its games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedSpan {
    /// Its first day.
    pub begins: Date,
    pub games: usize,
    /// Those of them that you won.
    pub won: usize,
}

/// How many of these games were played in every week (month, year) of a period, up to today. What a clock that was set
/// back puts into the future counts as of today.
pub fn played_spans(games: &[&FinishedGame], period: Period, today: Date) -> (CalendarSpan, Vec<PlayedSpan>) {
    let day = |game: &FinishedGame| game.ended.date().min(today);
    let from = period.first_day(today).or_else(|| games.iter().map(|game| day(game)).min()).unwrap_or(today);
    let fits = |span: &CalendarSpan| span.all(from, today).take(MOST + 1).count() <= MOST;
    let span = [CalendarSpan::Week, CalendarSpan::Month].into_iter().find(fits).unwrap_or(CalendarSpan::Year);
    let mut all: Vec<_> = span.all(from, today).map(|begins| PlayedSpan { begins, games: 0, won: 0 }).collect();
    for game in games {
        let begins = span.begin(day(game));
        if let Some(span) = all.iter_mut().find(|span| span.begins == begins) {
            span.games += 1;
            span.won += usize::from(game.own().won);
        }
    }
    (span, all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::testing::{against, date};
    use bots::BotLevel;

    fn counted(days: &[(Date, bool)], period: Period, today: Date) -> (CalendarSpan, Vec<(Date, usize, usize)>) {
        let played = |(day, won): &(Date, bool)| {
            let game = against(&[BotLevel::Novice]).on(*day);
            if *won { game.won() } else { game }.done()
        };
        let games: Vec<_> = days.iter().map(played).collect();
        let games: Vec<_> = games.iter().collect();
        let (span, all) = played_spans(&games, period, today);
        (span, all.into_iter().map(|span| (span.begins, span.games, span.won)).collect())
    }

    #[test]
    fn twelve_weeks_end_with_this_one() {
        let today = date(2026, 11, 25);
        let days = [(date(2026, 11, 23), true), (date(2026, 11, 22), false), (date(2026, 9, 7), true), (today, false)];
        let (span, weeks) = counted(&days, Period::Weeks, today);
        assert_eq!((span, weeks.len()), (CalendarSpan::Week, 12));
        assert_eq!(weeks[0], (date(2026, 9, 7), 1, 1));
        assert_eq!(weeks[10..], [(date(2026, 11, 16), 1, 0), (date(2026, 11, 23), 2, 1)]);
        assert_eq!(weeks.iter().map(|week| week.1).sum::<usize>(), 4);
    }

    #[test]
    fn a_long_time_is_shown_by_months_or_years() {
        let today = date(2026, 3, 1);
        let (span, all) = counted(&[(date(2026, 1, 1), true)], Period::All, today);
        assert_eq!((span, all[0].0, all.len()), (CalendarSpan::Week, date(2025, 12, 29), 9));
        let (span, all) = counted(&[(date(2025, 1, 31), true), (date(2025, 2, 28), true)], Period::All, today);
        assert_eq!((span, all.len(), all[1]), (CalendarSpan::Month, 15, (date(2025, 2, 1), 1, 1)));
        let (span, all) = counted(&[(date(2019, 6, 1), false)], Period::All, today);
        assert_eq!((span, all.len()), (CalendarSpan::Year, 8));
        let (_, none) = counted(&[], Period::All, today);
        assert_eq!(none.len(), 1);
    }

    #[test]
    fn a_game_of_tomorrow_counts_as_of_today() {
        let today = date(2026, 11, 22);
        let (_, weeks) = counted(&[(date(2027, 1, 1), true)], Period::Weeks, today);
        assert_eq!(weeks[11], (date(2026, 11, 16), 1, 1));
    }
}
