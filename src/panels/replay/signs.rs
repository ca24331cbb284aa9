//! The signs of a replay: those on the buttons that move through the game, and what stands on its line.

use bevy::prelude::*;

use super::layout::{PLAY, TRANSPORT};
use crate::{
    drawing::{Drawing, Ink, rect},
    ui::theme::palette,
};

/// A triangle that points to the right (or to the left) with its middle here.
fn triangle(drawing: &mut Drawing, middle: Vec2, size: f32, way: f32, ink: impl Ink) {
    let (x, y) = (way * size * 0.5, size * 0.58);
    let corners = [Vec2::new(-x, -y), Vec2::new(x, 0.0), Vec2::new(-x, y)];
    drawing.shape(corners.map(|corner| middle + corner).to_vec(), ink, None);
}

/// A thin bar with its middle here.
fn bar(drawing: &mut Drawing, middle: Vec2, width: f32, height: f32, ink: impl Ink) {
    drawing.fill(Rect::from_center_size(middle, Vec2::new(width, height)), ink);
}

/// The sign on one of the buttons, with its middle here.
pub fn transport(drawing: &mut Drawing, part: usize, plays: bool, middle: Vec2, ink: impl Ink + Copy) {
    let way = if part < PLAY { -1.0 } else { 1.0 };
    let at = |x: f32| middle + Vec2::X * x * way;
    match part {
        PLAY if plays => [-5.5, 5.5].into_iter().for_each(|x| bar(drawing, at(x), 5.5, 19.0, ink)),
        PLAY => triangle(drawing, at(1.5), 17.0, 1.0, ink),
        part if part == 0 || part + 1 == TRANSPORT => {
            triangle(drawing, at(-6.0), 11.0, way, ink);
            triangle(drawing, at(4.0), 11.0, way, ink);
            bar(drawing, at(11.0), 2.6, 14.0, ink);
        }
        _ => {
            triangle(drawing, at(-3.0), 12.0, way, ink);
            bar(drawing, at(6.0), 2.6, 14.0, ink);
        }
    }
}

/// A small lantern, whose foot stands here; it glows once its scoring phase is over.
pub fn lantern(drawing: &mut Drawing, foot: Vec2, glows: bool) {
    let ink = if glows { palette::LAMP } else { palette::MUTED };
    let body = rect(foot.x - 5.5, foot.y - 14.0, 11.0, 13.0);
    drawing.fill(body, if glows { palette::LAMP } else { palette::LACQUER }).frame(body, 1.6, ink);
    if glows {
        drawing.fill(rect(foot.x - 1.5, foot.y - 10.5, 3.0, 6.0), palette::INK);
    }
    let roof = [(-5.0, -14.0), (-2.0, -19.0), (2.0, -19.0), (5.0, -14.0)];
    drawing.stroke(roof.map(|(x, y)| foot + Vec2::new(x, y)).to_vec(), 1.6, ink);
    drawing.fill(rect(foot.x - 7.5, foot.y - 1.6, 15.0, 1.8), ink);
}

/// The flag at the end, whose foot stands here.
pub fn flag(drawing: &mut Drawing, foot: Vec2, reached: bool) {
    const SIDE: f32 = 4.2;
    let ink = if reached { palette::LAMP } else { palette::PAPER };
    drawing.fill(rect(foot.x - 1.0, foot.y - 21.0, 2.0, 22.0), ink);
    for (column, row) in (0..3u8).flat_map(|column| (0..3u8).map(move |row| (column, row))) {
        let ground = if (column + row) % 2 == 0 { ink } else { palette::INK };
        let corner = foot + Vec2::new(1.0 + f32::from(column) * SIDE, -21.0 + f32::from(row) * SIDE);
        drawing.fill(rect(corner.x, corner.y, SIDE, SIDE), ground);
    }
}

/// Where the game is: a triangle below the line that points up to it.
pub fn here(drawing: &mut Drawing, tip: Vec2) {
    let corners = [(0.0, 0.0), (7.5, 13.0), (-7.5, 13.0)];
    let edge = Some((1.2, palette::INK.colour()));
    drawing.shape(corners.map(|(x, y)| tip + Vec2::new(x, y)).to_vec(), palette::LAMP, edge);
}
