//! What keeps a worker that lost the lease from writing.

use std::fmt;

use crate::{CommitError, sql::Connection};

/// The server's clock, in the form of stored times.
pub(crate) const NOW: &str = "CAST(floor(extract(epoch FROM clock_timestamp()) * 1000) AS BIGINT)";

/// Which holder of the lease it is: each has a greater one than those before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Epoch(pub(crate) i64);

impl fmt::Display for Epoch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Work that is refused once the lease of this epoch is lost.
pub(super) fn fenced<T>(
    epoch: Option<Epoch>,
    work: impl Fn(&Connection) -> Result<T, CommitError>,
) -> impl Fn(&Connection) -> Result<T, CommitError> {
    move |connection| {
        if let Some(epoch) = epoch {
            check(connection, epoch)?;
        }
        work(connection)
    }
}

/// Looks whether the lease is still of this epoch, and keeps it so until the transaction ends.
fn check(connection: &Connection, epoch: Epoch) -> Result<(), CommitError> {
    let sql = format!(
        "SELECT 1 FROM leases WHERE name = 'jobs' AND epoch = ?1 AND holder IS NOT NULL AND expires > {NOW} FOR SHARE"
    );
    let held = connection.exists(&sql, [epoch.0])?;
    if held { Ok(()) } else { Err(CommitError::LeaseLost) }
}
