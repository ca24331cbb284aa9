//! How the card set is balanced: lets a bot play many games against itself and prints where the
//! winner's points come from, which seats win and which cards are taken. Our aims for the set:
//!
//! - the winner typically scores 150–280 points;
//! - no seat wins more than 3 percentage points above its fair share;
//! - no card is carried out less than a third as often, or more than two and a half times as often, as the
//!   average of its pile when it is on offer;
//! - trains, route, contracts, module cards and Game End cards each bring at least a tenth of the
//!   winner's points.
//!
//! `cargo run --no-default-features --example balance -- --games 100`
//! The card files are read when it starts, so changed cards need no new build.

use std::{
    collections::{BTreeMap, BTreeSet},
    error::Error,
    fs,
    path::PathBuf,
    sync::Arc,
    thread,
};

use clap::Parser;
use first_class::{
    bots::{BotLevel, Style},
    rules::{
        CardId, Catalogue, Frame, FrameSource, Game, GameEvent as E, Kind, Module, Moment, Pile, PlayerBoard, Seat,
        Setup, Source, Symbol,
    },
};
use strum::VariantArray;

/// Measures the balance of the card set.
#[derive(Parser)]
struct Arguments {
    /// Games for each number of players.
    #[arg(long, default_value_t = 60)]
    games: u64,
    /// Numbers of players.
    #[arg(long, value_delimiter = ',', default_value = "2,3,4")]
    seats: Vec<u8>,
    /// The bot on every seat.
    #[arg(long, default_value_t = BotLevel::Novice)]
    bot: BotLevel,
    /// The letters of the two modules.
    #[arg(long, default_value = "AB")]
    modules: String,
    /// With the order tiles of Teatime.
    #[arg(long)]
    teatime: bool,
    /// The folder with the card files.
    #[arg(long, default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/cards"))]
    cards: PathBuf,
    /// The first game's seed; the others follow.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments = Arguments::parse();
    let cards = Catalogue::read(|file| fs::read_to_string(arguments.cards.join(file)))?;
    let letters = arguments.modules.chars().map(|letter| Module::from_letter(letter).ok_or("a module is A to F"));
    let modules = letters.collect::<Result<Vec<_>, _>>()?.try_into().map_err(|_| "a game has two modules")?;
    let mut taken = Taken::new();
    for seats in arguments.seats {
        let games = (arguments.seed..arguments.seed + arguments.games)
            .map(|seed| Setup {
                start_player: Some(Seat((seed % u64::from(seats)) as u8)),
                teatime: arguments.teatime,
                ..Setup::new(seats, modules, seed)
            })
            .collect::<Vec<_>>();
        games.iter().try_for_each(|setup| setup.check(&cards))?;
        let played = play_all(&cards, arguments.bot, &games);
        print_games(seats, &played);
        played.into_iter().for_each(|game| add(&mut taken, game.taken));
    }
    print_cards(&cards, &taken);
    Ok(())
}

/// How often each card was laid out, carried out, declined and, if it is a contract, fulfilled.
type Taken = BTreeMap<CardId, [u32; 4]>;

fn add(sum: &mut Taken, more: Taken) {
    for (card, counts) in more {
        sum.entry(card).or_default().iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
    }
}

/// What is worth knowing about one game.
struct Played {
    /// Scores in the order of play, the first start player first.
    scores: Vec<u16>,
    /// The places among `scores` that won.
    winners: Vec<usize>,
    /// The (first) winner's points by heading.
    winner: BTreeMap<&'static str, f64>,
    taken: Taken,
}

/// Plays all games, on as many threads as the machine has.
fn play_all(cards: &Arc<Catalogue>, bot: BotLevel, games: &[Setup]) -> Vec<Played> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let work =
            |first| move || games.iter().skip(first).step_by(threads).map(|setup| play(cards, bot, setup)).collect();
        let running: Vec<_> = (0..threads).map(|first| scope.spawn(work(first))).collect();
        let played = running.into_iter().map(|thread| thread.join().expect("the games are played to their ends"));
        played.flat_map(|games: Vec<_>| games).collect()
    })
}

