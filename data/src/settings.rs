//! The settings of players and servers. Without a row, the defaults apply.

use anyhow::Context as _;
use jiff::Timestamp;
use play::{GuildId, PlayerId, Preferences, ServerSettings};

use crate::{
    columns::Sql,
    known,
    row_by_row::read_each,
    sql::{self, Connection, OptionalExtension as _, Row},
};

/// Stores a player's settings.
pub(crate) fn set_preferences(
    connection: &Connection,
    player: PlayerId,
    preferences: Preferences,
    at: Timestamp,
) -> sql::Result<()> {
    known::player(connection, player, at)?;
    let Preferences { notice, confirm, theme, below, language, text } = preferences;
    connection
        .prepare_cached(
            "INSERT INTO preferences (player, notice, confirm, theme, below, language, text)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
             ON CONFLICT (player) DO UPDATE
             SET notice = ?2, confirm = ?3, theme = ?4, below = ?5, language = ?6, text = ?7",
        )?
        .execute((Sql(player), Sql(notice), confirm, theme.map(Sql), Sql(below), language.map(Sql), text))?;
    Ok(())
}

/// A player's settings, unless they are the defaults.
pub(crate) fn preferences(connection: &Connection, player: PlayerId) -> anyhow::Result<Option<Preferences>> {
    let chosen = connection
        .prepare_cached(
            "SELECT notice, confirm, theme, below, language, text FROM preferences WHERE player = ?1",
        )?
        .query_row([Sql(player)], |row| {
            Ok(Preferences {
                notice: row.get::<_, Sql<_>>(0)?.0,
                confirm: row.get(1)?,
                theme: row.get::<_, Option<Sql<_>>>(2)?.map(|theme| theme.0),
                below: row.get::<_, Sql<_>>(3)?.0,
                language: row.get::<_, Option<Sql<_>>>(4)?.map(|language| language.0),
                text: row.get(5)?,
            })
        })
        .optional()?;
    Ok(chosen)
}

/// Stores a server's settings.
pub(crate) fn set_server_settings(
    connection: &Connection,
    guild: GuildId,
    settings: ServerSettings,
    at: Timestamp,
) -> sql::Result<()> {
    known::guild(connection, guild, at)?;
    let ServerSettings { clock, away_days, language, theme, text, threads, games, challenges } = settings;
    connection
        .prepare_cached(
            "INSERT INTO server_settings (guild, clock, away_days, language, theme, text, threads, games, challenges)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
             ON CONFLICT (guild) DO UPDATE
             SET clock = ?2, away_days = ?3, language = ?4, theme = ?5, text = ?6, threads = ?7, games = ?8,
                 challenges = ?9",
        )?
        .execute((
            Sql(guild),
            Sql(clock),
            away_days,
            language.map(Sql),
            Sql(theme),
            text,
            Sql(threads),
            games,
            challenges,
        ))?;
    Ok(())
}

/// A server's settings, unless they are the defaults.
pub(crate) fn server_settings(
    connection: &Connection,
    guild: GuildId,
) -> anyhow::Result<Option<ServerSettings>> {
    let chosen = connection
        .prepare_cached(&format!("SELECT {SERVER_SETTINGS} FROM server_settings WHERE guild = ?1"))?
        .query_row([Sql(guild)], read_server_settings)
        .optional()?;
    Ok(chosen)
}

/// The settings of all servers.
pub(crate) fn all_server_settings(
    connection: &Connection,
) -> anyhow::Result<Vec<anyhow::Result<ServerSettings>>> {
    read_each(connection, &format!("SELECT {SERVER_SETTINGS}, guild FROM server_settings"), (), |row| {
        let guild = row.get::<_, i64>(8)?.cast_unsigned();
        read_server_settings(row).with_context(|| format!("can't read the settings of server {guild}"))
    })
}

/// The columns of a server's settings.
const SERVER_SETTINGS: &str = "clock, away_days, language, theme, text, threads, games, challenges";

fn read_server_settings(row: &Row<'_>) -> sql::Result<ServerSettings> {
    Ok(ServerSettings {
        clock: row.get::<_, Sql<_>>(0)?.0,
        away_days: row.get(1)?,
        language: row.get::<_, Option<Sql<_>>>(2)?.map(|language| language.0),
        theme: row.get::<_, Sql<_>>(3)?.0,
        text: row.get(4)?,
        threads: row.get::<_, Sql<_>>(5)?.0,
        games: row.get(6)?,
        challenges: row.get(7)?,
    })
}
