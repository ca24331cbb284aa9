//! How the bots play: legally, the same for the same seed, and each level better than the one below.

#[path = "../../rules/tests/common/mod.rs"]
mod common;

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use bots::{
    BotLevel, Style,
    advice::{Adviser, Suggestion},
};
use common::position::{Lower, Position, Upper};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::{CardKind, Catalogue, Choice, Game, Module, Seat, Setup, Source};
use serde_json::json;
use strum::VariantArray;

const MODULES: [Module; 2] = [Module::A, Module::B];

fn cards() -> Arc<Catalogue> {
    Catalogue::built_in().expect("our cards are legal")
}

/// A finished game, its choices and the longest time one of them took.
struct Played {
    game: Game,
    choices: Vec<Choice>,
    longest: Duration,
}

impl Played {
    fn scores(&self) -> Vec<u16> {
        self.game.board().players.iter().map(rules::PlayerBoard::score).collect()
    }
}

/// Plays a game with one bot per seat.
fn play(cards: &Arc<Catalogue>, levels: &[BotLevel], seed: u64) -> Played {
    play_with(cards, MODULES, levels, seed)
}

fn play_with(cards: &Arc<Catalogue>, modules: [Module; 2], levels: &[BotLevel], seed: u64) -> Played {
    play_set_up(cards, Setup::new(levels.len() as u8, modules, seed), levels, seed)
}

fn play_set_up(cards: &Arc<Catalogue>, setup: Setup, levels: &[BotLevel], seed: u64) -> Played {
    let mut game = Game::new(cards.clone(), setup).expect("the set-up is legal");
    let mut bots: Vec<_> =
        (1..).zip(levels).map(|(number, level)| level.bot(Style::AllRounder, seed * 10 + number)).collect();
    let (mut choices, mut longest) = (Vec::new(), Duration::ZERO);
    while let Some(question) = game.question() {
        let view = game.view(question.seat);
        let before = Instant::now();
        let choice = bots[question.seat.index()].choose(&view);
        longest = longest.max(before.elapsed());
        game.apply(choice).unwrap_or_else(|why| panic!("seed {seed}: {levels:?} chose {choice:?}: {why}"));
        choices.push(choice);
        assert!(choices.len() < 2000, "seed {seed}: the bots never finish");
    }
    Played { game, choices, longest }
}

/// How many of the games with these modules one level wins outright against another. Each sits in either seat and
/// begins equally often.
fn won(cards: &Arc<Catalogue>, modules: [Module; 2], [level, other]: [BotLevel; 2], games: u64) -> u32 {
    let won = |seed: u64| {
        let seat = Seat((seed % 2) as u8);
        let mut levels = [other; 2];
        levels[seat.index()] = level;
        u32::from(play_with(cards, modules, &levels, seed).game.board().winners[..] == [seat])
    };
    (0..games).map(won).sum()
}

#[test]
fn each_level_beats_the_one_below() {
    use BotLevel::{Expert, Novice, Random, Skilled};
    for (levels, games, least) in [([Novice, Random], 60, 58), ([Skilled, Novice], 40, 36), ([Expert, Skilled], 12, 7)]
    {
        let won = won(&cards(), MODULES, levels, games);
        println!("{} won {won} of {games} games against {}", levels[0], levels[1]);
        assert!(won >= least, "{} won only {won} of {games} games against {}", levels[0], levels[1]);
    }
}

#[test]
#[ignore = "nightly: long games of bots that try their plans out"]
fn an_expert_beats_a_skilled() {
    let won = won(&cards(), MODULES, [BotLevel::Expert, BotLevel::Skilled], 40);
    println!("nightly: Expert won {won} of 40 games against Skilled");
    assert!(won >= 24, "Expert won only {won} of 40 games");
}

#[test]
fn skilled_beats_novice_where_there_is_a_murder() {
    let won = won(&cards(), [Module::C, Module::E], [BotLevel::Skilled, BotLevel::Novice], 40);
    println!("Skilled won {won} of 40 games with a murder against Novice");
    assert!(won >= 28, "Skilled won only {won} of 40 games with a murder");
}

#[test]
#[ignore = "nightly: a Master thinks for long"]
fn a_master_plays_a_whole_game() {
    let played = play(&cards(), &[BotLevel::Master, BotLevel::Novice], 3);
    let scores = played.scores();
    println!("nightly: Master {}, Novice {}; longest choice {:?}", scores[0], scores[1], played.longest);
    assert!(scores[0] > scores[1]);
}

