//! The title on a phone shows a part of the stage: lying, the board at the left and the engine below the lettering;
//! upright, lettering, board and engine one below the other.

use bevy::prelude::*;

use crate::ui::{canvas::Canvas, viewport::Shape};

/// The engine in the scene: its left and right end, and where its wheels stand.
const ENGINE: (f32, f32) = (981.0, 1275.0);
const WHEELS: f32 = 797.0;
/// The scene's height, and the lettering's width and height with the line below it.
const SCENE: f32 = 900.0;
const LETTERING: (f32, f32) = (914.0, 195.0);
/// What the frame takes at the top, at the foot and at the sides.
const TOP: f32 = 28.0;
const FOOT: f32 = 62.0;
const SIDE: f32 = 34.0;
/// The board: its head, a line of it, and its lower edge.
const HEAD: f32 = 56.0;
const LINE: f32 = 54.0;
const EDGE: f32 = 10.0;
/// The height of the ticket.
const TICKET: f32 = 100.0;

/// What a phone shows of the title.
#[derive(Clone, Copy, Debug)]
pub struct PhoneTitle {
    size: Vec2,
    portrait: bool,
}

/// Where the board lies.
#[derive(Clone, Copy, Debug)]
pub struct BoardPlace {
    pub rect: [f32; 4],
    /// From its upper edge to its first line: too little for a heading where the screen is low.
    pub head: f32,
    /// From line to line.
    pub pitch: f32,
}

impl PhoneTitle {
    /// If it is one: everything else shows the whole stage.
    pub fn of(canvas: &Canvas, shape: Shape) -> Option<Self> {
        let size = canvas.visible().size();
        (size + 1.0).cmplt(shape.size()).any().then_some(Self { size, portrait: shape == Shape::Tall })
    }

    /// Left, top and scale of the scene: the wheels stand on the frame.
    pub fn scene(self) -> (f32, f32, f32) {
        let foot = self.size.y - FOOT - 2.0;
        if self.portrait {
            let scale = (foot / WHEELS).max(self.size.y / SCENE);
            return (self.size.x / 2.0 - (ENGINE.0 + ENGINE.1) / 2.0 * scale, 0.0, scale);
        }
        // Not less than reaches the lower edge.
        let scale = (self.size.y / 625.0).max((FOOT + 2.0) / (SCENE - WHEELS));
        (self.size.x - SIDE - ENGINE.1 * scale, foot - WHEELS * scale, scale)
    }

    /// Scale, left and top of the lettering.
    pub fn lettering(self) -> (f32, f32, f32) {
        let (left, most) = if self.portrait { (SIDE - 4.0, 0.5) } else { (SIDE + self.wide() + 12.0, 0.58) };
        let room = (self.size.x - SIDE + 4.0 - left).max(1.0);
        let scale = (room / LETTERING.0).min(most);
        (scale, left + (room - LETTERING.0 * scale) / 2.0, TOP)
    }

    /// The width of the board.
    fn wide(self) -> f32 {
        let room = if self.portrait { self.size.x - 24.0 } else { (0.45 * self.size.x).max(300.0) };
        room.min(352.0)
    }

    /// Where a board with this many lines lies.
    pub fn board(self, lines: usize) -> BoardPlace {
        let (wide, foot) = (self.wide(), self.size.y - FOOT);
        let high = |head: f32| head + LINE * lines as f32 + EDGE;
        if self.portrait {
            let (scale, _, top) = self.lettering();
            let rect = [(self.size.x - wide) / 2.0, top + LETTERING.1 * scale + 11.0, wide, high(HEAD)];
            return BoardPlace { rect, head: HEAD, pitch: LINE };
        }
        let head = if high(HEAD) > foot - EDGE { 14.0 } else { HEAD };
        let y = (TOP - 6.0 + foot - high(head)) / 2.0;
        BoardPlace { rect: [SIDE, y, wide, high(head)], head, pitch: LINE }
    }

    /// Where the ticket with this many players lies: below the board or beside it, if there is room at the left of the
    /// engine.
    pub fn ticket(self, [x, y, w, h]: [f32; 4], players: usize) -> Option<[f32; 4]> {
        if self.portrait {
            return Some([x, y + h + 4.0, w, TICKET]);
        }
        let (scene, _, scale) = self.scene();
        let left = x + w + 12.0;
        let room = (scene + ENGINE.0 * scale - 8.0 - left).min(352.0);
        (room >= 66.0 * players as f32 + 20.0).then_some([left, self.size.y - FOOT - 8.0 - TICKET, room, TICKET])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn phones() -> impl Iterator<Item = PhoneTitle> {
        // What the windows of phones show in layout pixels.
        [
            (1031.0, 476.0),
            (815.0, 458.0),
            (694.0, 391.0),
            (586.0, 366.0),
            (476.0, 1031.0),
            (440.0, 782.0),
            (342.0, 611.0),
        ]
        .map(|(x, y)| PhoneTitle { size: Vec2::new(x, y), portrait: y > x })
        .into_iter()
    }

    #[test]
    fn lettering_board_and_engine_are_whole() {
        for phone in phones() {
            let (size, (left, top, scale)) = (phone.size, phone.scene());
            let (right, wheels) = (left + ENGINE.1 * scale, top + WHEELS * scale);
            assert!(left + ENGINE.0 * scale > 20.0 && right < size.x - 20.0, "{phone:?}: the engine");
            assert!(wheels < size.y - FOOT && wheels > 0.8 * size.y, "{phone:?}: the wheels at {wheels}");
            assert!(top <= 0.0 && top + SCENE * scale >= size.y - 0.1, "{phone:?}: the scene");
            let (k, x, y) = phone.lettering();
            assert!(x > 20.0 && x + LETTERING.0 * k < size.x - 20.0, "{phone:?}: the lettering");
            let [left, top, wide, high] = phone.board(5).rect;
            assert!(left > 10.0 && left + wide < size.x - 10.0 && top + high < size.y - 50.0, "{phone:?}: the board");
            let apart = if phone.portrait { y + LETTERING.1 * k <= top } else { x >= left + wide };
            assert!(apart && top > 10.0, "{phone:?}: the board lies on the lettering");
        }
    }
}
