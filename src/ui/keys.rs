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

use crate::{
    controls::{Caught, KeyAction, Pressed, number_of},
    session::settings::Settings,
};

pub(super) fn plugin(app: &mut App) {
    let reads = EguiPreUpdateSet::ProcessInput;
    app.add_systems(Startup, take_keys_from_bevy_egui).add_systems(
        PreUpdate,
        read_keys.after(InputSystems).in_set(reads).in_set(EguiInputSet::ReadBevyMessages).in_set(ReadKeys),
    );
}

/// Once this has run in `PreUpdate`, it is known which keys were pressed in this frame.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct ReadKeys;

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
    mut pressed: ResMut<Pressed>,
    settings: Res<Settings>,
    context: Single<(Entity, &mut EguiContext), With<PrimaryEguiContext>>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    pressed.clear();
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
        let place = bevy_to_egui_physical_key(&press.key_code);
        // A layout without Latin letters counts as the usual one.
        let key = bevy_to_egui_key(&press.logical_key).or(place);
        let mut tell = |event| events.write(EguiInputEvent { context, event });
        if down
            && held.text_input_is_allowed()
            && let Some(text) = text(&press.logical_key)
        {
            tell(egui::Event::Text(text));
        }
        let Some(key) = key else { continue };
        let action = settings.keys.action(key).filter(|action| !typing || is_for_fields_too(*action));
        if down && foreign {
            let system = (held.ctrl || held.win) && !held.shift && !held.alt && !press.repeat;
            pressed.pastes |= system && key == egui::Key::V;
            if system && key == egui::Key::Z {
                pressed.add(KeyAction::Undo, false);
            }
        } else if down && pressed.catches() {
            // Somebody wants to know which key it is; it does nothing else.
            if !press.repeat {
                pressed.catch(Caught::Key(key));
            }
            continue;
        } else if let (true, Some(action)) = (down, action) {
            let back = action == KeyAction::NextArea && held.shift;
            pressed.add(if back { KeyAction::PreviousArea } else { action }, press.repeat);
        }
        // Figures count by their place: some layouts need Shift for them.
        if let Some(number) = place.and_then(number_of).or(number_of(key))
            && down
            && !(foreign || typing || press.repeat)
        {
            pressed.add_number(number);
        }
        // egui edits text, and presses what has the focus; where the focus goes is not its business.
        let for_egui = if typing {
            (action != Some(KeyAction::NextArea)).then_some(key)
        } else if !foreign || !down {
            action.and_then(key_of_egui)
        } else {
            None
        };
        if let Some(key) = for_egui {
            let modifiers = held.to_egui_modifiers();
            tell(egui::Event::Key { key, physical_key: place, pressed: down, repeat: press.repeat, modifiers });
        }
    }
}

/// Whether an action is asked for while somebody types as well.
fn is_for_fields_too(action: KeyAction) -> bool {
    use KeyAction::{Back, Confirm, NextArea, PageDown, PageUp};
    matches!(action, Back | Confirm | NextArea | PageDown | PageUp)
}

/// What egui calls the key of an action that is its business too.
pub fn key_of_egui(action: KeyAction) -> Option<egui::Key> {
    match action {
        KeyAction::Confirm => Some(egui::Key::Enter),
        KeyAction::Next => Some(egui::Key::Space),
        KeyAction::Back => Some(egui::Key::Escape),
        _ => None,
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
