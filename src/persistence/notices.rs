//! What the player has to be told, and perhaps decide, before anything else.

use std::io;

use bevy::prelude::*;

use crate::{
    localization::{Texts, Value},
    ui::naming::named,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notices>().add_message::<NoticeAnswered>();
}

named! {
    /// An answer to a notice.
    NoticeAnswer:
    /// Confirm that a message has been read.
    Read = "notice/read",
    /// Continue the games here, not in another window.
    TakeOver = "notice/take-over",
    /// Play here without saving.
    PlayUnsaved = "notice/play-unsaved",
    /// Leave the games to the other window.
    LeaveThere = "notice/leave-there",
    /// Go on without the pad that is gone.
    WithoutPad = "notice/without-pad",
}

/// Something to be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// What it is about.
    pub title: String,
    /// What is wrong, what became of it and what can be done, a paragraph each.
    pub lines: Vec<String>,
    /// The answers with their text keys; the first is the gold one.
    pub answers: &'static [(NoticeAnswer, &'static str)],
    /// Which of them Esc stands for.
    pub escape: usize,
}

impl Notice {
    /// Something that is only to be read.
    pub fn new(title: String, lines: Vec<String>) -> Self {
        Self { title, lines, answers: &[(NoticeAnswer::Read, "notice-read")], escape: 0 }
    }

    /// Somebody's pad is gone, and the game waits.
    pub fn pad_is_gone(title: String, lines: Vec<String>) -> Self {
        Self { title, lines, answers: &[(NoticeAnswer::WithoutPad, "pad-gone-go-on")], escape: 0 }
    }

    /// Something to be decided: the answers with their text keys, the first the gold one, and which of
    /// them Esc stands for.
    pub fn ask(
        title: String,
        lines: Vec<String>,
        answers: &'static [(NoticeAnswer, &'static str); 2],
        escape: usize,
    ) -> Self {
        Self { title, lines, answers, escape }
    }

    /// Whether this is one of its answers.
    fn has(&self, answer: NoticeAnswer) -> bool {
        self.answers.iter().any(|(control, _)| *control == answer)
    }
}

/// What has not been read yet, the next one last.
#[derive(Resource, Default)]
pub struct Notices(pub Vec<Notice>);

impl Notices {
    /// Adds a notice, unless the same one is already waiting to be read.
    pub fn tell(&mut self, notice: Notice) {
        if !self.0.contains(&notice) {
            self.0.push(notice);
        }
    }

    /// Removes a question that need not be decided any more.
    pub fn withdraw(&mut self, answer: NoticeAnswer) {
        self.0.retain(|notice| !notice.has(answer));
    }
}

/// For texts about other windows: a browser has tabs as well.
pub fn tabs<'v>() -> [(&'static str, Value<'v>); 1] {
    [("tabs", u8::from(cfg!(target_arch = "wasm32")).into())]
}

/// A saved text cannot be used: why, what became of it and what can be done. The keys of its title and of the advice
/// begin with `key`.
pub fn broken_text(texts: &Texts, key: &str, reason: &str, aside: Result<String, (String, io::Error)>) -> Notice {
    let lines = vec![
        texts.with("saved-unreadable", tabs().into_iter().chain([("reason", reason.into())])),
        quarantine_message(texts, aside),
        texts.get(&format!("{key}-broken-advice")),
    ];
    Notice::new(texts.get(&format!("{key}-broken-title")), lines)
}

/// What became of a saved text that cannot be used, in words.
pub fn quarantine_message(texts: &Texts, aside: Result<String, (String, io::Error)>) -> String {
    let (key, place, reason) = match aside {
        Ok(place) => ("saved-aside", place, String::new()),
        Err((place, error)) => ("saved-stays", place, error.to_string()),
    };
    texts.with(key, tabs().into_iter().chain([("place", place.into()), ("reason", reason.into())]))
}

/// A notice has been read and given this answer.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoticeAnswered(pub NoticeAnswer);
