//! Where everything on the result is. A phone scrolls: in landscape, the podium stands at the left, and the score table and the
//! chart are scrolled beside it; in portrait, all of it is one page. The buttons stay at the foot.

mod podium;
mod score_table;

use bevy::prelude::*;

use super::standings::Standings;
use crate::{
    drawing::rect,
    localization::Texts,
    ui::{
        labels::Align,
        typefaces::Typeface,
        viewport::{Shape, Viewport},
    },
};
pub use podium::{PODIUM_BAR, PODIUM_FOOT, PodiumLayout};
pub use score_table::{FIRST_CARD, ScoreTableLayout};

/// On a phone: room at the edges, and between what stands side by side or one below the other.
const EDGE: f32 = 6.0;
/// A button with a picture and no words, on a phone.
const SIGN: f32 = 46.0;
/// Room at the right of what is scrolled, for the bar that shows how far.
const SCROLL: f32 = 9.0;
/// The bar at the top of a phone, and how much of it is drawn in egui.
const BAR: f32 = 54.0;
const BAR_DRAWN: f32 = 50.0;
/// The bar with the buttons.
const FOOT: f32 = 60.0;
/// The scale of the train on a phone, at which its figures can just be read, and how high it is.
const TRAIN: f32 = 0.64;
const TRAIN_HEIGHT: f32 = 50.0;
/// The scale of the chart on a phone.
const CHART: f32 = 0.8;

/// The places of the result, in layout pixels. What is on a page that scrolls is measured from the corner of that page.
#[derive(Clone, Debug)]
pub struct ResultLayout {
    /// What the window shows.
    pub visible: Rect,
    /// The width of the bar at the top.
    pub width: f32,
    /// What the game was played with.
    pub about: AboutPlace,
    pub podium: PodiumLayout,
    /// How the murder ended: its words, how large they are, and the plate they stand on.
    pub verdict: (Rect, f32, Option<Rect>),
    /// What is remembered, line by line, and the plate that it stands on.
    pub memories: MemoriesPlace,
    pub score_table: ScoreTableLayout,
    /// The chart, and the scale of its words and edges.
    pub chart: (Rect, f32),
    pub page: Option<ResultPage>,
    /// How far down the wheels of the winner's train are, and its scale.
    pub train: (f32, f32),
    pub buttons: ResultButtons,
}

/// Where it stands what the game was played with.
#[derive(Clone, Copy, Debug)]
pub struct AboutPlace {
    pub at: Vec2,
    pub align: Align,
    pub size: f32,
    pub room: f32,
    /// It stands at the end of the page.
    pub on_page: bool,
}

/// Where it stands what is remembered.
#[derive(Clone, Copy, Debug)]
pub struct MemoriesPlace {
    pub plate: Rect,
    /// How many lines there are and in how many columns, the size of their letters, and whether a line may be broken into
    /// two.
    pub lines: usize,
    pub columns: usize,
    pub size: f32,
    pub broken: bool,
}

impl MemoriesPlace {
    /// The place of a line.
    pub fn line(&self, nth: usize) -> Rect {
        let rows = self.lines.div_ceil(self.columns).max(1);
        let [column, row] = [nth / rows, nth % rows].map(|nth| nth as f32);
        let high = (self.plate.height() - 8.0) / rows as f32;
        // Columns are as far apart as they are from the edges.
        let pitch = (self.plate.width() - 8.0) / self.columns as f32;
        rect(self.plate.min.x + 8.0 + pitch * column, self.plate.min.y + 4.0 + high * row, pitch - 8.0, high)
    }
}

/// What is scrolled.
#[derive(Clone, Copy, Debug)]
pub struct ResultPage {
    /// Where it is seen, and the same while the train rolls along its lower edge.
    pub seen: Rect,
    pub beside_train: Rect,
    pub height: f32,
    /// Whether the podium is on it.
    pub with_hall: bool,
    /// Below which bars it scrolls.
    pub bars: [Rect; 2],
}

