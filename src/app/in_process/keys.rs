//! Keys as a keyboard sends them: which belong to the game, which to the browser and the system, and where Tab
//! leads.

use bevy::{
    input::{
        gamepad::GamepadButton,
        keyboard::{Key, KeyboardInput},
    },
    window::PrimaryWindow,
};
use bevy_egui::{EguiContext, PrimaryEguiContext};

use super::*;
use crate::{
    state::Overlay,
    table::input::choosing::Selection,
    ui::{focus::Focus, hit_regions::TabEnds},
};
use rules::Module;

/// A key by its place on the keyboard, and what the layout makes of it.
pub(super) type Press = (KeyCode, Key);

pub(super) const CONTROL: Press = (KeyCode::ControlLeft, Key::Control);
const ALT: Press = (KeyCode::AltLeft, Key::Alt);
const META: Press = (KeyCode::SuperLeft, Key::Super);
pub(super) const SHIFT: Press = (KeyCode::ShiftLeft, Key::Shift);
pub(super) const TAB: Press = (KeyCode::Tab, Key::Tab);

pub(super) fn letter(place: KeyCode, letter: &str) -> Press {
    (place, Key::Character(letter.into()))
}

/// The button for what these keys do.
fn button_for(keys: &[Press]) -> GamepadButton {
    match keys {
        [(KeyCode::ShiftLeft, _), (KeyCode::Tab, _)] => GamepadButton::LeftTrigger,
        [(KeyCode::Tab, _)] => GamepadButton::RightTrigger,
        [(KeyCode::ArrowLeft, _)] => GamepadButton::DPadLeft,
        [(KeyCode::ArrowRight, _)] => GamepadButton::DPadRight,
        [(KeyCode::ArrowUp, _)] => GamepadButton::DPadUp,
        [(KeyCode::ArrowDown, _)] => GamepadButton::DPadDown,
        [(KeyCode::Enter, _)] => GamepadButton::South,
        [(KeyCode::Escape, _)] => GamepadButton::East,
        other => panic!("no button does what {other:?} does"),
    }
}

impl PointerGame {
    /// Presses keys one after the other and lets go of them in the other direction, all within one frame.
    pub(super) fn press(&mut self, keys: &[Press]) {
        match self.pad {
            Some(pad) => self.press_button(pad, button_for(keys)),
            None => self.press_for_a_frame(keys),
        }
        for _ in 0..2 {
            self.update();
        }
    }

    pub(super) fn press_for_a_frame(&mut self, keys: &[Press]) {
        let window = self.world().query_filtered::<Entity, With<PrimaryWindow>>().single(self.app.world()).unwrap();
        let input = |state, (key_code, logical_key): &Press| KeyboardInput {
            key_code: *key_code,
            logical_key: logical_key.clone(),
            state,
            text: match logical_key {
                Key::Character(letter) if keys.len() == 1 => Some(letter.clone()),
                _ => None,
            },
            repeat: false,
            window,
        };
        let down = keys.iter().map(|key| input(ButtonState::Pressed, key));
        let up = keys.iter().rev().map(|key| input(ButtonState::Released, key));
        let all: Vec<_> = down.chain(up).collect();
        self.world().write_message_batch(all);
        self.update();
    }

    pub(super) fn tab_ends(&mut self) -> TabEnds {
        let focused = self.world().resource::<Focus>().at();
        self.world().resource::<Regions>().tab_ends(focused)
    }

    fn overlay(&mut self) -> Overlay {
        *self.world().resource::<State<Overlay>>().get()
    }

    fn made(&mut self) -> u32 {
        self.world().resource::<Game>().choices_made()
    }

    fn focused(&mut self) -> Option<bevy_egui::egui::Id> {
        let mut contexts = self.world().query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        let mut context = contexts.single_mut(self.app.world_mut()).unwrap();
        context.get_mut().memory(|memory| memory.focused())
    }
}

/// A game of two humans at the first choice after the draft.
pub(super) fn at_the_table() -> PointerGame {
    let mut game = PointerGame::begin(Setup::new(2, [Module::A, Module::B], 3), WIDE);
    loop {
        game.settle();
        if game.world().resource::<PendingQuestion>().handover.is_some() {
            game.click(HandoverControl::Take);
            continue;
        }
        let choices = game.world().resource::<PendingQuestion>().choices.clone();
        if game.world().resource::<Game>().board().round > 0 && choices.len() > 1 {
            return game;
        }
        game.choose(choices[0]);
    }
}

