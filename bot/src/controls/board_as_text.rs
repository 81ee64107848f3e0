//! Show the board as text to the one who asks.

use anyhow::Context as _;
use play::GameId;

use crate::{answer::Answer, app::App, asked::Asked, failure::Failure, lookup, views};

pub(super) async fn press(app: &App, asked: &Asked, game: GameId) -> Result<(), Failure> {
    let table = lookup::table(app, asked, game)?;
    let view = views::board_text::view(app.words_for(asked), &table);
    Ok(app.answer(asked, Answer::Update(view)).await.context("showing the board as text")?)
}
