//! `dara check`: checks the whole database.

use data::Inspected;

use crate::{
    Database,
    admin::{progress::Shown, say::say},
};

/// Checks the database, which bots may use meanwhile, and prints what is wrong with it. Changes nothing.
///
/// # Errors
///
/// Something is wrong with it, or it can't be read.
pub fn check(database: &Database) -> anyhow::Result<()> {
    let (inspected, intact) = {
        let mut shown = Shown::on_stderr();
        let report = &mut |progress| shown.report(progress);
        match database {
            Database::File(path) => (data::inspect_with(path, report)?, "the file is intact, "),
            // The server looks after its files and references itself.
            Database::Server(url) => (data::inspect_server(url, report)?, ""),
        }
    };
    say(report(&inspected, intact));
    match inspected.faults.len() {
        0 => Ok(()),
        1 => anyhow::bail!("1 problem found"),
        faults => anyhow::bail!("{faults} problems found"),
    }
}

/// The result, for the operator. `intact` is what else is right if nothing is wrong.
fn report(inspected: &Inspected, intact: &str) -> String {
    let Inspected { database, schema, bytes, games, faults } = inspected;
    let size = size(*bytes);
    let mut report = format!("{database}: schema {schema}, {size}");
    if *schema < data::latest_schema() {
        report.push_str(" (as this version of the bot would migrate it)");
    }
    if faults.is_empty() {
        let games = if *games == 1 { "1 game".to_owned() } else { format!("{games} games") };
        return format!("{report}. No problems found: {intact}{games} replayed, all ratings correct.");
    }
    let faults = faults.iter().map(|fault| format!("\n- {fault}"));
    report + "." + &faults.collect::<String>()
}

/// A size in words, like `1.2 MB`.
pub(crate) fn size(bytes: u64) -> String {
    match bytes {
        0..1_000 => format!("{bytes} B"),
        1_000..1_000_000 => format!("{} kB", bytes / 1_000),
        _ => format!("{}.{} MB", bytes / 1_000_000, bytes % 1_000_000 / 100_000),
    }
}

#[cfg(test)]
mod tests {
    use data::Fault;

    use super::*;

    #[test]
    fn every_fault_is_reported() {
        let schema = data::latest_schema();
        let whole = Inspected {
            database: "/dara.db".to_owned(),
            schema,
            bytes: 1_234_567,
            games: 1,
            faults: Vec::new(),
        };
        let report = |inspected: &Inspected| report(inspected, "the file is intact, ");
        let said = report(&whole);
        assert_eq!(
            said,
            format!(
                "/dara.db: schema {schema}, 1.2 MB. No problems found: the file is intact, 1 game replayed, \
                 all ratings correct."
            )
        );
        let old = Inspected { schema: 1, games: 2, bytes: 4_096, ..whole.clone() };
        assert!(report(&old).contains("schema 1, 4 kB (as this version"), "{}", report(&old));
        let faults = vec![Fault::File("a page".to_owned()), Fault::Row("a timer".to_owned())];
        let damaged = Inspected { faults, ..whole };
        let lines = ["1.2 MB.", "- damaged file: a page", "- a timer"].join("\n");
        assert!(report(&damaged).ends_with(&lines), "{}", report(&damaged));
    }
}
