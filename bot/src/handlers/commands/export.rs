//! `/export`

use anyhow::Context as _;

use super::{Context, replay};
use crate::{
    actions::export,
    discord::{answer::Answer, interaction::Asked},
};
use ui::{failure::Failure, views};

/// Get a game, or all of yours in this server, as files
#[poise::command(slash_command, guild_only, install_context = "Guild", interaction_context = "Guild")]
pub(super) async fn export(
    ctx: Context<'_>,
    #[autocomplete = "replay::games"]
    #[min = 1]
    game: Option<u64>,
) -> Result<(), Failure> {
    let app = ctx.data();
    let asked = Asked::by_command(ctx.interaction)?;
    let exported = match game {
        Some(number) => export::one(app, &replay::named(ctx, &asked, Some(number))?, &asked)?,
        None => export::all_of(app, &asked).await?,
    };
    let view = views::export::view(app.words_for(&asked), exported);
    Ok(app.answer(&asked, Answer::Private(view)).await.context("handing over files of games")?)
}
