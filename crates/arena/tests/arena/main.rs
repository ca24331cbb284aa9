//! The arena: who sits where, what is counted and how sure it is, and the program's messages.

mod ladder;
mod program;
mod reference;

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, LazyLock},
};

use arena::{
    Contest, ContestError, Contestant, Modules, Pairing, Report, Teatime, balance::Balance, bench, elo, statistics,
};
use bots::{BotLevel, Style};
use rules::{Catalogue, Module, Seat};
use serde_json::Value;

static CARDS: LazyLock<Arc<Catalogue>> = LazyLock::new(|| Catalogue::built_in().expect("our cards are legal"));
const RANDOM: Contestant = Contestant::Bot(BotLevel::Random, Style::AllRounder);
const AB: [Module; 2] = [Module::A, Module::B];

fn contest(players: &[Contestant], games: u64) -> Contest {
    Contest {
        players: players.to_vec(),
        modules: Modules::Each(vec![AB]),
        teatime: Teatime::Never,
        dummies: true,
        wait: false,
        games,
        seed: 1,
        threads: 2,
        check: false,
    }
}

fn report(contest: &Contest) -> Report {
    contest.possible(&CARDS).expect("it can be played");
    Report::new(contest, &contest.play(&CARDS, || {}), &CARDS)
}

fn json(contest: &Contest) -> Value {
    serde_json::to_value(report(contest)).expect("a report can be written")
}

#[test]
fn a_shared_win_counts_in_parts() {
    let report = report(&contest(&[RANDOM; 2], 400));
    let wins: Vec<_> = report.seats.iter().map(|seat| seat.wins).collect();
    assert_eq!(wins.iter().sum::<f64>(), 400.0, "{wins:?}");
    assert_eq!(report.results[0].wins, 400.0, "one bot on both seats wins every game");
    assert_eq!((report.results[0].games, report.results[0].win_rate), (800, 0.5));
    // A tie gives each seat half a win, so an odd number of ties shows.
    let one_game = |seed| self::report(&Contest { seed, ..contest(&[RANDOM; 2], 1) }).seats[0].wins;
    let shared = (1..=400).map(one_game).filter(|wins| *wins == 0.5).count();
    assert!(shared > 0, "there was no tie among 400 games");
}

#[test]
fn nobody_wins_where_all_are_arrested() {
    let murder = Contest { modules: Modules::Each(vec![[Module::A, Module::C]]), ..contest(&[RANDOM; 2], 100) };
    let wins = report(&murder).results[0].wins;
    assert!((1.0..100.0).contains(&wins), "{wins} of 100 games were won");
}

#[test]
fn the_interval_of_a_share_is_wilsons() {
    let near = |wins, games, [low, high]: [f64; 2]| {
        let found = statistics::wilson(wins, games);
        assert!((found[0] - low).abs() < 5e-4 && (found[1] - high).abs() < 5e-4, "{wins} of {games}: {found:?}");
    };
    near(50.0, 100.0, [0.4038, 0.5962]);
    near(0.0, 10.0, [0.0, 0.2775]);
    near(10.0, 10.0, [0.7225, 1.0]);
    near(0.0, 0.0, [0.0, 1.0]);
    let [low, high] = statistics::of_mean(4, 20, 120);
    assert!((low + high - 10.0).abs() < 1e-9 && (high - low - 2.0 * 1.96 * (20.0_f64 / 3.0 / 4.0).sqrt()).abs() < 1e-3);
}

#[test]
fn everybody_sits_everywhere_equally_often() {
    for players in [vec![RANDOM, Contestant::BusyRandom], vec![RANDOM, Contestant::BusyRandom, Contestant::Reference]] {
        let count = players.len();
        let games: Vec<_> = contest(&players, 36).pairings().collect();
        let mut sat = BTreeMap::<_, u32>::new();
        for Pairing { setup, seats } in &games {
            let first = setup.start_player.expect("it is set").index();
            for (seat, player) in seats.iter().enumerate() {
                *sat.entry(("seat", *player, seat)).or_default() += 1;
                *sat.entry(("place", *player, (seat + count - first) % count)).or_default() += 1;
                *sat.entry(("neighbour", *player, seats[(seat + 1) % count])).or_default() += 1;
            }
        }
        let even = |what: &str, times: usize| {
            sat.iter().filter(|((of, ..), _)| *of == what).all(|(_, often)| *often == (36 / times) as u32)
        };
        assert!(even("seat", count) && even("place", count) && even("neighbour", count - 1), "{sat:?}");
        // The games of a seed differ in nothing but who sits where.
        for games in games.chunks(count) {
            assert!(games.iter().all(|game| game.setup == games[0].setup));
            assert_eq!(games.iter().map(|game| &game.seats).collect::<BTreeSet<_>>().len(), count);
        }
        assert_ne!(games[0].setup.seed, games[count].setup.seed);
    }
}

