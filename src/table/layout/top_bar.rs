//! Where everything of the top bar is: the round, whose turn it is, a plate for each player, undo and menu.

use bevy::prelude::*;

use crate::layout::Grid;

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

/// The parts of a player's plate, from its left or right end and its middle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlateLayout {
    /// How far inside it its face is, above and below.
    pub rim: f32,
    /// The corner and scale of the player's sign.
    pub emblem: Vec2,
    pub emblem_scale: f32,
    /// Where the name begins and how large it is, and the least room that is worth it.
    pub name: f32,
    pub letters: f32,
    pub least_name: f32,
    /// The Start Player's flag before the points: its scale, and how far it reaches to the left.
    pub flag: Option<(f32, f32)>,
    /// The height of the ticket with the points, and its middle if that is not before the coins.
    pub ticket_height: f32,
    pub ticket: Option<Vec2>,
    pub coins: Option<PlateCoins>,
    /// How far above its foot a player whose board lies in front has a line: below the name or along the whole plate.
    pub line: f32,
    pub line_below_name: bool,
}

/// How many coins a player has, at the right end: the size of the number, and the scale of the coin before it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlateCoins {
    pub figures: f32,
    pub scale: f32,
    /// How far from the right end the number ends, and the least room for it.
    pub edge: f32,
    pub least_room: f32,
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

impl PlateLayout {
    /// Sign, name, flag, points and coins.
    pub(super) fn large() -> Self {
        Self {
            rim: 0.0,
            emblem: Vec2::new(7.0, -9.5),
            emblem_scale: 0.79,
            name: 31.0,
            letters: 17.5,
            least_name: 0.0,
            flag: Some((0.62, 20.0)),
            ticket_height: 27.0,
            ticket: None,
            coins: Some(PlateCoins { figures: 18.0, scale: 0.9, edge: 9.0, least_room: 22.0 }),
            line: 7.0,
            line_below_name: true,
        }
    }

    /// As much of that as there is room for: on the narrowest, the points are below the sign.
    pub(super) fn small(width: f32) -> Self {
        let narrow = width < 60.0;
        Self {
            rim: 3.0,
            emblem: if narrow { Vec2::new(3.0, -20.0) } else { Vec2::new(7.0, -8.0) },
            emblem_scale: if narrow { 0.5 } else { 0.67 },
            name: 29.0,
            letters: 16.0,
            least_name: 29.0,
            flag: (!narrow).then_some((0.48, 9.0)),
            ticket_height: if narrow { 20.0 } else { 22.0 },
            ticket: narrow.then_some(Vec2::new(width / 2.0, 6.0)),
            coins: (width > 90.0).then_some(PlateCoins { figures: 15.0, scale: 0.7, edge: 6.0, least_room: 0.0 }),
            line: 4.0,
            line_below_name: false,
        }
    }
}
