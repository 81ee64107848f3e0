//! What is owed to a place: it can't be posted there now, and is tried again as soon as something changes there.
//!
//! In a channel where the bot can't post by itself, each use of the bot brings a token, with which a few messages can be posted
//! for fifteen minutes. It is kept no longer. In a server, what Discord refuses is owed until someone mends it.

use jiff::{SignedDuration, Timestamp};
use play::{Announcement, ChannelId, Home};

use crate::{
    CommitError, Due, Store, Token,
    delivery::announcements,
    sql::{self, Connection},
};

/// How many messages one interaction may post. Discord allows five, and the answer itself may need some of them.
const MESSAGES: u8 = 3;
/// When something is tried again whose place has changed while it was tried.
const SOON: SignedDuration = SignedDuration::from_secs(15);

impl Store {
    /// Notes the newest interaction in a channel.
    pub async fn note_reply(
        &self,
        channel: ChannelId,
        token: &Token,
        at: Timestamp,
    ) -> Result<(), CommitError> {
        let sql = "INSERT INTO channel_replies (channel, token, at, remaining) VALUES (?1, ?2, ?3, ?4)
            ON CONFLICT (channel) DO UPDATE SET token = ?2, at = ?3, remaining = ?4";
        self.write_row(sql, (channel, token.reveal().to_owned(), at, MESSAGES)).await
    }

    /// Takes one of the messages that can be posted by an interaction since `since`. `None` if there is none.
    pub async fn take_reply(
        &self,
        channel: ChannelId,
        since: Timestamp,
    ) -> Result<Option<Token>, CommitError> {
        let sql = "UPDATE channel_replies SET remaining = remaining - 1
            WHERE channel = ?1 AND at > ?2 AND remaining > 0 RETURNING token";
        let token: Option<String> =
            self.write_rows(move |connection| Ok(connection.find(sql, (channel, since))?)).await?;
        Ok(token.map(Token::new))
    }

    /// Puts an announcement off until something changes where it is to be made, or until `until`. Others are announced
    /// instead the first time. If that has changed while it was tried, it is due again soon. Returns when.
    pub async fn owe(
        &self,
        due: &Due,
        home: Home,
        until: Timestamp,
        instead: Vec<Announcement>,
        at: Timestamp,
    ) -> Result<Timestamp, CommitError> {
        let (id, before, soon) =
            (due.id, due.not_before, until.min(at.saturating_add(SOON).unwrap_or(until)));
        self.write(move |connection| {
            let first = connection.exists(
                "SELECT 1 FROM announcements WHERE id = ?1 AND state = 'due' AND attempts = 0",
                [id.get()],
            )?;
            let sql = "UPDATE announcements SET attempts = attempts + 1, owed_to = ?2,
                    not_before = CASE WHEN not_before = ?3 THEN CAST(?4 AS BIGINT) ELSE CAST(?5 AS BIGINT) END
                WHERE id = ?1 AND state = 'due' RETURNING not_before";
            let again = connection.find(sql, (id.get(), place(home), before, until, soon))?;
            if first {
                announcements::insert(connection, &instead, at, None)?;
            }
            Ok(again.unwrap_or(until))
        })
        .await
    }

    /// Makes what is owed to a place due at once. Returns whether that is anything.
    pub async fn release_owed(&self, home: Home, at: Timestamp) -> anyhow::Result<bool> {
        let place = place(home);
        let owed = "SELECT EXISTS (SELECT 1 FROM announcements WHERE owed_to = ?1 AND state = 'due')";
        if !self.one::<bool>(owed, [place]).await? {
            return Ok(false);
        }
        let sql =
            "UPDATE announcements SET not_before = ?2, owed_to = NULL WHERE owed_to = ?1 AND state = 'due'";
        Ok(self.write_row(sql, (place, at)).await.map(|()| true)?)
    }
}

/// The number of a place: of the channel where all is played, or of the server.
pub(crate) const fn place(home: Home) -> i64 {
    match home {
        Home::Server(guild) => guild.get().cast_signed(),
        Home::Private(channel) | Home::Guest(channel) => channel.get().cast_signed(),
        Home::World => 0,
    }
}

/// Deletes interactions before `before`, whose tokens are no longer valid. Returns how many.
pub(crate) fn prune(connection: &Connection, before: Timestamp) -> sql::Result<usize> {
    connection.execute("DELETE FROM channel_replies WHERE at < ?1", [before])
}
