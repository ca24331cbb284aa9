//! What everything in egui is drawn with: pictures from the atlas, and areas that can be clicked.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::egui::{self, Color32, Mesh, Painter, Pos2, Rect as ERect, Response, Sense, Shape, Ui};

use super::{
    atlas::Atlas,
    focus::Focus,
    hit_regions::Regions,
    page_fields::PageFields,
    regions::RegionId,
    tab_stop::TabStop,
    told,
    viewport::Viewport,
    zoom::{in_window, sharpen},
};
use crate::{localization::Texts, state::Screen};

/// Draws pictures from the atlas in egui, and registers what can be clicked.
#[derive(SystemParam)]
pub struct Brush<'w> {
    atlas: Res<'w, Atlas>,
    viewport: Res<'w, Viewport>,
    texts: Res<'w, Texts>,
    regions: ResMut<'w, Regions>,
    focus: Res<'w, Focus>,
    /// The text fields, where the page around the game types in them.
    pub page_fields: Option<ResMut<'w, PageFields>>,
}

impl<'w> Brush<'w> {
    /// How the stage fits the window, for layout.
    pub fn viewport(&self) -> &Viewport {
        &self.viewport
    }

    /// Whether everything a screen is drawn with is there; on another screen, it may still be unpacked.
    pub fn can_draw(&self, screen: Screen) -> bool {
        self.atlas.is_ready(screen)
    }

    /// Every word on screen.
    pub fn texts(&self) -> &Texts {
        &self.texts
    }

    /// Draws a picture with its nominal top left corner at `pos` (egui points), scaled.
    pub fn picture(&self, painter: &Painter, name: &str, pos: Pos2, scale: f32) {
        self.tinted(painter, name, pos, scale, Color32::WHITE);
    }

    /// The same with a tint.
    pub fn tinted(&self, painter: &Painter, name: &str, pos: Pos2, scale: f32, tint: Color32) {
        let Some(picture) = self.atlas.get(name) else { return };
        let (min, size) = (picture.frame.min * scale, picture.frame.size() * scale);
        let rect = ERect::from_min_size(pos + egui::vec2(min.x, min.y), egui::vec2(size.x, size.y));
        self.quad(painter, name, rect, [0.0, 0.0, 1.0, 1.0], tint);
    }

    /// Draws a picture centred on a point, at a height in points.
    pub fn icon(&self, painter: &Painter, name: &str, centre: Pos2, height: f32) {
        let Some(picture) = self.atlas.get(name) else { return };
        let size = picture.frame.size() * (height / picture.frame.height());
        let rect = ERect::from_center_size(centre, egui::vec2(size.x, size.y));
        self.quad(painter, name, rect, [0.0, 0.0, 1.0, 1.0], Color32::WHITE);
    }

    /// Draws a nine-slice around a rectangle, with borders (left, top, right, bottom) that are not stretched.
    /// Where the picture extends beyond its nominal rectangle, it does so here too.
    pub fn slice(&self, painter: &Painter, name: &str, border: [f32; 4], rect: ERect) {
        self.tinted_slice(painter, name, border, rect, Color32::WHITE);
    }

    /// The same with a tint.
    pub fn tinted_slice(&self, painter: &Painter, name: &str, border: [f32; 4], rect: ERect, tint: Color32) {
        let (Some(frame), Some((mut mesh, on_page))) = (self.frame(name), self.mesh(name)) else { return };
        let rect = ERect::from_min_max(
            rect.min + egui::vec2(frame.min.x, frame.min.y),
            rect.max - egui::vec2(frame.min.x, frame.min.y),
        );
        let [left, top, right, bottom] = border;
        let shrink = |low: f32, high: f32, length: f32| (length / (low + high).max(f32::EPSILON)).min(1.0);
        let (kx, ky) = (shrink(left, right, rect.width()), shrink(top, bottom, rect.height()));
        let xs = [rect.left(), rect.left() + left * kx, rect.right() - right * kx, rect.right()];
        let ys = [rect.top(), rect.top() + top * ky, rect.bottom() - bottom * ky, rect.bottom()];
        let us = [0.0, left / frame.width(), 1.0 - right / frame.width(), 1.0];
        let vs = [0.0, top / frame.height(), 1.0 - bottom / frame.height(), 1.0];
        for (i, j) in (0..3).flat_map(|i| (0..3).map(move |j| (i, j))) {
            let part = ERect::from_min_max(egui::pos2(xs[i], ys[j]), egui::pos2(xs[i + 1], ys[j + 1]));
            if part.is_positive() {
                mesh.add_rect_with_uv(
                    part,
                    ERect::from_min_max(on_page(us[i], vs[j]), on_page(us[i + 1], vs[j + 1])),
                    tint,
                );
            }
        }
        painter.add(Shape::mesh(mesh));
    }

    /// The rectangle a picture covers, in layout pixels from its nominal top left corner.
    pub fn frame(&self, name: &str) -> Option<Rect> {
        self.atlas.get(name).map(|picture| picture.frame)
    }

