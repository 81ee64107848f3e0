//! Makes the announcements that are due: what a crash, an outage or a failed answer left unsaid.
//!
//! An announcement is stored with the change that causes it. Most are made at once, as the answer to the interaction
//! that caused the change; that handler marks them as made. All others are made here, by a message of their own. Its
//! nonce lets Discord recognise a second attempt; and one that may have been made as an answer already is looked for
//! first, which the interaction's token allows for 15 minutes.

use std::{collections::HashMap, sync::Arc};

use anyhow::Context as _;
use data::{AnnouncementId, Due};
use jiff::{SignedDuration, Timestamp};
use play::{Announcement, ChannelId, GameId};
use poise::serenity_prelude as serenity;

use crate::{
    answer,
    app::App,
    plain::{plain, status},
    rounds::rounds,
    views,
};

/// How long the handler of an interaction is given to make an announcement itself.
const HANDLER_TIME: SignedDuration = SignedDuration::from_secs(5);
/// How long the token of an interaction is good for.
const TOKEN_LIFE: SignedDuration = SignedDuration::from_mins(15);
/// The longest wait between two attempts.
const LONGEST_WAIT: SignedDuration = SignedDuration::from_mins(10);

/// Delivers until the end of the program. The first round takes everything: no handler of an earlier run is left.
pub(crate) async fn run(app: Arc<App>) {
    let started = app.clock.now();
    rounds(app.clock.clone(), &app.outbox.woken, "delivering announcements", || round(&app, started)).await;
}

/// Makes what is due now, and says when to look again.
async fn round(app: &App, started: Timestamp) -> anyhow::Result<Option<Timestamp>> {
    let due = app.store.due().context("looking for what is due")?;
    let taken_over = app.outbox.taken_over();
    let newest = newest_boards(&due);
    let mut next: Option<Timestamp> = None;
    for due in due {
        let now = app.clock.now();
        let ready = ready_at(&due, started, &taken_over);
        if ready > now {
            next = Some(next.map_or(ready, |next| next.min(ready)));
            continue;
        }
        let superseded = matches!(due.announcement, Announcement::Board { game, .. } if newest.get(&game) != Some(&due.id));
        if superseded {
            app.store.delivered(due.id).await?;
            continue;
        }
        let Some(_ticket) = app.under_way.begin() else { return Ok(None) };
        match deliver(app, &due, now).await {
            Ok(()) => app.store.delivered(due.id).await?,
            Err(Trouble::ForGood(reason)) => {
                tracing::warn!(announcement = ?due.announcement, reason, "an announcement cannot be made");
                app.store.give_up(due.id, &reason).await?;
            }
            Err(Trouble::ForNow(error)) => {
                let again = now + wait_after(due.attempts);
                tracing::warn!(announcement = ?due.announcement, %again, "an announcement failed: {error:#}");
                app.store.put_off(due.id, again).await?;
                next = Some(next.map_or(again, |next| next.min(again)));
            }
        }
    }
    Ok(next)
}

/// The newest board that is due, of each game: it shows all that older ones would have.
fn newest_boards(due: &[Due]) -> HashMap<GameId, AnnouncementId> {
    let boards = due.iter().filter_map(|due| match due.announcement {
        Announcement::Board { game, .. } => Some((game, due.id)),
        _ => None,
    });
    // They come in the order in which they were stored.
    boards.collect()
}

fn ready_at(due: &Due, started: Timestamp, taken_over: &[AnnouncementId]) -> Timestamp {
    let handled = due.answers.is_some() && due.created >= started && !taken_over.contains(&due.id);
    if handled { due.not_before.max(due.created + HANDLER_TIME) } else { due.not_before }
}

fn wait_after(attempts: u32) -> SignedDuration {
    let seconds = 1_i64 << attempts.min(10);
    SignedDuration::from_secs(seconds).min(LONGEST_WAIT)
}

/// Why an announcement could not be made.
enum Trouble {
    /// It may work later.
    ForNow(anyhow::Error),
    /// It never will.
    ForGood(String),
}

impl From<anyhow::Error> for Trouble {
    fn from(error: anyhow::Error) -> Self {
        Self::ForNow(error)
    }
}

async fn deliver(app: &App, due: &Due, now: Timestamp) -> Result<(), Trouble> {
    if already_answered(app, due, now).await? {
        return Ok(());
    }
    let nonce = format!("dara-{}", due.id);
    match due.announcement {
        Announcement::Challenge { challenge } => {
            let Some(challenge) = app.store.challenge(challenge)? else { return Ok(()) };
            let view = views::challenge::view(app.texts.public(), &challenge);
            post(app, challenge.channel, view, nonce).await
        }
        Announcement::ChallengeExpired { challenge } => {
            let Some(challenge) = app.store.challenge(challenge)? else { return Ok(()) };
            let view = views::challenge::view(app.texts.public(), &challenge);
            match challenge.message {
                Some(message) => {
                    let channel = serenity::ChannelId::new(challenge.channel.get());
                    let edited = channel.edit_message(&app.http, message.get(), answer::edit(view)).await;
                    edited.map(drop).map_err(|error| trouble(error, "editing an expired challenge"))
                }
                None => post(app, challenge.channel, view, nonce).await,
            }
        }
        Announcement::Board { game, ply } => {
            let Some(table) = app.store.table(game)? else { return Ok(()) };
            // The game has moved on: its newest board has been announced, or is due as well.
            if table.ply() > ply {
                return Ok(());
            }
            let view = views::board::view(app.texts.public(), app.painter, &table);
            post(app, table.setup().channel, view, nonce).await
        }
    }
}

/// Whether the interaction that caused it was answered with it, before a crash or behind a lost connection.
async fn already_answered(app: &App, due: &Due, now: Timestamp) -> Result<bool, Trouble> {
    let Some(answers) = &due.answers else { return Ok(false) };
    if now.duration_since(due.created) > TOKEN_LIFE {
        return Ok(false);
    }
    match app.http.get_original_interaction_response(answers.token.reveal()).await {
        Ok(_) => Ok(true),
        Err(error) => match status(&error) {
            Some(400..=428 | 430..=499) => Ok(false),
            _ => Err(trouble(error, "asking whether an answer arrived")),
        },
    }
}

async fn post(app: &App, channel: ChannelId, view: views::View, nonce: String) -> Result<(), Trouble> {
    let channel = serenity::ChannelId::new(channel.get());
    let posted = channel.send_message(&app.http, answer::message(view, nonce)).await;
    posted.map(drop).map_err(|error| trouble(error, "posting to a channel"))
}

fn trouble(error: serenity::Error, doing: &'static str) -> Trouble {
    match status(&error) {
        // Gone, or not allowed: asking again would only add to the requests that get an address banned.
        Some(400..=428 | 430..=499) => Trouble::ForGood(format!("{doing}: {:#}", plain(error))),
        _ => Trouble::ForNow(plain(error).context(doing)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_and_have_an_end() {
        assert_eq!(wait_after(0), SignedDuration::from_secs(1));
        assert_eq!(wait_after(3), SignedDuration::from_secs(8));
        assert_eq!(wait_after(u32::MAX), LONGEST_WAIT);
    }
}
