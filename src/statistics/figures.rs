//! Everything that the charts show, worked out from the games that are looked at.

use jiff::civil::Date;
use strum::VariantArray;

use super::{
    calendar::{PlayedSpan, played_spans},
    calendar_span::CalendarSpan,
    filter::StatisticsFilter,
    finished_game::{FinishedGame, FinishedSeat},
};
use crate::session::{LEVELS, PlayerKind};
use bots::BotLevel;
use rules::{Module, Source};

/// How many of the last games are shown one by one.
pub const LAST_GAMES: usize = 12;
/// A smaller gap to the winners, in points, is not worth a word.
const GAP: f32 = 5.0;

/// Everything that the charts show.
#[derive(Clone, Debug, PartialEq)]
pub struct Figures {
    pub games: usize,
    pub won: usize,
    /// Your points on average.
    pub average: f32,
    /// The most points you had, and when that was.
    pub best: Option<(u16, Date)>,
    /// How many games you have won in a row up to now, and the most there ever were in a row.
    pub streak: usize,
    pub longest_streak: usize,
    /// Which of the last games you have won, the newest last.
    pub last: Vec<bool>,
    /// By the strongest bot at the table.
    pub levels: [LevelWins; 4],
    pub span: CalendarSpan,
    pub spans: Vec<PlayedSpan>,
    /// All fifteen pairs of modules, row by row.
    pub pairs: Vec<PairPoints>,
    /// Where the points come from, in the order in which it is shown.
    pub sources: Vec<SourcePoints>,
}

/// Games whose strongest bot had a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelWins {
    pub level: BotLevel,
    pub games: usize,
    pub won: usize,
}

/// Your points in games with two modules.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PairPoints {
    pub pair: [Module; 2],
    pub games: usize,
    pub average: f32,
    pub best: u16,
    /// Nowhere else do you have as many points on average.
    pub highest: bool,
}

/// Sources of points that are shown as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum SourceGroup {
    Trains,
    Celebrities,
    Passengers,
    Switches,
    Orders,
    Route,
    Contracts,
    Bonuses,
    Evidence,
    GameEnd,
    Constantinople,
    Coins,
}

/// What a source brings in a game on average.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SourcePoints {
    pub group: SourceGroup,
    pub you: f32,
    /// The same for the winners of your games, you included when it was you.
    pub winners: f32,
    /// It is one of the two sources from which the winners have most more than you.
    pub lit: bool,
}

impl SourceGroup {
    fn of(source: Source) -> Self {
        match source {
            Source::UpperTrain | Source::LowerTrain => Self::Trains,
            Source::Celebrities => Self::Celebrities,
            Source::PassengersAndLuggage => Self::Passengers,
            Source::Switches => Self::Switches,
            Source::Orders => Self::Orders,
            Source::Route => Self::Route,
            Source::Contracts => Self::Contracts,
            Source::Bonuses => Self::Bonuses,
            Source::Evidence | Source::Escape => Self::Evidence,
            Source::GameEndRailroadCars | Source::GameEndConductors | Source::GameEndLocomotives => Self::GameEnd,
            Source::Constantinople => Self::Constantinople,
            Source::Coins => Self::Coins,
        }
    }

    /// Whether every game has it, so that it is shown even where it has brought nothing.
    fn is_of_every_game(self) -> bool {
        use SourceGroup::{Coins, Constantinople, Contracts, GameEnd, Route, Trains};
        matches!(self, Trains | Route | Contracts | GameEnd | Constantinople | Coins)
    }

    /// What of a seat's points is from here.
    fn points(self, seat: &FinishedSeat) -> u16 {
        seat.points.iter().filter(|(source, _)| Self::of(**source) == self).map(|(_, points)| points).sum()
    }
}

impl Figures {
    /// Those of the games that a filter lets through; the games are in the order in which they were played.
    pub fn of(all: &[FinishedGame], filter: StatisticsFilter, today: Date) -> Self {
        let games: Vec<_> = all.iter().filter(|game| filter.has(game, today)).collect();
        let (span, spans) = played_spans(&games, filter.period, today);
        let won: Vec<_> = games.iter().map(|game| game.own().won).collect();
        Self {
            games: games.len(),
            won: won.iter().filter(|won| **won).count(),
            average: average(games.iter().map(|game| game.own().score)),
            best: games
                .iter()
                .rev()
                .max_by_key(|game| game.own().score)
                .map(|game| (game.own().score, game.ended.date())),
            streak: won.iter().rev().take_while(|won| **won).count(),
            longest_streak: longest_streak(&won),
            last: won[won.len().saturating_sub(LAST_GAMES)..].to_vec(),
            levels: LEVELS.map(|level| wins_against(level, &games)),
            span,
            spans,
            pairs: pairs(&games),
            sources: sources(&games),
        }
    }
}

