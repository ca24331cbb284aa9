//! What the screens are drawn with: pictures, text on its base line and widgets at stage
//! coordinates, in egui.

use std::sync::Arc;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::egui::{
    self, Color32, FontId, Galley, Pos2, Rect as ERect, Response, Shape, Stroke, StrokeKind, Ui, text::LayoutJob,
};

use super::{
    atlas::Atlas,
    theme::{Brush, ButtonKind, bold, display, fitted, palette, text},
    viewport::Viewport,
    widgets::draw_symbols,
};
use crate::{
    localization::{Texts, Value},
    rules::Symbol,
};

/// The edge of what cannot be used now.
pub const DIM: Color32 = Color32::from_rgb(0x44, 0x55, 0x6E);
/// The ground of fields.
pub const FIELD: Color32 = Color32::from_rgb(0x0D, 0x18, 0x29);
/// What is chosen, on night.
pub const CHOSEN: Color32 = Color32::from_rgb(0x1D, 0x34, 0x57);
/// The darkest ground, for bars and veils.
pub const DEEP: Color32 = Color32::from_rgb(0x0B, 0x14, 0x22);

/// Where a line of text stands relative to its x.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// It begins there.
    Left,
    /// It is centred there.
    Centre,
    /// It ends there.
    Right,
}

/// Everything a screen is drawn with.
#[derive(SystemParam)]
pub struct Pen<'w> {
    brush: Brush<'w>,
    atlas: Res<'w, Atlas>,
    texts: Res<'w, Texts>,
}

impl<'w> Pen<'w> {
    /// The stage, for layout.
    pub fn viewport(&self) -> Viewport {
        *self.brush.viewport()
    }

    /// Draws over the whole window. Things on other layers get no clicks below the layout height `covers`.
    pub fn page<R>(
        &mut self,
        ctx: &egui::Context,
        name: &str,
        order: egui::Order,
        covers: Option<f32>,
        draw: impl FnOnce(&mut Page<'_, 'w>) -> R,
    ) -> R {
        let viewport = self.viewport();
        let offset = egui::vec2(viewport.origin.x, viewport.origin.y) / viewport.scale;
        let window =
            ERect::from_min_size(Pos2::ZERO, egui::vec2(viewport.window.x, viewport.window.y) / viewport.scale);
        let top = |from: f32| egui::pos2(0.0, from + offset.y);
        egui::Area::new(egui::Id::new(name))
            .order(order)
            .fixed_pos(Pos2::ZERO)
            .constrain(false)
            .sense(egui::Sense::hover())
            .fade_in(false)
            .show(ctx, |ui| {
                ui.set_clip_rect(ERect::EVERYTHING);
                if let Some(from) = covers {
                    ui.allocate_rect(ERect::from_min_max(top(from), window.max), egui::Sense::click_and_drag());
                }
                draw(&mut Page { pen: self, ui, offset })
            })
            .inner
    }
}

/// A page being drawn: all coordinates are layout pixels.
pub struct Page<'a, 'w> {
    pen: &'a mut Pen<'w>,
    /// For what is not covered here.
    pub ui: &'a mut Ui,
    offset: egui::Vec2,
}

impl Page<'_, '_> {
    /// The words for a key.
    pub fn words(&self, key: &str) -> String {
        self.pen.texts.get(key)
    }

