//! Pages of a list that is sorted by a number, newest first. A page is found by the number at its edge and an index, so
//! it takes as long at the end of a million rows as at the start.

use crate::sql;

/// Where a page begins or ends.
#[derive(Clone, Copy)]
pub(crate) enum Edge {
    Newest,
    /// Older than this number.
    Before(i64),
    /// Newer than this number.
    After(i64),
}

/// At most `limit` rows, and whether there are newer and older ones. `older` finds rows below a number, the newest
/// first; `newer` those above it, the oldest first. A last page that would not be full is the newest one.
/// A row that can't be read has its place on a page, and is left out only in the end.
pub(crate) fn page<T>(
    edge: Edge,
    limit: usize,
    older: impl Fn(i64, usize) -> sql::Result<Vec<sql::Result<T>>>,
    newer: impl Fn(i64, usize) -> sql::Result<Vec<sql::Result<T>>>,
) -> sql::Result<(Vec<T>, bool, bool)> {
    if let Edge::After(edge) = edge {
        let mut rows = newer(edge, limit + 1)?;
        if rows.len() > limit {
            rows.truncate(limit);
            rows.reverse();
            let has_older = !older(edge.saturating_add(1), 1)?.is_empty();
            return Ok((sql::readable(rows), true, has_older));
        }
    }
    let edge = match edge {
        Edge::Before(edge) => edge,
        Edge::Newest | Edge::After(_) => i64::MAX,
    };
    let mut rows = older(edge, limit + 1)?;
    let has_older = rows.len() > limit;
    rows.truncate(limit);
    // The edge itself need not be in the list.
    let has_newer = edge != i64::MAX && !newer(edge - 1, 1)?.is_empty();
    Ok((sql::readable(rows), has_newer, has_older))
}
