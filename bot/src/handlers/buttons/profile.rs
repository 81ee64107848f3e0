//! Show a profile, or show it to all.

use anyhow::Context as _;
use play::{PlayerId, ratings::Category};
use ui::failure::Failure;

use crate::{
    actions::profile,
    app::App,
    discord::{answer::Answer, interaction::Asked},
};

/// The reader's own message turns to another game; under a message that all see, he gets one of his own.
pub(super) async fn press(
    app: &App,
    asked: &Asked,
    player: PlayerId,
    category: Option<Category>,
) -> Result<(), Failure> {
    let view = profile::for_one(app, asked, player, category).await?;
    let answer = if asked.in_private { Answer::Update(view) } else { Answer::Private(view) };
    Ok(app.answer(asked, answer).await.context("showing a profile")?)
}

pub(super) async fn post(
    app: &App,
    asked: &Asked,
    player: PlayerId,
    category: Category,
) -> Result<(), Failure> {
    asked.may_post()?;
    let view = profile::for_all(app, asked, player, category).await?;
    Ok(app.answer(asked, Answer::Public(view)).await.context("posting a profile")?)
}
