//! Take a challenge back.

use anyhow::Context as _;
use play::{ChallengeId, challenge::Event};
use ui::{failure::Failure, views};

use crate::{
    actions::{lookup, rewrite::rewrite},
    app::{App, server_settings},
    discord::{
        answer::Answer,
        interaction::{Asked, Told},
    },
};

pub(super) async fn press(app: &App, asked: &Asked, challenge: ChallengeId) -> Result<(), Failure> {
    close(app, asked, challenge, Event::Withdraw { by: asked.player }).await
}

/// Takes a challenge, or a place in it, back: its message says so.
pub(super) async fn close(
    app: &App,
    asked: &Asked,
    challenge: ChallengeId,
    event: Event,
) -> Result<(), Failure> {
    let challenge = lookup::challenge(app, asked, challenge)?;
    let decision = play::challenge::decide(&challenge, event, app.clock.now())?;
    app.commit(asked, Told::ByThemselves, decision.changes, decision.announcements).await?;
    let name = server_settings::name_of(app, challenge.guild, challenge.rules);
    let view = views::challenge::changed(app.words_in(challenge.guild), &decision.challenge, name.as_ref());
    let answered = app.answer(asked, Answer::Rewrite(view.clone())).await;
    if let Some(message) = challenge.message.filter(|_| !asked.is_on_message) {
        rewrite(app, challenge.channel, message, view).await;
    }
    Ok(answered.context("answering the end of a challenge")?)
}
