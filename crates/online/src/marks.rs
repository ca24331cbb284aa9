//! What rooms and seats are known by: the code that is passed on, the number that stays, and the secret of a seat.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The signs of a code: none that is easily taken for another.
const SIGNS: [u8; 25] = *b"234679ACDEFGHJKMNPQRTVWXY";
/// How many of them make a code.
const LENGTH: usize = 6;

/// A text that is no code, number or secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("this is not readable as one")]
pub struct UnreadableMark;

/// The code of a room, which lets its friends in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct RoomCode([u8; LENGTH]);

impl RoomCode {
    /// A code from a random number: all are equally likely.
    pub fn from_random(mut random: u64) -> Self {
        Self([(); LENGTH].map(|()| {
            let sign = SIGNS[(random % SIGNS.len() as u64) as usize];
            random /= SIGNS.len() as u64;
            sign
        }))
    }
}

impl FromStr for RoomCode {
    type Err = UnreadableMark;

    /// Takes small letters, and the signs people put between: `#km7-rq2`.
    fn from_str(text: &str) -> Result<Self, UnreadableMark> {
        let mut code = [0; LENGTH];
        let mut places = code.iter_mut();
        for sign in
            text.bytes().filter(|sign| !matches!(sign, b' ' | b'-' | b'#')).map(|sign| sign.to_ascii_uppercase())
        {
            *places.next().ok_or(UnreadableMark)? =
                Some(sign).filter(|sign| SIGNS.contains(sign)).ok_or(UnreadableMark)?;
        }
        if places.next().is_some() { Err(UnreadableMark) } else { Ok(Self(code)) }
    }
}

impl fmt::Display for RoomCode {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.iter().try_for_each(|sign| write!(f, "{}", char::from(*sign)))
    }
}

impl fmt::Debug for RoomCode {
    /// Codes let people in, so they stand in no log.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a code")
    }
}

/// The number a room keeps for ever, also when its code is changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct RoomId(pub u128);

/// What a seat is played with: who holds it plays the seat. The player's device draws it and keeps it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct SeatSecret(pub u128);

impl fmt::Display for RoomId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl fmt::Debug for RoomId {
    /// Its beginning: enough to follow a room through a log.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{:08x}", self.0 >> 96)
    }
}

impl fmt::Debug for SeatSecret {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a secret")
    }
}

/// Exactly 32 figures of base 16.
fn figures(text: &str) -> Result<u128, UnreadableMark> {
    let right = text.len() == 32 && text.bytes().all(|sign| sign.is_ascii_hexdigit());
    if right { u128::from_str_radix(text, 16).map_err(|_| UnreadableMark) } else { Err(UnreadableMark) }
}

impl FromStr for RoomId {
    type Err = UnreadableMark;

    fn from_str(text: &str) -> Result<Self, UnreadableMark> {
        figures(text).map(Self)
    }
}

impl TryFrom<String> for RoomId {
    type Error = UnreadableMark;

    fn try_from(text: String) -> Result<Self, UnreadableMark> {
        text.parse()
    }
}

impl TryFrom<String> for SeatSecret {
    type Error = UnreadableMark;

    fn try_from(text: String) -> Result<Self, UnreadableMark> {
        figures(&text).map(Self)
    }
}

impl TryFrom<String> for RoomCode {
    type Error = UnreadableMark;

    fn try_from(text: String) -> Result<Self, UnreadableMark> {
        text.parse()
    }
}

impl From<RoomCode> for String {
    fn from(code: RoomCode) -> Self {
        code.to_string()
    }
}

impl From<RoomId> for String {
    fn from(room: RoomId) -> Self {
        room.to_string()
    }
}

impl From<SeatSecret> for String {
    fn from(secret: SeatSecret) -> Self {
        format!("{:032x}", secret.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_as_people_write_them() {
        let code: RoomCode = "KM7RQ2".parse().expect("as drawn");
        assert_eq!(" #km7-rq2".parse(), Ok(code));
        assert_eq!(code.to_string(), "KM7RQ2");
        for wrong in ["KM7RQ", "KM7RQ22", "KM7RQ0", "KM7RO2", "", "KM7RQÄ"] {
            assert_eq!(wrong.parse::<RoomCode>(), Err(UnreadableMark), "{wrong}");
        }
        let last = RoomCode::from_random(25_u64.pow(6) - 1);
        assert_eq!(RoomCode::from_random(25_u64.pow(6)), RoomCode::from_random(0));
        assert_ne!(last, RoomCode::from_random(0));
    }

    #[test]
    fn secrets_are_written_whole_and_shown_nowhere() {
        let secret = SeatSecret(7);
        let text = serde_json::to_string(&secret).expect("written");
        assert_eq!(text, format!("\"{}7\"", "0".repeat(31)));
        assert_eq!(serde_json::from_str::<SeatSecret>(&text).expect("read"), secret);
        assert!(serde_json::from_str::<SeatSecret>("\"7\"").is_err());
        assert!(serde_json::from_str::<SeatSecret>(&format!("\"+{}\"", "0".repeat(31))).is_err());
        assert_eq!(format!("{secret:?} {:?}", RoomCode::from_random(1)), "a secret a code");
    }
}
