//! What is filled in before the door of a room with friends, wherever one has come to it from.

use bevy::prelude::*;

use crate::session::{SeatConfig, is_readable};
use online::{Companion, Denial, RoomCode};

/// Whoever stands before the door.
#[derive(Clone, Debug, PartialEq)]
pub struct Entrance {
    /// Who comes.
    pub companion: Companion,
    /// The code, as it was typed so far.
    pub code: String,
}

/// The door to a room with friends.
#[derive(Resource, Clone, Debug, Default)]
pub struct Doorway {
    /// What is filled in, kept for a return to it; `None` where nobody stands before it.
    pub entrance: Option<Entrance>,
    /// Whether it was come to from the title, where it leads back to.
    pub from_title: bool,
    /// Somebody has just gone in, who may look like somebody there.
    pub comes_in: bool,
    /// Why the last wish was not granted.
    pub refused: Option<Denial>,
}

impl Doorway {
    /// Goes to the door, looking like the player of a seat, with the code of an invitation if there was one.
    pub fn approach(&mut self, seat: &SeatConfig, code: Option<RoomCode>) {
        let name = seat.name.trim().chars().filter(|letter| is_readable(*letter)).collect();
        let companion = Companion { name, portrait: seat.portrait.to_owned(), colour: seat.colour as u8 };
        self.entrance = Some(Entrance { companion, code: code.map(|code| code.to_string()).unwrap_or_default() });
        self.refused = None;
    }

    /// Who comes, if there can be somebody like this.
    pub fn comer(&self) -> Option<Companion> {
        self.entrance.as_ref()?.companion.clone().checked().ok()
    }

    /// The code that was typed, if it is one.
    pub fn typed_code(&self) -> Option<RoomCode> {
        self.entrance.as_ref()?.code.parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_comes_looks_like_the_first_seat_and_the_code_is_read_as_it_is_typed() {
        let mut door = Doorway::default();
        let seat = SeatConfig::humans().next().expect("a seat");
        door.approach(&seat, "KM7RQ2".parse().ok());
        assert_eq!(door.comer().map(|comer| comer.portrait).as_deref(), Some(seat.portrait));
        assert_eq!(door.typed_code(), "km7-rq2".parse().ok());
        door.entrance.as_mut().expect("it was approached").code = "KM7".into();
        assert_eq!(door.typed_code(), None);
    }
}
