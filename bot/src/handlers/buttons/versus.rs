//! Show how two have fared against each other, or show it to all.

use anyhow::Context as _;
use play::PlayerId;
use ui::{failure::Failure, views::versus::Pair};

use crate::{
    actions::versus,
    app::App,
    discord::{answer::Answer, interaction::Interaction, permissions::BotAction},
};

pub(super) async fn press(
    app: &App,
    interaction: &Interaction,
    player: PlayerId,
    opponent: PlayerId,
) -> Result<(), Failure> {
    let view = versus::for_one(app, interaction, Pair { player, opponent })?;
    Ok(app.answer(interaction, Answer::Private(view)).await.context("showing how two have fared")?)
}

pub(super) async fn post(
    app: &App,
    interaction: &Interaction,
    player: PlayerId,
    opponent: PlayerId,
) -> Result<(), Failure> {
    interaction.may(&[BotAction::Words])?;
    let view = versus::for_all(app, interaction, Pair { player, opponent })?;
    Ok(app.answer(interaction, Answer::Public(view)).await.context("posting how two have fared")?)
}
