//! `/privacy`

use crate::{
    actions::reply::Reply,
    discord::interaction::Interaction,
    handlers::context::{Context, respond},
};
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
    let view = views::privacy::view(app.words_for(&interaction).await, &app.published);
    respond(ctx, &interaction, Reply::private(view)).await
}
