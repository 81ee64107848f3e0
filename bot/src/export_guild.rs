//! `dara export-guild`: an operator hands over all that is stored of a server.

use std::{io::Write as _, path::Path};

use anyhow::{Context as _, bail};
use data::Store;
use play::GuildId;

/// Writes all that is stored of a server in the database at `path`, as JSON: to a new file, or else to standard output.
///
/// # Errors
/// The database cannot be used, or another program uses it; nothing is stored of the server; the file is there already or cannot
/// be written.
pub async fn export_guild(path: &Path, guild: GuildId, to: Option<&Path>) -> anyhow::Result<()> {
    let store = Store::open_alone(path)?;
    let exported = store.export_guild(guild).context("reading what is stored of the server");
    let file = store.path().display().to_string();
    store.close().await;
    let Some(data) = exported? else { bail!("{file}: nothing is stored of the server {guild}") };
    let json = serde_json::to_string_pretty(&data).context("writing JSON")?;
    match to {
        Some(to) => {
            // What is there already is not to be lost.
            let mut written = std::fs::File::create_new(to)
                .with_context(|| format!("{} cannot be made; nothing was written", to.display()))?;
            writeln!(written, "{json}").with_context(|| format!("writing {}", to.display()))?;
            written.sync_all().with_context(|| format!("writing {}", to.display()))?;
            #[expect(clippy::print_stdout, reason = "the operator asked for it")]
            {
                println!("{file}: all that is stored of the server {guild} was written to {}.", to.display());
            }
        }
        None => writeln!(std::io::stdout(), "{json}").context("writing to standard output")?,
    }
    Ok(())
}
