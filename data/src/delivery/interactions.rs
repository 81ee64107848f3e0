//! The interactions seen, so that each is carried out at most once.

use jiff::Timestamp;
use play::MessageId;

use crate::{
    CommitError, Store,
    sql::{self, Connection, Unmet},
};

impl Store {
    /// Whether something was stored for an interaction already.
    pub async fn has_seen(&self, interaction: u64) -> anyhow::Result<bool> {
        let sql = "SELECT EXISTS (SELECT 1 FROM interactions WHERE id = ?1)";
        self.one(sql, [interaction.cast_signed()]).await
    }
}

/// Notes an interaction. Refuses one that was noted before.
pub(crate) fn see(connection: &Connection, id: u64, at: Timestamp) -> sql::Result<()> {
    let sql = "INSERT INTO interactions (id, at) VALUES (?1, ?2) ON CONFLICT (id) DO NOTHING";
    connection.change(sql, (id.cast_signed(), at), Unmet::SeenBefore)
}

/// Notes that the button of a message was used, which works once. Discord gives a message's id to no interaction.
pub(crate) fn use_button(
    connection: &Connection,
    message: MessageId,
    at: Timestamp,
) -> Result<(), CommitError> {
    let sql = "INSERT INTO interactions (id, at) VALUES (?1, ?2) ON CONFLICT (id) DO NOTHING";
    CommitError::stale_unless(connection.execute(sql, (message.get().cast_signed(), at))? == 1)
}

/// Deletes those seen before `before`, which the platform won't deliver again. Returns how many.
pub(crate) fn prune(connection: &Connection, before: Timestamp) -> sql::Result<usize> {
    connection.execute("DELETE FROM interactions WHERE at < ?1", [before])
}
