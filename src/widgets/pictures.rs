//! Pictures cut out round.

use std::f32::consts::TAU;

use bevy_egui::egui::{Color32, Pos2, Rect, Shape, epaint::Vertex, vec2};

use super::canvas::Canvas;

impl Canvas<'_, '_> {
    /// Where a picture is, with its nominal top left corner at a point.
    fn frame_at(&self, name: &str, x: f32, y: f32, scale: f32) -> Option<Rect> {
        let frame = self.brush.frame(name)?;
        let (min, size) = (frame.min * scale, frame.size() * scale);
        Some(Rect::from_min_size(self.at(x + min.x, y + min.y), vec2(size.x, size.y)))
    }

    /// The part of a picture within a circle, the picture having its nominal top left corner at a point.
    pub fn cut_round(&self, name: &str, (x, y): (f32, f32), scale: f32, (middle_x, middle_y): (f32, f32), radius: f32) {
        const CORNERS: u32 = 64;
        let Some((frame, (mut mesh, on_page))) = self.frame_at(name, x, y, scale).zip(self.brush.mesh(name)) else {
            return;
        };
        let middle = self.at(middle_x, middle_y);
        let vertex = |pos: Pos2| {
            // Beyond its frame, a picture is empty to its very edge.
            let (u, v) = ((pos.x - frame.left()) / frame.width(), (pos.y - frame.top()) / frame.height());
            Vertex { pos, uv: on_page(u.clamp(0.0, 1.0), v.clamp(0.0, 1.0)), color: Color32::WHITE }
        };
        let rim = (0..CORNERS).map(|corner| {
            let angle = TAU * corner as f32 / CORNERS as f32;
            vertex(middle + radius * vec2(angle.cos(), angle.sin()))
        });
        mesh.vertices = std::iter::once(vertex(middle)).chain(rim).collect();
        (0..CORNERS).for_each(|corner| mesh.add_triangle(0, 1 + corner, 1 + (corner + 1) % CORNERS));
        self.ui.painter().add(Shape::mesh(mesh));
    }
}
