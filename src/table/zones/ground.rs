//! The night below everything, and the grounds of bars, boards and panels.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use crate::{
    drawing::{Drawing, colour},
    pieces::portrait::{self, Look},
    session::PlayerKind,
    table::scene::{
        pieces::{Scene, z},
        view::View,
    },
    ui::{atlas::Art, labels::Align, theme::palette},
};

/// The night, as far as the window shows it.
pub fn night(view: &View, scene: &mut Scene) {
    let mut night = Drawing::default();
    let all = view.visible.inflate(2.0);
    // Tiles start at a fixed point, so that a resized window does not shift the pattern.
    let corner = (all.min / Vec2::new(320.0, 160.0)).floor() * Vec2::new(320.0, 160.0);
    let size = all.max - corner;
    night.art(Art::new("bg/table").tiled(size.x, size.y), corner.x, corner.y, 1.0);
    for ray in 0..RAYS {
        let Beam { from, long, up } = Beam::of(ray, view.visible);
        let art = Art::new("bg/beam").pivot(0.0, BEAM.y / 2.0);
        night.turned(art, from.x, from.y, Vec2::splat(long / BEAM.x), -up);
    }
    night.art(Art::new("bg/fans").tiled(size.x, size.y), corner.x, corner.y, 1.0);
    scene.still("night", 0, 0, night, Vec2::ZERO, z::GROUND);
}

/// The size of the picture of a beam of light: a wedge that is broad at its far end.
const BEAM: Vec2 = Vec2::new(900.0, 70.0);
/// How many beams there are.
const RAYS: u8 = 9;

/// A beam of light across the night, out of the left edge of the window and beyond its other edges.
struct Beam {
    from: Vec2,
    long: f32,
    /// Its angle against the horizon.
    up: f32,
}

impl Beam {
    fn of(ray: u8, visible: Rect) -> Self {
        let from = Vec2::new(visible.min.x - 60.0, 560.0);
        let corner = Vec2::new(visible.max.x, visible.min.y) - from;
        Self { from, long: corner.length() + 20.0, up: 0.06 + f32::from(ray) * 0.155 }
    }
}

/// The top bar.
pub fn top_bar(view: &View, scene: &mut Scene) {
    let (bar, seen) = (view.layout.top_bar.ground, view.visible);
    let line = colour(palette::BRASS);
    let mut top = Drawing::default();
    let across = |y: f32, high: f32| Rect::new(seen.min.x - 2.0, y, seen.max.x + 2.0, y + high);
    // Where the bar is not the edge of the window, the night continues above it.
    let is_edge = seen.min.y >= bar.min.y - 2.0;
    let from = if is_edge { seen.min.y - 2.0 } else { bar.min.y };
    top.fill(across(from, bar.max.y - from), colour(Color32::from_rgb(0x0A, 0x13, 0x22)));
    let [(near, thick), (far, thin)] = view.layout.top_bar.lines;
    top.fill(across(bar.max.y + near, thick), line).fill(across(bar.max.y + far, thin), line.with_alpha(0.5));
    if !is_edge {
        top.fill(across(bar.min.y - 0.6, thick), line).fill(across(bar.min.y - 3.3, thin), line.with_alpha(0.5));
    }
    scene.still("top", 0, 0, top, Vec2::ZERO, z::FRAME);
}

/// The ground of the prompt.
pub fn prompt(view: &View, scene: &mut Scene) {
    let mut prompt = Drawing::default();
    prompt.slice("panel/prompt", 20.0, view.layout.prompt);
    let banner = view.layout.banner;
    let around = Rect::from_corners(banner.min - Vec2::Y * 3.0, banner.max + Vec2::Y * 3.0);
    prompt.slice("panel/banner", 19.0, around);
    scene.still("prompt", 0, 0, prompt, Vec2::ZERO, z::FRAME);
}

/// The ground of what a tab shows.
pub fn sheet(view: &View, scene: &mut Scene) {
    let Some(sheet) = view.layout.sheet else { return };
    scene.still("sheet", 0, 0, Drawing::default().panel(sheet), Vec2::ZERO, z::FRAME);
}

