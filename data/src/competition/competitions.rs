//! Leagues, tournaments and ladders.
//!
//! A competition is loaded with the ends of its games, so that its results are always those of the games. When a game of one
//! ends, or something happens to a player, the same transaction wakes its timer: see [`changes`].

pub(crate) mod changes;
mod rows;

use std::collections::BTreeMap;

use anyhow::Context as _;
use jiff::{SignedDuration, Timestamp};
use play::{
    ChannelId, Competition, CompetitionId, GuildId, MessageId, PlayerId,
    competition::{Contest, Entrant, Pairing, Withdrawal},
    player::ratings::Category,
};

use crate::{
    CommitError, Store,
    sql::{self, Connection},
};

pub(crate) const ONE: &str = rows::competition!("WHERE id = ?1");
const OF_GUILD: &str = rows::competition!("WHERE guild = ?1 ORDER BY id DESC LIMIT ?2");
const LADDER: &str = rows::competition!("WHERE guild = ?1 AND ladder_of = ?2 AND phase = 'running'");
const RUNNING: &str = rows::competition!("WHERE guild = ?1 AND phase = 'running' ORDER BY id");
const OF_PLAYER: &str = rows::competition!(
    "WHERE guild = ?1 AND phase IN ('joining', 'running') AND EXISTS (
        SELECT 1 FROM entrants WHERE entrants.player = ?2 AND entrants.competition = competitions.id AND out IS NULL
    ) ORDER BY id DESC"
);
const ENTRANTS: &str = rows::entrant!("WHERE competition = ?1 ORDER BY joined, player");
const PAIRINGS: &str = rows::pairing!("WHERE competition = ?1 ORDER BY number");

/// The participants who are suspended from the server, have left it, or have asked for their data to be deleted.
const BARRED: &str = "SELECT player, EXISTS (
        SELECT 1 FROM suspensions WHERE suspensions.guild = ?2 AND suspensions.player = entrants.player
    ) FROM entrants WHERE competition = ?1 AND out IS NULL AND (
        EXISTS (SELECT 1 FROM suspensions WHERE suspensions.guild = ?2 AND suspensions.player = entrants.player)
        OR EXISTS (SELECT 1 FROM members WHERE members.guild = ?2 AND members.player = entrants.player AND gone)
        OR EXISTS (SELECT 1 FROM deletions WHERE deletions.player = entrants.player)
    )";

/// How long a player who was told something isn't told more.
const A_DAY: SignedDuration = SignedDuration::from_hours(24);

/// The participants who don't show their results on the server.
const UNLISTED: &str = "SELECT player FROM entrants WHERE competition = ?1 AND EXISTS (
        SELECT 1 FROM members WHERE members.guild = ?2 AND members.player = entrants.player AND unlisted
    )";

impl Store {
    /// A competition, without its participants.
    pub async fn competition(&self, competition: CompetitionId) -> anyhow::Result<Option<Competition>> {
        self.find(ONE, [competition]).await
    }

    /// A competition with all that belongs to it.
    pub async fn contest(&self, competition: CompetitionId) -> anyhow::Result<Option<Contest>> {
        self.read(move |connection| Ok(contest(connection, competition)?)).await
    }

    /// The newest competitions of a server.
    pub async fn competitions(&self, guild: GuildId, limit: usize) -> anyhow::Result<Vec<Competition>> {
        self.list(OF_GUILD, (guild, limit)).await
    }

    /// A player's unfinished competitions in a server, newest first.
    pub async fn competitions_of(
        &self,
        guild: GuildId,
        player: PlayerId,
    ) -> anyhow::Result<Vec<Competition>> {
        self.list(OF_PLAYER, (guild, player)).await
    }

    /// The ladder of a game in a server.
    pub async fn ladder(&self, guild: GuildId, category: Category) -> anyhow::Result<Option<Competition>> {
        self.find(LADDER, (guild, category)).await
    }

