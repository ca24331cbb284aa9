//! The program as it is called.

use std::process::{Command, Output};

use serde_json::Value;

fn arena(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_arena")).args(arguments).output().expect("the program can be started")
}

#[test]
fn what_cannot_be_played_is_refused_in_plain_words() {
    let cases: [(&[&str], &[&str]); 10] = [
        (&["--seats", "reference,grandmaster"], &["grandmaster", "random", "reference", "busy-random"]),
        (&["--balance", "--bot", "grandmaster"], &["grandmaster", "reference"]),
        (&["--games", "0"], &["--games", "1..=10000000"]),
        (&["--threads", "0"], &["--threads", "1..=256"]),
        (&["--seats", "random"], &["1 players: give 2 to 4"]),
        (&["--modules", "AX"], &["\"AX\" is not a pair of modules"]),
        (&["--modules", "AA"], &["module A was chosen twice"]),
        (&["--balance", "--modules", "random"], &["not random ones"]),
        (&["--review", "--balance"], &["--review", "--balance", "cannot be used"]),
        (&["--cards", "no-such-folder"], &["boards.ron", "cannot be read"]),
    ];
    for (arguments, expected) in cases {
        let output = arena(arguments);
        let message = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {message}");
        assert!(expected.iter().all(|words| message.contains(words)), "{arguments:?}: {message}");
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn json_goes_to_standard_output_alone() {
    let output = arena(&["--seats", "random,busy-random", "--modules", "random", "--games", "4", "--json", "-"]);
    let report: Value = serde_json::from_slice(&output.stdout).expect("nothing but JSON");
    assert_eq!((&report["results"][0]["bot"], &report["broken_games"]), (&Value::from("random"), &Value::from(0)));
    assert!(output.stderr.is_empty(), "no bar is drawn where there is no terminal");
}

#[test]
fn tables_name_every_bot() {
    let output = arena(&["--seats", "random,busy-random,random", "--games", "3", "--list-cards"]);
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{text}");
    for words in
        ["busy-random", "win rate (95 %)", "Elo", "in order of play", "points by source", "choices in", "taker wins"]
    {
        assert!(text.contains(words), "{words} is missing: {text}");
    }
}
