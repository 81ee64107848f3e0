//! The schema and its history.
//!
//! A new database gets `migrations/schema.sql`, which is version 14: the fourteen migrations before it were never released,
//! and a database that went through them is accepted as it is. Each later version is a file `migrations/V15__….sql`: embedded,
//! applied once, in order, and never changed afterwards. It comes with `migrations/samples/vN.sql`, the rows that only the new
//! version can write; tests carry the rows of every version up to the latest.

use jiff::Timestamp;
use refinery_core::{Migration, Runner, error::Kind};
use rusqlite::{Connection, OptionalExtension as _, Row, TransactionBehavior};

use crate::Problem;

/// Names of files, each with what is in it.
macro_rules! files {
    ($($name:literal,)+) => { &[$(($name, include_str!(concat!("../migrations/", $name, ".sql")))),+] };
}

/// Every version after [`OLDEST`], with the name of its file and what is in it.
const LATER: &[(&str, &str)] = files![
    "V15__offer_messages",
    "V16__called_off",
    "V17__computer",
    "V18__imported_files",
    "V19__field_names",
    "V20__idle_days",
    "V21__homes",
    "V22__world",
    "V23__competitions",
    "V24__puzzles",
    "V25__analyses",
    "V26__lessons",
    "V27__daily",
    "V28__names",
    "V29__challengers",
    "V30__halts",
    "V31__told",
    "V32__daily_zone",
    "V33__boards",
    "V34__welcome",
    "V35__report_reasons",
    "V36__pace",
    "V37__week",
    "V38__guesses",
    "V39__season_plans",
    "V40__roles",
    "V41__votes",
    "V42__vote_twins",
];

/// What a new database gets: version [`OLDEST`], whole.
const SCHEMA: &str = include_str!("../migrations/schema.sql");

/// The oldest version that can be opened.
pub(crate) const OLDEST: i64 = 14;

/// What refinery noted when version [`OLDEST`] was the last of fourteen migrations. New databases note the same, since both
/// have the same schema.
const OLDEST_CHECKSUM: u64 = 12_636_216_203_307_296_634;

/// The table in which refinery notes what it has applied, as refinery itself creates it.
const HISTORY: &str = "CREATE TABLE IF NOT EXISTS refinery_schema_history(
             version int4 PRIMARY KEY,
             name VARCHAR(255),
             applied_on VARCHAR(255),
             checksum VARCHAR(255))";

/// The latest version of the schema.
pub fn latest() -> i64 {
    known().into_iter().fold(OLDEST, |latest, (version, _)| latest.max(version))
}

/// Every version that can be found in a history, with its checksum.
fn known() -> Vec<(i64, u64)> {
    let later = later().into_iter().map(|later| (i64::from(later.version()), later.checksum()));
    std::iter::once((OLDEST, OLDEST_CHECKSUM)).chain(later).collect()
}

/// Every version after [`OLDEST`]. The tests prove that all names are in refinery's form.
fn later() -> Vec<Migration> {
    LATER.iter().filter_map(|(name, sql)| Migration::unapplied(name, sql).ok()).collect()
}

/// Whether a database has nothing in it yet. A start may have died right after creating the history table.
pub(crate) fn is_blank(connection: &Connection) -> rusqlite::Result<bool> {
    let others = "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE tbl_name <> 'refinery_schema_history')";
    if connection.query_row(others, (), |row| row.get(0))? {
        return Ok(false);
    }
    if !connection.table_exists(None, "refinery_schema_history")? {
        return Ok(true);
    }
    connection.query_row("SELECT NOT EXISTS (SELECT 1 FROM refinery_schema_history)", (), |row| row.get(0))
}

/// The schema version of a database that is not blank; 0 if its history is empty.
pub(crate) fn version(connection: &Connection) -> Result<i64, Problem> {
    Ok(history(connection)?.into_iter().map(|(version, _)| version).max().unwrap_or(0))
}

/// The versions in a database's history, with their checksums.
fn history(connection: &Connection) -> Result<Vec<(i64, u64)>, Problem> {
    let mut statement = connection.prepare("SELECT * FROM refinery_schema_history")?;
    let mut rows = statement.query(())?;
    let mut versions = Vec::new();
    while let Some(row) = rows.next()? {
        let version =
            entry(row).map_err(|error| Problem::Corrupt(format!("its history of versions: {error:#}")))?;
        versions.push(version);
    }
    Ok(versions)
}

/// The version and checksum in a row of the history. Every column is parsed, since refinery panics on what it can't have written.
fn entry(row: &Row<'_>) -> anyhow::Result<(i64, u64)> {
    row.get_ref("name")?.as_str()?;
    row.get_ref("applied_on")?.as_str()?.parse::<Timestamp>()?;
    let checksum = row.get_ref("checksum")?.as_str()?.parse()?;
    Ok((row.get::<_, i32>("version")?.into(), checksum))
}

