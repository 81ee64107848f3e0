//! Change a preference, for all servers.

use anyhow::Context as _;
use ui::{button_id::Preference, failure::Failure};

use crate::{
    actions::preferences,
    actions::reply::Reply,
    app::App,
    discord::interaction::{Delivery, Interaction},
};

pub(super) async fn press(
    app: &App,
    interaction: &Interaction,
    preference: Preference,
) -> Result<Reply, Failure> {
    let before = app.store.preferences(interaction.player).await.context("loading a player's preferences")?;
    let changes = before.change(interaction.player, preference.within(before), app.clock.now());
    app.commit(interaction, Delivery::ByReply, changes, Vec::new()).await?;
    let sample = matches!(preference, Preference::Theme(_) | Preference::BoardSide(_) | Preference::Text(_));
    let view = preferences::view(app, interaction, sample).await?;
    Ok(Reply::update(view))
}
