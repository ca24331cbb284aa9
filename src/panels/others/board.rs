//! One small board: how its parts share the room there is, and its heading with name and points.

use bevy_egui::egui::{Rect, pos2, vec2};

use super::{
    super::scores::ticket,
    pen::{Cells, Pen},
};
use crate::{
    pieces::size::CAR,
    ui::{
        text::draw_fitted,
        theme::{bold, palette},
    },
};
use rules::TrainId;

/// The room before a train for a conductor who has not started, in cells.
const INDENT: f32 = 0.8;
/// The same before the pictures of cars.
const PLATFORM: f32 = 30.0;
/// The least room for coins by column.
const LEAST_COINS: f32 = 111.0;
/// The room between two things side by side.
const GAP: f32 = 7.0;

/// How the parts of a small board share its room.
struct BoardParts {
    name: Rect,
    route: Rect,
    cells: Cells,
    /// Rows for coins, contracts, Game End cards and what the modules bring.
    rows: Vec<Rect>,
}

impl Pen<'_, '_> {
    /// Draws the board into a rectangle, which has its frame already.
    pub fn board(&self, rect: Rect) {
        let parts = if rect.height() < 80.0 {
            self.line(rect)
        } else if rect.height() < 200.0 {
            self.beside(rect)
        } else {
            self.below(rect)
        };
        self.heading(rect, parts.name);
        if parts.route.width() > 90.0 {
            self.route(parts.route);
        }
        for train in TrainId::BOTH {
            self.train(train, &parts.cells);
        }
        self.belongings(&parts.rows);
    }

    /// Trains at the left, what else there is at their right.
    fn beside(&self, rect: Rect) -> BoardParts {
        let k = (rect.height() / 142.0).min(1.0);
        let head = 31.0_f32.max(33.0 * k);
        let high = 26.0 * k.max(0.78);
        // There is the same room above both trains, so that orders do not lie on the cars above them.
        let room = ((rect.height() - head - 5.0) / 2.0 - high).max(0.0);
        let wide = (rect.width() * 0.56).min(430.0);
        let pitch = wide / (10.0 + INDENT);
        let indent = pitch * INDENT;
        let lower = rect.bottom() - 5.0 - high;
        let upper = lower - room - high;
        let left = rect.left() + 8.0 + indent;
        let cells = Cells {
            corners: [pos2(left, upper), pos2(left, lower)],
            pitch,
            size: vec2(pitch - 1.4, high),
            above: (room - 2.0).clamp(8.0, 24.0),
            indent,
            halves: None,
        };
        let side =
            Rect::from_min_max(pos2(left + pitch * 10.0 + 9.0, rect.top() + head + 4.0), rect.max - vec2(8.0, 4.0));
        let (name, route) = split_heading(rect, head);
        BoardParts { name, route, cells, rows: rows(side, self.row_count(side.width()), 32.0) }
    }

    /// Trains over the whole width, the route above and what else there is below them.
    fn below(&self, rect: Rect) -> BoardParts {
        let roomy = rect.height() > 300.0;
        let [head, strip] = if roomy { [40.0, 50.0] } else { [32.0, 35.0] };
        let inner = rect.shrink2(vec2(9.0, 5.0));
        let name = Rect::from_min_size(rect.min + vec2(10.0, 1.0), vec2(rect.width() - 20.0, head));
        let route = Rect::from_min_size(pos2(inner.left(), rect.top() + head + 3.0), vec2(inner.width(), strip - 3.0));
        // What the modules bring lies beside the coins if it can, else on a line of its own.
        let extras = self.extras_width();
        let aside = extras + LEAST_COINS + GAP <= inner.width();
        let (count, high) = match (aside, roomy) {
            (true, true) => (2, 36.0),
            (true, false) => (2, 27.0),
            (false, true) => (3, 34.0),
            (false, false) => (3, 23.0),
        };
        let foot = inner.with_min_y(inner.bottom() - count as f32 * (high + 4.0));
        let mut lines = rows(foot, count, high);
        let beside_coins = lines[0].with_min_x(lines[0].right() - extras);
        let rest = if aside { beside_coins } else { lines[2] };
        if aside && extras > 0.0 {
            lines[0].max.x = beside_coins.left() - GAP;
        }
        let (left, right) = lines[1].split_left_right_at_x(lines[1].center().x);
        let halves = [left.with_max_x(left.right() - GAP / 2.0), right.with_min_x(right.left() + GAP / 2.0)];
        let second = if self.has_contracts() { &halves[..] } else { &lines[1..2] };
        let places = [&lines[..1], second, &[rest][..]].concat();
        let lane = Rect::from_min_max(pos2(inner.left(), route.bottom()), pos2(inner.right(), foot.top() - 3.0));
        BoardParts { name, route, cells: if roomy { in_halves(lane) } else { in_rows(lane) }, rows: places }
    }

