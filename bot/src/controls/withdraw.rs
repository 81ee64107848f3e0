//! Take a challenge back.

use anyhow::Context as _;
use play::{ChallengeId, ChallengeState, challenge::Event};

use crate::{
    answer::Answer,
    app::{App, Told},
    asked::Asked,
    failure::Failure,
    views,
};

pub(super) async fn press(app: &App, asked: &Asked, challenge: ChallengeId) -> Result<(), Failure> {
    close(app, asked, challenge, Event::Withdraw { by: asked.player }, ChallengeState::Withdrawn).await
}

/// Ends a challenge without a game: its message says so, and loses its buttons.
pub(super) async fn close(
    app: &App,
    asked: &Asked,
    challenge: ChallengeId,
    event: Event,
    state: ChallengeState,
) -> Result<(), Failure> {
    let mut challenge = super::challenge(app, asked, challenge)?;
    let (changes, announcements) = play::challenge::decide(&challenge, event, app.clock.now())?;
    app.commit(asked, Told::ByThemselves, changes, announcements).await?;
    challenge.state = state;
    let view = views::challenge::view(app.texts.public(), &challenge);
    Ok(app.answer(asked, Answer::Update(view)).await.context("answering the end of a challenge")?)
}
