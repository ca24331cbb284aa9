//! Lets bots play many games against each other; see `arena --help`.

use std::{error::Error, fs, path::PathBuf, process::ExitCode, sync::Arc, thread};

use clap::{Parser, value_parser};
use first_class::{
    arena::{self, Contest, Contestant, Fault, Report},
    rules::{Catalogue, Module, Record},
};

/// Lets bots play many games of First Class against each other and reports how they did and how fast
/// it went; with --check, whether everything that must hold in every game does.
///
/// The same options give the same games, however many threads there are. Example:
/// arena --seats novice,random --modules AB --games 200 --seed 3
#[derive(Parser)]
struct Arguments {
    /// Who plays, 2 to 4 of them, by seat: random (any legal choice), novice (weighs what a choice
    /// brings), lively (random, but rarely gives anything up: for checks).
    #[arg(long, value_delimiter = ',', default_value = "random,random")]
    seats: Vec<Contestant>,
    /// Two letters of the modules A to F, several such pairs (AB,CD), or all for every pair.
    #[arg(long, default_value = "AB")]
    modules: String,
    /// With the order tiles of Teatime.
    #[arg(long)]
    teatime: bool,
    /// Without the two dummies that join two players in Module C.
    #[arg(long)]
    no_dummies: bool,
    /// What players gain in another player's turn waits for their own next turn (an option of the rules).
    #[arg(long)]
    wait: bool,
    /// Games for each pair of modules. Every seat begins equally often.
    #[arg(long, default_value_t = 100, value_parser = value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// The seed of the first game; the others follow, so that --seed 17 --games 1 plays one of them.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played at the same time; by default as many as there are cores.
    #[arg(long, value_parser = value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Checks at every step what must hold in every game (slow). Build without
    /// --release, or see scripts/consistency.sh, to catch overflows as well.
    #[arg(long)]
    check: bool,
    /// Writes the results to this file as JSON; - writes them, and nothing else, to standard output.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// The folder for the records of games in which something did not hold.
    #[arg(long, value_name = "FOLDER", default_value = "broken-games")]
    broken: PathBuf,
    /// Plays a recorded game again with all checks, instead of a contest.
    #[arg(long, value_name = "FILE")]
    replay: Option<PathBuf>,
}

/// No more than this many broken games are recorded and reported.
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
        eprintln!("arena: something did not hold in {} of {} games", report.faults, outcome.games.len());
        return Ok(ExitCode::FAILURE);
    }
    Ok(ExitCode::SUCCESS)
}

/// The contest that the command line asks for.
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

/// Reports what did not hold, and saves the game.
fn tell(fault: &Fault, folder: &PathBuf) -> Result<(), Box<dyn Error>> {
    let Record { setup, choices, .. } = &fault.record;
    let modules: String = setup.modules.iter().map(|module| module.letter()).collect();
    let teatime = if setup.teatime { "-teatime" } else { "" };
    let file = folder.join(format!("{modules}{teatime}-{}-seed-{}.ron", setup.seats, setup.seed));
    fs::create_dir_all(folder).and_then(|()| fs::write(&file, fault.record.to_text()))?;
    eprintln!("does not hold: {}\n  at choice {} of {setup:?}", fault.why, choices.len());
    eprintln!("  to see it again: arena --replay {}", file.display());
    Ok(())
}

fn replay(cards: &Arc<Catalogue>, file: &PathBuf) -> Result<ExitCode, Box<dyn Error>> {
    let text = fs::read_to_string(file).map_err(|why| format!("{}: {why}", file.display()))?;
    match arena::replay(cards, &Record::from_text(&text)?) {
        Ok(choices) => {
            println!("everything holds in these {choices} choices");
            Ok(ExitCode::SUCCESS)
        }
        Err(fault) => {
            println!("does not hold: {}\n  at choice {}", fault.why, fault.record.choices.len());
            Ok(ExitCode::FAILURE)
        }
    }
}
