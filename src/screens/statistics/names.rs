//! What is pressed in the statistics.

use crate::ui::naming::named;

named! {
    /// What is pressed in the statistics.
    StatisticsControl:
    /// Back to the title.
    Back = "statistics/back",
    /// Look at all games, those against bots, among friends, or the daily ones, counted from 0.
    Company(which: u8) = "statistics/company/{}",
    /// Look at games of so many players; 0 is any number.
    Players(count: u8) = "statistics/players/{}",
    /// Look at 30 days, twelve weeks, or all of it, counted from 0.
    Period(which: u8) = "statistics/period/{}",
    /// Write all games as a file.
    Export = "statistics/export",
    /// Forget all games: it is asked about first.
    Erase = "statistics/erase",
    /// Export before erasing.
    ExportFirst = "statistics/erase/export",
    /// Erase now.
    EraseAll = "statistics/erase/yes",
    /// Erase nothing.
    EraseNothing = "statistics/erase/no",
    /// Set up a game, where there is nothing to show yet.
    NewGame = "statistics/new-game",
}
