//! The real program in a virtual display: a whole game played with a real mouse, a game that is killed and
//! continued, and what the program says when it cannot start. Games of every kind are played in
//! `src/app/in_process.rs`, without a screen.

mod display;
mod faults;
mod kept;
mod program;

use display::Display;
use program::Program;

/// Plays a game to its end with real clicks. Before every choice what the table shows has to be what
/// the game says, and every click has to make the choice it stands for.
fn play(game: &[&str], width: u32, height: u32) {
    let display = Display::open(width, height);
    let size = format!("{width}x{height}");
    let mut program = Program::start(&display, &[game, &["--seed", "7", "--speed", "none", "--size", &size]].concat());
    let mut human_choices = 0_usize;
    while !program.is_over() {
        // In the draft the hand lies on the table as well, which the game keeps to itself.
        if program.now["ask"] != "Draft" {
            assert_eq!(program.now["table"], program.now["game"], "the table shows something else than the game");
        }
        // Another choice each time, so that every kind of panel comes up in the course of a game.
        human_choices += 1;
        program.choose(human_choices * 7);
    }
    assert!(human_choices > 18, "a draft and 18 turns, but only {human_choices} choices");
    assert_eq!(program.exit_code(), Some(0));
}

#[test]
fn a_whole_game_for_two_is_played_with_the_mouse() {
    play(&["--seats", "human,novice"], 1280, 720);
}
