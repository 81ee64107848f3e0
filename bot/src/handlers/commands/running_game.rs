//! A running game of the server, as moderators name it: by its number, or from a list.

use anyhow::Context as _;
use play::{GameId, Table};
use poise::serenity_prelude::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::{
    actions::names::Names,
    app::App,
    discord::interaction::Interaction,
    handlers::context::{self, Context},
};
use ui::{
    failure::{Failure, Refusal},
    typed::path::CHOICES,
    views,
};

/// How many games are searched for suggestions; any other can be named by its number.
pub(super) const LOOKED_THROUGH: usize = 200;

/// The running game of this server with the typed number.
pub(super) fn named(app: &App, interaction: &Interaction, typed: &str) -> Result<Table, Failure> {
    let guild = interaction.guild()?;
    let table = match typed.trim().parse::<GameId>() {
        Ok(game) => app.store.table(game).await.context("loading a game")?,
        Err(_) => None,
    };
    let table = table.filter(|table| table.stored().guild == guild && table.ending().is_none());
    Ok(table.ok_or_else(|| Refusal::NoSuchGame { typed: typed.to_owned() })?)
}

/// Suggests running games, those with lost channels first.
pub(super) async fn running(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let words = context::completing(ctx);
    let interaction = Interaction::by_command(ctx.interaction).ok();
    let names = interaction.filter(|interaction| interaction.moderates().is_ok()).and_then(|interaction| {
        Some(Names::for_one_who_asks(ctx.data(), interaction.guild().ok()?, &interaction))
    });
    let Some(names) = names else { return CreateAutocompleteResponse::new() };
    let games = ctx.data().store.running_games_in(names.guild(), LOOKED_THROUGH, 0).await;
    let mut games = games.unwrap_or_default();
    games.sort_by_key(|table| !table.is_cut_off());
    let typed = typed.trim().to_lowercase();
    let offered = games
        .iter()
        .map(|table| (views::moving::choice(words, table, names.of_players(table)), table.id().to_string()));
    let fitting =
        offered.filter(|(name, number)| number.starts_with(&typed) || name.to_lowercase().contains(&typed));
    let choices = fitting.take(CHOICES).map(|(name, number)| AutocompleteChoice::new(name, number));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}
