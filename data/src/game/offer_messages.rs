//! Which message shows an offer, until it shows what has become of it.

use play::{ChannelId, GameId, MessageId, game::table::OfferKind};

use crate::{CommitError, Store};

/// An offer of a game: its kind, and the revision of the game with which it was made.
pub type OfferId = (GameId, OfferKind, u32);

pub(crate) const FIND: &str =
    "SELECT channel, message FROM offer_messages WHERE game = ?1 AND offer = ?2 AND made = ?3";

impl Store {
    /// Stores which message shows an offer, so that it can be redrawn when the offer has changed.
    pub async fn set_offer_message(
        &self,
        (game, offer, made): OfferId,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<(), CommitError> {
        let sql =
            "INSERT INTO offer_messages (game, offer, made, channel, message) VALUES (?1, ?2, ?3, ?4, ?5)
            ON CONFLICT (game, offer, made) DO UPDATE SET channel = ?4, message = ?5";
        self.write_row(sql, (game, offer.name(), made, channel, message)).await
    }

    /// The message that shows an offer, and its channel, if it is known and can still change.
    pub async fn offer_message(
        &self,
        (game, offer, made): OfferId,
    ) -> anyhow::Result<Option<(ChannelId, MessageId)>> {
        self.find(FIND, (game, offer.name(), made)).await
    }

    /// Forgets the message of an offer that is closed, once it says so.
    pub async fn forget_offer_message(&self, (game, offer, made): OfferId) -> Result<(), CommitError> {
        let sql = "DELETE FROM offer_messages WHERE game = ?1 AND offer = ?2 AND made = ?3";
        self.write_unhurried(sql, (game, offer.name(), made)).await
    }
}
