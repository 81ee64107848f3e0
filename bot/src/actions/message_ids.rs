//! Stores which message shows a board, a challenge or an offer, so that lists can link to it and it can be redrawn.

use data::CommitError;
use play::{Announcement, MessageId, News};

use crate::app::App;

/// Stores which message an announcement became. If that fails, only the link is lost.
pub(crate) async fn remember(app: &App, announcement: Announcement, message: Option<MessageId>) {
    let Some(message) = message else { return };
    if let Err(error) = note(app, announcement, message).await {
        tracing::warn!(?announcement, %message, "storing the message of an announcement: {error:#}");
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
