//! Finds what a button names, but only in the caller's server or at their own table.

use anyhow::Context as _;
use play::{Challenge, ChallengeId, GameId, Refusal, Table};
use ui::{failure::Failure, views};

use crate::{
    actions::{premoves, reply::Reply},
    app::App,
    discord::interaction::Interaction,
};

/// The challenge a button names, if it belongs to this server.
pub(crate) async fn challenge(
    app: &App,
    interaction: &Interaction,
    id: ChallengeId,
) -> Result<Challenge, Failure> {
    let challenge = app.store.challenge(id).await.context("loading a challenge")?;
    let guild = interaction.guild()?;
    Ok(challenge.filter(|challenge| challenge.guild == guild).ok_or(Refusal::NoSuchChallenge)?)
}

/// The game a button names, if it belongs to this server or, in a direct message, if the member plays in it.
pub(crate) async fn table(app: &App, interaction: &Interaction, id: GameId) -> Result<Table, Failure> {
    let table = app.store.table(id).await.context("loading a game")?;
    let is_played_by = |table: &Table| match interaction.guild() {
        Ok(guild) => table.stored().guild == guild,
        Err(_) => table.seat(interaction.player).is_some(),
    };
    Ok(table.filter(is_played_by).ok_or(Refusal::NoGameHere)?)
}

/// Shows the current board in private, when a button no longer fits the game.
pub(crate) async fn show_board(app: &App, interaction: &Interaction, table: &Table, note: String) -> Reply {
    let words = app.words_for(interaction).await;
    let view = views::board::private(words, app.look_for(interaction).await, table, Some(note));
    premoves::show(app, interaction, table, view).await
}
