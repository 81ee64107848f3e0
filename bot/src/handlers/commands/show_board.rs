//! `/dara board`

use anyhow::Context as _;
use play::Refusal;

use crate::{
    actions::reply::Reply,
    discord::interaction::Interaction,
    handlers::context::{Context, respond},
};
use ui::{failure::Failure, views};

/// Show the board of this channel, to you alone
#[poise::command(slash_command)]
pub(super) async fn board(ctx: Context<'_>, text: Option<bool>) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    let table = app.store.latest_in(interaction.channel).await.context("loading a channel's last game")?;
    let table = table.ok_or(Refusal::NoGameHere)?;
    let words = app.words_for(&interaction).await;
    let view = if text.unwrap_or_default() {
        views::board_text::view(words, &table)
    } else {
        views::board::asked_for(words, app.look_for(&interaction).await, &table)
    };
    respond(ctx, &interaction, Reply::private(view)).await
}
