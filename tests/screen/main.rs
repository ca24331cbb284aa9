//! The real program on a virtual display: a whole game played with a real mouse, a program that is killed and
//! its game continued, and the messages when it cannot start. Games of every kind are played in
//! `src/app/in_process`, without a screen.

mod display;
mod faults;
mod program;
mod saved;

use display::Display;
use program::Program;

/// The smallest window that is laid out as on a desktop: frames are drawn in software, and a larger one takes longer.
const WIDTH: u32 = 1000;
const HEIGHT: u32 = 600;
const SIZE: &str = "1000x600";

/// Plays a game to its end with real clicks. Before every choice the table must show what the game says, and
/// the clicks for a choice must make that choice.
fn play(game: &[&str]) {
    let display = Display::open(WIDTH, HEIGHT);
    let usual = ["--seed", "7", "--speed", "none", "--size", SIZE];
    let mut program = Program::start(&display, &[game, &usual].concat());
    let mut human_choices = 0_usize;
    while !program.is_over() {
        // In the draft the hand lies on the table as well, but is not part of what the game says.
        if program.now["ask"] != "Draft" {
            assert_eq!(program.now["table"], program.now["game"], "the table does not show what the game says");
        }
        // A different choice each time, so that every kind of panel appears in the course of a game.
        human_choices += 1;
        program.choose(human_choices * 7);
    }
    assert!(human_choices > 18, "there are a draft and 18 turns, but only {human_choices} choices");
    assert_eq!(program.exit_code(), Some(0));
}

#[test]
fn a_whole_game_for_two_is_played_with_the_mouse() {
    play(&["--seats", "human,novice"]);
}

/// A film has every frame once, also where a bot had to think.
#[test]
fn a_film_has_all_its_frames() {
    let display = Display::open(640, 480);
    let film = |fps: &str| {
        let folder = tempfile::tempdir().expect("a folder");
        let game = ["--seats", "novice,skilled", "--seed", "7", "--size", "640x480", "--speed", "fast"];
        let film =
            ["--film", folder.path().to_str().expect("it can be read"), "--fps", fps, "--from", "4", "--to", "9"];
        let mut program = display.command(env!("CARGO_BIN_EXE_first_class"));
        let done = program.args(game).args(film).status();
        assert!(done.expect("the program starts").success());
        // A picture of this size with a single colour has about 2,500 bytes.
        let tenth = std::fs::metadata(folder.path().join("00010.png")).expect("there is a tenth frame");
        assert!(tenth.len() > 30_000, "nothing is drawn: a frame has {} bytes", tenth.len());
        let mut names: Vec<_> = std::fs::read_dir(folder.path())
            .expect("there is a folder")
            .map(|file| file.expect("it can be listed").file_name().into_string().expect("a plain name"))
            .collect();
        names.sort();
        assert_eq!(names.split_off(names.len() - 2), ["moments.csv", "sounds.csv"]);
        let moments = std::fs::read_to_string(folder.path().join("moments.csv")).expect("it can be read");
        assert_eq!(moments, "seconds,shown\n0.000,Play\n");
        let sounds = std::fs::read_to_string(folder.path().join("sounds.csv")).expect("it can be read");
        let heard = |line: &str| line.split(',').nth(1).is_some_and(|file| file.starts_with("audio/effects/"));
        assert!(sounds.lines().count() > 1 && sounds.lines().skip(1).all(heard), "{sounds}");
        let numbered: Vec<_> = (1..=names.len()).map(|number| format!("{number:05}.png")).collect();
        assert_eq!(names, numbered);
        names.len()
    };
    let (slow, smooth) = (film("40"), film("80"));
    assert_eq!(film("40"), slow, "the same film again");
    // Every event lasts until a frame begins, so that a coarser film is a little longer.
    assert!(slow > 10 && smooth <= 2 * slow && smooth * 5 >= slow * 8, "{slow} frames at 40, {smooth} at 80 a second");
}
