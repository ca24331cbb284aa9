//! The light on the band: it stands over what is counted, moves on with it, and in the end rests on the winners.

use super::{FinalScene, progress::FinalScoringFocus};
use crate::{
    screens::lamplight::{LampLight, between, brightness, fall, lights, smooth},
    ui::canvas::Canvas,
};
use rules::Seat;

/// How far from the edges of the band the light ends.
const RIM: f32 = 7.0;

/// Draws the light on the night, below everything else.
pub fn draw(canvas: &Canvas, scene: FinalScene) {
    let ([y, h], visible) = (scene.layout.card_strip, canvas.visible());
    // A page that can be scrolled is as wide as the phone, and has its own corner.
    let [x, w] =
        if scene.layout.page.is_some() { [0.0, 2.0 * scene.layout.middle] } else { [visible.min.x, visible.width()] };
    fall_on(canvas, scene, [x, y + RIM, w, h - 2.0 * RIM]);
}

/// Draws it once more on something that lies on the band.
pub fn fall_on(canvas: &Canvas, scene: FinalScene, place: [f32; 4]) {
    fall(canvas, &all(scene), [scene.layout.middle, scene.layout.card_strip[0] + RIM], place);
}

/// How dark it is on a player's place, 0 to 1: all is counted, and the light is out or rests on others.
pub fn shade(scene: FinalScene, place: [f32; 4]) -> f32 {
    let (light, murder) = (scene.progress.light, scene.game.setup().murder());
    let dark = |spot: FinalScoringFocus| {
        if matches!(spot, FinalScoringFocus::Nothing | FinalScoringFocus::Winners) && !murder { 0.6 } else { 0.0 }
    };
    between(dark(light.from), dark(light.to), light.way(scene.timing)) * (1.0 - brightness(&all(scene), place)).max(0.0)
}

fn all(scene: FinalScene) -> Vec<LampLight> {
    let light = scene.progress.light;
    // A card that turns over takes the light along.
    let moved = if scene.timing.moves() { smooth(scene.progress.turned(scene.timing)) } else { 1.0 };
    lights(&places(scene, light.from, 1.0), &places(scene, light.to, moved), light.way(scene.timing))
}

/// Where the light falls if it rests on something; an open card may still be on its way.
fn places(scene: FinalScene, spot: FinalScoringFocus, moved: f32) -> Vec<[f32; 4]> {
    let (layout, seats) = (scene.layout, scene.seats().collect::<Vec<_>>());
    let of = |wanted: &dyn Fn(Seat) -> bool| -> Vec<[f32; 4]> {
        let columns = layout.overview.places(seats.len(), layout.k);
        seats.iter().zip(columns).filter(|(seat, _)| wanted(**seat)).map(|(_, place)| place).collect()
    };
    let [card_strip, high] = layout.card_strip;
    match spot {
        FinalScoringFocus::Purse(seat) => of(&|own| own == seat),
        FinalScoringFocus::Winners => of(&|own| scene.progress.winners.contains(&own)),
        // The murder decides who has won: until then, the light rests on all of them.
        FinalScoringFocus::Nothing if !scene.game.setup().murder() => Vec::new(),
        FinalScoringFocus::Everybody | FinalScoringFocus::Nothing => vec![layout.overview.place],
        FinalScoringFocus::Player => {
            let ([x, _, r], [.., words]) = (layout.portrait.ring, layout.portrait.rows);
            vec![[x - 1.5 * r, card_strip + RIM, 3.0 * r, words + 8.0 * layout.k - card_strip - RIM]]
        }
        FinalScoringFocus::Card(_) => {
            let from = layout.next.map_or(layout.open, |next| next.card);
            let [x, y, w] = [0, 1, 2].map(|side| between(from[side], layout.open[side], moved));
            // On a phone there is something else further down.
            let foot =
                if layout.page.is_some() { (y + w).min(card_strip + high - RIM) } else { card_strip + high - RIM };
            vec![[x - 0.45 * w, card_strip + RIM, 1.9 * w, foot - card_strip - RIM]]
        }
    }
}
