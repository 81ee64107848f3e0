//! Seasons. Closing one keeps its leaderboards and pulls ratings halfway to the mean.

use jiff::Timestamp;
use play::{
    GuildId, PlayerId,
    moderation::{LogEntry, ModeratorAction},
    ratings::{Category, close_season},
    standings::{Period, Placed, Season},
};

use super::{finishing, pulls, rank_counts, rated::rating};
use crate::{CommitError, columns::Sql, in_bulk, moderation_log, sql::Connection};

/// Closes a server's season, and notes which ratings are to be pulled. Stale if `number` is not the current season.
pub(crate) fn close(
    connection: &Connection,
    guild: GuildId,
    number: u32,
    by: PlayerId,
    at: Timestamp,
) -> Result<(), CommitError> {
    finishing::lock(connection, guild)?;
    if running(connection, guild)? != number {
        return Err(CommitError::Stale);
    }
    // A season can be closed again before the last one's pulls are done.
    while pulls::step(connection, guild)? {}
    moderation_log::insert(
        connection,
        &LogEntry { guild, by, at, action: ModeratorAction::ClosedSeason { season: number }, reason: None },
    )?;
    let sql = format!(
        "INSERT INTO seasons (guild, number, after, closed, by) VALUES (?1, ?2, {}, ?3, ?4)",
        last("?1")
    );
    connection.prepare_cached(&sql)?.execute((Sql(guild), number, Sql(at), Sql(by)))?;
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
    Ok(pulls::note(connection, guild, at)?)
}

/// What selects the last game of a server before something that happens now. Not that of any server, since games that
/// end in others at this moment may come to have lower numbers. Not before what happened earlier, either.
pub(crate) fn last(guild: &str) -> String {
    format!(
        "(SELECT coalesce(max(last), 0) FROM (
             SELECT max(sequence) AS last FROM finished_games WHERE guild = {guild}
             UNION ALL SELECT max(after) FROM seasons WHERE guild = {guild}
             UNION ALL SELECT max(after) FROM rating_ends WHERE guild = {guild}
         ) AS earlier)"
    )
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
    SELECT 1 FROM finished_games WHERE guild = ?1 AND rated
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
            rating: rating(&row, 1)?,
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

/// Pulls all ratings of a server to the mean at once, for a recomputation.
pub(crate) fn pull(connection: &Connection, guild: GuildId, closed: Timestamp) -> anyhow::Result<()> {
    for category in Category::all() {
        let mut pool = pulls::whole(connection, guild, category)?;
        if pool.is_empty() {
            continue;
        }
        close_season(category.form(), &mut pool, closed);
        in_bulk::while_triggers_rest(connection, || {
            pool.into_iter()
                .try_for_each(|(player, entry)| pulls::write(connection, guild, category, player, entry))
        })?;
        for period in Period::all_at(closed) {
            rank_counts::recount(connection, guild, category, period)?;
        }
    }
    Ok(())
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
        assert!(plan.iter().any(|step| step.contains("finished_games_by_guild")), "{plan:?}");
    }
}
