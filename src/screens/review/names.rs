//! What is pressed in a review.

use crate::ui::naming::named;

named! {
    /// What is pressed in a review; turns count from 0 in the list of those that cost most.
    ReviewControl:
    /// Back to where it was opened.
    Back = "review/back",
    /// Look at a turn.
    Choose(nth: u8) = "review/turn/{}",
    /// The table before the choice, or after both choices in turn.
    After = "review/after",
    /// Play on from the table before the choice.
    PlayOn = "review/play-on",
}
