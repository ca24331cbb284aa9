//! What bots that deal themselves games rely on: the same view after another deal, a count of what was shown, and how
//! much of the game is left.

use std::collections::BTreeMap;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::{Catalogue, Game, Module, Seat, SeatView, Setup, busy_random, turn::state::Phase};

/// Calls `each` with every position of some busy random games of all kinds.
fn positions(mut each: impl FnMut(&Game)) {
    let cards = Catalogue::built_in().expect("our cards are legal");
    for (seed, modules) in (1..).zip([[Module::A, Module::B], [Module::C, Module::D], [Module::C, Module::F]]) {
        for seats in 2..=4 {
            let setup = Setup { teatime: seats == 3, ..Setup::new(seats, modules, seed) };
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut game = Game::new(cards.clone(), setup).expect("the set-up is possible");
            while !game.is_over() {
                each(&game);
                let choice = busy_random::choose(&game.legal_choices(), &mut rng);
                game.apply(choice).expect("it is legal");
            }
            each(&game);
        }
    }
}

#[test]
fn another_deal_looks_the_same_to_the_seat() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut different = 0;
    positions(|game| {
        for seat in (0..game.board().seats()).map(Seat) {
            let view = game.view(seat);
            let mut dealt = view.determinize(&mut rng);
            assert_eq!(dealt.view(seat), view);
            let first = dealt.clone();
            view.redeal(&mut dealt, &mut rng);
            assert_eq!(dealt.view(seat), view);
            different += u32::from(dealt != first);
        }
    });
    assert!(different > 1000, "only {different} deals were different");
}

#[test]
fn a_view_is_read_as_it_was_written_and_nothing_hidden_is_written() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    positions(|game| {
        let seat = Seat((game.choices_made() % u32::from(game.board().seats())) as u8);
        let view = game.view(seat);
        let text = serde_json::to_string(&view).expect("a view can be written");
        let read: SeatView = serde_json::from_str(&text).expect("it can be read");
        assert_eq!(read.with_catalogue(game.catalogue().clone()), view);
        // Where everything that this seat cannot see is dealt anew, the text is the same.
        let dealt = view.determinize(&mut rng);
        assert_eq!(serde_json::to_string(&dealt.view(seat)).expect("a view can be written"), text);
        assert!(text.contains("\"seed\":0"), "{text}");
    });
}

#[test]
fn is_legal_says_the_same_as_the_list() {
    let (mut list, mut others) = (Vec::new(), Vec::new());
    positions(|game| {
        game.legal_choices_into(&mut list);
        assert_eq!(list, game.legal_choices());
        assert!(list.iter().all(|choice| game.is_legal(*choice)));
        assert!(others.iter().all(|choice| game.is_legal(*choice) == list.contains(choice)));
        others.clone_from(&list);
    });
}

#[test]
fn every_legal_choice_is_drawn_equally_often() {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let mut looked = 0;
    positions(|game| {
        looked += 1;
        let list = game.legal_choices();
        let mut drawn = BTreeMap::new();
        let draws = if looked % 100 == 0 { 200 * list.len() } else { 1 };
        for _ in 0..draws {
            match game.random_choice(&mut rng) {
                Some(choice) => *drawn.entry(choice).or_insert(0) += 1,
                None => assert!(list.is_empty()),
            }
        }
        assert!(drawn.keys().all(|choice| list.contains(choice)));
        if draws > 1 {
            assert!(list.iter().all(|choice| (120..300).contains(&drawn[choice])), "{drawn:?}");
        }
    });
}

#[test]
fn a_copy_into_used_memory_is_a_copy() {
    let mut copy = None;
    positions(|game| {
        let copy = copy.get_or_insert_with(|| game.clone());
        copy.clone_from(game);
        assert_eq!(copy, game);
        assert_eq!(game.clone(), *game);
    });
}

#[test]
fn turns_and_scoring_phases_left_are_counted_down() {
    let mut before: Option<([u8; 4], [u8; 4], Game)> = None;
    positions(|game| {
        let all = |left: &dyn Fn(Seat) -> u8| {
            [0, 1, 2, 3].map(|seat| if seat < game.board().seats() { left(Seat(seat)) } else { 0 })
        };
        let (turns, scorings) = (all(&|seat| game.turns_left(seat)), all(&|seat| game.scorings_left(seat)));
        if game.choices_made() == 0 {
            assert!(turns.iter().take(game.board().seats().into()).all(|turns| *turns == 18));
            assert!(scorings.iter().take(game.board().seats().into()).all(|scorings| *scorings == 3));
        } else if let Some((turns_before, scorings_before, earlier)) = &before {
            let taken = |game: &Game| game.state().phase == Phase::Turn { taken: true };
            for seat in 0..usize::from(game.board().seats()) {
                let own = earlier.state().seat == Seat(seat as u8);
                let took = own && taken(game) && !taken(earlier) || own && turns[seat] < turns_before[seat];
                assert_eq!(turns[seat], turns_before[seat] - u8::from(took), "{:?}", game.state());
                assert!(scorings[seat] <= scorings_before[seat]);
            }
        }
        if game.is_over() {
            assert_eq!((turns, scorings), ([0; 4], [0; 4]));
        }
        before = Some((turns, scorings, game.clone()));
    });
}

#[test]
fn what_is_shown_is_counted() {
    let mut before: Option<(u32, usize)> = None;
    positions(|game| {
        // Cards that were dealt, a Storage that was opened, evidence that was turned over.
        let shown = game.board().cards().count() + game.board().game_end_cards().count();
        let count = game.reveals();
        if game.choices_made() == 0 {
            before = None;
        }
        if let Some((count_before, shown_before)) = before {
            assert!(count >= count_before);
            assert!(shown <= shown_before || count > count_before, "something was shown and not counted");
        }
        before = Some((count, shown));
    });
}
