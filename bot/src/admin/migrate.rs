//! `dara migrate`: copies a whole database from a file to a server, or back.

use std::ffi::{OsStr, OsString};

use data::Transferred;

use crate::{
    Database,
    admin::{progress::Shown, say::say, usage::Usage},
    app::instance_lock::Alone,
};

/// Copies the database `from` to the empty database `to`, one a file and the other on a server, checks the copy, and
/// prints what it holds. Where one isn't named, it is the bot's own.
///
/// # Errors
///
/// One of them can't be used or is in use, or the copy isn't right. Nothing is copied then.
pub fn migrate(own: &Database, from: Option<OsString>, to: Option<OsString>) -> anyhow::Result<()> {
    if from.is_none() && to.is_none() {
        return Err(Usage(
            "name the database to copy with --from, to copy it to with --to, or both".to_owned(),
        )
        .into());
    }
    let [from, to] = [("--from", from), ("--to", to)].map(|(option, name)| match name {
        Some(name) => named(option, &name),
        None => Ok(own.clone()),
    });
    let [from, to] = [from?, to?];
    // A missing file has no locks of its own.
    let alone = |database: &Database| match database {
        Database::File(path) => Alone::on(path).map(Some),
        Database::Server(_) => Ok(None),
    };
    let _locks = [alone(&from)?, alone(&to)?];
    let copied = {
        let mut shown = Shown::on_stderr();
        data::transfer(&from, &to, &mut |progress| shown.report(progress))?
    };
    say(report(&copied, &from.absolute(), &to.absolute()));
    Ok(())
}

/// Reads a database's name. A wrong address isn't shown, since it can hold a password.
fn named(option: &str, name: &OsStr) -> anyhow::Result<Database> {
    let Some((_, address)) = name.to_str().and_then(|text| Some((text.split_once("://")?, text))) else {
        return Ok(Database::File(name.into()));
    };
    let url = address.parse().map_err(|why| Usage(format!("the address after {option} is wrong: {why}")))?;
    Ok(Database::Server(Box::new(url)))
}

/// The result, for the operator.
fn report(copied: &Transferred, from: &str, to: &str) -> String {
    let Transferred { rows, games, faults } = copied;
    let games = if *games == 1 { "1 game".to_owned() } else { format!("{games} games") };
    let copied = format!("{to}: copied from {from}. {rows} rows compared, {games} replayed");
    match faults.len() {
        0 => format!("{copied}, all ratings correct."),
        1 => format!("{copied}. The original has a problem, which was copied: run `dara check`."),
        faults => {
            format!("{copied}. The original has {faults} problems, which were copied: run `dara check`.")
        }
    }
}

#[cfg(test)]
mod tests {
    use data::Fault;

    use super::*;

    #[test]
    fn a_database_is_a_file_or_an_address_whose_password_is_never_shown() {
        let read = |name: &str| named("--to", name.as_ref());
        assert!(matches!(read("data/dara.db").unwrap(), Database::File(_)));
        assert_eq!(read("postgres://dara:s3cret@db/dara").unwrap().absolute(), "postgres://dara@db/dara");
        for wrong in ["postgres://dara:s3cret@db", "mysql://dara:s3cret@db/dara"] {
            let wrong = read(wrong).unwrap_err();
            let said = wrong.to_string();
            assert!(
                said.starts_with("the address after --to is wrong: ") && !said.contains("s3cret"),
                "{said}"
            );
            assert!(wrong.is::<Usage>());
        }
    }

    #[test]
    fn it_is_told_what_was_copied() {
        let mut copied = Transferred { rows: 9, games: 1, faults: Vec::new() };
        let said = report(&copied, "/dara.db", "postgres://dara@db/dara");
        assert_eq!(
            said,
            "postgres://dara@db/dara: copied from /dara.db. 9 rows compared, 1 game replayed, all ratings correct."
        );
        copied.faults = vec![Fault::Row("a timer".to_owned())];
        assert_eq!(
            report(&copied, "a", "b"),
            "b: copied from a. 9 rows compared, 1 game replayed. The original has a \
             problem, which was copied: run `dara check`."
        );
    }
}
