//! Where everything of the revelation is. On a landscape phone everybody's card is side by side, and what is going on is
//! told beside the gold button; on an upright one two cards are side by side.

use bevy::math::Rect;

use super::{
    arrangement::{CardPlace, Load, arrange},
    parts::CaseFileParts,
};
use crate::{
    drawing::rect,
    screens::counting::{EDGE, bar_height},
    table::layout::TableLayout,
    ui::viewport::{Phone, Shape},
};

/// The places of the revelation.
pub struct RevelationLayout {
    pub bar: f32,
    /// Not where there is no room for it.
    pub ribbon: Option<Ribbon>,
    /// What is going on; not where advice has its place.
    pub said: Option<Said>,
    pub cards: Vec<CardPlace>,
    /// Where the cards are if a finger moves them; their places are counted from its corner.
    pub scrolled: Option<Rect>,
    /// Where the lamps hang: counted as the cards are.
    pub lamps: [f32; 2],
    pub foot: Foot,
}

/// The title on its ribbon, which is as wide as its words.
#[derive(Clone, Copy, Debug)]
pub struct Ribbon {
    pub middle: f32,
    pub top: f32,
    pub height: f32,
    /// The size of its letters.
    pub size: f32,
    pub picture: &'static str,
    pub border: [f32; 4],
    /// How much wider it is than the words, and the room for both.
    pub more: f32,
    pub room: f32,
    /// Whether it tells the verdict, and not what is going on at all.
    pub verdict: bool,
}

/// A line that tells what is going on.
#[derive(Clone, Copy, Debug)]
pub struct Said {
    pub place: Rect,
    /// Whether it stands on a plate.
    pub plate: bool,
    /// The size of its letters, if there is room.
    pub size: f32,
    /// Whether it tells the verdict.
    pub verdict: bool,
}

/// Where the buttons lie, and how large their words are.
#[derive(Clone, Copy, Debug)]
pub struct Foot {
    pub gold: Rect,
    pub skip: Rect,
    /// None where the advice itself has its place.
    pub hint: Option<Rect>,
    pub words: f32,
}

/// What the places depend on.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a> {
    pub loads: &'a [Load],
    /// Whether somebody at this screen chooses what is discarded.
    pub asked: bool,
    /// Whether advice is shown.
    pub advised: bool,
    /// Whether it is told whom the police take along: that is said in large letters.
    pub judged: bool,
    pub seats: u8,
}

/// On a phone, the height of the buttons, and the width of the gold one and of that for a hint.
const BUTTON: f32 = 44.0;
const GOLD: f32 = 230.0;
const HINT: f32 = 92.0;
/// A landscape phone that is lower than this has no room for the ribbon.
const RIBBON: f32 = 350.0;

impl RevelationLayout {
    /// The layout for a shape.
    pub fn of(shape: Shape, shown: Shown) -> Self {
        let bar = bar_height(shape);
        match shape {
            Shape::Wide => Self::desktop(bar, 1600.0, ([364.0, 632.0], 16.0), [1576.0, 826.0], shown),
            Shape::Tall => Self::desktop(bar, 1280.0, ([297.0, 690.0], 12.0), [1256.0, 886.0], shown),
            Shape::Phone(phone) => Self::phone(bar, phone, shown),
        }
    }

