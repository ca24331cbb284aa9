//! The picture of the title: the train emerging from the steam, the lettering above it, the frame around it.

use bevy::{
    asset::RenderAssetUsages,
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
    window::{PrimaryWindow, RequestRedraw, WindowEvent},
};
use bevy_egui::{
    EguiTextureHandle, EguiUserTextures,
    egui::{self, Color32},
};

use super::phone::PhoneTitle;
use crate::{
    screens::LINE,
    session::{AnimationSpeed, Timing},
    state::Screen,
    ui::{
        canvas::Canvas,
        labels::Align,
        theme::{bold, display, palette, text},
        viewport::Shape,
    },
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Steam>()
        .add_systems(OnEnter(Screen::Title), make_puff)
        .add_systems(Update, drift.run_if(in_state(Screen::Title)));
}

/// How far the steam has drifted, and for how many more seconds it will.
#[derive(Resource, Default)]
pub struct Steam {
    drift: f32,
    left: f32,
    puff: Option<egui::TextureId>,
}

/// This many seconds after the last movement of the mouse or press of a key the steam comes to rest: a
/// title that is left alone, or behind another window, costs nothing.
const RESTLESS: f32 = 20.0;

fn drift(
    time: Res<Time>,
    timing: Res<Timing>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut input: MessageReader<WindowEvent>,
    mut steam: ResMut<Steam>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if input.read().count() > 0 {
        steam.left = RESTLESS;
    }
    let viewed = window.single().is_ok_and(|window| window.focused);
    if timing.speed() == AnimationSpeed::None || !viewed || steam.left <= 0.0 {
        return;
    }
    steam.left -= time.delta_secs();
    // A slow frame must not let it jump.
    steam.drift += time.delta_secs().min(0.1) * 0.55 * (steam.left / 3.0).clamp(0.0, 1.0);
    redraw.write(RequestRedraw);
}

/// A white disc, to be tinted: egui's own circles have a darker rim where they lie over each other.
fn make_puff(mut steam: ResMut<Steam>, mut images: ResMut<Assets<Image>>, mut textures: ResMut<EguiUserTextures>) {
    const SIZE: u32 = 256;
    steam.puff.get_or_insert_with(|| {
        let middle = (SIZE as f32 - 1.0) / 2.0;
        let alpha = |x: u32, y: u32| {
            let distance = Vec2::new(x as f32 - middle, y as f32 - middle).length();
            (middle - distance).clamp(0.0, 1.0)
        };
        let texels = (0..SIZE).flat_map(|y| (0..SIZE).map(move |x| alpha(x, y))).flat_map(|alpha| {
            let light = (alpha.powf(1.0 / 2.2) * 255.0) as u8;
            [light, light, light, (alpha * 255.0) as u8]
        });
        let size = Extent3d { width: SIZE, height: SIZE, depth_or_array_layers: 1 };
        let format = TextureFormat::Rgba8UnormSrgb;
        let image = Image::new(size, TextureDimension::D2, texels.collect(), format, RenderAssetUsages::RENDER_WORLD);
        textures.add_image(EguiTextureHandle::Strong(images.add(image)))
    });
}

/// Left, top and scale of the scene. It fills the window's height; what is wider than the window is cut off at the
/// sides so that the engine stays in sight.
fn place(visible: Rect, shape: Shape) -> (f32, f32, f32) {
    let scale = (visible.height() / 900.0).max(1.0);
    let surplus = 1600.0 * scale - visible.width();
    let x = if shape == Shape::Tall { visible.min.x - surplus.max(0.0) * 0.53 } else { 0.0f32.min(-surplus / 2.0) };
    let x = if surplus < 0.0 { 0.0 } else { x };
    (x, visible.min.y.min(0.0), scale)
}

/// The scene behind everything else.
pub fn draw(canvas: &Canvas, shape: Shape, steam: &Steam) {
    let visible = canvas.visible();
    let (x, y, scale) = PhoneTitle::of(canvas, shape).map_or_else(|| place(visible, shape), PhoneTitle::scene);
    canvas.fill(visible.min.x, visible.min.y, visible.width(), visible.height(), Color32::from_rgb(0x14, 0x12, 0x2A));
    let draw = |name: &str| canvas.scaled(name, x, y, scale);
    if visible.min.x < x {
        draw("title/sky-left");
    }
    if visible.max.x > x + 1600.0 * scale {
        draw("title/sky-right");
    }
    draw("title/sky");
    plume(canvas, x, y, scale, steam);
    if visible.max.x > x + 1600.0 * scale {
        draw("title/track-right");
    }
    draw("title/track");
    draw("title/beam");
    draw("title/train");
    if visible.min.x < x {
        draw("title/bank-left");
    }
    draw("title/bank");
}

