//! Posts and edits the messages of announcements.

use std::time::Duration;

use anyhow::Context as _;
use jiff::Timestamp;
use play::{Announcement, ChannelId, Home, MessageId, Table};
use ui::views::{self, View};

use super::{
    delivery_error::{DeliveryError, trouble},
    replied,
};
use crate::{
    actions::game::lost_channel,
    app::App,
    discord::{requests::Failed, verdict::Verdict},
};

/// How long a message's id may take to be stored.
const ID_TIME: jiff::SignedDuration = jiff::SignedDuration::from_secs(5);
/// How often to look for a message whose id isn't stored yet, and how long to wait in between.
const GLANCES: u8 = 10;
const GLANCE: Duration = Duration::from_millis(50);

/// Finds the message to edit. Its id may be stored in a moment, if the edit was `stored` just now. While the announcement
/// that `posts` the message is due itself, the edit waits; `None` if the message will never be known.
pub(super) async fn message_to_edit<T, F: Future<Output = anyhow::Result<Option<T>>>>(
    app: &App,
    stored: Timestamp,
    find: impl Fn() -> F,
    posts: impl Fn(&Announcement) -> bool,
) -> Result<Option<T>, DeliveryError> {
    for _ in 0..GLANCES {
        if let Some(found) = find().await? {
            return Ok(Some(found));
        }
        if app.clock.now().duration_since(stored) >= ID_TIME {
            break;
        }
        tokio::time::sleep(GLANCE).await;
    }
    // Read before the last look, as an id is stored before its announcement counts as made.
    let due = app.store.due().await.context("loading the message to edit")?;
    match find().await? {
        None if due.iter().any(|due| posts(&due.announcement)) => {
            Err(DeliveryError::Waits(anyhow::anyhow!("its message isn't known yet")))
        }
        found => Ok(found),
    }
}

/// Edits a message.
pub(super) async fn edit(
    app: &App,
    channel: ChannelId,
    message: MessageId,
    view: View,
) -> Result<Option<MessageId>, DeliveryError> {
    let edited = app.discord.edit(channel, message, view).await;
    edited.map(|()| None).map_err(|failed| trouble(failed, "editing a message"))
}

/// Posts a message of a game, maybe its newest board. This is how a channel is found to be lost or back: clocks don't
/// run on a board that no one can see.
pub(crate) async fn post_of(
    app: &App,
    table: &Table,
    view: View,
    nonce: String,
    is_board: bool,
) -> Result<Option<MessageId>, DeliveryError> {
    let (game, channel, pings) = (table.id(), table.stored().channel, view.pings.clone());
    if !table.stored().shown_in().is_posted_in() {
        return replied::post(app, channel, view).await;
    }
    // The server may have lost the bot while people go on playing as guests.
    if table.is_cut_off()
        && let Ok(message) = replied::post(app, channel, view.clone()).await
    {
        return Ok(message);
    }
    let mut posted = app.discord.post(channel, view, nonce.clone()).await;
    // The players must learn of the turn even if a word of it, such as the name of house rules, is blocked.
    if let Err(failed) = &posted
        && failed.verdict == Verdict::ContentRefused
        && is_board
    {
        tracing::warn!(%game, "Discord refuses a board's message: {:#}", failed.error);
        let text = views::game::board::refused(app.words_in(table.stored().home).await, table);
        posted = app.discord.post(channel, View { pings, ..View::words(text) }, nonce).await;
    }
    match &posted {
        Ok(_) if table.is_cut_off() && is_board => lost_channel::found(app, game).await?,
        Ok(_) if table.is_cut_off() => lost_channel::found_without_board(app, game, None).await?,
        Ok(_) => app.memory.channel_checks.note(game, true, app.clock.now()),
        Err(Failed { verdict, .. }) if *verdict == Verdict::ChannelLost || is_board && verdict.is_final() => {
            lost_channel::lost(app, table).await?;
        }
        Err(_) => {}
    }
    posted.map_err(|failed| trouble(failed, "posting to a game's channel"))
}

/// Posts a message. `nonce` lets Discord recognise a second attempt.
pub(crate) async fn post(
    app: &App,
    (home, channel): (Home, ChannelId),
    view: View,
    nonce: String,
) -> Result<Option<MessageId>, DeliveryError> {
    if !home.is_posted_in() {
        return replied::post(app, channel, view).await;
    }
    let posted = app.discord.post(channel, view, nonce).await;
    posted.map_err(|failed| trouble(failed, "posting to a channel"))
}
