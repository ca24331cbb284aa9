//! What is found at a desk is what is found without one.

use std::{cell::Cell, sync::Arc, time::Duration};

use bots::{BotLevel, Style};
use rules::{Catalogue, Choice, Game, Module, SeatView, Setup};
use strum::VariantArray;
use thinker::{AdviserSeed, Assignment, BotSeed, Desk, Finding, Findings, Job};

fn cards() -> Arc<Catalogue> {
    Catalogue::built_in().expect("our cards are legal")
}

fn game(seats: u8, modules: [Module; 2], seed: u64) -> Game {
    Game::new(cards(), Setup::new(seats, modules, seed)).expect("the set-up is legal")
}

fn bot(level: BotLevel, seed: u64, hurried: bool) -> BotSeed {
    BotSeed { level, style: Style::Collector, seed, hurried }
}

/// Takes a job as a line and works until something is found, which becomes a line, too.
fn found(desk: &mut Desk, job: Job) -> Finding {
    let line = Assignment { job, time: None }.to_line().expect("it can be written");
    desk.take(7, Assignment::from_line(&line, &cards()).expect("it can be read"));
    let (ticket, findings) = std::iter::repeat_with(|| desk.think(|| Duration::ZERO)).find_map(|found| found).unwrap();
    assert_eq!(ticket, 7);
    Findings::from_line(&findings.to_line().expect("it can be written")).expect("it can be read").finding
}

fn chosen(desk: &mut Desk, bot: BotSeed, number: u64, view: SeatView) -> Choice {
    match found(desk, Job::Choose { bot, number, view }) {
        Finding::Choice(choice) => choice,
        other => panic!("{other:?} is no choice"),
    }
}

#[test]
fn bots_of_every_level_choose_at_a_desk_as_anywhere() {
    for &level in BotLevel::VARIANTS {
        let mut game = game(2, [Module::C, Module::D], 5);
        let mut desk = Desk::default();
        let seeds = [1, 2].map(|seed| bot(level, seed, true));
        let mut here = seeds.map(BotSeed::bot);
        while let Some(question) = game.question() {
            let (seat, view) = (question.seat.index(), game.view(question.seat));
            let choice = here[seat].choose(&view);
            assert_eq!(chosen(&mut desk, seeds[seat], seat as u64, view), choice, "{level}, {question:?}");
            game.apply(choice).expect("it is legal");
        }
        assert!(desk.is_idle());
    }
}

#[test]
fn an_adviser_at_a_desk_says_the_same() {
    let game = game(2, [Module::A, Module::B], 2);
    let view = game.view(game.question().expect("it has just begun").seat);
    let adviser = AdviserSeed { seed: 3, hurried: true };
    let mut here = adviser.adviser();
    let said = std::iter::repeat_with(|| here.think(&view)).find_map(|advice| advice).expect("it has an end");
    assert_eq!(found(&mut Desk::default(), Job::Advise { adviser, view }), Finding::Advice(said));
}

/// Slices until a choice is found by a clock that goes on by a millisecond whenever it is read, and the choice.
fn in_time(bot: BotSeed, view: &SeatView, time: Option<u64>) -> (u32, Choice) {
    let (mut desk, clock, mut slices) = (Desk::default(), Cell::new(0), 0);
    let tick = || {
        clock.set(clock.get() + 1);
        Duration::from_millis(clock.get())
    };
    let job = Job::Choose { bot, number: 1, view: view.clone() };
    desk.take(1, Assignment { job, time: time.map(Duration::from_millis) });
    loop {
        slices += 1;
        if let Some((_, Findings { finding: Finding::Choice(choice), took })) = desk.think(tick) {
            assert_eq!(took, Duration::from_millis(slices.into()));
            return (slices, choice);
        }
    }
}

#[test]
fn a_bot_whose_time_is_over_decides_by_what_it_has_found() {
    let mut game = game(2, [Module::A, Module::B], 3);
    while game.board().round == 0 {
        let question = game.question().expect("it has just begun");
        game.apply(game.view(question.seat).choices[0]).expect("it is legal");
    }
    let view = game.view(game.question().expect("the first turn").seat);
    let expert = bot(BotLevel::Expert, 1, false);
    let whole = in_time(expert, &view, None);
    assert_eq!(in_time(expert, &view, Some(1_000_000)), whole, "with time enough the games count");
    // Looking for plans takes its time, whatever there is of it; then come a few steps and the rest of the
    // game that is being played, turn by turn.
    let (searched, first_sight) = in_time(expert, &view, Some(1));
    assert!(view.choices.contains(&first_sight));
    for time in [searched + 50, searched + 100] {
        let (slices, choice) = in_time(expert, &view, Some(time.into()));
        assert!(view.choices.contains(&choice));
        assert!((time..time + 40).contains(&slices) && slices < whole.0, "{slices} slices in {time}, of {}", whole.0);
    }
}

#[test]
fn the_newest_job_comes_first_and_one_can_be_given_up() {
    let mut desk = Desk::default();
    let game = game(2, [Module::A, Module::B], 2);
    let view = game.view(game.question().expect("it has just begun").seat);
    for ticket in 1..=3 {
        let job = Job::Choose { bot: bot(BotLevel::Skilled, 1, false), number: ticket.into(), view: view.clone() };
        desk.take(ticket, Assignment { job, time: None });
    }
    desk.give_up(2);
    let mut done = Vec::new();
    while !desk.is_idle() {
        done.extend(desk.think(|| Duration::ZERO).map(|(ticket, _)| ticket));
    }
    assert_eq!(done, [3, 1]);
}

#[test]
fn a_foreign_line_is_refused() {
    for line in ["", "{}", "{\"job\":\"Sleep\",\"time\":null}"] {
        let why = Assignment::from_line(line, &cards()).expect_err("it is no job");
        assert!(why.to_string().starts_with("this cannot be read"));
    }
}
