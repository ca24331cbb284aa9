//! What is asked for in this frame.

use bevy::prelude::*;
use bevy_egui::egui::Key;

use super::{action::KeyAction, pad_button::PadButton};

/// What was pressed while something was wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Caught {
    Key(Key),
    Button(PadButton),
}

/// The actions that keys and pads ask for in this frame. Whoever takes one leaves nothing of it to others.
#[derive(Resource, Debug, Default)]
pub struct Pressed {
    /// Each with whether the key is only still held down.
    actions: Vec<(KeyAction, bool)>,
    number: Option<u8>,
    /// Ctrl or Cmd and V.
    pub pastes: bool,
    /// The next key or button is wanted, whatever it asks for.
    pub wanted: bool,
    caught: Option<Caught>,
}

impl Pressed {
    /// Begins a new frame.
    pub fn clear(&mut self) {
        self.actions.clear();
        (self.number, self.pastes) = (None, false);
    }

    /// Whether the next key or button is to be caught.
    pub fn catches(&self) -> bool {
        self.wanted
    }

    /// One was pressed while one was wanted.
    pub fn catch(&mut self, caught: Caught) {
        (self.wanted, self.caught) = (false, Some(caught));
    }

    /// Takes what was wanted and has been pressed.
    pub fn take_caught(&mut self) -> Option<Caught> {
        self.caught.take()
    }

    /// Something is asked for, or still asked for by a key that is held down.
    pub fn add(&mut self, action: KeyAction, again: bool) {
        self.actions.push((action, again));
    }

    /// A figure was pressed.
    pub fn add_number(&mut self, number: u8) {
        self.number = Some(number);
    }

    /// Whether an action is asked for anew.
    pub fn just(&self, action: KeyAction) -> bool {
        self.actions.contains(&(action, false))
    }

    /// The same for a key that may be held down.
    pub fn or_held(&self, action: KeyAction) -> bool {
        self.actions.iter().any(|(other, _)| *other == action)
    }

    /// Takes an action, so that nobody else hears of it. Returns whether it was asked for anew.
    pub fn take(&mut self, action: KeyAction) -> bool {
        let just = self.just(action);
        self.actions.retain(|(other, _)| *other != action);
        just
    }

    /// The figure that was pressed, 1 to 9.
    pub fn number(&self) -> Option<u8> {
        self.number
    }

    /// Takes the figure.
    pub fn take_number(&mut self) -> Option<u8> {
        self.number.take()
    }
}
