//! Shows a player's preferences.

use anyhow::Context as _;
use ui::{
    failure::Failure,
    texts::locale::of_locale,
    views::{self, View, preferences::OwnPreferences},
};

use crate::{app::App, discord::interaction::Interaction};

/// The player's preferences and, in a server, those for that server. `sample` adds a board in their look.
pub(crate) async fn view(app: &App, interaction: &Interaction, sample: bool) -> Result<View, Failure> {
    let preferences =
        app.store.preferences(interaction.player).await.context("loading a player's preferences")?;
    let listed = match interaction.guild() {
        Ok(guild) => Some(
            app.store
                .member(guild, interaction.player)
                .await
                .context("loading whether a player is listed")?
                .listed,
        ),
        Err(_) => None,
    };
    let chosen = OwnPreferences { preferences, listed, client: of_locale(&interaction.locale) };
    let words = app.words_for(interaction).await;
    let view = views::preferences::view(words, chosen);
    Ok(if sample {
        views::preferences::with_sample(words, app.look_for(interaction).await, view)
    } else {
        view
    })
}
