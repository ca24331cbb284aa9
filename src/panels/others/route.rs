//! The route on a small board: Paris at the right, a disc for points and a board for a bonus at every station. What
//! the locomotive has reached is folded behind it; the stations ahead have the room.

use bevy_egui::egui::{Align2, Color32, Rect, Shape, Stroke, StrokeKind, pos2, vec2};

use super::pen::Pen;
use crate::{
    pieces::symbols::draw_symbols,
    ui::theme::{bold, palette},
};
use rules::Station;

/// A station whose points are scored.
const SCORED: Color32 = Color32::from_rgb(0x6B, 0x5A, 0x55);
/// The board of a bonus that is not reached.
const UNLIT: Color32 = Color32::from_rgb(0xB9, 0xAD, 0x8E);
/// How much of the room of a station ahead a reached one has, where there is little.
const FOLDED: f32 = 0.5;
/// The most room of stations, reached and ahead, at a scale of 1.
const ROOMY: [f32; 2] = [13.0, 46.0];
/// The size of the locomotive's picture.
const LOCOMOTIVE: [f32; 2] = [76.0, 30.0];
/// Signs need this radius to have a figure, and this width to show a bonus.
const WITH_FIGURE: f32 = 8.2;
const WITH_SYMBOL: f32 = 30.0;

/// Where on a line everything is: Paris at the right, what is reached, the locomotive in a gap of its own, what is
/// ahead.
#[derive(Clone, Copy, Debug)]
struct RouteLine {
    paris: f32,
    reached: u8,
    /// From one reached station to the next.
    fold: f32,
    /// The width of the gap.
    gap: f32,
    /// From one station ahead to the next.
    step: f32,
}

impl RouteLine {
    /// Shares the room between two ends among stations.
    fn between(left: f32, paris: f32, reached: u8, stations: u8, gap: f32, k: f32) -> Self {
        let (behind, ahead) = (f32::from(reached), f32::from(stations.saturating_sub(reached)));
        let room = (paris - left - gap).max(0.0);
        let [most_behind, most_ahead] = ROOMY.map(|most| most * k);
        let fold = (FOLDED * room / (behind * FOLDED + ahead).max(1.0)).min(most_behind);
        let step = ((room - fold * behind) / ahead.max(1.0)).min(most_ahead);
        Self { paris, reached, fold, gap, step }
    }

    /// The middle of the locomotive.
    fn locomotive(self) -> f32 {
        self.paris - self.fold * f32::from(self.reached) - self.gap / 2.0
    }

    /// The middle of a station; 1 is the first.
    fn station(self, station: u8) -> f32 {
        match station.checked_sub(self.reached + 1) {
            None => self.paris - self.fold * (f32::from(station) - 0.5),
            Some(before) => self.locomotive() - self.gap / 2.0 - self.step * (f32::from(before) + 0.5),
        }
    }
}

impl Pen<'_, '_> {
    /// Draws the route into a rectangle, with its rail near the lower edge.
    pub fn route(&self, rect: Rect) {
        let (painter, route) = (&self.painter, &self.player.route);
        let k = (rect.height() / 30.5).clamp(0.7, 1.5);
        let rail = rect.bottom() - 4.0 * k;
        let paris = rect.right() - 24.0 * k;
        let scale = 0.5 * k.min(1.1);
        let [wide, high] = LOCOMOTIVE.map(|side| side * scale);
        let (reached, stations) = (route.locomotive, route.length());
        let line = RouteLine::between(rect.left() + 4.0, paris, reached, stations, wide + 4.0, k);
        let end = line.locomotive() - line.gap / 2.0 - line.step * f32::from(stations.saturating_sub(reached));
        painter.hline(end..=paris + 8.0, rail, (2.4, palette::DISABLED));
        if reached > 0 {
            painter.hline(line.locomotive()..=paris + 8.0, rail, (3.0, palette::LAMP));
        }
        self.tower(paris + 15.0 * k, rail + 3.0, k);
        for station in 1..=stations {
            let x = line.station(station);
            if station <= reached {
                self.folded(station, x, rail - 4.0 * k, line.fold);
            } else {
                self.sign(station, x, rail, (line.step, k));
            }
        }
        let corner = pos2(line.locomotive() - wide / 2.0, rail + 0.5 - high);
        self.brush.picture(painter, &format!("loco/{}", self.colour.key()), corner, scale);
    }

