//! What the screen says about things before they happen, as the rules know it: what a middle card would do, what a
//! train would score.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::{
    Ask, CarValue, Catalogue, Choice, Game, GameEvent as E, Module, Refreshment, Seat, Setup, TrainId,
    queries::{FactoryYield, MiddleCardEffect},
};
use strum::VariantArray;

use crate::common::position::{Lower, Position, Upper};

fn with_middle_cards() -> Position {
    let cards = [("module_e", "mechanic", "Mechanic(value: 4, bonus: [Coins(2)])"), ("module_f", "factory", "Factory")];
    Position::with_setup(&cards, |setup| (setup.seats, setup.modules) = (2, [Module::E, Module::F]))
}

#[test]
fn a_mechanic_says_where_it_would_work_and_where_it_would_lapse() {
    for (upper, lower, place, works, lapses) in [
        ("2 1", "2 2", 0, 0, 0),
        // The next card cannot be worth more than the one to its left.
        ("7 2", "4 4", 0, 1, 1),
        // There is no next card yet: one is added.
        ("4", "12 12", 0, 1, 1),
        ("7 4", "7 4", 0, 2, 0),
        ("4 4", "7 7", 0, 0, 2),
        ("4 2", "1 1", 0, 1, 0),
        // The next card is a mail car.
        ("4 4 4 4 4 M 0", "0", 2, 0, 1),
    ] {
        let mut p = with_middle_cards();
        p.train(0, Upper, upper, 0);
        p.train(0, Lower, lower, 0);
        let told = p.game.queries().middle_card_effect(Seat(0), p.card("mechanic"), place);
        assert_eq!(told, Some(MiddleCardEffect::Mechanic { works, lapses }), "{upper} and {lower}");
    }
}

#[test]
fn a_factory_says_what_it_could_give() {
    let full = "4 1 1 1 1 M 0 0 0 L";
    for (upper, lower, place, gives) in [
        ("4 1", "1 1", 0, FactoryYield::Upgrades { limit: CarValue::V4 }),
        ("4 1", "1 1", 1, FactoryYield::NoCar),
        ("4 1 0", "1 1", 1, FactoryYield::NewCars),
        // Nothing goes up to 0, and neither train can grow.
        (full, full, 3, FactoryYield::Nothing),
        (full, "0", 3, FactoryYield::NewCars),
        // All cars are worth 1 or more already: the only one that could go up would pass the limit.
        ("1 1 1 1 1 M 1 1 1 L", "1 1 1 1 1 M 1 1 1 L", 0, FactoryYield::Nothing),
        // A new car could be added, and then go up.
        ("1", "1", 0, FactoryYield::Upgrades { limit: CarValue::V1 }),
    ] {
        let mut p = with_middle_cards();
        p.train(0, Upper, upper, 0);
        p.train(0, Lower, lower, 0);
        let told = p.game.queries().middle_card_effect(Seat(0), p.card("factory"), place);
        assert_eq!(told, Some(MiddleCardEffect::Factory(gives)), "{upper} and {lower} in place {}", place + 1);
    }
}

#[test]
fn what_a_train_would_score_counts_the_orders_that_the_conductor_has_reached() {
    for (conductor, reached) in [(0, 0), (1, 1), (2, 1), (3, 2)] {
        let mut p = Position::with_setup(&[], |setup| (setup.seats, setup.teatime) = (2, true));
        p.train(0, Upper, "12 4 1", conductor);
        let catalogue = p.game.catalogue();
        let of_kind = |kind| catalogue.order_tile_ids().find(|tile| catalogue.order_tile(*tile).refreshment == kind);
        let tiles = [Refreshment::Cake, Refreshment::Coffee].map(|kind| of_kind(kind).expect("there are five"));
        let orders: u8 = tiles[..reached].iter().map(|tile| catalogue.order_tile(*tile).points).sum();
        let card = p.card("module_b-Celebrity-1-0");
        p.game.arrange([
            E::CelebritySeated { seat: Seat(0), train: Upper, card_place: 0, card },
            E::OrderTilePlaced { seat: Seat(0), tile: tiles[0], train: Upper, card_place: 0 },
            E::OrderTilePlaced { seat: Seat(0), tile: tiles[1], train: Upper, card_place: 2 },
        ]);
        let cars = [0, 24, 28, 29][usize::from(conductor)];
        assert_eq!(p.game.queries().phase_score(Seat(0), Upper), cars + orders, "the celebrity doubles its car alone");
    }
}

/// In random games of every pair, with and without Teatime: what both trains are said to score just before a part of a
/// scoring phase ends is what its end brings.
#[test]
fn what_the_trains_would_score_is_what_they_then_score() {
    let catalogue = Catalogue::built_in().unwrap();
    let pairs =
        Module::VARIANTS.iter().enumerate().flat_map(|(nth, a)| Module::VARIANTS[nth + 1..].iter().map(|b| [*a, *b]));
    let (mut ends, mut points) = (0u32, 0u32);
    for (seed, pair) in (0u64..).zip(pairs.flat_map(|pair| [pair; 8])) {
        let seats = 2 + (seed % 3) as u8;
        let setup = Setup { teatime: seed % 2 == 0, ..Setup::new(seats, pair, seed) };
        let mut game = Game::new(catalogue.clone(), setup).unwrap();
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        while let Some(question) = game.question() {
            let choices = game.legal_choices();
            let choice = choices[rng.random_range(0..choices.len())];
            let told = TrainId::BOTH.map(|train| u16::from(game.queries().phase_score(question.seat, train)));

            let events = game.apply(choice).unwrap();
            if question.ask == Ask::ScoringPart && choice == Choice::EndTurn {
                // The last scoring phase runs on into the end of the game.
                let ended = events.iter().position(|event| matches!(event, E::ScoringPartEnded { .. })).unwrap();
                let scored = events[..ended].iter().filter_map(|event| match event {
                    E::PointsScored { seat, points, .. } if *seat == question.seat => Some(u16::from(*points)),
                    _ => None,
                });
                let scored: u16 = scored.sum();
                assert_eq!(told.iter().sum::<u16>(), scored, "{pair:?}, seed {seed}");
                (ends, points) = (ends + 1, points + u32::from(scored));
            }
        }
    }
    assert!(ends > 300 && points > 2000, "{ends} ends of parts with {points} points");
}
