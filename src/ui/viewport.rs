//! The stage: the 1600 × 900 (or, on narrow windows, 1280 × 960) page that everything is laid out
//! on, and how it fits the window. A phone has a stage of its own, in the pixels that its texts and fingers are
//! measured in. Viewport coordinates run right and down from the top left corner.

use bevy::{
    prelude::*,
    window::{PrimaryWindow, WindowResized},
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::state::Screen;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Viewport>()
        .add_systems(Startup, spawn_root)
        // Once it is known which screen is shown, and before anything is drawn.
        .add_systems(RunFixedMainLoop, fit_to_window)
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

/// A smaller window shows nothing, but letters of no size cannot be drawn. Some systems minimise a window to nothing.
const SMALLEST: Vec2 = Vec2::new(160.0, 90.0);

/// The shapes layouts are made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// 1600 × 900, for 16:9 and wider.
    Wide,
    /// 1280 × 960, for 4:3.
    Tall,
    /// A screen on which either of those would be too small to be read.
    Phone(Phone),
}

/// The screen of a phone, held upright or lying, in its own pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Phone {
    pub wide: u16,
    pub high: u16,
}

impl Phone {
    /// Whether it is held upright.
    pub fn is_portrait(self) -> bool {
        self.high > self.wide
    }

    /// Width and height.
    pub fn size(self) -> Vec2 {
        Vec2::new(f32::from(self.wide), f32::from(self.high))
    }
}

impl Shape {
    /// Width and height in layout pixels.
    pub fn size(self) -> Vec2 {
        match self {
            Self::Wide => Vec2::new(1600.0, 900.0),
            Self::Tall => Vec2::new(1280.0, 960.0),
            Self::Phone(phone) => phone.size(),
        }
    }

    /// The phone, if it is one.
    pub fn phone(self) -> Option<Phone> {
        if let Self::Phone(phone) = self { Some(phone) } else { None }
    }
}

/// How wide and high what a finger presses is at least, in the screen's own pixels (success criterion 2.5.5 of the Web
/// Content Accessibility Guidelines).
pub const FINGERTIP: f32 = 44.0;

/// Windows that are lower or narrower than this are laid out as phones.
const PHONE: f32 = 600.0;
/// The same where a stage that fits would be smaller than this.
const SMALLEST_STAGE: f32 = 0.62;
/// What of the title fills a phone, in landscape and in portrait.
const TITLE: [Vec2; 2] = [Vec2::new(760.0, 478.0), Vec2::new(480.0, 1030.0)];
/// More of its width is not seen upright: windows that lie over it would not take it for a phone.
const TITLE_WIDTH: f32 = 630.0;
/// Its lines are that high; a finger has to hit them on the smallest phones, in landscape and in portrait.
const TITLE_LINE: f32 = 54.0;
const SMALLEST_PHONES: [Vec2; 2] = [Vec2::new(480.0, 300.0), Vec2::new(280.0, 500.0)];
/// The largest phones, in landscape and in portrait: on anything larger everything on it is enlarged.
const LARGEST_PHONES: [Vec2; 2] = [Vec2::new(720.0, 430.0), Vec2::new(430.0, 720.0)];

/// On the stage of a phone pictures are smaller than they are painted.
const ON_PHONE: f32 = 0.75;

impl Viewport {
    /// Fits a window: the shape that wastes less, centred, as large as it goes.
    pub fn fit(window: Vec2, dpi: f32) -> Self {
        let window = window.max(SMALLEST);
        let shape = if window.x / window.y < 1.5 { Shape::Tall } else { Shape::Wide };
        let size = shape.size();
        let scale = (window / size).min_element();
        Self { shape, scale, origin: (window - size * scale) / 2.0, window, dpi }
    }

