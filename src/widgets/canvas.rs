//! The canvas: pictures, text by its baseline and widgets at layout coordinates, in egui.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{
    self, Color32, FontId, Galley, Pos2, Rect as ERect, Response, Sense, Shape, Stroke, Ui, text::LayoutJob,
};

use super::{button::Button, window::scrolled};
use crate::{
    drawing::painting::Painting,
    localization::Value,
    ui::{
        brush::{Brush, layer_from},
        labels::Align,
        regions::{Control, RegionId},
        symbols::draw_symbols,
        text::{draw_fitted, fitted},
        theme::{bold, display, palette, text},
    },
};
use rules::Symbol;

/// A surface to draw on: all coordinates are layout pixels.
pub struct Canvas<'a, 'w> {
    pub(super) brush: &'a mut Brush<'w>,
    /// For anything this canvas has no function for.
    pub ui: &'a mut Ui,
    offset: egui::Vec2,
}

impl<'a, 'w> Canvas<'a, 'w> {
    pub(super) fn new(brush: &'a mut Brush<'w>, ui: &'a mut Ui, offset: egui::Vec2) -> Self {
        Self { brush, ui, offset }
    }
}

impl<'w> Brush<'w> {
    /// Draws on a canvas over the whole window. Further down than the layout height `covers`, other layers get no
    /// clicks.
    pub fn canvas<R>(
        &mut self,
        ctx: &egui::Context,
        name: &str,
        order: egui::Order,
        covers: Option<f32>,
        draw: impl FnOnce(&mut Canvas<'_, 'w>) -> R,
    ) -> R {
        let viewport = *self.viewport();
        let offset = egui::vec2(viewport.origin.x, viewport.origin.y) / viewport.scale;
        let below = egui::vec2(viewport.window.x, viewport.window.y) / viewport.scale;
        let covered = covers.map(|from| ERect::from_min_max(egui::pos2(0.0, from + offset.y), below.to_pos2()));
        layer_from(ctx, name, order, covered.map_or(Pos2::ZERO, |covered| covered.min), |ui| {
            if let Some(covered) = covered {
                ui.allocate_rect(covered, Sense::CLICK | Sense::DRAG);
            }
            draw(&mut Canvas::new(self, ui, offset))
        })
    }
}

