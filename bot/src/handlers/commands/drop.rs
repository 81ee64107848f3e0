//! `/dara drop b3`

use games::Action;

use super::complete::drops;
use ui::failure::Failure;

use crate::handlers::context::{Context, act, square};

/// Drop a stone on a square
#[poise::command(slash_command, rename = "drop")]
pub(super) async fn drop_stone(
    ctx: Context<'_>,
    #[autocomplete = "drops"]
    #[max_length = 40]
    #[rename = "square"]
    typed: String,
) -> Result<(), Failure> {
    let to = square(&typed)?;
    act(ctx, Action::Drop(to)).await
}
