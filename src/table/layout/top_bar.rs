//! Where everything of the top bar is: the round, whose turn it is, a plate for each player, undo and menu.

use bevy::prelude::*;

use crate::{layout::Grid, pieces::seat_plate::PlateLayout};

/// The top bar.
#[derive(Clone, Debug, PartialEq)]
pub struct TopBarLayout {
    pub ground: Rect,
    /// The two brass lines at its foot: how far below it each lies, and how thick it is.
    pub lines: [(f32, f32); 2],
    /// The menu button, and how far inside it its face is.
    pub menu: Rect,
    pub menu_rim: f32,
    /// The undo arrow, where the bar has one.
    pub undo: Option<Rect>,
    /// What is to the left of the players' plates.
    pub left: Rect,
    /// How wide the title of the game is, where it stands first.
    pub title: Option<f32>,
    pub round: RoundSigns,
    /// Whether the pile of the round follows.
    pub pile: bool,
    pub turn: TurnSigns,
    pub(super) plates: Grid,
    pub plate: PlateLayout,
}

/// The words about the round and its pips.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RoundSigns {
    /// How large the words are, how far above the middle, and whether they say more than a figure.
    pub words: f32,
    pub above: f32,
    pub in_full: bool,
    /// Where the first pip is: after the words, or below their left end.
    pub pips: FirstPip,
    /// The scale of the pips, from one to the next, and how much farther it is after two of a pile.
    pub scale: f32,
    pub step: f32,
    pub pair: f32,
}

/// Where the first pip of the rounds is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum FirstPip {
    After(f32),
    Below(Vec2),
}

/// What is said about the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnSigns {
    /// Who plays, and the turn, at length.
    InFull,
    /// The same, briefly.
    Short,
    /// The turn alone.
    Number,
    Nothing,
}

impl TopBarLayout {
    /// The plate of the `nth` player in turn order.
    pub fn plate(&self, nth: u8) -> Rect {
        self.plates.nth(nth)
    }
}

impl RoundSigns {
    /// Words and pips side by side on a large stage.
    pub(super) fn large(in_full: bool) -> Self {
        let pips = FirstPip::After(16.0);
        Self { words: 18.0, above: 0.0, in_full, pips, scale: 1.0, step: 17.0, pair: 5.0 }
    }

    /// Small ones: the words over their pips or before them.
    pub(super) fn small(over: bool) -> Self {
        let (words, above) = if over { (13.0, 9.0) } else { (15.0, 0.0) };
        let pips = if over { FirstPip::Below(Vec2::new(5.0, 11.0)) } else { FirstPip::After(13.0) };
        Self { words, above, in_full: over, pips, scale: 0.68, step: 11.0, pair: 3.0 }
    }
}