impl<'w> Canvas<'_, 'w> {
    /// What it is drawn with.
    pub fn brush(&self) -> &Brush<'w> {
        self.brush
    }

    /// The text for a key.
    pub fn words(&self, key: &str) -> String {
        self.brush.texts().get(key)
    }

    /// The text for a key with values filled in.
    pub fn words_with<'v>(&self, key: &str, values: impl IntoIterator<Item = (&'v str, Value<'v>)>) -> String {
        self.brush.texts().with(key, values)
    }

    /// The part of the stage's plane that the window shows.
    pub fn visible(&self) -> Rect {
        self.brush.viewport().visible()
    }

    /// Draws what may be higher than there is room for: a finger or the wheel moves it. `draw` has a canvas of its own,
    /// with its corner at 0, 0, and returns how high it is. The name says which screen it is: several are drawn on the
    /// same layer, one after the other, and each begins at its top.
    pub fn scrolled(&mut self, name: &str, [x, y, w, h]: [f32; 4], draw: impl FnOnce(&mut Canvas<'_, 'w>) -> f32) {
        let rect = self.area(x, y, w, h);
        // The wheel counts only where a layer has something.
        self.ui.allocate_rect(rect, Sense::hover());
        let brush = &mut *self.brush;
        scrolled(self.ui, name, rect, |ui, place| place.top() + draw(&mut Canvas::new(brush, ui, place.min.to_vec2())));
    }

    /// A painting with its top left corner at a layout point.
    pub fn painting(&self, x: f32, y: f32, scale: f32) -> Painting<'_, 'w> {
        self.brush.painting(self.ui.painter(), self.at(x, y), scale)
    }

    /// Converts a layout point to egui's points.
    pub fn at(&self, x: f32, y: f32) -> Pos2 {
        egui::pos2(x, y) + self.offset
    }

    /// Converts a layout rectangle to egui's points.
    pub fn area(&self, x: f32, y: f32, w: f32, h: f32) -> ERect {
        ERect::from_min_size(self.at(x, y), egui::vec2(w, h))
    }

    /// A picture with its nominal top left corner at a point.
    pub fn art(&self, name: &str, x: f32, y: f32) {
        self.scaled(name, x, y, 1.0);
    }

    /// A picture scaled around its nominal top left corner.
    pub fn scaled(&self, name: &str, x: f32, y: f32, scale: f32) {
        self.brush.picture(self.ui.painter(), name, self.at(x, y), scale);
    }

    /// The symbols of a frame in a row, as large as will fit.
    pub fn symbols(&self, symbols: &[Symbol], x: f32, y: f32, w: f32, h: f32) {
        draw_symbols(self.brush, self.ui.painter(), symbols, self.area(x, y, w, h));
    }

    /// The same with a tint (white with less alpha lets the background through).
    pub fn tinted(&self, name: &str, x: f32, y: f32, scale: f32, tint: Color32) {
        self.brush.tinted(self.ui.painter(), name, self.at(x, y), scale, tint);
    }

    /// A picture centred on a point, at a given height.
    pub fn icon(&self, name: &str, x: f32, y: f32, height: f32) {
        self.brush.icon(self.ui.painter(), name, self.at(x, y), height);
    }

    /// Some rows of a picture (layout pixels from the top of its frame) stretched over a rectangle.
    pub fn part_rows(&self, name: &str, (from, to): (f32, f32), [x, y, w, h]: [f32; 4]) {
        let Some(frame) = self.brush.frame(name) else { return };
        let part = [0.0, from / frame.height(), 1.0, to / frame.height()];
        self.brush.quad(self.ui.painter(), name, self.area(x, y, w, h), part, Color32::WHITE);
    }

    /// A nine-slice (borders left, top, right, bottom) around a rectangle.
    pub fn slice(&self, name: &str, border: [f32; 4], x: f32, y: f32, w: f32, h: f32) {
        self.brush.slice(self.ui.painter(), name, border, self.area(x, y, w, h));
    }

    /// A notched panel.
    pub fn panel(&self, x: f32, y: f32, w: f32, h: f32) {
        self.slice("panel/lacquer", [20.0; 4], x, y, w, h);
    }

    /// A pattern repeated over a rectangle.
    pub fn tiled(&self, name: &str, x: f32, y: f32, w: f32, h: f32) {
        let Some(frame) = self.brush.frame(name) else { return };
        let tile = frame.size();
        let mut top = 0.0;
        while top < h {
            let part_h = tile.y.min(h - top);
            let mut left = 0.0;
            while left < w {
                let part_w = tile.x.min(w - left);
                let part = [0.0, 0.0, part_w / tile.x, part_h / tile.y];
                let rect = self.area(x + left, y + top, part_w, part_h);
                self.brush.quad(self.ui.painter(), name, rect, part, Color32::WHITE);
                left += tile.x;
            }
            top += tile.y;
        }
    }

    /// A filled rectangle.
    pub fn fill(&self, x: f32, y: f32, w: f32, h: f32, colour: Color32) {
        self.ui.painter().rect_filled(self.area(x, y, w, h), 0.0, colour);
    }

    /// A rectangle with cut corners and an edge.
    pub fn plate(&self, x: f32, y: f32, w: f32, h: f32, ground: Color32, edge: Color32, width: f32) {
        self.shape(self.notched(x, y, w, h, 4.0), ground, edge, width);
    }

    /// A straight line.
    pub fn line(&self, from: (f32, f32), to: (f32, f32), width: f32, colour: Color32) {
        let ends = [self.at(from.0, from.1), self.at(to.0, to.1)];
        self.ui.painter().line_segment(ends, Stroke::new(width, colour));
    }

    /// A dashed straight line.
    pub fn dashed(&self, from: (f32, f32), to: (f32, f32), width: f32, colour: Color32) {
        let ends = [self.at(from.0, from.1), self.at(to.0, to.1)];
        self.ui.painter().extend(Shape::dashed_line(&ends, Stroke::new(width, colour), 3.0, 4.0));
    }

    /// A filled convex outline.
    pub fn shape(&self, points: Vec<Pos2>, ground: Color32, edge: Color32, width: f32) {
        self.ui.painter().add(Shape::convex_polygon(points, ground, Stroke::new(width, edge)));
    }

    /// A rectangle with its corners cut.
    pub fn notched(&self, x: f32, y: f32, w: f32, h: f32, cut: f32) -> Vec<Pos2> {
        let (r, b) = (x + w, y + h);
        [(x + cut, y), (r - cut, y), (r, y + cut), (r, b - cut), (r - cut, b), (x + cut, b), (x, b - cut), (x, y + cut)]
            .map(|(x, y)| self.at(x, y))
            .to_vec()
    }

    /// A line of text with its baseline at y. Returns its width.
    pub fn text(&self, x: f32, y: f32, words: &str, font: FontId, colour: Color32, align: Align) -> f32 {
        self.spaced(x, y, words, font, colour, align, 0.0)
    }

    /// The same with extra space between the letters.
    #[expect(clippy::too_many_arguments, reason = "each is one word of typography")]
    pub fn spaced(
        &self,
        x: f32,
        y: f32,
        words: &str,
        font: FontId,
        colour: Color32,
        align: Align,
        spacing: f32,
    ) -> f32 {
        // Something that grows from nothing begins without its words; egui cannot draw type of no size.
        if font.size < 1.0 {
            return 0.0;
        }
        let mut job = LayoutJob::simple_singleline(words.to_owned(), font, colour);
        for section in &mut job.sections {
            section.format.extra_letter_spacing = spacing;
        }
        let galley = self.ui.painter().layout_job(job);
        let width = galley.size().x - spacing;
        let base = galley.rows.first().and_then(|row| Some(row.pos.y + row.glyphs.first()?.pos.y)).unwrap_or(0.0);
        let left = match align {
            Align::Left => x,
            Align::Centre => x - width / 2.0,
            Align::Right => x - width,
        };
        self.ui.painter().galley(self.at(left, y - base), galley, colour);
        width
    }

    /// The width of a line of text.
    pub fn width(&self, words: &str, font: FontId) -> f32 {
        if font.size < 1.0 {
            return 0.0;
        }
        self.ui.painter().layout_no_wrap(words.to_owned(), font, Color32::WHITE).size().x
    }

    /// A line of text, set smaller or cut short if it is wider than `most`.
    #[expect(clippy::too_many_arguments, reason = "each is one word of typography")]
    pub fn fit(&self, x: f32, y: f32, words: &str, font: FontId, colour: Color32, align: Align, most: f32) -> f32 {
        let (words, font) = fitted(self.ui.painter(), words, font, most);
        self.text(x, y, &words, font, colour, align)
    }

    /// Wrapped text with its top left corner at a point. Returns its height.
    pub fn wrapped(&self, x: f32, y: f32, width: f32, words: &str, font: FontId, colour: Color32) -> f32 {
        let galley = self.laid(words, font, colour, width);
        let height = galley.size().y;
        self.ui.painter().galley(self.at(x, y), galley, colour);
        height
    }

    /// Wrapped text, laid out but not drawn yet.
    pub fn laid(&self, words: &str, font: FontId, colour: Color32, width: f32) -> Arc<Galley> {
        self.ui.painter().layout(words.to_owned(), font, colour, width)
    }

    /// A number centred on a point, also vertically.
    pub fn figure(&self, x: f32, y: f32, words: &str, size: f32, colour: Color32) {
        self.text(x, y + size * 0.35, words, figure_face(words, size), colour, Align::Centre);
    }

    /// A number of points on its red plate, centred.
    pub fn points(&self, x: f32, y: f32, points: impl ToString, w: f32, h: f32) {
        self.slice("ticket", [6.0; 4], x - w / 2.0, y - h / 2.0, w, h);
        self.figure(x, y, &points.to_string(), h * 0.72, Color32::from_rgb(0xFF, 0xF6, 0xE2));
    }

    /// A player's sign, centred.
    pub fn emblem(&self, colour: crate::session::Colour, x: f32, y: f32, radius: f32) {
        let scale = radius / 10.0;
        self.scaled(&format!("emblem/{}", colour.key()), x - 12.0 * scale, y - 12.0 * scale, scale);
    }

    /// Registers an area that can be clicked.
    pub fn hit(&mut self, id: impl Into<RegionId>, x: f32, y: f32, w: f32, h: f32) -> Response {
        let rect = self.area(x, y, w, h);
        self.brush.clickable(self.ui, id, rect, true)
    }

    /// Registers a rectangle whose clicks one of egui's own widgets handles.
    pub fn register(&mut self, id: impl Into<RegionId>, x: f32, y: f32, w: f32, h: f32) {
        let rect = self.area(x, y, w, h);
        self.brush.register(self.ui, id, rect);
    }

    /// A button. Returns whether it was clicked.
    pub fn button(&mut self, button: &Button, [x, y, w, h]: [f32; 4]) -> bool {
        let rect = self.area(x, y, w, h);
        button.draw(self.brush, self.ui, rect, false)
    }

    /// The bar at the top of a screen. Returns whether its back button was clicked.
    pub fn top_bar(&mut self, width: f32, title: &str, middle: &str, back: Option<Control>) -> bool {
        let visible = self.visible();
        let (left, w) = (visible.min.x.min(0.0), visible.width().max(width));
        self.fill(left, 0.0, w, 50.0, Color32::from_rgb(0x0A, 0x13, 0x22));
        self.fill(left, 49.0, w, 1.6, palette::BRASS);
        self.fill(left, 52.5, w, 0.7, palette::BRASS.gamma_multiply(0.5));
        if visible.min.y < -2.0 {
            // The bar is not the edge of the window: the night continues above it.
            self.fill(left, -0.6, w, 1.6, palette::BRASS);
            self.fill(left, -3.3, w, 0.7, palette::BRASS.gamma_multiply(0.5));
        }
        let mut x = 16.0;
        let mut clicked = false;
        if let Some(id) = back {
            let response = self.hit(id, 12.0, 6.0, 54.0, 38.0);
            let ground = if response.hovered() { "panel/button-hover" } else { "panel/button" };
            self.slice(ground, [12.0; 4], 12.0, 6.0, 54.0, 38.0);
            self.icon("ui/back", 39.0, 25.0, 30.0);
            clicked = response.clicked();
            x = 82.0;
        }
        self.text(x, 34.0, title, display(25.0), palette::LAMP, Align::Left);
        self.text(width / 2.0, 32.0, middle, text(18.0), palette::STEAM, Align::Centre);
        clicked
    }

    /// The background of a whole screen: night with a pattern of fans.
    pub fn night(&self) {
        let visible = self.visible();
        let (x, y, w, h) = (visible.min.x, visible.min.y, visible.width(), visible.height());
        self.fill(x, y, w, h, Color32::from_rgb(0x0D, 0x17, 0x27));
        self.tiled("bg/fans", x, y, w, h);
    }

    /// Text centred in a rectangle, set smaller if it would not fit.
    pub fn centred(&self, [x, y, w, h]: [f32; 4], words: &str, font: FontId, colour: Color32) {
        draw_fitted(self.ui.painter(), self.area(x, y, w, h), words, font, colour);
    }
}

/// Limelight for numbers, but not for a lone 0, which looks like a half moon in it.
pub fn figure_face(words: &str, size: f32) -> FontId {
    if words == "0" { bold(size) } else { display(size) }
}
