//! What others must not see: the same game is continued twice with different secrets, and a seat they do
//! not belong to sees the same both times.

use std::collections::BTreeSet;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::{Catalogue, Game, Module, Seat, Setup, busy_random};
use serde_json::Value;

use crate::common::edited;

/// A game of three, played to the beginning of a round.
fn game(seed: u64, modules: [Module; 2], round: u8) -> Game {
    let cards = Catalogue::built_in().expect("our cards are legal");
    let mut game = Game::new(cards, Setup { teatime: true, ..Setup::new(3, modules, seed) }).expect("legal");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    while game.board().round < round {
        let choice = busy_random::choose(&game.legal_choices(), &mut rng);
        game.apply(choice).expect("it is listed");
    }
    game
}

fn list(value: &mut Value) -> &mut Vec<Value> {
    value.as_array_mut().expect("a list")
}

/// Plays both games with the same choices to the last turn, and checks what `seat` sees of them.
fn play_both(mut games: [Game; 2], seat: Seat, seed: u64) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let last_turn = |game: &Game| game.board().round == 6 && game.state().turns_done == 3 * game.board().seats() - 1;
    while !last_turn(&games[0]) {
        assert!(games[0].view(seat) == games[1].view(seat), "seed {seed}: {seat:?} sees a difference");
        let choice = busy_random::choose(&games[0].legal_choices(), &mut rng);
        let [one, other] = games.each_mut().map(|game| game.apply(choice).expect("both can do it"));
        assert_eq!(one, other, "seed {seed}: what everybody is told differs");
    }
}

#[test]
fn only_their_owners_see_whodunit_cards_and_evidence() {
    let mut differ = 0;
    for seed in 0..20 {
        let one = game(seed, [Module::C, [Module::A, Module::B][seed as usize % 2]], 3);
        let other = edited(&one, |game| {
            let murder = &mut game["secrets"]["murder"];
            list(&mut murder["whodunit"]).swap(0, 1);
            // Seats 0 and 1 exchange tokens; each still has as many as before.
            let mut tokens = [0, 1].map(|seat| list(&mut murder["tokens"][seat]).clone()).concat();
            if !tokens.is_empty() {
                tokens.rotate_left(1);
            }
            let rest = tokens.split_off(list(&mut murder["tokens"][0]).len());
            (murder["tokens"][0], murder["tokens"][1]) = (tokens.into(), rest.into());
        });
        let unlike = |seat: Seat| {
            let [one, other] = [&one, &other].map(|game| game.view(seat));
            one.evidence != other.evidence || one.whodunit != other.whodunit
        };
        differ += u32::from(unlike(Seat(0)) && unlike(Seat(1)));
        play_both([one, other], Seat(2), seed);
    }
    assert!(differ > 5, "only {differ} of the games differed");
}

#[test]
fn only_their_owners_see_drafted_game_end_cards() {
    for seed in 0..20 {
        let one = game(seed, [Module::A, Module::B], 1);
        let other = edited(&one, |game| list(&mut game["secrets"]["drafted"]).swap(0, 1));
        assert_ne!(one.view(Seat(0)).drafted, other.view(Seat(0)).drafted);
        play_both([one, other], Seat(2), seed);
    }
}

#[test]
fn nobody_sees_the_order_of_piles_and_supply() {
    for seed in 0..20 {
        let one = game(seed, [Module::C, Module::A], 2);
        let other = edited(&one, |game| {
            let secrets = &mut game["secrets"];
            (0..3).for_each(|pile| list(&mut secrets["piles"][pile]).reverse());
            list(&mut secrets["game_end"]).reverse();
            list(&mut secrets["murder"]["supply"]).reverse();
        });
        assert!(one != other);
        for seat in (0..3).map(Seat) {
            assert!(one.view(seat) == other.view(seat), "seed {seed}: {seat:?} sees a difference");
        }
    }
}

#[test]
fn a_view_without_secrets_is_the_same_whatever_its_seat_knows() {
    for seed in 0..20 {
        let one = game(seed, [Module::C, Module::A], 2);
        let other = edited(&one, |game| {
            let secrets = &mut game["secrets"];
            list(&mut secrets["drafted"]).rotate_left(1);
            list(&mut secrets["murder"]["whodunit"]).rotate_left(1);
        });
        for seat in (0..3).map(Seat) {
            let [one, other] = [&one, &other].map(|game| game.view(seat));
            assert_ne!(one.drafted, other.drafted, "seed {seed}: {seat:?} knows the same");
            assert!(one.without_secrets() == other.without_secrets(), "seed {seed}: {seat:?} gives something away");
        }
    }
}

#[test]
fn a_game_dealt_without_secrets_guesses_them() {
    let game = game(1, [Module::C, Module::A], 2);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for seat in (0..3).map(Seat) {
        let (with, without) = (game.view(seat), game.view(seat).without_secrets());
        let mut guessed = BTreeSet::new();
        for _ in 0..200 {
            let known = with.determinize(&mut rng);
            assert_eq!(known.drafted(seat), with.drafted);
            assert_eq!(known.known_evidence(seat), Some((with.whodunit.expect("a card each"), with.evidence)));
            let dealt = without.determinize(&mut rng);
            assert!(dealt.view(seat).without_secrets() == without, "it looks the same to the others");
            assert_eq!(dealt.view(seat).evidence.len(), with.evidence.len());
            let (whodunit, _) = dealt.known_evidence(seat).expect("a card each");
            guessed.insert((dealt.drafted(seat).expect("a card was drafted"), format!("{whodunit:?}")));
        }
        let count = |what: &dyn Fn(&(rules::GameEndId, String)) -> String| {
            guessed.iter().map(what).collect::<BTreeSet<_>>().len()
        };
        assert!(count(&|(card, _)| format!("{card:?}")) > 5, "{guessed:?}");
        assert_eq!(count(&|(_, whodunit)| whodunit.clone()), 2, "{guessed:?}");
    }
}
