//! Several workers over one database: who does what only one may do, and who is there.
//!
//! The lease is a row with a holder, an epoch and a time at which it expires by the server's clock. The holder renews it;
//! when it can't, another takes it, and the epoch counts up. A holder that was only slow must not go on: each transaction
//! of [`Store::fenced`] looks in itself whether its epoch is still the current one, and keeps the row until it ends, so that
//! the lease can't change hands meanwhile. [`CommitError::LeaseLost`] says that it did before.
//!
//! A file has one process, which may always do everything, so none of this is stored there.

use std::time::Duration;

use jiff::{SignedDuration, Timestamp};

use crate::{
    CommitError, Store,
    sql::{self, Connection, FromRow, Row},
    store::fence::{Epoch, NOW},
};

/// A worker that hasn't been seen for so long is forgotten.
const FORGOTTEN: SignedDuration = SignedDuration::from_mins(10);

/// A worker's name, which no other process ever has: after a restart, it is another worker.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct WorkerId(String);

impl WorkerId {
    /// Wraps a name, such as the machine's with a random number.
    pub fn new(name: impl Into<String>) -> Self {
        Self(name.into())
    }
}

impl std::fmt::Display for WorkerId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// The lease as it is now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lease {
    /// `None` if it was given back.
    pub holder: Option<WorkerId>,
    /// Of the holder, or of the last one.
    pub epoch: Epoch,
    /// How long it is valid for; negative once it has expired.
    pub left: SignedDuration,
}

/// A worker as it was last seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worker {
    /// Its name.
    pub id: WorkerId,
    /// When it started.
    pub since: Timestamp,
    /// How long ago it was seen.
    pub seen: SignedDuration,
    /// The program's version.
    pub version: String,
    /// Whether it finishes what it has begun and takes nothing more.
    pub draining: bool,
}

impl Store {
    /// Takes the lease if it is free or has expired, or renews it if the worker holds it; it is then valid for `time`.
    /// `None` if another worker holds it. On a file, it is always taken.
    pub async fn take_lease(&self, worker: &WorkerId, time: Duration) -> Result<Option<Epoch>, CommitError> {
        if !self.may_have_other_workers() {
            return Ok(Some(Epoch(0)));
        }
        let worker = worker.clone();
        let time = i64::try_from(time.as_millis()).map_err(anyhow::Error::from)?;
        self.write_rows(move |connection| Ok(take(connection, &worker, time)?)).await
    }

    /// Gives the lease back, so that another worker needn't wait until it expires. Does nothing if it was lost.
    pub async fn release_lease(&self, worker: &WorkerId, epoch: Epoch) -> Result<(), CommitError> {
        if !self.may_have_other_workers() {
            return Ok(());
        }
        let sql =
            "UPDATE leases SET holder = NULL, expires = 0 WHERE name = 'jobs' AND holder = ?1 AND epoch = ?2";
        self.write_row(sql, (worker.0.clone(), epoch.0)).await
    }

    /// Who holds the lease; `None` if no one ever did, as on a file.
    pub async fn lease(&self) -> anyhow::Result<Option<Lease>> {
        if !self.may_have_other_workers() {
            return Ok(None);
        }
        self.read(read).await
    }

    /// A handle whose every write fails with [`CommitError::LeaseLost`], and changes nothing, once the lease has expired
    /// or gone to another worker. On a file, it is the same as this one.
    #[must_use]
    pub fn fenced(&self, epoch: Epoch) -> Self {
        self.with_fence(self.may_have_other_workers().then_some(epoch))
    }

    /// Notes that a worker is there. Fails if a newer version has changed the database so that this one can't use it any
    /// longer.
    pub async fn note_worker(
        &self,
        worker: &WorkerId,
        version: &str,
        draining: bool,
    ) -> Result<(), CommitError> {
        if !self.may_have_other_workers() {
            return Ok(());
        }
        let (worker, version) = (worker.clone(), version.to_owned());
        self.write_rows(move |connection| note(connection, &worker, &version, draining)).await
    }