    /// A station that is reached: a dot for points, a lit board for a bonus, in front of the rail.
    fn folded(&self, station: u8, x: f32, y: f32, room: f32) {
        let wide = (room * 0.84).clamp(3.0, 10.0);
        match self.queries.station(self.seat, station) {
            Some(Station::Bonus(_)) => {
                let copies = f32::from(self.queries.station_copies(self.seat, station).max(1));
                let board =
                    Rect::from_center_size(pos2(x, y - wide * 0.35 * (copies - 1.0)), vec2(wide, wide * 0.7 * copies));
                self.painter.rect(board, 1.0, palette::LAMP, (1.0, palette::INK), StrokeKind::Inside);
            }
            Some(Station::Points(_)) => {
                self.painter.circle(pos2(x, y), wide * 0.42, SCORED, (1.0, palette::PAPER));
            }
            None => {}
        }
    }

    /// The sign of a station ahead on its post, this far from the next one and at this scale.
    fn sign(&self, station: u8, x: f32, rail: f32, (step, k): (f32, f32)) {
        let painter = &self.painter;
        let y = rail - 15.0 * k;
        let radius = (step * 0.44).clamp(2.6, 10.0 * k);
        painter.vline(x, y..=rail, (1.6, palette::DISABLED));
        match self.queries.station(self.seat, station) {
            Some(Station::Bonus(frame)) => {
                let size = vec2((radius * 2.5).min(step * 0.92), radius * 1.75);
                let board = Rect::from_center_size(pos2(x, y), size);
                let shown = frame.len() == 1 && size.x >= WITH_SYMBOL;
                // With a postcard, a second board looks out behind it.
                if self.queries.station_copies(self.seat, station) > 1 {
                    let behind = board.translate(vec2(2.6, -3.0));
                    painter.rect(behind, 1.0, palette::PAPER, (1.0, palette::INK), StrokeKind::Inside);
                }
                let paper = if shown { palette::PAPER } else { UNLIT };
                painter.rect(board, 1.0, paper, (1.2, palette::INK), StrokeKind::Inside);
                if shown {
                    draw_symbols(self.brush, painter, frame, board.shrink(2.0));
                }
            }
            Some(Station::Points(points)) => {
                painter.circle(pos2(x, y), radius, palette::SIGNAL, (1.2, palette::PAPER));
                if radius >= WITH_FIGURE {
                    let font = bold(if *points > 9 { radius * 1.35 } else { radius * 1.7 });
                    let middle = pos2(x, y + radius * 0.1);
                    painter.text(middle, Align2::CENTER_CENTER, points.to_string(), font, palette::PAPER);
                }
            }
            None => {}
        }
    }

    /// The tower of Paris, by its foot.
    fn tower(&self, x: f32, y: f32, scale: f32) {
        let at = |dx: f32, dy: f32| pos2(x + dx * scale, y + dy * scale);
        let line = Stroke::new(1.0, palette::STEAM);
        let body = vec![at(0.0, -24.0), at(1.3, -12.0), at(3.0, -7.0), at(-3.0, -7.0), at(-1.3, -12.0)];
        self.painter.add(Shape::convex_polygon(body, palette::STEAM, Stroke::NONE));
        for side in [-1.0, 1.0] {
            let leg = vec![at(side * 0.8, -7.0), at(side * 3.0, -7.0), at(side * 6.4, 0.0), at(side * 3.4, 0.0)];
            self.painter.add(Shape::convex_polygon(leg, palette::STEAM, Stroke::NONE));
        }
        self.painter.line_segment([at(-4.4, -6.6), at(4.4, -6.6)], line);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_station_lies_under_the_locomotive_or_beyond_the_ends() {
        let cases = (1..=24u8).flat_map(|stations| (0..=stations).map(move |reached| (stations, reached)));
        for (stations, reached) in cases {
            for wide in [120.0, 190.0, 300.0] {
                let line = RouteLine::between(0.0, wide, reached, stations, 42.0, 1.0);
                let mut before = wide;
                for station in 1..=stations {
                    let x = line.station(station);
                    assert!(0.0 < x && x < before, "{stations} {reached} {wide}: {station} at {x}");
                    assert!((x - line.locomotive()).abs() > 21.0, "{stations} {reached} {wide}: {station} at {x}");
                    before = x;
                }
            }
        }
    }
}
