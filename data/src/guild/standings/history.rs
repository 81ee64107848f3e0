//! Finished games, newest first, in pages.

use play::{
    GameId, Home, PlayerId,
    guild::standings::Finished,
    paging::{History, Stretch},
    player::ratings::Category,
};

use crate::{
    Store,
    pages::{Edge, page},
    sql::{self, Connection, named_params},
};

/// Which list of finished games.
#[derive(Clone, Copy, Debug)]
struct Whose {
    home: Home,
    player: Option<PlayerId>,
    category: Option<Category>,
}

const OLDER: &str = "sequence < :edge ORDER BY sequence DESC";
const NEWER: &str = "sequence > :edge ORDER BY sequence";

impl Store {
    /// At most `limit` finished games of a server, or of one player or one category of it, newest first. The
    /// last page is as fast as the first. An edge that is not a finished game of the server means the newest page.
    pub async fn history(
        &self,
        home: Home,
        player: Option<PlayerId>,
        category: Option<Category>,
        stretch: Stretch,
        limit: usize,
    ) -> anyhow::Result<History> {
        let whose = Whose { home, player, category };
        self.read(move |connection| {
            let at = |game| sequence(connection, home, game);
            let edge = match stretch {
                Stretch::Newest => Edge::Newest,
                Stretch::Before(game) => at(game)?.map_or(Edge::Newest, Edge::Before),
                Stretch::After(game) => at(game)?.map_or(Edge::Newest, Edge::After),
            };
            let list = |from| move |edge, limit| whose.list(connection, from, edge, limit);
            let (games, newer, older) = page(edge, limit, list(OLDER), list(NEWER))?;
            Ok(History { games, newer, older })
        })
        .await
    }
}

/// A game's position in the order in which games ended.
fn sequence(connection: &Connection, home: Home, game: GameId) -> sql::Result<Option<i64>> {
    connection.find("SELECT sequence FROM finished_games WHERE game = ?1 AND guild = ?2", (game, home))
}

impl Whose {
    fn list(
        self,
        connection: &Connection,
        from: &str,
        edge: i64,
        limit: usize,
    ) -> sql::Result<Vec<sql::Result<Finished>>> {
        let Self { home, player, category } = self;
        let sql = sql(player.is_some(), category.is_some(), from);
        // Those that the statement names.
        let params = named_params! {
            ":guild": home, ":player": player, ":category": category, ":edge": edge, ":limit": limit
        };
        connection.each(&sql, params)
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
        for from in [OLDER, NEWER] {
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
