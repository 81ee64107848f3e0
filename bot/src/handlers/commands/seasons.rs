//! `/seasons`

use poise::serenity_prelude::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::{
    actions::{reply::Reply, season},
    discord::interaction::Interaction,
    handlers::context::{self, Context, respond},
};
use ui::{
    failure::Failure,
    typed::path::CHOICES,
    views::{self, season::SeasonAudience},
};

/// How the seasons of this server ended: the first three of each game
#[poise::command(slash_command, guild_only, install_context = "Guild", interaction_context = "Guild")]
pub(super) async fn seasons(
    ctx: Context<'_>,
    #[autocomplete = "closed"]
    #[min = 1]
    number: Option<u32>,
) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    let kept = season::kept(app, interaction.guild()?, number)?;
    let view = season::shown(
        app.words_for(&interaction),
        app.look_for(&interaction).theme,
        &kept,
        SeasonAudience::Alone,
    )
    .await?;
    respond(ctx, &interaction, Reply::private(view)).await
}

/// The finished seasons, newest first.
#[expect(clippy::unused_async, reason = "poise calls autocompletions as futures")]
async fn closed(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let guild = Interaction::by_command(ctx.interaction).and_then(|interaction| interaction.guild());
    let seasons = guild.ok().and_then(|guild| ctx.data().store.seasons(guild).ok()).unwrap_or_default();
    let words = context::completing(ctx);
    let choices = seasons.iter().rev().filter_map(|season| {
        let name = views::season::choice(words, season);
        let fits = name.to_lowercase().contains(&typed.trim().to_lowercase());
        fits.then(|| AutocompleteChoice::new(name, season.number))
    });
    CreateAutocompleteResponse::new().set_choices(choices.take(CHOICES).collect())
}
