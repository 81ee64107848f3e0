//! Ratings as tables have them.

use play::player::ratings::{Entry, Rating};

use crate::sql::{self, FromRow, Row};

/// A rating from three columns: rating, deviation, volatility.
pub(super) fn rating(row: &Row<'_>, from: usize) -> sql::Result<Rating> {
    let rating = Rating::new(row.get(from)?, row.get(from + 1)?, row.get(from + 2)?);
    Ok(rating.map_err(anyhow::Error::from)?)
}

/// An entry from five columns: those of the rating, games, since.
pub(super) fn entry(row: &Row<'_>, from: usize) -> sql::Result<Entry> {
    Ok(Entry { rating: rating(row, from)?, games: row.get(from + 3)?, since: row.get(from + 4)? })
}

impl FromRow for Entry {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        entry(row, 0)
    }
}
