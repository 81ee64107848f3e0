//! `/help`

use anyhow::Context as _;

use super::Context;
use crate::discord::{answer::Answer, interaction::Asked};
use ui::{button_id::help::Section, failure::Failure, views};

/// What can be played here, and how
#[poise::command(slash_command, guild_only, install_context = "Guild", interaction_context = "Guild")]
pub(super) async fn help(ctx: Context<'_>) -> Result<(), Failure> {
    let app = ctx.data();
    let asked = Asked::by_command(ctx.interaction)?;
    let view =
        views::help::view(app.words_for(&asked), app.look_for(&asked), Section::Start, asked.help_reader());
    Ok(app.answer(&asked, Answer::Private(view)).await.context("showing help")?)
}
