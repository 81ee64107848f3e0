//! Show the board to the one who asks.

use anyhow::Context as _;
use play::GameId;
use ui::{failure::Failure, views};

use crate::{
    actions::lookup,
    app::App,
    discord::{answer::Answer, interaction::Interaction},
};

pub(super) async fn press(app: &App, interaction: &Interaction, game: GameId) -> Result<(), Failure> {
    let table = lookup::table(app, interaction, game)?;
    let words = app.words_for(interaction);
    let view = views::board::asked_for(words, app.look_for(interaction), &table);
    Ok(app.answer(interaction, Answer::Update(view)).await.context("showing the board")?)
}
