//! How egui looks here: palette, type, buttons and pictures in the hand of the table. Everything
//! drawn in egui goes through this file, so that nothing looks like a default widget.

use std::collections::HashMap;

use bevy::{asset::RenderAssetUsages, ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts, EguiPostUpdateSet, EguiPrimaryContextPass, EguiTextureHandle, EguiUserTextures,
    egui::{
        self, Align2, Color32, FontFamily, FontId, Mesh, Painter, Pos2, Rect as ERect, Response, Sense, Shape, Stroke,
        Ui,
    },
};

use super::{atlas::Atlas, hit_regions::Regions, viewport::Viewport};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pages>()
        .add_systems(PostUpdate, register_pages.run_if(resource_changed::<Atlas>).before(EguiPostUpdateSet::EndPass))
        .add_systems(EguiPrimaryContextPass, set_style.run_if(run_once));
}

/// The colours of ART.md, for egui and for the table alike.
pub mod palette {
    use bevy_egui::egui::Color32;

    /// The table at night.
    pub const NIGHT: Color32 = Color32::from_rgb(0x0F, 0x1A, 0x2B);
    /// Carriage blue, the colour of pile 2.
    pub const CARRIAGE: Color32 = Color32::from_rgb(0x1F, 0x3A, 0x5F);
    /// Brass, for every line.
    pub const BRASS: Color32 = Color32::from_rgb(0xC8, 0xA2, 0x4A);
    /// Lamplight, for titles and headings.
    pub const LAMP: Color32 = Color32::from_rgb(0xF6, 0xD9, 0x8A);
    /// Paper, for text on night.
    pub const PAPER: Color32 = Color32::from_rgb(0xF3, 0xE9, 0xD2);
    /// Ink, for text on paper and gold.
    pub const INK: Color32 = Color32::from_rgb(0x20, 0x23, 0x2A);
    /// Burgundy, the colour of pile 3.
    pub const BURGUNDY: Color32 = Color32::from_rgb(0x6E, 0x1F, 0x2E);
    /// Pine green, the colour of pile 1.
    pub const PINE: Color32 = Color32::from_rgb(0x23, 0x51, 0x3F);
    /// Signal red, the colour of points.
    pub const SIGNAL: Color32 = Color32::from_rgb(0xB2, 0x3A, 0x2E);
    /// Steam, for secondary text.
    pub const STEAM: Color32 = Color32::from_rgb(0xDC, 0xE3, 0xE6);
    /// The ground of panels.
    pub const LACQUER: Color32 = Color32::from_rgb(0x14, 0x23, 0x3A);
    /// Muted text on night.
    pub const MUTED: Color32 = Color32::from_rgb(0xA9, 0xB6, 0xC6);
    /// What cannot be chosen.
    pub const DISABLED: Color32 = Color32::from_rgb(0x87, 0x96, 0xA9);
    /// Ready, better.
    pub const READY: Color32 = Color32::from_rgb(0x9B, 0xE0, 0xB4);

    /// The colour of a player.
    pub fn player(colour: crate::session::Colour) -> Color32 {
        use crate::session::Colour as C;
        match colour {
            C::Blue => Color32::from_rgb(0x5B, 0x9B, 0xE6),
            C::Yellow => Color32::from_rgb(0xF4, 0xD0, 0x3F),
            C::Green => Color32::from_rgb(0x55, 0xB8, 0x7A),
            C::Red => Color32::from_rgb(0xE0, 0x60, 0x4F),
        }
    }

    /// The same colour for sprites and labels.
    pub fn bevy(colour: Color32) -> bevy::prelude::Color {
        let [r, g, b, a] = colour.to_srgba_unmultiplied();
        bevy::prelude::Color::srgba_u8(r, g, b, a)
    }
}

/// Limelight at a size, for titles, names and figures from 24 px.
pub fn display(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("display".into()))
}

/// Josefin Sans 600 at a size.
pub fn text(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// Josefin Sans 700 at a size, for headings and small figures.
pub fn bold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("bold".into()))
}

