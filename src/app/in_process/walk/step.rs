//! What somebody at the screen does next.

use bevy::{input::keyboard::Key, prelude::*};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::ledger::Ledger;
use crate::{
    app::in_process::keys::{CONTROL, Press, SHIFT, TAB, letter},
    panels::PromptControl,
    ui::regions::RegionId,
};

/// One thing that is done.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    Click(RegionId),
    /// The right button.
    RightClick(RegionId),
    /// Two clicks, one right after the other.
    Twice(RegionId),
    /// A finger, for a moment.
    Tap(RegionId),
    /// A finger that rests.
    LongPress(RegionId),
    /// Two fingers, of which the second comes and goes first.
    Pinch(RegionId),
    /// The pointer rests there, and what is explained is read.
    Hover(RegionId),
    /// The mouse moves from one place to another with its button down.
    Drag(RegionId, RegionId),
    /// The same with a finger.
    Swipe(RegionId, RegionId),
    /// The wheel, in lines.
    Scroll(RegionId, i8),
    /// A click somewhere, in thousandths of the window.
    Anywhere(u16, u16),
    /// Keys pressed together.
    Press(Vec<Press>),
    /// Letters typed one after the other.
    Type(&'static str),
    Resize(u16, u16),
    /// The window is so small that nothing is seen, and then comes back.
    Minimise,
    /// Another window has the keys for a while.
    LookAway,
    /// Some time passes.
    Wait(u8),
    /// Answers that somebody gives who wants to see more of the game.
    Play(u8),
    /// The program is closed and opened again, perhaps with a link to a game.
    Reopen {
        linked: Option<u64>,
    },
    /// Back to the title by the shortest way there is.
    Leave,
}

/// Windows of desktops, tablets and phones, and some that nobody would want.
const SIZES: [(u16, u16); 12] = [
    (1280, 720),
    (1600, 900),
    (1024, 768),
    (2560, 1080),
    (700, 900),
    (844, 390),
    (390, 844),
    (667, 375),
    (768, 1024),
    (640, 480),
    (320, 240),
    (1920, 1200),
];

const TYPED: [&str; 7] =
    ["Ida", "Anna", "x", "12345678901234567890", "Zoë O’Hara-Łuka", "名前 🚂", "Bartholomew the Third of Somewhere"];

/// Something random to do where these regions are.
pub fn random(regions: &[RegionId], place: &str, ledger: &Ledger, chance: &mut ChaCha8Rng) -> Step {
    let mut region = || ledger.rare(place, regions, &mut *chance);
    let Some(here) = region() else { return Step::Wait(5) };
    let there = region().unwrap_or(here);
    match chance.random_range(0..100) {
        0..42 => Step::Click(here),
        42..47 => Step::Tap(here),
        47..49 => Step::RightClick(here),
        49..52 => Step::Twice(here),
        52..54 => Step::LongPress(here),
        54..61 => Step::Hover(here),
        61..63 => Step::Drag(here, there),
        63..64 => Step::Swipe(here, there),
        64..65 => Step::Pinch(here),
        65..67 => Step::Scroll(here, chance.random_range(-8..=8)),
        67..69 => Step::Anywhere(chance.random_range(0..1000), chance.random_range(0..1000)),
        69..83 => Step::Press(keys(chance)),
        83..85 => Step::Type(TYPED[chance.random_range(0..TYPED.len())]),
        85..88 => {
            let (w, h) = SIZES[chance.random_range(0..SIZES.len())];
            Step::Resize(w, h)
        }
        88..96 => Step::Play(chance.random_range(1..12)),
        96..97 => Step::Play(200),
        97..98 => Step::Wait(chance.random_range(1..60)),
        98..99 => match chance.random_range(0..3) {
            0 => Step::Minimise,
            1 => Step::LookAway,
            _ => Step::Reopen { linked: chance.random::<bool>().then(|| chance.random_range(0..1000)) },
        },
        _ => Step::Click(RegionId::from(PromptControl::Undo)),
    }
}

fn keys(chance: &mut ChaCha8Rng) -> Vec<Press> {
    let alone = [
        (KeyCode::Enter, Key::Enter),
        (KeyCode::Enter, Key::Enter),
        (KeyCode::Escape, Key::Escape),
        (KeyCode::Escape, Key::Escape),
        (KeyCode::Space, Key::Space),
        (KeyCode::Backspace, Key::Backspace),
        (KeyCode::Delete, Key::Delete),
        (KeyCode::ArrowLeft, Key::ArrowLeft),
        (KeyCode::ArrowRight, Key::ArrowRight),
        (KeyCode::ArrowUp, Key::ArrowUp),
        (KeyCode::ArrowDown, Key::ArrowDown),
        (KeyCode::Home, Key::Home),
        (KeyCode::PageDown, Key::PageDown),
        (KeyCode::F1, Key::F1),
        TAB,
        TAB,
        letter(KeyCode::KeyL, "l"),
        letter(KeyCode::KeyS, "s"),
        letter(KeyCode::KeyH, "h"),
        letter(KeyCode::KeyE, "e"),
        letter(KeyCode::Digit1, "1"),
        letter(KeyCode::Digit2, "2"),
        letter(KeyCode::Digit3, "3"),
        letter(KeyCode::Digit9, "9"),
    ];
    match chance.random_range(0..alone.len() + 4) {
        0 => vec![CONTROL, letter(KeyCode::KeyZ, "z")],
        1 => vec![CONTROL, letter(KeyCode::KeyA, "a")],
        2 => vec![SHIFT, TAB],
        3 => vec![(KeyCode::Escape, Key::Escape), (KeyCode::Enter, Key::Enter)],
        nth => vec![alone[nth - 4].clone()],
    }
}
