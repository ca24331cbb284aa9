//! The route on a small board: Paris at the right, a disc for points and a board for a bonus at every station. What
//! the locomotive has reached is folded behind it; the next three stations have the room, and the rest is a number.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use super::subject::SmallBoard;
use crate::{
    drawing::{Drawing, Ink, colour},
    pieces::{car, size::LOCOMOTIVE},
    ui::{labels::Align, theme::palette, typefaces::Typeface},
};
use rules::{CarValue, Station, Symbol};

/// A station whose points are scored.
const SCORED: Color32 = Color32::from_rgb(0x6B, 0x5A, 0x55);
/// How many stations ahead are shown.
const NEXT: u8 = 3;
/// The most room of stations, reached and ahead, the least of either, and that of the number of the rest, at a scale of 1.
const ROOMY: [f32; 2] = [13.0, 50.0];
const LEAST: [f32; 2] = [2.0, 22.0];
const REST: f32 = 28.0;
/// Figures are not smaller than this.
const FIGURE: f32 = 13.8;

/// Where on a line everything is: Paris at the right, what is reached, the locomotive in a gap of its own, what is
/// ahead.
#[derive(Clone, Copy, Debug)]
struct RouteLine {
    paris: f32,
    reached: u8,
    /// How many stations ahead are shown, and how many more there are.
    next: u8,
    rest: u8,
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
        let (behind, ahead) = (f32::from(reached), stations.saturating_sub(reached));
        let room = (paris - left - gap).max(0.0);
        let claimed = |next: u8| f32::from(next) * LEAST[1] + behind * LEAST[0] + if next < ahead { REST } else { 0.0 };
        let next = (0..=NEXT.min(ahead)).rev().find(|next| claimed(*next) <= room).unwrap_or_default();
        let rest = ahead - next;
        let free = (room - if rest > 0 { REST } else { 0.0 }).max(0.0);
        let step = ((free - behind * LEAST[0]) / f32::from(next.max(1))).clamp(0.0, ROOMY[1] * k);
        let fold = ((free - step * f32::from(next)) / behind.max(1.0)).clamp(0.0, ROOMY[0] * k);
        Self { paris, reached, next, rest, fold, gap, step }
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

    /// The left end of the rail.
    fn end(self) -> f32 {
        self.locomotive() - self.gap / 2.0 - self.step * f32::from(self.next)
    }
}

