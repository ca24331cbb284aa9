//! Who hears of what happens.

use super::event::GameEvent;

/// Who hears what happens while choices are carried out. `()` hears nothing, so that a bot that tries out
/// thousands of games pays for no news; a list collects the events.
pub trait Listener {
    /// Something has happened; the table already shows it.
    fn hear(&mut self, event: GameEvent);
}

impl Listener for () {
    fn hear(&mut self, _: GameEvent) {}
}

impl Listener for Vec<GameEvent> {
    fn hear(&mut self, event: GameEvent) {
        self.push(event);
    }
}
