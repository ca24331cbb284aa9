//! Games with friends, wherever they are: the program as a client of a server ([`online`] is the protocol, and the client
//! without a socket).
//!
//! - `friends`: [`Friends`], the connections this program has: to open a room, join one, look on, come back, leave.
//! - `socket`: carries what they say, tells them what time it is, and writes a [`ServerTold`] for everything they tell.
//! - `address`: where the server is.
//! - `way_back`: what leads back to a seat.
//! - `ways_back`: what leads back to a seat, kept on this device, and how those games stand.
//! - `following`: the table of such a game as the game on this table.
//! - `refusals`: how the connection is and why something was refused, in words.
//! - `greetings`: what is said at the table, and who is not to be heard.

mod address;
mod following;
mod friends;
mod greetings;
mod refusals;
mod socket;
mod way_back;
mod ways_back;

use bevy::prelude::*;

pub use address::{page_address, socket_address};
pub use friends::{Friends, LinePurpose, new_secret};
pub use greetings::Greetings;
pub use refusals::{denial_key, state_told};
pub use socket::ServerTold;
pub use way_back::{Invited, WayBack};
pub use ways_back::{RunningFriendsGame, WaysBack};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((friends::plugin, socket::plugin, ways_back::plugin, following::plugin, greetings::plugin));
}
