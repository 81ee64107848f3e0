//! `dara backup`: copies the database while the bot uses it.

use std::path::Path;

use crate::admin::{check::size, progress::Shown};

/// Copies the database at `path` to the new file `to`, as it is at one moment, checks the copy, and prints where it
/// is.
///
/// # Errors
///
/// The database can't be read, or the file can't be written or exists already. Then there is no copy.
pub fn backup(path: &Path, to: &Path) -> anyhow::Result<()> {
    let made = {
        let mut shown = Shown::on_stderr();
        data::backup_with(path, to, &mut |progress| shown.report(progress))?
    };
    #[expect(clippy::print_stdout, reason = "the operator asked for it")]
    {
        println!("{}: a backup of {}, checked", made.path.display(), size(made.bytes));
    }
    Ok(())
}