/// The plume is drawn puff by puff, so that it can drift: five opaque tones along the long diagonal.
fn plume(canvas: &Canvas, x: f32, y: f32, scale: f32, steam: &Steam) {
    const TONES: [Color32; 5] = [
        Color32::from_rgb(0x2A, 0x25, 0x50),
        Color32::from_rgb(0x4A, 0x3F, 0x6E),
        Color32::from_rgb(0x8A, 0x7F, 0x9E),
        Color32::from_rgb(0xC9, 0xC4, 0xCC),
        Color32::from_rgb(0xF1, 0xED, 0xE6),
    ];
    const PUFFS: i32 = 54;
    let Some(disc) = steam.puff else { return };
    let (first, part) = (steam.drift.floor() as i32, steam.drift.fract());
    for step in (0..=PUFFS).rev() {
        // Each puff keeps its own shape while it travels: its number counts from when it left the chimney.
        let number = step - first;
        let t = ((step as f32 + part) / PUFFS as f32).min(1.02);
        let big = if number.rem_euclid(3) == 0 { 16.0 } else { 0.0 };
        let radius = 14.0 + 128.0 * t.powf(0.85) + big * (0.3 + t);
        let sway = 14.0 * (number as f32 * 1.3).sin() * t;
        let centre = (1213.0 - 1250.0 * t, 439.0 - 92.0 * t.powf(0.8) + sway);
        let tone = TONES[(((1.0 - t) * 5.2) as usize).min(4)];
        let point = canvas.at(x + centre.0 * scale, y + centre.1 * scale);
        let rect = egui::Rect::from_center_size(point, egui::Vec2::splat(2.0 * radius * scale));
        let whole = egui::Rect::from_min_max(egui::pos2(0.0, 0.0), egui::pos2(1.0, 1.0));
        canvas.ui.painter().image(disc, rect, whole, tone);
    }
}

/// The line below the name is not set smaller than this, which can be read on a phone.
const SMALLEST: f32 = 13.4;

/// The name of the game.
pub fn lettering(canvas: &Canvas, shape: Shape) {
    let (scale, x, y) = match (PhoneTitle::of(canvas, shape), shape) {
        (Some(phone), _) => phone.lettering(),
        (None, Shape::Tall) => (0.9, 60.0, 46.0),
        (None, _) => (1.0, 66.0, 46.0),
    };
    canvas.scaled("title/lettering", x, y, scale);
    if 44.0 * scale < SMALLEST {
        return;
    }
    let base = y + 195.0 * scale;
    let rule = |left: f32, wide: f32, y: f32, thick: f32| {
        canvas.fill(x + left * scale, base + y * scale, wide * scale, thick, palette::BRASS);
    };
    let words = canvas.words("title-subtitle");
    let font = display(44.0 * scale);
    if PhoneTitle::of(canvas, shape).is_some() {
        // The steam of the engine rises there.
        let (left, wide) = (x + 84.0 * scale, canvas.width(&words, font.clone()) + 16.0 * scale);
        canvas.fill(left, base - 38.0 * scale, wide, 52.0 * scale, palette::NIGHT.gamma_multiply(0.7));
    }
    let wide = canvas.text(x + 92.0 * scale, base, &words, font, palette::PAPER, Align::Left) / scale;
    rule(4.0, 72.0, -17.0, 2.4);
    rule(24.0, 52.0, -10.0, 1.0);
    rule(92.0 + wide + 16.0, 914.0 - 108.0 - wide, -17.0, 2.4);
    rule(92.0 + wide + 16.0, 860.0 - 108.0 - wide, -10.0, 1.0);
}

/// The frame, with what stands at its foot.
pub fn frame(canvas: &Canvas, shape: Shape) {
    let visible = canvas.visible();
    let (x, y, w, h) = (visible.min.x, visible.min.y, visible.width(), visible.height());
    canvas.slice("title/frame", [50.0, 50.0, 50.0, 80.0], x, y, w, h);
    let base = y + h - 34.0;
    let version = canvas.words_with("title-version", [("version", env!("CARGO_PKG_VERSION").into())]);
    let unofficial = canvas.words("title-unofficial");
    let left = canvas.text(x + 66.0, base, &unofficial, text(17.0), palette::STEAM, Align::Left);
    if w < 1200.0 {
        return;
    }
    let right = canvas.text(x + w - 66.0, base, &version, text(17.0), palette::STEAM, Align::Right);
    let (size, spacing) = if shape == Shape::Tall { (12.5, 1.0) } else { (15.0, 1.8) };
    let from = x + 66.0 + left + 50.0;
    let names: Vec<_> = LINE.map(|city| canvas.words(&format!("line-{city}")).to_uppercase()).to_vec();
    along(canvas, &names, (from, x + w - 66.0 - right - 50.0), base, size, spacing);
}

/// The cities of the line, spread over a stretch, with diamonds between them.
pub fn along(canvas: &Canvas, names: &[String], (from, to): (f32, f32), base: f32, size: f32, spacing: f32) {
    let wide = |name: &String| canvas.width(name, bold(size)) + spacing * (name.chars().count() as f32 - 1.0);
    let widths: Vec<_> = names.iter().map(wide).collect();
    let gap = (to - from - widths.iter().sum::<f32>()) / (names.len() as f32 - 1.0).max(1.0);
    let mut x = from;
    for (place, (name, width)) in names.iter().zip(&widths).enumerate() {
        canvas.spaced(x, base, name, bold(size), palette::LAMP, Align::Left, spacing);
        x += width + gap;
        if place + 1 < names.len() {
            canvas.art("title/diamond", x - gap / 2.0, base - size * 0.36);
        }
    }
}
