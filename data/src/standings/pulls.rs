//! What is left to do of a closed season: ratings that are still to be pulled to the mean.
//!
//! Closing a season notes a pull for each rating. They are done a few at a time, so that no player waits for a
//! large server's season; who ends a game before their turn comes is pulled first. Until all are done, leaderboards
//! show both kinds of ratings. What a crash leaves is done at the next start, or by another worker.

use jiff::Timestamp;
use play::{
    GuildId, PlayerId,
    ratings::{Category, Entry, Pool, mean, pulled},
    standings::Period,
};
use rusqlite::TransactionBehavior;

use super::rated::entry;
use crate::{
    Problem,
    columns::Sql,
    sql::{self, Connection, OptionalExtension as _},
};

/// How many ratings are pulled in one transaction.
const STEP: usize = 200;

/// Notes a pull for each rating of a server.
pub(super) fn note(connection: &Connection, guild: GuildId, closed: Timestamp) -> anyhow::Result<()> {
    for category in Category::all() {
        let pool = whole(connection, guild, category)?;
        if pool.is_empty() {
            continue;
        }
        connection
            .prepare_cached(
                "INSERT INTO season_pulls (guild, category, player, mean, closed)
                 SELECT guild, category, player, ?3, ?4 FROM ratings WHERE guild = ?1 AND category = ?2",
            )?
            .execute((Sql(guild), Sql(category), mean(&pool), Sql(closed)))?;
    }
    Ok(())
}

/// Does the next few pulls of a server. Returns whether there were any.
pub(crate) fn step(connection: &Connection, guild: GuildId) -> anyhow::Result<bool> {
    let mut statement =
        connection.prepare_cached("SELECT category, player FROM season_pulls WHERE guild = ?1 LIMIT ?2")?;
    let next = statement.query_map((Sql(guild), Sql(STEP)), |row| {
        Ok((row.get::<_, Sql<Category>>(0)?.0, row.get::<_, Sql<PlayerId>>(1)?.0))
    })?;
    let next: Vec<_> = next.collect::<Result<_, _>>()?;
    for &(category, player) in &next {
        of_player(connection, guild, category, player)?;
    }
    Ok(!next.is_empty())
}

/// Does all pulls that a program left when it ended.
pub(crate) fn finish(connection: &mut rusqlite::Connection) -> Result<(), Problem> {
    loop {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        if !step_anywhere(&(&*transaction).into()).map_err(Problem::Other)? {
            return Ok(());
        }
        transaction.commit()?;
    }
}

/// Does the next few pulls of any server. Returns whether there were any.
pub(crate) fn step_anywhere(connection: &Connection) -> anyhow::Result<bool> {
    let mut statement = connection.prepare_cached("SELECT guild FROM season_pulls LIMIT 1")?;
    let next = statement.query_row((), |row| row.get(0)).optional()?;
    let Some(Sql(guild)) = next else { return Ok(false) };
    step(connection, guild)
}

/// Whether there are pulls to do in any server: then ratings aren't yet what games and seasons make them.
pub(super) fn are_left(connection: &Connection) -> sql::Result<bool> {
    connection.query_row("SELECT EXISTS (SELECT 1 FROM season_pulls)", (), |row| row.get(0))
}

/// Pulls a player's rating now, if that is still to be done; also on leaderboards of the periods in which the
/// season closed.
pub(super) fn of_player(
    connection: &Connection,
    guild: GuildId,
    category: Category,
    player: PlayerId,
) -> anyhow::Result<()> {
    let whose = (Sql(guild), Sql(category), Sql(player));
    let noted = connection
        .prepare_cached(
            "DELETE FROM season_pulls WHERE guild = ?1 AND category = ?2 AND player = ?3 RETURNING mean, closed",
        )?
        .query_row(whose, |row| Ok((row.get(0)?, row.get::<_, Sql<Timestamp>>(1)?.0)))
        .optional()?;
    let Some((mean, closed)) = noted else { return Ok(()) };
    let rated = connection
        .prepare_cached(
            "SELECT rating, deviation, volatility, games, since FROM ratings
             WHERE guild = ?1 AND category = ?2 AND player = ?3",
        )?
        .query_row(whose, |row| Ok(entry(row, 0)))
        .optional()?
        .transpose()?;
    let Some(rated) = rated else { return Ok(()) };
    write(connection, guild, category, player, pulled(category.form(), rated, mean, closed))
}

/// Writes a rating as a season left it, and its places on leaderboards of the periods in which that closed.
pub(super) fn write(
    connection: &Connection,
    guild: GuildId,
    category: Category,
    player: PlayerId,
    Entry { rating, since, .. }: Entry,
) -> anyhow::Result<()> {
    let [ever, year, month] = Period::all_at(since).map(Sql);
    let (guild, category, player) = (Sql(guild), Sql(category), Sql(player));
    let (value, deviation, volatility) = (rating.value(), rating.deviation(), rating.volatility());
    connection
        .prepare_cached(
            "UPDATE ratings SET rating = ?4, deviation = ?5, volatility = ?6, since = ?7
             WHERE guild = ?1 AND category = ?2 AND player = ?3",
        )?
        .execute((guild, category, player, value, deviation, volatility, Sql(since)))?;
    let rank = rating.rank();
    connection
        .prepare_cached(
            "UPDATE standings SET rating = ?4, deviation = ?5, volatility = ?6, rank = ?7
             WHERE guild = ?1 AND category = ?2 AND player = ?3 AND period IN (?8, ?9, ?10)",
        )?
        .execute((guild, category, player, value, deviation, volatility, rank, ever, year, month))?;
    Ok(())
}

/// All ratings of a server in one category.
pub(super) fn whole(connection: &Connection, guild: GuildId, category: Category) -> anyhow::Result<Pool> {
    let mut statement = connection.prepare_cached(
        "SELECT rating, deviation, volatility, games, since, player FROM ratings WHERE guild = ?1 AND category = ?2",
    )?;
    let rows = statement.query_map((Sql(guild), Sql(category)), |row| {
        Ok((row.get::<_, Sql<PlayerId>>(5)?.0, entry(row, 0)))
    })?;
    let mut pool = Pool::new();
    for row in rows {
        let (player, entry) = row?;
        pool.insert(player, entry?);
    }
    Ok(pool)
}