    /// Notes the message with the list of players.
    pub async fn set_competition_message(
        &self,
        competition: CompetitionId,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<(), CommitError> {
        let sql = "UPDATE competitions SET message = ?3 WHERE id = ?1 AND channel = ?2";
        self.write_row(sql, (competition, channel, message)).await
    }

    /// Notes the message on which the thread of a pairing hangs.
    pub async fn set_pairing_message(
        &self,
        competition: CompetitionId,
        pairing: u32,
        message: MessageId,
    ) -> Result<(), CommitError> {
        let sql =
            "UPDATE pairings SET message = ?3 WHERE competition = ?1 AND number = ?2 AND message IS NULL";
        self.write_row(sql, (competition, pairing, message)).await
    }

    /// Forgets the message on which the thread of a pairing was to hang, which was deleted.
    pub async fn forget_pairing_message(
        &self,
        competition: CompetitionId,
        pairing: u32,
    ) -> Result<(), CommitError> {
        let sql = "UPDATE pairings SET message = NULL
            WHERE competition = ?1 AND number = ?2 AND game IS NULL";
        self.write_row(sql, (competition, pairing)).await
    }

    /// Whether a player may be told something by a competition that doesn't ask for a turn: once a day, over all competitions. If
    /// so, it's noted as `what`, and may be told again as the same.
    pub async fn may_tell(&self, player: PlayerId, what: String, now: Timestamp) -> anyhow::Result<bool> {
        let day_before = now.saturating_sub(A_DAY).unwrap_or(Timestamp::MIN);
        let noted = self.write_rows(move |connection| {
            let sql = "UPDATE players SET told = ?3, told_what = ?2
                WHERE id = ?1 AND (told IS NULL OR told <= ?4 OR told_what = ?2)";
            let noted = connection.execute(sql, (player, what.as_str(), now, day_before))?;
            Ok(noted == 1)
        });
        Ok(noted.await?)
    }

    /// The competitions of a server that are played.
    pub async fn running_competitions(&self, guild: GuildId) -> anyhow::Result<Vec<Competition>> {
        self.list(RUNNING, [guild]).await
    }

    /// The message on which the thread of a pairing hangs, if it is known.
    pub async fn pairing_message(
        &self,
        competition: CompetitionId,
        pairing: u32,
    ) -> anyhow::Result<Option<MessageId>> {
        let sql =
            "SELECT message FROM pairings WHERE competition = ?1 AND number = ?2 AND message IS NOT NULL";
        self.find(sql, (competition, pairing)).await
    }
}

/// A competition with all that belongs to it.
pub(crate) fn contest(
    connection: &Connection,
    competition: CompetitionId,
) -> anyhow::Result<Option<Contest>> {
    let Some(competition) = connection.find::<Competition>(ONE, [competition])? else { return Ok(None) };
    let (id, guild) = (competition.id, competition.guild);
    let entrants: Vec<Entrant> = connection
        .list_whole(ENTRANTS, [id])
        .with_context(|| format!("can't read who takes part in competition {id}"))?;
    let pairings: Vec<Pairing> = connection
        .list_whole(PAIRINGS, [id])
        .with_context(|| format!("can't read the pairings of competition {id}"))?;
    let barred: Vec<(PlayerId, bool)> = connection.list_whole(BARRED, (id, guild))?;
    let why = |suspended| if suspended { Withdrawal::Suspended } else { Withdrawal::Gone };
    let barred: BTreeMap<_, _> =
        barred.into_iter().map(|(player, suspended)| (player, why(suspended))).collect();
    let before = match competition.after {
        Some(before) => connection.list_whole(ENTRANTS, [before])?,
        None => Vec::new(),
    };
    let unlisted: Vec<PlayerId> = connection.list_whole(UNLISTED, (id, guild))?;
    let unlisted = unlisted.into_iter().collect();
    Ok(Some(Contest { competition, entrants, pairings, barred, before, unlisted }))
}

/// Every competition that can be read, and why others can't.
pub(crate) fn all(connection: &Connection) -> sql::Result<Vec<sql::Result<Competition>>> {
    connection.each(rows::competition!("ORDER BY id"), ())
}
