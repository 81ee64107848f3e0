//! The lists that a member can ask for: what is read for them, of his server alone.

use anyhow::Context as _;

use crate::{
    app::App,
    asked::Asked,
    control::Listing,
    failure::Failure,
    views::{self, View, pages::Page},
};

/// A page of a list, for the one who asks; the first is 1.
pub(crate) fn page(app: &App, asked: &Asked, listing: Listing, page: u32) -> Result<View, Failure> {
    let words = app.texts.for_locale(&asked.locale);
    let (store, guild) = (&app.store, asked.guild);
    Ok(match listing {
        Listing::MyGames => {
            let games =
                store.running_games_of(guild, asked.player).context("looking for a player's games")?;
            let open = store.open_challenges_of(guild).context("looking for a server's challenges")?;
            views::my_games::view(words, asked.player, &games, open, app.clock.now(), page)
        }
        Listing::Watch => {
            let count = store.count_running_games_in(guild).context("counting a server's games")?;
            let page = Page::new(count, page);
            let games = store.running_games_in(guild, views::pages::ENTRIES, page.offset());
            views::watch::view(words, asked.channel, &games.context("looking for a server's games")?, page)
        }
    })
}
