//! How the bots play: legally, the same for the same seed, and each level better than the one below.

mod common;

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use common::position::{Lower, Position, Upper};
use first_class::{
    bots::{BotLevel, Style},
    rules::{Catalogue, Choice, Game, Module, Seat, Setup, Source},
};
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
        self.game.board().players.iter().map(first_class::rules::PlayerBoard::score).collect()
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

/// How many of the games with these modules a Novice wins outright against Random. Each sits in either seat
/// and begins equally often.
fn won_against_random(cards: &Arc<Catalogue>, modules: [Module; 2], games: u64) -> u32 {
    let won = |seed: u64| {
        let novice = Seat((seed % 2) as u8);
        let mut levels = [BotLevel::Random; 2];
        levels[novice.index()] = BotLevel::Novice;
        u32::from(play_with(cards, modules, &levels, seed).game.board().winners[..] == [novice])
    };
    (0..games).map(won).sum()
}

#[test]
fn novice_beats_random_in_95_of_100_games() {
    let won = won_against_random(&cards(), MODULES, 100);
    println!("Novice won {won} of 100 games against Random");
    assert!(won >= 95, "Novice won only {won} of 100 games");
}

#[test]
fn novice_plans_for_the_arrest() {
    let won = won_against_random(&cards(), [Module::C, Module::E], 60);
    println!("Novice won {won} of 60 games with a murder against Random");
    assert!(won >= 55, "Novice won only {won} of 60 games with a murder");
}

/// Every pair of modules.
fn pairs(cards: &Catalogue) -> Vec<[Module; 2]> {
    let modules: Vec<_> = cards.modules().collect();
    (1..).zip(&modules).flat_map(|(next, one)| modules[next..].iter().map(|other| [*one, *other])).collect()
}

#[test]
fn novice_beats_random_with_every_pair_of_modules() {
    let cards = cards();
    let pairs = pairs(&cards);
    let played = 4 * pairs.len() as u32;
    let won: u32 = pairs.into_iter().map(|modules| won_against_random(&cards, modules, 4)).sum();
    println!("Novice won {won} of {played} games against Random");
    assert!(won * 100 >= played * 95, "Novice won only {won} of {played} games");
}

#[test]
fn novices_use_what_the_modules_offer() {
    let cards = cards();
    const GAMES: u64 = 8;
    let mean = |modules, sum: &dyn Fn(&Game) -> u32| {
        let all: u32 = (0..GAMES).map(|seed| sum(&play_with(&cards, modules, &[BotLevel::Novice; 3], seed).game)).sum();
        f64::from(all) / (GAMES * 3) as f64
    };
    let settled = |game: &Game| {
        let trains = game.board().players.iter().flat_map(|player| &player.trains);
        trains.map(|train| u32::from(train.guests_settled())).sum()
    };
    let switches = |game: &Game| {
        game.board().players.iter().map(|player| u32::from(player.book.from_source(Source::Switches))).sum()
    };
    let factories = |game: &Game| (0..3).map(|seat| game.queries().factories(Seat(seat)).len() as u32).sum();
    let [settled, switches, factories] = [
        mean([Module::A, Module::D], &settled),
        mean([Module::A, Module::E], &switches),
        mean([Module::A, Module::F], &factories),
    ];
    println!(
        "a Novice settles {settled:.1} guests, gets {switches:.1} points of switches, lays {factories:.1} factories"
    );
    assert!(settled >= 2.0 && switches >= 5.0 && factories >= 0.5);
}

#[test]
fn novices_order_refreshments_and_stay_free_more_often() {
    let cards = cards();
    let (mut ordered, mut arrested) = (0, [0; 2]);
    for seed in 0..20 {
        let levels = [BotLevel::Novice, BotLevel::Random, BotLevel::Novice, BotLevel::Random];
        let setup = Setup { teatime: true, ..Setup::new(4, [Module::C, Module::A], seed) };
        let board = *play_set_up(&cards, setup, &levels, seed).game.board();
        for (seat, player) in board.players.iter().enumerate() {
            arrested[seat % 2] += u32::from(player.case_file.arrested);
            let cars = player.trains.iter().flat_map(|train| train.cars());
            ordered += if seat % 2 == 0 { cars.filter(|(_, car)| car.order.is_some()).count() } else { 0 };
        }
    }
    println!(
        "in 20 games 40 Novices ordered {ordered} times; arrested: {} Novices, {} Randoms",
        arrested[0], arrested[1]
    );
    assert!(ordered >= 40 && arrested[0] < arrested[1]);
}

#[test]
fn novices_play_whole_games_and_score_sensibly() {
    let cards = cards();
    for seats in 2..=4 {
        let (mut all, mut winners, mut longest) = (0, 0, Duration::ZERO);
        let mut by_source: Vec<_> = Source::VARIANTS.iter().map(|source| (*source, 0)).collect();
        const GAMES: u64 = 20;
        for seed in 0..GAMES {
            let played = play(&cards, &vec![BotLevel::Novice; seats], seed);
            let scores = played.scores();
            winners += u32::from(*scores.iter().max().expect("there is a player"));
            all += scores.iter().map(|score| u32::from(*score)).sum::<u32>();
            longest = longest.max(played.longest);
            let winner = played.game.board().player(played.game.board().winners[0]);
            by_source.iter_mut().for_each(|(source, sum)| *sum += u32::from(winner.book.from_source(*source)));
        }
        let mean = |sum: u32, count| f64::from(sum) / count as f64;
        let (all, winner) = (mean(all, GAMES as usize * seats), mean(winners, GAMES as usize));
        println!("{seats} Novices: mean {all:.1}, winner's mean {winner:.1}, longest choice {longest:?}");
        let shares = by_source.iter().map(|(source, sum)| format!("{source:?} {:.1}", mean(*sum, GAMES as usize)));
        println!("  the winner's points: {}", shares.collect::<Vec<_>>().join(", "));
        assert!(all > 60.0, "{seats} Novices score only {all:.1} on average");
    }
}

/// What a Novice does with an open contract that pays a Game End card per Locomotive tile, until its turn is over.
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
    let mut bot = BotLevel::Novice.bot(Style::AllRounder, 1);
    loop {
        let choice = bot.choose(&p.game.view(Seat(0)));
        if choice == Choice::EndTurn {
            return p;
        }
        p.choose(choice);
    }
}

#[test]
fn a_novice_waits_for_the_second_locomotive_tile_where_it_will_come() {
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
    for levels in [vec![BotLevel::Random; 4], vec![BotLevel::Novice; 3], vec![BotLevel::Novice, BotLevel::Random]] {
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
