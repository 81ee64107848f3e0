//! Show how two have fared against each other, or show it to all.

use anyhow::Context as _;
use play::PlayerId;
use ui::{failure::Failure, views::versus::Pair};

use crate::{
    actions::versus,
    app::App,
    discord::{answer::Answer, interaction::Asked, permissions::Deed},
};

pub(super) async fn press(
    app: &App,
    asked: &Asked,
    player: PlayerId,
    opponent: PlayerId,
) -> Result<(), Failure> {
    let view = versus::for_one(app, asked, Pair { player, opponent })?;
    Ok(app.answer(asked, Answer::Private(view)).await.context("showing how two have fared")?)
}

pub(super) async fn post(
    app: &App,
    asked: &Asked,
    player: PlayerId,
    opponent: PlayerId,
) -> Result<(), Failure> {
    asked.may(&[Deed::Words])?;
    let view = versus::for_all(app, asked, Pair { player, opponent })?;
    Ok(app.answer(asked, Answer::Public(view)).await.context("posting how two have fared")?)
}
