//! `dara backup`: copies the database while the bot uses it.

use std::path::{Path, PathBuf};

use data::BackedUp;

use crate::{
    Database,
    admin::{check::size, progress::Shown, say::say, usage::Usage},
};

/// Copies the database to the new file `to`, as it is at one moment, checks the copy, and prints where it is.
///
/// # Errors
///
/// The database can't be read, or the file can't be written or exists already. Then there is no copy. A server's
/// database is copied by its own tools.
pub fn backup(database: &Database, to: &Path) -> anyhow::Result<()> {
    let made = copy(file(database)?, to)?;
    say(format_args!("{}: a backup of {}, checked", made.path.display(), size(made.bytes)));
    Ok(())
}

/// The database file.
///
/// # Errors
///
/// The database is on a server.
pub(super) fn file(database: &Database) -> Result<&PathBuf, Usage> {
    match database {
        Database::File(path) => Ok(path),
        Database::Server(url) => Err(Usage(format!(
            "{url} is on a server, whose own tools make backups: pg_basebackup with continuous archiving, so that \
             nothing is lost, or pg_dump -Fc. To check one, restore it to another database and run `dara check` \
             with that one's address in DATABASE_URL"
        ))),
    }
}

/// Copies a database file, showing how far it is.
pub(super) fn copy(from: &Path, to: &Path) -> anyhow::Result<BackedUp> {
    let mut shown = Shown::on_stderr();
    Ok(data::backup_with(from, to, &mut |progress| shown.report(progress))?)
}
