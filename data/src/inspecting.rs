//! Checks a whole database for an operator, without changing it.
//!
//! It works on a private copy taken at one moment, so the bot can go on. The copy is migrated first: an old
//! backup is checked like a new one.

use std::path::{Path, PathBuf};

use crate::{Fault, OpenError, Problem, Progress, integrity, migrations, open, snapshot};

/// What a database holds, and everything wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inspected {
    /// The file.
    pub path: PathBuf,
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
        path: path.to_owned(),
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
