//! The moderation log of a server, newest first, in pages.

use anyhow::{Context as _, bail};
use play::{
    GuildId,
    moderation::{LogEntry, ModeratorAction, Reason},
    paging::{LogPage, LogStretch},
};

use crate::{
    CommitError,
    columns::Sql,
    known,
    row_by_row::{read_each, readable},
    sql::{Connection, Row, named_params},
};

/// The columns of an entry.
macro_rules! select {
    ($which:literal) => {
        concat!(
            "SELECT id, guild, by, at, kind, player, game, channel, challenge, season, reason FROM moderation_log ",
            $which
        )
    };
}

const OLDER: &str = select!("WHERE guild = ?1 AND id < ?2 ORDER BY id DESC LIMIT ?3");
const NEWER: &str = select!("WHERE guild = ?1 AND id > ?2 ORDER BY id LIMIT ?3");

/// At most `limit` entries of a server's log.
pub(crate) fn page(
    connection: &Connection,
    guild: GuildId,
    stretch: LogStretch,
    limit: usize,
) -> anyhow::Result<LogPage> {
    let list = |sql, edge: i64, limit: usize| -> anyhow::Result<Vec<_>> {
        Ok(readable(read_each(connection, sql, (Sql(guild), edge, Sql(limit)), read)?))
    };
    // Ids are positive `i64`s, so a greater number is beyond all of them.
    let edge = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    if let LogStretch::After(number) = stretch {
        let mut entries = list(NEWER, edge(number), limit + 1)?;
        if entries.len() > limit {
            entries.truncate(limit);
            entries.reverse();
            let older = !list(OLDER, edge(number).saturating_add(1), 1)?.is_empty();
            return Ok(LogPage { entries, newer: true, older });
        }
    }
    let before = match stretch {
        LogStretch::Before(number) => edge(number),
        LogStretch::Newest | LogStretch::After(_) => i64::MAX,
    };
    let mut entries = list(OLDER, before, limit + 1)?;
    let older = entries.len() > limit;
    entries.truncate(limit);
    let newer = before != i64::MAX && !list(NEWER, before - 1, 1)?.is_empty();
    Ok(LogPage { entries, newer, older })
}

/// Adds an entry.
pub(crate) fn insert(connection: &Connection, logged: &LogEntry) -> Result<(), CommitError> {
    let &LogEntry { guild, by, at, action, ref reason } = logged;
    known::guild(connection, guild, at)?;
    known::player(connection, by, at)?;
    let (mut about, mut game, mut channel, mut challenge, mut season) = (None, None, None, None, None);
    match action {
        ModeratorAction::EndedGame { game: ended } => game = Some(ended),
        ModeratorAction::MovedGame { game: moved, channel: to } => (game, channel) = (Some(moved), Some(to)),
        ModeratorAction::WithdrewChallenge { challenge: withdrawn, player: of } => {
            (challenge, about) = (Some(withdrawn), Some(of));
        }
        ModeratorAction::Suspended { player } | ModeratorAction::Reinstated { player } => {
            about = Some(player);
        }
        ModeratorAction::ClosedSeason { season: closed } => season = Some(closed),
    }
    if let Some(player) = about {
        known::player(connection, player, at)?;
    }
    connection
        .prepare_cached(
            "INSERT INTO moderation_log (guild, by, at, kind, player, game, channel, challenge, season, reason)
             VALUES (:guild, :by, :at, :kind, :player, :game, :channel, :challenge, :season, :reason)",
        )?
        .execute(named_params! {
            ":guild": Sql(guild),
            ":by": Sql(by),
            ":at": Sql(at),
            ":kind": name(action),
            ":player": about.map(Sql),
            ":game": game.map(Sql),
            ":channel": channel.map(Sql),
            ":challenge": challenge.map(Sql),
            ":season": season,
            ":reason": reason.as_ref().map(Reason::as_str),
        })?;
    Ok(())
}

/// The name in the table of kinds.
const fn name(action: ModeratorAction) -> &'static str {
    match action {
        ModeratorAction::EndedGame { .. } => "ended game",
        ModeratorAction::MovedGame { .. } => "moved game",
        ModeratorAction::WithdrewChallenge { .. } => "withdrew challenge",
        ModeratorAction::Suspended { .. } => "suspended",
        ModeratorAction::Reinstated { .. } => "reinstated",
        ModeratorAction::ClosedSeason { .. } => "closed season",
    }
}

fn read(row: &Row<'_>) -> anyhow::Result<(u64, LogEntry)> {
    let number: i64 = row.get(0).context("can't read the number of a log entry")?;
    let number = u64::try_from(number)?;
    Ok((number, whole(row).with_context(|| format!("can't read log entry {number}"))?))
}

fn whole(row: &Row<'_>) -> anyhow::Result<LogEntry> {
    let action: String = row.get(4)?;
    let action = match action.as_str() {
        "ended game" => ModeratorAction::EndedGame { game: row.get::<_, Sql<_>>(6)?.0 },
        "moved game" => ModeratorAction::MovedGame {
            game: row.get::<_, Sql<_>>(6)?.0,
            channel: row.get::<_, Sql<_>>(7)?.0,
        },
        "withdrew challenge" => ModeratorAction::WithdrewChallenge {
            challenge: row.get::<_, Sql<_>>(8)?.0,
            player: row.get::<_, Sql<_>>(5)?.0,
        },
        "suspended" => ModeratorAction::Suspended { player: row.get::<_, Sql<_>>(5)?.0 },
        "reinstated" => ModeratorAction::Reinstated { player: row.get::<_, Sql<_>>(5)?.0 },
        "closed season" => ModeratorAction::ClosedSeason { season: row.get(9)? },
        other => bail!("{other:?} isn't a moderator's action"),
    };
    let reason: Option<String> = row.get(10)?;
    Ok(LogEntry {
        guild: row.get::<_, Sql<_>>(1)?.0,
        by: row.get::<_, Sql<_>>(2)?.0,
        at: row.get::<_, Sql<_>>(3)?.0,
        action,
        reason: reason.map(|reason| reason.parse()).transpose()?,
    })
}

/// The entries that cannot be read.
pub(crate) fn unreadable(connection: &Connection) -> anyhow::Result<Vec<anyhow::Error>> {
    let all = read_each(connection, select!("ORDER BY id"), (), read)?;
    Ok(all.into_iter().filter_map(Result::err).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::migrations;

    #[test]
    fn a_stretch_is_found_by_its_index() {
        let connection = migrations::sample();
        for sql in [OLDER, NEWER] {
            let plan = migrations::plan(&connection, sql);
            let slow = |step: &String| step.starts_with("SCAN") || step.contains("TEMP B-TREE");
            assert!(!plan.iter().any(slow), "{sql}: {plan:?}");
        }
    }
}