    /// How far a clock is ahead of the server's, or behind if it is negative; `None` on a file. `now` is called before and
    /// after the server was asked.
    pub async fn clock_ahead(
        &self,
        now: impl Fn() -> Timestamp + Send + 'static,
    ) -> anyhow::Result<Option<SignedDuration>> {
        if !self.may_have_other_workers() {
            return Ok(None);
        }
        let compare = move |connection: &Connection| {
            let before = now();
            let server: Timestamp = connection.one(&format!("SELECT {NOW}"), ())?;
            // The server looked at its clock at some time in between.
            let (least, most) = (before.duration_since(server), now().duration_since(server));
            Ok(SignedDuration::ZERO.clamp(least.min(most), most))
        };
        self.read(compare).await.map(Some)
    }

    /// Notes that a worker has ended.
    pub async fn forget_worker(&self, worker: &WorkerId) -> Result<(), CommitError> {
        if !self.may_have_other_workers() {
            return Ok(());
        }
        self.write_row("DELETE FROM workers WHERE id = ?1", [worker.0.clone()]).await
    }

    /// The workers that were seen in the last minutes, the oldest first; none on a file.
    pub async fn workers(&self) -> anyhow::Result<Vec<Worker>> {
        if !self.may_have_other_workers() {
            return Ok(Vec::new());
        }
        let sql =
            format!("SELECT id, since, {NOW} - seen, version, draining FROM workers ORDER BY since, id");
        self.list(sql, ()).await
    }
}

fn take(connection: &Connection, worker: &WorkerId, time: i64) -> sql::Result<Option<Epoch>> {
    let sql = format!(
        "INSERT INTO leases (name, holder, epoch, expires) VALUES ('jobs', ?1, 1, {NOW} + ?2)
         ON CONFLICT (name) DO UPDATE SET
             holder = excluded.holder,
             epoch = leases.epoch + CASE WHEN leases.holder = excluded.holder THEN 0 ELSE 1 END,
             expires = excluded.expires
         WHERE leases.holder = excluded.holder OR leases.expires <= {NOW}
         RETURNING epoch"
    );
    Ok(connection.find(&sql, (worker.0.as_str(), time))?.map(Epoch))
}

fn read(connection: &Connection) -> sql::Result<Option<Lease>> {
    let sql = format!("SELECT holder, epoch, expires - {NOW} FROM leases WHERE name = 'jobs'");
    let lease = connection.find::<(Option<String>, i64, i64)>(&sql, ())?;
    Ok(lease.map(|(holder, epoch, left)| Lease {
        holder: holder.map(WorkerId),
        epoch: Epoch(epoch),
        left: SignedDuration::from_millis(left),
    }))
}

fn note(
    connection: &Connection,
    worker: &WorkerId,
    version: &str,
    draining: bool,
) -> Result<(), CommitError> {
    let (known, since) = (crate::latest_schema(), crate::server::compatible_since(connection)?);
    if known < since {
        let outdated = anyhow::anyhow!(
            "a newer version of the bot has changed the database (it is for programs that know schema {since}; this \
             one knows {known})"
        );
        return Err(outdated.into());
    }
    let sql = format!(
        "INSERT INTO workers (id, since, seen, version, draining) VALUES (?1, {NOW}, {NOW}, ?2, ?3)
         ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, version = ?2, draining = ?3"
    );
    connection.execute(&sql, (worker.0.as_str(), version, draining))?;
    let sql = format!("DELETE FROM workers WHERE seen < {NOW} - ?1");
    let forgotten = i64::try_from(FORGOTTEN.as_millis()).map_err(anyhow::Error::from)?;
    connection.execute(&sql, [forgotten])?;
    Ok(())
}

impl FromRow for Worker {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        Ok(Self {
            id: WorkerId(row.get(0)?),
            since: row.get(1)?,
            seen: SignedDuration::from_millis(row.get(2)?),
            version: row.get(3)?,
            draining: row.get(4)?,
        })
    }
}