#[test]
fn a_master_tries_its_plans_out() {
    let mut game = Game::new(cards(), Setup::new(2, MODULES, 3)).expect("the set-up is legal");
    let mut master = BotLevel::Master.bot(Style::AllRounder, 1);
    let mut turns = 0;
    while game.board().round < 2 {
        let view = game.view(game.question().expect("it has just begun").seat);
        let mut slices = 1;
        let choice = loop {
            match master.think(&view) {
                Some(choice) => break choice,
                None => slices += 1,
            }
        };
        turns += u32::from(slices > 100);
        game.apply(choice).expect("it is legal");
    }
    assert!(turns >= 6, "it has thought about {turns} of six turns");
}

#[test]
fn bots_in_a_hurry_play_whole_games() {
    let cards = cards();
    for level in BotLevel::VARIANTS {
        let mut game = Game::new(cards.clone(), Setup::new(3, [Module::C, Module::F], 8)).expect("it is possible");
        let mut bot = level.bot_in_a_hurry(Style::AllRounder, 2);
        while let Some(question) = game.question() {
            game.apply(bot.choose(&game.view(question.seat))).expect("it is legal");
        }
    }
}

/// Every pair of modules.
fn pairs(cards: &Catalogue) -> Vec<[Module; 2]> {
    let modules: Vec<_> = cards.modules().collect();
    (1..).zip(&modules).flat_map(|(next, one)| modules[next..].iter().map(|other| [*one, *other])).collect()
}

#[test]
fn skilled_beats_novice_with_every_pair_of_modules() {
    let cards = cards();
    let pairs = pairs(&cards);
    let played = 4 * pairs.len() as u32;
    let levels = [BotLevel::Skilled, BotLevel::Novice];
    let won: u32 = pairs.into_iter().map(|modules| won(&cards, modules, levels, 4)).sum();
    println!("Skilled won {won} of {played} games against Novice");
    assert!(won * 100 >= played * 85, "Skilled won only {won} of {played} games");
}

#[test]
fn the_modules_are_used() {
    let cards = cards();
    const GAMES: u64 = 8;
    let mean = |modules, sum: &dyn Fn(&Game) -> u32| {
        let all: u32 =
            (0..GAMES).map(|seed| sum(&play_with(&cards, modules, &[BotLevel::Skilled; 3], seed).game)).sum();
        f64::from(all) / (GAMES * 3) as f64
    };
    let settled = |game: &Game| {
        let trains = game.board().players.iter().flat_map(|player| &player.trains);
        trains.map(|train| u32::from(train.guests_settled())).sum()
    };
    let switches = |game: &Game| {
        game.board().players.iter().map(|player| u32::from(player.book.from_source(Source::Switches))).sum()
    };
    // Storages go to the taken cards, factories lie between the trains.
    let works = |game: &Game| {
        let storages = game.board().players.iter().flat_map(|player| player.taken);
        let storages = storages.filter(|card| game.catalogue().kind(*card) == CardKind::Storage).count() as u32;
        storages + (0..3).map(|seat| game.queries().factories(Seat(seat)).len() as u32).sum::<u32>()
    };
    let [settled, switches, works] = [
        mean([Module::A, Module::D], &settled),
        mean([Module::A, Module::E], &switches),
        mean([Module::A, Module::F], &works),
    ];
    println!(
        "a Skilled settles {settled:.1} guests, gets {switches:.1} points of switches, uses {works:.1} storages and factories"
    );
    assert!(settled >= 2.0 && switches >= 5.0 && works >= 0.5);
}

#[test]
fn refreshments_are_ordered_and_the_police_avoided() {
    let cards = cards();
    let (mut ordered, mut arrested) = (0, [0; 2]);
    for seed in 0..20 {
        let levels = [BotLevel::Skilled, BotLevel::Random, BotLevel::Skilled, BotLevel::Random];
        let setup = Setup { teatime: true, ..Setup::new(4, [Module::C, Module::A], seed) };
        let board = *play_set_up(&cards, setup, &levels, seed).game.board();
        for (seat, player) in board.players.iter().enumerate() {
            arrested[seat % 2] += u32::from(player.case_file.arrested);
            let cars = player.trains.iter().flat_map(|train| train.cars());
            ordered += if seat % 2 == 0 { cars.filter(|(_, car)| car.order.is_some()).count() } else { 0 };
        }
    }
    println!(
        "in 20 games 40 Skilled ordered {ordered} times; arrested: {} Skilled, {} Random",
        arrested[0], arrested[1]
    );
    assert!(ordered >= 40 && arrested[0] < arrested[1]);
}

