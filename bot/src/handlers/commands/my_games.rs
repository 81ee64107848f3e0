//! `/games`

use ui::{button_id::Listing, failure::Failure};

use crate::handlers::context::{self, Context};

/// Your games in this server, those that wait for you first
#[poise::command(
    slash_command,
    rename = "games",
    guild_only,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub(super) async fn my_games(ctx: Context<'_>) -> Result<(), Failure> {
    context::list(ctx, Listing::MyGames).await
}
