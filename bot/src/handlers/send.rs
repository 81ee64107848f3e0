//! Answers interactions, and acknowledges the announcements that an answer makes. Nothing is answered elsewhere, except that
//! poise sends the suggestions of commands.

use data::AnnouncementId;
use futures::future::join_all;
use play::{Announcement, MessageId};
use ui::{
    failure::Failure,
    views::{self, View},
};

use crate::{
    actions::{
        game::{mail, premoves},
        guild::leaderboard,
        learning::analysis,
        message_ids,
        reply::{FollowUp, Reply},
        visit,
    },
    app::{App, caller::Caller},
    discord::{
        answer::{Answer, To},
        serenity_gaps::callback::NotSent,
    },
};

/// Answers an interaction, and measures how long its user waited. Returns the public message that the answer became, if
/// Discord reveals it.
pub(super) async fn answer(app: &App, to: To<'_>, answer: Answer) -> anyhow::Result<Option<MessageId>> {
    // No one waits for the rest.
    data::lift_deadline();
    let sent = app.discord.answer_interaction(to, answer).await?;
    app.memory.metrics.answered(to.id.get(), app.clock.awake());
    Ok(sent)
}

/// Answers the caller.
async fn answer_caller(caller: &Caller, answer: Answer) -> anyhow::Result<Option<MessageId>> {
    let answer = match answer {
        Answer::Update(view) if !caller.in_private => Answer::Private(view),
        Answer::Rewrite(view) if !caller.is_on_message => Answer::Private(View::words(view.text)),
        answer => answer,
    };
    let (id, reader, form) = (caller.id, Some(caller.player), caller.message_form);
    let to = To { id, token: caller.token.reveal(), reader, form };
    let instead = in_another_message(&answer);
    match (self::answer(&caller.app, to, answer).await, instead) {
        (Err(error), Some(instead))
            if error.downcast_ref().is_some_and(NotSent::asks_for_another_message) =>
        {
            self::answer(&caller.app, to, instead).await
        }
        (sent, _) => sent,
    }
}

/// What to answer if the message of a button can't be changed. Discord limits how often a message older than an hour may be, and a
/// private one, such as a practice game or a puzzle, may stay open for longer.
fn in_another_message(answer: &Answer) -> Option<Answer> {
    match answer {
        Answer::Update(view) => Some(Answer::Private(view.clone())),
        Answer::Rewrite(view) => Some(Answer::Private(View::words(view.text.clone()))),
        Answer::Public(_) | Answer::Private(_) | Answer::Form(_) | Answer::Nothing | Answer::NoChoices => {
            None
        }
    }
}

/// Sends a reply, then does what follows it.
pub(crate) async fn send(caller: &Caller, reply: Reply) -> Result<(), Failure> {
    let Reply { answer, makes, then } = reply;
    let at = caller.app.clock.now();
    let sent = if makes.is_empty() {
        answer_caller(caller, answer).await.map(drop)
    } else {
        announce(caller, &makes, answer).await;
        Ok(())
    };
    if sent.is_ok() {
        visit::answered(caller, at).await;
    }
    for step in then {
        follow_up(caller, step).await;
    }
    sent.map_err(|error| {
        // It arrived too late, or another process has answered it. An apology couldn't be sent either.
        if error.downcast_ref().is_some_and(NotSent::is_too_late) {
            tracing::info!(interaction = %caller.id, "an answer came too late: {error:#}");
            return Failure::Silent;
        }
        Failure::Broken(error.context("answering an interaction"))
    })
}

/// Sends an answer that makes announcements, and stores which message shows the first. A failing answer is no error: the
/// announcements are stored, and will be posted as messages.
async fn announce(caller: &Caller, makes: &[(AnnouncementId, Announcement)], answer: Answer) {
    let app = &caller.app;
    let answering = app.outbox.answering(makes.iter().map(|(number, _)| *number).collect());
    let is_public = matches!(answer, Answer::Public(_));
    let message = match answer_caller(caller, answer).await {
        // Without its id, the message could never be redrawn. The delivery asks for it until it's told.
        Ok(None) if is_public => return answering.given_up(),
        Ok(message) => message,
        Err(error) => {
            tracing::warn!(
                interaction = %caller.id,
                "an answer failed and will be posted as a message: {error:#}"
            );
            return answering.given_up();
        }
    };
    let Some((&first, others)) = makes.split_first() else { return };
    // Before it counts as made: a crash in between would leave a message that is never edited.
    if message_ids::remember(app, first.1, message).await.is_err() {
        return answering.given_up();
    }
    // Concurrently, so that they share one disk write.
    let others = join_all(others.iter().map(|(number, _)| app.made_by_answer(*number)));
    let (first, others) = tokio::join!(message_ids::made(app, first, message), others);
    for error in std::iter::once(first).chain(others).filter_map(Result::err) {
        // The delivery stores it as soon as it can.
        tracing::error!(interaction = %caller.id, "storing that a board was posted: {error}");
    }
}

async fn follow_up(caller: &Caller, step: FollowUp) {
    let (app, token) = (&caller.app, &caller.token);
    // The private message whose button led to a public answer. A public message isn't a panel.
    let panel = caller.message.filter(|_| caller.in_private);
    let shown = match (step, panel) {
        // This costs a panel one more request. One that stays open is harmless: its buttons say that they are outdated.
        (FollowUp::ClosePanel, Some(panel)) => app.discord.close(token, panel).await,
        // If that fails, the board has buttons as well.
        (FollowUp::ShowInPanel(view), Some(panel)) => {
            let to = Some((panel, caller.message_form));
            app.discord.follow_up(token, caller.player, to, *view).await
        }
        (FollowUp::ClosePanel | FollowUp::ShowInPanel(_), None) => Ok(()),
        (FollowUp::Tell(view), _) => app.discord.follow_up(token, caller.player, None, *view).await,
        (FollowUp::DroppedPremovesTold(table), _) => {
            premoves::acknowledge_dropped(app, &table, caller.player).await;
            Ok(())
        }
        (FollowUp::SayPremovesDropped, _) => {
            let note = View::words(views::game::premoves::note(caller.words().await));
            app.discord.follow_up(token, caller.player, None, note).await
        }
        (FollowUp::CheckListed(board, page), _) => {
            leaderboard::ask_for_listed(caller, board, page).await;
            Ok(())
        }
        (FollowUp::Analyse(game, reader), _) => analysis::answered(app, game, *reader).await,
        (FollowUp::TakeButtonsOff(game), _) => match mail::last_board(app, game, caller.player).await {
            Ok(Some((channel, message))) => {
                app.discord.take_buttons_off(channel, message).await;
                Ok(())
            }
            Ok(None) => Ok(()),
            Err(error) => Err(error),
        },
        (FollowUp::Deliver, _) => {
            app.outbox.wake();
            Ok(())
        }
    };
    if let Err(error) = shown {
        tracing::debug!(interaction = %caller.id, "couldn't follow an answer up: {error:#}");
    }
}
