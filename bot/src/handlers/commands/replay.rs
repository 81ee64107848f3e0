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
    app::App,
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
    let table = named(ctx, &interaction, number).await?;
    let view = replay::view(app, &interaction, &Replayed::Game(Box::new(table)), 0).await?;
    respond(ctx, &interaction, Reply::private(view)).await
}

/// The game with the number that was typed, or else the channel's running or last one.
pub(super) async fn named(
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
    replay::game(app, interaction, game).await
}

/// Suggests games: those played in the channel, the member's running ones in the server, their finished ones, and any
/// other with the typed number that may be shown.
pub(super) async fn games(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    CreateAutocompleteResponse::new().set_choices(offered(ctx, typed).await.unwrap_or_default())
}

async fn offered(ctx: Context<'_>, typed: &str) -> Result<Vec<AutocompleteChoice>, Failure> {
    let (app, interaction) = (ctx.data(), Interaction::by_command(ctx.interaction)?);
    let names = Names::for_one_who_asks(app, interaction.guild()?, &interaction).await;
    let words = context::completing(ctx).await;
    let mut choices = Vec::new();
    for (table, ended) in known(app, &interaction, typed).await? {
        let name = views::replay::choice(words, &table, ended, names.of_players(&table).await);
        if name.to_lowercase().contains(&typed.trim().to_lowercase()) {
            choices.push(AutocompleteChoice::new(name, table.id().get()));
        }
        if choices.len() == CHOICES {
            break;
        }
    }
    Ok(choices)
}

/// Each game once, with when it ended.
async fn known(
    app: &App,
    interaction: &Interaction,
    typed: &str,
) -> Result<Vec<(Table, Option<Timestamp>)>, Failure> {
    let (store, guild) = (&app.store, interaction.guild()?);
    let numbered = typed.trim().parse::<GameId>().ok();
    let numbered = match numbered {
        Some(number) => replay::game(app, interaction, number).await.ok(),
        None => None,
    };
    let here = store.running_in(interaction.channel).await?.into_iter();
    let here = here.chain(store.games_over_in(interaction.channel, OVER_HERE).await?);
    let mine = store.running_games_of(guild, interaction.player).await?;
    let finished =
        store.history(guild, Some(interaction.player), None, Stretch::Newest, CHOICES).await?.games;
    let mut over = Vec::with_capacity(finished.len());
    for finished in finished {
        over.extend(store.table(finished.game).await.ok().flatten());
    }
    let (mut seen, mut all) = (HashSet::new(), Vec::new());
    for table in numbered.into_iter().chain(here).chain(mine).chain(over) {
        if seen.insert(table.id()) {
            let ended = store.ended(table.id()).await?;
            all.push((table, ended));
        }
    }
    Ok(all)
}
