//! `/away start`, `/away back`, `/away cancel`, `/away show`

use anyhow::Context as _;
use play::away::{Event, Until, planned};
use poise::serenity_prelude::{AutocompleteChoice, CreateAutocompleteResponse};

use super::label;
use crate::{
    actions::{away, reply::Reply},
    discord::interaction::Interaction,
    handlers::context::{self, Context, respond},
};
use ui::{
    failure::{Failure, Refusal},
    typed::date::{self, day},
    views,
};

/// Be away for some days of the year: your clocks stand in this server
#[poise::command(
    slash_command,
    guild_only,
    install_context = "Guild",
    interaction_context = "Guild",
    subcommands("start", "back", "cancel", "show"),
    subcommand_required,
    rename = "away"
)]
#[expect(clippy::unused_async, reason = "poise calls commands as futures; this one is only their parent")]
pub(super) async fn away_command(_: Context<'_>) -> Result<(), Failure> {
    // Discord's clients only send subcommands.
    Err(Refusal::UnknownButton.into())
}

/// Go away, now or on a day, or change until when you are
#[poise::command(slash_command)]
async fn start(
    ctx: Context<'_>,
    #[min = 1]
    #[max = 366]
    days: Option<u16>,
    #[autocomplete = "coming"]
    #[max_length = 100]
    until: Option<String>,
    #[autocomplete = "coming"]
    #[max_length = 100]
    from: Option<String>,
) -> Result<(), Failure> {
    let now = ctx.data().clock.now();
    let from = label::optional(ctx, from, coming).await;
    let until = label::optional(ctx, until, coming).await;
    let date = |typed: String| date::read(&typed, now).ok_or(Refusal::BadDate { typed });
    let from = from.map(date).transpose()?;
    let until = match (days, until) {
        (Some(days), None) => Until::Days(days),
        (None, Some(until)) => Until::Time(date(until)?),
        _ => return Err(Refusal::AwayHowLong.into()),
    };
    change(ctx, Event::Leave { from, until }).await
}

/// You are back, before your time away is over
#[poise::command(slash_command)]
async fn back(ctx: Context<'_>) -> Result<(), Failure> {
    change(ctx, Event::Back).await
}

/// Call off a time away that has not begun
#[poise::command(slash_command)]
async fn cancel(
    ctx: Context<'_>,
    #[autocomplete = "beginnings"]
    #[max_length = 100]
    from: Option<String>,
) -> Result<(), Failure> {
    let app = ctx.data();
    let from = label::optional(ctx, from, beginnings).await;
    let (interaction, now) = (Interaction::by_command(ctx.interaction)?, app.clock.now());
    let absences = app
        .store
        .absences(interaction.guild()?, interaction.player)
        .await
        .context("loading a player's absences")?;
    let meant = match from {
        None => planned(&absences, now),
        Some(typed) => {
            let from = date::read(&typed, now).ok_or(Refusal::BadDate { typed })?;
            absences.into_iter().find(|absence| absence.is_planned(now) && day(absence.from) == day(from))
        }
    };
    // Without a planned absence, nothing starts then, and the refusal lists what is planned.
    change(ctx, Event::CallOff { from: meant.map_or(now, |absence| absence.from) }).await
}

/// Whether you are away, what you have planned, and how many days you have left
#[poise::command(slash_command)]
async fn show(ctx: Context<'_>) -> Result<(), Failure> {
    tell(ctx, &Interaction::by_command(ctx.interaction)?).await
}

async fn change(ctx: Context<'_>, event: Event) -> Result<(), Failure> {
    let interaction = Interaction::by_command(ctx.interaction)?;
    away::decide(ctx.data(), &interaction, event).await?;
    tell(ctx, &interaction).await
}

/// Shows the member their absences.
async fn tell(ctx: Context<'_>, interaction: &Interaction) -> Result<(), Failure> {
    let app = ctx.data();
    let absences = app
        .store
        .absences(interaction.guild()?, interaction.player)
        .await
        .context("loading a player's absences")?;
    let games = app
        .store
        .running_games_of(interaction.guild()?, interaction.player)
        .await
        .context("loading a player's games")?;
    let settings =
        app.server_settings(interaction.guild()?).await.context("loading the limit on time away")?;
    let words = app.words_for(interaction).await;
    let view = views::absence::view(words, interaction.player, &absences, &games, settings, app.clock.now());
    respond(ctx, interaction, Reply::private(view)).await
}

/// The dates on offer.
async fn coming(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let days = views::days::offered(context::completing(ctx).await, typed, ctx.data().clock.now());
    let choices = days.into_iter().map(|(name, day)| AutocompleteChoice::new(name, day.to_string()));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// The member's absences.
async fn absences(ctx: Context<'_>) -> Result<Vec<play::Absence>, Failure> {
    let interaction = Interaction::by_command(ctx.interaction)?;
    let absences = ctx.data().store.absences(interaction.guild()?, interaction.player).await;
    Ok(absences.context("loading a player's absences")?)
}

/// The dates on which a planned absence starts.
async fn beginnings(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let now = ctx.data().clock.now();
    let absences = absences(ctx).await.unwrap_or_default();
    let days = absences
        .iter()
        .filter(|absence| absence.is_planned(now))
        .map(|absence| day(absence.from).to_string());
    let fitting = days.filter(|day| day.contains(typed.trim())).take(ui::typed::path::CHOICES);
    let choices = fitting.map(|day| AutocompleteChoice::new(day.clone(), day));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}
