//! Finished matches.

use anyhow::Context as _;
use play::game::matches::EndedMatch;

use crate::{
    CommitError,
    sql::{self, Connection, FromRow, Row},
};

/// Stores that a match is over. Stale if it is stored already.
pub(crate) fn end(connection: &Connection, ended: &EndedMatch) -> Result<(), CommitError> {
    let &EndedMatch { first, last, home, goal, score: [points_first, points_second], winner, at } = ended;
    let sql = "INSERT INTO matches (first, last, guild, goal, points_first, points_second, winner, ended)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT (first) DO NOTHING";
    let new = connection.execute(sql, (first, last, home, goal, points_first, points_second, winner, at))?;
    CommitError::stale_unless(new == 1)
}

/// All finished matches.
pub(crate) fn all(connection: &Connection) -> sql::Result<Vec<anyhow::Result<EndedMatch>>> {
    let sql = "SELECT first, last, guild, goal, points_first, points_second, winner, ended FROM matches";
    let all = connection.each(sql, ())?;
    Ok(all.into_iter().map(|ended| ended.context("can't read a finished match")).collect())
}

impl FromRow for EndedMatch {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        Ok(Self {
            first: row.get(0)?,
            last: row.get(1)?,
            home: row.get(2)?,
            goal: row.get(3)?,
            score: [row.get(4)?, row.get(5)?],
            winner: row.get(6)?,
            at: row.get(7)?,
        })
    }
}
