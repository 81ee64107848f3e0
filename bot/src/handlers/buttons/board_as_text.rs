//! Show the board as text to the one who asks.

use anyhow::Context as _;
use play::GameId;
use ui::{failure::Failure, views};

use crate::{
    actions::lookup,
    app::App,
    discord::{answer::Answer, interaction::Asked},
};

pub(super) async fn press(app: &App, asked: &Asked, game: GameId) -> Result<(), Failure> {
    let table = lookup::table(app, asked, game)?;
    let view = views::board_text::view(app.words_for(asked), &table);
    Ok(app.answer(asked, Answer::Update(view)).await.context("showing the board as text")?)
}