    /// The words for a key with values put in.
    pub fn words_with<'v>(&self, key: &str, values: impl IntoIterator<Item = (&'v str, Value<'v>)>) -> String {
        self.pen.texts.with(key, values)
    }

    /// What part of the stage's plane the window shows.
    pub fn visible(&self) -> Rect {
        self.pen.viewport().visible()
    }

    /// A layout point in egui's points.
    pub fn at(&self, x: f32, y: f32) -> Pos2 {
        egui::pos2(x, y) + self.offset
    }

    /// A layout rectangle in egui's points.
    pub fn area(&self, x: f32, y: f32, w: f32, h: f32) -> ERect {
        ERect::from_min_size(self.at(x, y), egui::vec2(w, h))
    }

    /// A picture with its nominal top left corner at a point.
    pub fn art(&self, name: &str, x: f32, y: f32) {
        self.scaled(name, x, y, 1.0);
    }

    /// A picture scaled around its nominal top left corner.
    pub fn scaled(&self, name: &str, x: f32, y: f32, scale: f32) {
        self.pen.brush.picture(self.ui.painter(), name, self.at(x, y), scale);
    }

    /// The symbols of a frame in a row, as large as they fit.
    pub fn symbols(&self, symbols: &[Symbol], x: f32, y: f32, w: f32, h: f32) {
        draw_symbols(&self.pen.brush, self.ui.painter(), symbols, self.area(x, y, w, h));
    }

    /// The same in a tint (white with less alpha lets the ground through).
    pub fn tinted(&self, name: &str, x: f32, y: f32, scale: f32, tint: Color32) {
        self.pen.brush.tinted(self.ui.painter(), name, self.at(x, y), scale, tint);
    }

    /// A picture centred on a point, so high.
    pub fn icon(&self, name: &str, x: f32, y: f32, height: f32) {
        self.pen.brush.icon(self.ui.painter(), name, self.at(x, y), height);
    }

    /// Some rows of a picture (layout pixels from the top of its frame) stretched over a rectangle.
    pub fn part_rows(&self, name: &str, (from, to): (f32, f32), [x, y, w, h]: [f32; 4]) {
        let Some(frame) = self.pen.atlas.get(name).map(|picture| picture.frame) else { return };
        let part = [0.0, from / frame.height(), 1.0, to / frame.height()];
        self.pen.brush.quad(self.ui.painter(), name, self.area(x, y, w, h), part, Color32::WHITE);
    }

    /// A nine-slice (borders left, top, right, bottom) around a rectangle; what the drawing sticks
    /// out of its nominal rectangle sticks out here too.
    pub fn slice(&self, name: &str, border: [f32; 4], x: f32, y: f32, w: f32, h: f32) {
        let Some(frame) = self.pen.atlas.get(name).map(|picture| picture.frame) else { return };
        let (x, y, w, h) = (x + frame.min.x, y + frame.min.y, w - 2.0 * frame.min.x, h - 2.0 * frame.min.y);
        let [left, top, right, bottom] = border;
        let shrink = |low: f32, high: f32, length: f32| (length / (low + high)).min(1.0);
        let (kx, ky) = (shrink(left, right, w), shrink(top, bottom, h));
        let xs = [x, x + left * kx, x + w - right * kx, x + w];
        let ys = [y, y + top * ky, y + h - bottom * ky, y + h];
        let us = [0.0, left / frame.width(), 1.0 - right / frame.width(), 1.0];
        let vs = [0.0, top / frame.height(), 1.0 - bottom / frame.height(), 1.0];
        for i in 0..3 {
            for j in 0..3 {
                let rect = ERect::from_min_max(self.at(xs[i], ys[j]), self.at(xs[i + 1], ys[j + 1]));
                let part = [us[i], vs[j], us[i + 1], vs[j + 1]];
                self.pen.brush.quad(self.ui.painter(), name, rect, part, Color32::WHITE);
            }
        }
    }

    /// A notched panel.
    pub fn panel(&self, x: f32, y: f32, w: f32, h: f32) {
        self.slice("panel/lacquer", [20.0; 4], x, y, w, h);
    }

    /// A pattern repeated over a rectangle.
    pub fn tiled(&self, name: &str, x: f32, y: f32, w: f32, h: f32) {
        let Some(frame) = self.pen.atlas.get(name).map(|picture| picture.frame) else { return };
        let tile = frame.size();
        let mut top = 0.0;
        while top < h {
            let part_h = tile.y.min(h - top);
            let mut left = 0.0;
            while left < w {
                let part_w = tile.x.min(w - left);
                let part = [0.0, 0.0, part_w / tile.x, part_h / tile.y];
                let rect = self.area(x + left, y + top, part_w, part_h);
                self.pen.brush.quad(self.ui.painter(), name, rect, part, Color32::WHITE);
                left += tile.x;
            }
            top += tile.y;
        }
    }

    /// A filled rectangle.
    pub fn fill(&self, x: f32, y: f32, w: f32, h: f32, colour: Color32) {
        self.ui.painter().rect_filled(self.area(x, y, w, h), 0.0, colour);
    }

    /// A rectangle with an edge inside.
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

    /// A line of text with its base line at y. Returns its width.
    pub fn text(&self, x: f32, y: f32, words: &str, font: FontId, colour: Color32, align: Align) -> f32 {
        self.spaced(x, y, words, font, colour, align, 0.0)
    }

    /// The same, spaced out.
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
        // Something that grows out of nothing begins without its words; egui knows no type without size.
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

    /// A line of text, set smaller if it is wider than `most`.
    #[expect(clippy::too_many_arguments, reason = "each is one word of typography")]
    pub fn fit(&self, x: f32, y: f32, words: &str, font: FontId, colour: Color32, align: Align, most: f32) -> f32 {
        let wide = self.width(words, font.clone());
        let size = font.size * (most / wide.max(1.0)).min(1.0);
        self.text(x, y, words, FontId::new(size, font.family), colour, align)
    }

    /// Wrapped text with its top left corner at a point. Returns its height.
    pub fn wrapped(&self, x: f32, y: f32, width: f32, words: &str, font: FontId, colour: Color32) -> f32 {
        let galley = self.laid(words, font, colour, width);
        let height = galley.size().y;
        self.ui.painter().galley(self.at(x, y), galley, colour);
        height
    }

    /// Wrapped text, laid out to be drawn.
    pub fn laid(&self, words: &str, font: FontId, colour: Color32, width: f32) -> Arc<Galley> {
        self.ui.painter().layout(words.to_owned(), font, colour, width)
    }

    /// A figure centred on a point by its own height.
    pub fn figure(&self, x: f32, y: f32, words: &str, size: f32, colour: Color32) {
        self.text(x, y + size * 0.35, words, figure_face(words, size), colour, Align::Centre);
    }

    /// Points on their red plate, centred.
    pub fn points(&self, x: f32, y: f32, points: impl ToString, w: f32, h: f32) {
        self.slice("ticket", [6.0; 4], x - w / 2.0, y - h / 2.0, w, h);
        self.figure(x, y, &points.to_string(), h * 0.72, Color32::from_rgb(0xFF, 0xF6, 0xE2));
    }

    /// A player's sign, centred.
    pub fn emblem(&self, colour: crate::session::Colour, x: f32, y: f32, radius: f32) {
        let scale = radius / 10.0;
        self.scaled(&format!("emblem/{}", colour.key()), x - 12.0 * scale, y - 12.0 * scale, scale);
    }

    /// Something that can be clicked, with the lamplight edge of the keyboard.
    pub fn hit(&mut self, name: &str, x: f32, y: f32, w: f32, h: f32) -> Response {
        let rect = self.area(x, y, w, h);
        let response = self.pen.brush.clickable(self.ui, name, rect, true);
        if response.has_focus() {
            let edge = Stroke::new(2.6, palette::LAMP);
            self.ui.painter().rect_stroke(rect.expand(2.0), 4.0, edge, StrokeKind::Outside);
        }
        response.on_hover_cursor(egui::CursorIcon::PointingHand)
    }

    /// Registers a rectangle that egui's own widgets handle.
    pub fn register(&mut self, name: &str, x: f32, y: f32, w: f32, h: f32) {
        let rect = self.area(x, y, w, h);
        self.pen.brush.register(name, rect);
    }

    /// A button.
    pub fn button(&mut self, name: &str, [x, y, w, h]: [f32; 4], label: &str, look: Look) -> bool {
        let response = look.enabled.then(|| self.hit(name, x, y, w, h));
        let hot = response.as_ref().is_some_and(|response| response.hovered() || response.has_focus());
        let gold = look.kind == ButtonKind::Primary;
        let (ground, colour) = match (gold, look.enabled) {
            (_, false) => ("panel/button-dim", palette::DISABLED),
            (true, true) if hot => ("panel/gold-hover", palette::INK),
            (true, true) => ("panel/gold", palette::INK),
            (false, true) if hot => ("panel/button-hover", palette::LAMP),
            (false, true) => ("panel/button", palette::LAMP),
        };
        self.slice(ground, [12.0; 4], x, y, w, h);
        let font = if gold { display(look.size) } else { text(look.size) };
        let lead = if look.icon.is_empty() { 0.0 } else { look.size * 1.9 };
        let wide = self.width(label, font.clone()).min(w - 24.0 - lead);
        if !look.icon.is_empty() {
            self.icon(look.icon, x + (w - wide - lead) / 2.0 + look.size * 0.7, y + h / 2.0, look.size * 1.55);
        }
        let base = y + h / 2.0 + look.size * if gold { 0.35 } else { 0.33 };
        self.fit(x + (w + lead) / 2.0, base, label, font, colour, Align::Centre, w - 20.0 - lead);
        response.is_some_and(|response| response.clicked())
    }

    /// A plate of parts of which one is lit; each part is a clickable thing. Returns the part clicked.
    pub fn segments(&mut self, [x, y, w, h]: [f32; 4], parts: &[Segment], chosen: usize, size: f32) -> Option<usize> {
        self.slice("setup/segments", [12.0; 4], x, y, w, h);
        let weight: f32 = parts.iter().map(|part| part.weight).sum();
        let (mut left, mut clicked) = (x, None);
        for (place, part) in parts.iter().enumerate() {
            let wide = w * part.weight / weight;
            let lit = place == chosen;
            // Drawn lower than a finger; the area that can be hit is not.
            let response = self.hit(&part.name, left, y + h / 2.0 - 22.0, wide, 44.0);
            if lit {
                self.slice("setup/segment-lit", [8.0; 4], left + 2.5, y + 2.5, wide - 5.0, h - 5.0);
            } else if place > 0 && place - 1 != chosen {
                self.line((left, y + 7.0), (left, y + h - 7.0), 0.8, palette::BRASS.gamma_multiply(0.6));
            }
            let (font, colour) = match (lit, response.hovered() || response.has_focus()) {
                (true, _) => (bold(size), Color32::from_rgb(0x1A, 0x14, 0x06)),
                (false, true) => (text(size), palette::LAMP),
                (false, false) => (text(size), palette::MUTED),
            };
            let rect = self.area(left + 4.0, y + 2.0, wide - 8.0, h);
            match part.emblem {
                Some(colour) => self.emblem(colour, left + wide / 2.0, y + h / 2.0, 7.4),
                None => fitted(self.ui.painter(), rect, &part.label, font, colour),
            }
            if response.clicked() {
                clicked = Some(place);
            }
            left += wide;
        }
        clicked
    }

    /// The bar on top of a screen. Returns whether the way back was clicked.
    pub fn top_bar(&mut self, width: f32, title: &str, middle: &str, back: Option<&str>) -> bool {
        let visible = self.visible();
        let (left, w) = (visible.min.x.min(0.0), visible.width().max(width));
        let top = visible.min.y.min(0.0);
        self.fill(left, top, w, 50.0 - top, Color32::from_rgb(0x0A, 0x13, 0x22));
        self.fill(left, 49.0, w, 1.6, palette::BRASS);
        self.fill(left, 52.5, w, 0.7, palette::BRASS.gamma_multiply(0.5));
        let mut x = 16.0;
        let mut clicked = false;
        if let Some(name) = back {
            let response = self.hit(name, 12.0, 6.0, 54.0, 38.0);
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

    /// Night with fans behind a whole screen.
    pub fn night(&self) {
        let visible = self.visible();
        let (x, y, w, h) = (visible.min.x, visible.min.y, visible.width(), visible.height());
        self.fill(x, y, w, h, Color32::from_rgb(0x0D, 0x17, 0x27));
        self.tiled("bg/fans", x, y, w, h);
    }

    /// Text centred in a rectangle, smaller if it must be.
    pub fn centred(&self, [x, y, w, h]: [f32; 4], words: &str, font: FontId, colour: Color32) {
        fitted(self.ui.painter(), self.area(x, y, w, h), words, font, colour);
    }
}

/// Limelight for figures, but not for a lone nought, which looks like a half moon in it.
pub fn figure_face(words: &str, size: f32) -> FontId {
    if words == "0" { bold(size) } else { display(size) }
}

/// How a button looks.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// Gold, or night with brass.
    pub kind: ButtonKind,
    /// Type size.
    pub size: f32,
    /// A picture left of the words, or nothing.
    pub icon: &'static str,
    /// Whether it can be clicked.
    pub enabled: bool,
}

impl Look {
    /// Night with brass.
    pub const PLAIN: Self = Self { kind: ButtonKind::Plain, size: 18.0, icon: "", enabled: true };
    /// The one gold button of a screen.
    pub const GOLD: Self = Self { kind: ButtonKind::Primary, size: 28.0, icon: "", enabled: true };

    /// With another type size.
    #[must_use]
    pub const fn size(mut self, size: f32) -> Self {
        self.size = size;
        self
    }

    /// With a picture.
    #[must_use]
    pub const fn icon(mut self, icon: &'static str) -> Self {
        self.icon = icon;
        self
    }

    /// Dim if not.
    #[must_use]
    pub const fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }
}

/// One part of a plate of which one is chosen.
#[derive(Clone, Debug)]
pub struct Segment {
    /// The name it is registered under.
    pub name: String,
    /// Its words.
    pub label: String,
    /// A player's sign instead of words.
    pub emblem: Option<crate::session::Colour>,
    /// Its share of the width.
    pub weight: f32,
}

impl Segment {
    /// A part with words.
    pub fn new(name: impl Into<String>, label: String) -> Self {
        Self { name: name.into(), label, emblem: None, weight: 1.0 }
    }
}
