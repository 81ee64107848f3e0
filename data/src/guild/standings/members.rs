//! Members of a server as leaderboards show them. Names are learnt when members act.

use jiff::Timestamp;
use play::{Home, PlayerId};

use crate::{
    CommitError, Store, known,
    sql::{self, Connection, from_columns},
};

/// What is known of a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// The name they last used in the server, if it is known.
    pub name: Option<String>,
    /// Whether leaderboards may show them. The default is yes.
    pub listed: bool,
    /// Whether they have left.
    pub gone: bool,
}

impl Default for Member {
    fn default() -> Self {
        Self { name: None, listed: true, gone: false }
    }
}

from_columns! { Member { name, listed, gone } }

impl Store {
    /// What is known of a member of a server.
    pub async fn member(&self, home: Home, player: PlayerId) -> anyhow::Result<Member> {
        self.read(move |connection| find(connection, home, player)).await
    }

    /// The names of these members, as far as they are known.
    pub async fn names(
        &self,
        home: Home,
        players: impl IntoIterator<Item = PlayerId>,
    ) -> anyhow::Result<Vec<(PlayerId, String)>> {
        let players: Vec<PlayerId> = players.into_iter().collect();
        self.read(move |connection| {
            let mut names = Vec::with_capacity(players.len());
            for &player in &players {
                names.extend(find(connection, home, player)?.name.map(|name| (player, name)));
            }
            Ok(names)
        })
        .await
    }

    /// Stores the name of a member who acts, which also shows that they are there. Writes nothing if both are
    /// known.
    pub async fn learn_member(
        &self,
        home: Home,
        player: PlayerId,
        name: &str,
        at: Timestamp,
    ) -> Result<(), CommitError> {
        let name = Some(name).filter(|name| !name.is_empty()).map(str::to_owned);
        let known = self.member(home, player).await?;
        if !known.gone && known.name == name {
            return Ok(());
        }
        let change = move |known| Member { name: name.clone(), gone: false, ..known };
        self.write(move |connection| Ok(self::change(connection, home, player, at, &change)?)).await
    }

    /// Stores whether leaderboards may show a member.
    pub async fn list_member(
        &self,
        home: Home,
        player: PlayerId,
        listed: bool,
        at: Timestamp,
    ) -> Result<(), CommitError> {
        let change = move |known| Member { listed, ..known };
        self.write(move |connection| Ok(self::change(connection, home, player, at, change)?)).await
    }

    /// Notes that a member has left. Leaderboards don't show them until they act again.
    pub async fn member_left(&self, home: Home, player: PlayerId, at: Timestamp) -> Result<(), CommitError> {
        let change = |known| Member { gone: true, ..known };
        self.write(move |connection| {
            // Not if nothing else is stored about them.
            if connection.exists("SELECT 1 FROM players WHERE id = ?1", [player])? {
                self::change(connection, home, player, at, change)?;
                crate::competition::competitions::changes::player_changed(connection, home, player, at)?;
            }
            Ok(())
        })
        .await
    }
}

/// What is known of a member, or the defaults.
pub(crate) fn find(connection: &Connection, home: Home, player: PlayerId) -> sql::Result<Member> {
    let sql = "SELECT name, NOT unlisted, gone FROM members WHERE guild = ?1 AND player = ?2";
    Ok(connection.find(sql, (home, player))?.unwrap_or_default())
}

/// Changes what is known of a member, and updates their leaderboards.
fn change(
    connection: &Connection,
    home: Home,
    player: PlayerId,
    at: Timestamp,
    change: impl FnOnce(Member) -> Member,
) -> sql::Result<()> {
    let before = find(connection, home, player)?;
    let after = change(before.clone());
    if after == before {
        return Ok(());
    }
    known::home(connection, home, at)?;
    known::player(connection, player, at)?;
    let sql = "INSERT INTO members (guild, player, name, unlisted, gone) VALUES (?1, ?2, ?3, ?4, ?5)
        ON CONFLICT (guild, player) DO UPDATE SET name = ?3, unlisted = ?4, gone = ?5";
    connection.execute(sql, (home, player, &after.name, !after.listed, after.gone))?;
    connection.execute(RELIST, (home, player, after.listed && !after.gone))?;
    Ok(())
}

/// A player has few rows, a server many.
const RELIST: &str = "UPDATE standings INDEXED BY standings_by_player SET listed = ?3
    WHERE player = ?2 AND guild = ?1 AND listed <> ?3";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::migrations;

    #[test]
    fn the_standings_of_one_player_are_found_among_all() {
        let plan = migrations::plan(&migrations::sample(), RELIST);
        assert!(plan.iter().any(|step| step.contains("standings_by_player")), "{plan:?}");
    }
}
