//! Copies of a database: made while it is used, and put in its place.
//!
//! A copy is written under another name, looked at, forced to the disk, and only then given its own: whoever finds it has
//! a whole one.

use std::{
    ffi::OsString,
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};

use anyhow::anyhow;
use jiff::Timestamp;
use rusqlite::Connection;

use crate::{Inspected, OpenError, Problem, inspecting, integrity, open, owner, snapshot};

/// So many names are tried for a copy that is not whole yet.
const MOST_PARTS: u32 = 100;

/// What SQLite may have beside a database, and reads with it.
const BESIDE: [&str; 3] = ["-wal", "-shm", "-journal"];

/// A backup that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackedUp {
    /// Where it is.
    pub path: PathBuf,
    /// Its size, in bytes.
    pub bytes: u64,
}

/// A database that was restored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// Where it is now.
    pub path: PathBuf,
    /// Where the one is that was there before; none where there was none.
    pub kept: Option<PathBuf>,
    /// The backup, and what is wrong with what stands in it.
    pub backup: Inspected,
}

/// Copies the database at `from`, which may be in use, to the new file `to`, as everything stands at one moment. It is checked
/// before it has its name, and is durable then.
///
/// # Errors
/// There is no database of this program at `from`, or it is damaged; or `to` exists, or cannot be written. Then there is no copy.
pub fn backup(from: &Path, to: &Path) -> Result<BackedUp, OpenError> {
    let (from, to) = (open::absolute(from)?, open::absolute(to)?);
    let problem = |path: &Path, problem| OpenError { path: path.to_owned(), problem };
    open::look(&to).map_err(|found| problem(&to, found))?;
    if to.exists() {
        return Err(problem(&to, Problem::Exists));
    }
    let stored = open::existing(&from).map_err(|found| problem(&from, found))?;
    let mut part = Part::beside(&to).map_err(|found| problem(&to, found))?;
    let bytes = write(&stored, &from, &part.path).map_err(|found| problem(&to, found))?;
    // A link is made only where nothing is: a file that came meanwhile stays what it is.
    match fs::hard_link(&part.path, &to) {
        Ok(()) => {}
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            return Err(problem(&to, Problem::Exists));
        }
        // A file system without links.
        Err(_) => part.becomes(&to).map_err(|error| problem(&to, other(error)))?,
    }
    drop(part);
    sync_folder(&to).map_err(|error| problem(&to, other(error)))?;
    Ok(BackedUp { path: to, bytes })
}

/// Puts a copy of the backup `from` in the place of the database `to`, which nobody may use meanwhile. What was there stays
/// beside it, under a name with the time `at`.
///
/// # Errors
/// The backup is no database of this program, is of a newer version, or is damaged; another program uses the database; or it
/// cannot be written. Then nothing was changed.
pub fn restore(from: &Path, to: &Path, at: Timestamp) -> Result<Restored, OpenError> {
    let backup = inspecting::inspect(from)?;
    let problem = |path: &Path, problem| OpenError { path: path.to_owned(), problem };
    if let Some(damage) = backup.damage() {
        return Err(problem(&backup.path, Problem::Corrupt(damage.to_string())));
    }
    let path = open::absolute(to)?;
    let put = put(&backup.path, &path, at).map_err(|found| problem(&path, found));
    Ok(Restored { kept: put?, path, backup })
}

/// Returns where that is which was there before.
fn put(from: &Path, to: &Path, at: Timestamp) -> Result<Option<PathBuf>, Problem> {
    open::look(to)?;
    if to.exists() && fs::canonicalize(to).map_err(other)? == fs::canonicalize(from).map_err(other)? {
        return Err(Problem::Other(anyhow!("the backup is the database itself")));
    }
    let claimed = open::claim(to)?;
    let stored = open::existing(from)?;
    let mut part = Part::beside(to)?;
    write(&stored, if to.exists() { to } else { from }, &part.path)?;
    drop(stored);
    owner::leave_to(&part.path, to).map_err(other)?;
    let kept = named(to, &format!(".before-restore-{}", at.strftime("%Y%m%dT%H%M%SZ")));
    if kept.exists() {
        return Err(Problem::Other(anyhow!("{} exists already", kept.display())));
    }
    // Left to the new one, they would be taken for its own. A database that was claimed has none that means anything.
    if claimed.is_none() {
        for ending in BESIDE {
            move_if_there(&named(to, ending), &named(&kept, ending)).map_err(other)?;
        }
    }
    let there = to.exists();
    // With a link there is always a database, and nobody who starts now can make another.
    if there && fs::hard_link(to, &kept).is_err() {
        fs::rename(to, &kept).map_err(other)?;
    }
    part.becomes(to).map_err(other)?;
    sync_folder(to).map_err(other)?;
    drop(claimed);
    Ok(there.then_some(kept))
}

