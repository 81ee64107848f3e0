//! What a player has chosen for himself, as it is shown to him.

use anyhow::Context as _;

use crate::{
    app::App,
    asked::Asked,
    failure::Failure,
    views::{self, View},
};

/// What he has chosen; where he asks in a server, also for that server alone.
pub(crate) fn view(app: &App, asked: &Asked) -> Result<View, Failure> {
    let preferences = app.store.preferences(asked.player).context("looking what a player prefers")?;
    let listed = match asked.guild() {
        Ok(guild) => {
            Some(app.store.member(guild, asked.player).context("looking whether he is listed")?.listed)
        }
        Err(_) => None,
    };
    Ok(views::preferences::view(app.texts.for_locale(&asked.locale), preferences, listed))
}