/// Draws the route into a rectangle, with its rail near the lower edge; the locomotive can still be this part of the way from
/// its station.
pub(super) fn draw(drawing: &mut Drawing, of: &SmallBoard, rect: Rect, away: f32) {
    let (player, k) = (of.player, (rect.height() / 30.5).clamp(0.7, 1.5));
    let (rail, paris) = (rect.max.y - 4.0 * k, rect.max.x - 24.0 * k);
    let scale = 0.5 * k.min(1.1);
    let size = LOCOMOTIVE * scale;
    let (reached, stations) = (player.route.locomotive, player.route.length());
    let line_at = |reached| RouteLine::between(rect.min.x + 4.0, paris, reached, stations, size.x + 4.0, k);
    let line = line_at(reached);
    let mut along = |from: f32, thick: f32, ink: Color32| {
        drawing.fill(Rect::new(from, rail - thick / 2.0, paris + 8.0, rail + thick / 2.0), ink);
    };
    along(line.end(), 2.4, palette::DISABLED);
    if reached > 0 {
        along(line.locomotive(), 3.0, palette::LAMP);
    }
    tower(drawing, Vec2::new(paris + 15.0 * k, rail + 3.0), k);
    for number in 1..=reached + line.next {
        let Some(station) = of.queries.station(of.seat, number) else { continue };
        let (x, copies) = (line.station(number), of.queries.station_copies(of.seat, number));
        if number <= reached {
            folded(drawing, station, copies, Vec2::new(x, rail - 4.0 * k), line.fold);
        } else {
            sign(drawing, station, copies, Vec2::new(x, rail), (line.step, rect.height().min(34.0 * k) - 4.0 * k));
        }
    }
    if line.rest > 0 {
        let at = Vec2::new(line.end() - 4.0, rail - 7.0);
        drawing.count(format!("+{}", line.rest), at, FIGURE + 1.2, palette::STEAM, Align::Right);
    }
    let before = line_at(reached.saturating_sub(1)).locomotive();
    let corner = Vec2::new(line.locomotive().lerp(before, away) - size.x / 2.0, rail + 0.5 - size.y);
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

/// The sign of a station ahead on its post: what it brings, as large as it fits this far from the next one and below this
/// height.
fn sign(drawing: &mut Drawing, station: &Station, copies: u8, foot: Vec2, (step, high): (f32, f32)) {
    let radius = (step * 0.47).min(high * 0.4).clamp(10.2, 15.0);
    let at = Vec2::new(foot.x, foot.y - (high - radius - 1.0).max(radius + 1.0));
    drawing.fill(Rect::new(at.x - 0.8, at.y, at.x + 0.8, foot.y), palette::DISABLED);
    match station {
        Station::Bonus(frame) => {
            let board = Rect::from_center_size(at, Vec2::new((step * 0.96).min(radius * 3.4), radius * 2.0));
            // With a postcard, a second board looks out behind it.
            if copies > 1 {
                let off = Vec2::new(2.6, -3.0);
                let behind = Rect::from_corners(board.min + off, board.max + off);
                drawing.rounded(behind, 1.0, palette::PAPER, Some((1.0, palette::INK.colour())));
            }
            drawing.rounded(board, 1.0, palette::PAPER, Some((1.2, palette::INK.colour())));
            bonus(drawing, frame, board);
        }
        Station::Points(points) => {
            drawing.disc(at, radius, palette::SIGNAL, Some((1.2, palette::PAPER.colour())));
            let size = (radius * if *points > 9 { 1.3 } else { 1.6 }).max(FIGURE);
            drawing.count(points, at, size, palette::PAPER, Align::Centre);
        }
    }
}

/// What a bonus brings on its board: an icon for each symbol and, where there is room, its figure.
fn bonus(drawing: &mut Drawing, frame: &[Symbol], board: Rect) {
    let parts: Vec<_> = frame.iter().map(|symbol| told(*symbol)).collect();
    let icon = (board.height() * 1.04).min((board.width() - 2.0) / parts.len().max(1) as f32 * 1.16);
    let wide = icon * 0.84;
    let figure =
        |figure: &Option<u8>| figure.map_or(0.0, |figure| Typeface::Bold.width(&figure.to_string(), FIGURE) + 1.0);
    let whole: f32 = parts.iter().map(|(_, number)| wide + figure(number)).sum();
    let with_figures = whole <= board.width() - 2.0;
    let mut left = board.center().x - if with_figures { whole } else { wide * parts.len() as f32 } / 2.0;
    for (name, number) in &parts {
        drawing.icon(*name, left + wide / 2.0, board.center().y, icon);
        left += wide;
        if let Some(number) = number.filter(|_| with_figures) {
            let at = Vec2::new(left, board.center().y);
            drawing.count(number, at, FIGURE, palette::INK, Align::Left);
            left += figure(&Some(number));
        }
    }
}

/// The icon of a symbol on paper, and its figure if it has one.
fn told(symbol: Symbol) -> (&'static str, Option<u8>) {
    match symbol {
        Symbol::Car | Symbol::CarOrFirstUpgrade => ("icon/car-any", Some(0)),
        Symbol::Upgrade { from } => ("icon/upgrade-choice", from.next().map(CarValue::points)),
        Symbol::UpgradeOfChoice | Symbol::FactoryUpgrade { .. } => ("icon/upgrade-choice", None),
        Symbol::BothConductors(steps) | Symbol::OneConductor(steps) => ("icon/one-conductor", Some(steps)),
        Symbol::Locomotive(stations) => ("icon/locomotive", Some(stations)),
        Symbol::Coins(coins) => ("icon/coin", Some(coins)),
        Symbol::Points(points) => ("icon/points", Some(points)),
        Symbol::GameEndCard => ("icon/game-end-card", None),
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
                assert_eq!(reached + line.next + line.rest, stations, "{stations} {reached} {wide}");
                assert!(line.end() - if line.rest > 0 { REST } else { 0.0 } > -0.1, "{stations} {reached} {wide}");
                let mut before = wide;
                for station in 1..=reached + line.next {
                    let x = line.station(station);
                    assert!(0.0 < x && x < before, "{stations} {reached} {wide}: {station} at {x}");
                    assert!((x - line.locomotive()).abs() > 21.0, "{stations} {reached} {wide}: {station} at {x}");
                    before = x;
                }
                if wide > 180.0 {
                    assert_eq!(line.next, NEXT.min(stations - reached), "{stations} {reached} {wide}: the next three");
                }
            }
        }
    }
}