#[test]
fn whole_games_are_played_and_scored_sensibly() {
    let cards = cards();
    for seats in 2..=4 {
        let (mut all, mut winners, mut longest) = (0, 0, Duration::ZERO);
        let mut by_source: Vec<_> = Source::VARIANTS.iter().map(|source| (*source, 0)).collect();
        const GAMES: u64 = 20;
        for seed in 0..GAMES {
            let played = play(&cards, &vec![BotLevel::Skilled; seats], seed);
            let scores = played.scores();
            winners += u32::from(*scores.iter().max().expect("there is a player"));
            all += scores.iter().map(|score| u32::from(*score)).sum::<u32>();
            longest = longest.max(played.longest);
            let winner = played.game.board().player(played.game.board().winners[0]);
            by_source.iter_mut().for_each(|(source, sum)| *sum += u32::from(winner.book.from_source(*source)));
        }
        let mean = |sum: u32, count| f64::from(sum) / count as f64;
        let (all, winner) = (mean(all, GAMES as usize * seats), mean(winners, GAMES as usize));
        println!("{seats} Skilled: mean {all:.1}, winner's mean {winner:.1}, longest choice {longest:?}");
        let shares = by_source.iter().map(|(source, sum)| format!("{source:?} {:.1}", mean(*sum, GAMES as usize)));
        println!("  the winner's points: {}", shares.collect::<Vec<_>>().join(", "));
        assert!(all > 150.0, "{seats} Skilled score only {all:.1} on average");
    }
}

/// What a Skilled does with an open contract that pays a Game End card per Locomotive tile, until its turn is over.
fn turn_with_tiles(upper: &str, lower: &str, round: u8) -> Position {
    let contract = "Contract((condition: LocomotiveTiles(1), reward: GameEndCardPerLocomotiveTile))";
    let mut p = Position::new(2, &[("module_a", "per tile", contract)]);
    p.take("per tile");
    p.train(0, Upper, upper, 0);
    p.train(0, Lower, lower, 0);
    p.coins(0, [0, 0, 0]);
    p.edit(|game| {
        game["board"]["round"] = json!(round);
        game["board"]["turn"] = json!(3);
        game["board"]["moment"] = json!({ "Round": round });
    });
    let mut bot = BotLevel::Skilled.bot(Style::AllRounder, 1);
    loop {
        let choice = bot.choose(&p.game.view(Seat(0)));
        if choice == Choice::EndTurn {
            return p;
        }
        p.choose(choice);
    }
}

#[test]
fn a_contract_waits_for_the_second_locomotive_tile_where_it_will_come() {
    const FULL: &str = "1 1 1 1 1 M 1 1 1 L";
    let cards = |upper, lower, round| turn_with_tiles(upper, lower, round).player(0).game_end.len();
    assert_eq!(cards(FULL, "1 1 1 1 1 M 1 1", 3), 0, "one car is missing, and nine turns are left");
    assert_eq!(cards("1 1 1 1 1 M 0", FULL, 4), 0, "two cars, and six turns");
    assert_eq!(cards(FULL, FULL, 3), 2, "there is nothing to wait for");
    assert_eq!(cards(FULL, "1", 5), 1, "seven cars, and three turns");
    assert_eq!(cards(FULL, "1 1 1 1 1 M 1 1", 6), 1, "the last turn is over");
}

#[test]
fn equal_seeds_give_equal_games() {
    let cards = cards();
    for levels in [vec![BotLevel::Random; 4], vec![BotLevel::Novice; 3], vec![BotLevel::Skilled, BotLevel::Expert]] {
        let [first, second] = [0; 2].map(|_| play(&cards, &levels, 42).choices);
        assert_eq!(first, second, "{levels:?}");
    }
    let other = [42, 43].map(|seed| play(&cards, &[BotLevel::Random; 2], seed).choices);
    assert_ne!(other[0], other[1]);
}

#[test]
fn a_level_is_read_as_it_is_written() {
    for level in BotLevel::VARIANTS.iter().copied() {
        assert_eq!(level.to_string().parse(), Ok(level));
    }
    let unknown = "grandmaster".parse::<BotLevel>().expect_err("there is no such bot").to_string();
    for level in BotLevel::VARIANTS.iter() {
        assert!(unknown.contains("grandmaster") && unknown.contains(&level.to_string()), "{unknown}");
    }
}

#[test]
fn what_is_hidden_changes_no_choice() {
    let cards = cards();
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for level in [BotLevel::Novice, BotLevel::Skilled, BotLevel::Expert] {
        let mut game = Game::new(cards.clone(), Setup::new(3, [Module::C, Module::F], 8)).expect("it is possible");
        let mut asked = 0;
        while let Some(question) = game.question() {
            asked += 1;
            if asked % 40 == 0 {
                let other = game.view(question.seat).determinize(&mut rng);
                let choice = |game: &Game| level.bot(Style::AllRounder, asked).choose(&game.view(question.seat));
                assert_eq!(choice(&game), choice(&other), "{level} at choice {asked}");
            }
            let choice = BotLevel::Novice.bot(Style::AllRounder, asked).choose(&game.view(question.seat));
            game.apply(choice).expect("it is legal");
        }
    }
}

