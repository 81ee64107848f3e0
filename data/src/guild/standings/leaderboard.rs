//! Leaderboards.
//!
//! Places are counted by ranks, in steps of an eighth of a point, and player by player only within one step. Few
//! players share a step and there aren't too many steps, so every page takes the same time, however many players there
//! are.

use play::{
    Home, PlayerId,
    guild::standings::{Own, Period, Placed},
    player::ratings::Category,
};

use super::rated::rating;
use crate::{
    Store,
    sql::{self, Connection, FromRow, Row},
};

/// A leaderboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaderboard {
    /// The server.
    pub home: Home,
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
        (SELECT name FROM members WHERE members.guild = ?1 AND members.player = standings.player),
        -- The place is counted outside.
        0
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

impl Store {
    /// How many players are on a leaderboard: those with at least five rated games in the period who neither
    /// opted out nor left.
    pub async fn count_leaderboard(&self, board: Leaderboard) -> anyhow::Result<usize> {
        self.one(COUNT, board.params()).await
    }

    /// At most `limit` lines of a leaderboard, after the first `offset`; by rating minus twice the deviation.
    pub async fn leaderboard(
        &self,
        board: Leaderboard,
        limit: usize,
        offset: usize,
    ) -> anyhow::Result<Vec<Placed>> {
        self.read(move |connection| {
            let Some((step, above)) = board.step_of(connection, offset)? else { return Ok(Vec::new()) };
            let (home, category, period) = board.params();
            let params = (home, category, period, step, limit, offset - above);
            let page = (offset + 1..).zip(connection.each::<Placed>(PAGE, params)?);
            // A row that can't be read has its place as well.
            Ok(sql::readable(page.map(|(place, line)| Ok(Placed { place, ..line? })).collect()))
        })
        .await
    }

    /// A player's standing in a leaderboard's period, listed or not; `None` without a rated game in it.
    pub async fn leaderboard_own(&self, board: Leaderboard, player: PlayerId) -> anyhow::Result<Option<Own>> {
        self.read(move |connection| board.own(connection, player)).await
    }
}

impl Leaderboard {
    const fn params(self) -> (Home, Category, Period) {
        (self.home, self.category, self.period)
    }

    /// The step of the player after `offset` others, and how many are on higher steps.
    fn step_of(self, connection: &Connection, offset: usize) -> sql::Result<Option<(i64, usize)>> {
        let mut statement = connection.prepare(STEPS)?;
        let mut rows = statement.query(self.params())?;
        let mut above = 0;
        while let Some(row) = rows.next()? {
            let (step, players) = <(i64, usize)>::from_row(&row)?;
            if offset < above + players {
                return Ok(Some((step, above)));
            }
            above += players;
        }
        Ok(None)
    }

    fn own(self, connection: &Connection, player: PlayerId) -> sql::Result<Option<Own>> {
        let (home, category, period) = self.params();
        let found = connection.find::<OnStep>(OWN, (home, category, period, player))?;
        let Some(OnStep { own, is_placed, step, rank }) = found else { return Ok(None) };
        if !is_placed {
            return Ok(Some(own));
        }
        let above: usize = connection.one(STEPS_ABOVE, (home, category, period, step))?;
        let beside: usize = connection.one(ABOVE_ON_STEP, (home, category, period, step, rank, player))?;
        Ok(Some(Own { place: Some(above + beside + 1), ..own }))
    }
}

/// A player's standing, without the place, and what the place is counted by.
struct OnStep {
    own: Own,
    is_placed: bool,
    step: i64,
    rank: f64,
}

impl FromRow for OnStep {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        Ok(Self {
            own: Own { place: None, rating: rating(row, 0)?, games: row.get(3)? },
            is_placed: row.get(4)?,
            step: row.get(5)?,
            rank: row.get(6)?,
        })
    }
}

impl FromRow for Placed {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        Ok(Self {
            place: row.get(6)?,
            player: row.get(0)?,
            rating: rating(row, 1)?,
            games: row.get(4)?,
            name: row.get(5)?,
        })
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
