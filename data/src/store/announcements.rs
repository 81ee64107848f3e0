//! What is due to Discord, and the messages that it became, as the store answers for them.

use jiff::Timestamp;
use play::{ChannelId, MessageId};

use crate::{
    AnnouncementId, CommitError, Due, Store, announcements,
    offer_messages::{self, OfferId},
    row_by_row::readable,
    sql::Connection,
};

impl Store {
    /// The announcements not yet delivered, the oldest first, including those postponed.
    pub async fn due(&self) -> anyhow::Result<Vec<Due>> {
        self.read(move |connection| Ok(readable(announcements::due(connection)?))).await
    }

    /// Marks an announcement as delivered and wipes its token.
    pub async fn delivered(&self, id: AnnouncementId) -> Result<(), CommitError> {
        self.write_rows(move |connection| Ok(announcements::delivered(connection, id).map(drop)?)).await
    }

    /// Like [`Self::delivered`], but waits a moment to share a transaction with the next write. Needs a runtime
    /// with a timer.
    pub async fn delivered_unhurried(&self, id: AnnouncementId) -> Result<(), CommitError> {
        let noting = move |connection: &Connection| Ok(announcements::delivered(connection, id).map(drop)?);
        self.write_unhurried(noting).await
    }

    /// Counts a failed delivery; the next attempt is due at `until`.
    pub async fn put_off(&self, id: AnnouncementId, until: Timestamp) -> Result<(), CommitError> {
        self.write_rows(move |connection| Ok(announcements::put_off(connection, id, until).map(drop)?)).await
    }

    /// Marks an announcement as undeliverable, and notes why, for the operator.
    pub async fn give_up(&self, id: AnnouncementId, reason: impl Into<String>) -> Result<(), CommitError> {
        let reason = reason.into();
        self.write_rows(move |connection| Ok(announcements::give_up(connection, id, &reason).map(drop)?))
            .await
    }

    /// Stores which message shows an offer, so that it can be redrawn when the offer has changed.
    pub async fn set_offer_message(
        &self,
        offer: OfferId,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<(), CommitError> {
        self.write_rows(move |connection| {
            Ok(offer_messages::set(connection, offer, channel, message).map(drop)?)
        })
        .await
    }

    /// The message that shows an offer, and its channel, if it is known and can still change.
    pub async fn offer_message(&self, offer: OfferId) -> anyhow::Result<Option<(ChannelId, MessageId)>> {
        self.read(move |connection| Ok(offer_messages::find(connection, offer)?)).await
    }

    /// Forgets the message of an offer that is closed, once it says so.
    pub async fn forget_offer_message(&self, offer: OfferId) -> Result<(), CommitError> {
        self.write_unhurried(move |connection| Ok(offer_messages::forget(connection, offer).map(drop)?)).await
    }
}
