//! Pictures in other forms than they lie in the atlas: mirrored, turned, squeezed, cut out round.

use std::f32::consts::TAU;

use bevy_egui::egui::{Color32, Pos2, Rect, Shape, emath::Rot2, epaint::Vertex, vec2};

use super::{
    canvas::Canvas,
    symbols::{SIZE, draw_flat, size, wide},
};
use rules::Symbol;

impl Canvas<'_, '_> {
    /// Where a picture is, with its nominal top left corner at a point.
    fn frame_at(&self, name: &str, x: f32, y: f32, scale: f32) -> Option<Rect> {
        let frame = self.brush.frame(name)?;
        let (min, size) = (frame.min * scale, frame.size() * scale);
        Some(Rect::from_min_size(self.at(x + min.x, y + min.y), vec2(size.x, size.y)))
    }

    /// The symbols of a frame in a row centred on a point, as large as they fit; a single one in its large form
    /// where that is not tall.
    pub fn large_symbols(&self, symbols: &[Symbol], (x, y): (f32, f32), (w, h): (f32, f32)) {
        if let [symbol] = symbols
            && let Some((name, size)) = wide(*symbol).filter(|(_, size)| size.y < 80.0)
        {
            let k = (w / size.x).min(h / size.y);
            return self.scaled(&name, x - size.x * k / 2.0, y - size.y * k / 2.0, k);
        }
        let wide = symbols.iter().map(|symbol| size(*symbol).x + 4.0).sum::<f32>() - 4.0;
        let k = (w / wide).min(h / SIZE.y).min(2.0);
        let mut left = x - wide * k / 2.0;
        for symbol in symbols {
            draw_flat(self.brush, self.ui.painter(), *symbol, self.at(left, y - SIZE.y * k / 2.0), k);
            left += (size(*symbol).x + 4.0) * k;
        }
    }

    /// A part of a picture (layout pixels from the top left corner of its frame) stretched over a rectangle.
    pub fn part(&self, name: &str, [left, top, wide, high]: [f32; 4], [x, y, w, h]: [f32; 4]) {
        let Some(frame) = self.brush.frame(name) else { return };
        let (all_wide, all_high) = (frame.width(), frame.height());
        let part = [left / all_wide, top / all_high, (left + wide) / all_wide, (top + high) / all_high];
        self.brush.quad(self.ui.painter(), name, self.area(x, y, w, h), part, Color32::WHITE);
    }

    /// A picture seen in a mirror, in place of the picture of this nominal width with its top left corner at a point.
    pub fn mirrored(&self, name: &str, x: f32, y: f32, nominal: f32, scale: f32) {
        let Some(frame) = self.frame_at(name, x, y, scale) else { return };
        let middle = self.at(x + nominal * scale / 2.0, y).x;
        let rect = Rect::from_x_y_ranges(2.0 * middle - frame.right()..=2.0 * middle - frame.left(), frame.y_range());
        self.brush.quad(self.ui.painter(), name, rect, [1.0, 0.0, 0.0, 1.0], Color32::WHITE);
    }

    /// A picture narrowed to a part of its width (0 to 1) around a line, as something that turns over.
    pub fn squeezed(&self, name: &str, x: f32, y: f32, scale: f32, (around, part): (f32, f32)) {
        let Some(frame) = self.frame_at(name, x, y, scale) else { return };
        let middle = self.at(around, y).x;
        let of = |side: f32| middle + (side - middle) * part;
        let rect = Rect::from_x_y_ranges(of(frame.left())..=of(frame.right()), frame.y_range());
        self.brush.quad(self.ui.painter(), name, rect, [0.0, 0.0, 1.0, 1.0], Color32::WHITE);
    }

    /// A picture with its nominal top left corner at a point, turned around another one (clockwise, in radians).
    pub fn turned(&self, name: &str, x: f32, y: f32, scale: f32, ((around_x, around_y), angle): ((f32, f32), f32)) {
        let Some((frame, (mut mesh, on_page))) = self.frame_at(name, x, y, scale).zip(self.brush.mesh(name)) else {
            return;
        };
        mesh.add_rect_with_uv(frame, Rect::from_min_max(on_page(0.0, 0.0), on_page(1.0, 1.0)), Color32::WHITE);
        mesh.rotate(Rot2::from_angle(angle), self.at(around_x, around_y));
        self.ui.painter().add(Shape::mesh(mesh));
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
