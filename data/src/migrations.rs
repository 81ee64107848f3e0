//! The schema's history: `migrations/V*.sql`, embedded, each applied once, in order, and never changed afterwards.
//!
//! A new one comes with `migrations/samples/vN.sql`: rows as that version writes them. The tests below carry the
//! samples of every version up to the latest.

use refinery::{Runner, Target, error::Kind};
use rusqlite::{Connection, OptionalExtension as _};

use crate::Problem;

#[expect(
    clippy::unwrap_used,
    reason = "in what the macro makes: the names of the files, checked by the tests below"
)]
mod embedded {
    refinery::embed_migrations!("migrations");
}

/// The table in which refinery writes down what it has applied.
pub(crate) const HISTORY: &str = "refinery_schema_history";

/// The latest version of the schema.
pub(crate) fn latest() -> i64 {
    let runner = embedded::migrations::runner();
    runner.get_migrations().iter().map(|migration| i64::from(migration.version())).max().unwrap_or(0)
}

/// The version of the schema of a database; 0 when it has none yet.
pub(crate) fn version(connection: &Connection) -> rusqlite::Result<i64> {
    if !connection.table_exists(None, HISTORY)? {
        return Ok(0);
    }
    let version =
        connection.query_row("SELECT max(version) FROM refinery_schema_history", (), |row| row.get(0));
    Ok(version.optional()?.flatten().unwrap_or(0))
}

/// Brings a database up to date: all or nothing.
pub(crate) fn migrate(connection: &mut Connection) -> Result<(), Problem> {
    migrate_to(connection, Target::Latest)
}

fn migrate_to(connection: &mut Connection, target: Target) -> Result<(), Problem> {
    // Tables are rebuilt while references to them are not looked at: that cannot be switched within a transaction.
    connection.pragma_update(None, "foreign_keys", false)?;
    runner().set_target(target).run(connection).map_err(problem)?;
    let broken: Option<String> = connection
        .query_row("SELECT \"table\" FROM pragma_foreign_key_check LIMIT 1", (), |row| row.get(0))
        .optional()?;
    if let Some(table) = broken {
        return Err(Problem::Corrupt(format!("a row of {table} refers to one that does not exist")));
    }
    connection.pragma_update(None, "foreign_keys", true)?;
    Ok(())
}

fn runner() -> Runner {
    // Grouped: a migration and the note that it was applied are one transaction.
    embedded::migrations::runner().set_grouped(true)
}

fn problem(error: refinery::Error) -> Problem {
    match error.kind() {
        Kind::DivergentVersion(..) | Kind::MissingVersion(..) => Problem::OtherHistory(error.to_string()),
        Kind::Connection(_, source) => match source.downcast_ref::<rusqlite::Error>() {
            Some(rusqlite::Error::SqliteFailure(code, text)) => {
                rusqlite::Error::SqliteFailure(*code, text.clone()).into()
            }
            _ => Problem::Other(error.into()),
        },
        _ => Problem::Other(error.into()),
    }
}
