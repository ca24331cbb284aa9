//! The light on the band: it stands over what is counted, moves on with it, and in the end rests on the winners.

use super::{FinalScene, progress::Spot};
use crate::{
    screens::lamplight::{Light, between, brightness, fall, lights, smooth},
    ui::canvas::Canvas,
};
use rules::Seat;

/// How far from the edges of the band the light ends.
const RIM: f32 = 7.0;

/// Draws the light on the night, below everything else.
pub fn draw(canvas: &Canvas, scene: FinalScene) {
    let ([y, h], visible) = (scene.plan.band, canvas.visible());
    // A page that can be scrolled is as wide as the phone, and has its own corner.
    let [x, w] =
        if scene.plan.page.is_some() { [0.0, 2.0 * scene.plan.middle] } else { [visible.min.x, visible.width()] };
    fall_on(canvas, scene, [x, y + RIM, w, h - 2.0 * RIM]);
}

/// Draws it once more on something that lies on the band.
pub fn fall_on(canvas: &Canvas, scene: FinalScene, place: [f32; 4]) {
    fall(canvas, &all(scene), [scene.plan.middle, scene.plan.band[0] + RIM], place);
}

/// How dark it is on a player's place, 0 to 1: all is counted, and the light is out or rests on others.
pub fn shade(scene: FinalScene, place: [f32; 4]) -> f32 {
    let (light, murder) = (scene.progress.light, scene.game.setup().murder());
    let dark = |spot: Spot| if matches!(spot, Spot::Nothing | Spot::Winners) && !murder { 0.6 } else { 0.0 };
    between(dark(light.from), dark(light.to), light.way(scene.timing)) * (1.0 - brightness(&all(scene), place)).max(0.0)
}

fn all(scene: FinalScene) -> Vec<Light> {
    let light = scene.progress.light;
    // A card that turns over takes the light along.
    let moved = if scene.timing.moves() { smooth(scene.progress.turned(scene.timing)) } else { 1.0 };
    lights(&places(scene, light.from, 1.0), &places(scene, light.to, moved), light.way(scene.timing))
}

/// Where the light falls if it rests on something; an open card may still be on its way.
fn places(scene: FinalScene, spot: Spot, moved: f32) -> Vec<[f32; 4]> {
    let (plan, seats) = (scene.plan, scene.seats().collect::<Vec<_>>());
    let of = |wanted: &dyn Fn(Seat) -> bool| -> Vec<[f32; 4]> {
        let columns = plan.everybody.places(seats.len(), plan.k);
        seats.iter().zip(columns).filter(|(seat, _)| wanted(**seat)).map(|(_, place)| place).collect()
    };
    let [band, high] = plan.band;
    match spot {
        Spot::Purse(seat) => of(&|own| own == seat),
        Spot::Winners => of(&|own| scene.progress.winners.contains(&own)),
        // The murder decides who has won: until then, the light rests on all of them.
        Spot::Nothing if !scene.game.setup().murder() => Vec::new(),
        Spot::Everybody | Spot::Nothing => vec![plan.everybody.place],
        Spot::Player => {
            let ([x, _, r], [.., words]) = (plan.portrait.ring, plan.portrait.rows);
            vec![[x - 1.5 * r, band + RIM, 3.0 * r, words + 8.0 * plan.k - band - RIM]]
        }
        Spot::Card(_) => {
            let from = plan.next.map_or(plan.open, |next| next.card);
            let [x, y, w] = [0, 1, 2].map(|side| between(from[side], plan.open[side], moved));
            // On a phone there is something else further down.
            let foot = if plan.page.is_some() { (y + w).min(band + high - RIM) } else { band + high - RIM };
            vec![[x - 0.45 * w, band + RIM, 1.9 * w, foot - band - RIM]]
        }
    }
}
