//! `/watch`

use ui::{button_id::Listing, failure::Failure};

use crate::handlers::context::{self, Context};

/// The games that are played in this server
#[poise::command(
    slash_command,
    rename = "watch",
    guild_only,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub(super) async fn watch(ctx: Context<'_>) -> Result<(), Failure> {
    context::list(ctx, Listing::Watch).await
}
