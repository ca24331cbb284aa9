//! Where everything on the title is. A phone shows a part of the poster: in landscape, the board at the left and the engine
//! below the lettering; in portrait, lettering, board and engine one below the other.

use bevy::prelude::*;

use crate::{
    drawing::rect,
    localization::Language,
    ui::viewport::{Shape, Viewport},
};

/// The poster: its size, the left and right end of the engine on it, and where its wheels stand.
const POSTER: Vec2 = Vec2::new(1600.0, 900.0);
const ENGINE: (f32, f32) = (981.0, 1275.0);
const WHEELS: f32 = 797.0;
/// The size of the lettering with the line below it.
const LETTERING: Vec2 = Vec2::new(914.0, 195.0);
/// The type of that line is this much of it, and is not set smaller than this, which can be read on a phone.
pub const SUBTITLE: f32 = 44.0;
const SMALLEST: f32 = 13.4;
/// What the frame takes on a phone at the top, at the foot and at the sides.
const TOP: f32 = 28.0;
const FOOT: f32 = 62.0;
const SIDE: f32 = 34.0;
/// The board: its width on a large screen and on a phone, its head, and its lower edge.
const WIDTH: f32 = 424.0;
const NARROW: f32 = 352.0;
const HEAD: f32 = 56.0;
const EDGE: f32 = 14.0;

/// The heights of the board's parts: the line of the saved game, another line, a sign, and the room below each.
#[derive(Clone, Copy)]
struct Heights {
    game: f32,
    line: f32,
    sign: f32,
    gap: f32,
}

const LARGE: Heights = Heights { game: 86.0, line: 62.0, sign: 52.0, gap: 6.0 };
const SMALL: Heights = Heights { game: 58.0, line: 48.0, sign: 46.0, gap: 4.0 };
/// On a phone with more room.
const FOR_FINGERS: Heights = Heights { game: 58.0, line: 48.0, sign: 48.0, gap: 6.0 };

/// What stands on the board: whether the first line is that of a saved game, how many lines there are, and how many signs
/// in each row below them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Departures {
    pub saved: bool,
    pub lines: usize,
    pub signs: [usize; 2],
}

/// The cities of the line stand along the foot of a window that is at least this wide.
const CITIES: f32 = 1200.0;

/// How wide the sign of a language is.
const LANGUAGE: f32 = 52.0;
/// The foot of a phone that is at least this wide has the languages as well.
const WITH_LANGUAGES: f32 = 460.0;

/// The line below the name of the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Subtitle {
    /// There is no room for it.
    Absent,
    /// It stands before the sky.
    Plain,
    /// Steam rises there: its letters have a dark edge.
    Edged,
}

/// The places of the title, in layout pixels.
#[derive(Clone, Debug, PartialEq)]
pub struct TitleLayout {
    /// What the window shows.
    pub visible: Rect,
    /// The top left corner of the poster, and its scale.
    pub poster: (Vec2, f32),
    /// The same of the lettering.
    pub lettering: (Vec2, f32),
    pub subtitle: Subtitle,
    pub board: Rect,
    /// Whether the board has a heading.
    pub headed: bool,
    /// Its lines, and the signs below them.
    pub lines: Vec<Rect>,
    /// The rule between lines and signs: its left end and its height.
    pub rule: (f32, f32),
    /// How large the cities of the line are set, and how far apart their letters are.
    pub cities: Option<(f32, f32)>,
    /// The row of the languages, if there is room for it.
    pub languages: Option<Rect>,
    /// Between which ends the foot of the frame is written.
    pub foot: (f32, f32),
}

impl TitleLayout {
    /// For a board with these lines.
    pub fn of(viewport: &Viewport, departures: Departures) -> Self {
        let (visible, shape) = (viewport.visible(), viewport.shape);
        // Everything but a phone shows the whole stage.
        if (visible.size() + 1.0).cmplt(shape.size()).any() {
            Self::phone(visible.size(), departures)
        } else {
            Self::desktop(visible, shape == Shape::Tall, departures)
        }
    }

