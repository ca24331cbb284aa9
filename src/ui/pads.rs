//! Pads: their buttons and sticks ask for the same actions as keys. Any pad that is connected plays, so that two players
//! at one screen can have one each.

use std::time::Duration;

use bevy::{
    ecs::entity::EntityHashMap,
    input::{
        InputSystems,
        gamepad::{Gamepad, GamepadConnection, GamepadConnectionEvent},
    },
    prelude::*,
    window::PrimaryWindow,
};
use bevy_egui::{
    EguiInputSet, EguiPreUpdateSet, PrimaryEguiContext,
    egui::{self, Modifiers},
    input::EguiInputEvent,
};

use super::keys::{ReadKeys, key_of_egui};
use crate::{
    controls::{Caught, KeyAction, PadButton, PadFamily, Pads, Pressed},
    session::settings::Settings,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (connect, read_pads)
            .chain()
            .after(InputSystems)
            .after(ReadKeys)
            .in_set(EguiPreUpdateSet::ProcessInput)
            .in_set(EguiInputSet::ReadBevyMessages),
    );
}

/// A stick asks for a way from here on, and until it is back here: one that does not quite rest asks for nothing.
const TILTED: f32 = 0.6;
const UPRIGHT: f32 = 0.4;
/// What is held down is asked for again after so long, and then every so often.
const FIRST: Duration = Duration::from_millis(420);
const AGAIN: Duration = Duration::from_millis(130);

/// What is held down on a pad.
#[derive(Default)]
struct HeldDown {
    /// The way that its stick asks for.
    tilted: Option<KeyAction>,
    /// The button that was pressed last of those whose actions repeat.
    button: Option<(PadButton, KeyAction)>,
    /// How long until it is asked for again.
    left: Duration,
}

fn connect(mut connections: MessageReader<GamepadConnectionEvent>, mut pads: ResMut<Pads>) {
    for GamepadConnectionEvent { gamepad, connection } in connections.read() {
        match connection {
            GamepadConnection::Connected { name, vendor_id, .. } => {
                pads.connect(*gamepad, PadFamily::of(*vendor_id, name));
            }
            GamepadConnection::Disconnected => pads.disconnect(*gamepad),
        }
    }
}

fn read_pads(
    gamepads: Query<(Entity, &Gamepad)>,
    window: Single<&Window, With<PrimaryWindow>>,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    context: Single<Entity, With<PrimaryEguiContext>>,
    mut held: Local<EntityHashMap<HeldDown>>,
    mut pads: ResMut<Pads>,
    mut pressed: ResMut<Pressed>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    held.retain(|pad, _| gamepads.contains(*pad));
    pads.bypass_change_detection().rest(time.delta());
    // Another program has them.
    if !window.focused {
        held.clear();
        return;
    }
    for (entity, gamepad) in &gamepads {
        let held = held.entry(entity).or_default();
        for button in gamepad.get_just_pressed().copied().filter_map(PadButton::of) {
            pads.use_pad(entity);
            if pressed.catches() {
                pressed.catch(Caught::Button(button));
                continue;
            }
            let Some(action) = settings.pads.action(button) else { continue };
            pressed.add(action, false);
            if action.repeats() {
                (held.button, held.left) = (Some((button, action)), FIRST);
            }
            // egui presses what has the focus.
            for (key, pressed) in key_of_egui(action).into_iter().flat_map(|key| [(key, true), (key, false)]) {
                let modifiers = Modifiers::NONE;
                let event = egui::Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
                events.write(EguiInputEvent { context: *context, event });
            }
        }
        let down = |button: PadButton| gamepad.get_pressed().any(|other| PadButton::of(*other) == Some(button));
        held.button = held.button.filter(|(button, _)| down(*button));
        let tilted = way_of(gamepad.left_stick(), held.tilted);
        if let Some(way) = tilted.filter(|_| tilted != held.tilted) {
            pads.use_pad(entity);
            pressed.add(way, false);
            held.left = FIRST;
        } else if let Some(action) = tilted.or(held.button.map(|(_, action)| action)) {
            pads.bypass_change_detection().use_pad(entity);
            held.left = held.left.saturating_sub(time.delta());
            if held.left.is_zero() {
                pressed.add(action, true);
                held.left = AGAIN;
            }
        }
        held.tilted = tilted;
    }
}

/// The way that a stick asks for, which asked for this one before.
fn way_of(stick: Vec2, before: Option<KeyAction>) -> Option<KeyAction> {
    if stick.length() < if before.is_some() { UPRIGHT } else { TILTED } {
        return None;
    }
    Some(match (stick.x.abs() > stick.y.abs(), stick.x > 0.0, stick.y > 0.0) {
        (true, true, _) => KeyAction::Right,
        (true, false, _) => KeyAction::Left,
        (false, _, true) => KeyAction::Up,
        (false, _, false) => KeyAction::Down,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stick_asks_for_one_way_at_a_time_and_not_while_it_drifts() {
        assert_eq!(way_of(Vec2::new(0.1, -0.3), None), None);
        assert_eq!(way_of(Vec2::new(0.5, 0.0), None), None, "not tilted far enough");
        assert_eq!(way_of(Vec2::new(0.5, 0.0), Some(KeyAction::Right)), Some(KeyAction::Right), "still tilted");
        assert_eq!(way_of(Vec2::new(0.5, 0.9), None), Some(KeyAction::Up));
        assert_eq!(way_of(Vec2::new(-0.9, -0.5), None), Some(KeyAction::Left));
        assert_eq!(way_of(Vec2::new(0.0, -0.8), None), Some(KeyAction::Down));
    }
}
