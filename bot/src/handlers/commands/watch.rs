//! `/watch`

use super::Context;
use ui::{button_id::Listing, failure::Failure};

/// The games that are played in this server
#[poise::command(
    slash_command,
    rename = "watch",
    guild_only,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub(super) async fn watch(ctx: Context<'_>) -> Result<(), Failure> {
    super::list(ctx, Listing::Watch).await
}
