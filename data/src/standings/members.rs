//! Members of a server as leaderboards show them. Names are learnt when members act.

use jiff::Timestamp;
use play::{GuildId, PlayerId};

use crate::{
    columns::Sql,
    known,
    sql::{Connection, OptionalExtension as _},
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

/// What is known of a member, or the defaults.
pub(crate) fn find(connection: &Connection, guild: GuildId, player: PlayerId) -> anyhow::Result<Member> {
    let known = connection
        .prepare_cached("SELECT name, NOT unlisted, gone FROM members WHERE guild = ?1 AND player = ?2")?
        .query_row((Sql(guild), Sql(player)), |row| {
            Ok(Member { name: row.get(0)?, listed: row.get(1)?, gone: row.get(2)? })
        })
        .optional()?;
    Ok(known.unwrap_or_default())
}

/// Changes what is known of a member, and updates their leaderboards.
pub(crate) fn change(
    connection: &Connection,
    guild: GuildId,
    player: PlayerId,
    at: Timestamp,
    change: impl FnOnce(Member) -> Member,
) -> anyhow::Result<()> {
    let before = find(connection, guild, player)?;
    let after = change(before.clone());
    if after == before {
        return Ok(());
    }
    known::guild(connection, guild, at)?;
    known::player(connection, player, at)?;
    connection
        .prepare_cached(
            "INSERT INTO members (guild, player, name, unlisted, gone) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (guild, player) DO UPDATE SET name = ?3, unlisted = ?4, gone = ?5",
        )?
        .execute((Sql(guild), Sql(player), &after.name, !after.listed, after.gone))?;
    let listed = after.listed && !after.gone;
    connection.prepare_cached(RELIST)?.execute((Sql(guild), Sql(player), listed))?;
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
