//! Both trains of a player in a small frame: the picture by which a saved game is recognised.

use bevy::prelude::*;

use super::{
    conductor,
    size::CAR,
    train_card::{self, Detail, Light, Room},
};
use crate::{
    drawing::{Drawing, colour, sized},
    session::Colour,
    ui::theme::palette,
};
use rules::{Catalogue, TrainId, model::board::PlayerBoard};

/// The sky above and at the horizon, by round: noon, afternoon, evening, night, late night, dawn.
const SKIES: [[(u8, u8, u8); 2]; 6] = [
    [(0x2A, 0x55, 0x7E), (0x6E, 0x8F, 0xA2)],
    [(0x2C, 0x4A, 0x78), (0xB0, 0x7C, 0x52)],
    [(0x23, 0x22, 0x55), (0xA0, 0x52, 0x3C)],
    [(0x14, 0x18, 0x3C), (0x3A, 0x2C, 0x6A)],
    [(0x10, 0x15, 0x34), (0x4A, 0x2A, 0x5C)],
    [(0x2E, 0x21, 0x4C), (0x9A, 0x4A, 0x5C)],
];
/// The room over a roof for a conductor, and below the wheels for the rails, in parts of a lane.
const ABOVE: f32 = 0.22;
const BELOW: f32 = 0.05;

/// As many cars are always shown, however small.
const LEAST_CARS: f32 = 4.0;

/// The trains of a player in this round, in a picture of this size: as many cars from the front as there is room for.
pub fn draw(catalogue: &Catalogue, player: &PlayerBoard, owner: Colour, round: u8, size: Vec2) -> Drawing {
    let mut picture = Drawing::default();
    let lane = size.y / 2.0;
    let highest = lane * (1.0 - ABOVE - BELOW) / CAR.y;
    let shown = (size.x / (CAR.x * highest)).ceil().max(LEAST_CARS);
    let pitch = size.x / shown;
    let scale = highest.min(pitch / CAR.x);
    for (nth, id) in TrainId::BOTH.into_iter().enumerate() {
        let top = lane * nth as f32;
        sky(&mut picture, Rect::new(0.0, top, size.x, top + lane), round);
        let (train, ground) = (player.train(id), top + lane * (1.0 - BELOW));
        picture.fill(Rect::new(0.0, ground - 1.0, size.x, ground + 1.4), palette::BRASS);
        let corner =
            |place: usize| Vec2::new(pitch * place as f32 + (pitch - CAR.x * scale) / 2.0, ground - CAR.y * scale);
        let detail = Detail::Small(Room { scale, above: lane * (1.0 - BELOW) - CAR.y * scale, covered: 0.0 });
        for place in 0..shown as usize {
            let card = match train.cards.get(place) {
                Some(card) => train_card::draw(catalogue, card, Light::reached(train.reached(place)), detail),
                None => train_card::slot(place),
            };
            picture.put(&card, corner(place).x, corner(place).y, scale);
        }
        if let Some(last) = usize::from(train.conductor).checked_sub(1).filter(|last| *last < shown as usize) {
            let foot = corner(last) + train_card::stand(train.cards.get(last)) * scale;
            let above = lane * (1.0 - BELOW) - CAR.y * scale;
            picture.put(&conductor::whole(owner.key()), foot.x, foot.y, (above + 5.0).min(30.0) / conductor::HEIGHT);
        }
    }
    picture.frame(sized(size), 2.0, palette::INK);
    picture
}

fn sky(picture: &mut Drawing, place: Rect, round: u8) {
    let [above, below] = SKIES[usize::from(round.clamp(1, 6) - 1)].map(|(r, g, b)| Color::srgb_u8(r, g, b));
    let Rect { min, max } = place;
    let corners = vec![(min, above), (Vec2::new(max.x, min.y), above), (max, below), (Vec2::new(min.x, max.y), below)];
    picture.gradient(corners, vec![[0, 1, 2], [0, 2, 3]]);
    picture.fill(Rect::new(min.x, max.y - place.height() * BELOW, max.x, max.y), colour(palette::NIGHT));
}