    /// A low strip: both trains side by side below a line with everything else.
    fn line(&self, rect: Rect) -> BoardParts {
        let gap = 8.0;
        // For his cap alone, less than elsewhere is enough.
        let before = 0.6;
        let pitch = ((rect.width() - 16.0 - gap) / (20.0 + 2.0 * before)).min(27.0);
        let indent = pitch * before;
        let top = rect.bottom() - 23.0;
        let left = rect.left() + 8.0 + indent;
        let corners = [pos2(left, top), pos2(left + pitch * 10.0 + gap + indent, top)];
        let cells = Cells { corners, pitch, size: vec2(pitch - 1.2, 18.0), above: 11.0, indent, halves: None };
        let (name, _) = split_heading(rect, 25.0);
        let rest = Rect::from_min_max(pos2(name.right() + 6.0, rect.top() + 4.0), pos2(rect.right() - 8.0, top - 3.0));
        // What is left of the line is for the route.
        let extras = self.extras_width();
        let used = (3.0 * 62.0 + extras).min(rest.width());
        let places = Rect { max: pos2(rest.left() + used, rest.bottom()), ..rest };
        let route = Rect::from_min_max(pos2(places.right() + 4.0, rect.top() + 3.0), pos2(rest.right(), top - 1.0));
        BoardParts { name, route, cells, rows: along(places, extras) }
    }

    /// How many rows of this width the things beside the trains take.
    fn row_count(&self, width: f32) -> usize {
        let others = (self.extras_width() / (width + 4.0)).ceil().clamp(0.0, 2.0);
        2 + usize::from(self.has_contracts()) + others as usize
    }

    fn heading(&self, board: Rect, name: Rect) {
        let (painter, words) = (&self.painter, &self.words.seats[self.seat.index()].name);
        let size = match board.height() {
            high if high > 300.0 => 24.0,
            high if high > 80.0 => 20.0,
            _ => 18.0,
        };
        let y = name.center().y;
        let colour = palette::player(self.colour);
        if board.height() > 80.0 {
            let line = board.top() + name.height() + 1.0;
            painter.hline(board.shrink(8.0).x_range(), line, (0.8, colour.gamma_multiply(0.6)));
        }
        let emblem = format!("emblem/{}", self.colour.key());
        self.brush.picture(painter, &emblem, pos2(name.left(), y - size * 0.47), size / 26.0);
        let high = size * 1.22;
        let points = ticket_width(self.player.score(), high);
        let from = name.left() + size * 1.1;
        let room = Rect::from_min_max(pos2(from, name.top()), pos2(name.right() - points - 6.0, name.bottom()));
        let wide = painter.layout_no_wrap(words.clone(), bold(size), palette::PAPER).size().x.min(room.width());
        let line = Rect::from_min_size(room.min + vec2(0.0, 1.0), vec2(wide, room.height()));
        draw_fitted(painter, line, words, bold(size), palette::PAPER);
        let centre = pos2(name.right() - points / 2.0, y);
        ticket(self.brush, painter, centre, &self.player.score().to_string(), high);
    }
}

