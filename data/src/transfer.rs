//! Copies a whole database from one engine to the other: from a file to a server as a bot grows, and back.
//!
//! Rows are copied table by table, each after those that it refers to. Every portion is durable, together with a mark
//! of how far the copy has come, so an attempt that was stopped is continued by the next one, or started over if the
//! source has changed since. The mark is removed only once all tables have been compared and all games replayed.

mod contents;
mod counters;
mod ends;
pub(crate) mod marker;
mod order;
mod rows;
mod steps;
mod transfer_error;

use std::mem::{self, Discriminant};

pub use self::transfer_error::TransferError;
use self::{
    contents::Contents,
    ends::{Source, Target},
};
use crate::{Database, Fault, progress::Report};

/// A finished copy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transferred {
    /// How many rows it has.
    pub rows: u64,
    /// How many games it has. All of them were replayed.
    pub games: u64,
    /// Whether an earlier attempt had copied some of them.
    pub resumed: bool,
    /// What is wrong in the original, and so in the copy.
    pub faults: Vec<Fault>,
}

/// Copies the database `from` to the empty database `to` of the other engine, checks the copy, and reports progress.
/// Neither may be in use. The original isn't changed, except that it is brought to the latest schema. Blocking: don't
/// call it from async code.
///
/// # Errors
/// One of them can't be used, the target isn't empty, the source changes meanwhile, or the copy isn't right. What was
/// copied stays marked as unfinished, so that the next attempt goes on with it.
pub fn transfer(from: &Database, to: &Database, report: Report<'_>) -> Result<Transferred, TransferError> {
    if matches!(
        (from, to),
        (Database::File(_), Database::File(_)) | (Database::Server(_), Database::Server(_))
    ) {
        return Err(TransferError::SameEngine);
    }
    let source = Source::open(from)?;
    let contents = Contents::of(&source.connection())?;
    let (target, position) = Target::open(to, &contents.identity())?;
    let resumed = position != marker::Position::default();
    steps::check_columns(&source.connection(), &target.connection())?;
    steps::copy(&source.connection(), &target.connection(), &contents, position, report)?;
    for (table, column) in counters::counted() {
        let greatest = contents.greatest.get(table.name).copied().unwrap_or(0);
        counters::set(&target.connection(), table.name, column, greatest)?;
    }
    // Otherwise a server would plan its first statements as for empty tables.
    target.connection().execute_batch("ANALYZE")?;
    let differ = contents::compare(&source.connection(), &target.connection(), &contents, report)?;
    let source = source.released()?;
    if Contents::of(&source.connection())? != contents {
        marker::spoil(&target.connection())?;
        return Err(TransferError::Changed(from.to_string()));
    }
    if !differ.is_empty() {
        // So that the next attempt doesn't trust what is there.
        marker::spoil(&target.connection())?;
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
        resumed,
        faults,
    })
}

/// What is wrong, without the words, in which engines differ.
fn kinds(faults: &[Fault]) -> Vec<Discriminant<Fault>> {
    faults.iter().map(mem::discriminant).collect()
}

#[cfg(test)]
mod tests;
