//! `/dara resign`

use anyhow::Context as _;
use play::Refusal;

use super::{Context, table_here};
use crate::discord::{answer::Answer, interaction::Asked};
use ui::{failure::Failure, views};

/// Give up the game of this channel
#[poise::command(slash_command)]
pub(super) async fn resign(ctx: Context<'_>) -> Result<(), Failure> {
    let app = ctx.data();
    let asked = Asked::by_command(ctx.interaction)?;
    let table = table_here(ctx, app, &asked)?;
    if table.seat(asked.player).is_none() {
        return Err(Refusal::NotAPlayer.into());
    }
    let words = app.words_for(&asked);
    let question = views::resign::question(words, &table, asked.player, app.clock.now());
    Ok(app.answer(&asked, Answer::Private(question)).await.context("asking whether to resign")?)
}
