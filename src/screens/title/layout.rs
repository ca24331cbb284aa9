//! Where everything on the title is. A phone shows a part of the poster: in landscape, the board at the left and the engine
//! below the lettering; in portrait, lettering, board and engine one below the other.

use bevy::prelude::*;

use crate::{
    drawing::rect,
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
/// The board: its width, its head, a line of it, from line to line on a large screen, and its lower edge.
const WIDTH: f32 = 352.0;
const HEAD: f32 = 56.0;
const LINE: f32 = 54.0;
const PITCH: f32 = 58.0;
const EDGE: f32 = 10.0;
/// The height of the ticket, and that on a phone.
const TICKET: f32 = 112.0;
const LOW_TICKET: f32 = 100.0;
/// The least number of lines on the board of a large screen; those without a train are blank.
const LINES: usize = 5;
/// The cities of the line stand along the foot of a window that is at least this wide.
const CITIES: f32 = 1200.0;

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
    /// Its lines.
    pub lines: Vec<Rect>,
    /// The ticket of the saved game.
    pub ticket: Option<Rect>,
    /// How large the cities of the line are set, and how far apart their letters are.
    pub cities: Option<(f32, f32)>,
}

impl TitleLayout {
    /// For a menu with so many entries, and a saved game of so many players.
    pub fn of(viewport: &Viewport, entries: usize, players: Option<usize>) -> Self {
        let (visible, shape) = (viewport.visible(), viewport.shape);
        // Everything but a phone shows the whole stage.
        if (visible.size() + 1.0).cmplt(shape.size()).any() {
            Self::phone(visible.size(), entries, players)
        } else {
            Self::desktop(visible, shape == Shape::Tall, entries, players)
        }
    }

    /// The poster fills the window's height; what is wider than the window is cut off at the sides so that the engine stays
    /// in sight.
    fn desktop(visible: Rect, narrow: bool, entries: usize, players: Option<usize>) -> Self {
        let scale = (visible.height() / POSTER.y).max(1.0);
        let left = match POSTER.x * scale - visible.width() {
            surplus if surplus < 0.0 => 0.0,
            surplus if narrow => visible.min.x - surplus * 0.53,
            surplus => -surplus / 2.0,
        };
        let lines = entries.max(LINES);
        let (top, name) = if narrow { (282.0, (60.0, 0.9)) } else { (288.0, (66.0, 1.0)) };
        let board = rect(66.0, top, WIDTH, HEAD + 14.0 + PITCH * lines as f32);
        Self {
            visible,
            poster: (Vec2::new(left, visible.min.y.min(0.0)), scale),
            lettering: (Vec2::new(name.0, 46.0), name.1),
            subtitle: Subtitle::Plain,
            board,
            headed: true,
            lines: lines_of(board, HEAD, PITCH, lines),
            ticket: players.map(|_| rect(board.min.x, board.max.y + 8.0, WIDTH, TICKET)),
            cities: (visible.width() >= CITIES).then_some(if narrow { (12.5, 1.0) } else { (15.0, 1.8) }),
        }
    }

    fn phone(size: Vec2, entries: usize, players: Option<usize>) -> Self {
        let (portrait, foot) = (size.y > size.x, size.y - FOOT);
        let room = if portrait { size.x - 24.0 } else { (0.45 * size.x).max(300.0) };
        let width = room.min(WIDTH);
        let (left, most) = if portrait { (SIDE - 4.0, 0.5) } else { (SIDE + width + 12.0, 0.58) };
        let room = (size.x - SIDE + 4.0 - left).max(1.0);
        let scale = (room / LETTERING.x).min(most);
        let lettering = (Vec2::new(left + (room - LETTERING.x * scale) / 2.0, TOP), scale);
        let high = |head: f32| head + LINE * entries as f32 + EDGE;
        let head = if !portrait && high(HEAD) > foot - EDGE { 14.0 } else { HEAD };
        let corner = if portrait {
            Vec2::new((size.x - width) / 2.0, TOP + LETTERING.y * scale + 11.0)
        } else {
            Vec2::new(SIDE, (TOP - 6.0 + foot - high(head)) / 2.0)
        };
        let board = rect(corner.x, corner.y, width, high(head));
        let poster = if portrait { poster_upright(size) } else { poster_across(size) };
        let readable = SUBTITLE * scale >= SMALLEST;
        Self {
            visible: Rect::from_corners(Vec2::ZERO, size),
            poster,
            lettering,
            subtitle: if readable { Subtitle::Edged } else { Subtitle::Absent },
            board,
            headed: head == HEAD,
            lines: lines_of(board, head, LINE, entries),
            ticket: players.and_then(|players| {
                if portrait {
                    return Some(rect(board.min.x, board.max.y + 4.0, width, LOW_TICKET));
                }
                // Beside the board, if there is room at the left of the engine.
                let left = board.max.x + 12.0;
                let room = (poster.0.x + ENGINE.0 * poster.1 - 8.0 - left).min(WIDTH);
                let fits = room >= 66.0 * players as f32 + 20.0;
                fits.then(|| rect(left, foot - 8.0 - LOW_TICKET, room, LOW_TICKET))
            }),
            cities: (size.x >= CITIES).then_some((15.0, 1.8)),
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

fn lines_of(board: Rect, head: f32, pitch: f32, lines: usize) -> Vec<Rect> {
    let line = |nth| rect(board.min.x + 12.0, board.min.y + head + pitch * nth as f32, board.width() - 24.0, LINE);
    (0..lines).map(line).collect()
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
            let layout = TitleLayout::phone(size, 5, Some(4));
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
}
