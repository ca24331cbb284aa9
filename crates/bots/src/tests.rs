//! What bots imagine has nothing to do with what is really hidden, whatever their seed is.

use std::sync::Arc;

use rand_chacha::ChaCha8Rng;
use rules::{Catalogue, Game, ImaginedGame, Module, Seat, SeatView, Setup};
use serde_json::Value;

use super::{
    BotLevel, Style, advice::Adviser, default_choice, evaluation::FeatureWeights, level::search, novice::Novice,
    planner::Planner,
};

/// Games whose seed the bots are given as well, and in which the first player is fixed: nothing is drawn before the
/// cards.
const GAMES: u64 = 50;

type Imagine = Box<dyn FnMut(&SeatView) -> ImaginedGame>;

/// Whoever imagines something, with this seed: as it does when it is asked for the first time.
fn all(seed: u64) -> [(&'static str, Imagine); 4] {
    let with = |mut rng: ChaCha8Rng| -> Imagine { Box::new(move |view| view.determinize(&mut rng)) };
    let planner = Planner::new(FeatureWeights::built_in().clone(), search(), None, seed);
    [
        ("a Novice", with(Novice::new(FeatureWeights::built_in(), seed).rng)),
        ("a bot that plans", with(planner.rng)),
        ("the adviser", with(Adviser::new(seed).rng)),
        ("the default choice", Box::new(default_choice::imagined)),
    ]
}

fn new(cards: &Arc<Catalogue>, modules: [Module; 2], seed: u64) -> Game {
    let setup = Setup { start_player: Some(Seat(0)), ..Setup::new(2, modules, seed) };
    Game::new(cards.clone(), setup).expect("the set-up is possible")
}

/// The face-down piles, each from its last card.
fn piles(game: &Game) -> Vec<Value> {
    let game = serde_json::to_value(game).expect("a game can be written");
    let piles = game["secrets"]["piles"].as_array().expect("three piles");
    piles.iter().chain([&game["secrets"]["game_end"]]).cloned().collect()
}

#[test]
fn imagined_piles_equal_the_real_ones_no_more_often_than_by_chance() {
    let cards = Catalogue::built_in().expect("our cards are legal");
    for modules in [[Module::A, Module::B], [Module::C, Module::D]] {
        // The default choice has a seed of its own, which is that of the first game.
        for seed in 0..GAMES {
            let game = new(&cards, modules, seed);
            for seat in (0..2).map(Seat) {
                let view = game.view(seat);
                for (who, mut imagine) in all(seed) {
                    let imagined = imagine(&view);
                    for (real, imagined) in piles(&game).iter().zip(piles(&imagined)) {
                        // By chance once in more games than there will ever be.
                        assert_ne!(*real, imagined, "{who} knows a pile of game {seed}, {modules:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn single_cards_are_guessed_as_often_as_by_chance() {
    let cards = Catalogue::built_in().expect("our cards are legal");
    let (mut right, mut by_chance) = ([0.0; 4], 0.0);
    for seed in 0..GAMES {
        let game = new(&cards, [Module::A, Module::B], seed);
        let real = piles(&game);
        by_chance += real.iter().take(3).filter(|pile| !pile.as_array().expect("cards").is_empty()).count() as f64;
        for (sum, (_, mut imagine)) in right.iter_mut().zip(all(seed)) {
            for (real, imagined) in real.iter().take(3).zip(piles(&imagine(&game.view(Seat(1))))) {
                let pairs = real.as_array().into_iter().flatten().zip(imagined.as_array().into_iter().flatten());
                *sum += f64::from(pairs.filter(|(one, other)| one == other).count() as u32);
            }
        }
    }
    // Of a shuffled pile one card lies in its place on average, give or take one.
    for right in right {
        assert!((right - by_chance).abs() < 5.0 * by_chance.sqrt(), "{right} cards instead of {by_chance}");
    }
}

#[test]
fn bots_with_other_seeds_imagine_other_games() {
    let cards = Catalogue::built_in().expect("our cards are legal");
    let view = new(&cards, [Module::A, Module::B], 1).view(Seat(0));
    let [one, other] = [1, 2].map(|seed| all(seed).map(|(_, mut imagine)| piles(&imagine(&view))));
    (0..3).for_each(|who| assert_ne!(one[who], other[who]));
    // So do a bot and the adviser with the same seed.
    assert_ne!(one[0], one[2]);
    assert!(BotLevel::Novice.bot(Style::AllRounder, 1).think(&view).is_some());
}
