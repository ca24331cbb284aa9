//! What is pressed on the page of the daily journey and the ladder.

use crate::ui::naming::named;

named! {
    /// What is pressed on the page of the daily journey and the ladder.
    DailyControl:
    /// Back to the title.
    Back = "daily/back",
    /// Show the daily journey, on a phone.
    Today = "daily/today",
    /// Show the ladder, on a phone.
    Ladder = "daily/ladder",
    /// Play today's journey, or play it again.
    Play = "daily/play",
    /// Copy what is told of it.
    Copy = "daily/copy",
    /// Look at a journey of the ladder, from 1.
    Station(number: u8) = "daily/station/{}",
    /// Play the chosen journey of the ladder.
    Board = "daily/board",
}