/// The frame of the board in front, with its player's name where there is a plate for it.
pub fn board(view: &View, scene: &mut Scene) {
    let mut own = Drawing::default();
    own.slice(format!("panel/board/{}", view.colour(view.viewed).key()), 20.0, view.layout.board.frame);
    if let Some(plate) = view.layout.board.name_plate {
        name(view, &mut own, plate);
    }
    scene.still("board", 0, 0, own, Vec2::ZERO, z::FRAME);
}

fn name(view: &View, own: &mut Drawing, plate: Rect) {
    own.slice("panel/name", 10.0, plate);
    let middle = plate.center().x;
    let high = plate.height();
    let seat = view.session.seat(view.viewed);
    let portrait = portrait::with_sign(seat, Look::default(), 15.5);
    own.put(&portrait, middle, plate.min.y + high * 0.25, 1.0);
    match name_lines(&seat.name) {
        (one, None) => {
            own.words(
                one.clone(),
                middle,
                plate.min.y + high * 0.735,
                name_size(&[&one]),
                palette::PAPER,
                Align::Centre,
            );
        }
        (one, Some(other)) => {
            let size = name_size(&[&one, &other]).min(13.0);
            own.words(one, middle, plate.min.y + high * 0.64, size, palette::PAPER, Align::Centre);
            own.words(other, middle, plate.min.y + high * 0.64 + size, size, palette::PAPER, Align::Centre);
        }
    }
    let key = match seat.player {
        PlayerKind::Bot(_) => Some("table-bot"),
        PlayerKind::Human if view.session.is_human(view.viewed) && view.session.humans() == 1 => Some("table-you"),
        PlayerKind::Human | PlayerKind::Friend => None,
    };
    if let Some(key) = key {
        own.words(view.texts.get(key), middle, plate.min.y + high * 0.94, 14.5, palette::STEAM, Align::Centre);
    }
}

/// The most letters in one line of the plate.
const PLATE: usize = 12;

/// The type in which these lines fit on the plate.
fn name_size(lines: &[&str]) -> f32 {
    let letters = lines.iter().map(|line| line.chars().count()).max().unwrap_or_default();
    (122.0 / letters.max(1) as f32).clamp(10.0, 18.0)
}

/// A name as it stands on the plate: a long one in two lines, broken where there is a space or else cut short.
fn name_lines(name: &str) -> (String, Option<String>) {
    let long = |line: &str| line.chars().count();
    if long(name) < PLATE {
        return (name.to_owned(), None);
    }
    let breaks = name.match_indices(' ').map(|(at, _)| name.split_at(at));
    let lines = breaks.map(|(one, other)| (one, other.trim_start()));
    let even = lines.min_by_key(|(one, other)| long(one).max(long(other)));
    let cut = |line: &str| {
        let short: String = line.chars().take(PLATE - 1).collect();
        if long(line) <= PLATE { line.to_owned() } else { short + "…" }
    };
    match even {
        Some((one, other)) => (cut(one), Some(cut(other))),
        None => (cut(name), None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::viewport::Viewport;

    #[test]
    fn a_long_name_stands_in_two_lines() {
        let lines = |name: &str| {
            let (one, other) = name_lines(name);
            [one].into_iter().chain(other).collect::<Vec<_>>().join("/")
        };
        assert_eq!(lines("Whitlock"), "Whitlock");
        assert_eq!(lines("Anna 2"), "Anna 2");
        assert_eq!(lines("Bartholomew the Thir"), "Bartholomew/the Thir");
        assert_eq!(lines("Maximiliane Augustaa"), "Maximiliane/Augustaa");
        assert_eq!(lines("Wolfeschlegelsteinha"), "Wolfeschleg…");
    }

    #[test]
    fn no_beam_begins_or_ends_in_sight() {
        for window in [(1280, 720), (1024, 768), (2560, 1080), (3840, 1080), (700, 900), (844, 390)] {
            let visible = Viewport::fit(Vec2::new(window.0 as f32, window.1 as f32), 1.0).visible();
            for ray in 0..RAYS {
                let Beam { from, long, up } = Beam::of(ray, visible);
                let end = from + Vec2::new(up.cos(), -up.sin()) * long;
                let across = Vec2::new(up.sin(), up.cos()) * BEAM.y / 2.0 * long / BEAM.x;
                for corner in [from, end - across, end + across] {
                    assert!(!visible.contains(corner), "{window:?}, beam {ray}: {corner}");
                }
            }
        }
    }
}
