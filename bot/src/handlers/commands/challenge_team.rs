//! `/damala challenge`, where there are rules for teams of two

use poise::serenity_prelude as serenity;

use super::{
    challenge::{First, Where, named, wanted},
    label,
    rules::{presets, rule_set},
    terms::{clocks, goals},
};
use crate::{
    actions::{challenge::challenge, terms},
    discord::interaction::Interaction,
    handlers::context::{Context, respond},
};
use ui::failure::Failure;

/// Challenge a member, or whoever accepts; alone or in teams
#[poise::command(slash_command, rename = "challenge")]
#[expect(clippy::too_many_arguments, reason = "poise makes an option of each")]
pub(super) async fn challenge_team(
    ctx: Context<'_>,
    opponent: Option<serenity::User>,
    #[autocomplete = "presets"]
    #[max_length = 100]
    rules: Option<String>,
    partner: Option<serenity::User>,
    second_opponent: Option<serenity::User>,
    first: Option<First>,
    place: Option<Where>,
    #[autocomplete = "clocks"]
    #[max_length = 100]
    clock: Option<String>,
    #[autocomplete = "goals"]
    #[max_length = 100]
    #[rename = "match"]
    goal: Option<String>,
    away: Option<bool>,
    rated: Option<bool>,
    #[min = 1]
    #[max = 8]
    level: Option<u8>,
) -> Result<(), Failure> {
    let interaction = Interaction::by_command(ctx.interaction)?;
    let rules = rule_set(ctx, label::optional(ctx, rules, presets).await.as_deref()).await?;
    let clock = label::optional(ctx, clock, clocks).await;
    let goal = label::optional(ctx, goal, goals).await;
    let terms = terms::TypedTerms { clock, away, goal, rated };
    let named = named(ctx, [opponent, partner, second_opponent], level)?;
    let wanted = wanted(ctx.data(), &interaction, named, rules, terms, first, place).await?;
    respond(ctx, &interaction, challenge(ctx.data(), &interaction, wanted).await?).await
}
