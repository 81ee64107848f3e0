//! Begins and stops the vote games of a server from its panel, which only opens for managers.

use anyhow::Context as _;
use games::Game;
use play::{VoteGameId, game::vote::VoteGame};
use ui::{
    failure::{Failure, Refusal},
    views::{self, View},
};

use crate::{
    actions::competition::vote_game::{self, VoteOpening},
    app::{caller::Caller, server_settings},
};

/// Begins a game of Dara here, as it is without any choice in `/vote start`.
pub(super) async fn begin(caller: &Caller) -> Result<(), Failure> {
    let rules = server_settings::rules_here(caller, Game::Dara).await;
    vote_game::store(caller, VoteOpening::usual(rules)).await.map(drop)
}

/// Whether to stop a game; `None` if it is over.
pub(super) async fn question(caller: &Caller, game: VoteGameId) -> Result<Option<View>, Failure> {
    let game = find(caller, game).await?;
    let words = caller.words().await;
    Ok(game.over.is_none().then(|| views::guild::settings::ask_to_stop(words, &game)))
}

/// Stops a game. Returns false if it is over.
pub(super) async fn stop(caller: &Caller, game: VoteGameId) -> Result<bool, Failure> {
    vote_game::end_now(caller, find(caller, game).await?).await
}

/// A game of the caller's server.
async fn find(caller: &Caller, game: VoteGameId) -> Result<VoteGame, Failure> {
    let guild = caller.guild()?;
    let found = caller.app.store.vote_game(game).await.context("loading a vote game")?;
    Ok(found.filter(|game| game.guild == guild).ok_or(Refusal::UnknownButton)?)
}