fn play(cards: &Arc<Catalogue>, bot: BotLevel, setup: &Setup) -> Played {
    let mut game = Game::new(cards.clone(), setup.clone()).expect("the set-up is checked");
    let seats = setup.seats;
    let mut bots: Vec<_> =
        (0..u64::from(seats)).map(|seat| bot.bot(Style::AllRounder, setup.seed * 10 + seat)).collect();
    let suspects = cards.cards().filter(|(_, card)| card.face.kind() == Kind::Suspect).map(|(card, _)| card).collect();
    let tallies = vec![BTreeMap::new(); usize::from(seats)];
    let mut ledger = Ledger { tallies, taken: Taken::new(), doubled: false, suspects };
    while let Some(question) = game.question() {
        let choice = bots[question.seat.index()].choose(&game.view(question.seat));
        let events = game.apply(choice).expect("a bot takes one of the choices listed");
        let phases = phases_left(game.board().moment);
        events.iter().for_each(|event| ledger.note(event, phases));
    }
    let first = setup.start_player.map_or(0, Seat::index);
    let place = |seat: Seat| (seat.index() + usize::from(seats) - first) % usize::from(seats);
    let board = game.board();
    let mut scores = vec![0; usize::from(seats)];
    (0..seats).map(Seat).for_each(|seat| scores[place(seat)] = board.player(seat).score());
    // If nobody wins because all are arrested, the best of them counts as the winner.
    let best = || (0..seats).map(Seat).max_by_key(|seat| board.player(*seat).score());
    let winner = board.winners.first().copied().or_else(best).expect("there is a player");
    let mut heads = std::mem::take(&mut ledger.tallies[winner.index()]);
    let player = board.player(winner);
    for source in Source::VARIANTS.iter().copied() {
        *heads.entry(heading(source)).or_default() += f64::from(player.book.from_source(source));
    }
    heads.insert("(stations reached)", player.route.locomotive.into());
    heads.insert("(route cards)", player.route.places.len() as f64 - 1.0);
    heads.insert("(contracts fulfilled)", player.contracts_fulfilled.into());
    heads.insert("(Game End cards)", player.game_end.len() as f64);
    let share = |is: bool| if is { 1.0 } else { 0.0 };
    heads.insert("(order tiles)", orders(player));
    heads.insert("(destroy-evidence cards)", player.case_file.destroy_evidence.len() as f64);
    heads.insert("(all: arrested)", board.players.iter().map(|player| share(player.case_file.arrested)).sum());
    heads.insert("(all: nobody wins)", share(board.winners.is_empty()));
    heads.insert("(all: best is arrested)", share(best().is_some_and(|seat| board.player(seat).case_file.arrested)));
    heads.insert("(all: evidence left)", board.evidence_left.into());
    heads.insert("(Locomotive tiles)", player.locomotive_tiles().into());
    Played {
        scores,
        winners: board.winners.iter().map(|seat| place(*seat)).collect(),
        winner: heads,
        taken: ledger.taken,
    }
}

/// Order tiles in a player's trains.
fn orders(player: &PlayerBoard) -> f64 {
    let cars = player.trains.iter().flat_map(|train| train.cars());
    cars.filter(|(_, car)| car.order.is_some()).count() as f64
}

/// The line of the table that a source's points go to.
fn heading(source: Source) -> &'static str {
    match source {
        Source::UpperTrain => "upper train",
        Source::LowerTrain => "lower train",
        Source::Celebrities => "celebrities",
        Source::Route => "route",
        Source::Constantinople => "Constantinople",
        Source::Contracts => "contracts",
        Source::Bonuses => "points in frames",
        Source::PassengersAndLuggage => "passengers and luggage",
        Source::Switches => "switches",
        Source::Orders => "orders",
        Source::Evidence => "evidence",
        Source::Escape => "escape",
        Source::Coins => "coins",
        Source::GameEndRailroadCars => "Game End railroad cars",
        Source::GameEndConductors => "Game End conductors",
        Source::GameEndLocomotives => "Game End locomotives",
    }
}

