//! Get a game that was imported as files.

use anyhow::Context as _;

use crate::{
    answer::Answer, app::App, asked::Asked, control::ImportId, export, failure::Failure, import, views,
};

pub(super) async fn press(app: &App, asked: &Asked, id: ImportId) -> Result<(), Failure> {
    let imported = import::find(app, asked, id).await?;
    let view = views::export::view(app.words_for(asked), export::imported(&imported)?);
    Ok(app.answer(asked, Answer::Private(view)).await.context("handing over files of a game")?)
}
