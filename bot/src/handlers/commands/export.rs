//! `/export`

use super::replay;
use crate::{
    actions::{export, reply::Reply},
    discord::interaction::Interaction,
    handlers::context::{Context, respond},
};
use ui::{failure::Failure, views};

/// Get a game, or all of yours in this server, as files
#[poise::command(slash_command, guild_only, install_context = "Guild", interaction_context = "Guild")]
pub(super) async fn export(
    ctx: Context<'_>,
    #[autocomplete = "replay::games"]
    #[min = 1]
    number: Option<u64>,
) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    let exported = match number {
        Some(number) => {
            export::one(app, &replay::named(ctx, &interaction, Some(number)).await?, &interaction).await?
        }
        None => export::all_of(app, &interaction).await?,
    };
    let view = views::export::view(app.words_for(&interaction).await, exported);
    respond(ctx, &interaction, Reply::private(view)).await
}