/// The heading of a board of this height: name and points at the left, the route at the right.
fn split_heading(rect: Rect, head: f32) -> (Rect, Rect) {
    let wide = (rect.width() * 0.36).clamp(140.0, 190.0);
    let name = Rect::from_min_size(rect.min + vec2(10.0, 1.0), vec2(wide - 8.0, head));
    let route =
        Rect::from_min_max(pos2(name.right() + 14.0, rect.top() + 2.0), pos2(rect.right() - 8.0, name.bottom()));
    (name, route)
}

/// Trains as two rows of plates in this room.
fn in_rows(room: Rect) -> Cells {
    let pitch = room.width() / (10.0 + INDENT);
    let indent = pitch * INDENT;
    // Lamplight shines below a train.
    let each = room.height() / 2.0 - 4.0;
    let high = (each * 0.58).clamp(22.0, 32.0);
    let above = each - high;
    let upper = pos2(room.left() + indent, room.top() + above);
    let corners = [upper, upper + vec2(0.0, room.height() / 2.0)];
    Cells { corners, pitch, size: vec2(pitch - 1.6, high), above: above - 1.0, indent, halves: None }
}

/// Trains as pictures of their cars in this room, each in two rows.
fn in_halves(room: Rect) -> Cells {
    let pitch = (room.width() - PLATFORM) / 5.0;
    let size = CAR * (pitch / CAR.x);
    let step = room.height() / 4.0;
    // Below the wheels is the rail.
    let above = step - size.y - 5.0;
    let upper = pos2(room.left() + PLATFORM, room.top() + above);
    let corners = [upper, upper + vec2(0.0, step * 2.0)];
    Cells { corners, pitch, size: vec2(size.x, size.y), above: above.min(30.0), indent: PLATFORM, halves: Some(step) }
}

fn ticket_width(points: u16, high: f32) -> f32 {
    high * if points > 99 { 1.65 } else { 1.5 }
}

/// Divides a rectangle into rows that are not higher than they need to be.
fn rows(rect: Rect, count: usize, most: f32) -> Vec<Rect> {
    let pitch = rect.height() / count as f32;
    let high = (pitch - 4.0).min(most);
    let row = |nth: usize| {
        let top = rect.top() + pitch * (nth as f32 + 0.5) - high / 2.0;
        Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), high))
    };
    (0..count).map(row).collect()
}

/// Divides a strip among coins, contracts, Game End cards and, as wide as it has to be, the rest.
fn along(rect: Rect, rest: f32) -> Vec<Rect> {
    let wide = (rect.width() - rest.min(rect.width() * 0.6)) / 3.0;
    let part = |nth: u8| {
        Rect::from_min_size(pos2(rect.left() + wide * f32::from(nth), rect.top()), vec2(wide - 5.0, rect.height()))
    };
    let last = Rect { min: pos2(rect.left() + wide * 3.0, rect.top()), ..rect };
    (0..3).map(part).chain([last]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trains_stay_in_their_room() {
        let room = |high: f32| Rect::from_min_size(pos2(9.0, 67.0), vec2(304.0, high));
        // As much as modules leave of it, with one opponent and with two.
        let cases = [(in_halves(room(318.0)), 318.0), (in_halves(room(279.0)), 279.0)];
        let rows = [(in_rows(room(112.0)), 112.0), (in_rows(room(93.0)), 93.0)];
        for (cells, high) in cases.into_iter().chain(rows) {
            let mut above = room(high).top();
            for train in TrainId::BOTH {
                for first in (0..10).step_by(cells.in_row()) {
                    let (left, right) = (cells.at(train, first), cells.at(train, first + cells.in_row() - 1));
                    assert!(left.left() - cells.indent >= room(high).left() - 0.1);
                    assert!(right.right() <= room(high).right() + 0.1, "{right:?}");
                    assert!(left.top() - cells.above >= above - 0.1, "{high}: {left:?}");
                    assert!(cells.above > 15.0, "{high}: {}", cells.above);
                    above = left.bottom();
                }
            }
            assert!(above + 3.4 <= room(high).bottom() + 0.1, "{high}: {above}");
        }
    }
}