    /// Fits the stage of a phone into a window that is too small for the others.
    pub fn phone(window: Vec2, dpi: f32) -> Option<Self> {
        let small = window.min_element() < PHONE || Self::fit(window, dpi).scale < SMALLEST_STAGE;
        let largest = LARGEST_PHONES[usize::from(window.y > window.x)];
        let window = window.max(SMALLEST);
        // No phone is smaller than this; a window can be.
        let least = (window / Vec2::new(280.0, 280.0)).min_element().min(1.0);
        let scale = (window / largest).min_element().max(least);
        let size = (window / scale).floor().max(Vec2::splat(1.0));
        let shape = Shape::Phone(Phone { wide: size.x as u16, high: size.y as u16 });
        small.then(|| Self { shape, scale, origin: (window - size * scale) / 2.0, window, dpi })
    }

    /// Fits the part of the title that matters into a small window, with lines that a finger hits.
    fn title(window: Vec2, dpi: f32) -> Self {
        let window = window.max(SMALLEST);
        let portrait = window.y > window.x;
        let shape = if portrait { Shape::Tall } else { Shape::Wide };
        let held = usize::from(portrait);
        let finger = (FINGERTIP + 0.2) / TITLE_LINE * (window / SMALLEST_PHONES[held]).min_element().min(1.0);
        let near = if portrait { window.x / TITLE_WIDTH } else { 0.0 };
        let scale = (window / TITLE[held]).min_element().max(finger).max(near);
        Self { shape, scale, origin: Vec2::ZERO, window, dpi }
    }

    /// Physical pixels per layout pixel: how fine textures and text have to be.
    pub fn resolution(&self) -> f32 {
        self.scale * self.dpi
    }

    /// How fine pictures have to be. A phone shows some screens on a stage of their own: all need the same pictures.
    pub fn picture_resolution(&self) -> f32 {
        Self::phone(self.window, self.dpi).map_or(self.resolution(), |phone| phone.resolution() * ON_PHONE)
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
    screen: Option<Res<State<Screen>>>,
    mut viewport: ResMut<Viewport>,
    mut root: Single<&mut Transform, With<ViewportRoot>>,
) {
    resized.clear();
    let (size, dpi) = (Vec2::new(window.width(), window.height()), window.scale_factor());
    let screen = screen.map_or(Screen::Loading, |screen| *screen.get());
    let fitted = match (Viewport::phone(size, dpi), screen) {
        (None, _) | (_, Screen::Loading) => Viewport::fit(size, dpi),
        (Some(_), Screen::Title) => Viewport::title(size, dpi),
        (Some(phone), _) => phone,
    };
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
        assert_eq!(Viewport::fit(Vec2::ZERO, 1.0).scale, 0.1);
        near(wide.layout_point(wide.window_point(Vec2::new(12.0, 34.0))), Vec2::new(12.0, 34.0));
    }

    #[test]
    fn fingers_hit_the_lines_of_the_title() {
        for (x, y) in [(844.0, 390.0), (667.0, 375.0), (480.0, 300.0), (390.0, 844.0), (280.0, 500.0), (768.0, 1024.0)]
        {
            let title = Viewport::title(Vec2::new(x, y), 1.0);
            assert!(TITLE_LINE * title.scale >= 44.0, "{x} × {y}");
            assert!(title.visible().size().min_element() < 640.0, "{x} × {y} is small");
        }
    }

    #[test]
    fn only_small_windows_are_phones() {
        let phone = |x: f32, y: f32| {
            let fitted = Viewport::phone(Vec2::new(x, y), 1.0)?;
            Some((fitted.shape.phone()?.is_portrait(), fitted.scale))
        };
        assert_eq!(phone(844.0, 390.0), Some((false, 1.0)));
        assert_eq!(phone(390.0, 844.0), Some((true, 1.0)));
        assert!(phone(768.0, 1024.0).is_some_and(|(portrait, scale)| portrait && scale > 1.3), "a tablet held upright");
        assert_eq!(phone(1024.0, 768.0), None);
        assert_eq!(phone(1280.0, 720.0), None);
    }
}
