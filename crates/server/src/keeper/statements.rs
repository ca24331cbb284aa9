//! What is said to the database. Both understand the same, but for the lock.

/// Every table there is. A server's row says until when it is alive; a room's, who has it, and how often it was handed
/// over: only who knows that number may write.
pub(super) const TABLES: [&str; 4] = [
    "CREATE TABLE IF NOT EXISTS servers (id TEXT PRIMARY KEY, alive_until BIGINT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS rooms (id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, papers TEXT NOT NULL, \
     owner TEXT, epoch BIGINT NOT NULL, touched BIGINT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS entries (room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE, \
     game BIGINT NOT NULL, number BIGINT NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (room, game, number))",
    "CREATE INDEX IF NOT EXISTS rooms_touched ON rooms (touched)",
];

pub(super) const ALIVE: &str = "INSERT INTO servers (id, alive_until) VALUES ($1, $2) \
     ON CONFLICT (id) DO UPDATE SET alive_until = excluded.alive_until";
pub(super) const CREATE: &str = "INSERT INTO rooms (id, code, papers, owner, epoch, touched) \
     VALUES ($1, $2, $3, $4, 1, $5) ON CONFLICT DO NOTHING";
pub(super) const BY_CODE: &str = "SELECT id FROM rooms WHERE code = $1";
pub(super) const PAPERS: &str = "SELECT papers, epoch FROM rooms WHERE id = $1";
pub(super) const ENTRIES: &str = "SELECT entry FROM entries WHERE room = $1 AND game = $2 ORDER BY number";
pub(super) const CLAIM: &str = "UPDATE rooms SET owner = $2, epoch = epoch + 1, touched = $3 WHERE id = $1 \
     AND (owner IS NULL OR owner = $2 OR owner NOT IN (SELECT id FROM servers WHERE alive_until > $3))";
/// Where there is only one machine, whatever had the room before is gone.
pub(super) const SEIZE: &str = "UPDATE rooms SET owner = $2, epoch = epoch + 1, touched = $3 WHERE id = $1";
pub(super) const RELEASE: &str = "UPDATE rooms SET owner = NULL, touched = $3 WHERE id = $1 AND epoch = $2";
pub(super) const SAVE: &str = "UPDATE rooms SET papers = $3, code = $4, touched = $5 WHERE id = $1 AND epoch = $2";
/// The row of the room is locked until the entry is written, so that whoever claims the room afterwards finds the entry.
pub(super) const APPEND_LOCKING: &str = "INSERT INTO entries (room, game, number, entry) \
     SELECT id, $3, $4, $5 FROM rooms WHERE id = $1 AND epoch = $2 FOR SHARE ON CONFLICT DO NOTHING";
/// In a file only one can write at a time.
pub(super) const APPEND: &str = "INSERT INTO entries (room, game, number, entry) \
     SELECT id, $3, $4, $5 FROM rooms WHERE id = $1 AND epoch = $2 ON CONFLICT DO NOTHING";
pub(super) const REMOVE: &str = "DELETE FROM rooms WHERE id = $1 AND epoch = $2";
pub(super) const SWEEP: &str = "DELETE FROM rooms WHERE touched < $1 \
     AND (owner IS NULL OR owner NOT IN (SELECT id FROM servers WHERE alive_until > $2))";
pub(super) const FORGET_SERVERS: &str = "DELETE FROM servers WHERE alive_until < $1";
pub(super) const FOREIGN_KEYS: &str = "PRAGMA foreign_keys = ON";
