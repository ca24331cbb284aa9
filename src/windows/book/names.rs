//! The names of what is pressed in the rules book.

use crate::ui::naming::named;

named! {
    /// What is pressed in the rules book.
    BookControl:
    /// Close it.
    Close = "rules/close",
    /// Type what to search for.
    Search = "rules/search",
    /// Search for nothing.
    Clear = "rules/search/clear",
    /// The place before, of those that were found.
    Previous = "rules/search/previous",
    /// The next place that was found.
    Next = "rules/search/next",
    /// Back to where a link was followed.
    Back = "rules/back",
    /// Forward again.
    Forward = "rules/forward",
    /// To a chapter.
    Chapter(number: u8) = "rules/chapter/{}",
    /// Show the chapters.
    List = "rules/chapters",
    /// The page before.
    PageBack = "rules/page/back",
    /// The next page.
    PageOn = "rules/page/on",
    /// A link to a clause, the `nth` of that name in view.
    Link(chapter: u8, clause: u8, nth: u8) = "rules/link/{}/{}/{}",
    /// See in a lesson what a clause says.
    ShowMe(chapter: u8, clause: u8) = "rules/show/{}/{}",
    /// Symbols and keys.
    Symbols = "rules/symbols",
}
