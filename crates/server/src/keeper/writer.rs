//! Writing: what many rooms want written meanwhile goes out in one transaction, so that a disk has to be waited for once.

use online::RoomId;
use tokio::{
    sync::{mpsc, oneshot},
    task::JoinSet,
};

use super::{
    statements::{APPEND, APPEND_LOCKING, SAVE},
    store::{RoomStore, StoreError},
};
use crate::room::{LogEntry, RoomPapers};

/// So many go out at once at most.
const AT_ONCE: usize = 256;
/// So many transactions run beside each other, where a database can do that.
const BESIDE: u128 = 4;

/// What a room wants written.
#[derive(Debug)]
pub struct Writing {
    /// Which room.
    pub room: RoomId,
    /// With which number it is had.
    pub epoch: i64,
    /// Which of its games the entries belong to.
    pub game: u32,
    /// Entries with their numbers.
    pub entries: Vec<(u32, LogEntry)>,
    /// The papers, if they have changed.
    pub papers: Option<Box<RoomPapers>>,
    /// When, in milliseconds since 1970.
    pub now: u64,
}

type WriteOrder = (Writing, oneshot::Sender<bool>);

/// Takes what is to be written.
#[derive(Clone, Debug)]
pub struct Writer {
    lanes: Vec<mpsc::Sender<WriteOrder>>,
}

impl Writer {
    /// A writer for a store, whose tasks end with `tasks`.
    pub fn new(store: &RoomStore, tasks: &mut JoinSet<()>) -> Self {
        let lanes = if store.is_shared() { BESIDE } else { 1 };
        let lane = |_| {
            let (sender, receiver) = mpsc::channel(AT_ONCE * 4);
            tasks.spawn(write_on(store.clone(), receiver));
            sender
        };
        Self { lanes: (0..lanes).map(lane).collect() }
    }

    /// Writes, and waits until it is there.
    ///
    /// # Errors
    /// [`StoreError::Lost`] if it is not, be it that another server has the room or that the database failed: then the
    /// room has to be read anew.
    pub async fn write(&self, writing: Writing) -> Result<(), StoreError> {
        let (done, written) = oneshot::channel();
        let lane = (writing.room.0 % self.lanes.len() as u128) as usize;
        self.lanes[lane].send((writing, done)).await.map_err(|_| StoreError::Lost)?;
        if written.await.unwrap_or(false) { Ok(()) } else { Err(StoreError::Lost) }
    }
}

async fn write_on(store: RoomStore, mut asks: mpsc::Receiver<WriteOrder>) {
    let mut batch = Vec::with_capacity(AT_ONCE);
    while asks.recv_many(&mut batch, AT_ONCE).await > 0 {
        // Two of the same room never wait here: a room waits until it is written.
        let written = match write_all(&store, &batch).await {
            Ok(written) => written,
            Err(error) => {
                tracing::error!(%error, rooms = batch.len(), "nothing could be written");
                vec![false; batch.len()]
            }
        };
        for ((_, done), written) in batch.drain(..).zip(written) {
            // Whoever does not wait any longer reads the room anew.
            _ = done.send(written);
        }
    }
}

/// What was written is there when this ends; for each, whether its room is still had.
async fn write_all(store: &RoomStore, batch: &[WriteOrder]) -> Result<Vec<bool>, StoreError> {
    let append = if store.shared { APPEND_LOCKING } else { APPEND };
    let mut transaction = store.pool.begin().await?;
    let mut all = Vec::with_capacity(batch.len());
    for (Writing { room, epoch, game, entries, papers, now }, _) in batch {
        let mut written = true;
        let room = room.to_string();
        for (number, entry) in entries {
            let text = serde_json::to_string(entry)?;
            let query = sqlx::query(append).bind(&room).bind(*epoch).bind(i64::from(*game)).bind(i64::from(*number));
            written &= query.bind(text).execute(&mut *transaction).await?.rows_affected() == 1;
        }
        if let Some(papers) = papers {
            let text = serde_json::to_string(papers)?;
            let query = sqlx::query(SAVE).bind(&room).bind(*epoch).bind(text).bind(papers.code.to_string());
            written &= query.bind(*now as i64).execute(&mut *transaction).await?.rows_affected() == 1;
        }
        all.push(written);
    }
    transaction.commit().await?;
    Ok(all)
}
