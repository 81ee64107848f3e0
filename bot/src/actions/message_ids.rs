//! Keeps which message shows a board or a challenge, so that lists lead to it and an expiry can be told on it.

use data::CommitError;
use play::{Announcement, MessageId, News};

use crate::app::App;

/// Notes that an announcement became this message. Where it is not known, or not to be noted, nothing is lost but the way
/// to it.
pub(crate) async fn remember(app: &App, announcement: Announcement, message: Option<MessageId>) {
    let Some(message) = message else { return };
    if let Err(error) = note(app, announcement, message).await {
        tracing::warn!(?announcement, %message, "the message of an announcement is not known: {error:#}");
    }
}

async fn note(app: &App, announcement: Announcement, message: MessageId) -> Result<(), CommitError> {
    match announcement {
        Announcement::Board { game, .. } => app.store.set_board_message(game, message).await,
        Announcement::Challenge { challenge } => app.store.set_challenge_message(challenge, message).await,
        Announcement::News { game, news: News::Offered { offer, made }, .. } => {
            let Some(table) = app.store.table(game).map_err(CommitError::Other)? else { return Ok(()) };
            app.store.set_offer_message((game, offer, made), table.stored().channel, message).await
        }
        _ => Ok(()),
    }
}
