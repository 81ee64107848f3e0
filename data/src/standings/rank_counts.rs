//! Counts the players at each rank again, where triggers were off.

use play::{GuildId, ratings::Category, standings::Period};

use crate::{
    columns::Sql,
    sql::{self, Connection},
};

/// Recounts the steps of one leaderboard.
pub(super) fn recount(
    connection: &Connection,
    guild: GuildId,
    category: Category,
    period: Period,
) -> sql::Result<()> {
    let whose = (Sql(guild), Sql(category), Sql(period));
    connection
        .prepare_cached("DELETE FROM rank_counts WHERE guild = ?1 AND category = ?2 AND period = ?3")?
        .execute(whose)?;
    connection
        .prepare_cached(
            "INSERT INTO rank_counts (guild, category, period, step, players)
             SELECT guild, category, period, step, count(*) FROM standings
             WHERE guild = ?1 AND category = ?2 AND period = ?3 AND listed AND games >= 5
             GROUP BY guild, category, period, step",
        )?
        .execute(whose)?;
    Ok(())
}

/// Recounts all steps.
pub(super) fn recount_all(connection: &Connection) -> sql::Result<()> {
    connection.execute_batch(
        "DELETE FROM rank_counts;
         INSERT INTO rank_counts (guild, category, period, step, players)
         SELECT guild, category, period, step, count(*) FROM standings WHERE listed AND games >= 5
         GROUP BY guild, category, period, step;",
    )
}
