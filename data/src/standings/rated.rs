//! Ratings as tables have them.

use play::ratings::{Entry, Rating};

use crate::{columns::Sql, sql::Row};

/// A rating from three columns: rating, deviation, volatility.
pub(super) fn rating(row: &Row<'_>, from: usize) -> anyhow::Result<Rating> {
    Ok(Rating::new(row.get(from)?, row.get(from + 1)?, row.get(from + 2)?)?)
}

/// An entry from five columns: those of the rating, games, since.
pub(super) fn entry(row: &Row<'_>, from: usize) -> anyhow::Result<Entry> {
    Ok(Entry {
        rating: rating(row, from)?,
        games: row.get(from + 3)?,
        since: row.get::<_, Sql<_>>(from + 4)?.0,
    })
}
