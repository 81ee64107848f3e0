//! The interactions seen, so that each is carried out at most once.

use jiff::Timestamp;

use crate::{
    CommitError,
    columns::Sql,
    sql::{self, Connection},
};

/// Notes an interaction. Refuses one that was noted before.
pub(crate) fn see(connection: &Connection, id: u64, at: Timestamp) -> Result<(), CommitError> {
    let new = connection
        .prepare_cached("INSERT INTO interactions (id, at) VALUES (?1, ?2) ON CONFLICT (id) DO NOTHING")?
        .execute((id.cast_signed(), Sql(at)))?;
    if new == 1 { Ok(()) } else { Err(CommitError::SeenBefore) }
}

/// Whether an interaction was noted.
pub(crate) fn is_seen(connection: &Connection, id: u64) -> sql::Result<bool> {
    connection.prepare_cached("SELECT 1 FROM interactions WHERE id = ?1")?.exists([id.cast_signed()])
}

/// Deletes those seen before `before`, which the platform won't deliver again. Returns how many.
pub(crate) fn prune(connection: &Connection, before: Timestamp) -> sql::Result<usize> {
    connection.prepare_cached("DELETE FROM interactions WHERE at < ?1")?.execute([Sql(before)])
}
