//! The light on the stage: it rests on whomever it is about, goes out before the arrest, and falls on the arrested. All
//! others stand in the dark, but everything that is told about them can be read.

use super::{layout::RevelationLayout, progress::RevelationFocus, stage::RevelationStage, z};
use crate::{
    scene::Scene,
    screens::counting::{CountingPiece, light, the},
};
use rules::Person;

/// Lays the light below words and faces.
pub fn lay(stage: RevelationStage, layout: &RevelationLayout, scene: &mut Scene<CountingPiece>) {
    let focus = stage.focus();
    let cards: Vec<_> = layout.cards.iter().map(|card| card.rect).collect();
    if falls_on_all(stage, focus) {
        let all = cards.into_iter().reduce(|all, card| all.union(card)).unwrap_or_default();
        scene.add(the("light"), light(layout.lamps, all, z::LIGHT));
        return;
    }
    for (person, card) in stage.people().into_iter().zip(cards) {
        if falls_on(stage, focus, person) {
            scene.add(the("light").of(person), light(layout.lamps, card, z::LIGHT));
        }
    }
}

/// How dark it is on a dummy's card in full light, once it is known what they are.
const DUMMY: f32 = 0.5;

/// How dark it is on somebody's card, 0 to 1.
pub fn shade(stage: RevelationStage, person: Person) -> f32 {
    let focus = stage.focus();
    if falls_on(stage, focus, person) {
        0.0
    } else if falls_on_all(stage, focus) {
        let known = stage.board.case_file(person).whodunit.is_some();
        if known && matches!(person, Person::Dummy(_)) { DUMMY } else { 0.0 }
    } else if matches!(focus, RevelationFocus::Nobody | RevelationFocus::Arrested) {
        0.87
    } else {
        0.64
    }
}

fn is_arrested(stage: RevelationStage, person: Person) -> bool {
    stage.board.case_file(person).arrested
}

/// Whether one light falls on all cards together: if nobody is arrested, on everybody.
fn falls_on_all(stage: RevelationStage, focus: RevelationFocus) -> bool {
    match focus {
        RevelationFocus::Everybody => true,
        RevelationFocus::Arrested => !stage.people().into_iter().any(|person| is_arrested(stage, person)),
        RevelationFocus::One(_) | RevelationFocus::Nobody => false,
    }
}

fn falls_on(stage: RevelationStage, focus: RevelationFocus, person: Person) -> bool {
    match focus {
        RevelationFocus::One(one) => one == person,
        RevelationFocus::Arrested => is_arrested(stage, person),
        RevelationFocus::Everybody | RevelationFocus::Nobody => false,
    }
}
