//! What is pressed among the saved games.

use crate::ui::naming::named;

named! {
    /// What is pressed among the saved games; places count from 0 in the list as it is shown.
    SavedGamesControl:
    /// Back to the title.
    Back = "saved-games/back",
    /// Show all, those under way, or those that are finished.
    Show(which: u8) = "saved-games/show/{}",
    /// Another order.
    Sort = "saved-games/sort",
    /// Export the oldest game, as there is hardly any room left.
    ExportOldest = "saved-games/oldest",
    /// Bring in a game from elsewhere.
    Import = "saved-games/import",
    /// Look at a game.
    Choose(place: u16) = "saved-games/choose/{}",
    /// Have a deleted game back.
    Restore(place: u16) = "saved-games/restore/{}",
    /// Continue the chosen game, or look at its result.
    Open = "saved-games/open",
    /// Watch it from the beginning.
    Watch = "saved-games/watch",
    /// Let the Master go through it.
    Review = "saved-games/review",
    /// Change its name.
    Rename = "saved-games/rename",
    /// Type its name here.
    Name = "saved-games/name",
    /// Pass it on.
    Share = "saved-games/share",
    /// Play it from the same seat, to beat whoever played it.
    Challenge = "saved-games/challenge",
    /// Delete it.
    Delete = "saved-games/delete",
}