#[test]
fn a_plan_is_forgotten_when_the_table_is_another_one() {
    let cards = cards();
    let game = |seed| {
        let mut game = Game::new(cards.clone(), Setup::new(2, MODULES, seed)).expect("it is possible");
        while game.board().round == 0 {
            game.apply(game.legal_choices()[0]).expect("it is legal");
        }
        game
    };
    let mut bot = BotLevel::Skilled.bot(Style::AllRounder, 1);
    let [one, other] = [game(1), game(2)];
    let seat = |game: &Game| game.question().expect("it runs").seat;
    for _ in 0..3 {
        for game in [&one, &other] {
            let view = game.view(seat(game));
            assert!(view.choices.contains(&bot.choose(&view)));
        }
    }
}

#[test]
fn styles_show() {
    // With fewer, luck outweighs a style.
    const GAMES: u64 = 80;
    let cards = cards();
    // The mean points of a seat of this style from these sources, against players without a style.
    let points = |style: Style, modules, sources: &[Source]| {
        let mut sum = 0;
        for seed in 0..GAMES {
            let setup = Setup { start_player: Some(Seat(0)), ..Setup::new(2, modules, seed) };
            let mut game = Game::new(cards.clone(), setup).expect("it is possible");
            let mut bots = [style, Style::AllRounder].map(|style| BotLevel::Skilled.bot(style, seed));
            while let Some(question) = game.question() {
                let choice = bots[question.seat.index()].choose(&game.view(question.seat));
                game.apply(choice).expect("it is legal");
            }
            let book = game.board().player(Seat(0)).book;
            sum += sources.iter().map(|source| u32::from(book.from_source(*source))).sum::<u32>();
        }
        f64::from(sum) / GAMES as f64
    };
    let game_end = [Source::GameEndRailroadCars, Source::GameEndConductors, Source::GameEndLocomotives];
    for (style, modules, sources) in [
        (Style::Engineer, MODULES, &[Source::Route][..]),
        (Style::Collector, MODULES, &game_end),
        (Style::Host, [Module::B, Module::D], &[Source::Celebrities, Source::PassengersAndLuggage]),
    ] {
        let [own, usual] = [style, Style::AllRounder].map(|style| points(style, modules, sources));
        println!("{style}: {own:.1} points, others {usual:.1}");
        assert!(own > usual, "{style} gets {own:.1} points from {sources:?}, others {usual:.1}");
    }
}

#[test]
fn advice_says_what_it_brings() {
    advise(4, 15);
}

#[test]
#[ignore = "nightly: the adviser thinks as long as a Master"]
fn advice_says_what_it_brings_in_a_whole_game() {
    advise(24, 2);
    println!("nightly: 24 pieces of advice");
}

/// Asks for advice so often, each time after so many choices.
fn advise(times: usize, after: u32) {
    let cards = cards();
    let mut adviser = Adviser::new(4);
    let mut game = Game::new(cards, Setup::new(2, [Module::A, Module::D], 12)).expect("it is possible");
    let mut advised = 0;
    while let Some(question) = game.question().filter(|_| advised < times) {
        let view = game.view(question.seat);
        if view.choices.len() > 1 && game.choices_made().is_multiple_of(after) {
            advised += 1;
            let advice = (0..100_000).find_map(|_| adviser.think(&view)).expect("it comes to an end");
            let mut after = game.clone();
            let before = i32::from(game.board().player(question.seat).score());
            for choice in advice.best.plan.iter().take_while(|choice| **choice != Choice::EndTurn) {
                after.apply(*choice).unwrap_or_else(|why| panic!("{:?}: {why}", advice.best));
            }
            let score = i32::from(after.board().player(question.seat).score());
            assert_eq!(advice.best.brings.now, score - before, "{:?}", advice.best);
            assert!(advice.best.brings.total() >= advice.best.brings.now, "{:?}", advice.best);
            if let Some(second) = advice.second {
                assert_ne!(second.plan[0], advice.best.plan[0]);
                let all = |suggestion: &Suggestion| suggestion.brings.total();
                assert!(all(&second) <= all(&advice.best), "{second:?} is not behind {:?}", advice.best);
            }
        }
        let choice = BotLevel::Skilled.bot(Style::AllRounder, 3).choose(&view);
        game.apply(choice).expect("it is legal");
    }
    assert_eq!(advised, times);
}
