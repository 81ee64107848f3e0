//! A whole database looked at for an operator, while the bot may use it: nothing in it is changed.
//!
//! What is looked at is a private copy, as everything stands at one moment. It is brought up to date there where an older
//! version wrote it, so that a backup of years ago can be looked at like a new one.

use std::path::{Path, PathBuf};

use crate::{Fault, OpenError, Problem, integrity, migrations, open, snapshot};

/// What a database is, and all that is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inspected {
    /// The file.
    pub path: PathBuf,
    /// The version of its schema.
    pub schema: i64,
    /// Its size, in bytes.
    pub bytes: u64,
    /// How many games it holds, all of which were replayed.
    pub games: u64,
    /// What is not as it must be.
    pub faults: Vec<Fault>,
}

impl Inspected {
    /// The first fault of the file itself, as against one of what stands in it.
    pub(crate) fn damage(&self) -> Option<&Fault> {
        self.faults.iter().find(|fault| matches!(fault, Fault::File(_) | Fault::Reference { .. }))
    }
}

/// Looks at the database at `path`: the file, the references, every game replayed, and the standings compared with those that
/// follow from the games. It takes the longer the more games there are, needs room for a copy where temporary files go, and is
/// not to be called from async code.
///
/// # Errors
/// It is no database of this program, is of a newer version, or cannot be read.
pub fn inspect(path: &Path) -> Result<Inspected, OpenError> {
    let path = open::absolute(path)?;
    look_at(&path).map_err(|problem| OpenError { path, problem })
}

fn look_at(path: &Path) -> Result<Inspected, Problem> {
    let mut copy = snapshot::copied(path)?;
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
    // A damaged file is not brought up to date: that would only add to what is wrong.
    let faults = integrity::of_file(&copy)?;
    if !faults.is_empty() {
        return Ok(inspected(0, faults));
    }
    migrations::migrate(&mut copy)?;
    let games = copy.query_row("SELECT count(*) FROM games", (), |row| row.get(0))?;
    Ok(inspected(games, integrity::check(&copy).map_err(Problem::Other)?))
}
