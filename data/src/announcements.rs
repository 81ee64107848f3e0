//! Announcements: due until they are delivered or given up.
//!
//! An interaction's token is stored only while an announcement waits to be posted as its answer. It is wiped
//! then, or after 15 minutes, and never prints itself ([`Token`]).

use std::fmt;

use anyhow::Context as _;
use jiff::Timestamp;
use play::Announcement;

use crate::{
    CommitError, Seen, Token,
    columns::Sql,
    row_by_row::read_each,
    sql::{self, Connection, Row},
};

/// The number of an announcement, never reused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AnnouncementId(i64);

impl AnnouncementId {
    /// The number, from 1.
    pub const fn get(self) -> i64 {
        self.0
    }
}

impl fmt::Display for AnnouncementId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// An announcement not yet delivered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    /// The number.
    pub id: AnnouncementId,
    /// What to announce.
    pub announcement: Announcement,
    /// When it was stored.
    pub created: Timestamp,
    /// The interaction it is posted to first. Before trying again, ask Discord whether that answer arrived.
    pub answers: Option<Answers>,
    /// How many attempts have failed.
    pub attempts: u32,
    /// When to try next.
    pub not_before: Timestamp,
}

/// An interaction to answer, while its token is valid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answers {
    /// The platform's id of the interaction.
    pub interaction: u64,
    /// The token, valid for 15 minutes after the announcement was stored.
    pub token: Token,
}

/// Stores an announcement; `answered` is the interaction it is posted to first.
pub(crate) fn insert(
    connection: &Connection,
    announcement: Announcement,
    at: Timestamp,
    answered: Option<&Seen>,
) -> Result<AnnouncementId, CommitError> {
    let what = serde_json::to_string(&announcement).context("an announcement has no text")?;
    let token = answered.and_then(|seen| seen.token.as_ref()).map(Token::reveal);
    let interaction = answered.map(|seen| seen.id.cast_signed());
    let id = connection
        .prepare_cached(
            "INSERT INTO announcements (what, created, not_before, answers, token) VALUES (?1, ?2, ?2, ?3, ?4)
             RETURNING id",
        )?
        .query_row((what, Sql(at), interaction, token), |row| row.get(0))?;
    Ok(AnnouncementId(id))
}

/// All due announcements, the oldest first.
pub(crate) fn due(connection: &Connection) -> anyhow::Result<Vec<anyhow::Result<Due>>> {
    let sql = "SELECT id, what, created, answers, token, attempts, not_before
               FROM announcements WHERE state = 'due' ORDER BY id";
    read_each(connection, sql, (), read)
}

fn read(row: &Row<'_>) -> anyhow::Result<Due> {
    let id = AnnouncementId(row.get(0)?);
    let told = || -> anyhow::Result<Due> {
        let interaction: Option<i64> = row.get(3)?;
        let token: Option<String> = row.get(4)?;
        Ok(Due {
            id,
            announcement: serde_json::from_str(row.get_ref(1)?.as_str()?)?,
            created: row.get::<_, Sql<_>>(2)?.0,
            answers: interaction.zip(token).map(|(interaction, token)| Answers {
                interaction: interaction.cast_unsigned(),
                token: Token::new(token),
            }),
            attempts: row.get(5)?,
            not_before: row.get::<_, Sql<_>>(6)?.0,
        })
    };
    told().with_context(|| format!("can't read announcement {id}"))
}

/// Marks an announcement as delivered.
pub(crate) fn delivered(connection: &Connection, id: AnnouncementId) -> sql::Result<usize> {
    connection
        .prepare_cached(
            "UPDATE announcements SET state = 'delivered', token = NULL WHERE id = ?1 AND state = 'due'",
        )?
        .execute([id.0])
}

/// Counts a failed attempt; the next is due at `until`.
pub(crate) fn put_off(connection: &Connection, id: AnnouncementId, until: Timestamp) -> sql::Result<usize> {
    connection
        .prepare_cached(
            "UPDATE announcements SET attempts = attempts + 1, not_before = ?2 WHERE id = ?1 AND state = 'due'",
        )?
        .execute((id.0, Sql(until)))
}

/// Marks an announcement as undeliverable.
pub(crate) fn give_up(connection: &Connection, id: AnnouncementId, reason: &str) -> sql::Result<usize> {
    connection
        .prepare_cached(
            "UPDATE announcements SET state = 'given up', reason = ?2, token = NULL
             WHERE id = ?1 AND state = 'due'",
        )?
        .execute((id.0, reason))
}

/// Wipes the tokens of announcements stored before `before`. Returns how many.
pub(crate) fn prune_tokens(connection: &Connection, before: Timestamp) -> sql::Result<usize> {
    connection
        .prepare_cached(
            "UPDATE announcements SET token = NULL WHERE state = 'due' AND token IS NOT NULL AND created < ?1",
        )?
        .execute([Sql(before)])
}

/// Deletes settled announcements stored before `before`. Returns how many.
pub(crate) fn prune_settled(connection: &Connection, before: Timestamp) -> sql::Result<usize> {
    connection
        .prepare_cached("DELETE FROM announcements WHERE state <> 'due' AND created < ?1")?
        .execute([Sql(before)])
}
