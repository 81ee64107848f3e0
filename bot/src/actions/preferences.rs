//! What a player has chosen for himself, as it is shown to him.

use anyhow::Context as _;
use ui::{
    failure::Failure,
    texts::locale::of_locale,
    views::{self, View, preferences::Chosen},
};

use crate::{app::App, discord::interaction::Asked};

/// What he has chosen; where he asks in a server, also for that server alone. With a `sample` of how boards look to him.
pub(crate) fn view(app: &App, asked: &Asked, sample: bool) -> Result<View, Failure> {
    let preferences = app.store.preferences(asked.player).context("looking what a player prefers")?;
    let listed = match asked.guild() {
        Ok(guild) => {
            Some(app.store.member(guild, asked.player).context("looking whether he is listed")?.listed)
        }
        Err(_) => None,
    };
    let chosen = Chosen { preferences, listed, client: of_locale(&asked.locale) };
    let words = app.words_for(asked);
    let view = views::preferences::view(words, chosen);
    Ok(if sample { views::preferences::with_sample(words, app.look_for(asked), view) } else { view })
}
