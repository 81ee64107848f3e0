//! A private copy of a database, as it is at one moment.

use std::{
    path::Path,
    thread,
    time::{Duration, Instant},
};

use rusqlite::{
    Connection,
    backup::{Backup, StepResult},
};

use crate::{Problem, in_bulk, integrity, migrations, open};

/// How long to wait for another program's lock.
const PATIENCE: Duration = Duration::from_secs(5);
const LOOK_AGAIN: Duration = Duration::from_millis(20);

/// Copies the database at `path` as it is, whatever its version.
pub(crate) fn copied(path: &Path) -> Result<Connection, Problem> {
    let stored = open::existing(path)?;
    // Without a name it is private, and deleted with the connection.
    let mut copy = Connection::open("")?;
    in_bulk::enlarge_cache(&copy)?;
    copy_pages(&stored, &mut copy)?;
    Ok(copy)
}

/// Copies the database at `path`, checks the copy and migrates it.
pub(crate) fn read_copy(path: &Path) -> Result<Connection, Problem> {
    let mut copy = copied(path)?;
    if let Some(fault) = integrity::of_file(&copy)?.first() {
        return Err(Problem::Corrupt(fault.to_string()));
    }
    migrations::migrate(&mut copy)?;
    Ok(copy)
}

/// Copies all pages in one step. Other programs can write meanwhile; what they write is not copied.
pub(crate) fn copy_pages(from: &Connection, to: &mut Connection) -> Result<(), Problem> {
    let copying = Backup::new(from, to)?;
    let begun = Instant::now();
    loop {
        match copying.step(-1)? {
            StepResult::Done => return Ok(()),
            StepResult::Busy | StepResult::Locked if begun.elapsed() > PATIENCE => {
                return Err(Problem::Locked);
            }
            _ => thread::sleep(LOOK_AGAIN),
        }
    }
}
