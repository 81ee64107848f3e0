//! `dara backup`: an operator has the database copied, while the bot uses it.

use std::path::Path;

use crate::admin::check::size;

/// Copies the database at `path` to the new file `to`, as everything stands at one moment, checks the copy, and prints where it is.
///
/// # Errors
/// The database cannot be read, or the file cannot be written or exists. Then there is no copy.
pub fn backup(path: &Path, to: &Path) -> anyhow::Result<()> {
    let made = data::backup(path, to)?;
    #[expect(clippy::print_stdout, reason = "the operator asked for it")]
    {
        println!("{}: a backup of {}, checked", made.path.display(), size(made.bytes));
    }
    Ok(())
}
