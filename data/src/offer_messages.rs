//! Which message shows an offer, until it shows what has become of it.

use play::{ChannelId, GameId, MessageId, table::OfferKind};

use crate::{
    columns::Sql,
    sql::{self, Connection, OptionalExtension as _},
};

/// An offer of a game: its kind, and the revision of the game with which it was made.
pub type OfferId = (GameId, OfferKind, u32);

/// Stores which message shows an offer.
pub(crate) fn set(
    connection: &Connection,
    (game, offer, made): OfferId,
    channel: ChannelId,
    message: MessageId,
) -> sql::Result<usize> {
    connection
        .prepare_cached(
            "INSERT INTO offer_messages (game, offer, made, channel, message) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (game, offer, made) DO UPDATE SET channel = ?4, message = ?5",
        )?
        .execute((Sql(game), offer.name(), made, Sql(channel), Sql(message)))
}

/// The message that shows an offer, and its channel.
pub(crate) fn find(
    connection: &Connection,
    (game, offer, made): OfferId,
) -> sql::Result<Option<(ChannelId, MessageId)>> {
    connection
        .prepare_cached(
            "SELECT channel, message FROM offer_messages WHERE game = ?1 AND offer = ?2 AND made = ?3",
        )?
        .query_row((Sql(game), offer.name(), made), |row| {
            Ok((row.get::<_, Sql<_>>(0)?.0, row.get::<_, Sql<_>>(1)?.0))
        })
        .optional()
}

/// Forgets the message of an offer, which will not change again.
pub(crate) fn forget(connection: &Connection, (game, offer, made): OfferId) -> sql::Result<usize> {
    connection
        .prepare_cached("DELETE FROM offer_messages WHERE game = ?1 AND offer = ?2 AND made = ?3")?
        .execute((Sql(game), offer.name(), made))
}
