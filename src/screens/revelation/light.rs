//! The light on the stage: it rests on whomever it is about, goes out before the arrest, and falls on the arrested. All
//! others stand in the dark, but everything that is told about them can be read.

use super::{progress::RevelationFocus, view::RevelationScene};
use crate::{
    screens::lamplight::{LampLight, between, brightness, fall, lights},
    ui::canvas::Canvas,
};
use rules::Person;

/// The light that falls on the cards.
pub struct StageLight {
    lights: Vec<LampLight>,
    /// The middle of the stage, and how high the lamps hang.
    lamps: [f32; 2],
    /// How dark it is beside it, 0 to 1.
    dark: f32,
}

/// How dark it is beside a light.
fn dark(spot: RevelationFocus) -> f32 {
    if matches!(spot, RevelationFocus::Nobody | RevelationFocus::Arrested) { 0.85 } else { 0.55 }
}

impl StageLight {
    /// For everybody's cards, in the order in which they are shown.
    pub fn new(scene: RevelationScene, lamps: [f32; 2], cards: &[[f32; 4]]) -> Self {
        let (light, people) = (scene.progress.light, scene.people());
        let of = |wanted: &dyn Fn(Person) -> bool| -> Vec<[f32; 4]> {
            people.iter().zip(cards).filter(|(person, _)| wanted(**person)).map(|(_, card)| *card).collect()
        };
        let places = |spot: RevelationFocus| match spot {
            RevelationFocus::Everybody => vec![around(cards)],
            RevelationFocus::One(person) => of(&|own| own == person),
            RevelationFocus::Nobody => Vec::new(),
            RevelationFocus::Arrested => {
                let arrested = of(&|own| scene.board.case_file(own).arrested);
                if arrested.is_empty() { vec![around(cards)] } else { arrested }
            }
        };
        let way = light.way(scene.timing);
        let lights = lights(&places(light.from), &places(light.to), way);
        Self { lights, lamps, dark: between(dark(light.from), dark(light.to), way) }
    }

    /// Draws it as far as it falls on a place.
    pub fn fall(&self, canvas: &Canvas, on: [f32; 4]) {
        fall(canvas, &self.lights, self.lamps, on);
    }

    /// How dark it is on a card, 0 to 1.
    pub fn shade(&self, card: [f32; 4]) -> f32 {
        self.dark * (1.0 - brightness(&self.lights, card)).max(0.0)
    }
}

/// The smallest rectangle with all of these in it.
fn around(all: &[[f32; 4]]) -> [f32; 4] {
    let both = |[x, y, w, h]: [f32; 4], [left, top, wide, high]: [f32; 4]| {
        let (from, above) = (x.min(left), y.min(top));
        [from, above, (x + w).max(left + wide) - from, (y + h).max(top + high) - above]
    };
    all.iter().copied().reduce(both).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_cards_together_have_an_edge_around_them() {
        assert_eq!(around(&[[10.0, 5.0, 20.0, 30.0], [40.0, 8.0, 20.0, 40.0]]), [10.0, 5.0, 50.0, 43.0]);
        assert_eq!(around(&[]), [0.0; 4]);
    }
}
