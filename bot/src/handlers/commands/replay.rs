//! `/replay`

use std::collections::HashSet;

use anyhow::Context as _;
use jiff::Timestamp;
use play::{GameId, Table, paging::Stretch};
use poise::serenity_prelude::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::{
    actions::{
        names::Names,
        replay::{self, Replayed},
        reply::Reply,
    },
    discord::interaction::Interaction,
    handlers::context::{self, Context, respond},
};
use ui::{
    failure::{Failure, Refusal},
    typed::path::CHOICES,
    views,
};

/// How many games that were played in the channel are suggested.
const OVER_HERE: usize = 10;

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
    #[autocomplete = "games"]
    #[min = 1]
    number: Option<u64>,
) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    let table = named(ctx, &interaction, number)?;
    let view = replay::view(app, &interaction, &Replayed::Game(Box::new(table)), 0).await?;
    respond(ctx, &interaction, Reply::private(view)).await
}

/// The game with the number that was typed, or else the channel's running or last one.
pub(super) fn named(
    ctx: Context<'_>,
    interaction: &Interaction,
    number: Option<u64>,
) -> Result<Table, Failure> {
    let app = ctx.data();
    let Some(number) = number else {
        let last = app.store.latest_in(interaction.channel).await.context("loading a channel's last game")?;
        return Ok(last.ok_or(Refusal::NothingToReplay)?);
    };
    let game = GameId::try_from(number).map_err(|_| Refusal::NoGameNumbered { number })?;
    replay::game(app, interaction, game)
}

/// Suggests games: those played in the channel, the member's running ones in the server, their finished ones, and any
/// other with the typed number that may be shown.
#[expect(clippy::unused_async, reason = "poise calls autocompletions as futures")]
pub(super) async fn games(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let interaction = Interaction::by_command(ctx.interaction).ok();
    let names = interaction.and_then(|interaction| {
        Some(Names::for_one_who_asks(ctx.data(), interaction.guild().ok()?, &interaction))
    });
    let choices = known(ctx, typed).unwrap_or_default().into_iter().filter_map(|(table, ended)| {
        let words = context::completing(ctx);
        let players = names.as_ref().and_then(|names| names.of_players(&table));
        let name = views::replay::choice(words, &table, ended, players);
        let fits = name.to_lowercase().contains(&typed.trim().to_lowercase());
        fits.then(|| AutocompleteChoice::new(name, table.id().get()))
    });
    CreateAutocompleteResponse::new().set_choices(choices.take(CHOICES).collect())
}

/// Each game once, with when it ended.
fn known(ctx: Context<'_>, typed: &str) -> Result<Vec<(Table, Option<Timestamp>)>, Failure> {
    let (app, interaction) = (ctx.data(), Interaction::by_command(ctx.interaction)?);
    let (store, guild) = (&app.store, interaction.guild()?);
    let numbered = typed.trim().parse::<GameId>().ok();
    let numbered = numbered.and_then(|number| replay::game(app, &interaction, number).ok());
    let here = store.running_in(interaction.channel).await?.into_iter();
    let here = here.chain(store.games_over_in(interaction.channel, OVER_HERE).await?);
    let mine = store.running_games_of(guild, interaction.player).await?;
    let finished = store.history(guild, Some(interaction.player), None, Stretch::Newest, CHOICES).await?.games;
    let finished = finished.into_iter().filter_map(|finished| store.table(finished.game).await.ok()?);
    let (mut seen, mut all) = (HashSet::new(), Vec::new());
    for table in numbered.into_iter().chain(here).chain(mine).chain(finished) {
        if seen.insert(table.id()) {
            let ended = store.ended(table.id()).await?;
            all.push((table, ended));
        }
    }
    Ok(all)
}
