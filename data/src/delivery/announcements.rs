//! Announcements: due until they are delivered or given up.
//!
//! An interaction's token is stored only while an announcement waits to be posted as its answer. It is wiped
//! then, or after 15 minutes, and never prints itself ([`Token`]).

use std::fmt::{self, Write as _};

use anyhow::Context as _;
use jiff::Timestamp;
use play::Announcement;

use crate::{
    CommitError, Seen, Store, Token,
    sql::{self, Connection, FromRow, Row, ToColumn},
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
    /// Whether Discord refused it, so that it waits until something changes where it is to be made.
    pub is_owed: bool,
}

/// An interaction to answer, while its token is valid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answers {
    /// The platform's id of the interaction.
    pub interaction: u64,
    /// The token, valid for 15 minutes after the announcement was stored.
    pub token: Token,
}

/// Stores announcements. The first one is posted to the interaction that is `answered`, if there is one with a token.
pub(crate) fn insert(
    connection: &Connection,
    announcements: &[Announcement],
    at: Timestamp,
    answered: Option<&Seen>,
) -> Result<Vec<AnnouncementId>, CommitError> {
    if announcements.is_empty() {
        return Ok(Vec::new());
    }
    let answered = answered.and_then(|seen| Some((seen.id.cast_signed(), seen.token.as_ref()?.reveal())));
    let (interaction, token) = answered.unzip();
    let texts = announcements.iter().map(serde_json::to_string).collect::<Result<Vec<_>, _>>();
    let texts = texts.context("an announcement has no text")?;
    let mut sql =
        "INSERT INTO announcements (what, created, not_before, answers, token) VALUES (?4, ?1, ?1, ?2, ?3)"
            .to_owned();
    for place in 5..texts.len() + 4 {
        let _ = write!(sql, ", (?{place}, ?1, ?1, NULL, NULL)");
    }
    sql.push_str(" RETURNING id");
    let mut values: Vec<&dyn ToColumn> = vec![&at, &interaction, &token];
    values.extend(texts.iter().map(|text| text as &dyn ToColumn));
    // The rows have got ascending numbers, but needn't be returned in this order.
    let mut ids: Vec<i64> = connection.list_whole(&sql, values.as_slice())?;
    ids.sort_unstable();
    Ok(ids.into_iter().map(AnnouncementId).collect())
}

/// The due ones, the oldest first.
const DUE: &str = "SELECT id, what, created, answers, token, attempts, not_before, owed_to IS NOT NULL
    FROM announcements WHERE state = 'due' ORDER BY id";
const DELIVERED: &str =
    "UPDATE announcements SET state = 'delivered', token = NULL WHERE id = ?1 AND state = 'due'";

impl Store {
    /// The announcements not yet delivered, the oldest first, including those postponed.
    pub async fn due(&self) -> anyhow::Result<Vec<Due>> {
        self.list(DUE, ()).await
    }

    /// Marks an announcement as delivered and wipes its token.
    pub async fn delivered(&self, id: AnnouncementId) -> Result<(), CommitError> {
        self.write_row(DELIVERED, [id.0]).await
    }

    /// Like [`Self::delivered`], but waits a moment to share a transaction with the next write. Needs a runtime
    /// with a timer.
    pub async fn delivered_unhurried(&self, id: AnnouncementId) -> Result<(), CommitError> {
        self.write_unhurried(DELIVERED, [id.0]).await
    }

    /// Counts a failed delivery; the next attempt is due at `until`.
    pub async fn put_off(&self, id: AnnouncementId, until: Timestamp) -> Result<(), CommitError> {
        let sql = "UPDATE announcements SET attempts = attempts + 1, not_before = ?2 WHERE id = ?1 AND state = 'due'";
        self.write_row(sql, (id.0, until)).await
    }

    /// Marks an announcement as undeliverable, and notes why, for the operator.
    pub async fn give_up(&self, id: AnnouncementId, reason: impl Into<String>) -> Result<(), CommitError> {
        let sql = "UPDATE announcements SET state = 'given up', reason = ?2, token = NULL
            WHERE id = ?1 AND state = 'due'";
        self.write_row(sql, (id.0, reason.into())).await
    }
}

/// Marks an announcement as delivered and wipes its token.
pub(crate) fn mark_delivered(connection: &Connection, id: AnnouncementId) -> sql::Result<()> {
    connection.send(DELIVERED, [id.0])
}

/// All due announcements, the oldest first.
pub(crate) fn due(connection: &Connection) -> sql::Result<Vec<sql::Result<Due>>> {
    connection.each(DUE, ())
}

impl FromRow for Due {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        let id = AnnouncementId(row.get(0)?);
        let read = || -> anyhow::Result<Self> {
            let (interaction, token): (Option<i64>, Option<String>) = (row.get(3)?, row.get(4)?);
            Ok(Self {
                id,
                announcement: serde_json::from_str(row.get_ref(1)?.as_str()?)?,
                created: row.get(2)?,
                answers: interaction.zip(token).map(|(interaction, token)| Answers {
                    interaction: interaction.cast_unsigned(),
                    token: Token::new(token),
                }),
                attempts: row.get(5)?,
                not_before: row.get(6)?,
                is_owed: row.get(7)?,
            })
        };
        Ok(read().with_context(|| format!("can't read announcement {id}"))?)
    }
}

/// Wipes the tokens of announcements stored before `before`. Returns how many.
pub(crate) fn prune_tokens(connection: &Connection, before: Timestamp) -> sql::Result<usize> {
    let sql =
        "UPDATE announcements SET token = NULL WHERE state = 'due' AND token IS NOT NULL AND created < ?1";
    connection.execute(sql, [before])
}

/// Deletes settled announcements stored before `before`. Returns how many.
pub(crate) fn prune_settled(connection: &Connection, before: Timestamp) -> sql::Result<usize> {
    connection.execute("DELETE FROM announcements WHERE state <> 'due' AND created < ?1", [before])
}
