//! Rewrites a message that was posted before.

use play::{ChannelId, MessageId};
use poise::serenity_prelude as serenity;
use ui::views;

use crate::{
    app::App,
    discord::{answer, redact::plain},
};

/// Makes an old message say what has become of it.
pub(crate) async fn rewrite(app: &App, channel: ChannelId, message: MessageId, view: views::View) {
    let there = serenity::ChannelId::new(channel.get());
    app.pace.held().await;
    // Its old buttons say the same when they are pressed.
    if let Err(error) = there.edit_message(&app.http, message.get(), answer::edit(view)).await {
        tracing::debug!(%channel, %message, "a message keeps its buttons: {:#}", plain(error));
    }
}
