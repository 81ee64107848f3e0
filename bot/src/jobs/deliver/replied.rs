//! Messages to channels in which the bot can't post by itself: direct messages between people, groups, and servers that don't
//! have it.
//!
//! They go there by the token of the newest interaction. Once that is no longer valid, or Discord takes no more messages for
//! it, they are *owed* to the channel: those a message would ping get it by direct message, and the channel gets it as
//! soon as someone uses the bot there.

use anyhow::Context as _;
use data::Due;
use jiff::{SignedDuration, Timestamp};
use play::{About, ChannelId, Home, MessageId};
use ui::views::View;

use super::{
    delivery_error::{DeliveryError, trouble},
    lasting::is_kept_since,
};
use crate::{
    actions::notice,
    app::{App, place_changes::Moment},
    discord::requests::ByToken,
};

/// Why what is owed is given up.
const OWED: &str = "owed";
/// How long the token of an interaction is used. It is valid for a quarter of an hour, of which the request needs a moment.
const USED: SignedDuration = SignedDuration::from_secs(14 * 60);

/// Posts a message by the newest interaction in the channel.
pub(super) async fn post(
    app: &App,
    channel: ChannelId,
    view: View,
) -> Result<Option<MessageId>, DeliveryError> {
    let since = app.clock.now().saturating_sub(USED).unwrap_or(Timestamp::MIN);
    let token = app.store.take_reply(channel, since).await.map_err(anyhow::Error::from)?;
    let Some(token) = token else { return Err(DeliveryError::Owed(channel)) };
    match app.discord.post_by_token(&token, view).await {
        Ok(ByToken::Posted(message)) => Ok(message),
        Ok(ByToken::Refused) => Err(DeliveryError::Owed(channel)),
        Err(failed) => Err(trouble(failed, "posting by an interaction")),
    }
}

/// How long it waits at most for someone to use the bot in its channel, before it looks whether it is still wanted.
const WAIT: SignedDuration = SignedDuration::from_hours(6);

/// Puts an announcement off until someone uses the bot in its channel, which may have happened since the attempt `began`. Returns when
/// to look again, or `None` if it was given up.
pub(super) async fn owe(
    app: &App,
    due: &Due,
    channel: ChannelId,
    (now, began): (Timestamp, Moment),
) -> anyhow::Result<Option<Timestamp>> {
    if !is_kept_since(due.created, now) {
        tracing::info!(announcement = ?due.announcement, "no one has used the bot where this is owed");
        app.store.give_up(due.id, OWED).await?;
        return Ok(None);
    }
    let table = match due.announcement.about() {
        About::Game(game) => {
            app.store.table(game).await.context("loading the game of an owed announcement")?
        }
        About::Challenge(_)
        | About::Competition(_)
        | About::Day(..)
        | About::Week(_)
        | About::Season(_)
        | About::Vote(_)
        | About::Player(_) => None,
    };
    let instead = match table {
        Some(table) => notice::instead_of_pings(app, &due.announcement, &table).await?,
        None => Vec::new(),
    };
    let until = now + WAIT;
    // Whether it is in a server without the bot makes no difference here.
    let place = Home::Private(channel);
    let again = app.store.owe(due, place, until, instead, now).await?;
    // What is announced instead is due at once.
    app.outbox.wake();
    Ok(Some(app.unless_changed(place, began, again).await?))
}
