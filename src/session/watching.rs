//! A game that is watched: its choices come from a record that is there already.

/// How a game is watched: nobody is asked anything, and nothing of it is saved, undone or counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Watching {
    /// The game is over in the end: everybody's secrets are open. Before that they are only those of the one human.
    pub reveals: bool,
    /// The board of whoever plays comes in front.
    pub follows: bool,
    /// What is being shown stands still.
    pub paused: bool,
}
