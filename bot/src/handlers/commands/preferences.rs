//! `/preferences`

use crate::{
    actions::{preferences, reply::Reply},
    discord::interaction::Interaction,
    handlers::context::{Context, respond},
};
use ui::failure::Failure;

/// How you learn of your turn, how boards look to you, your language, and more
#[poise::command(
    slash_command,
    rename = "preferences",
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub(super) async fn preferences_command(ctx: Context<'_>) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    let view = preferences::view(app, &interaction, false).await?;
    respond(ctx, &interaction, Reply::private(view)).await
}
