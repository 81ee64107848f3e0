//! Show the board to the one who asks.

use anyhow::Context as _;
use play::GameId;

use crate::{answer::Answer, app::App, asked::Asked, failure::Failure, lookup, views};

pub(super) async fn press(app: &App, asked: &Asked, game: GameId) -> Result<(), Failure> {
    let table = lookup::table(app, asked, game)?;
    let words = app.words_for(asked);
    let view = views::board::asked_for(words, app.look_for(asked), &table);
    Ok(app.answer(asked, Answer::Update(view)).await.context("showing the board")?)
}