fn average(points: impl ExactSizeIterator<Item = u16>) -> f32 {
    let count = points.len().max(1) as f32;
    points.map(f32::from).sum::<f32>() / count
}

/// The most games in a row that were won.
pub fn longest_streak(won: &[bool]) -> usize {
    won.split(|won| !won).map(<[bool]>::len).max().unwrap_or(0)
}

/// The strongest bot in a game, if there is any.
pub fn strongest(game: &FinishedGame) -> Option<BotLevel> {
    let levels = game.seats.iter().filter_map(|seat| match seat.player {
        PlayerKind::Bot(level) => Some(level),
        PlayerKind::Human | PlayerKind::Friend => None,
    });
    levels.max()
}

fn wins_against(level: BotLevel, games: &[&FinishedGame]) -> LevelWins {
    let against = || games.iter().filter(|game| strongest(game) == Some(level));
    LevelWins { level, games: against().count(), won: against().filter(|game| game.own().won).count() }
}

/// All pairs of modules, row by row.
pub fn all_pairs() -> impl Iterator<Item = [Module; 2]> {
    let all = Module::VARIANTS;
    (0..all.len()).flat_map(move |one| (one + 1..all.len()).map(move |other| [all[one], all[other]]))
}

fn pairs(games: &[&FinishedGame]) -> Vec<PairPoints> {
    let mut pairs: Vec<_> = all_pairs()
        .map(|pair| {
            let scores: Vec<_> =
                games.iter().filter(|game| game.modules == pair).map(|game| game.own().score).collect();
            let best = scores.iter().copied().max().unwrap_or(0);
            PairPoints { pair, games: scores.len(), average: average(scores.into_iter()), best, highest: false }
        })
        .collect();
    let highest = pairs.iter_mut().filter(|pair| pair.games > 0).max_by(|a, b| a.average.total_cmp(&b.average));
    highest.into_iter().for_each(|pair| pair.highest = true);
    pairs
}

fn sources(games: &[&FinishedGame]) -> Vec<SourcePoints> {
    let count = games.len().max(1) as f32;
    let of = |group: SourceGroup| {
        let you: f32 = games.iter().map(|game| f32::from(group.points(game.own()))).sum();
        // Where several have won, they are one winner on average. If nobody has, nobody was better than you.
        let winner = |game: &&FinishedGame| match game.winners().count() {
            0 => f32::from(group.points(game.own())),
            winners => game.winners().map(|seat| f32::from(group.points(seat))).sum::<f32>() / winners as f32,
        };
        let winners: f32 = games.iter().map(winner).sum();
        SourcePoints { group, you: you / count, winners: winners / count, lit: false }
    };
    let seen = |source: &SourcePoints| source.group.is_of_every_game() || source.you.max(source.winners) >= 0.5;
    let mut sources: Vec<_> = SourceGroup::VARIANTS.iter().map(|group| of(*group)).filter(seen).collect();
    let mut gaps: Vec<_> = (0..sources.len()).collect();
    gaps.sort_by(|a, b| (sources[*a].gap()).total_cmp(&sources[*b].gap()));
    for place in gaps.into_iter().take(2) {
        sources[place].lit = sources[place].gap() <= -GAP;
    }
    sources
}

