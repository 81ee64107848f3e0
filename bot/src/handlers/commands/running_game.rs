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
pub(super) async fn named(app: &App, interaction: &Interaction, typed: &str) -> Result<Table, Failure> {
    let guild = interaction.guild()?;
    let table = match typed.trim().parse::<GameId>() {
        Ok(game) => app.store.table(game).await.context("loading a game")?,
        Err(_) => None,
    };
    let table = table.filter(|table| table.stored().guild == guild && table.ending().is_none());
    Ok(table.ok_or_else(|| Refusal::NoSuchGame { typed: typed.to_owned() })?)
}

/// What the players of the server are called, if the caller moderates it.
pub(super) async fn names_for_moderator(ctx: Context<'_>) -> Option<Names> {
    let interaction = Interaction::by_command(ctx.interaction).ok()?;
    interaction.moderates().ok()?;
    Some(Names::for_one_who_asks(ctx.data(), interaction.guild().ok()?, &interaction).await)
}

/// Suggests running games, those with lost channels first.
pub(super) async fn running(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let words = context::completing(ctx).await;
    let Some(names) = names_for_moderator(ctx).await else { return CreateAutocompleteResponse::new() };
    let games = ctx.data().store.running_games_in(names.guild(), LOOKED_THROUGH, 0).await;
    let mut games = games.unwrap_or_default();
    games.sort_by_key(|table| !table.is_cut_off());
    let typed = typed.trim().to_lowercase();
    let mut choices = Vec::new();
    for table in games {
        let name = views::moving::choice(words, &table, names.of_players(&table).await);
        let number = table.id().to_string();
        if number.starts_with(&typed) || name.to_lowercase().contains(&typed) {
            choices.push(AutocompleteChoice::new(name, number));
        }
        if choices.len() == CHOICES {
            break;
        }
    }
    CreateAutocompleteResponse::new().set_choices(choices)
}
