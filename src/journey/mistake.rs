//! A mistake in a lesson and what is said to it.

use crate::table::names::Target;
use rules::CardId;

/// Something that does not lead to the goal.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    /// The key of what the conductor says to it.
    pub say: String,
    /// A fact about what was clicked.
    pub fact: Option<Fact>,
    /// What was clicked.
    pub at: Option<Target>,
}

/// A fact about something on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A car and its value.
    Car(u8),
    /// An Action card.
    Card(CardId),
}
