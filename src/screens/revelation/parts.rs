//! Where the parts of a card lie: portrait and Whodunit card, name, tokens, fingerprints, verdict.

use bevy::math::{Rect, Vec2};

use crate::drawing::rect;

/// The room that a token takes at its own size.
pub const PITCH: f32 = 57.0;
/// The room of a token that a finger hits, and a little for rounding.
pub const FINGER: f32 = 44.2;
/// How large tokens are, the largest first, and where there is no room for any of these.
const SIZES: [f32; 5] = [1.3, 1.15, 1.0, 0.85, 0.7];
const PHONE_SIZES: [f32; 6] = [1.15, 1.0, 0.88, FINGER / PITCH, 0.7, 0.62];
const SMALLEST: f32 = 0.55;
/// The same in layout pixels: nothing is drawn with less room.
pub const LEAST: f32 = SMALLEST * PITCH;

/// Room at the edges of a card of a phone, and between its parts.
const PAD: f32 = 7.0;
const GAP: f32 = 4.0;
/// How high the parts of such a card are that do not grow.
const NAME: f32 = 26.0;
const COUNT: f32 = 26.0;
const VERDICT: f32 = 28.0;
const FIXED: f32 = 2.0 * PAD + NAME + COUNT + VERDICT + 3.0 * GAP;
/// The least height of a face: the word on a Whodunit card needs it.
const FACE: f32 = 76.0;
/// Height and width of a Whodunit card at its full size.
const WHODUNIT: (f32, f32) = (168.0, 138.0);

/// The portrait, and the corner and the scale of the Whodunit card.
#[derive(Clone, Copy, Debug)]
pub struct Faces {
    pub portrait: Rect,
    pub whodunit: [f32; 3],
}

/// Where the parts of a card lie. What is in them is as large as they are high.
#[derive(Clone, Copy, Debug)]
pub struct CaseFileParts {
    /// Not where fingers need all the room for tokens.
    pub faces: Option<Faces>,
    pub name: Rect,
    pub tokens: Rect,
    /// What the destroy-evidence cards can do.
    pub cards: Rect,
    pub count: Rect,
    pub verdict: Rect,
    /// Whether the verdict takes the place of what the cards can do.
    pub judged_over_cards: bool,
    /// Whether tokens share the room below them with that above.
    pub tokens_centred: bool,
    /// The size of plain words.
    pub words: f32,
    sizes: &'static [f32],
}

/// Where the faces are on a card of a phone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Side by side above everything else.
    Above,
    /// One below the other, at the left of everything else.
    Beside,
    /// There are none.
    Bare,
}

/// The width of the faces beside everything else.
fn column(wide: f32) -> f32 {
    (0.3 * wide).max(108.0)
}

impl Form {
    /// The left edge and the width of everything but the faces, on a card of this width.
    fn body(self, wide: f32) -> (f32, f32) {
        let left = if self == Self::Beside { PAD + column(wide) + 10.0 } else { PAD };
        (left, wide - PAD - left)
    }

    /// How high this many tokens are where each has this much room.
    pub fn tokens_high(self, wide: f32, count: usize, pitch: f32) -> f32 {
        // They come nearer to the edge than words.
        let across = (((self.body(wide).1 + 6.0) / pitch) as usize).max(1);
        count.max(1).div_ceil(across) as f32 * pitch + 0.5
    }

    /// The least height of a card whose tokens are this high.
    pub fn least(self, tokens: f32) -> f32 {
        match self {
            Self::Above => FIXED + FACE + tokens,
            Self::Beside => (FIXED + tokens).max(2.0 * PAD + 2.0 * FACE + GAP),
            Self::Bare => FIXED + tokens,
        }
    }

