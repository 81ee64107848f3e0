//! Finished games, as a server and each player see them.

use games::Seat;
use jiff::Timestamp;
use play::{
    GameId, Home, PlayerId,
    guild::standings::{AgainstComputer, Career, Finished, RatedResult, ResultCounts},
    player::ratings::Category,
};

use super::rated::entry;
use crate::{
    Store,
    sql::{self, FromRow, Row, from_columns},
};

const AGAINST: &str = "SELECT category, seat,
    count(*) FILTER (WHERE result = 'won'), count(*) FILTER (WHERE result = 'drawn'), count(*) FILTER (WHERE result = 'lost'), count(*) FILTER (WHERE result = 'aborted')
    FROM results WHERE player = ?1 AND guild = ?2 AND opponent = ?3 GROUP BY category, seat ORDER BY category, seat";
/// By this index, since two who played long ago may have played a lot since. The sorter keeps only the newest.
const LAST_AGAINST: &str =
    "SELECT (SELECT game FROM finished_games WHERE finished_games.sequence = results.sequence), result
    FROM results INDEXED BY results_by_opponent WHERE player = ?1 AND guild = ?2 AND opponent = ?3 ORDER BY sequence DESC LIMIT ?4";
const COUNTS: &str = "SELECT category, seat, won, drawn, lost, aborted FROM result_counts
    WHERE player = ?1 AND guild = ?2 ORDER BY category, seat";
const CAREER: &str = "SELECT streaks.category, running, longest, last.at, best.rating, best.at,
    ratings.rating, ratings.deviation, volatility, games, since
    FROM streaks
    JOIN results AS last ON last.player = ?1 AND last.guild = ?2 AND last.sequence = (
        SELECT max(sequence) FROM results WHERE player = ?1 AND guild = ?2 AND category = streaks.category
    )
    LEFT JOIN results AS best ON best.player = ?1 AND best.guild = ?2 AND best.sequence = (
        SELECT sequence FROM results
        WHERE player = ?1 AND guild = ?2 AND category = streaks.category AND deviation < 110
        ORDER BY rating DESC, sequence LIMIT 1
    )
    LEFT JOIN ratings ON ratings.guild = ?2 AND ratings.category = streaks.category AND ratings.player = ?1
    WHERE streaks.player = ?1 AND streaks.guild = ?2 ORDER BY streaks.category";
/// In games of four, a member beats the computer together with others.
const AGAINST_COMPUTER: &str = "SELECT results.category, level, count(*) FILTER (WHERE result = 'won'),
        count(*) FILTER (WHERE result = 'won' AND (state ->> 'hints') IS NULL AND (state ->> 'lowered') IS NULL), count(*) FILTER (WHERE result = 'drawn'),
        count(*) FILTER (WHERE result = 'lost')
    FROM results CROSS JOIN finished_games ON finished_games.sequence = results.sequence
    CROSS JOIN computer_seats ON computer_seats.game = finished_games.game
    CROSS JOIN games ON games.id = finished_games.game
    WHERE results.player = ?1 AND results.guild = ?2 AND finished_games.pairing = 'computer'
        AND NOT EXISTS (SELECT 1 FROM computer_seats AS other WHERE other.game = finished_games.game AND other.seat > 2)
        AND NOT EXISTS (SELECT 1 FROM seats AS other WHERE other.game = finished_games.game AND other.seat > 2)
    GROUP BY results.category, level ORDER BY results.category, level";
const RATED: &str = "SELECT at, rating, deviation FROM results
    WHERE player = ?1 AND guild = ?2 AND category = ?3 AND rating IS NOT NULL ORDER BY sequence";
const OF_GAME: &str = "SELECT results.seat, before, rating, deviation FROM finished_games
    JOIN seats ON seats.game = finished_games.game
    JOIN results ON results.player = seats.player AND results.guild = finished_games.guild
    AND results.sequence = finished_games.sequence
    WHERE finished_games.game = ?1 ORDER BY seats.seat";