    /// All cards in a row, each of this size with this gap, and the buttons from a right edge at a height.
    fn desktop(bar: f32, width: f32, ([w, h], gap): ([f32; 2], f32), [right, y]: [f32; 2], shown: Shown) -> Self {
        let count = shown.loads.len() as f32;
        let left = (width - w * count - gap * (count - 1.0)) / 2.0;
        let card = |nth: usize| {
            let card = rect(left + (w + gap) * nth as f32, 176.0, w, h);
            CardPlace { rect: card, parts: CaseFileParts::large(card) }
        };
        let picture = "scoring/head";
        let border = [60.0, 10.0, 60.0, 10.0];
        let middle = width / 2.0;
        // Its picture reaches over its edges.
        let (room, more) = (width - 40.0, 130.0);
        let (verdict, [height, size]) = (shown.judged, if shown.judged { [112.0, 50.0] } else { [70.0, 34.0] });
        let said = Said { place: rect(30.0, 130.0, width - 60.0, 32.0), plate: false, size: 21.0, verdict };
        Self {
            bar,
            ribbon: Some(Ribbon { middle, top: 57.0, height, size, picture, border, more, room, verdict }),
            said: (!verdict).then_some(said),
            cards: (0..shown.loads.len()).map(card).collect(),
            scrolled: None,
            lamps: [middle, bar],
            foot: Foot {
                gold: rect(right - 430.0, y, 430.0, 58.0),
                skip: rect(right - 190.0, y, 190.0, 58.0),
                hint: Some(rect(right - 566.0, y, 122.0, 58.0)),
                words: 1.0,
            },
        }
    }

    fn phone(bar: f32, phone: Phone, shown: Shown) -> Self {
        let (size, portrait) = (phone.size(), phone.is_portrait());
        let (middle, wide) = (size.x / 2.0, size.x - 2.0 * EDGE);
        let (picture, border, more) = ("panel/banner", [20.0, 0.0, 20.0, 0.0], 64.0);
        let buttons = size.y - EDGE - BUTTON;
        let foot = Foot::phone(phone, buttons, shown);
        let ribbon = |top: f32, height: f32, size: f32| Ribbon {
            middle,
            top,
            height,
            size,
            picture,
            border,
            more,
            room: wide,
            verdict: false,
        };
        let verdict = shown.judged;
        let (top, ribbon, said) = if portrait {
            let below = |top: f32, high: f32, letters: f32| Said {
                place: rect(12.0, top, size.x - 24.0, high),
                plate: false,
                size: letters,
                verdict,
            };
            let (ribbon, said) = if verdict {
                (None, below(bar + 4.0, 74.0, 30.0))
            } else {
                (Some(ribbon(bar + 6.0, 32.0, 20.0)), below(bar + 42.0, 36.0, 16.0))
            };
            (bar + 82.0, ribbon, Some(said))
        } else {
            let ribbon = ribbon(bar + 3.0, 28.0, 18.0);
            let right = foot.hint.unwrap_or(foot.gold).min.x;
            let letters = if verdict { 24.0 } else { 16.0 };
            let said =
                Said { place: rect(EDGE, buttons, right - 2.0 * EDGE, BUTTON), plate: true, size: letters, verdict };
            let ribbon = (size.y >= RIBBON).then_some(ribbon);
            (bar + if ribbon.is_some() { 35.0 } else { 5.0 }, ribbon, (!shown.advised).then_some(said))
        };
        let end = if shown.advised {
            TableLayout::new(Shape::Phone(phone), shown.seats).hint_in_revelation.min.y
        } else {
            buttons
        };
        let high = end - EDGE - top;
        Self {
            bar,
            ribbon,
            said,
            cards: arrange(phone, high, shown.loads),
            scrolled: Some(rect(0.0, top, wide + 2.0 * EDGE, high)),
            lamps: [middle, 0.0],
            foot,
        }
    }
}

impl Foot {
    fn phone(phone: Phone, y: f32, shown: Shown) -> Self {
        let right = phone.size().x - EDGE;
        let (gold, hint) = match (phone.is_portrait(), shown.asked) {
            (true, true) => (EDGE + HINT + EDGE, Some(EDGE)),
            (true, false) => (EDGE, None),
            (false, asked) => (right - GOLD, (asked && !shown.advised).then_some(right - GOLD - EDGE - HINT)),
        };
        let gold = rect(gold, y, right - gold, BUTTON);
        Self { gold, skip: gold, hint: hint.map(|x| rect(x, y, HINT, BUTTON)), words: 0.75 }
    }
}
