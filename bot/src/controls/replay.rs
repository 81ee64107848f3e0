//! Step through a game, or post it as an animated picture.

use anyhow::Context as _;
use play::GameId;

use crate::{answer::Answer, app::App, asked::Asked, failure::Failure, replay};

/// The reader's own message turns to another turn; under a message that all see, he gets one of his own.
pub(super) async fn press(app: &App, asked: &Asked, game: GameId, turn: u32) -> Result<(), Failure> {
    let table = replay::game(app, asked, game)?;
    let view = replay::view(app, asked, &table, turn).await?;
    let answer = if asked.in_private { Answer::Update(view) } else { Answer::Private(view) };
    Ok(app.answer(asked, answer).await.context("stepping through a game")?)
}

pub(super) async fn post(app: &App, asked: &Asked, game: GameId, from: u32) -> Result<(), Failure> {
    asked.may_post()?;
    let table = replay::game(app, asked, game)?;
    let view = replay::animated(app, asked, &table, from).await?;
    Ok(app.answer(asked, Answer::Public(view)).await.context("posting a GIF")?)
}
