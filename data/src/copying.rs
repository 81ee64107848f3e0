//! Backing up a database while it is in use, and restoring a backup.
//!
//! A copy is written under a temporary name, checked, forced to the disk, and only then renamed: a file with
//! the final name is always whole. No log of another database is left beside it.

use std::{
    ffi::OsString,
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};

use anyhow::anyhow;
use jiff::Timestamp;
use rusqlite::Connection;

use crate::{
    Inspected, OpenError, Problem, Progress,
    file::{open, owner},
    inspecting, integrity, snapshot,
};

/// How many temporary names are tried.
const MOST_PARTS: u32 = 100;

/// Files SQLite may keep beside a database and reads with it.
const BESIDE: [&str; 3] = ["-wal", "-shm", "-journal"];

/// A finished backup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackedUp {
    /// The file.
    pub path: PathBuf,
    /// The size in bytes.
    pub bytes: u64,
}

/// A restored database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// The file.
    pub path: PathBuf,
    /// Where the previous database was moved, if there was one.
    pub kept: Option<PathBuf>,
    /// The backup, with what is wrong in it.
    pub backup: Inspected,
}

/// Copies the database at `from`, which may be in use, to the new file `to`, as it is at one moment. The copy
/// is checked and durable before it gets its name.
///
/// # Errors
/// `from` isn't a database of this program or is damaged, or `to` exists or cannot be written. No copy is left
/// then.
pub fn backup(from: &Path, to: &Path) -> Result<BackedUp, OpenError> {
    backup_with(from, to, &mut |_| {})
}

/// Like [`backup`], reporting progress.
///
/// # Errors
/// As [`backup`].
pub fn backup_with(from: &Path, to: &Path, report: &mut dyn FnMut(Progress)) -> Result<BackedUp, OpenError> {
    let (from, to) = (open::absolute(from)?, open::absolute(to)?);
    open::look(&to).map_err(|problem| problem.at(&to))?;
    if to.exists() {
        return Err(Problem::Exists.at(&to));
    }
    let stored = open::existing(&from).map_err(|problem| problem.at(&from))?;
    let mut part = Part::beside(&to).map_err(|problem| problem.at(&to))?;
    let bytes = write(&stored, &from, &part.path, report).map_err(|problem| problem.at(&to))?;
    // Unlike a rename, a link never replaces a file that appeared in the meantime.
    match fs::hard_link(&part.path, &to) {
        Ok(()) => {}
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            return Err(Problem::Exists.at(&to));
        }
        // The file system has no links.
        Err(_) => part.becomes(&to).map_err(|error| other(error).at(&to))?,
    }
    drop(part);
    sync_folder(&to).map_err(|error| other(error).at(&to))?;
    Ok(BackedUp { path: to, bytes })
}

/// Replaces the database `to`, which no one may be using, by a copy of the backup `from`. The previous database
/// is kept beside it, with the time `at` in its name.
///
/// # Errors
/// The backup isn't a database of this program, is of a newer version or damaged; another program is using the
/// database; or it cannot be written. Nothing is changed then.
pub fn restore(from: &Path, to: &Path, at: Timestamp) -> Result<Restored, OpenError> {
    let from = open::absolute(from)?;
    let backup = inspecting::inspect(&from)?;
    if let Some(damage) = backup.damage() {
        return Err(Problem::Corrupt(damage.to_string()).at(&from));
    }
    let path = open::absolute(to)?;
    let put = put(&from, &path, at).map_err(|problem| problem.at(&path));
    Ok(Restored { kept: put?, path, backup })
}