/// The parts that should each bring a tenth: the worth of a frame counts for whatever gave it.
const PARTS: [(&str, &[&str]); 10] = [
    ("trains", &["upper train", "lower train", "Constantinople"]),
    ("route", &["route", "route frames*"]),
    ("contracts", &["contracts", "contract frames*"]),
    ("module B", &["celebrities", "postcard frames*"]),
    ("module C", &["suspect frames*", "evidence", "escape"]),
    ("module D", &["passengers and luggage", "passengers' coins*", "passenger frames*"]),
    ("module E", &["switches", "mechanic frames*", "mechanics' upgrades*"]),
    ("module F", &["factory frames*", "storage frames*"]),
    ("Teatime", &["orders"]),
    ("Game End cards", &["Game End railroad cars", "Game End conductors", "Game End locomotives"]),
];

/// Listens to the events of a game.
struct Ledger {
    /// By seat and heading: what its frames were worth.
    tallies: Vec<BTreeMap<&'static str, f64>>,
    taken: Taken,
    /// The next station frame is due to a postcard.
    doubled: bool,
    /// The suspect cards of the set.
    suspects: BTreeSet<CardId>,
}

impl Ledger {
    fn note(&mut self, event: &E, phases: usize) {
        match event {
            E::CardDealt { card, .. } => self.count(*card, 0),
            E::CardTaken { card, declined, .. } => self.count(*card, if *declined { 2 } else { 1 }),
            E::ContractFulfilled { card, .. } => self.count(*card, 3),
            E::StationUsed { copy, .. } => self.doubled = *copy > 1,
            E::PassengerSeated { seat, coins, .. } => {
                self.add(*seat, "passengers' coins*", frame_worth(&vec![Symbol::Coins(*coins)], phases));
            }
            E::MechanicDone { seat, worked: true, .. } => {
                self.add(*seat, "mechanics' upgrades*", frame_worth(&vec![Symbol::UpgradeOfChoice], phases));
            }
            E::FrameBegan { seat, source, symbols } => {
                let heading = match source {
                    FrameSource::Contract(_) => "contract frames*",
                    FrameSource::Card(card) if self.suspects.contains(card) => "suspect frames*",
                    FrameSource::Station(_) if self.doubled => "postcard frames*",
                    FrameSource::Station(_) => "route frames*",
                    FrameSource::Passenger(_) | FrameSource::Luggage(_) => "passenger frames*",
                    FrameSource::Mechanic(_) => "mechanic frames*",
                    FrameSource::Factory(_) => "factory frames*",
                    FrameSource::Storage(_) | FrameSource::Toolbox => "storage frames*",
                    _ => return,
                };
                self.add(*seat, heading, frame_worth(symbols, phases));
            }
            _ => {}
        }
    }

    fn add(&mut self, seat: Seat, heading: &'static str, worth: f64) {
        *self.tallies[seat.index()].entry(heading).or_default() += worth;
    }

    fn count(&mut self, card: CardId, what: usize) {
        self.taken.entry(card).or_default()[what] += 1;
    }
}

/// Scoring phases still to come, the running one included.
fn phases_left(moment: Moment) -> usize {
    match moment {
        Moment::SetUp => 3,
        Moment::Round(round) => 3 - usize::from((round - 1) / 2),
        Moment::Scoring(phase) => 4 - usize::from(phase),
        Moment::End => 0,
    }
}

/// About how many points a frame brings: what a symbol usually leads to, by the phases left. Only an
/// estimate: the same points show up again in the trains, the coins and the Game End cards.
fn frame_worth(frame: &Frame, phases: usize) -> f64 {
    let by_phases = |worth: [f64; 4]| worth[phases];
    let worth = |symbol: &Symbol| match *symbol {
        Symbol::Car | Symbol::CarOrFirstUpgrade => by_phases([0.0, 1.0, 2.0, 3.0]),
        Symbol::Upgrade { from } => {
            from.next().map_or(0.0, |to| 0.7 * f64::from(to.points() - from.points()) * phases as f64)
        }
        Symbol::UpgradeOfChoice | Symbol::FactoryUpgrade { .. } => by_phases([0.0, 3.5, 5.0, 4.5]),
        Symbol::OneConductor(steps) => by_phases([0.0, 2.0, 2.5, 2.5]) * f64::from(steps),
        Symbol::BothConductors(steps) => by_phases([0.0, 3.0, 4.0, 4.0]) * f64::from(steps),
        Symbol::Locomotive(stations) => 3.0 * f64::from(stations),
        Symbol::Coins(coins) => 2.0 * f64::from(coins),
        Symbol::Points(points) => f64::from(points),
        Symbol::GameEndCard => 9.0,
    };
    frame.iter().map(worth).sum()
}

