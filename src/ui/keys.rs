//! Keys, each with the modifier keys that were down when it was pressed. Anything pressed with Ctrl, Alt or
//! Meta belongs to the browser or the system, not to the game, except for undo.

use bevy::{
    input::{
        InputSystems,
        keyboard::{Key, KeyboardFocusLost, KeyboardInput},
    },
    prelude::*,
};
use bevy_egui::{
    EguiContext, EguiGlobalSettings, EguiInputSet, EguiPreUpdateSet, PrimaryEguiContext, egui,
    helpers::{bevy_to_egui_key, bevy_to_egui_physical_key},
    input::{EguiInputEvent, ModifierKeysState},
};

pub(super) fn plugin(app: &mut App) {
    let reads = EguiPreUpdateSet::ProcessInput;
    app.init_resource::<Shortcuts>()
        .add_systems(Startup, take_keys_from_bevy_egui)
        .add_systems(PreUpdate, read_keys.after(InputSystems).in_set(reads).in_set(EguiInputSet::ReadBevyMessages));
}

/// What the keys pressed in this frame mean where that depends on the keyboard layout.
#[derive(Resource, Default)]
pub struct Shortcuts {
    letters: Vec<egui::Key>,
    undo: bool,
}

impl Shortcuts {
    /// Whether a letter was pressed, wherever it is on this layout.
    pub fn letter(&self, letter: egui::Key) -> bool {
        self.letters.contains(&letter)
    }

    /// Whether the last choice is to be taken back: Ctrl or Cmd and Z.
    pub fn undo(&self) -> bool {
        self.undo
    }
}

/// bevy_egui gives every key of a frame the modifiers that are down at the frame's end: a quick Ctrl+A would type
/// an "A". No issue about it was found at <https://github.com/vladbat00/bevy_egui/issues>.
fn take_keys_from_bevy_egui(mut settings: ResMut<EguiGlobalSettings>) {
    settings.input_system_settings.run_write_modifiers_keys_state_system = false;
    settings.input_system_settings.run_write_keyboard_input_messages_system = false;
}

fn read_keys(
    mut presses: MessageReader<KeyboardInput>,
    mut focus_lost: MessageReader<KeyboardFocusLost>,
    mut held: ResMut<ModifierKeysState>,
    mut keys: ResMut<ButtonInput<KeyCode>>,
    mut shortcuts: ResMut<Shortcuts>,
    context: Single<(Entity, &mut EguiContext), With<PrimaryEguiContext>>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    *shortcuts = Shortcuts::default();
    // Keys released in another window are not reported here.
    if focus_lost.read().count() > 0 {
        (held.shift, held.ctrl, held.alt, held.win) = default();
    }
    let (context, mut egui) = context.into_inner();
    let typing = egui.get_mut().text_edit_focused();
    for press in presses.read() {
        let down = press.state.is_pressed();
        if let Some(modifier) = modifier(&mut held, &press.logical_key) {
            *modifier = down;
            continue;
        }
        let foreign = held.ctrl || held.alt || held.win;
        if foreign {
            keys.reset(press.key_code);
        }
        let place = bevy_to_egui_physical_key(&press.key_code);
        // A layout without Latin letters counts as the usual one.
        let letter = bevy_to_egui_key(&press.logical_key).or(place);
        if down
            && !press.repeat
            && let Some(letter) = letter
        {
            shortcuts.undo |= letter == egui::Key::Z && (held.ctrl || held.win) && !held.shift && !held.alt;
            if !foreign {
                shortcuts.letters.push(letter);
            }
        }
        let mut tell = |event| events.write(EguiInputEvent { context, event });
        if down
            && held.text_input_is_allowed()
            && let Some(text) = text(&press.logical_key)
        {
            tell(egui::Event::Text(text));
        }
        if let Some(key) = letter.filter(|_| typing || !foreign || !down) {
            let modifiers = held.to_egui_modifiers();
            tell(egui::Event::Key { key, physical_key: place, pressed: down, repeat: press.repeat, modifiers });
        }
    }
}

fn modifier<'a>(held: &'a mut ModifierKeysState, key: &Key) -> Option<&'a mut bool> {
    match key {
        Key::Shift => Some(&mut held.shift),
        Key::Control => Some(&mut held.ctrl),
        Key::Alt | Key::AltGraph => Some(&mut held.alt),
        Key::Super | Key::Meta => Some(&mut held.win),
        _ => None,
    }
}

fn text(key: &Key) -> Option<String> {
    match key {
        Key::Character(letters) if !letters.contains(char::is_control) => Some(letters.to_string()),
        Key::Space => Some(" ".to_owned()),
        _ => None,
    }
}
