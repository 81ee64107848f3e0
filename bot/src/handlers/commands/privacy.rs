//! `/privacy`

use anyhow::Context as _;

use super::Context;
use crate::discord::{answer::Answer, interaction::Interaction};
use ui::{failure::Failure, views};

/// What is kept of you and why; export or delete your data
#[poise::command(
    slash_command,
    rename = "privacy",
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub(super) async fn privacy_command(ctx: Context<'_>) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    let view = views::privacy::view(app.words_for(&interaction), &app.published);
    Ok(app.answer(&interaction, Answer::Private(view)).await.context("telling what is kept")?)
}