#[test]
fn keys_with_ctrl_alt_or_meta_are_not_the_games() {
    let mut game = at_the_table();
    let made = game.made();
    for modifier in [CONTROL, ALT, META] {
        for key in [
            letter(KeyCode::KeyL, "l"),
            letter(KeyCode::KeyS, "s"),
            letter(KeyCode::KeyH, "h"),
            letter(KeyCode::Digit1, "1"),
            (KeyCode::F1, Key::F1),
            (KeyCode::Enter, Key::Enter),
            (KeyCode::Escape, Key::Escape),
            (KeyCode::Backspace, Key::Backspace),
        ] {
            game.press(&[modifier.clone(), key.clone()]);
            game.settle();
            assert_eq!((game.overlay(), game.made()), (Overlay::None, made), "{modifier:?} and {key:?}");
        }
    }
    game.press(&[letter(KeyCode::KeyL, "l")]);
    assert_eq!(game.overlay(), Overlay::Log, "alone it is the game's");
}

#[test]
fn letters_are_those_of_the_layout() {
    let mut game = at_the_table();
    for (key, opens) in [
        (letter(KeyCode::KeyP, "l"), Overlay::Log),
        (letter(KeyCode::KeyL, "n"), Overlay::None),
        (letter(KeyCode::KeyL, "д"), Overlay::Log),
        (letter(KeyCode::KeyS, "S"), Overlay::Scores),
    ] {
        game.press(std::slice::from_ref(&key));
        assert_eq!(game.overlay(), opens, "{key:?}");
        game.press(&[(KeyCode::Escape, Key::Escape)]);
        assert!(opens == Overlay::None || game.overlay() == Overlay::None);
        if game.overlay() != Overlay::None {
            game.press(&[(KeyCode::Escape, Key::Escape)]);
        }
    }
}

/// On a phone the cards themselves are all there is to press; in words, on desktops, they are answers like any others.
#[test]
fn a_digit_picks_a_card_of_the_draft_on_a_phone_before_it_keeps_it() {
    for window in [PHONES[0], PHONES[1]] {
        let mut game = PointerGame::begin(Setup::new(2, [Module::A, Module::B], 3), window);
        game.settle();
        if game.world().resource::<PendingQuestion>().handover.is_some() {
            game.click(HandoverControl::Take);
            game.settle();
        }
        let digit = letter(KeyCode::Digit2, "2");
        game.press(std::slice::from_ref(&digit));
        game.settle();
        assert_eq!((*game.world().resource(), game.made()), (Selection::Draft(1), 0), "{window}: it is picked");
        game.press(&[digit]);
        game.settle();
        assert_eq!(game.made(), 1, "{window}: it is kept");
    }
}

#[test]
fn undo_is_the_letter_z_with_ctrl_or_cmd() {
    let mut game = at_the_table();
    for (keys, takes_back) in [
        (vec![CONTROL, letter(KeyCode::KeyZ, "z")], true),
        (vec![META, letter(KeyCode::KeyZ, "z")], true),
        (vec![CONTROL, letter(KeyCode::KeyY, "z")], true),
        (vec![CONTROL, letter(KeyCode::KeyW, "z")], true),
        (vec![CONTROL, letter(KeyCode::KeyZ, "я")], true),
        (vec![CONTROL, letter(KeyCode::KeyZ, "y")], false),
        (vec![CONTROL, SHIFT, letter(KeyCode::KeyZ, "Z")], false),
        (vec![CONTROL, ALT, letter(KeyCode::KeyZ, "z")], false),
        (vec![letter(KeyCode::KeyZ, "z")], false),
    ] {
        let before = game.made();
        let take = game.world().resource::<PendingQuestion>().choices[0];
        game.choose(take);
        game.settle();
        assert!(game.world().resource::<Game>().can_undo(), "the first choice of a turn can be taken back");
        let made = game.made();
        game.press(&keys);
        game.settle();
        assert_eq!(game.made(), if takes_back { before } else { made }, "{keys:?}");
        if !takes_back {
            game.click(PromptControl::Undo);
            game.settle();
        }
    }
}