/// The buttons, and the type on them.
#[derive(Clone, Copy, Debug)]
pub struct ResultButtons {
    pub title: Rect,
    pub title_size: f32,
    /// The height of its picture. Where there is little room it alone says what the button does.
    pub title_picture: f32,
    pub title_in_words: bool,
    pub again: Rect,
    pub again_size: f32,
    /// The key of the explanation on it for which there is room.
    pub again_about: Option<&'static str>,
    /// What can be done with the game: watch it, review it, share it.
    pub signs: [Rect; 3],
}

impl ResultLayout {
    pub fn of(viewport: &Viewport, standings: &Standings, texts: &Texts) -> Self {
        let visible = viewport.visible();
        match viewport.shape {
            Shape::Phone(phone) => Self::phone(visible, phone.size(), standings, texts),
            Shape::Wide => Self::desktop(visible, 1600.0, standings),
            Shape::Tall => Self::desktop(visible, 1280.0, standings),
        }
    }

    fn desktop(visible: Rect, width: f32, standings: &Standings) -> Self {
        let (wide, players) = (width > 1280.0, standings.seated.len());
        let place = |when_wide: [f32; 4], narrow: [f32; 4]| {
            let [x, y, w, h] = if wide { when_wide } else { narrow };
            rect(x, y, w, h)
        };
        let score_table = place([716.0, 66.0, 860.0, 740.0], [556.0, 66.0, 700.0, 806.0]);
        let (margin, column) = match (wide, players) {
            (true, 4) => (44.0, 152.0),
            (true, _) => (20.0, 200.0),
            (false, 4) => (16.0, 120.0),
            (false, _) => (16.0, 152.0),
        };
        let lines = standings.memories.len();
        // Below the chart, which makes room for it.
        let verdict = place([34.0, 756.0, 656.0, 50.0], [256.0, 884.0, 520.0, 60.0]);
        let verdict = standings.verdict.is_some().then_some(verdict);
        let (plate, columns) = if wide {
            (rect(256.0, 816.0, 836.0, 74.0), if lines > 3 { 2 } else { 1 })
        } else {
            let high = 8.0 + 27.0 * lines.max(3) as f32;
            (rect(24.0, 872.0 - high, 520.0, high), 1)
        };
        let chart = match (wide, verdict) {
            (true, Some(verdict)) => rect(24.0, 504.0, 676.0, verdict.min.y - 6.0 - 504.0),
            (true, None) => rect(24.0, 504.0, 676.0, 302.0),
            (false, _) => rect(24.0, 404.0, 520.0, plate.min.y - 10.0 - 404.0),
        };
        let memories = MemoriesPlace { plate, lines, columns, size: 17.0, broken: false };
        // The buttons never leave the window.
        let (seen, y): (_, f32) = (visible.inflate(-6.0), if wide { 824.0 } else { 890.0 });
        let button = |x: f32, w: f32| {
            rect(x.min(seen.max.x - w).max(seen.min.x), y.min(seen.max.y - 54.0).max(seen.min.y), w, 54.0)
        };
        Self {
            visible,
            width,
            about: AboutPlace {
                at: Vec2::new(width / 2.0, 32.0),
                align: Align::Centre,
                size: 18.0,
                room: width / 2.0,
                on_page: false,
            },
            podium: PodiumLayout::desktop(if wide { 676.0 } else { 520.0 }, standings),
            verdict: (verdict.unwrap_or(Rect::EMPTY), 16.0, None),
            memories,
            score_table: ScoreTableLayout::desktop(score_table, margin, column, standings),
            chart: (chart, 1.0),
            page: None,
            train: (if wide { 892.0 } else { 951.0 }, 0.72),
            buttons: ResultButtons {
                title: button(24.0, 214.0),
                title_size: 19.0,
                title_picture: 24.5,
                title_in_words: true,
                again: button(width - 336.0, 312.0),
                again_size: 24.0,
                again_about: Some("result-again-about"),
                signs: [492.0, 442.0, 392.0].map(|left| button(width - left, 46.0)),
            },
        }
    }