#[test]
fn players_who_are_alike_play_every_seed_once() {
    let seeds = |players: &[Contestant]| contest(players, 8).pairings().map(|game| game.setup.seed).collect::<Vec<_>>();
    assert_eq!(seeds(&[RANDOM; 4]), (1..=8).collect::<Vec<_>>());
    let starts: Vec<_> = contest(&[RANDOM; 4], 4).pairings().map(|game| game.setup.start_player).collect();
    assert_eq!(starts, [1, 2, 3, 0].map(|seat| Some(Seat(seat))));
    let twice = [RANDOM, Contestant::BusyRandom, RANDOM, Contestant::BusyRandom];
    let seatings: BTreeSet<_> = contest(&twice, 60).pairings().map(|game| (game.setup.seed, game.seats)).collect();
    assert_eq!(seatings.len(), 60);
}

#[test]
fn seeds_draw_modules_and_teatime() {
    let drawn = Contest {
        modules: Modules::Drawn(CARDS.module_pairs()),
        teatime: Teatime::Drawn,
        ..contest(&[RANDOM; 2], 300)
    };
    let games: Vec<_> = drawn.pairings().map(|game| game.setup).collect();
    assert_eq!(games.len(), 300);
    assert_eq!(games.iter().map(|setup| setup.modules).collect::<BTreeSet<_>>().len(), 15);
    let teatime = games.iter().filter(|setup| setup.teatime).count();
    assert!((120..180).contains(&teatime), "{teatime} of 300 games");
    let alone = Contest { seed: 17, games: 1, ..drawn };
    assert_eq!(alone.pairings().next().map(|game| game.setup), games.get(16).cloned());
}

#[test]
fn ratings_tell_known_strengths() {
    let close = |found: f64, expected: f64| assert!((found - expected).abs() < 0.5, "{found} is not {expected}");
    // Three of four games won: 400 · log₁₀ 3 points.
    let two = [vec![0.0, 75_000.0], vec![25_000.0, 0.0]];
    let ratings = elo::ratings(&two, None);
    close(ratings[0].elo - ratings[1].elo, 190.85);
    close(ratings[0].elo + ratings[1].elo, 3000.0);
    assert!(ratings[0].elo_95[0] < ratings[0].elo && ratings[0].elo < ratings[0].elo_95[1]);
    close(elo::ratings(&two, Some(1))[1].elo, 1500.0);
    close(elo::ratings(&two, Some(1))[0].elo, 1690.85);
    // Strengths 4 : 2 : 1.
    let share = |one: f64, other: f64| 90_000.0 * one / (one + other);
    let strengths = [4.0, 2.0, 1.0];
    let three = strengths.map(|one| strengths.map(|other| if one == other { 0.0 } else { share(one, other) }).to_vec());
    let ratings = elo::ratings(&three, None);
    close(ratings[0].elo - ratings[1].elo, 400.0 * 2_f64.log10());
    close(ratings[0].elo - ratings[2].elo, 400.0 * 4_f64.log10());
    // Who never loses is not infinitely strong.
    assert!(elo::ratings(&[vec![0.0, 10.0], vec![0.0, 0.0]], None)[0].elo < 2500.0);
}

#[test]
fn results_do_not_depend_on_the_number_of_threads() {
    let players = [RANDOM, Contestant::BusyRandom, Contestant::Reference];
    let results = |threads, check| {
        let modules = Modules::Drawn(CARDS.module_pairs());
        let mut json = json(&Contest { threads, check, modules, teatime: Teatime::Drawn, ..contest(&players, 9) });
        let object = json.as_object_mut().expect("a report is an object");
        assert!(object.remove("games_per_second").is_some() && object.remove("times").is_some());
        json
    };
    let alone = results(1, false);
    assert_eq!(alone, results(3, false));
    assert_eq!(alone, results(2, true), "looking on changes the game");
}

