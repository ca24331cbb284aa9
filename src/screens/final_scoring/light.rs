//! The light on the band: it stands over what is counted, and in the end rests on the winners.

use bevy::prelude::*;

use super::{
    names::{FinalPiece, z},
    progress::FinalScoringFocus,
    stage::FinalStage,
};
use crate::{
    drawing::{Drawing, rect},
    pieces::lamplight,
    scene::{
        Scene,
        piece::{Enter, Leave, Piece},
    },
};
use rules::Seat;

/// How far from the edges of the band the light ends.
const RIM: f32 = 7.0;
/// How many milliseconds a light takes to go out and on.
const SWINGS_MILLIS: u64 = 250;
/// How far the lamp hangs to the side of the middle, as a part of the way to above what it falls on.
const ASIDE: f32 = 0.8;
/// How bright it is, 0 to 1: what is light is blended more brightly in a scene than by egui.
const GLOW: f32 = 0.27;

/// Lays the light on the night, below everything else.
pub fn lay(stage: FinalStage, scene: &mut Scene<FinalPiece>) {
    let [top, _] = stage.layout.card_strip;
    for (nth, [x, y, w, h]) in places(stage) {
        let lamp = stage.layout.middle + (x + w / 2.0 - stage.layout.middle) * ASIDE;
        let mut light = Drawing::default();
        lamplight::fall(&mut light, Vec2::new(lamp, top + RIM), rect(x, y, w, h), GLOW);
        let light = Piece::still(light, Vec2::ZERO, z::LIGHT);
        let light = Piece { enter: Enter::Fade, leave: Leave::Fade, millis: SWINGS_MILLIS, ..light };
        scene.add(FinalPiece::Light(nth), light);
    }
}

/// Whether it is dark on a player's place: all is counted, and the light is out or rests on others.
pub fn is_dark(stage: FinalStage, seat: Seat) -> bool {
    let told = match stage.progress.focus() {
        FinalScoringFocus::Nothing => true,
        FinalScoringFocus::Winners => !stage.progress.winners.contains(&seat),
        _ => false,
    };
    told && !stage.game.setup().murder()
}

/// Where the light falls, by what it is on.
fn places(stage: FinalStage) -> Vec<(u8, [f32; 4])> {
    let layout = stage.layout;
    let of = |wanted: &dyn Fn(Seat) -> bool| -> Vec<(u8, [f32; 4])> {
        stage.columns().into_iter().filter(|(seat, _)| wanted(*seat)).map(|(seat, place)| (seat.0, place)).collect()
    };
    let [card_strip, high] = layout.card_strip;
    match stage.progress.focus() {
        FinalScoringFocus::Purse(seat) => of(&|own| own == seat),
        FinalScoringFocus::Winners => of(&|own| stage.progress.winners.contains(&own)),
        // The murder decides who has won: until then, the light rests on all of them.
        FinalScoringFocus::Nothing if !stage.game.setup().murder() => Vec::new(),
        FinalScoringFocus::Everybody | FinalScoringFocus::Nothing => vec![(10, layout.overview.place)],
        FinalScoringFocus::Player => {
            let ([x, _, r], [.., words]) = (layout.portrait.ring, layout.portrait.rows);
            vec![(11, [x - 1.5 * r, card_strip + RIM, 3.0 * r, words + 8.0 * layout.k - card_strip - RIM])]
        }
        FinalScoringFocus::Card(_) => {
            let [x, y, w] = layout.open;
            // On a phone there is something else further down.
            let foot = card_strip + high - RIM;
            let foot = if layout.page.is_some() { (y + w).min(foot) } else { foot };
            vec![(12, [x - 0.45 * w, card_strip + RIM, 1.9 * w, foot - card_strip - RIM])]
        }
    }
}