impl SourcePoints {
    /// How much more you have than the winners: below 0 where it is less.
    pub fn gap(&self) -> f32 {
        self.you - self.winners
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::{
        filter::{Company, Period},
        testing::{DraftedGame, against, date},
    };

    const ALL: StatisticsFilter = StatisticsFilter { company: Company::All, players: None, period: Period::All };

    fn figures(games: Vec<DraftedGame>) -> Figures {
        let games: Vec<_> = games.into_iter().map(DraftedGame::done).collect();
        Figures::of(&games, ALL, date(2026, 11, 25))
    }

    fn novice() -> DraftedGame {
        against(&[BotLevel::Novice])
    }

    #[test]
    fn totals_are_those_of_your_seat() {
        let best = novice().score(180).on(date(2026, 10, 14)).won();
        let figures = figures(vec![novice(), best, novice().score(180).won(), novice().score(140)]);
        assert_eq!((figures.games, figures.won, figures.average), (4, 2, 150.0));
        assert_eq!(figures.best, Some((180, date(2026, 10, 14))), "the first time counts");
        let none = super::Figures::of(&[], ALL, date(2026, 11, 25));
        assert_eq!((none.games, none.average, none.best, none.streak), (0, 0.0, None, 0));
    }

    #[test]
    fn wins_in_a_row_end_with_the_newest_game() {
        let play = |pattern: &str| {
            figures(pattern.chars().map(|game| if game == 'w' { novice().won() } else { novice() }).collect())
        };
        let figures = play("wwwlw");
        assert_eq!((figures.streak, figures.longest_streak), (1, 3));
        assert_eq!(figures.last, [true, true, true, false, true]);
        let figures = play("lwwwwl");
        assert_eq!((figures.streak, figures.longest_streak), (0, 4));
        assert_eq!(play("wllllllllllllw").last.len(), LAST_GAMES);
    }

    #[test]
    fn a_game_counts_for_its_strongest_bot() {
        use BotLevel::{Expert, Master, Novice};
        let games = vec![
            against(&[Novice]).won(),
            against(&[Novice, Expert]),
            against(&[Expert]).won(),
            against(&[Expert, Expert]).with_friend().won(),
        ];
        let levels = figures(games).levels;
        let counted = levels.map(|level| (level.games, level.won));
        assert_eq!(counted, [(1, 1), (0, 0), (3, 2), (0, 0)]);
        assert_eq!(levels[3].level, Master);
    }

    #[test]
    fn points_are_sorted_by_pairs_of_modules() {
        use Module::{A, B, E, F};
        let games = vec![
            novice().modules([A, B]).score(100),
            novice().modules([A, B]).score(160),
            novice().modules([E, F]).score(140),
        ];
        let pairs = figures(games).pairs;
        assert_eq!((pairs.len(), pairs[0].pair, pairs[14].pair), (15, [A, B], [E, F]));
        assert_eq!((pairs[0].games, pairs[0].average, pairs[0].best), (2, 130.0, 160));
        let highest: Vec<_> = pairs.iter().filter(|pair| pair.highest).map(|pair| pair.pair).collect();
        assert_eq!(highest, [[E, F]]);
        assert!(figures_of_none().pairs.iter().all(|pair| !pair.highest && pair.games == 0));
    }

    fn figures_of_none() -> Figures {
        figures(Vec::new())
    }

    #[test]
    fn the_two_largest_gaps_to_the_winners_are_lit() {
        let game = || {
            novice()
                .points(0, Source::UpperTrain, 40)
                .points(0, Source::LowerTrain, 20)
                .points(1, Source::UpperTrain, 67)
                .points(0, Source::Route, 10)
                .points(1, Source::Route, 30)
                .points(1, Source::GameEndConductors, 8)
                .points(1, Source::Contracts, 6)
                .points(0, Source::Coins, 3)
        };
        let won = novice().won().points(0, Source::Route, 20);
        let sources = figures(vec![game(), won]).sources;
        let of = |group| sources.iter().find(|source| source.group == group).expect("it is shown");
        assert_eq!((of(SourceGroup::Trains).you, of(SourceGroup::Trains).winners), (30.0, 33.5));
        assert_eq!((of(SourceGroup::Route).you, of(SourceGroup::Route).winners), (15.0, 25.0));
        assert_eq!(of(SourceGroup::Coins).gap(), 1.5);
        let lit: Vec<_> = sources.iter().filter(|source| source.lit).map(|source| source.group).collect();
        assert_eq!(lit, [SourceGroup::Route], "four points are not worth a word");
        let groups: Vec<_> = sources.iter().map(|source| source.group).collect();
        use SourceGroup::{Coins, Constantinople, Contracts, GameEnd, Route, Trains};
        assert_eq!(groups, [Trains, Route, Contracts, GameEnd, Constantinople, Coins], "what no game had is left out");
        let lit = figures(vec![game()]).sources.into_iter().filter(|source| source.lit).map(|source| source.group);
        assert_eq!(lit.collect::<Vec<_>>(), [Route, GameEnd], "two of four");
    }

    #[test]
    fn several_winners_are_one_on_average_and_none_is_nobody() {
        let mut tie = novice().points(0, Source::Route, 10).points(1, Source::Route, 30).done();
        tie.seats[0].won = true;
        let mut none = novice().points(0, Source::Route, 10).done();
        none.seats[1].won = false;
        for (game, winners) in [(tie, 20.0), (none, 10.0)] {
            let figures = Figures::of(&[game], ALL, date(2026, 11, 25));
            let route = figures.sources.iter().find(|source| source.group == SourceGroup::Route);
            assert_eq!(route.map(|source| source.winners), Some(winners));
        }
    }
}
