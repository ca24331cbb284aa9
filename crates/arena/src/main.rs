//! Lets bots play many games against each other; see `arena --help`.

mod command;

use std::{
    error::Error,
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
    thread,
    time::Duration,
};

use arena::{
    self, BrokenGame, Contest, Contestant, Modules, Report, Teatime, balance, bench, review_truth::ReviewTruth,
};
use clap::{Parser, value_parser};
use command::ArenaCommand;
use indicatif::{ProgressBar, ProgressStyle};
use rules::{Catalogue, Module, Record};
use serde::Serialize;

/// Lets bots play many games of First Class against each other and reports how they did; with --check, also
/// whether every game followed the rules throughout.
///
/// The players change places from game to game: every seed is played once for each way to move them on around
/// the table. So a number of games that is a multiple of the number of players is entirely fair. The same options
/// give the same games, whatever the number of threads; only the times differ. Example:
/// arena --seats reference,random --modules AB --games 200 --seed 3
#[derive(Parser)]
#[command(max_term_width = 100, args_conflicts_with_subcommands = true)]
struct ArenaArguments {
    #[command(subcommand)]
    command: Option<ArenaCommand>,
    /// Who plays, 2 to 4: a bot, "reference" (a fixed opponent), "random" (any legal choice) or "busy-random" (random,
    /// but seldom gives anything up: for checks). An unknown name lists all of them.
    #[arg(long, value_delimiter = ',', default_value = "random,random")]
    seats: Vec<Contestant>,
    /// Two module letters from A to F, several such pairs (AB,CD), "all" for every pair, or "random" for
    /// another pair with every seed. By default AB, and all with --balance.
    #[arg(long)]
    modules: Option<String>,
    /// Adds the order tiles of Teatime.
    #[arg(long, conflicts_with = "teatime_random")]
    teatime: bool,
    /// Adds the order tiles of Teatime with about every second seed.
    #[arg(long)]
    teatime_random: bool,
    /// Leaves out the two dummies that join two players in module C.
    #[arg(long)]
    no_dummies: bool,
    /// What a player gains in another player's turn waits for the player's own next turn (a rules
    /// option).
    #[arg(long)]
    wait: bool,
    /// Games for each pair of modules; with --modules random, all games.
    #[arg(long, default_value_t = 100, value_parser = value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// The first seed; the others count up from it, so that --seed 17 --games 1 plays just one of the games.
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
    /// Lists every card as well: how often it was taken, and how often its taker won.
    #[arg(long)]
    list_cards: bool,
    /// Shows no progress bar.
    #[arg(long)]
    quiet: bool,
    /// The folder with the card files, instead of those that are built in.
    #[arg(long, value_name = "FOLDER")]
    cards: Option<PathBuf>,
    /// The folder for records of games that failed a check.
    #[arg(long, value_name = "FOLDER", default_value = "broken-games")]
    broken: PathBuf,
    /// Replays a recorded game with all checks, instead of playing a contest.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["bench", "balance", "review"])]
    replay: Option<PathBuf>,
    /// Measures how fast random games are with every pair of modules and 2, 3 and 4 players, instead of playing a
    /// contest.
    #[arg(long, conflicts_with = "balance")]
    bench: bool,
    /// Measures how the cards are balanced with 2, 3 and 4 players, instead of playing a contest: --games for each
    /// pair of modules and number of players.
    #[arg(long)]
    balance: bool,
    /// Measures how true the review of a game is, instead of playing a contest: of --games games it tells whether what
    /// the players did themselves is left unblamed, and whether three turns are named that were spoiled. With --threads
    /// at work on each review. Example: arena --review --seats master,master --games 10 --threads 2
    #[arg(long, conflicts_with_all = ["bench", "balance"])]
    review: bool,
    /// The bot that plays every seat with --balance.
    #[arg(long, value_name = "NAME", default_value = "reference")]
    bot: Contestant,
    /// Writes what --balance found to this file, as Markdown.
    #[arg(long, value_name = "FILE", requires = "balance")]
    markdown: Option<PathBuf>,
}