/// Brings a database up to date, all or nothing; a blank one gets the schema.
pub(crate) fn migrate(connection: &mut Connection) -> Result<(), Problem> {
    if is_blank(connection)? {
        create(connection)?;
    }
    check_history(&history(connection)?)?;
    // Written last, so that a start that died between migrating and checking checks again.
    let checked: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    if version(connection)? < latest() {
        apply_later(connection)?;
    }
    // It reads every row, which takes long in a large database: not at a start that changed nothing.
    if checked < latest() {
        check_references(connection)?;
    }
    // At every start, so that a lock or a full disk shows now and not at the first move. Immediate, since a transaction that
    // reads before it writes fails at once if another program writes in between, however long the timeout.
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    transaction.pragma_update(None, "user_version", latest())?;
    Ok(transaction.commit()?)
}

/// Creates the schema, in one transaction.
fn create(connection: &mut Connection) -> Result<(), Problem> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    // Another program may have created it while this one waited for the lock.
    if is_blank(&transaction)? {
        transaction.execute_batch(HISTORY)?;
        transaction.execute_batch(SCHEMA)?;
        transaction.execute(
            "INSERT INTO refinery_schema_history (version, name, applied_on, checksum) VALUES (?1, 'schema', ?2, ?3)",
            (OLDEST, Timestamp::now().to_string(), OLDEST_CHECKSUM.to_string()),
        )?;
    }
    Ok(transaction.commit()?)
}

/// Refuses a history that this program's migrations could not have written, as one of a development branch.
fn check_history(history: &[(i64, u64)]) -> Result<(), Problem> {
    let other = |version: i64, what: &str| Problem::OtherHistory(format!("version {version} {what}"));
    let found = history.iter().map(|(version, _)| *version).max().unwrap_or(0);
    for (version, checksum) in known().into_iter().filter(|(version, _)| *version <= found) {
        match history.iter().find(|(noted, _)| *noted == version) {
            Some((_, noted)) if *noted == checksum => {}
            Some(_) => return Err(other(version, "was another")),
            None => return Err(other(version, "is missing")),
        }
    }
    Ok(())
}

/// Applies the migrations after [`OLDEST`] that a database lacks, in one transaction.
fn apply_later(connection: &mut Connection) -> Result<(), Problem> {
    // Rebuilding a table breaks references until it is done, and the check can't be switched off inside a transaction.
    connection.pragma_update(None, "foreign_keys", false)?;
    runner().run(connection).map_err(problem)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    Ok(())
}

fn check_references(connection: &Connection) -> Result<(), Problem> {
    let broken: Option<String> = connection
        .query_row("SELECT \"table\" FROM pragma_foreign_key_check LIMIT 1", (), |row| row.get(0))
        .optional()?;
    match broken {
        Some(table) => Err(Problem::Corrupt(format!("a row of {table} refers to a missing row"))),
        None => Ok(()),
    }
}

fn runner() -> Runner {
    // Grouped: a migration and its row in the history are one transaction. Missing ones are the fourteen that were never
    // released.
    Runner::new(&later()).set_grouped(true).set_abort_missing(false)
}

fn problem(error: refinery_core::Error) -> Problem {
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

/// A database of the latest version with the samples of every version, each stored when its version was the latest.
#[cfg(test)]
pub(crate) fn sample() -> Connection {
    let mut connection = Connection::open_in_memory().expect("in memory");
    create(&mut connection).expect("created");
    connection.execute_batch(tests::ROWS).expect("its rows");
    connection.pragma_update(None, "foreign_keys", false).expect("set");
    for (version, (_, rows)) in (OLDEST + 1..).zip(tests::LATER) {
        let target = refinery_core::Target::Version(version.try_into().expect("a version"));
        runner().set_target(target).run(&mut connection).expect("migrated");
        connection.execute_batch(rows).expect("its rows");
    }
    migrate(&mut connection).expect("up to date");
    connection.pragma_update(None, "foreign_keys", true).expect("set");
    connection
}

/// The query plan of a statement: the tables and indexes it uses.
#[cfg(test)]
pub(crate) fn plan(connection: &Connection, sql: &str) -> Vec<String> {
    let mut statement = connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).expect("a plan");
    let params = rusqlite::params_from_iter(vec![1; statement.parameter_count()]);
    statement.query_map(params, |row| row.get(3)).and_then(Iterator::collect).expect("readable")
}

#[cfg(test)]
mod tests;
