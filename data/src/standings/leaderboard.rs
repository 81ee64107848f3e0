//! Leaderboards.
//!
//! Places are counted by ranks, in steps of an eighth of a point, and player by player only within one step. So every page takes
//! the same time, however many players there are. A step is an eighth of a point: few players share one, and
//! there aren't too many steps.

use play::{
    GuildId, PlayerId,
    ratings::Category,
    standings::{Own, Period, Placed},
};

use super::rated::rating;
use crate::{
    columns::Sql,
    sql::{Connection, OptionalExtension as _},
};

/// A leaderboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaderboard {
    /// The server.
    pub guild: GuildId,
    /// The category.
    pub category: Category,
    /// The period.
    pub period: Period,
}

const COUNT: &str = "SELECT CAST(coalesce(sum(players), 0) AS BIGINT) FROM rank_counts WHERE guild = ?1 AND category = ?2 AND period = ?3";
const STEPS: &str = "SELECT step, players FROM rank_counts
    WHERE guild = ?1 AND category = ?2 AND period = ?3 ORDER BY step DESC";
/// From a step downwards.
const PAGE: &str = "SELECT player, rating, deviation, volatility, games,
        -- Not a join, which would run for the skipped rows too.
        (SELECT name FROM members WHERE members.guild = ?1 AND members.player = standings.player)
    FROM standings
    WHERE guild = ?1 AND category = ?2 AND period = ?3 AND listed AND games >= 5 AND step <= ?4
    ORDER BY step DESC, rank DESC, player LIMIT ?5 OFFSET ?6";
const OWN: &str =
    "SELECT rating, deviation, volatility, games, listed AND games >= 5, step, rank FROM standings
    WHERE guild = ?1 AND category = ?2 AND period = ?3 AND player = ?4";
const STEPS_ABOVE: &str = "SELECT CAST(coalesce(sum(players), 0) AS BIGINT) FROM rank_counts
    WHERE guild = ?1 AND category = ?2 AND period = ?3 AND step > ?4";
const ABOVE_ON_STEP: &str = "SELECT count(*) FROM standings
    WHERE guild = ?1 AND category = ?2 AND period = ?3 AND listed AND games >= 5 AND step = ?4
    AND (rank > ?5 OR rank = ?5 AND player < ?6)";

impl Leaderboard {
    fn params(self) -> (Sql<GuildId>, Sql<Category>, Sql<Period>) {
        (Sql(self.guild), Sql(self.category), Sql(self.period))
    }

    /// How many players are on it.
    pub(crate) fn count(self, connection: &Connection) -> anyhow::Result<usize> {
        let count: i64 = connection.prepare_cached(COUNT)?.query_row(self.params(), |row| row.get(0))?;
        Ok(count.try_into()?)
    }

    /// At most `limit` lines, after the first `offset`.
    pub(crate) fn page(
        self,
        connection: &Connection,
        limit: usize,
        offset: usize,
    ) -> anyhow::Result<Vec<Placed>> {
        let Some((step, above)) = self.step_of(connection, offset)? else { return Ok(Vec::new()) };
        let (guild, category, period) = self.params();
        let mut statement = connection.prepare_cached(PAGE)?;
        let mut rows = statement.query((guild, category, period, step, Sql(limit), Sql(offset - above)))?;
        let mut placed = Vec::new();
        while let Some(row) = rows.next()? {
            placed.push(Placed {
                place: offset + placed.len() + 1,
                player: row.get::<_, Sql<_>>(0)?.0,
                rating: rating(&row, 1)?,
                games: row.get(4)?,
                name: row.get(5)?,
            });
        }
        Ok(placed)
    }

    /// The step of the player after `offset` others, and how many are on higher steps.
    fn step_of(self, connection: &Connection, offset: usize) -> anyhow::Result<Option<(i64, usize)>> {
        let mut statement = connection.prepare_cached(STEPS)?;
        let mut rows = statement.query(self.params())?;
        let mut above = 0_usize;
        while let Some(row) = rows.next()? {
            let below = above + usize::try_from(row.get::<_, i64>(1)?)?;
            if offset < below {
                return Ok(Some((row.get(0)?, above)));
            }
            above = below;
        }
        Ok(None)
    }

    /// A player's standing in the period; `None` without a rated game in it.
    pub(crate) fn own(self, connection: &Connection, player: PlayerId) -> anyhow::Result<Option<Own>> {
        let (guild, category, period) = self.params();
        let own = connection.prepare_cached(OWN)?.query_row((guild, category, period, Sql(player)), |row| {
            Ok((rating(row, 0), row.get(3)?, row.get(4)?, row.get(5)?, row.get(6)?))
        });
        let Some((rating, games, placed, step, rank)) = own.optional()? else { return Ok(None) };
        let place = if placed { Some(self.place(connection, player, step, rank)?) } else { None };
        Ok(Some(Own { place, rating: rating?, games }))
    }

    fn place(self, connection: &Connection, player: PlayerId, step: i64, rank: f64) -> anyhow::Result<usize> {
        let (guild, category, period) = self.params();
        let above: i64 = connection
            .prepare_cached(STEPS_ABOVE)?
            .query_row((guild, category, period, step), |row| row.get(0))?;
        let beside: i64 = connection
            .prepare_cached(ABOVE_ON_STEP)?
            .query_row((guild, category, period, step, rank, Sql(player)), |row| row.get(0))?;
        Ok(usize::try_from(above + beside)? + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::migrations;

    #[test]
    fn pages_and_places_are_found_by_indexes_alone() {
        let connection = migrations::sample();
        for (sql, index) in [
            (COUNT, "rank_counts USING PRIMARY KEY"),
            (STEPS, "rank_counts USING PRIMARY KEY"),
            (STEPS_ABOVE, "rank_counts USING PRIMARY KEY"),
            (PAGE, "standings_by_rank"),
            (ABOVE_ON_STEP, "standings_by_rank"),
            (OWN, "standings USING PRIMARY KEY"),
        ] {
            let plan = migrations::plan(&connection, sql);
            assert!(plan.iter().any(|step| step.contains(index)), "{sql}: {plan:?}");
            let slow = |step: &String| step.starts_with("SCAN") || step.contains("TEMP B-TREE");
            assert!(!plan.iter().any(slow), "{sql}: {plan:?}");
        }
    }
}