/// At most this many games that failed a check are recorded and reported.
const BROKEN_GAMES_TOLD: usize = 10;
/// How long --bench measures each pair of modules with each number of players.
const BENCH_TIME: Duration = Duration::from_millis(400);

fn main() -> ExitCode {
    match run(&ArenaArguments::parse()) {
        Ok(code) => code,
        Err(why) => {
            eprintln!("arena: {why}");
            ExitCode::from(2)
        }
    }
}

fn run(arguments: &ArenaArguments) -> Result<ExitCode, Box<dyn Error>> {
    let cards = match &arguments.cards {
        Some(folder) => Catalogue::read(|file| fs::read_to_string(folder.join(file)))?,
        None => Catalogue::built_in()?,
    };
    if let Some(command) = &arguments.command {
        command.run(&cards)
    } else if let Some(file) = &arguments.replay {
        replay(&cards, file)
    } else if arguments.bench {
        measure(arguments, &cards)
    } else if arguments.review {
        review(arguments, &cards)
    } else if arguments.balance {
        weigh(arguments, &cards)
    } else {
        play(arguments, &cards)
    }
}

/// Plays a contest.
fn play(arguments: &ArenaArguments, cards: &Arc<Catalogue>) -> Result<ExitCode, Box<dyn Error>> {
    let contest = contest(arguments, cards)?;
    contest.possible(cards)?;
    let bar = progress(arguments, contest.count());
    let outcome = contest.play(cards, || bar.inc(1));
    bar.finish_and_clear();
    let report = Report::new(&contest, &outcome, cards);
    let list = if arguments.list_cards { format!("{}\n\n", report.cards_table()) } else { String::new() };
    tell(arguments, &report, &format!("{list}{report}"))?;
    for broken in outcome.broken_games.iter().take(BROKEN_GAMES_TOLD) {
        save(broken, &arguments.broken)?;
    }
    if report.broken_games > 0 {
        eprintln!("arena: {} of {} games failed a check", report.broken_games, contest.count());
        return Ok(ExitCode::FAILURE);
    }
    if contest.check {
        eprintln!("{} games checked", contest.count());
    }
    Ok(ExitCode::SUCCESS)
}

/// Measures how fast random games are.
fn measure(arguments: &ArenaArguments, cards: &Arc<Catalogue>) -> Result<ExitCode, Box<dyn Error>> {
    let all = cards.module_pairs();
    let bar = progress(arguments, all.len() * 3);
    let speeds = bench::all(cards, BENCH_TIME, || bar.inc(1));
    bar.finish_and_clear();
    tell(arguments, &speeds, &bench::table(&speeds))?;
    Ok(ExitCode::SUCCESS)
}