    /// Draws a part of a picture (left, top, right, bottom, as fractions) into a rectangle.
    pub fn quad(&self, painter: &Painter, name: &str, rect: ERect, [u0, v0, u1, v1]: [f32; 4], tint: Color32) {
        let Some((mut mesh, on_page)) = self.mesh(name) else { return };
        mesh.add_rect_with_uv(rect, ERect::from_min_max(on_page(u0, v0), on_page(u1, v1)), tint);
        painter.add(Shape::mesh(mesh));
    }

    /// Something to draw a picture with: still empty, and where on its page a point of the picture is (as fractions
    /// from its top left corner).
    pub fn mesh(&self, name: &str) -> Option<(Mesh, impl Fn(f32, f32) -> Pos2)> {
        let picture = self.atlas.get(name)?;
        let (id, page) = self.atlas.egui_texture(picture)?;
        let (min, size) = (picture.rect.min, picture.rect.size());
        let on_page = move |u: f32, v: f32| {
            let point = (min + size * Vec2::new(u, v)) / page;
            egui::pos2(point.x, point.y)
        };
        Some((Mesh::with_texture(id), on_page))
    }

    /// Draws a notched panel, the background of a window.
    pub fn panel(&self, painter: &Painter, rect: ERect) {
        self.slice(painter, "panel/lacquer", [20.0; 4], rect);
    }

    /// An area that can be clicked if it is enabled.
    pub fn clickable(&mut self, ui: &mut Ui, id: impl Into<RegionId>, rect: ERect, enabled: bool) -> Response {
        let id = id.into();
        if !enabled {
            told::draws(ui, id, rect, false);
            return ui.interact(rect, egui::Id::new(id), Sense::hover());
        }
        // What is scrolled out of sight cannot be clicked, but Tab brings it back.
        let in_sight = ui.clip_rect().contains(rect.center());
        if in_sight {
            self.register(ui, id, rect.intersect(ui.clip_rect()));
        }
        self.tab_stop(ui, id, egui::Id::new(id), rect);
        let response = ui.interact(rect, egui::Id::new(id), Sense::click());
        response.on_hover_cursor(egui::CursorIcon::PointingHand)
    }

    /// Keys reach this, unless a window above it takes them. What is scrolled out of sight comes back with the focus.
    pub fn tab_stop(&mut self, ui: &Ui, id: RegionId, widget: egui::Id, rect: ERect) {
        told::draws(ui, id, rect, true);
        let in_sight = ui.clip_rect().contains(rect.center());
        if ui.memory(|memory| memory.allows_interaction(ui.layer_id())) {
            let seen = if in_sight { rect.intersect(ui.clip_rect()) } else { rect };
            let rect = self.on_stage(ui, seen);
            self.regions.add_tab_stop(TabStop { id, rect, widget: Some(widget), lit: false, in_sight });
        }
        if !in_sight && self.focus.comes_to(id) {
            ui.scroll_to_rect(rect, Some(egui::Align::Center));
        }
    }

    /// Whether the keys have led there in this frame.
    pub fn comes_to(&self, id: RegionId) -> bool {
        self.focus.comes_to(id)
    }

    /// Registers an egui rectangle as a clickable region.
    pub fn register(&mut self, ui: &Ui, id: impl Into<RegionId>, rect: ERect) {
        let rect = self.on_stage(ui, rect);
        self.regions.add(id, rect);
    }

    /// Where an egui rectangle lies, in layout pixels.
    fn on_stage(&self, ui: &Ui, rect: ERect) -> Rect {
        let rect = in_window(ui, rect);
        let offset = self.viewport.origin / self.viewport.scale;
        let min = Vec2::new(rect.min.x, rect.min.y) - offset;
        Rect::from_corners(min, min + Vec2::new(rect.width(), rect.height()))
    }
}

/// The keys belong to what is drawn here and above, for as long as it is drawn.
pub fn take_keys(ui: &Ui) {
    let layer = ui.layer_id();
    ui.memory_mut(|memory| {
        let begins = memory.top_modal_layer() != Some(layer);
        memory.set_modal_layer(layer);
        if let Some(focused) = memory.focused().filter(|_| begins) {
            memory.surrender_focus(focused);
        }
    });
}

/// Draws in an area without a size of its own, above the table: only what is drawn in it can be clicked.
pub fn layer<R>(ctx: &egui::Context, name: &str, order: egui::Order, draw: impl FnOnce(&mut Ui) -> R) -> R {
    layer_from(ctx, name, order, Pos2::ZERO, draw)
}

/// The same for a layer that covers something: where that begins. Everything from there on would be covered.
pub fn layer_from<R>(
    ctx: &egui::Context,
    name: &str,
    order: egui::Order,
    corner: Pos2,
    draw: impl FnOnce(&mut Ui) -> R,
) -> R {
    let shown = egui::Area::new(egui::Id::new(name))
        .order(order)
        .fixed_pos(corner)
        .constrain(false)
        .sense(Sense::hover())
        .fade_in(false)
        .show(ctx, |ui| {
            ui.set_clip_rect(ERect::EVERYTHING);
            draw(ui)
        });
    sharpen(ctx, shown.response.layer_id);
    shown.inner
}
