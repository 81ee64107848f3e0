//! Copying rows, step by step: each portion is stored in one transaction with the note of how far the copy has come.

use anyhow::{Context as _, ensure};

use super::{
    TransferError,
    contents::{self, Contents},
    marker::{self, Position},
    order::{self, LATER, OF_ONE_ENGINE, TABLES, Table},
    rows::{self, Reading, Row},
};
use crate::{
    progress::{Report, Stage, Steps},
    sql::{self, Connection, catalog},
};

/// What is done with the rows of a table.
#[derive(Clone, Copy)]
enum Step {
    /// They are inserted, without the column that refers to a later table.
    Insert(&'static Table),
    /// That column is set.
    SetLater(&'static Table),
}

/// All steps in their order.
fn all() -> Vec<Step> {
    let later = TABLES.iter().filter(|table| table.name == LATER.0).map(Step::SetLater);
    order::copied().map(Step::Insert).chain(later).collect()
}

/// Copies all rows that come after `position`.
pub(super) fn copy(
    source: &Connection,
    target: &Connection,
    contents: &Contents,
    mut position: Position,
    report: Report<'_>,
) -> Result<(), TransferError> {
    let steps = all();
    for (number, step) in steps.iter().enumerate().skip(position.step) {
        let mut after = if number == position.step { position.after.clone() } else { Vec::new() };
        let table = step.table();
        let columns = step.columns(source)?;
        let reading = step.reading(&columns);
        let total = contents.rows.get(table.name).copied().unwrap_or(0);
        // Only where an earlier attempt stopped are there rows already.
        let mut done = if after.is_empty() { 0 } else { contents::count(target, table)? };
        let mut shown = Steps::start(Stage::Rows(table.name), total, report);
        loop {
            let found = reading.portion(source, &after).with_context(|| format!("reading {}", table.name))?;
            let Some(last) = found.last() else { break };
            after = reading.key(last);
            let next = Position { step: number, after: after.clone() };
            let stored = transaction(target, |target| {
                step.store(target, &columns, &found)?;
                marker::advance(target, &position, &next)
            });
            if !stored.with_context(|| format!("copying {}", table.name))? {
                return Err(TransferError::Busy);
            }
            position = next;
            done += found.len() as u64;
            shown.advance_to(done.min(total));
        }
    }
    let end = Position::at(steps.len());
    if marker::advance(target, &position, &end)? { Ok(()) } else { Err(TransferError::Busy) }
}

/// Runs work in a transaction. What fails is rolled back when the connection ends.
pub(super) fn transaction<T>(
    connection: &Connection,
    work: impl FnOnce(&Connection) -> sql::Result<T>,
) -> sql::Result<T> {
    connection.execute_batch(match connection {
        Connection::Sqlite(_) => "BEGIN IMMEDIATE",
        Connection::Postgres(_) => "BEGIN",
    })?;
    let done = work(connection)?;
    connection.execute_batch("COMMIT")?;
    Ok(done)
}

/// Makes sure that both databases have the tables and columns that are copied, and no others.
pub(super) fn check_columns(source: &Connection, target: &Connection) -> anyhow::Result<()> {
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

impl Step {
    const fn table(self) -> &'static Table {
        match self {
            Self::Insert(table) | Self::SetLater(table) => table,
        }
    }

    fn columns(self, source: &Connection) -> sql::Result<Vec<String>> {
        let (name, key, later) = LATER;
        match self {
            Self::Insert(table) => {
                let mut columns = catalog::columns(source, table.name)?;
                columns.retain(|column| table.name != name || column != later);
                Ok(columns)
            }
            Self::SetLater(_) => Ok(vec![key.to_owned(), later.to_owned()]),
        }
    }

    fn reading(self, columns: &[String]) -> Reading<'_> {
        match self {
            Self::Insert(table) => Reading::all(table, columns),
            Self::SetLater(table) => Reading::all(table, columns).with(LATER.2),
        }
    }

    fn store(self, target: &Connection, columns: &[String], found: &[Row]) -> sql::Result<()> {
        let (name, key, later) = LATER;
        match self {
            Self::Insert(table) => rows::insert(target, table.name, columns, found),
            Self::SetLater(_) => {
                let sql = format!("UPDATE {name} SET {later} = ?2 WHERE {key} = ?1");
                let mut statement = target.prepare(&sql)?;
                for row in found {
                    let [id, value] = row.as_slice() else { continue };
                    statement.execute((id, value))?;
                }
                Ok(())
            }
        }
    }
}
