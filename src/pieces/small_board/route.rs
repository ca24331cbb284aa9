//! The route on a small board: Paris at the right, a disc for points and a board for a bonus at every station. What
//! the locomotive has reached is folded behind it; the stations ahead have the room.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::subject::SmallBoard;
use crate::{
    drawing::{Drawing, Ink, colour},
    pieces::{car, size::LOCOMOTIVE, symbols},
    ui::{labels::Align, theme::palette},
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

/// Draws the route into a rectangle, with its rail near the lower edge.
pub(super) fn draw(drawing: &mut Drawing, of: &SmallBoard, rect: Rect) {
    let (player, k) = (of.player, (rect.height() / 30.5).clamp(0.7, 1.5));
    let (rail, paris) = (rect.max.y - 4.0 * k, rect.max.x - 24.0 * k);
    let scale = 0.5 * k.min(1.1);
    let size = LOCOMOTIVE * scale;
    let (reached, stations) = (player.route.locomotive, player.route.length());
    let line = RouteLine::between(rect.min.x + 4.0, paris, reached, stations, size.x + 4.0, k);
    let end = line.locomotive() - line.gap / 2.0 - line.step * f32::from(stations.saturating_sub(reached));
    let mut along = |from: f32, thick: f32, ink: Color32| {
        drawing.fill(Rect::new(from, rail - thick / 2.0, paris + 8.0, rail + thick / 2.0), ink);
    };
    along(end, 2.4, palette::DISABLED);
    if reached > 0 {
        along(line.locomotive(), 3.0, palette::LAMP);
    }
    tower(drawing, Vec2::new(paris + 15.0 * k, rail + 3.0), k);
    for number in 1..=stations {
        let Some(station) = of.queries.station(of.seat, number) else { continue };
        let (x, copies) = (line.station(number), of.queries.station_copies(of.seat, number));
        if number <= reached {
            folded(drawing, station, copies, Vec2::new(x, rail - 4.0 * k), line.fold);
        } else {
            sign(drawing, station, copies, Vec2::new(x, rail), (line.step, k));
        }
    }
    let corner = Vec2::new(line.locomotive() - size.x / 2.0, rail + 0.5 - size.y);
    drawing.put(&car::locomotive(of.config.colour.key()), corner.x, corner.y, scale);
}

/// A station that is reached: a dot for points, a lit board for a bonus, in front of the rail.
fn folded(drawing: &mut Drawing, station: &Station, copies: u8, at: Vec2, room: f32) {
    let wide = (room * 0.84).clamp(3.0, 10.0);
    match station {
        Station::Bonus(_) => {
            let copies = f32::from(copies.max(1));
            let middle = at - Vec2::Y * wide * 0.35 * (copies - 1.0);
            let board = Rect::from_center_size(middle, wide * Vec2::new(1.0, 0.7 * copies));
            drawing.rounded(board, 1.0, palette::LAMP, Some((1.0, palette::INK.colour())));
        }
        Station::Points(_) => _ = drawing.disc(at, wide * 0.42, SCORED, Some((1.0, palette::PAPER.colour()))),
    }
}

/// The sign of a station ahead on its post, this far from the next one and at this scale.
fn sign(drawing: &mut Drawing, station: &Station, copies: u8, foot: Vec2, (step, k): (f32, f32)) {
    let at = foot - Vec2::Y * 15.0 * k;
    let radius = (step * 0.44).clamp(2.6, 10.0 * k);
    drawing.fill(Rect::new(at.x - 0.8, at.y, at.x + 0.8, foot.y), palette::DISABLED);
    match station {
        Station::Bonus(frame) => {
            let board = Rect::from_center_size(at, Vec2::new((radius * 2.5).min(step * 0.92), radius * 1.75));
            let shown = frame.len() == 1 && board.width() >= WITH_SYMBOL;
            // With a postcard, a second board looks out behind it.
            if copies > 1 {
                let off = Vec2::new(2.6, -3.0);
                let behind = Rect::from_corners(board.min + off, board.max + off);
                drawing.rounded(behind, 1.0, palette::PAPER, Some((1.0, palette::INK.colour())));
            }
            let paper = if shown { palette::PAPER } else { UNLIT };
            drawing.rounded(board, 1.0, paper, Some((1.2, palette::INK.colour())));
            if shown {
                symbols::row(drawing, frame, board.inflate(-2.0));
            }
        }
        Station::Points(points) => {
            drawing.disc(at, radius, palette::SIGNAL, Some((1.2, palette::PAPER.colour())));
            if radius >= WITH_FIGURE {
                let size = if *points > 9 { radius * 1.35 } else { radius * 1.7 };
                drawing.count(points, at, size, palette::PAPER, Align::Centre);
            }
        }
    }
}

/// The tower of Paris, by its foot.
fn tower(drawing: &mut Drawing, foot: Vec2, scale: f32) {
    let steam = colour(palette::STEAM);
    let mut shape = |points: &[(f32, f32)]| {
        drawing.shape(points.iter().map(|point| foot + Vec2::from(*point) * scale).collect(), steam, None);
    };
    shape(&[(0.0, -24.0), (1.3, -12.0), (3.0, -7.0), (-3.0, -7.0), (-1.3, -12.0)]);
    for side in [-1.0, 1.0] {
        shape(&[(side * 0.8, -7.0), (side * 3.0, -7.0), (side * 6.4, 0.0), (side * 3.4, 0.0)]);
    }
    let [left, right] = [-4.4, 4.4].map(|x| foot + Vec2::new(x, -6.6) * scale);
    drawing.stroke(vec![left, right], 1.0, steam);
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