/// Writes a copy to a new file that is empty: one file, checked and durable, which those may read who may read `like`. Returns its
/// size.
fn write(stored: &Connection, like: &Path, to: &Path) -> Result<u64, Problem> {
    let permissions = fs::metadata(like).map_err(other)?.permissions();
    fs::set_permissions(to, permissions).map_err(|error| Problem::CannotOpen(error.to_string()))?;
    let mut written = open::connect_existing(to)?;
    snapshot::copy_pages(stored, &mut written)?;
    // Without a log beside it, so that it is one file wherever it is read.
    written.pragma_update(None, "journal_mode", "DELETE")?;
    if let Some(fault) = integrity::of_file(&written)?.first() {
        return Err(Problem::Corrupt(fault.to_string()));
    }
    written.close().map_err(|(_, error)| error)?;
    let file = File::open(to).map_err(other)?;
    file.sync_all().map_err(other)?;
    Ok(file.metadata().map_err(other)?.len())
}

/// A file of our own that has not its name yet; what is left of it goes when this is dropped.
struct Part {
    path: PathBuf,
    /// It has its name by now, and what is found under the one of the part is somebody else's.
    whole: bool,
}

impl Part {
    /// A new one, which is empty. What has such a name already is left as it is: it is an operator's own, or another attempt's,
    /// which may go on.
    fn beside(whole: &Path) -> Result<Self, Problem> {
        for number in 1..=MOST_PARTS {
            let ending = if number == 1 { ".part".to_owned() } else { format!(".part{number}") };
            let path = named(whole, &ending);
            if BESIDE.iter().any(|ending| named(&path, ending).exists()) {
                continue;
            }
            match create(&path) {
                Ok(_) => return Ok(Self { path, whole: false }),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(Problem::CannotOpen(error.to_string())),
            }
        }
        Err(Problem::Other(anyhow!(
            "{} and the like are left of earlier attempts",
            named(whole, ".part").display()
        )))
    }

    /// Gives it its name, in the place of what has it.
    fn becomes(&mut self, whole: &Path) -> io::Result<()> {
        fs::rename(&self.path, whole)?;
        self.whole = true;
        Ok(())
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        if self.whole {
            return;
        }
        for path in std::iter::once(self.path.clone()).chain(BESIDE.map(|ending| named(&self.path, ending))) {
            // What SQLite has beside it is rarely there.
            let _ = fs::remove_file(path);
        }
    }
}

/// A new file, which nobody else may read until it is said who may: whoever has opened it before could read all that comes later.
fn create(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// The same path with more at its end.
fn named(path: &Path, more: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(more);
    name.into()
}

fn move_if_there(from: &Path, to: &Path) -> io::Result<()> {
    match fs::rename(from, to) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Makes a new name durable.
fn sync_folder(of: &Path) -> io::Result<()> {
    match of.parent() {
        Some(folder) if cfg!(unix) => File::open(folder)?.sync_all(),
        _ => Ok(()),
    }
}

fn other(error: io::Error) -> Problem {
    match error.kind() {
        io::ErrorKind::StorageFull => Problem::Full,
        io::ErrorKind::ReadOnlyFilesystem => Problem::ReadOnly,
        _ => Problem::Other(anyhow::Error::new(error).context("a file")),
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt as _;

    use super::*;

    #[test]
    fn a_copy_is_nobody_elses_to_read_before_it_is_said_whose_it_is() {
        let folder = tempfile::tempdir().expect("a folder");
        let part = Part::beside(&folder.path().join("copy.db")).expect("made");
        let mode = fs::metadata(&part.path).expect("there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
}
