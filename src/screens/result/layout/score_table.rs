//! Where the rows and columns of the score table are.

use bevy::prelude::*;

use crate::{drawing::rect, localization::Texts, screens::result::standings::Standings, ui::typefaces::Typeface};

/// The score table: the height of the head, of the names in it, of the Game End cards below the sources, of the note below
/// them, and of the totals.
const ACCOUNT_HEAD: f32 = 116.0;
const ACCOUNT_NAMES: f32 = 24.0;
const GAME_END: f32 = 146.0;
const NOTE: f32 = 30.0;
const TOTALS: f32 = 92.0;
/// From the top of the part about the Game End cards to the first of them, the distance of two, and that where something is
/// written below each.
pub const FIRST_CARD: f32 = 54.0;
const CARD: f32 = 36.0;
const TALL_CARD: f32 = 58.0;
/// On a phone: the height of a row, and room for the longest label with its picture.
const PHONE_ROW: f32 = 42.0;
const PHONE_LABEL: f32 = 206.0;

/// The score table of every point.
#[derive(Clone, Debug)]
pub struct ScoreTableLayout {
    pub rect: Rect,
    /// The scale of words and pictures.
    pub k: f32,
    /// The middle of each column.
    pub columns: Vec<f32>,
    /// The width of one.
    pub column: f32,
    /// Half the width of a bar in it.
    pub bar: f32,
    /// Whether there is room for the names in the head.
    pub names: bool,
    /// Where the rows begin, and their height.
    pub rows: f32,
    pub row: f32,
    /// Where the part about the Game End cards begins, and the height of a row there.
    pub game_end: f32,
    pub card: f32,
    /// The note about them.
    pub note: Option<Rect>,
    /// Where the totals begin.
    pub totals: f32,
    /// The height of a row about the arrested below the totals.
    pub arrested: f32,
    /// What does not fit beside a figure is written below it or in a row of its own.
    pub narrow: bool,
    /// Small type.
    pub small: f32,
}

impl ScoreTableLayout {
    pub(super) fn desktop(rect: Rect, margin: f32, column: f32, standings: &Standings) -> Self {
        let sources = standings.sources.len();
        let room = rect.height() - ACCOUNT_HEAD - TOTALS - GAME_END;
        let usual = if rect.height() > 800.0 { 50.0 } else { 44.0 };
        let row = (room / sources as f32).min(usual);
        let rows = rect.min.y + ACCOUNT_HEAD;
        let game_end = rows + row * sources as f32;
        let noted = room - usual * sources as f32 >= NOTE;
        let note = Rect::new(rect.min.x + 26.0, game_end + 154.0, rect.max.x - 26.0, game_end + 154.0 + NOTE);
        Self {
            rect,
            k: 1.0,
            columns: columns(standings.seated.len(), rect.max.x - margin, column),
            column,
            bar: (column / 2.0 - 14.0).min(62.0),
            names: true,
            rows,
            row,
            game_end,
            card: CARD,
            note: noted.then_some(note),
            totals: rect.max.y - TOTALS,
            arrested: 0.0,
            narrow: false,
            small: 16.0,
        }
    }

    /// As high as it comes.
    pub(super) fn phone(corner: Vec2, width: f32, standings: &Standings, texts: &Texts) -> Self {
        let (Vec2 { x, y }, seated) = (corner, &standings.seated);
        let k = (width / 480.0).clamp(0.66, 0.8);
        let label = (PHONE_LABEL * k).min(width / 2.0);
        let column = ((width - label - 14.0 * k) / seated.len() as f32).min(130.0);
        // Who has which sign can be read in the podium: either all names are here or none.
        let room = column - 12.0 * k;
        let names = seated.iter().all(|who| Typeface::Display.width(&who.name, 20.0 * k) <= room);
        let rows = y + (ACCOUNT_HEAD - if names { 0.0 } else { ACCOUNT_NAMES }) * k;
        let game_end = rows + PHONE_ROW * k * standings.sources.len() as f32;
        let (card, small, room) = (TALL_CARD * k, (16.0 * k).max(11.0), width - 52.0 * k);
        let note_height = Typeface::Text.height(&texts.get("result-game-end-note"), small, room);
        let note = rect(x + 26.0 * k, game_end + (FIRST_CARD + 38.0) * k + 2.0 * card, room, note_height);
        let arrested = if seated.iter().any(|who| who.arrested) { 30.0 * k } else { 0.0 };
        let totals = note.max.y + 16.0 * k;
        Self {
            rect: Rect::new(x, y, x + width, totals + TOTALS * k + arrested),
            k,
            columns: columns(seated.len(), x + width - 14.0 * k, column),
            column,
            bar: (column / 2.0 - 5.0).min(62.0),
            names,
            rows,
            row: PHONE_ROW * k,
            game_end,
            card,
            note: Some(note),
            totals,
            arrested,
            narrow: true,
            small,
        }
    }

    /// Where the labels end.
    pub fn labels_end(&self) -> f32 {
        self.columns[0] - self.column / 2.0
    }
}

/// The middles of columns of a width that end at the right.
fn columns(players: usize, right: f32, width: f32) -> Vec<f32> {
    (0..players).map(|place| right - width * ((players - 1 - place) as f32 + 0.5)).collect()
}
