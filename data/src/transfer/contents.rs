//! What a database holds, in numbers: by which its copy is checked.

use std::collections::BTreeMap;

use super::{
    counters,
    order::{How, TABLES, Table},
    rows::{Reading, Sum},
};
use crate::{
    progress::{Report, Stage, Steps},
    sql::{self, Connection, catalog},
};

/// What a database holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Contents {
    /// The rows of each table.
    pub(super) rows: BTreeMap<&'static str, u64>,
    /// The greatest number that each counted table ever had.
    pub(super) greatest: BTreeMap<&'static str, i64>,
    /// When the bot last ran on it.
    heartbeat: Option<i64>,
}

impl Contents {
    /// Counts everything.
    pub(super) fn of(connection: &Connection) -> sql::Result<Self> {
        let count = |table: &Table| Ok((table.name, count(connection, table)?));
        let greatest = |(table, column): (&Table, &str)| {
            Ok((table.name, counters::greatest(connection, table.name, column)?))
        };
        Ok(Self {
            rows: TABLES.iter().map(count).collect::<sql::Result<_>>()?,
            greatest: counters::counted().map(greatest).collect::<sql::Result<_>>()?,
            heartbeat: connection.find("SELECT at FROM heartbeat", ())?,
        })
    }
}

/// The number of a table's rows.
fn count(connection: &Connection, table: &Table) -> sql::Result<u64> {
    let sql = format!("SELECT count(*) FROM {}.{}", connection.stored(), table.name);
    Ok(connection.one::<i64>(&sql, ())?.unsigned_abs())
}

/// The first table with rows, but for those that every database has.
pub(super) fn first_with_rows(connection: &Connection) -> sql::Result<Option<&'static str>> {
    for table in TABLES.iter().filter(|table| table.how != How::Fixed) {
        let sql = format!("SELECT EXISTS (SELECT 1 FROM {}.{})", connection.stored(), table.name);
        if connection.one(&sql, ())? {
            return Ok(Some(table.name));
        }
    }
    Ok(None)
}

/// The tables that differ. Reads all rows of both databases.
pub(super) fn compare(
    source: &Connection,
    target: &Connection,
    contents: &Contents,
    report: Report<'_>,
) -> sql::Result<Vec<&'static str>> {
    let mut differ = Vec::new();
    for table in TABLES {
        let total = contents.rows.get(table.name).copied().unwrap_or(0);
        let mut steps = Steps::start(Stage::Comparing(table.name), total, report);
        let columns = catalog::columns(source, table.name)?;
        let there = sum(source, table, &columns, &mut |_| {})?;
        let here = sum(target, table, &columns, &mut |done| steps.advance_to(done))?;
        if there != here {
            differ.push(table.name);
        }
    }
    Ok(differ)
}

fn sum(
    connection: &Connection,
    table: &Table,
    columns: &[String],
    report: &mut dyn FnMut(u64),
) -> sql::Result<Sum> {
    let mut sum = Sum::default();
    Reading::of(table, columns).for_each_portion(connection, |done, rows| {
        for row in rows {
            sum.add(row);
        }
        report(done);
        Ok(())
    })?;
    Ok(sum)
}
