//! Checks a whole database for an operator, without changing it.
//!
//! It works on a private copy taken at one moment, so the bot can go on. The copy is migrated first: an old
//! backup is checked like a new one. A database on a server isn't copied, since a transaction sees it as it is at
//! one moment.

use std::path::Path;

use crate::{
    ConnectError, DatabaseUrl, Fault, OpenError, Problem, Progress, ServerProblem, file::open, integrity,
    migrations, server, snapshot, sql::Connection,
};

/// What a database holds, and everything wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inspected {
    /// The file, or the address without its password.
    pub database: String,
    /// The schema version.
    pub schema: i64,
    /// The size in bytes.
    pub bytes: u64,
    /// How many games it holds. All of them were replayed.
    pub games: u64,
    /// Everything that is wrong.
    pub faults: Vec<Fault>,
}

impl Inspected {
    /// The first fault of the file itself, as opposed to what is stored in it.
    pub(crate) fn damage(&self) -> Option<&Fault> {
        self.faults.iter().find(|fault| matches!(fault, Fault::File(_) | Fault::Reference { .. }))
    }
}

/// Checks the database at `path`: the file, its references, every game by replay, and the standings against the
/// games. Takes longer the more games there are and needs room for a copy in the temporary folder. Blocking:
/// don't call it from async code.
///
/// # Errors
/// It isn't a database of this program, is of a newer version, or cannot be read.
pub fn inspect(path: &Path) -> Result<Inspected, OpenError> {
    inspect_with(path, &mut |_| {})
}

/// Like [`inspect`], reporting progress. The file is checked twice, before and after migrating the copy.
///
/// # Errors
/// As [`inspect`].
pub fn inspect_with(path: &Path, report: &mut dyn FnMut(Progress)) -> Result<Inspected, OpenError> {
    let path = open::absolute(path)?;
    check(&path, report).map_err(|problem| OpenError { path, problem })
}

fn check(path: &Path, report: &mut dyn FnMut(Progress)) -> Result<Inspected, Problem> {
    let mut copy = snapshot::copied(path, report)?;
    let schema = migrations::version(&copy)?;
    let bytes = copy.query_row(
        "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size",
        (),
        |row| row.get::<_, i64>(0),
    )?;
    let inspected = |games: i64, faults| Inspected {
        database: path.display().to_string(),
        schema,
        bytes: bytes.unsigned_abs(),
        games: games.unsigned_abs(),
        faults,
    };
    // Migrating a damaged file would only make it worse.
    let faults = integrity::of_file(&(&copy).into(), report)?;
    if !faults.is_empty() {
        return Ok(inspected(0, faults));
    }
    migrations::migrate(&mut copy)?;
    let games = copy.query_row("SELECT count(*) FROM games", (), |row| row.get(0))?;
    Ok(inspected(games, integrity::check_with(&(&copy).into(), report).map_err(Problem::Other)?))
}

/// Checks a database on a server, which bots may use meanwhile: every game by replay, and the standings against the
/// games. The server looks after its files and references itself. Nothing stored is changed, but the user must be
/// allowed to create temporary tables. Blocking: don't call it from async code.
///
/// # Errors
/// It can't be reached, isn't a database of this program, is of another version, or cannot be read.
pub fn inspect_server(
    url: &DatabaseUrl,
    report: &mut dyn FnMut(Progress),
) -> Result<Inspected, ConnectError> {
    let session = server::existing(url)?;
    let checked = check_server(&(&session).into(), report);
    let checked = checked.map(|(schema, bytes, games, faults)| Inspected {
        database: url.to_string(),
        schema,
        bytes: bytes.unsigned_abs(),
        games: games.unsigned_abs(),
        faults,
    });
    checked.map_err(|error| ConnectError { database: url.to_string(), problem: ServerProblem::Other(error) })
}

/// Returns the schema version, the size in bytes, how many games there are, and everything that is wrong.
fn check_server(
    connection: &Connection,
    report: &mut dyn FnMut(Progress),
) -> anyhow::Result<(i64, i64, i64, Vec<Fault>)> {
    connection.execute_batch(server::OF_ONE_MOMENT)?;
    let (schema, bytes, games) = connection.one(
        "SELECT (SELECT CAST(max(version) AS BIGINT) FROM refinery_schema_history),
             pg_database_size(current_database()), (SELECT count(*) FROM games)",
        (),
    )?;
    Ok((schema, bytes, games, integrity::check_with(connection, report)?))
}
