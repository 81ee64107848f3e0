//! Seasons. Closing one keeps its leaderboards and pulls ratings halfway to the mean.

use jiff::Timestamp;
use play::{
    GuildId, PlayerId,
    moderation::{LogEntry, ModeratorAction},
    ratings::{Category, Entry, Pool, close_season},
    standings::{Period, Placed, Season},
};
use rusqlite::Connection;

use super::{
    finishing::{entry, rating},
    ladders,
};
use crate::{CommitError, columns::Sql, in_bulk, moderation_log};

/// Closes a server's season. Stale if `number` is not the current season.
pub(crate) fn close(
    connection: &Connection,
    guild: GuildId,
    number: u32,
    by: PlayerId,
    at: Timestamp,
) -> Result<(), CommitError> {
    if running(connection, guild)? != number {
        return Err(CommitError::Stale);
    }
    moderation_log::insert(
        connection,
        &LogEntry { guild, by, at, action: ModeratorAction::ClosedSeason { season: number }, reason: None },
    )?;
    connection
        .prepare_cached(
            "INSERT INTO seasons (guild, number, after, closed, by)
             VALUES (?1, ?2, (SELECT coalesce(max(sequence), 0) FROM finished), ?3, ?4)",
        )?
        .execute((Sql(guild), number, Sql(at), Sql(by)))?;
    connection
        .prepare_cached(
            "INSERT INTO season_standings
             (guild, number, category, place, player, rating, deviation, volatility, games)
             SELECT guild, ?2, category,
                 row_number() OVER (PARTITION BY category ORDER BY step DESC, rank DESC, player),
                 player, rating, deviation, volatility, games
             FROM standings WHERE guild = ?1 AND period = ?3 AND listed AND games >= 5",
        )?
        .execute((Sql(guild), number, Sql(Period::AllTime)))?;
    in_bulk::with_large_cache(connection, |connection| Ok(pull(connection, guild, at)?))
}

/// The number of a server's current season, from 1.
pub(crate) fn running(connection: &Connection, guild: GuildId) -> anyhow::Result<u32> {
    let sql = "SELECT coalesce(max(number), 0) + 1 FROM seasons WHERE guild = ?1";
    Ok(connection.prepare_cached(sql)?.query_row([Sql(guild)], |row| row.get(0))?)
}

/// Whether a rated game ended in the current season of a server.
pub(crate) fn is_played(connection: &Connection, guild: GuildId) -> anyhow::Result<bool> {
    Ok(connection.prepare_cached(IS_PLAYED)?.query_row([Sql(guild)], |row| row.get(0))?)
}

const IS_PLAYED: &str = "SELECT EXISTS (
    SELECT 1 FROM finished WHERE guild = ?1 AND rated
    AND sequence > (SELECT coalesce(max(after), 0) FROM seasons WHERE guild = ?1)
)";

/// The closed seasons of a server, the oldest first.
pub(crate) fn closed(connection: &Connection, guild: GuildId) -> anyhow::Result<Vec<Season>> {
    let mut statement = connection
        .prepare_cached("SELECT number, closed, by FROM seasons WHERE guild = ?1 ORDER BY number")?;
    let seasons = statement.query_map([Sql(guild)], |row| {
        let (closed, by) = (row.get::<_, Sql<_>>(1)?.0, row.get::<_, Sql<_>>(2)?.0);
        Ok(Season { number: row.get(0)?, closed, by })
    })?;
    Ok(seasons.collect::<Result<_, _>>()?)
}

/// At most `limit` lines of a leaderboard as a season left it, from `place` on. Players who have opted out or
/// left since are skipped.
pub(crate) fn standings(
    connection: &Connection,
    guild: GuildId,
    number: u32,
    category: Category,
    place: usize,
    limit: usize,
) -> anyhow::Result<Vec<Placed>> {
    let mut statement = connection.prepare_cached(STANDINGS)?;
    let mut rows = statement.query((Sql(guild), number, Sql(category), Sql(place), Sql(limit)))?;
    let mut placed = Vec::new();
    while let Some(row) = rows.next()? {
        placed.push(Placed {
            place: usize::try_from(row.get::<_, i64>(6)?)?,
            player: row.get::<_, Sql<_>>(0)?.0,
            rating: rating(row, 1)?,
            games: row.get(4)?,
            name: row.get(5)?,
        });
    }
    Ok(placed)
}

const STANDINGS: &str = "SELECT season_standings.player, rating, deviation, volatility, games, name, place
    FROM season_standings
    LEFT JOIN members ON members.guild = ?1 AND members.player = season_standings.player
    WHERE season_standings.guild = ?1 AND number = ?2 AND category = ?3 AND place >= ?4
    AND NOT coalesce(unlisted OR gone, FALSE) ORDER BY place LIMIT ?5";

/// Pulls all ratings of a server to the mean, as closing its season does; also on leaderboards of the current
/// periods.
pub(crate) fn pull(connection: &Connection, guild: GuildId, closed: Timestamp) -> anyhow::Result<()> {
    for category in Category::all() {
        let mut pool = whole(connection, guild, category)?;
        if pool.is_empty() {
            continue;
        }
        close_season(category.form(), &mut pool, closed);
        in_bulk::while_triggers_rest(connection, || write(connection, guild, category, pool, closed))?;
        for period in Period::all_at(closed) {
            ladders::count_anew(connection, guild, category, period)?;
        }
    }
    Ok(())
}

/// Writes the ratings of a category, and their places on leaderboards of the current periods.
fn write(
    connection: &Connection,
    guild: GuildId,
    category: Category,
    pool: Pool,
    closed: Timestamp,
) -> anyhow::Result<()> {
    let mut rate = connection.prepare_cached(
        "UPDATE ratings SET rating = ?4, deviation = ?5, volatility = ?6, since = ?7
         WHERE guild = ?1 AND category = ?2 AND player = ?3",
    )?;
    let mut place = connection.prepare_cached(
        "UPDATE standings SET rating = ?4, deviation = ?5, volatility = ?6, rank = ?7
         WHERE guild = ?1 AND category = ?2 AND player = ?3 AND period IN (?8, ?9, ?10)",
    )?;
    for (player, Entry { rating, since, .. }) in pool {
        let (guild, category, player) = (Sql(guild), Sql(category), Sql(player));
        let (value, deviation, volatility) = (rating.value(), rating.deviation(), rating.volatility());
        rate.execute((guild, category, player, value, deviation, volatility, Sql(since)))?;
        let [ever, year, month] = Period::all_at(closed).map(Sql);
        let rank = rating.rank();
        place.execute((guild, category, player, value, deviation, volatility, rank, ever, year, month))?;
    }
    Ok(())
}

fn whole(connection: &Connection, guild: GuildId, category: Category) -> anyhow::Result<Pool> {
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

/// All closed seasons: after which game, in which server, the number, and when.
pub(crate) fn all(connection: &Connection) -> anyhow::Result<Vec<(i64, GuildId, u32, Timestamp)>> {
    let mut statement = connection.prepare("SELECT after, guild, number, closed FROM seasons")?;
    let seasons = statement.query_map((), |row| {
        Ok((row.get(0)?, row.get::<_, Sql<_>>(1)?.0, row.get(2)?, row.get::<_, Sql<_>>(3)?.0))
    })?;
    Ok(seasons.collect::<Result<_, _>>()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::migrations;

    #[test]
    fn the_games_of_a_season_are_found_among_all() {
        let plan = migrations::plan(&migrations::sample(), IS_PLAYED);
        assert!(plan.iter().any(|step| step.contains("finished_by_guild")), "{plan:?}");
    }
}
