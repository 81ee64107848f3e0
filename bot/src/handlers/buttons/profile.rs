//! Show a profile, or show it to all.

use anyhow::Context as _;
use play::{PlayerId, ratings::Category};
use ui::failure::Failure;

use crate::{
    actions::profile,
    app::App,
    discord::{answer::Answer, interaction::Interaction},
};

/// The reader's own message turns to another game; under a message that all see, he gets one of his own.
pub(super) async fn press(
    app: &App,
    interaction: &Interaction,
    player: PlayerId,
    category: Option<Category>,
) -> Result<(), Failure> {
    let view = profile::for_one(app, interaction, player, category).await?;
    let answer = if interaction.in_private { Answer::Update(view) } else { Answer::Private(view) };
    Ok(app.answer(interaction, answer).await.context("showing a profile")?)
}

pub(super) async fn post(
    app: &App,
    interaction: &Interaction,
    player: PlayerId,
    category: Category,
) -> Result<(), Failure> {
    interaction.may_post()?;
    let view = profile::for_all(app, interaction, player, category).await?;
    Ok(app.answer(interaction, Answer::Public(view)).await.context("posting a profile")?)
}
