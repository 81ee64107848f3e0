//! `/dara resign`

use play::Refusal;

use crate::{
    actions::reply::Reply,
    discord::interaction::Interaction,
    handlers::context::{Context, respond, table_here},
};
use ui::{failure::Failure, views};

/// Give up the game of this channel
#[poise::command(slash_command)]
pub(super) async fn resign(ctx: Context<'_>) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    let table = table_here(ctx, app, &interaction).await?;
    if table.seat(interaction.player).is_none() {
        return Err(Refusal::NotAPlayer.into());
    }
    let words = app.words_for(&interaction).await;
    let question = views::resign::question(words, &table, interaction.player, app.clock.now());
    respond(ctx, &interaction, Reply::private(question)).await
}
