//! Where Tab and the arrows lead, as pure functions of what lies where.

use bevy::math::{Rect, Vec2};

use super::{regions::RegionId, tab_stop::TabStop};
use crate::controls::KeyAction;

/// A direction of the arrow keys.
pub const WAYS: [(KeyAction, Vec2); 4] = [
    (KeyAction::Left, Vec2::NEG_X),
    (KeyAction::Right, Vec2::X),
    (KeyAction::Up, Vec2::NEG_Y),
    (KeyAction::Down, Vec2::Y),
];

/// The parts of the table in the order in which Tab leads through them, with how the names begin of what lies there.
const AREAS: [(&str, &[&str]); 9] = [
    ("bar", &["menu", "top/", "tab/"]),
    ("offer", &["offer/", "draft/", "storage/", "toolbox"]),
    ("prompt", &["prompt/", "hint", "lesson/", "replay/", "explanation"]),
    ("market", &["market/", "locomotive-tile", "constantinople", "pile/", "order/", "evidence-supply"]),
    ("others", &["player/", "board/", "dummy/"]),
    ("route", &["locomotive", "station/", "route/", "waiting/"]),
    ("trains", &["train/", "conductor/", "middle/"]),
    ("coins", &["coins/", "mail-car/"]),
    ("contracts", &["contract/", "evidence", "own-game-end", "taken"]),
];

/// The area of the table in which something lies: its place among them, and its name.
pub fn area_of(id: RegionId) -> Option<(usize, &'static str)> {
    area(id).map(|rank| (rank, AREAS[rank].0))
}

/// In which area of the table something lies.
fn area(id: RegionId) -> Option<usize> {
    let name = id.to_string();
    let begins = |start: &&str| if start.ends_with('/') { name.starts_with(*start) } else { name == **start };
    let plain = AREAS.iter().position(|(_, starts)| starts.iter().any(begins));
    plain.or_else(|| name.starts_with("evidence/").then_some(AREAS.len() - 1))
}

/// The things there are, area by area in the order of Tab: on the table the areas, elsewhere each thing for itself.
pub fn areas(stops: &[TabStop]) -> Vec<Vec<&TabStop>> {
    let mut areas: Vec<(usize, Vec<&TabStop>)> = Vec::new();
    for (nth, stop) in stops.iter().enumerate() {
        let rank = area(stop.id).unwrap_or(AREAS.len() + nth);
        match areas.iter_mut().find(|(other, _)| *other == rank) {
            Some((_, members)) => members.push(stop),
            None => areas.push((rank, vec![stop])),
        }
    }
    areas.sort_by_key(|(rank, _)| *rank);
    areas.into_iter().map(|(_, members)| members).collect()
}

/// Two things whose middles differ by no more than this lie in one row, in layout pixels.
const ROW: f32 = 18.0;

/// The same things row by row.
fn in_reading_order<'s>(area: &[&'s TabStop]) -> Vec<&'s TabStop> {
    rows(area.to_vec(), |stop| stop.rect, ROW).concat()
}

/// Things in rows, as one reads them: what differs in height by no more than `apart` lies in one row.
pub fn rows<T>(mut all: Vec<T>, rect: impl Fn(&T) -> Rect, apart: f32) -> Vec<Vec<T>> {
    all.sort_by(|a, b| rect(a).center().y.total_cmp(&rect(b).center().y));
    let mut top = f32::NEG_INFINITY;
    let mut rows: Vec<Vec<T>> = Vec::new();
    for one in all {
        let y = rect(&one).center().y;
        match rows.last_mut().filter(|_| y <= top + apart) {
            Some(row) => row.push(one),
            None => {
                top = y;
                rows.push(vec![one]);
            }
        }
    }
    rows.iter_mut().for_each(|row| row.sort_by(|a, b| rect(a).center().x.total_cmp(&rect(b).center().x)));
    rows
}

/// Where Tab enters an area: at the first thing that can be answered with, or else at its upper left end.
fn entrance<'s>(area: &[&'s TabStop]) -> Option<&'s TabStop> {
    area.iter().find(|stop| stop.lit).copied().or_else(|| in_reading_order(area).first().copied())
}

/// Where Tab leads from something.
pub fn by_tab(stops: &[TabStop], from: Option<RegionId>, back: bool) -> Option<&TabStop> {
    let areas = areas(stops);
    let here = from.and_then(|id| areas.iter().position(|area| area.iter().any(|stop| stop.id == id)));
    let count = areas.len();
    let to = match (here, back) {
        (Some(here), false) => (here + 1) % count,
        (Some(here), true) => (here + count - 1) % count,
        // At first to where the answer lies.
        (None, false) => areas.iter().position(|area| area.iter().any(|stop| stop.lit)).unwrap_or(0),
        (None, true) => count.checked_sub(1)?,
    };
    entrance(areas.get(to)?)
}

/// The nearest thing in a direction; within its area, if there is one.
pub fn by_arrow(stops: &[TabStop], from: RegionId, place: Rect, way: Vec2) -> Option<&TabStop> {
    let gap = |a: (f32, f32), b: (f32, f32)| (b.0 - a.1).max(a.0 - b.1).max(0.0);
    let far = |stop: &TabStop| {
        let off = stop.rect.center() - place.center();
        let along = off.dot(way);
        // What lies beside it is not in this direction.
        let (ahead, across) = if way.x != 0.0 {
            let ahead = if way.x > 0.0 { stop.rect.max.x - place.max.x } else { place.min.x - stop.rect.min.x };
            (ahead, gap((place.min.y, place.max.y), (stop.rect.min.y, stop.rect.max.y)))
        } else {
            let ahead = if way.y > 0.0 { stop.rect.max.y - place.max.y } else { place.min.y - stop.rect.min.y };
            (ahead, gap((place.min.x, place.max.x), (stop.rect.min.x, stop.rect.max.x)))
        };
        let sideways = (off - way * along).length();
        (along > 2.0 && ahead > 0.5).then_some(along + 2.2 * across + 0.4 * sideways)
    };
    let here = area(from);
    // Left and right lead along the rows of an area, so that nothing in it is passed over.
    if way.x != 0.0 && here.is_some() {
        let members: Vec<_> = stops.iter().filter(|stop| area(stop.id) == here).collect();
        let row = in_reading_order(&members);
        let at = row.iter().position(|stop| stop.id == from);
        let next = at.and_then(|at| if way.x > 0.0 { at.checked_add(1) } else { at.checked_sub(1) });
        if let Some(next) = next.and_then(|next| row.get(next).copied()) {
            return Some(next);
        }
    }
    let others = stops.iter().filter(|stop| stop.id != from);
    let ahead = others.filter_map(|stop| far(stop).map(|far| (here.is_some() && area(stop.id) != here, far, stop)));
    // Within its own area first.
    ahead.min_by(|a, b| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1))).map(|(.., stop)| stop)
}

/// What lies nearest to a place.
pub fn nearest_to(stops: &[TabStop], place: Rect) -> Option<&TabStop> {
    let far = |stop: &TabStop| (!stop.lit, stop.rect.center().distance(place.center()));
    stops.iter().min_by(|a, b| far(a).partial_cmp(&far(b)).unwrap_or(std::cmp::Ordering::Equal))
}
