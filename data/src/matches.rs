//! Finished matches.

use anyhow::Context as _;
use play::matches::EndedMatch;

use crate::{
    CommitError,
    columns::Sql,
    row_by_row::read_each,
    sql::{self, Connection, Row, named_params},
};

/// Stores that a match is over. Stale if it is stored already.
pub(crate) fn end(connection: &Connection, ended: &EndedMatch) -> Result<(), CommitError> {
    let new = connection
        .prepare_cached(
            "INSERT INTO matches (first, last, guild, goal, points_first, points_second, winner, ended)
             VALUES (:first, :last, :guild, :goal, :points_first, :points_second, :winner, :ended)
             ON CONFLICT (first) DO NOTHING",
        )?
        .execute(named_params! {
            ":first": Sql(ended.first),
            ":last": Sql(ended.last),
            ":guild": Sql(ended.guild),
            ":goal": Sql(ended.goal),
            ":points_first": ended.score[0],
            ":points_second": ended.score[1],
            ":winner": ended.winner.map(Sql),
            ":ended": Sql(ended.at),
        })?;
    if new == 1 { Ok(()) } else { Err(CommitError::Stale) }
}

/// All finished matches.
pub(crate) fn all(connection: &Connection) -> anyhow::Result<Vec<anyhow::Result<EndedMatch>>> {
    let sql = "SELECT first, last, guild, goal, points_first, points_second, winner, ended FROM matches";
    read_each(connection, sql, (), |row| read(row).context("can't read a finished match"))
}

fn read(row: &Row<'_>) -> sql::Result<EndedMatch> {
    Ok(EndedMatch {
        first: row.get::<_, Sql<_>>(0)?.0,
        last: row.get::<_, Sql<_>>(1)?.0,
        guild: row.get::<_, Sql<_>>(2)?.0,
        goal: row.get::<_, Sql<_>>(3)?.0,
        score: [row.get(4)?, row.get(5)?],
        winner: row.get::<_, Option<Sql<_>>>(6)?.map(|Sql(side)| side),
        at: row.get::<_, Sql<_>>(7)?.0,
    })
}
