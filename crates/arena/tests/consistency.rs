//! What holds in every game, for every pair of modules, every number of players, with Teatime and
//! without. `FIRST_CLASS_GAMES` says how many games of each kind; a failure leaves the game's record,
//! to be replayed with `arena --replay FILE`. `scripts/consistency.sh` plays many more.

#[path = "../../rules/tests/common/mod.rs"]
mod common;

use std::{
    collections::BTreeSet,
    path::PathBuf,
    sync::{Arc, LazyLock},
};

use arena::{self, BrokenGame, Contest, Contestant, Modules, Teatime};
use bots::BotLevel;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::{
    CarValue, CardId, Catalogue, Choice, Game, GameEndId, GameEvent as E, Module, Seat, Setup, Source, TrainId,
    busy_random, invariants::check_state,
};

static CARDS: LazyLock<Arc<Catalogue>> = LazyLock::new(|| Catalogue::built_in().expect("our cards are legal"));

/// Games of each kind: those that are checked closely, and those that are only played.
const CHECKED: u64 = 1;
const PLAYED: u64 = 4;

/// Every pair of modules with this many busy random players, checked closely.
fn contest(seats: usize) -> Contest {
    Contest {
        players: vec![Contestant::BusyRandom; seats],
        modules: Modules::Each(CARDS.module_pairs()),
        teatime: Teatime::Never,
        dummies: true,
        wait: false,
        games: common::number("FIRST_CLASS_GAMES", CHECKED),
        seed: 1,
        threads: std::thread::available_parallelism().map_or(1, usize::from),
        check: true,
    }
}

/// Plays a contest in which every check has to pass.
fn holds(contest: &Contest) {
    let outcome = contest.play(&CARDS, || {});
    if let Some(BrokenGame { why, record }) = outcome.broken_games.first() {
        let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("broken-{}.ron", record.setup.seed));
        std::fs::write(&file, record.to_text()).expect("the record can be written");
        let (made, setup) = (record.choices.len(), &record.setup);
        panic!("{why}\nat choice {made} of {setup:?}\nto see it again: arena --replay {}", file.display());
    }
}

#[test]
fn every_game_of_two_holds() {
    holds(&contest(2));
}

#[test]
fn every_game_of_three_holds() {
    holds(&contest(3));
}

#[test]
fn every_game_of_four_holds() {
    holds(&contest(4));
}

#[test]
fn every_game_of_two_with_teatime_holds() {
    holds(&Contest { teatime: Teatime::Always, ..contest(2) });
}

#[test]
fn every_game_of_three_with_teatime_holds() {
    holds(&Contest { teatime: Teatime::Always, ..contest(3) });
}

#[test]
fn every_game_of_four_with_teatime_holds() {
    holds(&Contest { teatime: Teatime::Always, ..contest(4) });
}

#[test]
fn every_game_with_the_options_of_the_rules_holds() {
    let waiting = Contest { wait: true, teatime: Teatime::Always, seed: 1001, games: 1, ..contest(4) };
    holds(&waiting);
    holds(&Contest { dummies: false, ..contest(2) });
}

/// Plays with all bots of these levels, each time several at a table.
fn bots_hold(levels: impl Fn(BotLevel) -> bool, modules: &[[Module; 2]]) -> usize {
    let bots = Contestant::all().filter(|one| !matches!(one, Contestant::Bot(level, _) if !levels(*level)));
    let modules = Modules::Each(modules.to_vec());
    let mut played = 0;
    for others in bots.collect::<Vec<_>>().chunks(3) {
        let players = [&[Contestant::BusyRandom], others].concat();
        let modules = modules.clone();
        let contest = Contest { players, modules, teatime: Teatime::Always, games: 1, ..contest(3) };
        holds(&contest);
        played += contest.count();
    }
    played
}

#[test]
fn every_game_of_the_bots_holds() {
    bots_hold(|level| level < BotLevel::Expert, &CARDS.module_pairs());
    bots_hold(|level| level == BotLevel::Expert, &[[Module::C, Module::F]]);
}

#[test]
#[ignore = "nightly: these bots think for long"]
fn every_game_of_the_strong_bots_holds() {
    let played = bots_hold(|level| level >= BotLevel::Expert, &CARDS.module_pairs());
    println!("nightly: {played} games of bots that try their plans out");
}

/// Calls `each` with every event of one busy random game of every kind, and `between` before every choice.
fn play_all(games: u64, mut between: impl FnMut(&Game, &mut ChaCha8Rng), mut each: impl FnMut(&E)) {
    for (seats, teatime) in [(2, false), (3, true), (4, false), (2, true)] {
        let teatime = if teatime { Teatime::Always } else { Teatime::Never };
        for setup in (Contest { teatime, games, ..contest(seats) }).pairings().map(|pairing| pairing.setup) {
            let mut rng = ChaCha8Rng::seed_from_u64(setup.seed);
            let mut game = Game::new(CARDS.clone(), setup).expect("the set-up is legal");
            while !game.is_over() {
                between(&game, &mut rng);
                let choice = busy_random::choose(&game.legal_choices(), &mut rng);
                game.apply(choice).expect("a listed choice is taken").iter().for_each(&mut each);
            }
        }
    }
}