    /// The poster fills the window's height; what is wider than the window is cut off at the sides so that the engine stays
    /// in sight.
    fn desktop(visible: Rect, narrow: bool, departures: Departures) -> Self {
        let scale = (visible.height() / POSTER.y).max(1.0);
        let left = match POSTER.x * scale - visible.width() {
            surplus if surplus < 0.0 => 0.0,
            surplus if narrow => visible.min.x - surplus * 0.53,
            surplus => -surplus / 2.0,
        };
        let speech = LANGUAGE * Language::all().len() as f32;
        let (top, name) = if narrow { (282.0, (60.0, 0.9)) } else { (286.0, (66.0, 1.0)) };
        let board = rect(66.0, top, WIDTH, departures.high(HEAD, LARGE));
        let (lines, rule) = departures.lines(board, HEAD, LARGE);
        Self {
            visible,
            poster: (Vec2::new(left, visible.min.y.min(0.0)), scale),
            lettering: (Vec2::new(name.0, 46.0), name.1),
            subtitle: Subtitle::Plain,
            board,
            headed: true,
            lines,
            rule,
            cities: (visible.width() >= CITIES).then_some(if narrow { (12.5, 1.0) } else { (15.0, 1.8) }),
            // Beside the lettering, or below it.
            languages: Some(rect(visible.max.x - 54.0 - speech, if narrow { 242.0 } else { 42.0 }, speech, 40.0)),
            foot: (visible.min.x + 66.0, visible.max.x - 66.0),
        }
    }

    /// Whether the board hangs between the upper edge and what is written at the foot, with all its lines.
    pub fn holds_board(&self) -> bool {
        self.board.min.y > self.visible.min.y + EDGE && self.board.max.y < self.visible.max.y - FOOT
    }

    fn phone(size: Vec2, departures: Departures) -> Self {
        let (portrait, foot) = (size.y > size.x, size.y - FOOT);
        let room = if portrait { size.x - 24.0 } else { (0.45 * size.x).max(300.0) };
        let width = room.min(NARROW);
        let (left, most) = if portrait { (SIDE - 4.0, 0.5) } else { (SIDE + width + 12.0, 0.58) };
        let room = (size.x - SIDE + 4.0 - left).max(1.0);
        let scale = (room / LETTERING.x).min(most);
        let lettering = (Vec2::new(left + (room - LETTERING.x * scale) / 2.0, TOP), scale);
        let fits =
            |heights: Heights| if portrait { size.y > 900.0 } else { departures.high(14.0, heights) < foot - EDGE };
        let heights = if fits(FOR_FINGERS) { FOR_FINGERS } else { SMALL };
        let high = |head: f32| departures.high(head, heights);
        let head = if !portrait && high(HEAD) > foot - EDGE { 14.0 } else { HEAD };
        let corner = if portrait {
            Vec2::new((size.x - width) / 2.0, TOP + LETTERING.y * scale + 11.0)
        } else {
            Vec2::new(SIDE, (TOP - 6.0 + foot - high(head)) / 2.0)
        };
        let board = rect(corner.x, corner.y, width, high(head));
        let (lines, rule) = departures.lines(board, head, heights);
        let poster = if portrait { poster_upright(size) } else { poster_across(size) };
        let readable = SUBTITLE * scale >= SMALLEST;
        // At the right end of the foot, where there is still room for what is written there.
        let speech = LANGUAGE * Language::all().len() as f32;
        let languages = rect(size.x - SIDE - speech, size.y - 59.0, speech, 36.0);
        let languages = (size.x >= WITH_LANGUAGES).then_some(languages);
        Self {
            visible: Rect::from_corners(Vec2::ZERO, size),
            poster,
            lettering,
            subtitle: if readable { Subtitle::Edged } else { Subtitle::Absent },
            board,
            headed: head == HEAD,
            lines,
            rule,
            cities: (size.x >= CITIES).then_some((15.0, 1.8)),
            languages,
            foot: (SIDE + 4.0, languages.map_or(size.x - SIDE, |row| row.min.x - 12.0)),
        }
    }
}

/// The wheels stand on the frame, with the engine in the middle.
fn poster_upright(size: Vec2) -> (Vec2, f32) {
    let scale = ((size.y - FOOT - 2.0) / WHEELS).max(size.y / POSTER.y);
    (Vec2::new(size.x / 2.0 - (ENGINE.0 + ENGINE.1) / 2.0 * scale, 0.0), scale)
}

