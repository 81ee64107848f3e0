//! Lets only one process run on a database: the bot, or a command that changes data. Games would survive two bots,
//! but both would post the announcements, a newer one could change the schema under an older one, and a command could
//! replace the file under a running bot.
//!
//! Commands that only read need no lock. The database's own locks don't help: they don't exist while it is missing or
//! damaged, or while no one has it open.

use std::{
    ffi::OsString,
    fs::{File, TryLockError},
    io,
    path::{Path, PathBuf},
};

use anyhow::bail;
use data::Store;

/// The right to run on a database. The system releases it when the process dies.
#[derive(Debug)]
pub(crate) struct Alone {
    /// `None` where files can't be locked: the bot runs anyway.
    _locked: Option<File>,
}

impl Alone {
    /// Takes the lock, if it is free.
    pub(crate) fn on(database: &Path) -> anyhow::Result<Self> {
        let file = match open(&beside(database), database) {
            Ok(file) => file,
            Err(error) => {
                // Opening the database will report what is wrong with the folder, in better words.
                tracing::debug!("can't lock the database against other bots: {error}");
                return Ok(Self { _locked: None });
            }
        };
        match file.try_lock() {
            Ok(()) => Ok(Self { _locked: Some(file) }),
            Err(TryLockError::WouldBlock) => bail!(
                "another bot is using the database {}, or a command is changing it: stop it first, or set another path \
                 (DATABASE_PATH)",
                database.display()
            ),
            Err(TryLockError::Error(error)) => {
                tracing::warn!("nothing keeps another bot from the same database: {error}");
                Ok(Self { _locked: None })
            }
        }
    }

    /// Takes the lock for a command that changes an existing database, and opens it. The first value holds the lock.
    pub(crate) fn to_change(database: &Path) -> anyhow::Result<(Self, Store)> {
        // A missing database stays missing, and the store reports it.
        let alone = if database.exists() { Self::on(database)? } else { Self { _locked: None } };
        Ok((alone, Store::open_alone(database)?))
    }
}

/// The file to lock, created if needed.
fn open(path: &Path, database: &Path) -> io::Result<File> {
    match File::options().write(true).create_new(true).open(path) {
        Ok(file) => {
            // If root creates it for a command, the bot must still be able to lock it later.
            if let Err(error) = data::leave_to(path, database) {
                tracing::debug!("the lock of the database stays whose it is: {error}");
            }
            Ok(file)
        }
        // Read access is enough to lock it, except over a network.
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            File::options().write(true).open(path).or_else(|_| File::open(path))
        }
        Err(error) => Err(error),
    }
}

/// The lock file; SQLite has locks of its own on the database.
fn beside(database: &Path) -> PathBuf {
    let mut name = OsString::from(database);
    name.push("-bot");
    name.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_second_is_refused_until_the_first_is_gone() {
        let folder = tempfile::tempdir().unwrap();
        let (database, other) = (folder.path().join("dara.db"), folder.path().join("other.db"));
        let first = Alone::on(&database).unwrap();
        let refused = Alone::on(&database).unwrap_err().to_string();
        assert!(refused.starts_with("another bot is using the database "), "{refused}");
        assert!(refused.contains("dara.db, or a command is changing it: stop it first"), "{refused}");
        Alone::on(&other).unwrap();
        drop(first);
        Alone::on(&database).unwrap();
        // A missing folder is reported when the database is opened.
        Alone::on(&folder.path().join("nowhere/dara.db")).unwrap();
    }

    #[tokio::test]
    async fn no_bot_starts_while_a_command_changes_the_database() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("dara.db");
        assert!(Alone::to_change(&database).is_err());
        assert_eq!(folder.path().read_dir().unwrap().count(), 0, "nothing is made where no database is");
        Store::open(&database).unwrap().close().await;
        let (alone, store) = Alone::to_change(&database).unwrap();
        assert!(Alone::on(&database).is_err() && Alone::to_change(&database).is_err());
        store.close().await;
        assert!(Alone::on(&database).is_err(), "until the command is done");
        drop(alone);
        Alone::on(&database).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn a_lock_file_made_by_root_can_be_used_later() {
        use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, chown};
        const SOMEBODY: u32 = 10_001;
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("dara.db");
        // Only root can give files away.
        let is_root = chown(folder.path(), Some(SOMEBODY), None).is_ok();
        let first = Alone::on(&database).unwrap();
        let lock = std::fs::metadata(beside(&database)).unwrap();
        assert!(!is_root || lock.uid() == SOMEBODY);
        // It works with read access, too.
        std::fs::set_permissions(beside(&database), std::fs::Permissions::from_mode(0o444)).unwrap();
        assert!(Alone::on(&database).is_err());
        drop(first);
        let _again = Alone::on(&database).unwrap();
        assert!(Alone::on(&database).is_err());
    }
}
