//! A pointer that scripts move and click with: it sends the same window events as a mouse.

use bevy::{
    ecs::system::SystemParam,
    input::{ButtonState, mouse::MouseButtonInput},
    prelude::*,
    window::{CursorMoved, PrimaryWindow, WindowEvent},
};

/// Sends the events of a mouse.
#[derive(SystemParam)]
pub struct Pointer<'w, 's> {
    window: Single<'w, 's, (Entity, &'static mut Window), With<PrimaryWindow>>,
    moved: MessageWriter<'w, CursorMoved>,
    pressed: MessageWriter<'w, MouseButtonInput>,
    all: MessageWriter<'w, WindowEvent>,
}

impl Pointer<'_, '_> {
    /// Moves to a point of the window, in logical pixels.
    pub fn move_to(&mut self, position: Vec2) {
        self.window.1.set_cursor_position(Some(position));
        let event = CursorMoved { window: self.window.0, position, delta: None };
        self.moved.write(event.clone());
        self.all.write(WindowEvent::CursorMoved(event));
    }

    /// Presses or releases the main button.
    pub fn button(&mut self, state: ButtonState) {
        let event = MouseButtonInput { button: MouseButton::Left, state, window: self.window.0 };
        self.pressed.write(event);
        self.all.write(WindowEvent::MouseButtonInput(event));
    }
}
