//! The plume of the engine: puffs in five tones that drift from its chimney along the long diagonal.

use bevy::{
    asset::RenderAssetUsages,
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
    window::{PrimaryWindow, WindowEvent},
};
use bevy_egui::egui::Color32;

use super::scene::{LayTitle, STEAM_Z, TitlePlaces};
use crate::{
    drawing::colour,
    scene::{scene_piece::Motion, timeline::Timeline},
    session::Timing,
    state::Screen,
    ui::viewport::ViewportRoot,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), rise)
        .add_systems(OnExit(Screen::Title), |mut timeline: ResMut<Timeline>| timeline.stop())
        .add_systems(Update, keep_drifting.before(Motion::Move).run_if(in_state(Screen::Title)))
        .add_systems(Update, drift.after(LayTitle).after(Motion::Move).run_if(in_state(Screen::Title)));
}

/// A puff: its number from the chimney on.
#[derive(Component)]
struct Puff(u8);

/// So many milliseconds after the last movement of the mouse or press of a key the steam comes to rest: a
/// title that is left alone, or behind another window, costs nothing.
const RESTLESS: u16 = 20_000;
/// How many milliseconds it takes until a puff is where the next one was.
const APART: f32 = 1000.0 / 0.55;
/// How many puffs there are besides the one at the chimney.
const PUFFS: u8 = 54;
const TONES: [Color32; 5] = [
    Color32::from_rgb(0x2A, 0x25, 0x50),
    Color32::from_rgb(0x4A, 0x3F, 0x6E),
    Color32::from_rgb(0x8A, 0x7F, 0x9E),
    Color32::from_rgb(0xC9, 0xC4, 0xCC),
    Color32::from_rgb(0xF1, 0xED, 0xE6),
];

fn keep_drifting(
    window: Query<&Window, With<PrimaryWindow>>,
    timing: Res<Timing>,
    mut input: MessageReader<WindowEvent>,
    mut timeline: ResMut<Timeline>,
) {
    let viewed = window.single().is_ok_and(|window| window.focused);
    if input.read().count() > 0 && viewed && timing.moves() {
        timeline.go_on(RESTLESS);
    } else if timeline.goes_on() && !viewed {
        timeline.stop();
    }
}

fn rise(mut commands: Commands, mut images: ResMut<Assets<Image>>, root: Single<Entity, With<ViewportRoot>>) {
    let disc = images.add(disc());
    for nth in 0..=PUFFS {
        let sprite = Sprite { image: disc.clone(), custom_size: Some(Vec2::splat(2.0)), ..default() };
        commands.spawn((Puff(nth), sprite, DespawnOnExit(Screen::Title), ChildOf(*root)));
    }
}

/// A white disc with a soft edge, to be tinted.
fn disc() -> Image {
    const SIZE: u32 = 256;
    let middle = (SIZE as f32 - 1.0) / 2.0;
    let alpha = |x: u32, y: u32| (middle - Vec2::new(x as f32 - middle, y as f32 - middle).length()).clamp(0.0, 1.0);
    let alphas = (0..SIZE).flat_map(|y| (0..SIZE).map(move |x| alpha(x, y)));
    let texels = alphas.flat_map(|alpha| [255, 255, 255, (alpha * 255.0) as u8]).collect();
    let size = Extent3d { width: SIZE, height: SIZE, depth_or_array_layers: 1 };
    Image::new(size, TextureDimension::D2, texels, TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::RENDER_WORLD)
}

fn drift(timeline: Res<Timeline>, laid: Res<TitlePlaces>, mut puffs: Query<(&Puff, &mut Transform, &mut Sprite)>) {
    let Some((layout, _)) = laid.0.as_ref().filter(|_| timeline.is_changed() || laid.is_changed()) else { return };
    let ((corner, scale), drifted) = (layout.poster, timeline.passed() / APART);
    for (Puff(nth), mut transform, mut sprite) in &mut puffs {
        let step = f32::from(*nth);
        // Each puff keeps its own shape while it travels: its number counts from when it left the chimney.
        let number = step - drifted.floor();
        let t = ((step + drifted.fract()) / f32::from(PUFFS)).min(1.02);
        let big = if number.rem_euclid(3.0) == 0.0 { 16.0 } else { 0.0 };
        let radius = 14.0 + 128.0 * t.powf(0.85) + big * (0.3 + t);
        let sway = 14.0 * (number * 1.3).sin() * t;
        let at = corner + Vec2::new(1213.0 - 1250.0 * t, 439.0 - 92.0 * t.powf(0.8) + sway) * scale;
        *transform = Transform::from_xyz(at.x, -at.y, STEAM_Z - 0.1 * step).with_scale(Vec3::splat(radius * scale));
        sprite.color = colour(TONES[(((1.0 - t) * 5.2) as usize).min(4)]);
    }
}
