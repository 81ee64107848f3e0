//! Stores which message shows a board, a challenge or an offer, so that lists can link to it and it can be redrawn, and that a
//! puzzle of the day was posted.

use data::{CommitError, Store};
use play::{Announcement, MessageId, Remembered};

use crate::app::App;

/// Stores which message an announcement became. An error means that the announcement doesn't count as made yet: its
/// message couldn't be found when it has to change, or the day would count as one without a puzzle.
pub(crate) async fn remember(
    app: &App,
    announcement: Announcement,
    message: Option<MessageId>,
) -> Result<(), CommitError> {
    let Some(message) = message else { return Ok(()) };
    let Err(error) = note(&app.store, announcement, message).await else { return Ok(()) };
    tracing::warn!(?announcement, %message, "storing the message of an announcement: {error:#}");
    // Of a board, only the link is lost.
    if changes_later(&announcement) { Err(error) } else { Ok(()) }
}

/// Whether the message of an announcement has to be known later, as to edit it once what it shows has changed.
pub(crate) const fn changes_later(announcement: &Announcement) -> bool {
    match announcement.remembered_as() {
        Some(
            Remembered::Offer(..)
            | Remembered::Challenge(_)
            | Remembered::Competition(_)
            | Remembered::Day(..),
        ) => true,
        Some(Remembered::Board(_)) | None => false,
    }
}

async fn note(store: &Store, announcement: Announcement, message: MessageId) -> Result<(), CommitError> {
    let Some(remembered) = announcement.remembered_as() else { return Ok(()) };
    match remembered {
        Remembered::Board(game) => store.set_board_message(game, message).await,
        Remembered::Challenge(challenge) => store.set_challenge_message(challenge, message).await,
        Remembered::Offer(game, offer, made) => {
            let Some(table) = store.table(game).await.map_err(CommitError::Other)? else { return Ok(()) };
            store.set_offer_message((game, offer, made), table.stored().channel, message).await
        }
        Remembered::Competition(competition) => {
            let found = store.competition(competition).await.map_err(CommitError::Other)?;
            let Some(channel) = found.map(|competition| competition.channel) else { return Ok(()) };
            store.set_competition_message(competition, channel, message).await
        }
        Remembered::Day(guild, day) => store.set_daily_message(guild, day, message).await,
    }
}