fn set_style(mut contexts: EguiContexts) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut fonts = egui::FontDefinitions::empty();
    for (family, name, bytes) in [
        (FontFamily::Proportional, "text", &include_bytes!("../../assets/fonts/JosefinSans-SemiBold.ttf")[..]),
        (FontFamily::Name("bold".into()), "bold", include_bytes!("../../assets/fonts/JosefinSans-Bold.ttf")),
        (FontFamily::Name("display".into()), "display", include_bytes!("../../assets/fonts/Limelight-Regular.ttf")),
    ] {
        fonts.font_data.insert(name.to_owned(), egui::FontData::from_static(bytes).into());
        fonts.families.insert(family, vec![name.to_owned()]);
    }
    fonts.families.insert(FontFamily::Monospace, vec!["text".to_owned()]);
    ctx.set_fonts(fonts);
    // egui times a click by frames: on a slow machine a short one would pass for a long press and be lost.
    ctx.options_mut(|options| options.input_options.max_click_duration = f64::INFINITY);
    ctx.all_styles_mut(|style| {
        style.override_font_id = Some(text(18.0));
        style.visuals.override_text_color = Some(palette::PAPER);
        style.visuals.selection.bg_fill = palette::CARRIAGE;
        style.visuals.selection.stroke = Stroke::new(1.0, palette::LAMP);
        style.visuals.extreme_bg_color = palette::NIGHT;
        style.interaction.selectable_labels = false;
        style.animation_time = 0.0;
        style.interaction.tooltip_delay = 0.0;
        style.interaction.show_tooltips_only_when_still = false;
        style.spacing.tooltip_width = 360.0;
        style.spacing.menu_margin = egui::Margin::symmetric(12, 9);
        style.visuals.window_fill = palette::LACQUER;
        style.visuals.window_stroke = Stroke::new(1.4, palette::BRASS);
        style.visuals.menu_corner_radius = egui::CornerRadius::same(2);
        style.visuals.popup_shadow = egui::Shadow::NONE;
    });
    Ok(())
}

/// The pages of the atlas as egui textures: for each page its copy and what egui calls it.
#[derive(Resource, Default)]
pub struct Pages {
    copies: HashMap<AssetId<Image>, (Handle<Image>, egui::TextureId)>,
}

/// In the frame in which the atlas changes, before egui draws with it.
fn register_pages(
    atlas: Res<Atlas>,
    mut images: ResMut<Assets<Image>>,
    mut textures: ResMut<EguiUserTextures>,
    mut pages: ResMut<Pages>,
) {
    let mut before = std::mem::take(&mut pages.copies);
    for page in atlas.pages() {
        let known = before.remove(&page.id());
        let registered = known.or_else(|| {
            let copy = images.get(page).map(premultiplied)?;
            let copy = images.add(copy);
            let id = textures.add_image(EguiTextureHandle::Weak(copy.id()));
            Some((copy, id))
        });
        pages.copies.extend(registered.map(|registered| (page.id(), registered)));
    }
    for (copy, _) in before.values() {
        textures.remove_image(copy);
    }
}

/// Sprites blend by straight alpha, egui by alpha multiplied into the colours: it gets its own copy.
/// The multiplication is done on linear light, as the picture is blended.
pub fn premultiplied(image: &Image) -> Image {
    let linear = |byte: usize| (byte as f32 / 255.0).powf(2.2);
    let table: Vec<[u8; 256]> = (0..256)
        .map(|alpha| {
            std::array::from_fn(|byte| ((linear(byte) * alpha as f32 / 255.0).powf(1.0 / 2.2) * 255.0 + 0.5) as u8)
        })
        .collect();
    let mut copy = image.clone();
    copy.asset_usage = RenderAssetUsages::RENDER_WORLD;
    for pixel in copy.data.iter_mut().flat_map(|data| data.chunks_exact_mut(4)) {
        let alpha = usize::from(pixel[3]);
        if alpha < 255 {
            for byte in &mut pixel[..3] {
                *byte = table[alpha][usize::from(*byte)];
            }
        }
    }
    copy
}

/// What a button is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonKind {
    /// The one gold button of a screen.
    Primary,
    /// Night with brass.
    Plain,
}

/// Draws pictures of the atlas and the house's widgets in egui, and registers what can be clicked.
#[derive(SystemParam)]
pub struct Brush<'w> {
    atlas: Res<'w, Atlas>,
    pages: Res<'w, Pages>,
    viewport: Res<'w, Viewport>,
    regions: ResMut<'w, Regions>,
}

