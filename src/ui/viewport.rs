//! The stage: the 1600 × 900 (or, on narrow windows, 1280 × 960) page that everything is laid out
//! on, and how it fits the window. Viewport coordinates run right and down from the top left corner.

use bevy::{
    prelude::*,
    window::{PrimaryWindow, WindowResized},
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Viewport>()
        .add_systems(Startup, spawn_root)
        .add_systems(PreUpdate, fit_to_window)
        .add_systems(EguiPrimaryContextPass, zoom_egui);
}

/// How the stage fits the window.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    /// Its shape.
    pub shape: Shape,
    /// Window (logical) pixels per layout pixel.
    pub scale: f32,
    /// The stage's top left corner in the window's logical pixels.
    pub origin: Vec2,
    /// The window's size in logical pixels.
    pub window: Vec2,
    /// Physical pixels per logical pixel.
    pub dpi: f32,
}

/// The two shapes layouts are made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// 1600 × 900, for 16:9 and wider.
    Wide,
    /// 1280 × 960, for 4:3.
    Tall,
}

impl Shape {
    /// Width and height in layout pixels.
    pub fn size(self) -> Vec2 {
        match self {
            Self::Wide => Vec2::new(1600.0, 900.0),
            Self::Tall => Vec2::new(1280.0, 960.0),
        }
    }
}

impl Viewport {
    /// Fits a window: the shape that wastes less, centred, as large as it goes.
    pub fn fit(window: Vec2, dpi: f32) -> Self {
        let window = window.max(Vec2::splat(1.0));
        let shape = if window.x / window.y < 1.5 { Shape::Tall } else { Shape::Wide };
        let size = shape.size();
        let scale = (window / size).min_element();
        Self { shape, scale, origin: (window - size * scale) / 2.0, window, dpi }
    }

    /// Physical pixels per layout pixel: how fine textures and text have to be.
    pub fn resolution(&self) -> f32 {
        self.scale * self.dpi
    }

    /// The layout point under a point of the window (logical pixels from its top left).
    pub fn layout_point(self, point: Vec2) -> Vec2 {
        (point - self.origin) / self.scale
    }

    /// The window point of a layout point.
    pub fn window_point(self, point: Vec2) -> Vec2 {
        point * self.scale + self.origin
    }

    /// The part of the stage's plane the window shows: more than the stage if the shapes differ.
    pub fn visible(&self) -> Rect {
        Rect::from_corners(self.layout_point(Vec2::ZERO), self.layout_point(self.window))
    }

    /// A layout rectangle in egui's points (egui is zoomed so that a point is a layout pixel).
    pub fn egui(&self, x: f32, y: f32, w: f32, h: f32) -> egui::Rect {
        let offset = self.origin / self.scale;
        egui::Rect::from_min_size(egui::pos2(x + offset.x, y + offset.y), egui::vec2(w, h))
    }
}

impl Default for Viewport {
    fn default() -> Self {
        Self::fit(Shape::Wide.size(), 1.0)
    }
}

/// The entity whose children live in layout coordinates, with y up.
#[derive(Component)]
pub struct ViewportRoot;

fn spawn_root(mut commands: Commands) {
    // The sprites have soft edges of their own: several samples per pixel would only cost time.
    commands.spawn((Camera2d, Msaa::Off));
    commands.spawn((ViewportRoot, Name::new("stage"), Transform::default(), Visibility::default()));
}

fn fit_to_window(
    window: Single<&Window, With<PrimaryWindow>>,
    mut resized: MessageReader<WindowResized>,
    mut viewport: ResMut<Viewport>,
    mut root: Single<&mut Transform, With<ViewportRoot>>,
) {
    resized.clear();
    let fitted = Viewport::fit(Vec2::new(window.width(), window.height()), window.scale_factor());
    if *viewport != fitted || viewport.is_added() {
        *viewport = fitted;
        let corner = Vec2::new(fitted.origin.x - fitted.window.x / 2.0, fitted.window.y / 2.0 - fitted.origin.y);
        **root = Transform::from_translation(corner.extend(0.0)).with_scale(Vec2::splat(fitted.scale).extend(1.0));
    }
}

fn zoom_egui(mut contexts: EguiContexts, viewport: Res<Viewport>) -> Result {
    contexts.ctx_mut()?.set_zoom_factor(viewport.scale);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fits_common_windows() {
        assert_eq!(Viewport::fit(Vec2::new(1280.0, 720.0), 1.0).scale, 0.8);
        let tablet = Viewport::fit(Vec2::new(1024.0, 768.0), 1.0);
        assert_eq!((tablet.shape, tablet.scale), (Shape::Tall, 0.8));
        let wide = Viewport::fit(Vec2::new(2560.0, 1080.0), 1.0);
        assert_eq!(wide.scale, 1.2);
        let near = |a: Vec2, b: Vec2| assert!(a.distance(b) < 0.01, "{a} is not {b}");
        near(wide.origin, Vec2::new(320.0, 0.0));
        near(wide.layout_point(wide.window_point(Vec2::new(12.0, 34.0))), Vec2::new(12.0, 34.0));
    }
}
