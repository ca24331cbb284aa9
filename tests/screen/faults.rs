//! The messages of the program when it cannot start.

use std::{fs, path::Path, process::Command};

fn run(arguments: &[&str], assets: &Path) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_first_class"))
        .args(arguments)
        .env("BEVY_ASSET_ROOT", assets)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env("LC_ALL", "C")
        .output()
        .expect("the program starts");
    (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
}

#[test]
fn bad_flags_are_explained() {
    for (arguments, reason) in [
        (&["--seats", "human,wizard"][..], "not one of human, random, novice"),
        (&["--seats", "human"], "2 to 4 can play"),
        (&["--modules", "AA"], "two different letters"),
        (&["--modules", "AX"], "two different letters"),
        (&["--modules", "ABC"], "two different letters"),
        (&["--modules", "AB", "--no-dummies"], "with module C"),
        (&["--modules", "AC", "--seats", "human,novice,novice", "--no-dummies"], "with module C"),
        (&["--no-dummies"], "with module C"),
        (&["--names", "Ida,Otto,Mia"], "fewer players"),
        (&["--first", "3"], "no player 3"),
        (&["--names", "Bartholomew the Third"], "1 to 20 letters"),
        (&["--size", "huge"], "WIDTHxHEIGHT"),
        (&["--screenshot", "soon"], "STEP=FILE"),
        (&["--script", "no-such-file"], "no-such-file"),
        (&["--data-dir", "Cargo.toml"], "not a folder"),
        (&["--data-dir", "/tmp", "--no-save"], "cannot be used with"),
        (&["--nonsense"], "--nonsense"),
    ] {
        let (code, said) = run(arguments, Path::new("."));
        assert_eq!(code, Some(2), "{arguments:?}: {said}");
        assert!(said.contains(reason), "{arguments:?}: {said}");
    }
}

#[test]
fn a_broken_card_file_is_named() {
    let root = tempfile::tempdir().unwrap();
    let cards = root.path().join("assets/cards");
    fs::create_dir_all(&cards).unwrap();
    for file in fs::read_dir("assets/cards").unwrap() {
        let file = file.unwrap();
        fs::copy(file.path(), cards.join(file.file_name())).unwrap();
    }
    let base = fs::read_to_string(cards.join("base.ron")).unwrap();
    fs::write(cards.join("base.ron"), base.replacen("pile: 1", "pile: 9", 1)).unwrap();
    let (code, said) = run(&["--seats", "human,novice"], root.path());
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("base.ron") && said.contains("there is no pile 9"), "{said}");
}

#[test]
fn without_a_screen_it_says_so() {
    if cfg!(target_os = "linux") {
        let (code, said) = run(&[], Path::new("."));
        assert_eq!(code, Some(5), "{said}");
        assert!(said.contains("no screen"), "{said}");
    }
}
