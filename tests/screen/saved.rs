//! A game that is interrupted in the middle can be continued exactly where it was.

use std::fs;

use tempfile::TempDir;

use crate::{HEIGHT, SIZE, WIDTH, display::Display, program::Program};

/// The path of something in a folder, as an argument.
fn path(folder: &TempDir, name: &str) -> String {
    folder.path().join(name).to_str().expect("the path is valid text").to_owned()
}

#[test]
fn a_hot_seat_game_continues_where_the_program_was_killed() {
    let folder = tempfile::tempdir().expect("a folder");
    let display = Display::open(WIDTH, HEIGHT);
    let usual = ["--data-dir", &path(&folder, "saved"), "--speed", "none", "--size", SIZE];
    let seats = ["--seats", "human,novice,human", "--seed", "7"];
    let mut program = Program::start(&display, &[&usual[..], &seats].concat());
    while program.choices_made() < 12 {
        program.choose(0);
    }
    // The game is written in the background.
    let saved = path(&folder, "saved/games");
    let made = program.choices_made();
    std::thread::sleep(std::time::Duration::from_secs(2));
    let (seat, choices, table) =
        (program.now["seat"].clone(), program.now["choices"].clone(), program.now["game"].clone());
    program.kill();
    let file = fs::read_dir(&saved).expect("there is a folder").next().expect("the game is saved").expect("a file");
    assert!(fs::read_to_string(file.path()).expect("a text").contains("choices"));

    let mut program = Program::start(&display, &usual);
    program.click("title/continue");
    program.take_the_screen();
    assert_eq!(program.choices_made(), made);
    assert_eq!((&program.now["seat"], &program.now["choices"]), (&seat, &choices));
    assert_eq!((&program.now["game"], &program.now["table"]), (&table, &table));
    program.choose(0);
    program.kill();
}

#[test]
fn two_programs_never_save_over_each_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let (display, other) = (Display::open(WIDTH, HEIGHT), Display::open(WIDTH, HEIGHT));
    let usual = ["--data-dir", &path(&folder, "saved"), "--speed", "none", "--size", SIZE];
    let seats = ["--seats", "human,novice", "--seed", "7"];
    let mut first = Program::start(&display, &[&usual[..], &seats].concat());
    while first.choices_made() < 6 {
        first.choose(0);
    }
    let made = first.choices_made();
    std::thread::sleep(std::time::Duration::from_secs(2));

    let mut second = Program::start(&other, &usual);
    second.click("notice/take-over");
    while second.now["choices"].is_null() {
        second.next();
    }
    assert_eq!(second.choices_made(), made, "it continues with the newest choice");
    second.choose(0);
    second.choose(0);
    let made = second.choices_made();
    std::thread::sleep(std::time::Duration::from_secs(2));

    // The first program finds out when it tries to save, and gets the game back as it is by now.
    first.choose(0);
    first.click("notice/take-over");
    while first.choices_made() != made {
        first.next();
    }
    second.choose(0);
    second.click("notice/leave-there");
    first.kill();
    second.kill();
}
