//! Choose whether one is on the leaderboards of a server.

use anyhow::Context as _;
use ui::failure::Failure;

use crate::{
    actions::preferences,
    app::App,
    discord::{answer::Answer, interaction::Asked},
};

pub(super) async fn press(app: &App, asked: &Asked, listed: bool) -> Result<(), Failure> {
    let noted = app.store.list_member(asked.guild()?, asked.player, listed, app.clock.now()).await;
    noted.map_err(|error| app.not_stored(asked, error))?;
    let view = preferences::view(app, asked, false)?;
    Ok(app.answer(asked, Answer::Update(view)).await.context("showing preferences")?)
}
