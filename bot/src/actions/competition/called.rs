//! Loads what the players of a competition are called.

use play::{GuildId, PlayerId, competition::Contest};
use ui::{
    texts::{Words, say},
    views::{competition::Names, name::clean},
};

use crate::app::App;

/// The names of all who take part. If they can't be loaded, players are shown without names.
pub(crate) async fn in_contest(app: &App, words: &Words, contest: &Contest) -> Names {
    let players = contest.entrants.iter().map(|entrant| entrant.player);
    of(app, words, contest.competition.guild, players).await
}

/// The names of these players.
pub(crate) async fn of(
    app: &App,
    words: &Words,
    guild: GuildId,
    players: impl Iterator<Item = PlayerId>,
) -> Names {
    let players: Vec<_> = players.collect();
    let known = app.store.names(guild.into(), players.iter().copied()).await;
    let known = known.unwrap_or_else(|error| {
        tracing::warn!("loading the names of a competition: {error:#}");
        Vec::new()
    });
    let named = known.into_iter().map(|(player, name)| (player, clean(&name)));
    let former = players.into_iter().filter(|player| player.is_former());
    named.chain(former.map(|player| (player, say!(words, "former-player")))).collect()
}
