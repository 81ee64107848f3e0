//! `/season show`, `/season close`
//!
//! Anyone can look; closing is refused to members who don't manage the server.

use poise::serenity_prelude::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::{
    actions::{reply::Reply, season},
    discord::interaction::Interaction,
    handlers::context::{self, Context, respond},
};
use ui::{
    failure::{Failure, Refusal},
    typed::path::CHOICES,
    views::{self, season::SeasonAudience},
};

/// Seasons of this server
#[poise::command(
    slash_command,
    guild_only,
    install_context = "Guild",
    interaction_context = "Guild",
    subcommands("show", "close"),
    subcommand_required,
    rename = "season"
)]
#[expect(clippy::unused_async, reason = "poise calls commands as futures; this one is only their parent")]
pub(super) async fn season_command(_: Context<'_>) -> Result<(), Failure> {
    // Discord's clients only send subcommands.
    Err(Refusal::UnknownButton.into())
}

/// Close the season, after a question
#[poise::command(slash_command)]
async fn close(ctx: Context<'_>) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    interaction.manages_server()?;
    interaction.may_post()?;
    let (number, boards) = season::to_close(app, interaction.guild()?).await?;
    let view = views::season::question(app.words_for(&interaction).await, number, &boards);
    respond(ctx, &interaction, Reply::private(view)).await
}

/// Show how a season ended
#[poise::command(slash_command)]
async fn show(
    ctx: Context<'_>,
    #[autocomplete = "closed"]
    #[min = 1]
    number: Option<u32>,
) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    let kept = season::kept(app, interaction.guild()?, number).await?;
    let view = season::shown(
        app.words_for(&interaction).await,
        app.look_for(&interaction).await.theme,
        &kept,
        SeasonAudience::Alone,
    )
    .await?;
    respond(ctx, &interaction, Reply::private(view)).await
}

/// The finished seasons, newest first.
async fn closed(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let guild = Interaction::by_command(ctx.interaction).and_then(|interaction| interaction.guild());
    let seasons = match guild {
        Ok(guild) => ctx.data().store.seasons(guild).await.unwrap_or_default(),
        Err(_) => Vec::new(),
    };
    let words = context::completing(ctx).await;
    let choices = seasons.iter().rev().filter_map(|season| {
        let name = views::season::choice(words, season);
        let fits = name.to_lowercase().contains(&typed.trim().to_lowercase());
        fits.then(|| AutocompleteChoice::new(name, season.number))
    });
    CreateAutocompleteResponse::new().set_choices(choices.take(CHOICES).collect())
}