/// Returns where the previous database was moved.
fn put(from: &Path, to: &Path, at: Timestamp) -> Result<Option<PathBuf>, Problem> {
    open::look(to)?;
    if to.exists() && fs::canonicalize(to).map_err(other)? == fs::canonicalize(from).map_err(other)? {
        return Err(Problem::Other(anyhow!("the backup is the database itself")));
    }
    let claimed = open::claim(to)?;
    let stored = open::existing(from)?;
    let mut part = Part::beside(to)?;
    write(&stored, if to.exists() { to } else { from }, &part.path, &mut |_| {})?;
    drop(stored);
    owner::leave_to(&part.path, to).map_err(other)?;
    let kept = named(to, &format!(".before-restore-{}", at.strftime("%Y%m%dT%H%M%SZ")));
    if kept.exists() {
        return Err(Problem::Other(anyhow!("{} already exists", kept.display())));
    }
    // Left behind, SQLite would apply them to the new database. A claimed database has none that matter.
    if claimed.is_none() {
        for ending in BESIDE {
            move_if_there(&named(to, ending), &named(&kept, ending)).map_err(other)?;
        }
    }
    let there = to.exists();
    // With a link, a database is there at every moment, so no program that starts now creates a new one.
    if there && fs::hard_link(to, &kept).is_err() {
        fs::rename(to, &kept).map_err(other)?;
    }
    part.becomes(to).map_err(other)?;
    sync_folder(to).map_err(other)?;
    drop(claimed);
    Ok(there.then_some(kept))
}

/// Writes a copy into an empty file: checked, durable, and readable by those who may read `like`. Returns its
/// size in bytes.
fn write(
    stored: &Connection,
    like: &Path,
    to: &Path,
    report: &mut dyn FnMut(Progress),
) -> Result<u64, Problem> {
    let permissions = fs::metadata(like).map_err(other)?.permissions();
    fs::set_permissions(to, permissions).map_err(|error| Problem::CannotOpen(error.to_string()))?;
    let mut written = open::connect_existing(to)?;
    snapshot::copy_pages(stored, &mut written, report)?;
    // So that the copy is a single file wherever it is opened.
    written.pragma_update(None, "journal_mode", "DELETE")?;
    if let Some(fault) = integrity::of_file(&(&written).into(), report)?.first() {
        return Err(Problem::Corrupt(fault.to_string()));
    }
    written.close().map_err(|(_, error)| error)?;
    let file = File::open(to).map_err(other)?;
    file.sync_all().map_err(other)?;
    Ok(file.metadata().map_err(other)?.len())
}

/// A temporary file, deleted on drop unless it was renamed.
struct Part {
    path: PathBuf,
    /// Whether it was renamed. A file with the temporary name is then someone else's.
    whole: bool,
}

impl Part {
    /// Creates an empty one. Existing files with such a name are left alone: they may be an operator's own, or
    /// belong to an attempt that is still running.
    fn beside(whole: &Path) -> Result<Self, Problem> {
        for number in 1..=MOST_PARTS {
            let ending = if number == 1 { ".part".to_owned() } else { format!(".part{number}") };
            let path = named(whole, &ending);
            if BESIDE.iter().any(|ending| named(&path, ending).exists()) {
                continue;
            }
            match create_private(&path) {
                Ok(_) => return Ok(Self { path, whole: false }),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(Problem::CannotOpen(error.to_string())),
            }
        }
        Err(Problem::Other(anyhow!(
            "{} and similar files are left from earlier attempts",
            named(whole, ".part").display()
        )))
    }

    /// Renames it, replacing the file that has the name.
    fn becomes(&mut self, whole: &Path) -> io::Result<()> {
        fs::rename(&self.path, whole)?;
        self.whole = true;
        Ok(())
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        if !self.whole {
            remove(&self.path);
        }
    }
}

/// Creates a file that only its owner may read until it gets its permissions: a reader who opened it earlier
/// could read everything written later.
///
/// # Errors
/// It exists, or can't be created.
pub fn create_private(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Removes a database with what SQLite keeps beside it. Usually some of these files don't exist.
pub(crate) fn remove(path: &Path) {
    for path in std::iter::once(path.to_owned()).chain(BESIDE.map(|ending| named(path, ending))) {
        let _ = fs::remove_file(path);
    }
}

/// The path with a suffix.
pub(crate) fn named(path: &Path, more: &str) -> PathBuf {
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
pub(crate) fn sync_folder(of: &Path) -> io::Result<()> {
    match of.parent() {
        Some(folder) if cfg!(unix) => File::open(folder)?.sync_all(),
        _ => Ok(()),
    }
}

pub(crate) fn other(error: io::Error) -> Problem {
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
    fn a_copy_is_private_before_its_owner_is_set() {
        let folder = tempfile::tempdir().expect("a folder");
        let part = Part::beside(&folder.path().join("copy.db")).expect("made");
        let mode = fs::metadata(&part.path).expect("there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
}
