//! A private copy of a database, as everything stands at one moment.

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

/// How long a lock of another program is waited for.
const PATIENCE: Duration = Duration::from_secs(5);
const LOOK_AGAIN: Duration = Duration::from_millis(20);

/// A copy of the database at `path` as it stands at one moment, as it is there.
pub(crate) fn copied(path: &Path) -> Result<Connection, Problem> {
    let stored = open::existing(path)?;
    // Without a name it is nobody else's, and is gone with the connection.
    let mut copy = Connection::open("")?;
    in_bulk::enlarge_cache(&copy)?;
    copy_pages(&stored, &mut copy)?;
    Ok(copy)
}

/// The same for one who reads in it what this version of the program stores: it is whole, and brought up to date.
pub(crate) fn read_copy(path: &Path) -> Result<Connection, Problem> {
    let mut copy = copied(path)?;
    if let Some(fault) = integrity::of_file(&copy)?.first() {
        return Err(Problem::Corrupt(fault.to_string()));
    }
    migrations::migrate(&mut copy)?;
    Ok(copy)
}

/// Copies all pages in one step: writers go on meanwhile, and what they write is not part of it.
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
