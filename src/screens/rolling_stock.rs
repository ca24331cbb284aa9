//! The cards of a train in side view, as a screen over the table or after it shows them.

use crate::{
    pieces::train_card::{self, Detail, Light, Room},
    ui::canvas::Canvas,
};
use rules::{Catalogue, model::train::TrainCard};

/// Draws a card of a train with its top left corner at a point and at a scale, coupled to the one on its left or not. Its
/// wheels are turned as after a way to the right, in the card's own pixels.
pub fn card(
    canvas: &Canvas,
    catalogue: &Catalogue,
    (x, y, k): (f32, f32, f32),
    card: TrainCard,
    coupled: bool,
    lit: bool,
    way: f32,
) {
    let light = if lit { Light::Lit } else { Light::Night };
    let detail = Detail::Full(Room { scale: k, above: f32::INFINITY });
    canvas.painting(x, y, k).after(way).paint(&train_card::draw(catalogue, &card, light, detail));
    if coupled {
        canvas.scaled("coupling", x, y, k);
    }
}
