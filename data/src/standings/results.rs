//! Finished games, as a server and each player see them.

use jiff::Timestamp;
use play::{
    GameId, GuildId, PlayerId,
    ratings::Category,
    standings::{AgainstComputer, Career, Finished, RatedResult, ResultCounts},
};

use super::rated::entry;
use crate::{
    columns::Sql,
    sql::{self, Connection, Params, Row},
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
const AGAINST_COMPUTER: &str = "SELECT results.category, level, count(*) FILTER (WHERE result = 'won'), count(*) FILTER (WHERE result = 'drawn'), count(*) FILTER (WHERE result = 'lost')
    FROM results CROSS JOIN finished_games ON finished_games.sequence = results.sequence
    CROSS JOIN computer_seats ON computer_seats.game = finished_games.game
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

/// A player's results against another in games for two, by category and seat.
pub(crate) fn against(
    connection: &Connection,
    guild: GuildId,
    player: PlayerId,
    opponent: PlayerId,
) -> anyhow::Result<Vec<ResultCounts>> {
    counts(connection, AGAINST, (Sql(player), Sql(guild), Sql(opponent)))
}

/// A member's finished games for two against the computer, by category and level.
pub(crate) fn against_computer(
    connection: &Connection,
    guild: GuildId,
    player: PlayerId,
) -> anyhow::Result<Vec<AgainstComputer>> {
    let mut statement = connection.prepare_cached(AGAINST_COMPUTER)?;
    let mut rows = statement.query((Sql(player), Sql(guild)))?;
    let mut all = Vec::new();
    while let Some(row) = rows.next()? {
        all.push(AgainstComputer {
            category: row.get::<_, Sql<_>>(0)?.0,
            level: row.get::<_, u8>(1)?.try_into()?,
            won: row.get(2)?,
            drawn: row.get(3)?,
            lost: row.get(4)?,
        });
    }
    Ok(all)
}

/// The last finished games for two between a player and another, newest first.
pub(crate) fn last_against(
    connection: &Connection,
    guild: GuildId,
    player: PlayerId,
    opponent: PlayerId,
    limit: usize,
) -> anyhow::Result<Vec<Finished>> {
    list(connection, LAST_AGAINST, (Sql(player), Sql(guild), Sql(opponent), Sql(limit)))
}

/// A player's results and records in a server, by category.
pub(crate) fn career(
    connection: &Connection,
    guild: GuildId,
    player: PlayerId,
) -> anyhow::Result<(Vec<ResultCounts>, Vec<Career>)> {
    let counts = counts(connection, COUNTS, (Sql(player), Sql(guild)))?;
    let mut statement = connection.prepare_cached(CAREER)?;
    let mut rows = statement.query((Sql(player), Sql(guild)))?;
    let mut careers = Vec::new();
    while let Some(row) = rows.next()? {
        let best: Option<f64> = row.get(4)?;
        let best = best.map(|best| anyhow::Ok((best, row.get::<_, Sql<_>>(5)?.0))).transpose()?;
        let rated: Option<f64> = row.get(6)?;
        careers.push(Career {
            category: row.get::<_, Sql<_>>(0)?.0,
            last: row.get::<_, Sql<_>>(3)?.0,
            running: row.get(1)?,
            longest: row.get(2)?,
            entry: rated.map(|_| entry(&row, 6)).transpose()?,
            best,
        });
    }
    Ok((counts, careers))
}

/// A player's ratings in a category after each rated game: when, rating, deviation; oldest first.
pub(crate) fn rated(
    connection: &Connection,
    guild: GuildId,
    player: PlayerId,
    category: Category,
) -> anyhow::Result<Vec<(Timestamp, f64, f64)>> {
    let mut statement = connection.prepare_cached(RATED)?;
    let points = statement.query_map((Sql(player), Sql(guild), Sql(category)), |row| {
        Ok((row.get::<_, Sql<_>>(0)?.0, row.get(1)?, row.get(2)?))
    })?;
    Ok(points.collect::<Result<_, _>>()?)
}

/// What a finished game did to its players' ratings, in order of play; empty if it was not rated. `None` if it
/// is not finished.
pub(crate) fn of_game(connection: &Connection, game: GameId) -> anyhow::Result<Option<Vec<RatedResult>>> {
    let mut statement = connection.prepare_cached(OF_GAME)?;
    let results = statement.query_map([Sql(game)], |row| {
        let (seat, rating): (_, Option<f64>) = (row.get::<_, Sql<_>>(0)?.0, row.get(2)?);
        let rated = |after| {
            Ok::<_, sql::Error>(RatedResult { seat, before: row.get(1)?, after, deviation: row.get(3)? })
        };
        rating.map(rated).transpose()
    })?;
    let results = results.collect::<Result<Vec<_>, _>>()?;
    Ok((!results.is_empty()).then(|| results.into_iter().flatten().collect()))
}

/// Finished games, each with its result for the player whose list it is.
pub(crate) fn list(connection: &Connection, sql: &str, params: impl Params) -> anyhow::Result<Vec<Finished>> {
    let mut statement = connection.prepare_cached(sql)?;
    let games = statement.query_map(params, |row| {
        let result = row.get::<_, Option<Sql<_>>>(1)?.map(|Sql(result)| result);
        Ok(Finished { game: row.get::<_, Sql<_>>(0)?.0, result })
    })?;
    Ok(games.collect::<Result<_, _>>()?)
}

fn counts(connection: &Connection, sql: &str, params: impl Params) -> anyhow::Result<Vec<ResultCounts>> {
    let read = |row: &Row<'_>| {
        Ok(ResultCounts {
            category: row.get::<_, Sql<_>>(0)?.0,
            seat: row.get::<_, Sql<_>>(1)?.0,
            won: row.get(2)?,
            drawn: row.get(3)?,
            lost: row.get(4)?,
            aborted: row.get(5)?,
        })
    };
    let mut statement = connection.prepare_cached(sql)?;
    Ok(statement.query_map(params, read)?.collect::<Result<_, _>>()?)
}

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
