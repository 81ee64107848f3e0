//! `/preferences`

use anyhow::Context as _;

use super::Context;
use crate::{answer::Answer, asked::Asked, failure::Failure, views};

/// How you learn that it is your turn, and whether you are asked before a move counts
#[poise::command(slash_command, install_context = "Guild", interaction_context = "Guild|BotDm")]
pub(super) async fn preferences(ctx: Context<'_>) -> Result<(), Failure> {
    let app = ctx.data();
    let asked = Asked::by_command(ctx.interaction)?;
    let preferences = app.store.preferences(asked.player).context("looking what a player prefers")?;
    let view = views::preferences::view(app.texts.for_locale(&asked.locale), preferences);
    Ok(app.answer(&asked, Answer::Private(view)).await.context("showing preferences")?)
}
