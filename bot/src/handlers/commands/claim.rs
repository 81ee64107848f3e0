//! `/damas huff c3` and `/damas force`

use games::Action;

use super::complete::huffs;
use ui::failure::Failure;

use crate::handlers::context::{Context, act, square};

/// Remove a piece that should have captured; then it is your turn still
#[poise::command(slash_command)]
pub(super) async fn huff(
    ctx: Context<'_>,
    #[autocomplete = "huffs"]
    #[max_length = 40]
    #[rename = "square"]
    typed: String,
) -> Result<(), Failure> {
    let from = square(&typed)?;
    act(ctx, Action::Huff(from)).await
}

/// Take your opponent's move back, and make them capture
#[poise::command(slash_command)]
pub(super) async fn force(ctx: Context<'_>) -> Result<(), Failure> {
    act(ctx, Action::Force).await
}
