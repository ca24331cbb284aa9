//! What is new about a game that has just been finished: milestones, which come once, and personal records.

use std::collections::BTreeSet;

use super::{
    figures::{all_pairs, longest_streak, strongest},
    finished_game::FinishedGame,
};
use bots::BotLevel;

/// Something that has never been before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    FirstWin,
    /// The first win against a bot of this level.
    FirstWinAgainst(BotLevel),
    /// So many games.
    Games(usize),
    /// So many wins.
    Wins(usize),
    /// So many points, for the first time.
    Points(u16),
    /// Every pair of modules has been played.
    AllPairs,
    /// The most points.
    BestScore(u16),
    /// The most stations.
    LongestRoute(u8),
    /// The most cards in a train.
    LongestTrain(u8),
    MostContracts(u8),
    /// The most wins in a row.
    WinsInARow(usize),
}

/// How many games there have to be before anything in another is a record.
const BEFORE_RECORDS: usize = 3;
/// Numbers of games, of wins and of points that are milestones.
const GAMES: [usize; 7] = [10, 25, 50, 100, 250, 500, 1000];
const WINS: [usize; 5] = [10, 25, 50, 100, 250];
const POINTS: [u16; 4] = [150, 200, 250, 300];
/// Fewer wins in a row are no record.
const ROW: usize = 3;

/// What is new about a game after these, in the order in which it was played: what matters most comes first.
pub fn news(earlier: &[FinishedGame], game: &FinishedGame) -> Vec<News> {
    milestones(earlier, game).into_iter().chain(records(earlier, game)).collect()
}

fn milestones(earlier: &[FinishedGame], game: &FinishedGame) -> Vec<News> {
    let mut all = Vec::new();
    let won = |game: &&FinishedGame| game.own().won;
    let wins = earlier.iter().filter(won).count();
    if game.own().won {
        let level = strongest(game).filter(|level| *level > BotLevel::Random);
        let before = |level| earlier.iter().filter(won).any(|game| strongest(game) == Some(level));
        match level.filter(|level| !before(*level)) {
            Some(level) if wins > 0 || level > BotLevel::Novice => all.push(News::FirstWinAgainst(level)),
            _ if wins == 0 => all.push(News::FirstWin),
            _ => {}
        }
        all.extend(WINS.contains(&(wins + 1)).then_some(News::Wins(wins + 1)));
    }
    let most = |games: &[FinishedGame]| games.iter().map(|game| game.own().score).max().unwrap_or(0);
    let reached = POINTS.into_iter().rev().find(|points| game.own().score >= *points);
    all.extend(reached.filter(|points| !earlier.is_empty() && most(earlier) < *points).map(News::Points));
    let played: BTreeSet<_> = earlier.iter().map(|game| game.modules).collect();
    if !played.contains(&game.modules) && played.len() + 1 == all_pairs().count() {
        all.push(News::AllPairs);
    }
    let games = earlier.len() + 1;
    all.extend(GAMES.contains(&games).then_some(News::Games(games)));
    all
}

fn records(earlier: &[FinishedGame], game: &FinishedGame) -> Vec<News> {
    if earlier.len() < BEFORE_RECORDS {
        return Vec::new();
    }
    let higher = |of: fn(&FinishedGame) -> u16| {
        let now = of(game);
        (earlier.iter().map(of).max() < Some(now)).then_some(now)
    };
    let mut won: Vec<_> = earlier.iter().map(|game| game.own().won).collect();
    let longest = longest_streak(&won);
    won.push(game.own().won);
    let now = won.iter().rev().take_while(|won| **won).count();
    [
        higher(|game| game.own().score).map(News::BestScore),
        (now > longest && now >= ROW).then_some(News::WinsInARow(now)),
        higher(|game| game.route.into()).map(|stations| News::LongestRoute(stations as u8)),
        higher(|game| game.train.into()).map(|cards| News::LongestTrain(cards as u8)),
        higher(|game| game.contracts.into()).map(|contracts| News::MostContracts(contracts as u8)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::testing::{DraftedGame, against};
    use BotLevel::{Expert, Novice};

    fn after(earlier: Vec<DraftedGame>, game: DraftedGame) -> Vec<News> {
        let earlier: Vec<_> = earlier.into_iter().map(DraftedGame::done).collect();
        news(&earlier, &game.done())
    }

    fn lost(count: usize) -> Vec<DraftedGame> {
        (0..count).map(|_| against(&[Novice])).collect()
    }

    #[test]
    fn a_first_win_is_told_once() {
        assert_eq!(after(lost(1), against(&[Novice]).won()), [News::FirstWin]);
        assert_eq!(after(lost(1), against(&[Expert]).won()), [News::FirstWinAgainst(Expert)]);
        let won = || vec![against(&[Novice]).won()];
        assert_eq!(after(won(), against(&[Novice]).won()), []);
        assert_eq!(after(won(), against(&[Novice, Expert]).won()), [News::FirstWinAgainst(Expert)]);
        assert_eq!(after(vec![against(&[Expert]).won()], against(&[Expert]).won()), []);
        assert_eq!(after(lost(1), against(&[Expert])), [], "only a win is one");
    }

    #[test]
    fn records_need_games_before_them() {
        assert_eq!(after(lost(2), against(&[Novice]).route(14).score(120)), []);
        let better = against(&[Novice]).route(14).score(120);
        assert_eq!(after(lost(3), better), [News::BestScore(120), News::LongestRoute(14)]);
        assert_eq!(after(lost(3), against(&[Novice])), [], "the same again is none");
    }

    #[test]
    fn round_numbers_are_milestones() {
        assert_eq!(after(lost(9), against(&[Novice])), [News::Games(10)]);
        assert_eq!(after(lost(1), against(&[Novice]).score(212)), [News::Points(200)]);
        assert_eq!(after(vec![against(&[Novice]).score(230)], against(&[Novice]).score(240)), []);
        let wins = (0..9).map(|_| against(&[Novice]).won()).collect();
        let news = after(wins, against(&[Novice]).won());
        assert_eq!(news, [News::Wins(10), News::Games(10), News::WinsInARow(10)]);
    }

    #[test]
    fn the_last_pair_completes_them() {
        let all: Vec<_> = all_pairs().collect();
        let played = |count: usize| all[..count].iter().map(|pair| against(&[Novice]).modules(*pair)).collect();
        assert_eq!(after(played(14), against(&[Novice]).modules(all[14])), [News::AllPairs]);
        assert_eq!(after(played(13), against(&[Novice]).modules(all[14])), []);
        assert_eq!(after(played(15), against(&[Novice]).modules(all[14])), []);
    }
}
