//! What a player does at a table, from what he asked to what everybody sees: decide, commit, announce.

use anyhow::Context as _;
use data::AnnouncementId;
use futures::future::{OptionFuture, join_all};
use play::{Announcement, MessageId, Table, table};
use poise::serenity_prelude as serenity;
use ui::{failure::Failure, texts::say, views};

use crate::{
    actions::{
        commit::{self, Stored},
        lost_channel, message_ids, notice, offers, ratings,
    },
    app::{App, outbox},
    discord::{
        answer::Answer,
        interaction::{Delivery, Interaction},
        redact::plain,
    },
};

/// Lets the one who asked do something at `table`; what is told of it is the answer to his interaction, if that was where
/// the game is played. Elsewhere, as in a direct message, it is posted to the game's channel, and he is told so.
///
/// What was decided is stored first. Should the answer then fail, it is posted by itself.
pub(crate) async fn play(
    app: &App,
    interaction: &Interaction,
    table: &Table,
    event: table::Event,
) -> Result<(), Failure> {
    let here = interaction.channel == table.setup().channel;
    let told = if here { Delivery::ByReply } else { Delivery::ByMessage };
    let mut stored = commit::decide(app, interaction, told, table, &event).await?;
    let offers = offers::settle(app, interaction.player, &stored.table, &event, None);
    if here {
        tell(app, interaction, &mut stored).await?;
        if interaction.in_private {
            close_panel(app, interaction).await;
        }
    } else {
        app.outbox.wake();
        tell_elsewhere(app, interaction, &stored.table).await?;
    }
    offers::refresh(app, interaction, &stored.table, &event, offers).await;
    Ok(())
}

/// Tells what was stored: the most important by the answer, the rest by messages of their own.
pub(crate) async fn tell(app: &App, interaction: &Interaction, stored: &mut Stored) -> Result<(), Failure> {
    let Some((_, first)) = stored.due.first() else {
        return Err(Failure::Broken(anyhow::anyhow!("nothing is to be told of what was done at a table")));
    };
    let drawn = stored.board.take().unwrap_or_else(|| drawn(app, first, &stored.table));
    let view = completed(app, first, &stored.table, drawn)?;
    announce_by(app, interaction, stored, Answer::Public(view)).await
}

/// The same with an answer that tells the most important.
pub(crate) async fn announce_by(
    app: &App,
    interaction: &Interaction,
    stored: &Stored,
    answer: Answer,
) -> Result<(), Failure> {
    let Some(first) = stored.due.first() else { return Ok(()) };
    let message = answered(app, interaction, std::slice::from_ref(first), answer).await?;
    if message.is_some() && stored.table.is_cut_off() {
        // The one who asked was answered. It is found again by whatever arrives there next.
        if let Err(error) = lost_channel::found(app, stored.table.id()).await {
            tracing::error!(interaction = %interaction.id, "noting that a channel is found: {error:#}");
        }
    }
    // What is told besides has waited, to come below it; and direct messages lead to it.
    app.outbox.wake();
    Ok(())
}

/// Tells the one who did something from elsewhere that it is done, and how the game stands now. The message whose button
/// he pressed becomes it, if nobody else sees that.
async fn tell_elsewhere(app: &App, interaction: &Interaction, table: &Table) -> Result<(), Failure> {
    let words = app.words_for(interaction);
    let channel = views::link::channel(table.setup().channel);
    let note = if table.is_cut_off() {
        say!(words, "done-cut-off", channel = channel)
    } else {
        say!(words, "done-elsewhere", channel = channel)
    };
    let view = views::board::private(words, app.look_for(interaction), table, Some(note));
    let view = ratings::below(app, || words, table, view)?;
    let answer = if interaction.in_private { Answer::Update(view) } else { Answer::Private(view) };
    // What was done is stored, and told in the game's channel, whether he hears of it here or not.
    Ok(app.answer(interaction, answer).await.context("telling that something was done")?)
}

/// Closes the private message whose button led to a public answer: the one request more that a panel costs.
pub(crate) async fn close_panel(app: &App, interaction: &Interaction) {
    // A message that all see goes by no button of a panel.
    let Some(message) = interaction.message.filter(|_| interaction.in_private) else { return };
    let message = serenity::MessageId::new(message.get());
    // A panel that stays open does no harm: its buttons are stale, and say so.
    if let Err(error) = app.http.delete_followup_message(interaction.token.reveal(), message).await {
        tracing::debug!(interaction = %interaction.id, "a panel stays open: {:#}", plain(error));
    }
}

/// How an announcement about a table is shown, and whom it pings.
pub(crate) fn view(app: &App, announcement: &Announcement, table: &Table) -> anyhow::Result<views::View> {
    completed(app, announcement, table, drawn(app, announcement, table))
}

/// What can be shown of an announcement before it is stored: what takes long.
pub(crate) fn drawn(app: &App, announcement: &Announcement, table: &Table) -> views::View {
    let guild = table.setup().guild;
    views::announced::view(app.words_in(guild), app.look_in(guild), announcement, table)
}

/// The same with what is known once it is stored: what the end of a game has made of ratings, and whom it pings.
fn completed(
    app: &App,
    announcement: &Announcement,
    table: &Table,
    drawn: views::View,
) -> anyhow::Result<views::View> {
    let view = match announcement {
        Announcement::Board { .. } => {
            ratings::below(app, || app.words_in(table.setup().guild), table, drawn)?
        }
        _ => drawn,
    };
    Ok(views::View {
        pings: notice::pinged(app, announcement, table).context("looking whom to ping")?,
        ..view
    })
}

/// Makes announcements by the answer to the interaction that caused them.
pub(crate) async fn announce(
    app: &App,
    interaction: &Interaction,
    due: &[(AnnouncementId, Announcement)],
    view: views::View,
) -> Result<(), Failure> {
    answered(app, interaction, due, Answer::Public(view)).await?;
    // What was held back until then can be told now.
    app.outbox.wake();
    Ok(())
}

/// Gives an answer that makes announcements, and keeps which message shows the first of them. That message, where Discord tells
/// it.
async fn answered(
    app: &App,
    interaction: &Interaction,
    due: &[(AnnouncementId, Announcement)],
    answer: Answer,
) -> Result<Option<MessageId>, Failure> {
    let answering = app.outbox.answering(due.iter().map(|(number, _)| *number).collect());
    match app.answer_with_message(interaction, answer).await {
        Ok(message) => {
            let made = due.iter().map(|(number, _)| outbox::made_by_answer(app, *number));
            let shown = due.first().map(|(_, first)| message_ids::remember(app, *first, message));
            // At the same time: what is stored together is written to the disk once.
            let (made, _) = tokio::join!(join_all(made), OptionFuture::from(shown));
            for error in made.into_iter().filter_map(Result::err) {
                // Whoever delivers what is due notes it, as soon as that can be.
                tracing::error!(interaction = %interaction.id, "noting that a board was posted: {error}");
            }
            Ok(message)
        }
        Err(error) => {
            tracing::warn!(interaction = %interaction.id, "an answer failed, and is posted as a message: {error:#}");
            answering.given_up();
            Ok(None)
        }
    }
}
