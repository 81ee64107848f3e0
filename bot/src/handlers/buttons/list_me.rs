//! Choose whether one is on the leaderboards of a server.

use anyhow::Context as _;
use ui::failure::Failure;

use crate::{
    actions::preferences,
    app::App,
    discord::{answer::Answer, interaction::Interaction},
};

pub(super) async fn press(app: &App, interaction: &Interaction, listed: bool) -> Result<(), Failure> {
    let noted =
        app.store.list_member(interaction.guild()?, interaction.player, listed, app.clock.now()).await;
    noted.map_err(|error| app.not_stored(interaction, error))?;
    let view = preferences::view(app, interaction, false)?;
    Ok(app.answer(interaction, Answer::Update(view)).await.context("showing preferences")?)
}
