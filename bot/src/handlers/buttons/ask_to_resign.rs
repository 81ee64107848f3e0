//! Ask whether one really wants to give a game up.

use anyhow::Context as _;
use play::{GameId, table};
use ui::{failure::Failure, views};

use crate::{
    actions::lookup,
    app::App,
    discord::{answer::Answer, interaction::Interaction},
};

pub(super) async fn press(app: &App, interaction: &Interaction, game: GameId) -> Result<(), Failure> {
    let table = lookup::table(app, interaction, game)?;
    // Who cannot is told so at once.
    let now = app.clock.now();
    table::decide(&table, interaction.player, table::Event::Resign, now)?;
    let question = views::resign::question(app.words_for(interaction), &table, interaction.player, now);
    Ok(app.answer(interaction, Answer::Update(question)).await.context("asking whether to resign")?)
}