fn print_games(seats: u8, played: &[Played]) {
    let games = played.len() as f64;
    let mean = |numbers: &mut dyn Iterator<Item = f64>| numbers.sum::<f64>() / games;
    let mut best: Vec<_> = played.iter().map(|game| game.scores.iter().copied().max().unwrap_or_default()).collect();
    best.sort_unstable();
    let all = mean(&mut played.iter().flat_map(|game| &game.scores).map(|score| f64::from(*score))) / f64::from(seats);
    let winner = mean(&mut best.iter().map(|score| f64::from(*score)));
    let tenth = |n: usize| best[(best.len() - 1) * n / 10];
    println!("== {seats} players, {games} games");
    println!("mean {all:.0}, winner's mean {winner:.0}, in 8 of 10 games {} to {}", tenth(1), tenth(9));
    let shares = (0..usize::from(seats)).map(|place| {
        let won = played.iter().filter(|game| game.winners.contains(&place));
        format!("{:.1} %", 100.0 * mean(&mut won.map(|game| 1.0 / game.winners.len() as f64)))
    });
    println!(
        "wins by order of play (fair: {:.1} %): {}",
        100.0 / f64::from(seats),
        shares.collect::<Vec<_>>().join(", ")
    );
    let mut heads = BTreeMap::<_, f64>::new();
    for (heading, points) in played.iter().flat_map(|game| &game.winner) {
        *heads.entry(*heading).or_default() += points / games;
    }
    println!("the winner's points (* estimated)");
    heads.iter().for_each(|(heading, points)| println!("  {heading:<24}{points:6.1}"));
    for (part, headings) in PARTS {
        let points: f64 = headings.iter().filter_map(|heading| heads.get(heading)).sum();
        println!("  = {part:<22}{points:6.1} {:5.1} %", 100.0 * points / winner);
    }
}

fn print_cards(cards: &Catalogue, taken: &Taken) {
    for pile in Pile::ALL {
        let of_pile = || cards.cards().filter(|(card, face)| face.pile == pile && taken.contains_key(card));
        let rate = |of: &mut dyn Iterator<Item = [u32; 4]>, what: usize| {
            let (dealt, count) = of.fold((0, 0), |sum, counts| (sum.0 + counts[0], sum.1 + counts[what]));
            100.0 * f64::from(count) / f64::from(dealt.max(1))
        };
        let average = rate(&mut of_pile().map(|(card, _)| taken[&card]), 1);
        println!("== pile {}: {average:.1} % of the cards laid out are carried out", pile.number());
        let mut kinds = BTreeMap::<Kind, Vec<_>>::new();
        for (card, face) in of_pile() {
            kinds.entry(face.face.kind()).or_default().push((face.name.as_str(), taken[&card]));
        }
        for (kind, mut names) in kinds {
            let whole = rate(&mut names.iter().map(|(_, counts)| *counts), 1);
            println!("  {kind:?} {whole:.1} %");
            names.sort_by(|a, b| rate(&mut [b.1].into_iter(), 1).total_cmp(&rate(&mut [a.1].into_iter(), 1)));
            for (name, counts) in names {
                let of = |what| rate(&mut [counts].into_iter(), what);
                let fulfilled =
                    if kind == Kind::Contract { format!(", {:.0} % fulfilled", of(3)) } else { String::new() };
                let times = of(1) / average;
                let mark = if (1.0 / 3.0..=2.5).contains(&times) { "" } else { " !!" };
                println!(
                    "    {name:<26}{:5.1} %, {times:.2} of the average{mark}, {:.0} % declined{fulfilled}",
                    of(1),
                    of(2)
                );
            }
        }
    }
}
