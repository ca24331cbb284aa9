//! Which games are looked at.

use jiff::{ToSpan, civil::Date};

use super::{calendar_span::CalendarSpan, finished_game::FinishedGame};
use crate::session::GameKind;

/// Against whom a game was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Company {
    #[default]
    All,
    /// You alone against bots.
    Bots,
    /// Others at the screen.
    Friends,
    /// The daily journey.
    Daily,
}

/// When it was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Period {
    /// Today and the 29 days before.
    Month,
    /// This week and the eleven before.
    #[default]
    Weeks,
    All,
}

/// Which games are looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StatisticsFilter {
    pub company: Company,
    /// How many played; `None` is any number.
    pub players: Option<u8>,
    pub period: Period,
}

impl Period {
    /// The first day that belongs to it; `None` if every day does.
    pub fn first_day(self, today: Date) -> Option<Date> {
        match self {
            Self::Month => Some(today.saturating_sub(29.days())),
            Self::Weeks => Some(CalendarSpan::Week.begin(today).saturating_sub(11.weeks())),
            Self::All => None,
        }
    }
}

impl StatisticsFilter {
    /// Whether a game is one of them. Games of days to come count as of today: the clock may have been set back.
    pub fn has(&self, game: &FinishedGame, today: Date) -> bool {
        let company = match self.company {
            Company::All => true,
            Company::Bots => !game.among_friends(),
            Company::Friends => game.among_friends(),
            Company::Daily => game.kind == GameKind::Daily,
        };
        let players = self.players.is_none_or(|players| usize::from(players) == game.seats.len());
        company && players && self.period.first_day(today).is_none_or(|first| game.ended.date() >= first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::testing::{against, date};
    use bots::BotLevel;

    #[test]
    fn games_are_told_apart_by_company_players_and_day() {
        // A Wednesday.
        let today = date(2026, 11, 25);
        let bots = against(&[BotLevel::Novice, BotLevel::Expert]).on(today);
        let friends = against(&[BotLevel::Novice]).with_friend().on(date(2026, 10, 27));
        let daily = against(&[BotLevel::Master]).of_kind(GameKind::Daily).on(date(2026, 9, 7));
        let old = against(&[BotLevel::Novice]).on(date(2026, 9, 6));
        let all = [bots, friends, daily, old].map(|game| game.done());
        let which = |company, players, period| {
            let filter = StatisticsFilter { company, players, period };
            all.iter().map(|game| u8::from(filter.has(game, today))).collect::<Vec<_>>()
        };
        assert_eq!(which(Company::All, None, Period::All), [1, 1, 1, 1]);
        assert_eq!(which(Company::Bots, None, Period::All), [1, 0, 1, 1]);
        assert_eq!(which(Company::Friends, None, Period::All), [0, 1, 0, 0]);
        assert_eq!(which(Company::Daily, None, Period::All), [0, 0, 1, 0]);
        assert_eq!(which(Company::All, Some(3), Period::All), [1, 1, 0, 0]);
        assert_eq!(which(Company::All, None, Period::Weeks), [1, 1, 1, 0], "eleven weeks before Monday");
        assert_eq!(which(Company::All, None, Period::Month), [1, 1, 0, 0], "the 30th day counts");
        let tomorrow = against(&[BotLevel::Novice]).on(date(2026, 11, 26)).done();
        assert!(StatisticsFilter::default().has(&tomorrow, today), "the clock was set back");
    }
}