    fn phone(visible: Rect, size: Vec2, standings: &Standings, texts: &Texts) -> Self {
        let foot = size.y - FOOT;
        let high = foot - BAR;
        // Whether there is room for the score table beside the podium.
        let beside = size.x >= 470.0 && size.x >= 1.4 * size.y;
        let width = size.x - 2.0 * SCROLL;
        let (podium, seen, x, mut y, w) = if beside {
            let room = rect(EDGE, BAR + EDGE, size.x / 2.0 - 2.0 * EDGE, high - 2.0 * EDGE);
            let podium = PodiumLayout::phone(room, standings);
            let left = podium.frame.max.x + EDGE;
            (podium, rect(left, BAR, size.x - left, high), 0.0, EDGE, size.x - left - SCROLL)
        } else {
            let tall = PodiumLayout::height_at(width);
            let podium = PodiumLayout::phone(rect(SCROLL, EDGE, width, tall), standings);
            (podium, rect(0.0, BAR, size.x, high), SCROLL, tall + 2.0 * EDGE, width)
        };
        let mut verdict = (Rect::EMPTY, 14.0, None);
        if let Some(words) = &standings.verdict {
            let lines = Typeface::Text.height(words, 14.0, w - 28.0);
            verdict = (rect(x + 14.0, y + 10.0, w - 28.0, lines), 14.0, Some(rect(x, y, w, lines + 18.0)));
            y += lines + 18.0 + EDGE;
        }
        let score_table = ScoreTableLayout::phone(Vec2::new(x, y), w, standings, texts);
        let chart = rect(x, score_table.rect.max.y + EDGE, w, (0.62 * w).clamp(190.0, 300.0));
        let lines = standings.memories.len();
        let plate = rect(x, chart.max.y + EDGE, w, 8.0 + 42.0 * lines as f32);
        let memories = MemoriesPlace { plate, lines, columns: 1, size: 15.0, broken: true };
        y = plate.max.y + EDGE;
        let about = if beside {
            let from = Typeface::Display.width(&texts.get("result-title"), 25.0) + 40.0;
            let right = size.x - 2.0 * EDGE;
            let at = Vec2::new(right, 32.0);
            AboutPlace { at, align: Align::Right, size: 15.0, room: right - from, on_page: false }
        } else {
            let at = Vec2::new(x + w / 2.0, y + 16.0);
            y += 28.0;
            AboutPlace { at, align: Align::Centre, size: 14.0, room: w, on_page: true }
        };
        let button = |x: f32, w: f32| rect(x, foot + EDGE, w, FOOT - 2.0 * EDGE);
        let title_in_words = size.x > 560.0;
        let to_title = if title_in_words { 140.0 } else { SIGN };
        let again = (size.x - 6.0 * EDGE - to_title - 3.0 * SIGN).min(380.0);
        let sign = |nth: f32| button(size.x - EDGE - again - (EDGE + SIGN) * nth, SIGN);
        // In landscape, the train passes between the buttons; in portrait, it rolls along the edge above them.
        let (rails, lower) = if beside { (size.y - 4.0, foot) } else { (foot, foot - TRAIN_HEIGHT) };
        Self {
            visible,
            width: size.x,
            about,
            podium,
            verdict,
            memories,
            score_table,
            chart: (chart, CHART),
            page: Some(ResultPage {
                seen,
                beside_train: Rect { max: Vec2::new(seen.max.x, lower), ..seen },
                height: y,
                with_hall: !beside,
                bars: [rect(0.0, BAR_DRAWN, size.x, BAR - BAR_DRAWN), rect(0.0, foot, size.x, FOOT)],
            }),
            train: (rails, TRAIN),
            buttons: ResultButtons {
                title: button(EDGE, to_title),
                title_size: 16.0,
                title_picture: 18.0,
                title_in_words,
                again: button(size.x - EDGE - again, again),
                again_size: 20.0,
                again_about: (again > 190.0).then_some("result-again-short"),
                signs: [3.0, 2.0, 1.0].map(sign),
            },
        }
    }
}
