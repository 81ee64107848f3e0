//! Counts the players at each rank again, where triggers were off.

use play::{Home, guild::standings::Period, player::ratings::Category};

use crate::sql::{self, Connection};

/// Recounts the steps of one leaderboard.
pub(super) fn recount(
    connection: &Connection,
    home: Home,
    category: Category,
    period: Period,
) -> sql::Result<()> {
    let whose = (home, category, period);
    connection
        .execute("DELETE FROM rank_counts WHERE guild = ?1 AND category = ?2 AND period = ?3", whose)?;
    connection.execute(
        "INSERT INTO rank_counts (guild, category, period, step, players)
             SELECT guild, category, period, step, count(*) FROM standings
             WHERE guild = ?1 AND category = ?2 AND period = ?3 AND listed AND games >= 5
             GROUP BY guild, category, period, step",
        whose,
    )?;
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