impl Brush<'_> {
    /// The stage, for layout.
    pub fn viewport(&self) -> &Viewport {
        &self.viewport
    }

    /// Draws a picture with its nominal top left corner at `pos` (egui points), scaled.
    pub fn picture(&self, painter: &Painter, name: &str, pos: Pos2, scale: f32) {
        self.tinted(painter, name, pos, scale, Color32::WHITE);
    }

    /// The same in a tint.
    pub fn tinted(&self, painter: &Painter, name: &str, pos: Pos2, scale: f32, tint: Color32) {
        let Some(picture) = self.atlas.get(name) else { return };
        let (min, size) = (picture.frame.min * scale, picture.frame.size() * scale);
        let rect = ERect::from_min_size(pos + egui::vec2(min.x, min.y), egui::vec2(size.x, size.y));
        self.quad(painter, name, rect, [0.0, 0.0, 1.0, 1.0], tint);
    }

    /// Draws a picture centred on a point, so high in points.
    pub fn icon(&self, painter: &Painter, name: &str, centre: Pos2, height: f32) {
        let Some(picture) = self.atlas.get(name) else { return };
        let size = picture.frame.size() * (height / picture.frame.height());
        let rect = ERect::from_center_size(centre, egui::vec2(size.x, size.y));
        self.quad(painter, name, rect, [0.0, 0.0, 1.0, 1.0], Color32::WHITE);
    }

    /// Draws a nine-slice with the same border on all sides.
    pub fn slice(&self, painter: &Painter, name: &str, border: f32, rect: ERect) {
        let Some(picture) = self.atlas.get(name) else { return };
        let size = picture.frame.size();
        let edges = |low: f32, high: f32, border: f32| [low, low + border, high - border, high];
        let border_x = border.min(rect.width() / 2.0);
        let border_y = border.min(rect.height() / 2.0);
        let xs = edges(rect.left(), rect.right(), border_x);
        let ys = edges(rect.top(), rect.bottom(), border_y);
        let us = edges(0.0, 1.0, border / size.x);
        let vs = edges(0.0, 1.0, border / size.y);
        for i in 0..3 {
            for j in 0..3 {
                let part = ERect::from_min_max(egui::pos2(xs[i], ys[j]), egui::pos2(xs[i + 1], ys[j + 1]));
                self.quad(painter, name, part, [us[i], vs[j], us[i + 1], vs[j + 1]], Color32::WHITE);
            }
        }
    }

    /// Draws a three-slice: its ends keep their width, its middle is stretched.
    pub fn strip(&self, painter: &Painter, name: &str, (left, right): (f32, f32), rect: ERect) {
        let Some(picture) = self.atlas.get(name) else { return };
        let width = picture.frame.width();
        let xs = [rect.left(), rect.left() + left, rect.right() - right, rect.right()];
        let us = [0.0, left / width, 1.0 - right / width, 1.0];
        for i in 0..3 {
            let part = ERect::from_min_max(egui::pos2(xs[i], rect.top()), egui::pos2(xs[i + 1], rect.bottom()));
            self.quad(painter, name, part, [us[i], 0.0, us[i + 1], 1.0], Color32::WHITE);
        }
    }

    /// Whether there is a picture of this name.
    pub fn has(&self, name: &str) -> bool {
        self.atlas.has(name)
    }

    /// Draws a part of a picture (fractions left, top, right, bottom) into a rectangle.
    pub fn quad(&self, painter: &Painter, name: &str, rect: ERect, [u0, v0, u1, v1]: [f32; 4], tint: Color32) {
        let Some(picture) = self.atlas.get(name) else { return };
        let (Some((_, id)), Some(page)) =
            (self.pages.copies.get(&picture.page.id()), self.atlas.page_size(&picture.page))
        else {
            return;
        };
        let at = |u: f32, v: f32| {
            let point = (picture.rect.min + picture.rect.size() * Vec2::new(u, v)) / page;
            egui::pos2(point.x, point.y)
        };
        let mut mesh = Mesh::with_texture(*id);
        mesh.add_rect_with_uv(rect, ERect::from_min_max(at(u0, v0), at(u1, v1)), tint);
        painter.add(Shape::mesh(mesh));
    }

    /// A notched panel as the ground of a window.
    pub fn panel(&self, painter: &Painter, rect: ERect) {
        self.slice(painter, "panel/lacquer", 20.0, rect);
    }

    /// An area that can be clicked, under a name that scripts and tests use.
    pub fn clickable(&mut self, ui: &mut Ui, name: &str, rect: ERect, enabled: bool) -> Response {
        if enabled {
            self.register(name, rect);
        }
        let sense = if enabled { Sense::click() } else { Sense::hover() };
        ui.interact(rect, egui::Id::new(name), sense)
    }

    /// Registers an egui rectangle under a name.
    pub fn register(&mut self, name: &str, rect: ERect) {
        let offset = self.viewport.origin / self.viewport.scale;
        let min = Vec2::new(rect.min.x, rect.min.y) - offset;
        self.regions.add(name, Rect::from_corners(min, min + Vec2::new(rect.width(), rect.height())));
    }
}

/// Text centred in a rectangle, set smaller if it would not fit.
pub fn fitted(painter: &Painter, rect: ERect, words: &str, font: FontId, colour: Color32) {
    let wide = painter.layout_no_wrap(words.to_owned(), font.clone(), colour).size().x;
    let size = font.size * (rect.width() / wide.max(1.0)).min(1.0);
    painter.text(rect.center(), Align2::CENTER_CENTER, words, FontId::new(size, font.family), colour);
}

/// Draws in an area of no size of its own, above the table: only what is drawn can be clicked.
pub fn layer<R>(ctx: &egui::Context, name: &str, order: egui::Order, draw: impl FnOnce(&mut Ui) -> R) -> R {
    egui::Area::new(egui::Id::new(name))
        .order(order)
        .fixed_pos(Pos2::ZERO)
        .constrain(false)
        .sense(Sense::hover())
        .fade_in(false)
        .show(ctx, |ui| {
            ui.set_clip_rect(ERect::EVERYTHING);
            draw(ui)
        })
        .inner
}
