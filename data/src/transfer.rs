//! Copies a whole database from one engine to the other: from a file to a server as a bot grows, and back.
//!
//! The copy is one transaction at the target, which ends once all tables have been compared and all games replayed. An
//! attempt that is stopped before leaves nothing behind.

mod contents;
mod counters;
mod ends;
mod order;
mod rows;
mod transfer_error;

use std::mem::{self, Discriminant};

use anyhow::{Context as _, ensure};

pub use self::transfer_error::TransferError;
use self::{
    contents::Contents,
    ends::{Source, Target},
    order::{OF_ONE_ENGINE, TABLES},
    rows::Reading,
};
use crate::{
    Database, Fault,
    progress::{Report, Stage, Steps},
    sql::{Connection, catalog},
};

/// A finished copy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transferred {
    /// How many rows it has.
    pub rows: u64,
    /// How many games it has. All of them were replayed.
    pub games: u64,
    /// What is wrong in the original, and so in the copy.
    pub faults: Vec<Fault>,
}

/// Copies the database `from` to the empty database `to` of the other engine, checks the copy, and reports progress.
/// Neither may be in use. The original isn't changed, except that it is brought to the latest schema. Blocking: don't
/// call it from async code.
///
/// # Errors
/// One of them can't be used, the target isn't empty, the source changes meanwhile, or the copy isn't right. Nothing
/// is copied then.
pub fn transfer(from: &Database, to: &Database, report: Report<'_>) -> Result<Transferred, TransferError> {
    if matches!(
        (from, to),
        (Database::File(_), Database::File(_)) | (Database::Server(_), Database::Server(_))
    ) {
        return Err(TransferError::SameEngine);
    }
    let source = Source::open(from)?;
    let contents = Contents::of(&source.connection())?;
    let target = Target::open(to)?;
    check_columns(&source.connection(), &target.connection())?;
    copy(&source.connection(), &target.connection(), &contents, report)?;
    for (table, column) in counters::counted() {
        let greatest = contents.greatest.get(table.name).copied().unwrap_or(0);
        counters::set(&target.connection(), table.name, column, greatest)?;
    }
    target.written()?;
    let differ = contents::compare(&source.connection(), &target.connection(), &contents, report)?;
    let source = source.released()?;
    if Contents::of(&source.connection())? != contents {
        return Err(TransferError::Changed(from.to_string()));
    }
    if !differ.is_empty() {
        return Err(TransferError::Differs(differ));
    }
    let faults = target.check(report)?;
    if !faults.is_empty() && kinds(&source.check()?) != kinds(&faults) {
        return Err(TransferError::Faults(faults));
    }
    target.finish()?;
    Ok(Transferred {
        rows: contents.rows.values().sum(),
        games: contents.rows.get("games").copied().unwrap_or(0),
        faults,
    })
}

/// Makes sure that both databases have the tables and columns that are copied, and no others.
fn check_columns(source: &Connection, target: &Connection) -> anyhow::Result<()> {
    for name in catalog::tables(source)? {
        let known = TABLES.iter().any(|table| table.name == name) || OF_ONE_ENGINE.contains(&name.as_str());
        ensure!(known, "this version of the bot doesn't know what is in the table {name}");
    }
    for table in TABLES {
        let [mut ours, mut theirs] =
            [catalog::columns(source, table.name)?, catalog::columns(target, table.name)?];
        ours.sort_unstable();
        theirs.sort_unstable();
        ensure!(ours == theirs, "the table {} has other columns in the other database", table.name);
    }
    Ok(())
}

/// Copies all rows, table by table.
fn copy(
    source: &Connection,
    target: &Connection,
    contents: &Contents,
    report: Report<'_>,
) -> anyhow::Result<()> {
    for table in order::copied() {
        let columns = catalog::columns(source, table.name)?;
        let reading = Reading::of(table, &columns);
        let total = contents.rows.get(table.name).copied().unwrap_or(0);
        let mut shown = Steps::start(Stage::Rows(table.name), total, report);
        reading
            .for_each_portion(source, |done, rows| {
                rows::insert(target, table.name, &columns, rows)?;
                shown.advance_to(done.min(total));
                Ok(())
            })
            .with_context(|| format!("copying {}", table.name))?;
    }
    Ok(())
}

/// What is wrong, without the words, in which engines differ.
fn kinds(faults: &[Fault]) -> Vec<Discriminant<Fault>> {
    faults.iter().map(mem::discriminant).collect()
}

#[cfg(test)]
mod tests;
