//! Why something was refused or has ended, in words that say what to do.

use super::Friends;
use crate::localization::Texts;
use online::{ConnectionState, Denial, Farewell};

/// The key of the text that says why, and what to do.
pub fn denial_key(denial: Denial) -> &'static str {
    match denial {
        Denial::Update { .. } => "lobby-denied-update",
        Denial::Nonsense => "lobby-denied-nonsense",
        Denial::NoSuchRoom => "lobby-denied-no-such-room",
        Denial::Full => "lobby-denied-full",
        Denial::Begun => "lobby-denied-begun",
        Denial::NoOnlookers => "lobby-denied-no-onlookers",
        Denial::TooMuch => "lobby-denied-too-much",
        Denial::Busy => "lobby-denied-busy",
        Denial::NotHost => "lobby-denied-not-host",
        Denial::NotNow => "lobby-denied-not-now",
        Denial::ColourTaken => "lobby-denied-colour-taken",
        Denial::Unfit => "lobby-denied-unfit",
        Denial::NotReady => "lobby-denied-not-ready",
        Denial::LetStand => "lobby-denied-let-stand",
    }
}

/// The same for a connection that is over.
fn farewell_key(farewell: Farewell) -> &'static str {
    match farewell {
        Farewell::Elsewhere => "lobby-over-elsewhere",
        Farewell::Removed => "lobby-over-removed",
        Farewell::Left | Farewell::ComeBack => "lobby-over-left",
        Farewell::Misuse => "lobby-over-misuse",
    }
}

/// How the connection is, and what to do; nothing while all is well or there is to be none.
pub fn state_told(texts: &Texts, friends: &Friends) -> Option<String> {
    match friends.state()? {
        ConnectionState::Connected => None,
        ConnectionState::Connecting => Some(texts.get("lobby-connecting")),
        ConnectionState::Pausing { .. } => {
            let seconds = friends.next_attempt().unwrap_or_default().as_secs_f32().ceil() as u32;
            Some(texts.with("lobby-unreachable", [("seconds", seconds.into())]))
        }
        ConnectionState::Denied(denial) => Some(texts.get(denial_key(denial))),
        ConnectionState::Over(farewell) => Some(texts.get(farewell_key(farewell))),
    }
}
