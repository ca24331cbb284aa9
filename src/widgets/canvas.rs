//! The canvas: drawings and widgets at layout coordinates, in egui.

use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, Pos2, Rect as ERect, Response, Sense, Ui};

use super::{button::Button, window::scrolled};
use crate::{
    drawing::{Drawing, rect},
    layout::ScrolledPage,
    localization::{Texts, Value},
    state::Screen,
    ui::{
        brush::{Brush, layer_from},
        labels::Align,
        regions::RegionId,
        theme::palette,
        told,
        typefaces::Typeface,
    },
};

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

impl<'w> Brush<'w> {
    /// Draws on a canvas in a layer that is there already.
    pub fn canvas_in<R>(&mut self, ui: &mut Ui, draw: impl FnOnce(&mut Canvas<'_, 'w>) -> R) -> R {
        let viewport = *self.viewport();
        let offset = egui::vec2(viewport.origin.x, viewport.origin.y) / viewport.scale;
        draw(&mut Canvas::new(self, ui, offset))
    }
}

impl<'w> Canvas<'_, 'w> {
    /// Every word on screen.
    pub fn texts(&self) -> &Texts {
        self.brush.texts()
    }

    /// The text for a key.
    pub fn words(&self, key: &str) -> String {
        self.brush.texts().get(key)
    }

    /// The text for a key with values filled in.
    pub fn words_with<'v>(&self, key: &str, values: impl IntoIterator<Item = (&'v str, Value<'v>)>) -> String {
        self.brush.texts().with(key, values)
    }

    /// Whether everything a screen is drawn with is there.
    pub fn can_draw(&self, screen: Screen) -> bool {
        self.brush.can_draw(screen)
    }

    /// The part of the stage's plane that the window shows.
    pub fn visible(&self) -> Rect {
        self.brush.viewport().visible()
    }

    /// Draws what may be higher than there is room for: a finger or the wheel moves it. `draw` has a canvas of its own,
    /// with its corner at 0, 0, and returns how high it is. The name says which screen it is: several are drawn on the
    /// same layer, one after the other, and each begins at its top.
    pub fn scrolled(&mut self, name: &str, place: Rect, draw: impl FnOnce(&mut Canvas<'_, 'w>) -> f32) {
        let rect = self.area(place);
        // The wheel counts only where a layer has something.
        self.ui.allocate_rect(rect, Sense::hover());
        let brush = &mut *self.brush;
        scrolled(self.ui, name, rect, |ui, place| place.top() + draw(&mut Canvas::new(brush, ui, place.min.to_vec2())));
    }

    /// Draws on a page that is scrolled, if there is one. Returns how far it has been moved.
    pub fn page(
        &mut self,
        name: &str,
        page: Option<ScrolledPage>,
        draw: impl FnOnce(&mut Canvas<'_, 'w>),
    ) -> egui::Vec2 {
        let (mut moved, corner) = (egui::Vec2::ZERO, self.at(0.0, 0.0));
        match page {
            Some(ScrolledPage { area, high }) => self.scrolled(name, area, |canvas| {
                moved = canvas.at(0.0, 0.0) - corner;
                draw(canvas);
                high
            }),
            None => draw(self),
        }
        moved
    }

    /// Paints a drawing in layout coordinates.
    pub fn paint(&self, drawing: &Drawing) {
        self.brush.painting(self.ui.painter(), self.at(0.0, 0.0), 1.0).paint(drawing);
    }

    /// Converts a layout point to egui's points.
    pub fn at(&self, x: f32, y: f32) -> Pos2 {
        egui::pos2(x, y) + self.offset
    }

    /// Converts a layout rectangle to egui's points.
    pub fn area(&self, place: Rect) -> ERect {
        ERect::from_min_size(self.at(place.min.x, place.min.y), egui::vec2(place.width(), place.height()))
    }

    /// Registers an area that can be clicked.
    pub fn hit(&mut self, id: impl Into<RegionId>, place: Rect) -> Response {
        let area = self.area(place);
        self.brush.clickable(self.ui, id, area, true)
    }

    /// What was registered under a name is called so by those who do not see it.
    pub fn call(&self, id: impl Into<RegionId>, name: impl FnOnce() -> String) {
        told::call(self.ui.ctx(), id, name);
    }

    /// What was registered under a name is the one of several that is chosen, or on, or is not.
    pub fn choose(&self, id: impl Into<RegionId>, chosen: bool) {
        told::choose(self.ui.ctx(), id, chosen);
    }

    /// What is drawn from now on belongs to this; nothing ends it.
    pub fn under(&self, what: impl FnOnce() -> String) {
        told::under(self.ui.ctx(), what);
    }

    /// Registers a rectangle whose clicks one of egui's own widgets handles.
    pub fn register(&mut self, id: impl Into<RegionId>, place: Rect) {
        let area = self.area(place);
        self.brush.register(self.ui, id, area);
    }

    /// A button. Returns whether it was clicked.
    pub fn button(&mut self, button: &Button, place: Rect) -> bool {
        let area = self.area(place);
        button.draw(self.brush, self.ui, area, false)
    }

    /// The bar at the top of a screen. Returns whether its back button was clicked.
    pub fn top_bar(&mut self, width: f32, title: &str, middle: &str, back: Option<RegionId>) -> bool {
        let visible = self.visible();
        let (left, w) = (visible.min.x.min(0.0), visible.width().max(width));
        let mut bar = Drawing::default();
        bar.fill(rect(left, 0.0, w, 50.0), Color32::from_rgb(0x0A, 0x13, 0x22));
        let mut rules = |thick: f32, thin: f32| {
            bar.fill(rect(left, thick, w, 1.6), palette::BRASS);
            bar.fill(rect(left, thin, w, 0.7), palette::BRASS.gamma_multiply(0.5));
        };
        rules(49.0, 52.5);
        if visible.min.y < -2.0 {
            // The bar is not the edge of the window: the night continues above it.
            rules(-0.6, -3.3);
        }
        self.paint(&bar);
        let mut face = Drawing::default();
        let mut x = 16.0;
        let mut clicked = false;
        if let Some(id) = back {
            let response = self.hit(id, rect(12.0, 6.0, 54.0, 38.0));
            self.call(id, || self.words("told-back"));
            let ground = if response.hovered() { "panel/button-hover" } else { "panel/button" };
            face.slice(ground, 12.0, rect(12.0, 6.0, 54.0, 38.0)).icon("ui/back", 39.0, 25.0, 30.0);
            clicked = response.clicked();
            x = 82.0;
        }
        let room = Rect::new(x, 6.0, width - 10.0, 46.0);
        face.line_in(title, room, 25.0, palette::LAMP, Align::Left, Typeface::Display);
        face.words(middle, width / 2.0, 32.0, 18.0, palette::STEAM, Align::Centre);
        self.paint(&face);
        clicked
    }

    /// The background of a whole screen: night with a pattern of fans.
    pub fn night(&self) {
        let mut night = Drawing::default();
        night.fill(self.visible(), Color32::from_rgb(0x0D, 0x17, 0x27)).tiled("bg/fans", self.visible());
        self.paint(&night);
    }
}
