//! `dara restore`: replaces the database by a backup.

use std::path::Path;

use data::Restored;
use jiff::Timestamp;

use crate::{
    Database,
    admin::{say::say, usage::Usage},
    app::instance_lock::Alone,
};

/// Replaces the database by a copy of the backup `from`, keeps the old one beside it, and prints what was done.
///
/// # Errors
///
/// The backup is damaged or of a newer version, or the database is in use or can't be written. Then nothing was
/// changed. A server's database is restored by its own tools.
pub fn restore(database: &Database, from: &Path, now: Timestamp) -> anyhow::Result<()> {
    let path = match database {
        Database::File(path) => path,
        Database::Server(url) => {
            return Err(Usage(format!(
                "{url} is on a server, whose own tools restore backups, such as pg_restore. To copy a file of the bot \
                 to an empty database there, run `dara migrate --from FILE`"
            ))
            .into());
        }
    };
    // A missing or damaged database has no locks of its own, but a bot may still run.
    let _alone = Alone::on(path)?;
    let restored = data::restore(from, path, now)?;
    say(report(&restored));
    Ok(())
}

/// What was done, for the operator.
fn report(restored: &Restored) -> String {
    let Restored { path, kept, backup } = restored;
    let kept = kept.as_ref().map(|kept| format!(" The old database is kept as {}.", kept.display()));
    let wrong = match backup.faults.len() {
        0 => String::new(),
        1 => " It has a problem: run `dara check`.".to_owned(),
        faults => format!(" It has {faults} problems: run `dara check`."),
    };
    let (path, from) = (path.display(), &backup.database);
    format!("{path}: restored from {from}.{}{wrong}", kept.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use data::{Fault, Inspected};

    use super::*;

    #[test]
    fn check_reports_contents_and_faults() {
        let backup = Inspected {
            database: "/backup.db".to_owned(),
            schema: 1,
            bytes: 1,
            games: 1,
            faults: Vec::new(),
        };
        let mut restored = Restored { path: "/dara.db".into(), kept: None, backup };
        assert_eq!(report(&restored), "/dara.db: restored from /backup.db.");
        restored.kept = Some("/dara.db.before".into());
        restored.backup.faults.push(Fault::Row("a timer".to_owned()));
        assert_eq!(
            report(&restored),
            "/dara.db: restored from /backup.db. The old database is kept as /dara.db.before. It has a problem: \
             run `dara check`."
        );
    }
}