impl Store {
    /// A player's results and records in a server: by category and seat, and by category.
    pub async fn career(
        &self,
        home: Home,
        player: PlayerId,
    ) -> anyhow::Result<(Vec<ResultCounts>, Vec<Career>)> {
        let of = (player, home);
        self.read(move |connection| Ok((connection.list(COUNTS, of)?, connection.list(CAREER, of)?))).await
    }

    /// A player's results against another in games for two, by category and seat.
    pub async fn against(
        &self,
        home: Home,
        player: PlayerId,
        opponent: PlayerId,
    ) -> anyhow::Result<Vec<ResultCounts>> {
        self.list(AGAINST, (player, home, opponent)).await
    }

    /// A member's finished games for two against the computer, by category and level.
    pub async fn against_computer(
        &self,
        home: Home,
        player: PlayerId,
    ) -> anyhow::Result<Vec<AgainstComputer>> {
        self.list(AGAINST_COMPUTER, (player, home)).await
    }

    /// At most `limit` finished games for two between a player and another, newest first.
    pub async fn last_against(
        &self,
        home: Home,
        player: PlayerId,
        opponent: PlayerId,
        limit: usize,
    ) -> anyhow::Result<Vec<Finished>> {
        self.list(LAST_AGAINST, (player, home, opponent, limit)).await
    }

    /// A player's ratings after each rated game: when, rating, deviation; oldest first.
    pub async fn ratings_of(
        &self,
        home: Home,
        player: PlayerId,
        category: Category,
    ) -> anyhow::Result<Vec<(Timestamp, f64, f64)>> {
        self.list(RATED, (player, home, category)).await
    }

    /// What a finished game did to its players' ratings, in order of play; empty if it was not rated. `None` if
    /// it is not finished.
    pub async fn rated_by(&self, game: GameId) -> anyhow::Result<Option<Vec<RatedResult>>> {
        type Of = (Seat, Option<f64>, Option<f64>, Option<f64>);
        let results = self.list::<Of>(OF_GAME, [game]).await?;
        let rated = results.iter().filter_map(|&(seat, before, after, deviation)| {
            Some(RatedResult { seat, before: before?, after: after?, deviation: deviation? })
        });
        Ok((!results.is_empty()).then(|| rated.collect()))
    }
}

impl FromRow for AgainstComputer {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        Ok(Self {
            category: row.get(0)?,
            level: row.get::<u8>(1)?.try_into().map_err(anyhow::Error::from)?,
            won: row.get(2)?,
            unaided: row.get(3)?,
            drawn: row.get(4)?,
            lost: row.get(5)?,
        })
    }
}

impl FromRow for Career {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        let best: Option<f64> = row.get(4)?;
        let rated: Option<f64> = row.get(6)?;
        Ok(Self {
            category: row.get(0)?,
            last: row.get(3)?,
            running: row.get(1)?,
            longest: row.get(2)?,
            entry: rated.map(|_| entry(row, 6)).transpose()?,
            best: best.map(|best| Ok::<_, sql::Error>((best, row.get(5)?))).transpose()?,
        })
    }
}

from_columns! { Finished { game, result } }

from_columns! { ResultCounts { category, seat, won, drawn, lost, aborted } }

#[cfg(test)]
mod tests {
    use super::*;
    use crate::migrations;

    #[test]
    fn what_was_played_is_found_by_indexes_alone() {
        let connection = migrations::sample();
        for sql in [AGAINST, COUNTS, CAREER, RATED, OF_GAME] {
            let plan = migrations::plan(&connection, sql);
            let slow = |step: &String| step.starts_with("SCAN") || step.contains("TEMP B-TREE");
            assert!(!plan.iter().any(slow), "{sql}: {plan:?}");
        }
        let plan = migrations::plan(&connection, LAST_AGAINST);
        assert!(plan.iter().any(|step| step.contains("results_by_opponent")), "{plan:?}");
    }
}
