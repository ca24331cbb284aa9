//! What the stations are drawn from: how far every chapter has come, which one is looked at, and what is pressed.

use crate::{journey::chapters::ChapterId, session::settings::JourneyProgress, ui::naming::named};

named! {
    /// What is pressed among the stations.
    JourneyControl:
    /// Back to the title.
    Back = "journey/back",
    /// Look at a chapter.
    Choose(chapter: ChapterId) = "journey/choose/{}",
    /// Begin the chosen chapter, or go on with it.
    Board = "journey/board",
    /// Begin a branch line, or go on with it.
    BoardBranch(chapter: ChapterId) = "journey/board/{}",
}

/// How far a chapter has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    Open,
    /// It was left in the middle.
    Left,
    Done,
}

/// How far a chapter has come.
pub fn progress(of: &JourneyProgress, chapter: ChapterId) -> Progress {
    let left = of.left_at.get(chapter.key()).is_some_and(|step| *step > 0);
    match (of.done.contains(chapter.key()), left) {
        (_, true) => Progress::Left,
        (true, false) => Progress::Done,
        (false, false) => Progress::Open,
    }
}

/// What is drawn, and what was pressed on it.
pub struct Stations<'a> {
    pub progress: &'a JourneyProgress,
    pub chosen: ChapterId,
    pub pressed: Option<JourneyControl>,
}
