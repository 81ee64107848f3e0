//! Ask whether one really wants to give a game up.

use anyhow::Context as _;
use play::{GameId, table};
use ui::{failure::Failure, views};

use crate::{
    actions::lookup,
    app::App,
    discord::{answer::Answer, interaction::Asked},
};

pub(super) async fn press(app: &App, asked: &Asked, game: GameId) -> Result<(), Failure> {
    let table = lookup::table(app, asked, game)?;
    // Who cannot is told so at once.
    let now = app.clock.now();
    table::decide(&table, asked.player, table::Event::Resign, now)?;
    let question = views::resign::question(app.words_for(asked), &table, asked.player, now);
    Ok(app.answer(asked, Answer::Update(question)).await.context("asking whether to resign")?)
}
