//! Where everything on the result is. A phone scrolls: in landscape, the podium stands at the left, and the score table and the
//! chart are scrolled beside it; in portrait, all of it is one page. The buttons stay at the foot.

use bevy::prelude::*;

use super::standings::{Ranked, Standings};
use crate::{
    drawing::rect,
    localization::Texts,
    ui::{
        labels::Align,
        typefaces::Typeface,
        viewport::{Shape, Viewport},
    },
};

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

/// The picture of the podium: its width, and how far down the bar for names begins and the picture ends.
const PODIUM: f32 = 676.0;
pub const PODIUM_BAR: f32 = 372.0;
pub const PODIUM_FOOT: f32 = 421.0;
/// The left edges of the steps in it, and their tops, both by rank.
const STEPS: [f32; 4] = [184.0, 28.0, 340.0, 496.0];
const TOPS: [f32; 4] = [228.0, 264.0, 288.0, 310.0];
/// The width of a step.
const STEP: f32 = 156.0;
/// The bar for names at the foot of the frame, which is the same at every scale.
const NAMES: f32 = 52.0;
/// On a phone: from the top of the frame to the foot of the ribbon, and how high that is.
const HEAD: f32 = 39.0;
const RIBBON: f32 = 34.0;
/// A narrower podium has its names one below the other.
const NARROW: f32 = 310.0;

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
            podium: PodiumLayout::desktop(if wide { 1.0 } else { 520.0 / PODIUM }, standings),
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
            let k = width / PODIUM;
            let tall = NAMES + (306.0 * k + HEAD).max(PODIUM_BAR * k);
            let podium = PodiumLayout::phone(rect(SCROLL, EDGE, width, tall), standings);
            (podium, rect(0.0, BAR, size.x, high), SCROLL, tall + 2.0 * EDGE, width)
        };
        let mut verdict = (Rect::EMPTY, 14.0, None);
        if let Some(words) = &standings.verdict {
            let lines = height(words, 14.0, w - 28.0);
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

/// How high words are that are broken into lines of a width.
fn height(words: &str, size: f32, room: f32) -> f32 {
    Typeface::Text.lines(words, size, room) as f32 * size.ceil()
}

/// The terminus with its steps.
#[derive(Clone, Debug)]
pub struct PodiumLayout {
    pub frame: Rect,
    /// Where the corner of its picture is, and its scale.
    pub picture: (Vec2, f32),
    /// The girders above the picture.
    pub girders: Vec<Rect>,
    /// The top left corners of the steps in the picture, the best first.
    pub steps: Vec<Vec2>,
    /// Who stands where, the best first.
    pub names: Vec<NamePlace>,
    pub ribbon: Rect,
    /// On the ribbon, names alone may say who has won.
    pub short: bool,
    /// The corner of the sign with the name of the terminus, and its scale. Where there is no room for it, it is left out.
    pub sign: Option<(Vec2, f32)>,
}

/// A player's sign with the name at its right.
#[derive(Clone, Copy, Debug)]
pub struct NamePlace {
    pub sign: Vec2,
    pub radius: f32,
    /// Where the name begins, on its baseline.
    pub name: Vec2,
    pub face: Typeface,
    pub size: f32,
    pub room: f32,
}

impl PodiumLayout {
    fn desktop(k: f32, standings: &Standings) -> Self {
        let corner = Vec2::new(24.0, 66.0);
        let at = |x: f32, y: f32| corner + Vec2::new(x, y) * k;
        let size = (19.0 * k).max(15.5);
        let names = standings.ranked.iter().zip(STEPS).map(|(who, step)| {
            let room = 120.0 * k;
            let left =
                at(step + STEP / 2.0, 0.0).x - (Typeface::Display.width(&who.name, size).min(room) / 2.0 + 13.0 * k);
            NamePlace {
                sign: Vec2::new(left + 8.0 * k, at(0.0, 398.0).y),
                radius: 8.4 * k,
                name: Vec2::new(left + 26.0 * k, at(0.0, 405.0).y),
                face: Typeface::Display,
                size,
                room,
            }
        });
        Self {
            frame: Rect::from_corners(corner, at(PODIUM, 424.0)),
            picture: (corner, k),
            girders: Vec::new(),
            // Where the bar for names covers more of a smaller podium, the lower steps are higher.
            steps: steps(&standings.ranked, NAMES / k - NAMES),
            names: names.collect(),
            ribbon: Rect::from_corners(at(62.0, 12.0), at(614.0, 66.0)),
            short: false,
            sign: Some((at(422.0, 82.0), k)),
        }
    }

    /// As high as this rectangle, and as wide as that allows. What is left of the height is above the arch, where the
    /// ribbon is.
    fn phone(within: Rect, standings: &Standings) -> Self {
        let (Vec2 { x, y }, size) = (within.min, within.size());
        // The first one's head, 306 above the bar for the names, touches the ribbon at most.
        let k = ((size.y - NAMES - HEAD) / 306.0).min((size.y - NAMES) / PODIUM_BAR).min(size.x / PODIUM);
        let frame = rect(x, y, PODIUM * k, size.y);
        let corner = Vec2::new(x, frame.max.y - NAMES - PODIUM_BAR * k);
        // The corners of the frame are cut out.
        let above = (corner.y + 12.0 * k - y - 12.0).max(0.0);
        let girders = vec![rect(x + 12.0, y, frame.width() - 24.0, 13.0), rect(x, y + 12.0, frame.width(), above)];
        // It does not shrink with the podium, and stays at the right.
        let scale = k.max(0.66);
        let sign = corner + Vec2::new(422.0, 82.0) * k - Vec2::new(232.0 * (scale - k), 0.0);
        Self {
            frame,
            picture: (corner, k),
            girders,
            steps: steps(&standings.ranked, 0.0),
            names: names_below(frame, (corner.x, k), &standings.ranked),
            ribbon: rect(x + 10.0, y + HEAD - RIBBON, frame.width() - 20.0, RIBBON),
            short: true,
            sign: (k >= 0.48).then_some((sign, scale)),
        }
    }
}

/// The corners of the steps, the lowest of them this much higher.
fn steps(ranked: &[Ranked], higher: f32) -> Vec<Vec2> {
    let top = |rank: usize| TOPS[rank - 1] - higher * (rank - 1) as f32 / 3.0;
    ranked.iter().zip(STEPS).map(|(who, x)| Vec2::new(x, top(who.rank))).collect()
}

/// Each name is below its step if all of them fit there, otherwise they stand together in the order of the steps.
fn names_below(frame: Rect, (left, k): (f32, f32), ranked: &[Ranked]) -> Vec<NamePlace> {
    const SIZE: f32 = 14.0;
    let (face, wide) = (Typeface::Text, STEP * k - 4.0 * k);
    let width = |who: &Ranked| face.width(&who.name, SIZE) + 18.0;
    if ranked.iter().all(|who| width(who) <= wide) {
        let middle = frame.max.y - NAMES / 2.0 - 2.0;
        let place = |(who, step): (&Ranked, f32)| {
            let left = left + (step + STEP / 2.0) * k - width(who) / 2.0;
            let (sign, name) = (Vec2::new(left + 7.0, middle), Vec2::new(left + 18.0, middle + 5.0));
            NamePlace { sign, radius: 7.0, name, face, size: SIZE, room: wide }
        };
        return ranked.iter().zip(STEPS).map(place).collect();
    }
    let in_row = if frame.width() < NARROW { 1 } else { 2 };
    let rows = ranked.len().div_ceil(in_row);
    let (wide, high) = ((frame.width() - 32.0) / in_row as f32, (NAMES - 7.0) / rows as f32);
    let size = (high * 0.75).clamp(11.0, 16.0);
    let place = |step: &f32| {
        let nth = STEPS[..ranked.len()].iter().filter(|other| *other < step).count();
        let left = frame.min.x + 18.0 + wide * (nth % in_row) as f32;
        let middle = frame.max.y - NAMES + 2.0 + high * ((nth / in_row) as f32 + 0.5);
        let (sign, name) = (Vec2::new(left + 7.0, middle), Vec2::new(left + 20.0, middle + size * 0.35));
        NamePlace { sign, radius: (high * 0.4).min(7.5), name, face, size, room: wide - 24.0 }
    };
    STEPS[..ranked.len()].iter().map(place).collect()
}

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
    fn desktop(rect: Rect, margin: f32, column: f32, standings: &Standings) -> Self {
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
    fn phone(corner: Vec2, width: f32, standings: &Standings, texts: &Texts) -> Self {
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
        let note_height = height(&texts.get("result-game-end-note"), small, room);
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
