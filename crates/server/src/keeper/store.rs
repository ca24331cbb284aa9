//! Reading rooms, and who has them.

use std::{path::Path, time::Duration};

use online::{RoomCode, RoomId};
use sqlx::{
    AnyPool, Row,
    any::{AnyPoolOptions, install_default_drivers},
};
use thiserror::Error;

use super::statements::*;
use crate::{
    chance,
    room::{LogEntry, RoomPapers},
};

/// So long a server counts as alive after it has last said so.
pub const LEASE: Duration = Duration::from_secs(5);
/// A file that another process writes is waited for.
const BUSY: &str = "PRAGMA busy_timeout = 5000";

/// What went wrong with the store.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The database has.
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    /// Something written by another version.
    #[error("what is kept of a room cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// Another server has the room now.
    #[error("another server has the room")]
    Lost,
}

/// A room as it was kept.
#[derive(Clone, Debug)]
pub struct Kept {
    /// Its papers.
    pub papers: RoomPapers,
    /// The log of its running or last game.
    pub log: Vec<LogEntry>,
    /// How often it was handed over: who has it writes with this number.
    pub epoch: i64,
}

/// Whose a room is now.
#[derive(Clone, Debug)]
pub enum RoomClaim {
    /// Whoever asked has it.
    Ours(Box<Kept>),
    /// A server that is alive has it.
    Held,
    /// There is no such room.
    Nowhere,
}

/// The store, as one server uses it.
#[derive(Clone, Debug)]
pub struct RoomStore {
    pub(super) pool: AnyPool,
    pub(super) shared: bool,
    server: String,
}

impl RoomStore {
    /// Opens a file, and makes it if there is none.
    ///
    /// # Errors
    /// If it cannot be opened.
    pub async fn in_file(file: &Path, server: String) -> Result<Self, StoreError> {
        Self::open(&format!("sqlite://{}?mode=rwc", file.display()), 4, server, false).await
    }

    /// Opens a database (`postgres://…`) that several servers share.
    ///
    /// # Errors
    /// If it cannot be reached.
    pub async fn in_database(address: &str, server: String) -> Result<Self, StoreError> {
        let store = Self::open(address, 12, server, true).await?;
        // Before it has any rooms: nobody may think that they are free.
        store.stay_alive(chance::now()).await?;
        Ok(store)
    }

    async fn open(address: &str, connections: u32, server: String, shared: bool) -> Result<Self, StoreError> {
        install_default_drivers();
        let options = AnyPoolOptions::new().max_connections(connections).acquire_timeout(Duration::from_secs(5));
        let prepared = options.after_connect(move |connection, _| {
            Box::pin(async move {
                // With these a choice that was acknowledged survives a loss of power.
                for pragma in ["PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", FOREIGN_KEYS, BUSY] {
                    if !shared {
                        sqlx::query(pragma).execute(&mut *connection).await?;
                    }
                }
                Ok(())
            })
        });
        let pool = prepared.connect(address).await?;
        for table in TABLES {
            match sqlx::query(table).execute(&pool).await {
                // Two servers that begin at once may both want to make it.
                Err(sqlx::Error::Database(error)) if shared && error.is_unique_violation() => {}
                other => _ = other?,
            }
        }
        Ok(Self { pool, shared, server })
    }

    /// Whether several servers share it.
    pub fn is_shared(&self) -> bool {
        self.shared
    }

    /// Which server uses it.
    pub fn server(&self) -> &str {
        &self.server
    }

    /// This server is alive.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn stay_alive(&self, now: u64) -> Result<(), StoreError> {
        let until = now as i64 + LEASE.as_millis() as i64;
        sqlx::query(ALIVE).bind(&self.server).bind(until).execute(&self.pool).await?;
        Ok(())
    }

    /// Keeps a new room, which is this server's; `false` if its number or code is taken.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn create(&self, papers: &RoomPapers, now: u64) -> Result<bool, StoreError> {
        let text = serde_json::to_string(papers)?;
        let query = sqlx::query(CREATE).bind(papers.room.to_string()).bind(papers.code.to_string()).bind(text);
        let made = query.bind(&self.server).bind(now as i64).execute(&self.pool).await?;
        Ok(made.rows_affected() == 1)
    }

    /// The room with a code.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn by_code(&self, code: RoomCode) -> Result<Option<RoomId>, StoreError> {
        let row = sqlx::query(BY_CODE).bind(code.to_string()).fetch_optional(&self.pool).await?;
        let id = row.map(|row| row.try_get::<String, _>(0)).transpose()?;
        Ok(id.and_then(|id| id.parse().ok()))
    }

    /// Takes a room over, if no server that is alive has it.
    ///
    /// # Errors
    /// If it cannot be read or written.
    pub async fn claim(&self, room: RoomId, now: u64) -> Result<RoomClaim, StoreError> {
        let statement = if self.shared { CLAIM } else { SEIZE };
        let query = sqlx::query(statement).bind(room.to_string()).bind(&self.server).bind(now as i64);
        let claimed = query.execute(&self.pool).await?.rows_affected() == 1;
        Ok(match self.read(room).await? {
            None => RoomClaim::Nowhere,
            Some(kept) if claimed => RoomClaim::Ours(Box::new(kept)),
            Some(_) => RoomClaim::Held,
        })
    }

    /// Reads a room without having it.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn read(&self, room: RoomId) -> Result<Option<Kept>, StoreError> {
        let Some(row) = sqlx::query(PAPERS).bind(room.to_string()).fetch_optional(&self.pool).await? else {
            return Ok(None);
        };
        let papers: RoomPapers = serde_json::from_str(row.try_get(0)?)?;
        let epoch = row.try_get(1)?;
        let query = sqlx::query(ENTRIES).bind(room.to_string()).bind(i64::from(papers.game));
        let rows = query.fetch_all(&self.pool).await?;
        let log = rows.iter().map(|row| Ok(serde_json::from_str(row.try_get(0)?)?));
        Ok(Some(Kept { log: log.collect::<Result<_, StoreError>>()?, papers, epoch }))
    }

    /// Gives a room back: anybody may have it.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn release(&self, room: RoomId, epoch: i64, now: u64) -> Result<(), StoreError> {
        sqlx::query(RELEASE).bind(room.to_string()).bind(epoch).bind(now as i64).execute(&self.pool).await?;
        Ok(())
    }

    /// Removes a room with all that is in it.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn remove(&self, room: RoomId, epoch: i64) -> Result<(), StoreError> {
        sqlx::query(REMOVE).bind(room.to_string()).bind(epoch).execute(&self.pool).await?;
        Ok(())
    }

    /// Removes the rooms that nobody has used since `since` and nobody has; how many.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn sweep(&self, since: u64, now: u64) -> Result<u64, StoreError> {
        sqlx::query(FORGET_SERVERS).bind(since as i64).execute(&self.pool).await?;
        let gone = sqlx::query(SWEEP).bind(since as i64).bind(now as i64).execute(&self.pool).await?;
        Ok(gone.rows_affected())
    }

    /// Waits until everything is written, and closes.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}
