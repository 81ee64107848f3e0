//! Stores which message shows a board, a challenge or an offer, so that lists can link to it and it can be redrawn, and that a
//! puzzle of the day, a week or a season was posted.

use data::{AnnouncementId, CommitError, PostedBoard};
use jiff::Timestamp;
use play::{Announcement, MessageId, Remembered};

use crate::app::App;

/// Stores which message an announcement became. An error means that the announcement doesn't count as made yet: its
/// message couldn't be found when it has to change, or the day would count as one without a puzzle. A board's is stored by
/// [`made`].
pub(crate) async fn remember(
    app: &App,
    announcement: Announcement,
    message: Option<MessageId>,
) -> Result<(), CommitError> {
    let Some(message) = message else { return Ok(()) };
    let noted = note(app, announcement, message).await;
    noted.inspect_err(|error| {
        tracing::warn!(?announcement, %message, "storing the message of an announcement: {error:#}");
    })
}

/// Stores that an announcement was made, by this message if it is a new one. Which message shows a board is stored in the same
/// transaction, and that the one before has to go.
pub(crate) async fn made(
    app: &App,
    (number, announcement): (AnnouncementId, Announcement),
    message: Option<MessageId>,
) -> Result<(), CommitError> {
    if let Some(Remembered::Board(game)) = announcement.remembered_as()
        && let Some(message) = message
    {
        let board = PostedBoard { game, message, at: app.clock.now() };
        return app.outbox.board_made(&app.store, number, board).await;
    }
    app.outbox.made(&app.store, number).await
}

async fn note(app: &App, announcement: Announcement, message: MessageId) -> Result<(), CommitError> {
    let store = &app.store;
    let Some(remembered) = announcement.remembered_as() else { return Ok(()) };
    match remembered {
        Remembered::Board(_) => Ok(()),
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
        Remembered::Season(guild, number) => store.set_season_posted(guild, number).await,
        Remembered::Week(guild, until) => {
            store.set_week_posted(guild, Timestamp::from_second(until).unwrap_or_default()).await
        }
        Remembered::Vote(game, ply) => {
            store.set_vote_message(game, ply, message, app.clock.now()).await?;
            // The end of the vote, and when it's to be said until when it goes on.
            app.timers.set(app.clock.now());
            Ok(())
        }
    }
}
