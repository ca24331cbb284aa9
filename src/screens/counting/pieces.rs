//! The names of what a counting screen consists of.

use rules::{Person, Seat};

/// The name of a piece of a counting screen: what it is, whose, and which of several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CountingPiece {
    pub what: &'static str,
    pub whose: Option<Person>,
    pub nth: [usize; 2],
}

/// Something that there is only one of.
pub fn the(what: &'static str) -> CountingPiece {
    CountingPiece { what, whose: None, nth: [0; 2] }
}

/// Something of a player.
pub fn of(what: &'static str, seat: Seat) -> CountingPiece {
    the(what).of(Person::Seat(seat))
}

impl CountingPiece {
    /// The same of a player or a dummy.
    pub fn of(self, person: Person) -> Self {
        Self { whose: Some(person), ..self }
    }

    /// One of several.
    pub fn nth(self, nth: usize) -> Self {
        Self { nth: [nth, 0], ..self }
    }

    /// One of several that belong to one of several.
    pub fn nth_of(self, nth: usize, of: usize) -> Self {
        Self { nth: [nth, of], ..self }
    }
}

/// What stays where it is when a page is scrolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GroundPiece {
    /// What lies over the table.
    Veil,
    /// What a page is scrolled below.
    Bars,
}
