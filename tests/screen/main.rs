//! The real program on a virtual display: a whole game played with a real mouse, a program that is killed and
//! its game continued, and the messages when it cannot start. Games of every kind are played in
//! `src/app/in_process`, without a screen.

mod display;
mod faults;
mod program;
mod saved;

use display::Display;
use program::Program;

/// Plays a game to its end with real clicks. Before every choice the table must show what the game says, and
/// the clicks for a choice must make that choice.
fn play(game: &[&str], width: u32, height: u32) {
    let display = Display::open(width, height);
    let size = format!("{width}x{height}");
    let mut program = Program::start(&display, &[game, &["--seed", "7", "--speed", "none", "--size", &size]].concat());
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
    play(&["--seats", "human,novice"], 1280, 720);
}
