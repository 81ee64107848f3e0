//! `/dara practice`

use super::label;
use super::rules::{presets, rule_set};
use crate::{
    actions::{practice, reply::Reply},
    discord::interaction::Interaction,
    handlers::context::{Context, game, respond},
};
use ui::failure::Failure;

/// Play all sides yourself, seen by you alone, to learn the game
#[poise::command(slash_command, rename = "practice")]
pub(super) async fn practice_command(
    ctx: Context<'_>,
    #[autocomplete = "presets"]
    #[max_length = 100]
    rules: Option<String>,
) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    let rules = label::optional(ctx, rules, presets).await;
    let rules = match rules {
        Some(typed) => Some(rule_set(ctx, Some(&typed)).await?),
        None => None,
    };
    let view = practice::open(app, &interaction, game(ctx)?, rules).await?;
    respond(ctx, &interaction, Reply::private(view)).await
}
