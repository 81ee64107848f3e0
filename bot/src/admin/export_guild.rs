//! `dara export-guild`: an operator hands over all that is stored of a server.

use std::{
    fs::{self, File},
    io::{self, Write as _},
    path::Path,
};

use anyhow::{Context as _, bail};
use play::GuildId;

/// Writes all that is stored of a server in the database at `path`, which the bot may use meanwhile, as JSON: to a new file that
/// nobody else may read, or else to standard output. Nothing in the database is changed.
///
/// # Errors
/// The database cannot be read; nothing is stored of the server; the file is there already or cannot be written. Then there is none
/// that was not there before.
pub fn export_guild(path: &Path, guild: GuildId, to: Option<&Path>) -> anyhow::Result<()> {
    let exported = data::export_guild(path, guild)?;
    let file = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let file = file.display();
    let Some(data) = exported else { bail!("{file}: nothing is stored of the server {guild}") };
    let json = serde_json::to_string_pretty(&data).context("writing JSON")?;
    let Some(to) = to else {
        return writeln!(io::stdout(), "{json}").context("writing to standard output");
    };
    // What is there already is not to be lost.
    let written =
        create(to).with_context(|| format!("{} cannot be made; nothing was written", to.display()))?;
    if let Err(error) = write(written, &json) {
        // A part of it would be taken for all.
        let left = if fs::remove_file(to).is_ok() { "" } else { ", and a part of it is left there" };
        return Err(error).context(format!("{} cannot be written{left}", to.display()));
    }
    #[expect(clippy::print_stdout, reason = "the operator asked for it")]
    {
        println!("{file}: all that is stored of the server {guild} was written to {}.", to.display());
    }
    Ok(())
}

/// A new file for what members have done and are called: whoever made it gives it to whom he wants.
fn create(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn write(mut file: File, json: &str) -> io::Result<()> {
    writeln!(file, "{json}")?;
    file.sync_all()
}
