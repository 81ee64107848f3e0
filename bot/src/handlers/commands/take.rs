//! `/dara take d4`

use games::Action;

use super::complete::takes;
use ui::failure::Failure;

use crate::handlers::context::{Context, act, square};

/// Take an enemy stone, the reward for a row
#[poise::command(slash_command)]
pub(super) async fn take(
    ctx: Context<'_>,
    #[autocomplete = "takes"]
    #[max_length = 40]
    #[rename = "square"]
    typed: String,
) -> Result<(), Failure> {
    let from = square(&typed)?;
    act(ctx, Action::Take(from)).await
}
