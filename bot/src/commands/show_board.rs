//! `/dara board`

use anyhow::Context as _;
use play::Refusal;

use super::Context;
use crate::{answer::Answer, asked::Asked, failure::Failure, views};

/// Show the board of this channel, to you alone
#[poise::command(slash_command)]
pub(super) async fn board(ctx: Context<'_>) -> Result<(), Failure> {
    let app = ctx.data();
    let asked = Asked::by_command(ctx.interaction)?;
    let table = app.store.latest_in(asked.channel).context("looking for the last game of a channel")?;
    let table = table.ok_or(Refusal::NoGameHere)?;
    let words = app.texts.for_locale(&asked.locale);
    let view = views::board::private(words, app.painter, &table, None);
    Ok(app.answer(&asked, Answer::Private(view)).await.context("showing the board")?)
}
