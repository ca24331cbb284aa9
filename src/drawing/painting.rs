//! A drawing painted in egui: in a prompt, a window, a book, or a small board.

use bevy::{prelude::*, sprite::Anchor};
use bevy_egui::egui::{self, Color32, Mesh, Painter, Pos2, Shape, Stroke, emath::Rot2, vec2};

use super::{Drawing, DrawingPart, part_motion::PartMotion};
use crate::ui::{atlas::Art, brush::Brush, labels::Label, typefaces::Typeface, typesetter::first_baseline};

/// Where and how a drawing is painted.
pub struct Painting<'a, 'w> {
    brush: &'a Brush<'w>,
    painter: &'a Painter,
    corner: Pos2,
    scale: f32,
    smallest: f32,
}

impl<'w> Brush<'w> {
    /// A painting with its top left corner at a point.
    pub fn painting<'a>(&'a self, painter: &'a Painter, corner: Pos2, scale: f32) -> Painting<'a, 'w> {
        Painting { brush: self, painter, corner, scale, smallest: 0.0 }
    }
}

impl Painting<'_, '_> {
    /// Leaves out words that would be set smaller than this. Figures stay.
    #[must_use]
    pub fn words_from(self, smallest: f32) -> Self {
        Self { smallest, ..self }
    }

    /// Paints a drawing.
    pub fn paint(&self, drawing: &Drawing) {
        drawing.parts.iter().for_each(|part| self.part(part));
    }

    fn at(&self, point: Vec2) -> Pos2 {
        self.corner + vec2(point.x, point.y) * self.scale
    }

    fn part(&self, part: &DrawingPart) {
        match part {
            // Of what a piece shows only on its way, nothing is seen.
            DrawingPart::Picture {
                motion: PartMotion::Legs { phase: 1.. } | PartMotion::Guest { afoot: true } | PartMotion::Shadow,
                ..
            } => {}
            DrawingPart::Picture { art, at, scale, turn, motion } => {
                let (off, turned) = motion.after(0.0);
                self.picture(art, *at + off, *scale, turn + turned);
            }
            DrawingPart::Fill { colour, rect } => {
                let rect = egui::Rect::from_min_max(self.at(rect.min), self.at(rect.max));
                self.painter.rect_filled(rect, 0.0, ink(*colour));
            }
            DrawingPart::Shape { points, fill, edge } => {
                let points = points.iter().map(|point| self.at(*point)).collect();
                let edge = edge.map_or(Stroke::NONE, |(width, colour)| Stroke::new(width * self.scale, ink(colour)));
                self.painter.add(Shape::convex_polygon(points, ink(*fill), edge));
            }
            DrawingPart::Gradient { corners, triangles } => {
                let mut mesh = Mesh::default();
                for (point, colour) in corners {
                    mesh.colored_vertex(self.at(*point), ink(*colour));
                }
                triangles.iter().for_each(|[a, b, c]| mesh.add_triangle((*a).into(), (*b).into(), (*c).into()));
                self.painter.add(Shape::mesh(mesh));
            }
            DrawingPart::Line { points, width, colour } => {
                let points = points.iter().map(|point| self.at(*point)).collect();
                self.painter.add(Shape::line(points, Stroke::new(width * self.scale, ink(*colour))));
            }
            DrawingPart::Words { label, at } => self.words(label, self.at(*at)),
        }
    }

    fn picture(&self, art: &Art, at: Vec2, own: Vec2, turn: f32) {
        let Some(frame) = self.brush.frame(&art.name) else { return };
        let shown = art.crop.map_or(frame, |part| part.intersect(frame));
        if art.centred {
            let size = shown.size() * own * (self.scale * art.height.map_or(1.0, |height| height / shown.height()));
            let whole = egui::Rect::from_center_size(self.at(at), vec2(size.x, size.y));
            return self.brush.quad(self.painter, &art.name, whole, [0.0, 0.0, 1.0, 1.0], ink(art.tint));
        }
        let size = art.size.unwrap_or(shown.size());
        // As with sprites, a stretched picture has no overflow: its frame is its size.
        let origin = if art.size.is_some() { Vec2::ZERO } else { shown.min };
        let (min, size) = (at + (origin - art.pivot) * own, size * own);
        let rect = egui::Rect::from_min_size(self.at(min), vec2(size.x, size.y) * self.scale);
        if let Some(border) = art.slice {
            let over = vec2(frame.min.x, frame.min.y);
            let rect = egui::Rect::from_min_max(rect.min - over, rect.max + over);
            return self.brush.tinted_slice(self.painter, &art.name, border.0, rect, ink(art.tint));
        }
        let Some((mut mesh, on_page)) = self.brush.mesh(&art.name) else { return };
        if art.tiled {
            return self.tiles(art, rect);
        }
        let (from, to) = ((shown.min - frame.min) / frame.size(), (shown.max - frame.min) / frame.size());
        let on_page = egui::Rect::from_min_max(on_page(from.x, from.y), on_page(to.x, to.y));
        mesh.add_rect_with_uv(rect, on_page, ink(art.tint));
        if turn != 0.0 {
            mesh.rotate(Rot2::from_angle(turn), self.at(at));
        }
        self.painter.add(Shape::mesh(mesh));
    }

    /// A pattern, repeated over a rectangle.
    fn tiles(&self, art: &Art, over: egui::Rect) {
        let Some(frame) = self.brush.frame(&art.name) else { return };
        let tile = vec2(frame.width(), frame.height()) * self.scale;
        let count = (over.size() / tile).ceil();
        for (row, column) in (0..count.y as u16).flat_map(|row| (0..count.x as u16).map(move |column| (row, column))) {
            let corner = over.min + tile * vec2(f32::from(column), f32::from(row));
            let part = egui::Rect::from_min_size(corner, tile).intersect(over);
            let shown = part.size() / tile;
            self.brush.quad(self.painter, &art.name, part, [0.0, 0.0, shown.x, shown.y], ink(art.tint));
        }
    }

    fn words(&self, label: &Label, at: Pos2) {
        let font = label.face.at(label.size * self.scale);
        // egui cannot draw type of no size.
        if font.size < self.smallest.max(1.0) && label.text.chars().any(char::is_alphabetic) || font.size < 1.0 {
            return;
        }
        let galley = self.painter.layout_job(label.lines(self.scale, ink(label.color)));
        let spacing = label.spacing * self.scale;
        let off = (label.anchor.as_vec() - Anchor::TOP_LEFT.as_vec()) * Vec2::new(1.0, -1.0);
        // Centred lines have their middle at its left end; the last letter has no space behind it.
        let size = galley.size() - vec2(spacing, 0.0);
        let corner = at - size * vec2(off.x, off.y) - galley.rect.min.to_vec2();
        let top = match first_baseline(&galley) {
            // A line stands on its baseline.
            Some(baseline) if label.width.is_none() => at.y + label.face.below_middle() * font.size - baseline,
            // Josefin Sans sits high in its lines.
            _ if label.face != Typeface::Display => corner.y + font.size * 0.06,
            _ => corner.y,
        };
        self.painter.galley(egui::pos2(corner.x, top), galley, ink(label.color));
    }
}

fn ink(colour: Color) -> Color32 {
    let [r, g, b, a] = colour.to_srgba().to_u8_array();
    Color32::from_rgba_unmultiplied(r, g, b, a)
}
