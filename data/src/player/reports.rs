//! Reports about players of the world, and the operator's exclusions from it.

use jiff::Timestamp;
use play::{GameId, Home, PlayerId, ReportReason, Timer, guild::moderation::Reason};

use crate::{
    CommitError, Store,
    delivery::timers,
    known,
    sql::{Connection, from_columns},
};

/// A report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The game in which it was made.
    pub game: GameId,
    /// Who made it.
    pub by: PlayerId,
    /// Who was reported.
    pub player: PlayerId,
    /// Their name at the time.
    pub name: String,
    /// When.
    pub at: Timestamp,
    /// What for; `None` from before reports had a reason.
    pub reason: Option<ReportReason>,
    /// What they added, in their own words.
    pub words: Option<Reason>,
}

/// A player who is excluded from the world.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exclusion {
    /// The player.
    pub player: PlayerId,
    /// Since when.
    pub since: Timestamp,
    /// Why, in the operator's words.
    pub reason: Option<String>,
}

from_columns! { Report { game, by, player, name, at, reason, words } }
from_columns! { Exclusion { player, since, reason } }

impl Store {
    /// Stores a report; a second one by the same player in the same game changes nothing.
    pub async fn report(&self, report: Report) -> Result<(), CommitError> {
        self.write(move |connection| {
            let Report { game, by, player, name, at, reason, words } = &report;
            let sql = "INSERT INTO reports (game, by, player, name, at, reason, words)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
                ON CONFLICT (game, by) DO NOTHING";
            Ok(connection.execute(sql, (game, by, player, name, at, reason, words)).map(drop)?)
        })
        .await
    }

    /// The newest reports.
    pub async fn reports(&self, limit: usize) -> anyhow::Result<Vec<Report>> {
        let sql = "SELECT game, by, player, name, at, reason, words FROM reports ORDER BY id DESC LIMIT ?1";
        self.list(sql, [limit]).await
    }

    /// The players who are excluded from the world.
    pub async fn exclusions(&self) -> anyhow::Result<Vec<Exclusion>> {
        let sql =
            "SELECT player, since, reason FROM suspensions WHERE guild = ?1 ORDER BY since DESC, player";
        self.list(sql, [Home::World]).await
    }

    /// Excludes a player from the world: their seeks end, their running games go on. Returns false if they were excluded already.
    pub async fn exclude(
        &self,
        player: PlayerId,
        reason: Option<String>,
        at: Timestamp,
    ) -> Result<bool, CommitError> {
        self.write(move |connection| exclude(connection, player, reason.as_deref(), at)).await
    }

    /// Lifts an exclusion. Returns whether there was one.
    pub async fn readmit(&self, player: PlayerId) -> Result<bool, CommitError> {
        let sql = "DELETE FROM suspensions WHERE guild = ?1 AND player = ?2";
        self.write(move |connection| Ok(connection.execute(sql, (Home::World, player))? > 0)).await
    }
}

fn exclude(
    connection: &Connection,
    player: PlayerId,
    reason: Option<&str>,
    at: Timestamp,
) -> Result<bool, CommitError> {
    known::home(connection, Home::World, at)?;
    known::player(connection, player, at)?;
    known::hold(connection, player)?;
    let seeks = "SELECT challenge FROM seeks JOIN challenge_slots USING (challenge)
        WHERE guild = ?1 AND player = ?2 AND slot = 1";
    for seek in connection.list(seeks, (Home::World, player))? {
        crate::challenge::challenges::close(connection, seek, play::ChallengeState::Removed, at)?;
        timers::set(connection, Timer::Challenge(seek), None)?;
    }
    let sql = "INSERT INTO suspensions (guild, player, since, reason) VALUES (?1, ?2, ?3, ?4)
        ON CONFLICT (guild, player) DO NOTHING";
    Ok(connection.execute(sql, (Home::World, player, at, reason))? > 0)
}
