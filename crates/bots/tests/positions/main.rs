//! Positions whose best turn is known: proved by trying everything to the end of the game, or beyond doubt. The adviser
//! and the Master find it, and what the adviser says fits together.

#[path = "../../../rules/tests/common/mod.rs"]
mod common;
mod known;
mod proof;
mod table;

use bots::{
    BotLevel, Style,
    advice::{Advice, Adviser, Suggestion},
};
use known::{Best, KNOWN, KnownTurn};
use rules::{Choice, Game, Seat, TrainId};

/// The seat that all positions are about.
const SEAT: Seat = Seat(0);
/// What the end of a turn may give away: it is thought over again while the turn goes on.
const LAST_POINT: u16 = 1;

/// The game after the rest of a turn.
fn after(game: &Game, mut next: impl FnMut(&Game) -> Option<Choice>) -> Game {
    let mut game = game.clone();
    let stage = game.stage();
    while game.stage() == stage
        && let Some(choice) = next(&game)
    {
        game.apply(choice).expect("it is legal");
    }
    game
}

fn advice(game: &Game, seed: u64) -> Advice {
    let (mut adviser, view) = (Adviser::new(seed), game.view(SEAT));
    (0..100_000).find_map(|_| adviser.think(&view)).expect("it comes to an end")
}

/// Whether a turn is one of the best: it begins with a choice after which the most can still be had, and ends with it.
fn is_best(known: &KnownTurn, before: &Game, turn: &[Choice]) -> Result<(), String> {
    let after = |choices: &[Choice]| {
        let mut choices = choices.iter().copied();
        after(before, |_| choices.next())
    };
    match known.best {
        Best::Proved => {
            let points = [0, 1, turn.len()].map(|choices| proof::most_points(&after(&turn[..choices])));
            let [Some(most), Some(begun), Some(got)] = points else { return Err("there is too much to try".into()) };
            let right = begun == most && got + LAST_POINT >= most;
            right.then_some(()).ok_or_else(|| format!("{begun}, then {got} points at the end instead of {most}"))
        }
        Best::Reaches(reached) => {
            let after = after(turn);
            let board = after.board().player(SEAT);
            reached(board).then_some(()).ok_or_else(|| format!("{:?}", board.trains))
        }
    }
}

/// What the trains score in a scoring phase, with what they have already.
fn shown(game: &Game) -> i32 {
    let trains = TrainId::BOTH.map(|train| i32::from(game.queries().phase_score(SEAT, train)));
    i32::from(game.board().player(SEAT).score()) + trains.iter().sum::<i32>()
}

/// Whether the figures of a suggestion fit together and promise no less than the table shows.
fn figures(game: &Game, suggestion: &Suggestion) -> Result<(), String> {
    let mut plan = suggestion.plan.iter().copied().filter(|choice| *choice != Choice::EndTurn);
    let after = after(game, |_| plan.next());
    let points = |game: &Game| i32::from(game.board().player(SEAT).score());
    let brings = suggestion.brings;
    let coins = |game: &Game| i32::from(game.board().player(SEAT).purse.total());
    let certain = shown(&after) - shown(game) + (coins(&after) - coins(game)).min(0);
    let right = brings.now == points(&after) - points(game)
        && brings.total() == brings.now + brings.later + brings.end
        && brings.total() >= certain
        && brings.end >= 0;
    right.then_some(()).ok_or_else(|| format!("{suggestion:?}, certain are {certain}"))
}

fn check(known: &KnownTurn) -> Result<(), String> {
    let game = (known.position)().game;
    let Advice { best, second } = advice(&game, 1);
    figures(&game, &best)?;
    if let Some(second) = &second {
        figures(&game, second)?;
        if second.brings.total() > best.brings.total() || second.plan[0] == best.plan[0] {
            return Err(format!("{second:?} is not behind {best:?}"));
        }
    }
    is_best(known, &game, &best.plan).map_err(|why| format!("the adviser: {why}: {best:?}"))?;
    let mut master = BotLevel::Master.bot(Style::AllRounder, 1);
    let mut choices = Vec::new();
    after(&game, |game| {
        let choice = master.choose(&game.view(SEAT));
        choices.push(choice);
        Some(choice)
    });
    is_best(known, &game, &choices).map_err(|why| format!("the Master: {why}: {choices:?}"))?;
    println!("{}: {:?} {:?}", known.name, best.brings, best.reason);
    Ok(())
}

#[test]
fn the_best_turn_is_found_where_it_is_known() {
    let faults: Vec<_> = KNOWN
        .iter()
        .filter_map(|known| {
            let why = check(known).err()?;
            Some(format!("{} ({}; {}): {why}", known.name, known.because, known.clauses))
        })
        .collect();
    assert!(faults.is_empty(), "{} of {}:\n{}", faults.len(), KNOWN.len(), faults.join("\n"));
}

#[test]
fn there_are_thirty_positions_with_a_name_each() {
    let names: std::collections::BTreeSet<_> = KNOWN.iter().map(|known| known.name).collect();
    assert_eq!((names.len(), KNOWN.len()), (30, 30));
}

#[test]
fn the_same_seed_gives_the_same_advice() {
    for known in &KNOWN[..6] {
        let game = (known.position)().game;
        assert_eq!(advice(&game, 3), advice(&game, 3), "{}", known.name);
    }
}
