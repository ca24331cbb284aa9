//! What leads back to the seats of this device in a room.

use serde::{Deserialize, Serialize};

use online::{RoomId, SeatSecret};

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
