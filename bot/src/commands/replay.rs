//! `/replay`

use anyhow::Context as _;
use play::{GameId, Table};
use poise::serenity_prelude::{AutocompleteChoice, CreateAutocompleteResponse};

use super::Context;
use crate::{
    answer::Answer,
    asked::Asked,
    failure::{Failure, Refusal},
    replay,
    typed_path::CHOICES,
    views,
};

/// Step through a game turn by turn, and show it to others
#[poise::command(
    slash_command,
    rename = "replay",
    guild_only,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub(super) async fn replay_command(
    ctx: Context<'_>,
    #[description = "Its number, as it stands under its board; the game of this channel unless you say"]
    #[autocomplete = "games"]
    #[min = 1]
    game: Option<u64>,
) -> Result<(), Failure> {
    let app = ctx.data();
    let asked = Asked::by_command(ctx.interaction)?;
    let table = named(ctx, &asked, game)?;
    let view = replay::view(app, &asked, &table, 0).await?;
    Ok(app.answer(&asked, Answer::Private(view)).await.context("beginning a replay")?)
}

/// The game with the number that was typed, or the running or last one of the channel.
pub(super) fn named(ctx: Context<'_>, asked: &Asked, number: Option<u64>) -> Result<Table, Failure> {
    let app = ctx.data();
    let Some(number) = number else {
        let last = app.store.latest_in(asked.channel).context("looking for the last game of a channel")?;
        return Ok(last.ok_or(Refusal::NothingToReplay)?);
    };
    let game = GameId::try_from(number).map_err(|_| Refusal::NoGameNumbered { number })?;
    replay::game(app, asked, game)
}

/// The game of the channel, and those that one plays in the server, by number or name.
#[expect(clippy::unused_async, reason = "poise calls autocompletions as futures")]
pub(super) async fn games(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let choices = known(ctx).unwrap_or_default().into_iter().filter_map(|table| {
        let name = views::replay::choice(ctx.data().texts.for_locale(&ctx.interaction.locale), &table);
        let fits = name.to_lowercase().contains(&typed.trim().to_lowercase());
        fits.then(|| AutocompleteChoice::new(name, table.id().get()))
    });
    CreateAutocompleteResponse::new().set_choices(choices.take(CHOICES).collect())
}

fn known(ctx: Context<'_>) -> Result<Vec<Table>, Failure> {
    let app = ctx.data();
    let asked = Asked::by_command(ctx.interaction)?;
    let here = app.store.latest_in(asked.channel)?;
    let mine = app.store.running_games_of(asked.guild()?, asked.player)?;
    let first = here.as_ref().map(Table::id);
    Ok(here.into_iter().chain(mine.into_iter().filter(|table| Some(table.id()) != first)).collect())
}
