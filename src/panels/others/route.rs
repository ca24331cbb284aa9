//! The route on a small board: Paris at the right, a disc for points and a board for a bonus at every station, and
//! the locomotive where it stands.

use bevy_egui::egui::{Align2, Color32, Rect, Shape, Stroke, StrokeKind, pos2, vec2};

use super::pen::Pen;
use crate::{
    rules::Station,
    ui::theme::{bold, palette},
};

/// A station whose points are scored.
const SCORED: Color32 = Color32::from_rgb(0x6B, 0x5A, 0x55);
/// The board of a bonus that is not reached.
const UNLIT: Color32 = Color32::from_rgb(0xB9, 0xAD, 0x8E);

impl Pen<'_, '_> {
    /// Draws the route into a rectangle, with its rail near the lower edge.
    pub fn route(&self, rect: Rect) {
        let (painter, route) = (&self.painter, &self.player.route);
        let k = (rect.height() / 30.0).clamp(0.7, 1.4);
        let rail = rect.bottom() - 7.0 * k;
        let paris = rect.right() - 24.0 * k;
        let stations = route.length();
        let step = ((paris - rect.left() - 8.0) / f32::from(stations.max(5))).min(46.0 * k);
        let x = |station: u8| paris - step * (f32::from(station) - 0.5);
        let start = x(stations) - step * 0.5;
        painter.hline(start..=paris + 8.0, rail, (2.4, palette::DISABLED));
        if route.locomotive > 0 {
            painter.hline(x(route.locomotive)..=paris + 8.0, rail, (3.0, palette::LAMP));
        }
        self.tower(paris + 15.0 * k, rail + 3.0, k);
        let engine = |at: f32| {
            let scale = 0.5 * k.min(1.1);
            let corner = pos2(at - 36.0 * scale, rail - 1.0 - 29.0 * scale);
            self.brush.picture(painter, &format!("loco/{}", self.colour.key()), corner, scale);
        };
        let radius = (step * 0.36).clamp(2.6, 7.0 * k);
        for station in 1..=stations {
            let (at, reached) = (x(station), station <= route.locomotive);
            let post = rail - 13.5 * k;
            // The locomotive stands before the sign of its station.
            if station == route.locomotive {
                continue;
            }
            painter.vline(at, post..=rail, (1.6, palette::DISABLED));
            match self.queries.station(self.seat, station) {
                Some(Station::Bonus(_)) => self.bonus(station, at, post, radius, reached),
                Some(Station::Points(points)) => {
                    let fill = if reached { SCORED } else { palette::SIGNAL };
                    painter.circle(pos2(at, post), radius, fill, (1.2, palette::PAPER));
                    if radius > 9.0 {
                        let font = bold(if *points > 9 { radius * 1.3 } else { radius * 1.7 });
                        let middle = pos2(at, post + radius * 0.1);
                        painter.text(middle, Align2::CENTER_CENTER, points.to_string(), font, palette::PAPER);
                    }
                }
                None => {}
            }
        }
        engine(if route.locomotive > 0 { x(route.locomotive) } else { paris + 2.0 });
    }

    /// The board of a bonus station; with a postcard a second one looks out behind it.
    fn bonus(&self, station: u8, x: f32, y: f32, radius: f32, reached: bool) {
        let (fill, edge) = if reached { (palette::LAMP, palette::INK) } else { (UNLIT, palette::INK) };
        let sign = Rect::from_center_size(pos2(x, y), vec2(radius * 2.5, radius * 1.75));
        if self.queries.station_copies(self.seat, station) > 1 {
            let behind = sign.translate(vec2(2.6, -3.0));
            self.painter.rect(behind, 1.0, palette::PAPER, (1.0, edge), StrokeKind::Inside);
        }
        self.painter.rect(sign, 1.0, fill, (1.2, edge), StrokeKind::Inside);
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
