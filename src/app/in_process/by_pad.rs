//! Pads: a whole game with nothing but a pad, two pads at one screen, and pads that come and go.

use bevy::input::gamepad::{
    GamepadAxis, GamepadButton, GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent,
    RawGamepadButtonChangedEvent, RawGamepadEvent,
};

use super::{keys::at_the_table, *};
use crate::{
    controls::{KeyAction, PadButton, PadFamily, Pads},
    persistence::Notices,
    state::Overlay,
    windows::{KeysControl, SettingsPage},
};
use rules::Module;

const SONY: u16 = 0x054C;

impl PointerGame {
    /// Connects a pad by this vendor.
    fn plug_in(&mut self, vendor: u16) -> Entity {
        let pad = self.world().spawn_empty().id();
        self.plug_in_again(pad, vendor);
        pad
    }

    fn plug_in_again(&mut self, pad: Entity, vendor: u16) {
        let name = "a pad".to_owned();
        let connection = GamepadConnection::Connected { name, vendor_id: Some(vendor), product_id: None };
        self.world().write_message(GamepadConnectionEvent::new(pad, connection));
        self.update();
        self.update();
    }

    fn pull_out(&mut self, pad: Entity) {
        self.world().write_message(GamepadConnectionEvent::new(pad, GamepadConnection::Disconnected));
        for _ in 0..4 {
            self.update();
        }
    }

    /// Presses a button down, or lets go of it.
    fn button(&mut self, pad: Entity, button: GamepadButton, down: bool) {
        let value = f32::from(u8::from(down));
        let pressed = RawGamepadButtonChangedEvent::new(pad, button, value);
        self.world().write_message(RawGamepadEvent::from(pressed));
        self.update();
    }

    /// A short press.
    pub(super) fn press_button(&mut self, pad: Entity, button: GamepadButton) {
        self.button(pad, button, true);
        self.button(pad, button, false);
    }

    fn tilt(&mut self, pad: Entity, axis: GamepadAxis, value: f32) {
        self.world().write_message(RawGamepadEvent::from(RawGamepadAxisChangedEvent::new(pad, axis, value)));
        self.update();
    }

    fn is_open(&mut self, overlay: Overlay) -> bool {
        *self.world().resource::<State<Overlay>>().get() == overlay
    }
}

#[test]
fn a_whole_game_with_a_pad_alone() {
    let mut game = PointerGame::begin(Setup::new(2, [Module::A, Module::C], 11), WIDE);
    (game.by_keys, game.pad) = (true, Some(game.plug_in(SONY)));
    game.play_until(|_| false);
    assert_eq!(*game.world().resource::<State<Screen>>().get(), Screen::Result);
}

#[test]
fn each_of_two_players_has_a_pad() {
    let mut game = PointerGame::begin(Setup::new(2, [Module::B, Module::F], 4), WIDE);
    game.by_keys = true;
    let pads = [game.plug_in(SONY), game.plug_in(0x045E)];
    for turn in 0..24 {
        game.settle();
        if game.world().resource::<PendingQuestion>().handover.is_some() {
            game.click(HandoverControl::Take);
            game.settle();
        }
        game.pad = Some(pads[turn % 2]);
        let choices = game.world().resource::<PendingQuestion>().choices.clone();
        let choice = busy_random::choose(&choices, &mut game.chance);
        game.choose(choice);
        let family = game.world().resource::<Pads>().family();
        assert_eq!(family, Some([PadFamily::PlayStation, PadFamily::Xbox][turn % 2]), "its signs are shown");
    }
}

#[test]
fn a_pad_that_is_gone_is_missed_only_if_somebody_played_with_it() {
    let mut game = at_the_table();
    let (sleeps, plays) = (game.plug_in(SONY), game.plug_in(SONY));
    let focus = game.at();
    assert_eq!(focus, None, "pads that lie there move nothing");
    game.press_button(plays, GamepadButton::RightTrigger);
    assert!(game.at().is_some());
    game.pull_out(sleeps);
    assert!(game.is_open(Overlay::None), "nobody played with it");
    let made = game.world().resource::<Game>().choices_made();
    game.pull_out(plays);
    assert!(game.is_open(Overlay::Notice) && game.world().resource::<Pads>().is_missed());
    game.plug_in_again(plays, SONY);
    (0..3).for_each(|_| game.update());
    assert!(game.is_open(Overlay::None) && !game.world().resource::<Pads>().is_missed(), "it is there again");
    game.press_button(plays, GamepadButton::RightTrigger);
    game.pull_out(plays);
    game.click(NoticeAnswer::WithoutPad);
    assert!(game.is_open(Overlay::None) && !game.world().resource::<Pads>().is_missed());
    assert!(game.world().resource::<Notices>().0.is_empty());
    assert_eq!(game.world().resource::<Game>().choices_made(), made);
}

#[test]
fn nothing_goes_on_while_a_pad_is_missed() {
    let mut game = at_the_table();
    let pad = game.plug_in(SONY);
    game.press_button(pad, GamepadButton::RightTrigger);
    game.world().resource_mut::<Settings>().for_now.speed = Some(AnimationSpeed::Normal);
    let choice = game.world().resource::<PendingQuestion>().choices[0];
    game.choose(choice);
    assert!(!game.world().resource::<Presentation>().is_idle(), "it is being shown");
    game.pull_out(pad);
    let shown = game.world().resource::<Presentation>().board;
    (0..400).for_each(|_| game.update());
    let presentation = game.world().resource::<Presentation>();
    assert!(!presentation.is_idle() && presentation.board == shown);
    game.click(NoticeAnswer::WithoutPad);
    game.settle();
}

#[test]
fn what_is_held_down_is_asked_for_again_and_a_drifting_stick_is_not() {
    let mut game = PointerGame::open(None, Screen::Title, WIDE, "the settings".to_owned(), 1);
    let pad = game.plug_in(SONY);
    game.click(TitleControl::Settings);
    game.tilt(pad, GamepadAxis::LeftStickY, -0.35);
    (0..40).for_each(|_| game.update());
    assert_eq!(game.at(), None, "it does not quite rest");
    let mut places = Vec::new();
    game.button(pad, GamepadButton::RightTrigger, true);
    for _ in 0..60 {
        places.push(game.at());
        game.update();
    }
    game.button(pad, GamepadButton::RightTrigger, false);
    places.dedup();
    assert!(places.len() >= 5, "it goes on while the button is held: {places:?}");
    let before = game.at();
    (0..60).for_each(|_| game.update());
    assert_eq!(game.at(), before, "and rests with it");
    game.tilt(pad, GamepadAxis::LeftStickY, -1.0);
    game.update();
    assert_ne!(game.at(), before, "a stick leads as the cross does");
}

#[test]
fn a_button_can_be_laid_on_another_action() {
    let mut game = PointerGame::open(None, Screen::Title, WIDE, "the keys".to_owned(), 1);
    let pad = game.plug_in(SONY);
    game.click(TitleControl::Settings);
    game.click(SettingsControl::Turn(SettingsPage::Access));
    game.click(SettingsControl::Keys);
    game.click(KeysControl::Change(KeyAction::Secrets));
    game.press_button(pad, GamepadButton::North);
    let on = |game: &mut PointerGame, action| game.world().resource::<Settings>().pads.on(action);
    assert_eq!((on(&mut game, KeyAction::Secrets), on(&mut game, KeyAction::Hint)), (Some(PadButton::North), None));
    game.click(KeysControl::Reset);
    assert_eq!(on(&mut game, KeyAction::Hint), Some(PadButton::North));
}
