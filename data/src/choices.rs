//! What players and servers have chosen. Who has chosen nothing has no row.

use anyhow::Context as _;
use jiff::Timestamp;
use play::{GuildId, House, PlayerId, Preferences};
use rusqlite::{Connection, OptionalExtension as _, Row};

use crate::{columns::Sql, each::each, known};

/// Stores what a player has chosen.
pub(crate) fn set_preferences(
    connection: &Connection,
    player: PlayerId,
    preferences: Preferences,
    at: Timestamp,
) -> rusqlite::Result<()> {
    known::player(connection, player, at)?;
    connection
        .prepare_cached(
            "INSERT INTO preferences (player, notice, confirm) VALUES (?1, ?2, ?3)
             ON CONFLICT (player) DO UPDATE SET notice = ?2, confirm = ?3",
        )?
        .execute((Sql(player), Sql(preferences.notice), preferences.confirm))?;
    Ok(())
}

/// What a player has chosen.
pub(crate) fn preferences(connection: &Connection, player: PlayerId) -> anyhow::Result<Option<Preferences>> {
    let chosen = connection
        .prepare_cached("SELECT notice, confirm FROM preferences WHERE player = ?1")?
        .query_row([Sql(player)], |row| {
            Ok(Preferences { notice: row.get::<_, Sql<_>>(0)?.0, confirm: row.get(1)? })
        })
        .optional()?;
    Ok(chosen)
}

/// Stores what a server has chosen.
pub(crate) fn set_house(
    connection: &Connection,
    guild: GuildId,
    house: House,
    at: Timestamp,
) -> rusqlite::Result<()> {
    known::guild(connection, guild, at)?;
    connection
        .prepare_cached(
            "INSERT INTO houses (guild, clock, away_days, language) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (guild) DO UPDATE SET clock = ?2, away_days = ?3, language = ?4",
        )?
        .execute((Sql(guild), Sql(house.clock), house.away_days, house.language.map(Sql)))?;
    Ok(())
}

/// What a server has chosen.
pub(crate) fn house(connection: &Connection, guild: GuildId) -> anyhow::Result<Option<House>> {
    let chosen = connection
        .prepare_cached("SELECT clock, away_days, language FROM houses WHERE guild = ?1")?
        .query_row([Sql(guild)], read_house)
        .optional()?;
    Ok(chosen)
}

/// What all servers have chosen, each by itself.
pub(crate) fn houses(connection: &Connection) -> anyhow::Result<Vec<anyhow::Result<House>>> {
    each(connection, "SELECT clock, away_days, language, guild FROM houses", (), |row| {
        let guild = row.get::<_, i64>(3)?.cast_unsigned();
        read_house(row).with_context(|| format!("what server {guild} has chosen cannot be read"))
    })
}

fn read_house(row: &Row<'_>) -> rusqlite::Result<House> {
    let language = row.get::<_, Option<Sql<_>>>(2)?.map(|language| language.0);
    Ok(House { clock: row.get::<_, Sql<_>>(0)?.0, away_days: row.get(1)?, language })
}
