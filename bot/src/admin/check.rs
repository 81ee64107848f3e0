//! `dara check`: checks the whole database.

use std::path::Path;

use data::Inspected;

use crate::admin::progress::Shown;

/// Checks the database at `path`, which the bot may use meanwhile, and prints what is wrong with it. Changes nothing.
///
/// # Errors
///
/// Something is wrong with it, or it can't be read.
pub fn check(path: &Path) -> anyhow::Result<()> {
    let inspected = {
        let mut shown = Shown::on_stderr();
        data::inspect_with(path, &mut |progress| shown.report(progress))?
    };
    #[expect(clippy::print_stdout, reason = "the operator asked for it")]
    {
        println!("{}", report(&inspected));
    }
    match inspected.faults.len() {
        0 => Ok(()),
        1 => anyhow::bail!("1 problem found"),
        faults => anyhow::bail!("{faults} problems found"),
    }
}

/// The result, for the operator.
fn report(inspected: &Inspected) -> String {
    let Inspected { path, schema, bytes, games, faults } = inspected;
    let path = path.display();
    let size = size(*bytes);
    let mut report = format!("{path}: schema {schema}, {size}");
    if *schema < data::latest_schema() {
        report.push_str(" (as this version of the bot would migrate it)");
    }
    if faults.is_empty() {
        let games = if *games == 1 { "1 game".to_owned() } else { format!("{games} games") };
        return format!(
            "{report}. No problems found: the file is intact, {games} replayed, all ratings correct."
        );
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
        let whole =
            Inspected { path: "/dara.db".into(), schema, bytes: 1_234_567, games: 1, faults: Vec::new() };
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
