//! Choose whether to be listed on a server's leaderboards.

use ui::failure::Failure;

use crate::{actions::preferences, actions::reply::Reply, app::App, discord::interaction::Interaction};

pub(super) async fn press(app: &App, interaction: &Interaction, listed: bool) -> Result<Reply, Failure> {
    let noted =
        app.store.list_member(interaction.guild()?, interaction.player, listed, app.clock.now()).await;
    app.stored(interaction, noted).await?;
    let view = preferences::view(app, interaction, false).await?;
    Ok(Reply::update(view))
}
