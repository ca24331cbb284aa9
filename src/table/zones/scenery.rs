//! The country behind a train: six times of day, from the afternoon to the next morning, and hills, houses and telegraph
//! poles that go by while the trains travel.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use crate::{
    drawing::{Drawing, colour, part_motion::PartMotion},
    table::scene::{
        pieces::{Id, Piece, Scene, z},
        view::View,
    },
    ui::atlas::Art,
};
use rules::TrainId;

/// How high the pictures of a lane are.
const HIGH: f32 = 138.0;

/// The light of a round.
struct RoundLight {
    far: u32,
    near: u32,
    poles: u32,
    /// From 0 to 1: how well they can be seen.
    stars: f32,
    windows: f32,
    floor: f32,
}

/// From the late afternoon over sunset, dusk, deep night and the hour before dawn to dawn.
const LIGHTS: [RoundLight; 6] = [
    RoundLight { far: 0x3B4B62, near: 0x233247, poles: 0x8A8C92, stars: 0.0, windows: 0.0, floor: 0.25 },
    RoundLight { far: 0x532C36, near: 0x2B1B26, poles: 0xF27A80, stars: 0.0, windows: 0.15, floor: 0.4 },
    RoundLight { far: 0x322C56, near: 0x1B1A36, poles: 0x5A4A70, stars: 0.35, windows: 0.4, floor: 0.55 },
    RoundLight { far: 0x1C2F4C, near: 0x13213A, poles: 0xFFFFFF, stars: 0.8, windows: 0.5, floor: 0.6 },
    RoundLight { far: 0x2F4553, near: 0x1A2935, poles: 0x606C78, stars: 0.25, windows: 0.3, floor: 0.5 },
    RoundLight { far: 0x5A4049, near: 0x2E2631, poles: 0xE8A090, stars: 0.0, windows: 0.08, floor: 0.3 },
];

/// The light of a round; before the first one it is afternoon.
fn light(round: u8) -> &'static RoundLight {
    &LIGHTS[usize::from(round.clamp(1, 6)) - 1]
}

fn tint(hex: u32) -> Color {
    let [_, red, green, blue] = hex.to_be_bytes();
    colour(Color32::from_rgb(red, green, blue))
}

fn faint(alpha: f32) -> Color {
    Color::srgba(1.0, 1.0, 1.0, alpha)
}

/// The lamplight on the ground below a car, by night and by day.
pub fn floor_light(round: u8) -> Color {
    faint(light(round).floor)
}

/// Something that goes by: its picture, how wide a tile is, how fast it is against the rails, and its colour.
struct SceneryLayer {
    name: &'static str,
    tile: f32,
    speed: f32,
    tint: Color,
}

fn layers(light: &RoundLight) -> [SceneryLayer; 7] {
    let layer = |name, tile, speed, tint| SceneryLayer { name, tile, speed, tint };
    [
        layer("lane/stars", 320.0, 0.03, faint(light.stars)),
        layer("lane/hills/far", 480.0, 0.2, tint(light.far)),
        layer("lane/hills/far/lit", 480.0, 0.2, faint(light.windows)),
        layer("lane/hills/near", 480.0, 0.6, tint(light.near)),
        layer("lane/hills/lit", 480.0, 0.6, faint(light.windows)),
        layer("lane/poles", 240.0, 1.0, tint(light.poles)),
        layer("lane/ballast", 240.0, 1.0, Color::WHITE),
    ]
}

/// Lays the country behind a train. When a round begins, its light fades in over the last one's.
pub fn lay(view: &View, scene: &mut Scene, train: TrainId) {
    let (lane, round) = (view.layout.board.trains.lane(train), view.board.round.clamp(1, 6));
    let scale = lane.height() / HIGH;
    let mut drawing = Drawing::default();
    let sky = Art::new(format!("lane/sky/{round}")).size(lane.width(), lane.height());
    drawing.art(sky, 0.0, 0.0, 1.0);
    for (nth, layer) in layers(light(round)).into_iter().enumerate() {
        if layer.tint.alpha() == 0.0 {
            continue;
        }
        // The same houses do not stand above each other.
        let shift = nth as f32 * 65.0 + if train == TrainId::Lower { 200.0 } else { 0.0 };
        let tiles = (lane.width() / (layer.tile * scale)).ceil() as u8 + 1;
        for tile in 0..tiles {
            let SceneryLayer { tile: wide, speed, .. } = layer;
            let motion = PartMotion::Scenery { nth: tile, tile: wide, lane: lane.width(), speed, shift, scale };
            drawing.moving(Art::new(layer.name).tint(layer.tint), 0.0, 0.0, scale, motion);
        }
    }
    // Each above the one that it takes over from, and all of them below what is printed on the lane.
    let piece = Piece::still(drawing, lane.min, z::FRAME + 0.1 + f32::from(round - 1) * 0.14);
    scene.add(Id::Scenery(view.viewed, train, round), piece.fading(1600));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nights_are_dark_and_have_stars_and_lit_windows() {
        for round in 0..=6 {
            let light = light(round);
            assert_eq!(light.stars > 0.0, (3..=5).contains(&round), "round {round}");
            assert!(light.windows <= LIGHTS[3].windows && light.floor <= LIGHTS[3].floor, "round {round}");
        }
        assert_eq!(floor_light(0), floor_light(1));
    }
}
