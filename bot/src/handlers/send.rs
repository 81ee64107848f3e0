//! Sends replies. This is the only place where interactions are answered and announcements made by an answer are
//! acknowledged.

use anyhow::Context as _;
use data::AnnouncementId;
use futures::future::{OptionFuture, join_all};
use play::{Announcement, MessageId};
use poise::serenity_prelude as serenity;
use ui::{
    failure::Failure,
    views::{self, View},
};

use crate::{
    actions::{
        leaderboard, message_ids, premoves,
        reply::{FollowUp, Reply},
    },
    app::{App, outbox},
    discord::{
        answer::{self, Answer},
        interaction::Interaction,
        redact::plain,
    },
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
    for step in then {
        follow_up(app, interaction, step).await;
    }
    Ok(sent.map(drop)?)
}

/// Sends an answer that makes announcements, and stores which message shows the first. Returns that message if
/// Discord reveals it. A failing answer is no error: the announcements are stored, and will be posted as messages.
async fn announce(
    app: &App,
    interaction: &Interaction,
    makes: &[(AnnouncementId, Announcement)],
    answer: Answer,
) -> Option<MessageId> {
    let answering = app.outbox.answering(makes.iter().map(|(number, _)| *number).collect());
    let is_public = matches!(answer, Answer::Public(_));
    match app.answer(interaction, answer).await {
        // Without its id, the message could never be redrawn. The delivery asks for it until it's told.
        Ok(None) if is_public => {
            answering.given_up();
            None
        }
        Ok(message) => {
            let made = join_all(makes.iter().map(|(number, _)| outbox::made_by_answer(app, *number)));
            let first = makes.first().map(|&(_, first)| first);
            let shown = OptionFuture::from(first.map(|first| message_ids::remember(app, first, message)));
            let made = if app.store.is_shared() || first.as_ref().is_some_and(message_ids::changes_later) {
                // They are two transactions: a crash in between would leave a message that is posted twice or never edited.
                if let Some(Err(_)) = shown.await {
                    answering.given_up();
                    return message;
                }
                made.await
            } else {
                // Concurrently, so that they share one disk write.
                tokio::join!(made, shown).0
            };
            for error in made.into_iter().filter_map(Result::err) {
                // The delivery notes it as soon as possible.
                tracing::error!(interaction = %interaction.id, "storing that a board was posted: {error}");
            }
            message
        }
        Err(error) => {
            tracing::warn!(
                interaction = %interaction.id,
                "an answer failed and will be posted as a message: {error:#}"
            );
            answering.given_up();
            None
        }
    }
}

async fn follow_up(app: &App, interaction: &Interaction, step: FollowUp) {
    match step {
        FollowUp::ClosePanel => close_panel(app, interaction).await,
        FollowUp::ShowInPanel(view) => show_in_panel(app, interaction, *view).await,
        FollowUp::DroppedPremovesTold(table) => {
            premoves::acknowledge_dropped(app, &table, interaction.player).await;
        }
        FollowUp::SayPremovesDropped => {
            let note = views::premoves::note(app.words_for(interaction).await);
            let token = interaction.token.reveal();
            let sent = answer::follow_up(&app.http, token, None, app.clickable(View::words(note))).await;
            if let Err(error) = sent {
                tracing::debug!(interaction = %interaction.id, "couldn't show a note: {error:#}");
            }
        }
        FollowUp::CheckListed(board, page) => {
            leaderboard::ask_for_listed(app, interaction, board, page).await;
        }
        FollowUp::Deliver => app.outbox.wake(),
    }
}

/// Closes the private message whose button led to a public answer. This costs a panel one more request.
async fn close_panel(app: &App, interaction: &Interaction) {
    // A public message isn't a panel.
    let Some(message) = interaction.message.filter(|_| interaction.in_private) else { return };
    let message = serenity::MessageId::new(message.get());
    // A panel that stays open is harmless: its buttons say that they are outdated.
    if let Err(error) = app.http.delete_followup_message(interaction.token.reveal(), message).await {
        tracing::debug!(interaction = %interaction.id, "couldn't close a panel: {:#}", plain(error));
    }
}

/// Puts the next step into the private message whose button led to a public answer. If that fails, the board has
/// buttons as well, and those of the old panel say that they are outdated.
async fn show_in_panel(app: &App, interaction: &Interaction, view: View) {
    let Some(message) = interaction.message.filter(|_| interaction.in_private) else { return };
    let panel = Some((message, interaction.message_form));
    if let Err(error) =
        answer::follow_up(&app.http, interaction.token.reveal(), panel, app.clickable(view)).await
    {
        tracing::debug!(interaction = %interaction.id, "couldn't update a panel: {error:#}");
    }
}
