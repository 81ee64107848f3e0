//! `dara backup`: copies the database while the bot uses it.

use std::path::Path;

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
    let path = match database {
        Database::File(path) => path,
        Database::Server(url) => {
            return Err(Usage(format!(
                "{url} is on a server, whose own tools make backups: pg_basebackup with continuous archiving, so that \
                 nothing is lost, or pg_dump -Fc. To check one, restore it to another database and run `dara check` \
                 with that one's address in DATABASE_URL"
            ))
            .into());
        }
    };
    let made = {
        let mut shown = Shown::on_stderr();
        data::backup_with(path, to, &mut |progress| shown.report(progress))?
    };
    say(format_args!("{}: a backup of {}, checked", made.path.display(), size(made.bytes)));
    Ok(())
}
