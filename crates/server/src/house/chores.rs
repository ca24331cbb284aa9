//! What has to be done from time to time.

use std::time::Duration;

use tokio::time::interval;

use crate::{
    chance,
    keeper::{LEASE, RoomStore},
};

/// Rooms that nobody has used for so long are removed: 30 days.
const KEPT: Duration = Duration::from_secs(30 * 24 * 3600);
/// So often they are looked for.
const LOOKED_FOR: Duration = Duration::from_secs(3600);

/// Says again and again that this server is alive, so that no other takes its rooms.
pub async fn stay_alive(store: RoomStore) {
    let mut times = interval(LEASE / 4);
    loop {
        times.tick().await;
        if let Err(error) = store.stay_alive(chance::now()).await {
            tracing::error!(%error, "could not say that this server is alive");
        }
    }
}

/// Removes what nobody uses.
pub async fn sweep(store: RoomStore) {
    let mut times = interval(LOOKED_FOR);
    loop {
        times.tick().await;
        let now = chance::now();
        match store.sweep(now - KEPT.as_millis() as u64, now).await {
            Ok(0) => {}
            Ok(rooms) => tracing::info!(rooms, "removed, because nobody has used them for 30 days"),
            Err(error) => tracing::error!(%error, "rooms could not be removed"),
        }
    }
}
