//! What egui shows at a point of the window.

use bevy::prelude::*;
use bevy_egui::egui::{self, Mesh, Pos2, Shape, TextureId, epaint::ClippedShape};

use super::{
    light::{LinearLight, of_egui, times},
    pages::UnpackedPages,
    sprites::{mixed, shares},
};
use crate::ui::atlas::Atlas;

/// The shapes of a frame from the bottom to the top, each with the part of the window in which it is drawn.
pub fn flat(shapes: &[ClippedShape]) -> Vec<ClippedShape> {
    fn add(clip_rect: egui::Rect, shape: &Shape, all: &mut Vec<ClippedShape>) {
        match shape {
            Shape::Noop => {}
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| add(clip_rect, shape, all)),
            shape => all.push(ClippedShape { clip_rect, shape: shape.clone() }),
        }
    }
    let mut all = Vec::new();
    shapes.iter().for_each(|clipped| add(clipped.clip_rect, &clipped.shape, &mut all));
    all
}

/// The colour that a shape has at a point, if it is there. Thin lines are not asked for, nor words.
pub fn at(clipped: &ClippedShape, point: Pos2, atlas: &Atlas, pages: &UnpackedPages) -> Option<LinearLight> {
    if !clipped.clip_rect.contains(point) {
        return None;
    }
    let light = match &clipped.shape {
        Shape::Rect(rect) if rect.blur_width == 0.0 => rect.rect.contains(point).then(|| of_egui(rect.fill)),
        Shape::Circle(circle) => (circle.center.distance(point) < circle.radius).then(|| of_egui(circle.fill)),
        Shape::Path(path) if path.closed => within(&path.points, point).then(|| of_egui(path.fill)),
        Shape::Mesh(mesh) => on_mesh(mesh, point, atlas, pages),
        _ => None,
    };
    light.filter(|light| light.alpha > 0.004)
}

fn within(points: &[Pos2], at: Pos2) -> bool {
    let next = points.iter().cycle().skip(1);
    let crossed = points.iter().zip(next).filter(|(from, to)| {
        (from.y > at.y) != (to.y > at.y) && at.x < from.x + (at.y - from.y) / (to.y - from.y) * (to.x - from.x)
    });
    crossed.count() % 2 == 1
}

fn on_mesh(mesh: &Mesh, at: Pos2, atlas: &Atlas, pages: &UnpackedPages) -> Option<LinearLight> {
    let point = |at: Pos2| Vec2::new(at.x, at.y);
    mesh.indices.chunks_exact(3).rev().find_map(|triangle| {
        let [a, b, c] = [0, 1, 2].map(|corner| mesh.vertices[triangle[corner] as usize]);
        let shares = shares([a, b, c].map(|corner| point(corner.pos)), point(at))?;
        let colour = mixed([a, b, c].map(|corner| of_egui(corner.color)), shares);
        if mesh.texture_id == TextureId::default() {
            return Some(colour);
        }
        let page = pages.page(atlas.file_of_egui(mesh.texture_id)?);
        let uv = point(a.uv) * shares[0] + point(b.uv) * shares[1] + point(c.uv) * shares[2];
        Some(times(page.at(uv * page.size), colour))
    })
}
