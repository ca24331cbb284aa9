//! What leads back to the seats of this device in a room, here or on another device.

use std::{fmt, str::FromStr};

use bevy::prelude::Resource;
use serde::{Deserialize, Serialize};

use online::{RoomCode, RoomId, SeatSecret, UnreadableMark};

/// Where seats of this device are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WayBack {
    /// The server's address.
    pub server: String,
    /// The room.
    pub room: RoomId,
    /// The secret of the first seat.
    pub secret: SeatSecret,
    /// Those of the other seats at this screen.
    #[serde(default)]
    pub beside: Vec<SeatSecret>,
}

impl WayBack {
    /// The way to the same seats from another device.
    pub fn mark(&self) -> SeatMark {
        SeatMark { room: self.room, secret: self.secret, beside: self.beside.clone() }
    }

    /// The way that a mark from another device shows.
    pub fn by_mark(mark: SeatMark, server: String) -> Self {
        let SeatMark { room, secret, beside } = mark;
        Self { server, room, secret, beside }
    }
}

/// How many figures a number or a secret has.
const FIGURES: usize = 32;

/// A room and the secrets of seats in it, in a text that is taken to another device: whoever has it plays those seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatMark {
    room: RoomId,
    secret: SeatSecret,
    beside: Vec<SeatSecret>,
}

impl fmt::Display for SeatMark {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.room)?;
        let mut secrets = std::iter::once(&self.secret).chain(&self.beside);
        secrets.try_for_each(|secret| f.write_str(&String::from(*secret)))
    }
}

impl FromStr for SeatMark {
    type Err = UnreadableMark;

    fn from_str(text: &str) -> Result<Self, UnreadableMark> {
        let parts = text.as_bytes().chunks(FIGURES).map(str::from_utf8);
        let mut parts = parts.map(|part| part.map(str::to_owned).map_err(|_| UnreadableMark));
        let mut next = || parts.next().ok_or(UnreadableMark)?;
        let (room, secret) = (next()?.try_into()?, next()?.try_into()?);
        let beside = parts.map(|part| part?.try_into()).collect::<Result<_, _>>()?;
        Ok(Self { room, secret, beside })
    }
}

/// What the command line or the address has brought: a free seat in the room with this code, or seats of one's own that are
/// played on another device. Whoever leads there takes it away.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub enum Invited {
    Room(RoomCode),
    Seats(SeatMark),
}

impl FromStr for Invited {
    type Err = UnreadableMark;

    /// Takes what stands behind the "#" of a link, or the whole link.
    fn from_str(text: &str) -> Result<Self, UnreadableMark> {
        let mark = text.rsplit('#').next().unwrap_or(text);
        mark.parse().map(Self::Room).or_else(|_| mark.parse().map(Self::Seats))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_to_ones_seats_fits_into_a_link() {
        for beside in [vec![], vec![SeatSecret(11), SeatSecret(u128::MAX)]] {
            let server = "wss://first-class.example/play".to_owned();
            let way = WayBack { server: server.clone(), room: RoomId(1 << 100), secret: SeatSecret(9), beside };
            let link = format!("https://first-class.example/#{}", way.mark());
            let Ok(Invited::Seats(mark)) = link.parse() else { panic!("{link}") };
            assert_eq!(WayBack::by_mark(mark, server), way);
        }
    }

    #[test]
    fn a_code_is_no_seat_and_other_texts_are_neither() {
        let code = "KM7RQ2".parse().map(Invited::Room);
        assert_eq!("https://first-class.example/#km7-rq2".parse(), code);
        let half = "0".repeat(FIGURES);
        for wrong in ["", "KM7RQ", &half, &format!("{half}0"), &format!("{half}{}ä", "0".repeat(30))] {
            assert_eq!(wrong.parse::<Invited>(), Err(UnreadableMark), "{wrong}");
        }
    }
}