/// Measures how the cards are balanced.
fn weigh(arguments: &ArenaArguments, cards: &Arc<Catalogue>) -> Result<ExitCode, Box<dyn Error>> {
    let contest = contest(arguments, cards)?;
    if matches!(contest.modules, Modules::Drawn(_)) {
        return Err("--balance plays pairs of modules, not random ones: give some, or all".into());
    }
    let bar = progress(arguments, 3 * contest.count());
    let report = balance::Balance::measure(&contest, arguments.bot, cards, || bar.inc(1))?;
    bar.finish_and_clear();
    tell(arguments, &report, &report.to_string())?;
    if let Some(file) = &arguments.markdown {
        write(file, &format!("{report}\n"))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Measures how true the review is.
fn review(arguments: &ArenaArguments, cards: &Arc<Catalogue>) -> Result<ExitCode, Box<dyn Error>> {
    let contest = contest(arguments, cards)?;
    contest.possible(cards)?;
    let bar = progress(arguments, contest.count());
    let truth = ReviewTruth::measure(&contest, cards, |game| {
        bar.suspend(|| eprintln!("{game}"));
        bar.inc(1);
    })?;
    bar.finish_and_clear();
    tell(arguments, &truth, &truth.to_string())?;
    Ok(ExitCode::SUCCESS)
}

/// Prints a report and writes it as JSON, or only that.
fn tell(arguments: &ArenaArguments, report: &impl Serialize, text: &str) -> Result<(), Box<dyn Error>> {
    match &arguments.json {
        Some(file) if file.as_os_str() == "-" => println!("{}", serde_json::to_string(report)?),
        Some(file) => {
            println!("{text}");
            write(file, &(serde_json::to_string_pretty(report)? + "\n"))?;
        }
        None => println!("{text}"),
    }
    Ok(())
}

fn write(file: &Path, text: &str) -> Result<(), String> {
    fs::write(file, text).map_err(|why| format!("{}: {why}", file.display()))
}

/// A bar on standard error, if that is a terminal.
fn progress(arguments: &ArenaArguments, steps: usize) -> ProgressBar {
    if arguments.quiet {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {pos} of {len}, {eta} left");
    ProgressBar::new(steps as u64).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// What is asked for on the command line.
fn contest(arguments: &ArenaArguments, cards: &Catalogue) -> Result<Contest, Box<dyn Error>> {
    let modules = match arguments.modules.as_deref() {
        None if !arguments.balance => Modules::Each(vec![[Module::A, Module::B]]),
        None | Some("all") => Modules::Each(cards.module_pairs()),
        Some("random") => Modules::Drawn(cards.module_pairs()),
        Some(pairs) => Modules::Each(pairs.split(',').map(pair).collect::<Result<_, _>>()?),
    };
    let teatime = match (arguments.teatime, arguments.teatime_random) {
        (true, _) => Teatime::Always,
        (_, true) => Teatime::Drawn,
        _ => Teatime::Never,
    };
    Ok(Contest {
        players: arguments.seats.clone(),
        modules,
        teatime,
        dummies: !arguments.no_dummies,
        wait: arguments.wait,
        games: arguments.games,
        seed: arguments.seed,
        threads: arguments.threads.map_or_else(|| thread::available_parallelism().map_or(1, usize::from), usize::from),
        check: arguments.check,
    })
}

fn pair(letters: &str) -> Result<[Module; 2], String> {
    let found: Option<Vec<_>> = letters.chars().map(Module::from_letter).collect();
    let found = found.and_then(|modules| <[Module; 2]>::try_from(modules).ok());
    found.ok_or_else(|| {
        format!("\"{letters}\" is not a pair of modules: give two letters from A to F, such as AB, or all, or random")
    })
}

/// Reports which check failed, and saves the game.
fn save(broken: &BrokenGame, folder: &Path) -> Result<(), Box<dyn Error>> {
    let Record { setup, choices, .. } = &broken.record;
    let modules: String = setup.modules.iter().map(|module| module.letter()).collect();
    let teatime = if setup.teatime { "-teatime" } else { "" };
    let file = folder.join(format!("{modules}{teatime}-{}-seed-{}.ron", setup.seats, setup.seed));
    fs::create_dir_all(folder).and_then(|()| fs::write(&file, broken.record.to_text()))?;
    eprintln!("failed check: {}\n  at choice {} of {setup:?}", broken.why, choices.len());
    eprintln!("  to replay it: arena --replay {}", file.display());
    Ok(())
}

fn replay(cards: &Arc<Catalogue>, file: &Path) -> Result<ExitCode, Box<dyn Error>> {
    let text = fs::read_to_string(file).map_err(|why| format!("{}: {why}", file.display()))?;
    match arena::replay(cards, &Record::from_text(&text)?) {
        Ok(choices) => {
            println!("all checks passed in these {choices} choices");
            Ok(ExitCode::SUCCESS)
        }
        Err(broken) => {
            println!("failed check: {}\n  at choice {}", broken.why, broken.record.choices.len());
            Ok(ExitCode::FAILURE)
        }
    }
}
