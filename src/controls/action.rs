//! Everything that a key or a button of a pad can ask for.

use bevy_egui::egui::Key;
use strum::{Display, EnumString, VariantArray};

use super::pad_button::PadButton;

/// What a key asks for. (The figures are no actions: they always stand for the places and answers they count.)
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Display, EnumString, VariantArray, strum::IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum KeyAction {
    /// On to the next area of the table, or the next thing to press. With Shift to the one before.
    NextArea,
    Left,
    Right,
    Up,
    Down,
    /// Press what has the focus, or else the gold button.
    Confirm,
    /// Press what has the focus, or else hurry, or play and pause.
    Next,
    /// Put back, close, go back, or open the menu.
    Back,
    Undo,
    Decline,
    Hint,
    Log,
    Scores,
    Cards,
    Secrets,
    Rules,
    Menu,
    /// Tell whose turn it is.
    WhoseTurn,
    /// Tell what lies in the columns of coins.
    MyCoins,
    /// Tell the points of everybody, and what would count if the phase were scored now.
    WhatScores,
    /// Tell what happened last.
    LastMoves,
    /// A page back, or a turn of a replay.
    PageUp,
    PageDown,
    /// To the beginning of a replay.
    First,
    Last,
    /// Delete the chosen game.
    Delete,
    /// Back to the area before: Shift and the key of [`Self::NextArea`]; only pads have a button for it.
    PreviousArea,
}

impl KeyAction {
    /// Those with a key of their own, in the order of the list of keys.
    pub fn with_keys() -> impl Iterator<Item = Self> {
        Self::VARIANTS.iter().copied().filter(|action| *action != Self::PreviousArea)
    }

    /// The key it lies on unless somebody has changed that.
    pub fn usual_key(self) -> Option<Key> {
        Some(match self {
            Self::NextArea => Key::Tab,
            Self::Left => Key::ArrowLeft,
            Self::Right => Key::ArrowRight,
            Self::Up => Key::ArrowUp,
            Self::Down => Key::ArrowDown,
            Self::Confirm => Key::Enter,
            Self::Next => Key::Space,
            Self::Back => Key::Escape,
            Self::Undo => Key::Backspace,
            Self::Decline => Key::D,
            Self::Hint => Key::H,
            Self::Log => Key::L,
            Self::Scores => Key::S,
            Self::Cards => Key::C,
            Self::Secrets => Key::E,
            Self::Rules => Key::F1,
            Self::Menu => Key::F10,
            Self::WhoseTurn => Key::W,
            Self::MyCoins => Key::K,
            Self::WhatScores => Key::P,
            Self::LastMoves => Key::M,
            Self::PageUp => Key::PageUp,
            Self::PageDown => Key::PageDown,
            Self::First => Key::Home,
            Self::Last => Key::End,
            Self::Delete => Key::Delete,
            Self::PreviousArea => return None,
        })
    }

    /// The button of a pad it lies on unless somebody has changed that. Most of the others are in the menu.
    pub fn usual_button(self) -> Option<PadButton> {
        Some(match self {
            Self::Confirm => PadButton::South,
            Self::Back => PadButton::East,
            Self::Undo => PadButton::West,
            Self::Hint => PadButton::North,
            Self::PreviousArea => PadButton::LeftShoulder,
            Self::NextArea => PadButton::RightShoulder,
            Self::PageUp => PadButton::LeftTrigger,
            Self::PageDown => PadButton::RightTrigger,
            Self::Next => PadButton::Select,
            Self::Menu => PadButton::Start,
            Self::Log => PadButton::LeftStick,
            Self::Scores => PadButton::RightStick,
            Self::Left => PadButton::Left,
            Self::Right => PadButton::Right,
            Self::Up => PadButton::Up,
            Self::Down => PadButton::Down,
            _ => return None,
        })
    }

    /// Whether it is asked for again and again while a button of a pad is held down.
    pub fn repeats(self) -> bool {
        use KeyAction::{Down, Left, NextArea, PageDown, PageUp, PreviousArea, Right, Up};
        matches!(self, Left | Right | Up | Down | NextArea | PreviousArea | PageUp | PageDown)
    }
}
