//! A private copy of a database, as it is at one moment.

use std::{
    ffi::c_int,
    path::Path,
    thread,
    time::{Duration, Instant},
};

use rusqlite::{
    Connection,
    backup::{Backup, StepResult},
};

use crate::{
    Problem,
    file::open,
    integrity, migrations,
    progress::{Report, Stage, Steps},
    sql::in_bulk,
};

/// How long to wait for another program's lock.
const PATIENCE: Duration = Duration::from_secs(5);
/// How many pages are copied between two reports: 16 MiB.
const PAGES: c_int = 4096;
/// How long to wait before trying a locked database again.
const LOOK_AGAIN: Duration = Duration::from_millis(20);

/// Copies the database at `path` as it is, whatever its version.
pub(crate) fn copied(path: &Path, report: Report<'_>) -> Result<Connection, Problem> {
    let stored = open::existing(path)?;
    // Without a name it is private, and deleted with the connection.
    let mut copy = Connection::open("")?;
    in_bulk::enlarge_cache(&copy)?;
    copy_pages(&stored, &mut copy, report)?;
    Ok(copy)
}

/// Copies the database at `path`, checks the copy and migrates it.
pub(crate) fn read_copy(path: &Path) -> Result<Connection, Problem> {
    let mut copy = copied(path, &mut |_| {})?;
    if let Some(fault) = integrity::of_file(&(&copy).into(), &mut |_| {})?.first() {
        return Err(Problem::Corrupt(fault.to_string()));
    }
    migrations::migrate(&mut copy)?;
    Ok(copy)
}

/// Copies all pages, as they are at one moment: other programs can write meanwhile, but what they write is not copied.
pub(crate) fn copy_pages(from: &Connection, to: &mut Connection, report: Report<'_>) -> Result<(), Problem> {
    // Keeps the snapshot between two steps of the backup, which would start again after every write otherwise.
    let reading = from.unchecked_transaction()?;
    let pages: i64 = reading.query_row("SELECT page_count FROM pragma_page_count", (), |row| row.get(0))?;
    // It takes a read of the file itself to begin the transaction.
    reading.query_row("SELECT count(*) FROM sqlite_schema", (), |_| Ok(()))?;
    let mut steps = Steps::start(Stage::Copying, pages.unsigned_abs(), report);
    let backup = Backup::new(&reading, to)?;
    let mut waiting_since = Instant::now();
    loop {
        match backup.step(PAGES)? {
            StepResult::Done => break,
            StepResult::Busy | StepResult::Locked if waiting_since.elapsed() > PATIENCE => {
                return Err(Problem::Locked);
            }
            StepResult::Busy | StepResult::Locked => thread::sleep(LOOK_AGAIN),
            _ => {
                waiting_since = Instant::now();
                let left = backup.progress().remaining;
                steps.advance_to(pages.unsigned_abs().saturating_sub(left.unsigned_abs().into()));
            }
        }
    }
    steps.advance_to(pages.unsigned_abs());
    Ok(())
}
