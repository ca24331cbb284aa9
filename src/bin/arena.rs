//! Lets bots play many games against each other; see `arena --help`.

use std::{error::Error, fs, path::PathBuf, process::ExitCode, sync::Arc, thread};

use clap::{Parser, value_parser};
use first_class::{
    arena::{self, Contest, Contestant, Fault, Report},
    rules::{Catalogue, Module, Record},
};

/// Lets bots play many games of First Class against each other and reports how they did and how fast
/// it went; with --check, also whether every game followed the rules throughout.
///
/// The same options give the same games, whatever the number of threads. Example:
/// arena --seats novice,random --modules AB --games 200 --seed 3
#[derive(Parser)]
struct Arguments {
    /// Who plays, 2 to 4 in seat order: random (any legal choice), novice (weighs what a choice
    /// brings), lively (random, but seldom gives anything up: for checks).
    #[arg(long, value_delimiter = ',', default_value = "random,random")]
    seats: Vec<Contestant>,
    /// Two module letters from A to F, several such pairs (AB,CD), or "all" for every pair.
    #[arg(long, default_value = "AB")]
    modules: String,
    /// Adds the order tiles of Teatime.
    #[arg(long)]
    teatime: bool,
    /// Leaves out the two dummies that join two players in module C.
    #[arg(long)]
    no_dummies: bool,
    /// What a player gains in another player's turn waits for the player's own next turn (a rules
    /// option).
    #[arg(long)]
    wait: bool,
    /// Games for each pair of modules. Every seat begins equally often.
    #[arg(long, default_value_t = 100, value_parser = value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// The seed of the first game; the others count up from it, so that --seed 17 --games 1 plays just
    /// one of them.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games to play at the same time; by default as many as there are cores.
    #[arg(long, value_parser = value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Checks every state and every step against what must hold in every game (slow). Build without
    /// --release, or use scripts/consistency.sh, to catch overflows as well.
    #[arg(long)]
    check: bool,
    /// Writes the results to this file as JSON; - writes them to standard output, and nothing else.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// The folder for records of games that failed a check.
    #[arg(long, value_name = "FOLDER", default_value = "broken-games")]
    broken: PathBuf,
    /// Replays a recorded game with all checks, instead of playing a contest.
    #[arg(long, value_name = "FILE")]
    replay: Option<PathBuf>,
}

/// At most this many games that failed a check are recorded and reported.
const FAULTS_TOLD: usize = 10;

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(code) => code,
        Err(why) => {
            eprintln!("arena: {why}");
            ExitCode::from(2)
        }
    }
}

fn run(arguments: &Arguments) -> Result<ExitCode, Box<dyn Error>> {
    let cards = Catalogue::built_in()?;
    if let Some(file) = &arguments.replay {
        return replay(&cards, file);
    }
    let contest = contest(arguments, &cards)?;
    let outcome = contest.play(&cards);
    let report = Report::new(&contest, &outcome);
    match &arguments.json {
        Some(file) if file.as_os_str() == "-" => println!("{}", serde_json::to_string(&report)?),
        json => {
            println!("{report}");
            if let Some(file) = json {
                let text = serde_json::to_string_pretty(&report)? + "\n";
                fs::write(file, text).map_err(|why| format!("{}: {why}", file.display()))?;
            }
        }
    }
    let faults = outcome.games.iter().filter_map(|game| game.as_ref().err());
    for fault in faults.take(FAULTS_TOLD) {
        tell(fault, &arguments.broken)?;
    }
    if report.faults > 0 {
        eprintln!("arena: {} of {} games failed a check", report.faults, outcome.games.len());
        return Ok(ExitCode::FAILURE);
    }
    Ok(ExitCode::SUCCESS)
}

/// What is asked for on the command line.
fn contest(arguments: &Arguments, cards: &Catalogue) -> Result<Contest, Box<dyn Error>> {
    let modules = match arguments.modules.as_str() {
        "all" => arena::all_pairs(cards),
        pairs => pairs.split(',').map(pair).collect::<Result<_, _>>()?,
    };
    let contest = Contest {
        seats: arguments.seats.clone(),
        modules,
        teatime: arguments.teatime,
        dummies: !arguments.no_dummies,
        wait: arguments.wait,
        games: arguments.games,
        seed: arguments.seed,
        threads: arguments.threads.map_or_else(|| thread::available_parallelism().map_or(1, usize::from), usize::from),
        check: arguments.check,
    };
    if !(2..=4).contains(&contest.seats.len()) {
        return Err(format!("{} players: give 2 to 4 with --seats, such as random,novice", contest.seats.len()).into());
    }
    contest.setups().iter().try_for_each(|setup| setup.check(cards))?;
    Ok(contest)
}

fn pair(letters: &str) -> Result<[Module; 2], String> {
    let found: Option<Vec<_>> = letters.chars().map(Module::from_letter).collect();
    let found = found.and_then(|modules| <[Module; 2]>::try_from(modules).ok());
    found.ok_or_else(|| {
        format!("\"{letters}\" is not a pair of modules: give two letters from A to F, such as AB, or all")
    })
}

/// Reports which check failed, and saves the game.
fn tell(fault: &Fault, folder: &PathBuf) -> Result<(), Box<dyn Error>> {
    let Record { setup, choices, .. } = &fault.record;
    let modules: String = setup.modules.iter().map(|module| module.letter()).collect();
    let teatime = if setup.teatime { "-teatime" } else { "" };
    let file = folder.join(format!("{modules}{teatime}-{}-seed-{}.ron", setup.seats, setup.seed));
    fs::create_dir_all(folder).and_then(|()| fs::write(&file, fault.record.to_text()))?;
    eprintln!("failed check: {}\n  at choice {} of {setup:?}", fault.why, choices.len());
    eprintln!("  to replay it: arena --replay {}", file.display());
    Ok(())
}

fn replay(cards: &Arc<Catalogue>, file: &PathBuf) -> Result<ExitCode, Box<dyn Error>> {
    let text = fs::read_to_string(file).map_err(|why| format!("{}: {why}", file.display()))?;
    match arena::replay(cards, &Record::from_text(&text)?) {
        Ok(choices) => {
            println!("all checks passed in these {choices} choices");
            Ok(ExitCode::SUCCESS)
        }
        Err(fault) => {
            println!("failed check: {}\n  at choice {}", fault.why, fault.record.choices.len());
            Ok(ExitCode::FAILURE)
        }
    }
}
