//! One small board: how its parts share the room there is, and its heading with name and points.

use bevy_egui::egui::{Rect, pos2, vec2};

use super::{
    super::scores::ticket,
    pen::{Cells, EXTRA, Pen},
};
use crate::{
    rules::{Module, TrainId},
    ui::{
        text::draw_fitted,
        theme::{bold, palette},
    },
};

/// How the parts of a small board share its room.
struct Parts {
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
        for (train, corner) in TrainId::BOTH.into_iter().zip(parts.cells.corners) {
            self.train(train, corner, &parts.cells);
        }
        self.belongings(&parts.rows);
    }

    /// Trains at the left, what else there is at their right.
    fn beside(&self, rect: Rect) -> Parts {
        let k = (rect.height() / 142.0).min(1.0);
        let head = 31.0_f32.max(33.0 * k);
        let high = 26.0 * k.max(0.78);
        // There is the same room above both trains, so that orders do not lie on the cars above them.
        let room = ((rect.height() - head - 5.0) / 2.0 - high).max(0.0);
        let wide = (rect.width() * 0.57).min(420.0);
        let pitch = wide / 10.2;
        let lower = rect.bottom() - 5.0 - high;
        let upper = lower - room - high;
        let left = rect.left() + 8.0;
        let cells = Cells {
            corners: [pos2(left, upper), pos2(left, lower)],
            pitch,
            size: vec2(pitch - 1.4, high),
            above: (room - 2.0).clamp(8.0, 24.0),
        };
        let side =
            Rect::from_min_max(pos2(left + pitch * 10.0 + 9.0, rect.top() + head + 4.0), rect.max - vec2(8.0, 4.0));
        let (name, route) = split_heading(rect, head);
        Parts { name, route, cells, rows: rows(side, self.row_count(), 32.0) }
    }

    /// Trains over the whole width, what else there is below them.
    fn below(&self, rect: Rect) -> Parts {
        let roomy = rect.height() > 300.0;
        let head = if roomy { 40.0 } else { 32.0 };
        let (above, high) = if roomy { (48.0, 58.0) } else { (25.0, 34.0) };
        let pitch = (rect.width() - 18.0) / 10.0;
        // A roomy board has its route on a line of its own.
        let strip = if roomy { 54.0 } else { 0.0 };
        let (left, upper) = (rect.left() + 9.0, rect.top() + head + strip + above);
        let lower = upper + high + above + 5.0;
        let cells =
            Cells { corners: [pos2(left, upper), pos2(left, lower)], pitch, size: vec2(pitch - 1.6, high), above };
        let side = Rect::from_min_max(pos2(left, lower + high + 7.0), rect.max - vec2(9.0, 5.0));
        // Two things side by side in a row, unless there is room for a row for each.
        let gap = 8.0;
        let most = if roomy { 36.0 } else { 27.0 };
        let whole = roomy && self.row_count() <= 3;
        let count = if whole { self.row_count() } else { self.row_count().div_ceil(2).max(2) };
        let mut rows = rows(side, count, most);
        if !whole {
            let halves = rows.into_iter().flat_map(|row| {
                let at = row.left() + (row.width() - gap) * 0.44;
                [Rect { max: pos2(at, row.bottom()), ..row }, Rect { min: pos2(at + gap, row.top()), ..row }]
            });
            rows = halves.collect();
        }
        let (name, beside) = split_heading(rect, head);
        let own_line = Rect::from_min_size(pos2(left, rect.top() + head + 4.0), vec2(pitch * 10.0 - 6.0, strip - 6.0));
        let route = if roomy { own_line } else { beside };
        Parts { name, route, cells, rows }
    }

    /// A low strip: both trains side by side below a line with everything else.
    fn line(&self, rect: Rect) -> Parts {
        let gap = 10.0;
        let pitch = ((rect.width() - 18.0 - gap) / 20.0).min(27.0);
        let top = rect.bottom() - 23.0;
        let left = rect.left() + 9.0;
        let corners = [pos2(left, top), pos2(left + pitch * 10.0 + gap, top)];
        let cells = Cells { corners, pitch, size: vec2(pitch - 1.2, 18.0), above: 11.0 };
        let (name, _) = split_heading(rect, 25.0);
        let rest = Rect::from_min_max(pos2(name.right() + 6.0, rect.top() + 4.0), pos2(rect.right() - 8.0, top - 3.0));
        // What is left of the line is for the route.
        let extras = EXTRA * self.extras().len() as f32;
        let used = (3.0 * 62.0 + extras).min(rest.width());
        let places = Rect { max: pos2(rest.left() + used, rest.bottom()), ..rest };
        let route = Rect::from_min_max(pos2(places.right() + 4.0, rect.top() + 3.0), pos2(rest.right(), top - 1.0));
        Parts { name, route, cells, rows: along(places, extras) }
    }

    /// How many rows of things there are beside the trains.
    fn row_count(&self) -> usize {
        let modules = self.words.game.setup().modules;
        let contracts = modules.contains(&Module::A) || !self.player.contracts.is_empty();
        let others = self.extras().len();
        2 + usize::from(contracts) + others.div_ceil(4)
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