/// The same with the engine at the right.
fn poster_across(size: Vec2) -> (Vec2, f32) {
    // Not less than reaches the lower edge.
    let scale = (size.y / 625.0).max((FOOT + 2.0) / (POSTER.y - WHEELS));
    (Vec2::new(size.x - SIDE - ENGINE.1 * scale, size.y - FOOT - 2.0 - WHEELS * scale), scale)
}

impl Departures {
    /// How high the board is.
    fn high(self, head: f32, heights: Heights) -> f32 {
        let Heights { game, line, sign, gap } = heights;
        let first = if self.saved { game - line } else { 0.0 };
        head + first + (line + gap) * self.lines as f32 + 3.0 * gap + 2.0 * sign + EDGE
    }

    /// The lines from the top, that of a new game with the sign of the way to friends at its right, then the signs beside each
    /// other; and the rule between them.
    fn lines(self, board: Rect, head: f32, heights: Heights) -> (Vec<Rect>, (f32, f32)) {
        let (left, wide) = (board.min.x + 14.0, board.width() - 28.0);
        let mut y = board.min.y + head;
        let mut all = Vec::new();
        for nth in 0..self.lines {
            let high = if nth == 0 && self.saved { heights.game } else { heights.line };
            // The last but one is that of a new game.
            if nth + 2 == self.lines {
                let half = (wide - 8.0) / 2.0;
                all.extend([rect(left, y, half, high), rect(left + half + 8.0, y, half, high)]);
            } else {
                all.push(rect(left, y, wide, high));
            }
            y += high + heights.gap;
        }
        let rule = (left, y + heights.gap / 2.0);
        y += 2.0 * heights.gap;
        for signs in self.signs {
            let pitch = (wide + 8.0) / signs.max(1) as f32;
            all.extend((0..signs).map(|nth| rect(left + pitch * nth as f32, y, pitch - 8.0, heights.sign)));
            y += heights.sign + heights.gap;
        }
        (all, rule)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the windows of phones show in layout pixels.
    const PHONES: [(f32, f32); 7] = [
        (1031.0, 476.0),
        (815.0, 458.0),
        (694.0, 391.0),
        (586.0, 366.0),
        (476.0, 1031.0),
        (440.0, 782.0),
        (342.0, 611.0),
    ];

    #[test]
    fn lettering_board_and_engine_are_whole_on_a_phone() {
        for size in PHONES.map(Vec2::from) {
            let layout = TitleLayout::phone(size, Departures { saved: true, lines: 3, signs: [2, 3] });
            let (corner, scale) = layout.poster;
            let (right, wheels) = (corner.x + ENGINE.1 * scale, corner.y + WHEELS * scale);
            assert!(corner.x + ENGINE.0 * scale > 20.0 && right < size.x - 20.0, "{size}: the engine");
            assert!(wheels < size.y - FOOT && wheels > 0.8 * size.y, "{size}: the wheels at {wheels}");
            assert!(corner.y <= 0.0 && corner.y + POSTER.y * scale >= size.y - 0.1, "{size}: the poster");
            let name = Rect::from_corners(layout.lettering.0, layout.lettering.0 + LETTERING * layout.lettering.1);
            assert!(name.min.x > 20.0 && name.max.x < size.x - 20.0, "{size}: the lettering");
            let board = layout.board;
            assert!(board.min.cmpgt(Vec2::splat(10.0)).all(), "{size}: the board");
            assert!(board.max.cmplt(size - Vec2::new(10.0, 50.0)).all(), "{size}: the board");
            assert!(name.intersect(board).is_empty(), "{size}: the board lies on the lettering");
            assert!(layout.lines.iter().all(|line| board.contains(line.min) && board.contains(line.max)), "{size}");
        }
    }

    #[test]
    fn a_game_with_friends_is_offered_where_its_line_has_room() {
        let holds = |size: Vec2| {
            let layout = TitleLayout::phone(size, Departures { saved: true, lines: 4, signs: [2, 3] });
            let held = layout.holds_board();
            let foot = size.y - FOOT;
            assert!(!held || layout.lines.iter().all(|line| line.min.y > 0.0 && line.max.y < foot), "{size}");
            held
        };
        assert_eq!(PHONES.map(Vec2::from).map(holds), [true, true, false, false, true, true, true]);
        let stage = Rect::from_corners(Vec2::ZERO, Shape::Wide.size());
        assert!(TitleLayout::desktop(stage, false, Departures { saved: true, lines: 4, signs: [2, 3] }).holds_board());
    }
}