#[test]
fn a_report_has_a_line_for_each_bot() {
    let report = json(&Contest {
        modules: Modules::Each(CARDS.module_pairs()),
        ..contest(&[RANDOM, Contestant::BusyRandom, RANDOM], 6)
    });
    let results = report["results"].as_array().expect("a list");
    assert_eq!(results.iter().map(|line| &line["bot"]).collect::<Vec<_>>(), ["random", "busy-random"]);
    assert_eq!(results.iter().map(|line| &line["games"]).collect::<Vec<_>>(), [180, 90]);
    for key in ["wins", "win_rate", "mean_score", "mean_winning_score"] {
        assert!(results[1][key].is_number(), "{key}: {report}");
    }
    for key in ["win_rate_95", "mean_score_95"] {
        assert_eq!(results[1][key].as_array().map(Vec::len), Some(2), "{key}");
    }
    assert!(results[1]["win_rate"].as_f64() > results[0]["win_rate"].as_f64());
    assert!(report["elo"]["busy-random"]["elo"].as_f64() > report["elo"]["random"]["elo"].as_f64());
    assert_eq!(report["by_modules"].as_object().map(serde_json::Map::len), Some(15));
    assert_eq!(report["by_modules"]["AB"][1]["games"], 6);
    assert_eq!(report["seats"].as_array().map(Vec::len), Some(3));
    assert!(
        report["sources"]["busy-random"]["route"].is_number()
            && report["sources"]["busy-random"].get("orders").is_none()
    );
    for key in ["choices_per_game", "turns_per_game", "games_per_second", "broken_games", "games"] {
        assert!(report[key].is_number(), "{key}");
    }
    assert!(report["times"]["random"]["turn"]["p95_ms"].is_number());
    let cards = report["cards"].as_object().expect("an object");
    let sum = |key: &str| cards.values().map(|card| card[key].as_u64().unwrap_or_default()).sum::<u64>();
    // 72 cards are laid out with 3 players in each of the 90 games, and 18 turns each take a card or a tile.
    assert!(sum("taken") + sum("declined") <= 90 * 54 && sum("taken") > 90 * 20 && sum("offered") > 90 * 54);
    assert!(cards.values().all(|card| card["taken"].as_u64() <= card["offered"].as_u64()));
    assert!(cards.values().any(|card| card["kind"] == "Contract" && card["fulfilled"].as_u64() > Some(0)));
}

#[test]
fn impossible_contests_are_refused() {
    let why = |contest: Contest| contest.possible(&CARDS).expect_err("it is impossible");
    assert_eq!(why(contest(&[RANDOM; 5], 1)), ContestError::Players(5));
    assert_eq!(why(contest(&[RANDOM; 2], 0)), ContestError::NoGames);
    assert_eq!(
        why(Contest { modules: Modules::Each(Vec::new()), ..contest(&[RANDOM; 2], 1) }),
        ContestError::NoModules
    );
    let twice = Contest { modules: Modules::Each(vec![[Module::A; 2]]), ..contest(&[RANDOM; 2], 1) };
    assert!(why(twice).to_string().contains("chosen twice"));
}

#[test]
fn a_name_is_read_as_it_is_written() {
    let names: Vec<_> = Contestant::all().map(|contestant| contestant.to_string()).collect();
    assert!(names.contains(&"reference".to_owned()) && names.contains(&"busy-random".to_owned()));
    for (contestant, name) in Contestant::all().zip(&names) {
        assert_eq!(name.parse(), Ok(contestant));
    }
    let unknown = "grandmaster".parse::<Contestant>().expect_err("there is no such player").to_string();
    assert!(unknown.contains("grandmaster") && names.iter().all(|name| unknown.contains(name)), "{unknown}");
}

#[test]
fn speed_is_measured_for_every_kind_of_game() {
    let speeds = bench::all(&CARDS, std::time::Duration::ZERO, || {});
    assert_eq!(speeds.len(), 45);
    let json = serde_json::to_value(speeds).expect("it can be written");
    let keys =
        ["bytes_of_game", "choices_per_second", "games_per_second", "nanoseconds_per_choice", "nanoseconds_per_clone"];
    for key in keys {
        assert!(json["CF-4"][key].as_f64() > Some(0.0), "{key}");
    }
    assert_eq!(json["AB-2"].as_object().map(|speed| speed.keys().map(String::as_str).collect()), Some(keys.to_vec()));
}

#[test]
fn thinking_takes_time() {
    let times = &json(&contest(&[RANDOM, Contestant::Reference], 2))["times"];
    let [random, reference] = ["random", "reference"].map(|bot| &times[bot]);
    assert!(reference["decision"]["mean_ms"].as_f64() > Some(0.01), "{times}");
    assert!(reference["decision"]["max_ms"].as_f64() > reference["decision"]["mean_ms"].as_f64(), "{times}");
    assert!(reference["turn"]["mean_ms"].as_f64() > reference["decision"]["mean_ms"].as_f64(), "{times}");
    assert!(random["turn"]["mean_ms"].as_f64() < reference["turn"]["mean_ms"].as_f64(), "{times}");
}

#[test]
fn balance_is_the_same_for_any_number_of_threads() {
    let modules = Modules::Each(vec![[Module::A, Module::D], [Module::B, Module::C]]);
    let measure = |threads| {
        let contest = Contest { threads, modules: modules.clone(), ..contest(&[RANDOM; 2], 5) };
        Balance::measure(&contest, Contestant::BusyRandom, &CARDS, || {}).expect("it can be played")
    };
    let (balance, other) = (measure(1), measure(3));
    assert_eq!(balance.to_string(), other.to_string());
    assert!(balance.to_string().contains("| AD      | 4"), "{balance}");
    let json = serde_json::to_value(balance).expect("it can be written");
    assert_eq!(json["groups"].as_array().map(Vec::len), Some(9), "two pairs and all of them together");
    assert!(json["groups"][0]["parts"]["trains"]["largest"].as_f64() > Some(0.0), "{json}");
    assert_eq!(json["groups"][5]["seats"].as_array().map(Vec::len), Some(4));
}
