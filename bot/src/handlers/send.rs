//! Sends replies: the one place where an interaction is answered, and where what its answer announces is acknowledged.

use anyhow::Context as _;
use data::AnnouncementId;
use futures::future::{OptionFuture, join_all};
use play::{Announcement, MessageId};
use poise::serenity_prelude as serenity;
use ui::failure::Failure;

use crate::{
    actions::{
        leaderboard, lost_channel, message_ids, premoves,
        reply::{FollowUp, Reply},
    },
    app::{App, outbox},
    discord::{answer::Answer, interaction::Interaction, redact::plain},
};

/// Sends a reply, then does what follows it.
pub(crate) async fn send(app: &App, interaction: &Interaction, reply: Reply) -> Result<(), Failure> {
    let Reply { answer, makes, then } = reply;
    let sent = if makes.is_empty() {
        let answered = app.answer(interaction, answer).await;
        answered.context("answering an interaction")
    } else {
        Ok(announce(app, interaction, &makes, answer).await)
    };
    let message = sent.as_ref().ok().copied().flatten();
    for step in then {
        follow_up(app, interaction, step, message).await;
    }
    Ok(sent.map(drop)?)
}

/// Gives an answer that makes announcements, and keeps which message shows the first of them. That message, where Discord tells
/// it. An answer that fails is no error: what was to be announced is stored, and is posted as a message.
async fn announce(
    app: &App,
    interaction: &Interaction,
    makes: &[(AnnouncementId, Announcement)],
    answer: Answer,
) -> Option<MessageId> {
    let answering = app.outbox.answering(makes.iter().map(|(number, _)| *number).collect());
    match app.answer(interaction, answer).await {
        Ok(message) => {
            let made = makes.iter().map(|(number, _)| outbox::made_by_answer(app, *number));
            let shown = makes.first().map(|(_, first)| message_ids::remember(app, *first, message));
            // At the same time: what is stored together is written to the disk once.
            let (made, _) = tokio::join!(join_all(made), OptionFuture::from(shown));
            for error in made.into_iter().filter_map(Result::err) {
                // The delivery job notes it as soon as that can be.
                tracing::error!(interaction = %interaction.id, "noting that a board was posted: {error}");
            }
            message
        }
        Err(error) => {
            tracing::warn!(
                interaction = %interaction.id,
                "an answer failed, and is posted as a message: {error:#}"
            );
            answering.given_up();
            None
        }
    }
}

async fn follow_up(app: &App, interaction: &Interaction, step: FollowUp, message: Option<MessageId>) {
    match step {
        FollowUp::ClosePanel => close_panel(app, interaction).await,
        FollowUp::DroppedPremovesTold(table) => {
            premoves::told(app, &table, interaction.player).await;
        }
        FollowUp::ChannelFound(game) if message.is_some() => {
            if let Err(error) = lost_channel::found(app, game).await {
                tracing::error!(interaction = %interaction.id, "noting that a channel is found: {error:#}");
            }
        }
        FollowUp::ChannelFound(_) => {}
        FollowUp::CheckListed(board, page) => {
            leaderboard::ask_for_listed(app, interaction, board, page).await;
        }
        FollowUp::Deliver => app.outbox.wake(),
    }
}

/// Closes the private message whose button led to a public answer: the one request more that a panel costs.
async fn close_panel(app: &App, interaction: &Interaction) {
    // A message that all see goes by no button of a panel.
    let Some(message) = interaction.message.filter(|_| interaction.in_private) else { return };
    let message = serenity::MessageId::new(message.get());
    // A panel that stays open does no harm: its buttons are stale, and say so.
    if let Err(error) = app.http.delete_followup_message(interaction.token.reveal(), message).await {
        tracing::debug!(interaction = %interaction.id, "a panel stays open: {:#}", plain(error));
    }
}