#[test]
fn tab_walks_through_the_window_and_leads_out_of_it() {
    let mut game = PointerGame::open(None, Screen::Title, WIDE, "the title".to_owned(), 1);
    // Its pictures are read in the background.
    game.wait(|world| !world.resource::<Regions>().tab_stops().is_empty());
    let lines = game.world().resource::<Regions>().all().len();
    for line in 0..lines {
        game.press(&[TAB]);
        let ends = game.tab_ends();
        assert_eq!((ends.first, ends.last), (line == 0, line + 1 == lines), "line {line} of {lines}");
    }
    game.press(&[SHIFT, TAB]);
    assert!(!game.tab_ends().last, "one back");
}

#[test]
fn tab_stays_in_the_window_that_is_open() {
    let mut game = PointerGame::open(None, Screen::Title, WIDE, "the title".to_owned(), 1);
    game.press(&[TAB]);
    game.click(TitleControl::Settings);
    assert_eq!(game.focused(), None, "the title no longer has the keys");
    let title = [TitleControl::NewGame, TitleControl::Rules, TitleControl::Settings, TitleControl::Quit];
    let title = title.map(|control| Some(bevy_egui::egui::Id::new(RegionId::from(control))));
    for _ in 0..40 {
        game.press(&[TAB]);
        let focused = game.focused();
        assert!(focused.is_some() && !title.contains(&focused), "{focused:?} lies under the window");
        if game.tab_ends().last {
            return;
        }
    }
    panic!("Tab never comes to an end");
}

impl PointerGame {
    /// Plays to the end with keys drawn at random.
    pub(super) fn play_with_keys(&mut self) {
        let figures = [KeyCode::Digit1, KeyCode::Digit2, KeyCode::Digit3, KeyCode::Digit4, KeyCode::Digit5];
        let figures = figures.into_iter().zip(1..).map(|(code, nth)| letter(code, &nth.to_string()));
        let mut keys: Vec<Press> = figures.collect();
        keys.extend([(KeyCode::Enter, Key::Enter), letter(KeyCode::KeyD, "d"), TAB]);
        // It leads back from another board, another tab and what was picked.
        keys.push((KeyCode::Escape, Key::Escape));
        keys.extend([(KeyCode::ArrowLeft, Key::ArrowLeft), (KeyCode::ArrowRight, Key::ArrowRight)]);
        keys.extend([(KeyCode::ArrowUp, Key::ArrowUp), (KeyCode::ArrowDown, Key::ArrowDown)]);
        let (mut made, mut pressed) = (0, 0);
        loop {
            self.settle();
            if self.screen() == Screen::Result {
                return;
            }
            // The ring comes to the menu and to windows too, and nothing goes on while one is open.
            let window = self.overlay() != Overlay::None;
            if self.waits_for_a_bot() && !window {
                continue;
            }
            let pick = self.chance.random_range(0..keys.len());
            // Enter most often: it takes over the screen, answers what is asked, and leads on after a scoring phase.
            let press = match self.chance.random_range(0..3) {
                _ if window => (KeyCode::Escape, Key::Escape),
                0 => keys[5].clone(),
                _ => keys[pick].clone(),
            };
            self.press(&[press]);
            let now = self.made();
            pressed = if now == made { pressed + 1 } else { 0 };
            made = now;
            let (overlay, asked) = (self.overlay(), self.ask());
            assert!(pressed < 400, "{}: no key leads on from {asked:?}, {overlay:?}", self.about);
        }
    }

    /// The kinds of choices that humans have made.
    pub(super) fn kinds_of_choices(&self) -> BTreeSet<String> {
        let world = self.app.world();
        let (session, now) = (world.resource::<Session>(), world.resource::<Game>());
        let mut game = Game::new(now.catalogue().clone(), session.record.setup.clone()).expect("it was possible");
        let mut kinds = BTreeSet::new();
        for choice in &session.record.choices {
            let asked = game.question().expect("somebody has chosen").seat;
            if session.is_human(asked) {
                let name = format!("{choice:?}");
                let kind = name.split(|letter: char| !letter.is_alphanumeric()).next();
                kinds.insert(kind.unwrap_or_default().to_owned());
            }
            game.apply(*choice).expect("it was legal");
        }
        kinds
    }
}
