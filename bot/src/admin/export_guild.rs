//! `dara export-guild`: exports everything stored about a server.

use std::{
    fs::{self, File},
    io::{self, Write as _},
    path::Path,
};

use anyhow::{Context as _, bail};
use play::GuildId;

use crate::{Database, admin::say::say};

/// Writes everything stored about a server, whose members may play meanwhile, as JSON: to a new file that only its
/// owner can read, or to standard output. Changes nothing in the database.
///
/// # Errors
///
/// The database can't be read, nothing is stored about the server, or the file exists or can't be written. Then no
/// new file is left.
pub fn export_guild(database: &Database, guild: GuildId, to: Option<&Path>) -> anyhow::Result<()> {
    let exported = match database {
        Database::File(path) => data::export_guild(path, guild)?,
        Database::Server(url) => data::export_guild_of_server(url, guild)?,
    };
    let shown = database.absolute();
    let Some(data) = exported else { bail!("{shown}: no data of server {guild}") };
    let json = serde_json::to_string_pretty(&data).context("writing JSON")?;
    let Some(to) = to else {
        return writeln!(io::stdout(), "{json}").context("writing to standard output");
    };
    // It holds what members did and their names. An existing file is never overwritten.
    let written = data::create_private(to)
        .with_context(|| format!("can't create {}; nothing was written", to.display()))?;
    if let Err(error) = write(written, &json) {
        // Part of it could be taken for all.
        let left = if fs::remove_file(to).is_ok() { "" } else { ", and an incomplete file is left there" };
        return Err(error).context(format!("can't write {}{left}", to.display()));
    }
    say(format_args!("{shown}: all data of server {guild} was written to {}.", to.display()));
    Ok(())
}

fn write(mut file: File, json: &str) -> io::Result<()> {
    writeln!(file, "{json}")?;
    file.sync_all()
}
