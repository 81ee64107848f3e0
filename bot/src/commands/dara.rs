//! `/dara`: everything that is done in a game of Dara.

use super::{
    Context, challenge::challenge_command, drop::drop_stone, resign::resign, rules::rules, show_board::board,
    step::step, take::take,
};
use crate::failure::Failure;

/// Dara: make three in a row, take the enemy's stones
#[poise::command(
    slash_command,
    guild_only,
    install_context = "Guild",
    interaction_context = "Guild",
    subcommands("challenge_command", "drop_stone", "step", "take", "board", "resign", "rules"),
    subcommand_required
)]
#[expect(clippy::unused_async, reason = "poise calls commands as futures; this one is only their parent")]
pub(super) async fn dara(_: Context<'_>) -> Result<(), Failure> {
    Ok(())
}
