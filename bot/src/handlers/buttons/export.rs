//! Export an imported game as files.

use ui::{button_id::ImportId, failure::Failure, views};

use crate::{
    actions::reply::Reply,
    actions::{export, import},
    app::App,
    discord::interaction::Interaction,
};

pub(super) async fn press(app: &App, interaction: &Interaction, id: ImportId) -> Result<Reply, Failure> {
    let imported = import::find(app, interaction, id).await?;
    let view = views::export::view(app.words_for(interaction).await, export::imported(&imported)?);
    Ok(Reply::private(view))
}
