//! Get a game that was imported as files.

use anyhow::Context as _;
use ui::{button_id::ImportId, failure::Failure, views};

use crate::{
    actions::{export, import},
    app::App,
    discord::{answer::Answer, interaction::Interaction},
};

pub(super) async fn press(app: &App, interaction: &Interaction, id: ImportId) -> Result<(), Failure> {
    let imported = import::find(app, interaction, id).await?;
    let view = views::export::view(app.words_for(interaction), export::imported(&imported)?);
    Ok(app.answer(interaction, Answer::Private(view)).await.context("handing over files of a game")?)
}
