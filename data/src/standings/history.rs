//! Finished games, newest first, in pages.
//!
//! A page is found by the game at its edge and an index, so it takes as long at the end of a million games as
//! at the start.

use play::{
    GameId, GuildId, PlayerId,
    paging::{History, Stretch},
    ratings::Category,
    standings::Finished,
};

use super::results;
use crate::{
    columns::Sql,
    sql::{self, Connection, OptionalExtension as _, named_params},
};

/// Which list of finished games.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Whose {
    pub(crate) guild: GuildId,
    pub(crate) player: Option<PlayerId>,
    pub(crate) category: Option<Category>,
}

/// At most `limit` games of a page. An edge that is not a finished game of the server means the newest page.
pub(crate) fn history(
    connection: &Connection,
    whose: Whose,
    stretch: Stretch,
    limit: usize,
) -> anyhow::Result<History> {
    match stretch {
        Stretch::Newest => whose.newest(connection, limit),
        Stretch::Before(game) => match sequence(connection, whose.guild, game)? {
            Some(edge) => {
                let mut games = whose.older(connection, edge, limit + 1)?;
                let older = games.len() > limit;
                games.truncate(limit);
                // The edge itself need not be in the list.
                let newer = !whose.newer(connection, edge - 1, 1)?.is_empty();
                Ok(History { games, newer, older })
            }
            None => whose.newest(connection, limit),
        },
        Stretch::After(game) => {
            let Some(edge) = sequence(connection, whose.guild, game)? else {
                return whose.newest(connection, limit);
            };
            let mut games = whose.newer(connection, edge, limit + 1)?;
            if games.len() <= limit {
                return whose.newest(connection, limit);
            }
            games.truncate(limit);
            games.reverse();
            let older = !whose.older(connection, edge + 1, 1)?.is_empty();
            Ok(History { games, newer: true, older })
        }
    }
}

/// A game's position in the order in which games ended.
fn sequence(connection: &Connection, guild: GuildId, game: GameId) -> sql::Result<Option<i64>> {
    connection
        .prepare_cached("SELECT sequence FROM finished_games WHERE game = ?1 AND guild = ?2")?
        .query_row((Sql(game), Sql(guild)), |row| row.get(0))
        .optional()
}

impl Whose {
    fn newest(self, connection: &Connection, limit: usize) -> anyhow::Result<History> {
        let mut games = self.older(connection, i64::MAX, limit + 1)?;
        let older = games.len() > limit;
        games.truncate(limit);
        Ok(History { games, newer: false, older })
    }

    /// Those that ended before `edge`, newest first.
    fn older(self, connection: &Connection, edge: i64, limit: usize) -> anyhow::Result<Vec<Finished>> {
        self.list(connection, "sequence < :edge ORDER BY sequence DESC", edge, limit)
    }

    /// Those that ended after `edge`, oldest first.
    fn newer(self, connection: &Connection, edge: i64, limit: usize) -> anyhow::Result<Vec<Finished>> {
        self.list(connection, "sequence > :edge ORDER BY sequence", edge, limit)
    }

    fn list(
        self,
        connection: &Connection,
        from: &str,
        edge: i64,
        limit: usize,
    ) -> anyhow::Result<Vec<Finished>> {
        let (guild, limit) = (Sql(self.guild), Sql(limit));
        let sql = sql(self.player.is_some(), self.category.is_some(), from);
        match (self.player.map(Sql), self.category.map(Sql)) {
            (None, None) => results::list(
                connection,
                &sql,
                named_params! { ":guild": guild, ":edge": edge, ":limit": limit },
            ),
            (None, Some(category)) => results::list(
                connection,
                &sql,
                named_params! { ":guild": guild, ":category": category, ":edge": edge, ":limit": limit },
            ),
            (Some(player), None) => results::list(
                connection,
                &sql,
                named_params! { ":guild": guild, ":player": player, ":edge": edge, ":limit": limit },
            ),
            (Some(player), Some(category)) => results::list(
                connection,
                &sql,
                named_params! {
                    ":guild": guild, ":player": player, ":category": category, ":edge": edge, ":limit": limit
                },
            ),
        }
    }
}

/// The query for the games of a server or a player, of one category or all.
fn sql(of_player: bool, of_category: bool, from: &str) -> String {
    let of_category = if of_category { "AND category = :category " } else { "" };
    if of_player {
        // The game is looked up last, only for rows of the page.
        format!(
            "SELECT (SELECT game FROM finished_games WHERE finished_games.sequence = results.sequence), result FROM results
             WHERE player = :player AND guild = :guild {of_category}AND {from} LIMIT :limit"
        )
    } else {
        format!(
            "SELECT game, NULL FROM finished_games WHERE guild = :guild {of_category}AND {from} LIMIT :limit"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::migrations;

    #[test]
    fn what_was_played_is_found_by_indexes_alone() {
        let connection = migrations::sample();
        for from in ["sequence < :edge ORDER BY sequence DESC", "sequence > :edge ORDER BY sequence"] {
            for (of_player, of_category) in [(false, false), (false, true), (true, false), (true, true)] {
                let sql = sql(of_player, of_category, from);
                let plan = migrations::plan(&connection, &sql);
                let slow = |step: &String| step.starts_with("SCAN") || step.contains("TEMP B-TREE");
                assert!(!plan.iter().any(slow), "{sql}: {plan:?}");
                // It seeks the position and does not count up to it.
                assert!(plan.iter().any(|step| step.contains("sequence")), "{sql}: {plan:?}");
            }
        }
    }
}
