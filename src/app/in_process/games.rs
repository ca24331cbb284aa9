//! Whole games: every pair of modules, on both stage shapes.

use strum::VariantArray;

use super::*;
use rules::Module;

/// Two games with a pair: for two players and for three or four, with and without Teatime, on both stage shapes.
fn play(pair: [Module; 2]) {
    let number = pair[0] as u64 * 6 + pair[1] as u64;
    let setup = |seats, teatime, seed| Setup { teatime, ..Setup::new(seats, pair, seed) };
    let first = setup(2, number.is_multiple_of(2), number);
    let second = setup(3 + (number % 2) as u8, !number.is_multiple_of(2), number + 100);
    PointerGame::begin(first, if number.is_multiple_of(3) { TALL } else { WIDE }).play_until(|_| false);
    PointerGame::begin(second, if number.is_multiple_of(3) { WIDE } else { TALL }).play_until(|_| false);
}

macro_rules! pairs {
    ($($name:ident: $one:ident $other:ident,)+) => {
        $(
            #[test]
            fn $name() {
                play([Module::$one, Module::$other]);
            }
        )+

        #[test]
        fn every_pair_is_played() {
            let played = [$([Module::$one, Module::$other]),+];
            let all = Module::VARIANTS.iter().flat_map(|one| {
                Module::VARIANTS.iter().filter(move |other| *other > one).map(move |other| [*one, *other])
            });
            assert!(all.eq(played));
        }
    };
}

pairs! {
    a_game_of_a_and_b: A B,
    a_game_of_a_and_c: A C,
    a_game_of_a_and_d: A D,
    a_game_of_a_and_e: A E,
    a_game_of_a_and_f: A F,
    a_game_of_b_and_c: B C,
    a_game_of_b_and_d: B D,
    a_game_of_b_and_e: B E,
    a_game_of_b_and_f: B F,
    a_game_of_c_and_d: C D,
    a_game_of_c_and_e: C E,
    a_game_of_c_and_f: C F,
    a_game_of_d_and_e: D E,
    a_game_of_d_and_f: D F,
    a_game_of_e_and_f: E F,
}
