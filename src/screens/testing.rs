//! What tests of several screens need: phones, whole games, and whether places lie apart.

use bevy::math::Rect;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::ui::viewport::{Phone, Shape};
use rules::{Board, Catalogue, Game, GameEvent, Setup, busy_random};

/// Small and large phones, lying and upright.
#[rustfmt::skip]
const PHONES: [(u16, u16); 18] = [
    (480, 300), (568, 320), (640, 480), (667, 375), (720, 430), (844, 390), (932, 430), (1200, 430), (280, 500),
    (320, 568), (360, 640), (360, 780), (375, 812), (390, 844), (430, 572), (430, 720), (430, 932), (540, 720),
];

pub fn phones() -> impl Iterator<Item = Phone> {
    PHONES.into_iter().map(|(wide, high)| Phone { wide, high })
}

const fn phone(wide: u16, high: u16) -> Shape {
    Shape::Phone(Phone { wide, high })
}

/// A window of each kind, and a smaller phone.
pub const SHAPES: [Shape; 5] = [Shape::Wide, Shape::Tall, phone(844, 390), phone(390, 844), phone(360, 640)];

/// The windows of desktops and of phones.
pub fn shapes() -> impl Iterator<Item = Shape> {
    [Shape::Wide, Shape::Tall].into_iter().chain(phones().map(Shape::Phone))
}

/// Asserts that places lie apart, and in a room.
pub fn lie_apart(case: &str, room: Rect, places: &[Rect]) {
    for (nth, one) in places.iter().enumerate() {
        // But for a little rounding.
        let inner = one.inflate(-0.01);
        assert!(room.union(inner) == room && !inner.is_empty(), "{case}: {one:?} in {room:?}");
        for other in &places[nth + 1..] {
            assert!(inner.intersect(*other).is_empty(), "{case}: {one:?} and {other:?}");
        }
    }
}

/// Plays a whole game, and shows every event with the game, and with the board as it is shown then.
pub fn whole_game(setup: Setup, mut seen: impl FnMut(&Game, &Board, &GameEvent)) -> Game {
    let mut chance = ChaCha8Rng::seed_from_u64(setup.seed);
    let catalogue = Catalogue::built_in().expect("our own card files are valid");
    let mut game = Game::new(catalogue, setup).expect("the set-up is legal");
    while !game.is_over() {
        let mut board = *game.board();
        for event in game.apply(busy_random::choose(&game.legal_choices(), &mut chance)).expect("it is legal") {
            board.apply_event(&event);
            seen(&game, &board, &event);
        }
    }
    game
}