    /// The faces on a card, and where everything else begins.
    fn faces(self, card: Rect, tokens: f32) -> (Option<Faces>, f32) {
        let (Vec2 { x, y }, Vec2 { x: w, y: h }) = (card.min, card.size());
        let (left, top) = (x + PAD, y + PAD);
        let wide = |high: f32| high * WHODUNIT.1 / WHODUNIT.0;
        match self {
            Self::Bare => (None, top),
            Self::Above => {
                let free = h - FIXED;
                let high = (0.5 * free).min(free - tokens).min((w - 20.0) / 1.6).clamp(FACE, 130.0);
                let right = x + w - PAD - wide(high);
                let portrait = rect(left, top, right - 6.0 - left, high);
                (Some(Faces { portrait, whodunit: [right, top + 1.0, high / WHODUNIT.0] }), top + high)
            }
            Self::Beside => {
                let column = column(w);
                let high = (0.5 * (h - 2.0 * PAD - GAP)).min(column * WHODUNIT.0 / WHODUNIT.1);
                let portrait = rect(left, top, column, h - 2.0 * PAD - GAP - high);
                let whodunit = [left + (column - wide(high)) / 2.0, y + h - PAD - high + 1.0, high / WHODUNIT.0];
                (Some(Faces { portrait, whodunit }), top)
            }
        }
    }
}

impl CaseFileParts {
    /// On a large screen.
    pub fn large(place: Rect) -> Self {
        const PORTRAIT_APART: f32 = 8.0;
        let (Vec2 { x, y }, Vec2 { x: w, y: h }) = (place.min, place.size());
        // The portrait is as large as the Whodunit card beside it lets it be.
        let k = if w < 330.0 { 0.74 } else { 0.86 };
        let card = k * WHODUNIT.1;
        let high = (180.0 / 182.0 * 1.12 * (w - 28.0 - PORTRAIT_APART - card)).max(180.0);
        let below = y + high + 74.0;
        Self {
            faces: Some(Faces {
                portrait: rect(x + 14.0, y + 14.0, w - 28.0 - PORTRAIT_APART - card, high),
                whodunit: [x + w - 14.0 - card, y + 14.0 + (high - 10.0 - k * WHODUNIT.0) / 2.0, k],
            }),
            name: rect(x + 14.0, y + 8.0 + high, w - 28.0, 52.0),
            tokens: rect(x + 16.0, below, w - 32.0, h - below + y - 160.0),
            cards: rect(x + 14.0, y + h - 156.0, w - 28.0, 40.0),
            count: rect(x + 14.0, y + h - 116.0, w - 28.0, 44.0),
            verdict: rect(x + 14.0, y + h - 66.0, w - 28.0, 52.0),
            judged_over_cards: false,
            tokens_centred: false,
            words: 17.0,
            sizes: &SIZES,
        }
    }

    /// On a phone, where the tokens need at least this height. The verdict comes in the place of what the cards can do.
    pub fn small(card: Rect, form: Form, tokens: f32) -> Self {
        let (faces, top) = form.faces(card, tokens);
        let (left, wide) = form.body(card.width());
        let left = card.min.x + left;
        let verdict = card.max.y - PAD - VERDICT;
        let count = verdict - GAP - COUNT;
        let below = top + NAME + GAP;
        Self {
            faces,
            name: rect(left, top, wide, NAME),
            tokens: rect(left - 3.0, below, wide + 6.0, count - GAP - below),
            cards: rect(left, verdict + 7.0, wide, 20.0),
            count: rect(left, count, wide, COUNT),
            verdict: rect(left, verdict, wide, VERDICT),
            judged_over_cards: true,
            tokens_centred: true,
            words: 13.0,
            sizes: &PHONE_SIZES,
        }
    }

    /// How large this many tokens are, and how many of them lie side by side. The larger they are, the fewer fit side
    /// by side; all have to fit.
    pub fn grid(&self, count: usize) -> (f32, usize) {
        let Vec2 { x: w, y: h } = self.tokens.size();
        let fits = |k: f32| ((w / (PITCH * k)) as usize * (h / (PITCH * k)) as usize) >= count;
        let k = self.sizes.iter().copied().find(|k| fits(*k)).unwrap_or(SMALLEST);
        (k, ((w / (PITCH * k)) as usize).min(count).max(1))
    }
}
