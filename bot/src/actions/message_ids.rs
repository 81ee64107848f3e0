//! Stores which message shows a board, a challenge or an offer, so that lists can link to it and it can be redrawn, and that a
//! puzzle of the day was posted.

use data::CommitError;
use play::{Announcement, MessageId, News};

use crate::app::App;

/// Stores which message an announcement became. An error means that the announcement doesn't count as made yet: its
/// message couldn't be found when it has to change, or the day would count as one without a puzzle.
pub(crate) async fn remember(
    app: &App,
    announcement: Announcement,
    message: Option<MessageId>,
) -> Result<(), CommitError> {
    let Some(message) = message else { return Ok(()) };
    let Err(error) = note(app, announcement, message).await else { return Ok(()) };
    tracing::warn!(?announcement, %message, "storing the message of an announcement: {error:#}");
    // Of a board, only the link is lost.
    if changes_later(&announcement) { Err(error) } else { Ok(()) }
}

/// Whether the message of an announcement has to be known later, as to edit it once what it shows has changed.
pub(crate) const fn changes_later(announcement: &Announcement) -> bool {
    matches!(
        announcement,
        Announcement::Challenge { .. }
            | Announcement::Competition { .. }
            | Announcement::Daily { .. }
            | Announcement::News { news: News::Offered { .. }, .. }
    )
}

async fn note(app: &App, announcement: Announcement, message: MessageId) -> Result<(), CommitError> {
    match announcement {
        Announcement::Board { game, .. } | Announcement::BoardChanged { game, .. } => {
            app.store.set_board_message(game, message).await
        }
        Announcement::Challenge { challenge } => app.store.set_challenge_message(challenge, message).await,
        Announcement::News { game, news: News::Offered { offer, made }, .. } => {
            let Some(table) = app.store.table(game).await.map_err(CommitError::Other)? else { return Ok(()) };
            app.store.set_offer_message((game, offer, made), table.stored().channel, message).await
        }
        Announcement::Competition { competition } => {
            let found = app.store.competition(competition).await.map_err(CommitError::Other)?;
            let Some(channel) = found.map(|competition| competition.channel) else { return Ok(()) };
            app.store.set_competition_message(competition, channel, message).await
        }
        Announcement::Daily { guild, day } => app.store.set_daily_message(guild, day, message).await,
        // Nothing edits or links to these.
        Announcement::CompetitionChanged { .. }
        | Announcement::CompetitionNews { .. }
        | Announcement::Pairing { .. }
        | Announcement::News { .. }
        | Announcement::ChallengeExpired { .. }
        | Announcement::ChallengerTold { .. }
        | Announcement::ChallengeChanged { .. }
        | Announcement::OfferChanged { .. }
        | Announcement::Warning { .. }
        | Announcement::Direct { .. }
        | Announcement::Digest { .. }
        | Announcement::NotReached { .. } => Ok(()),
    }
}
