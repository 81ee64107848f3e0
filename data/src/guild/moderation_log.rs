//! The moderation log of a server, newest first, in pages.

use anyhow::{Context as _, bail};
use play::{
    GuildId,
    guild::{
        earned_roles::Held,
        moderation::{LogEntry, ManagedAbout, ModeratorAction, Reason},
    },
    paging::{LogPage, LogStretch},
};

use crate::{
    CommitError, Store, known,
    pages::{Edge, page},
    sql::{self, Connection, FromRow, Row, named_params},
};

/// The columns of an entry.
macro_rules! select {
    ($which:literal) => {
        concat!(
            "SELECT id, guild, by, at, kind, player, game, channel, challenge, season, reason, competition, tool, one, other, result, role FROM moderation_log ",
            $which
        )
    };
}

const OLDER: &str = select!("WHERE guild = ?1 AND id < ?2 ORDER BY id DESC LIMIT ?3");
const NEWER: &str = select!("WHERE guild = ?1 AND id > ?2 ORDER BY id LIMIT ?3");

impl Store {
    /// At most `limit` entries of a server's log.
    pub async fn moderation_log(
        &self,
        guild: GuildId,
        stretch: LogStretch,
        limit: usize,
    ) -> anyhow::Result<LogPage> {
        self.read(move |connection| read(connection, guild, stretch, limit)).await
    }
}

/// At most `limit` entries of a server's log.
pub(crate) fn read(
    connection: &Connection,
    guild: GuildId,
    stretch: LogStretch,
    limit: usize,
) -> sql::Result<LogPage> {
    // Ids are positive `i64`s, so a greater number is beyond all of them.
    let number = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    let edge = match stretch {
        LogStretch::Newest => Edge::Newest,
        LogStretch::Before(entry) => Edge::Before(number(entry)),
        LogStretch::After(entry) => Edge::After(number(entry)),
    };
    let list = |sql| move |edge, limit: usize| connection.each::<Numbered>(sql, (guild, edge, limit));
    let (entries, newer, older) = page(edge, limit, list(OLDER), list(NEWER))?;
    let entries = entries.into_iter().map(|Numbered(number, entry)| (number, entry)).collect();
    Ok(LogPage { entries, newer, older })
}

/// Adds an entry.
pub(crate) fn insert(connection: &Connection, logged: &LogEntry) -> Result<(), CommitError> {
    let &LogEntry { guild, by, at, action, ref reason } = logged;
    known::home(connection, guild, at)?;
    known::player(connection, by, at)?;
    let (mut about, mut game, mut channel, mut challenge, mut season) = (None, None, None, None, None);
    let (mut competition, mut tool, mut one, mut other, mut result, mut role) =
        (None, None, None, None, None, None);
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
        ModeratorAction::GaveRole { held } | ModeratorAction::TookRole { held } => {
            (one, role) = (Some(held.player), Some(held.role));
        }
        ModeratorAction::ManagedCompetition { competition: of, tool: used, about } => {
            (competition, tool) = (Some(of), Some(used));
            (one, other, result) = match about {
                ManagedAbout::NoOne => (None, None, None),
                ManagedAbout::Player(player) => (Some(player), None, None),
                ManagedAbout::Two(first, second) => (Some(first), Some(second), None),
                ManagedAbout::Result(first, second, result) => (Some(first), Some(second), Some(result)),
            };
        }
    }
    for player in [about, one, other].into_iter().flatten() {
        known::player(connection, player, at)?;
    }
    let (kind, reason) = (name(action), reason.as_ref().map(Reason::as_str));
    connection.execute(
        "INSERT INTO moderation_log
             (guild, by, at, kind, player, game, channel, challenge, season, reason, competition, tool, one, other, result,
              role)
         VALUES (:guild, :by, :at, :kind, :player, :game, :channel, :challenge, :season, :reason, :competition, :tool,
             :one, :other, :result, :role)",
        named_params! {
            ":guild": guild,
            ":by": by,
            ":at": at,
            ":kind": kind,
            ":player": about,
            ":game": game,
            ":channel": channel,
            ":challenge": challenge,
            ":season": season,
            ":reason": reason,
            ":competition": competition,
            ":tool": tool,
            ":one": one,
            ":other": other,
            ":result": result,
            ":role": role,
        },
    )?;
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
        ModeratorAction::ManagedCompetition { .. } => "managed competition",
        ModeratorAction::GaveRole { .. } => "gave role",
        ModeratorAction::TookRole { .. } => "took role",
    }
}

/// An entry and its number.
struct Numbered(u64, LogEntry);

impl FromRow for Numbered {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        let number: i64 = row.get(0).context("can't read the number of a log entry")?;
        let entry = whole(row).with_context(|| format!("can't read log entry {number}"))?;
        Ok(Self(number.unsigned_abs(), entry))
    }
}

fn whole(row: &Row<'_>) -> anyhow::Result<LogEntry> {
    let action: String = row.get(4)?;
    let action = match action.as_str() {
        "ended game" => ModeratorAction::EndedGame { game: row.get(6)? },
        "moved game" => ModeratorAction::MovedGame { game: row.get(6)?, channel: row.get(7)? },
        "withdrew challenge" => {
            ModeratorAction::WithdrewChallenge { challenge: row.get(8)?, player: row.get(5)? }
        }
        "suspended" => ModeratorAction::Suspended { player: row.get(5)? },
        "reinstated" => ModeratorAction::Reinstated { player: row.get(5)? },
        "managed competition" => ModeratorAction::ManagedCompetition {
            competition: row.get(11)?,
            tool: row.get(12)?,
            about: match (row.get(13)?, row.get(14)?, row.get(15)?) {
                (None, ..) => ManagedAbout::NoOne,
                (Some(player), None, _) => ManagedAbout::Player(player),
                (Some(first), Some(second), None) => ManagedAbout::Two(first, second),
                (Some(first), Some(second), Some(result)) => ManagedAbout::Result(first, second, result),
            },
        },
        "gave role" => ModeratorAction::GaveRole { held: Held { role: row.get(16)?, player: row.get(13)? } },
        "took role" => ModeratorAction::TookRole { held: Held { role: row.get(16)?, player: row.get(13)? } },
        "closed season" => ModeratorAction::ClosedSeason { season: row.get(9)? },
        other => bail!("{other:?} isn't a moderator's action"),
    };
    let reason: Option<String> = row.get(10)?;
    Ok(LogEntry {
        guild: row.get(1)?,
        by: row.get(2)?,
        at: row.get(3)?,
        action,
        reason: reason.map(|reason| reason.parse()).transpose()?,
    })
}

/// Why entries can't be read.
pub(crate) fn unreadable(connection: &Connection) -> sql::Result<Vec<sql::Error>> {
    connection.unreadable::<Numbered>(select!("ORDER BY id"))
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