#[test]
fn everything_that_can_happen_happens_somewhere() {
    let mut seen = BTreeSet::new();
    play_all(
        common::number("FIRST_CLASS_GAMES", PLAYED),
        |_, _| {},
        |event| {
            let event = format!("{event:?}");
            seen.insert(event.split([' ', '{']).next().unwrap_or_default().to_owned());
        },
    );
    // The variants as they stand in the source: one to a line, four spaces in.
    let source = include_str!("../../rules/src/turn/event.rs");
    let body =
        source.split_once("pub enum GameEvent {").and_then(|(_, rest)| rest.split_once("\n}")).expect("it is there").0;
    let names = body.lines().filter_map(|line| line.strip_prefix("    ")?.split([' ', ',']).next());
    let names: BTreeSet<_> = names.filter(|name| name.starts_with(char::is_uppercase)).map(str::to_owned).collect();
    assert!(names.contains("GameEnded"), "{names:?}");
    let never: Vec<_> = names.difference(&seen).collect();
    assert!(never.is_empty(), "no game had {never:?}: the suite is too weak");
}

#[test]
fn a_dealt_game_can_be_played_to_its_end() {
    play_all(
        1,
        |game, rng| {
            if rng.random_ratio(1, 40) {
                let view = game.view(game.question().expect("it is not over").seat);
                let mut dealt = Game::clone(&view.determinize(rng));
                while !dealt.is_over() {
                    let choice = busy_random::choose(&dealt.legal_choices(), rng);
                    dealt.apply(choice).expect("a listed choice is taken");
                }
                check_state(&dealt).expect("it ends in order");
            }
        },
        |_| {},
    );
}

#[test]
fn equal_seeds_give_equal_games_and_other_seeds_other_ones() {
    let setup = |seed| Setup { teatime: true, ..Setup::new(2, [Module::A, Module::B], seed) };
    let new = |seed| Game::new(CARDS.clone(), setup(seed)).expect("the set-up is legal");
    for seed in 0..20 {
        assert!(new(seed) == new(seed));
        assert!(*new(seed).view(Seat(0)).determinize(&mut ChaCha8Rng::seed_from_u64(1)) != new(seed));
        let dealt = |seed| {
            let mut game = new(seed);
            (0..2).for_each(|_| drop(game.apply(Choice::KeepGameEndCard { hand: 0 }).expect("legal")));
            game.board().offer
        };
        assert_ne!(dealt(seed), dealt(seed + 1));
    }
}

/// A broken game is noticed: the checks themselves work.
#[test]
fn what_does_not_hold_is_noticed() {
    let setup = Setup { start_player: Some(Seat(0)), ..Setup::new(2, [Module::A, Module::B], 1) };
    let game = Game::new(CARDS.clone(), setup).expect("the set-up is legal");
    check_state(&game).expect("a new game is in order");
    let (seat, train) = (Seat(0), TrainId::Upper);
    let faults = [
        (
            "values rise",
            vec![E::CarAdded { seat, train }, E::CarUpgraded { seat, train, card_place: 1, to: CarValue::V1 }],
        ),
        ("the conductor left the train", vec![E::ConductorMoved { seat, train, from: 0, to: 2 }]),
        ("the sixth card is the mail car", vec![E::MailCarPlaced { seat, train, mail_car: 0 }]),
        ("mail car asked for", vec![E::CarAdded { seat, train }; 4]),
        ("the tenth card is the tile", vec![E::LocomotiveTilePlaced { seat, train, tile: 1 }]),
        ("the locomotive left the route", vec![E::LocomotiveMoved { seat, station: 4 }]),
        ("lies in two places", vec![E::CardKept { seat, card: CardId(0) }]),
        ("the Game End cards are", vec![E::GameEndCardDealt { slot: 0, card: GameEndId(0) }]),
        ("conductors on a tile", vec![E::ConstantinopleReached { seat, train, rank: 0 }]),
        (
            "holds a card and is not asked",
            vec![E::CardTaken {
                seat,
                place: rules::OfferPlace { row: 0, column: 0 },
                card: CardId(0),
                declined: false,
            }],
        ),
        ("cards in the piles", vec![E::PileFinished { pile: rules::Pile::ALL[0], cards: 1 }]),
    ];
    for (words, events) in faults {
        let mut broken = game.clone();
        broken.arrange(events);
        let why = check_state(&broken).map_or_else(|why| why.to_string(), |()| "nothing".to_owned());
        println!("{words}: {why}");
        assert!(why.contains(words), "{words} was expected, and noticed was: {why}");
    }
    let mut scored = game;
    scored.arrange([E::PointsScored { seat, points: 5, source: Source::Coins }]);
    check_state(&scored).expect("points do not harm");
}
