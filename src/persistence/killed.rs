//! The program is killed while it saves: a real process, at a random moment, many times.

use std::{
    env,
    io::{BufRead, BufReader},
    process::{Command, Stdio},
    thread,
    time::Duration,
};

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{StorageBackend, Store, saved_game::read_game, saved_text::SavedText, write_game};
use crate::session::{GameId, GameLabel, SeatConfig, card_set::CardSet};
use rules::{Catalogue, Game, Module, Record, Setup, busy_random};

/// Where the process that is killed saves.
const FOLDER: &str = "FIRST_CLASS_KILLED_IN";
/// How often it is killed; every night a thousand times.
const KILLS: &str = "FIRST_CLASS_KILLS";

/// A whole game.
fn whole_game() -> Record {
    let catalogue = Catalogue::built_in().expect("the card files are in order");
    let setup = Setup::new(2, [Module::A, Module::B], 5);
    let mut game = Game::new(catalogue.clone(), setup.clone()).expect("a legal set-up");
    let mut record = Record::new(&catalogue, setup);
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    while !game.is_over() {
        let choice = busy_random::choose(&game.legal_choices(), &mut chance);
        game.apply(choice).expect("a legal choice");
        record.choices.push(choice);
    }
    record
}

/// Saves the game after every choice, over and over, and says what is saved.
fn save_until_killed(folder: &str) {
    let mut store = Store::new(Some(StorageBackend::at(folder)));
    store.own();
    let (whole, seats) = (whole_game(), SeatConfig::humans().take(2).collect::<Vec<_>>());
    for choices in (1..=whole.choices.len()).cycle() {
        let record = Record { choices: whole.choices[..choices].to_vec(), ..whole.clone() };
        let text = write_game(&GameLabel::default(), &seats, &record).expect("a text");
        store.save(SavedText::Game(GameId::new("game")), text);
        store.flush();
        println!("saved {choices}");
    }
}

#[test]
fn a_program_that_is_killed_while_it_saves_loses_nothing() {
    if let Ok(folder) = env::var(FOLDER) {
        return save_until_killed(&folder);
    }
    let kills = env::var(KILLS).map_or(50, |kills| kills.parse().expect("a number"));
    let folder = tempfile::tempdir().expect("a folder");
    let cards = CardSet(Catalogue::built_in());
    let whole = whole_game().choices.len();
    let mut chance = ChaCha8Rng::seed_from_u64(kills);
    let mut moments = std::collections::BTreeSet::new();
    for kill in 0..kills {
        let mut child = Command::new(env::current_exe().expect("this program"))
            .args([
                "--exact",
                "persistence::killed::a_program_that_is_killed_while_it_saves_loses_nothing",
                "--nocapture",
            ])
            .env(FOLDER, folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        let lines = BufReader::new(child.stdout.take().expect("it says something")).lines();
        let mut saved =
            lines.map_while(Result::ok).filter_map(|line| line.split_once("saved ")?.1.parse::<usize>().ok());
        let mut last = saved.next().expect("it has saved something");
        thread::sleep(Duration::from_micros(chance.random_range(0..20_000)));
        child.kill().expect("it still runs");
        child.wait().expect("it is dead");
        // Whatever it has said by then is saved.
        last = saved.last().unwrap_or(last);
        let text = std::fs::read_to_string(folder.path().join("games/game.ron")).expect("there is a game");
        let found =
            read_game(GameId::new("game"), &text, &cards).unwrap_or_else(|error| panic!("kill {kill}: {error}"));
        let found = found.record.choices.len();
        assert!(found == last || found == last % whole + 1, "kill {kill}: {last} were saved, {found} are there");
        moments.insert(last);
    }
    assert!(moments.len() > 2, "it was killed at different moments: {moments:?}");
    println!("nightly: killed {kills} times while saving");
}
