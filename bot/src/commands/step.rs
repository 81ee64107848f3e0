//! `/dara move b3 up`, `/dara move b3 b4`

use games::{Action, Path};

use super::{
    Context, act,
    complete::{destination, next_square},
    square,
};
use crate::{
    failure::{Failure, Refusal},
    views::board::Direction,
};

/// Move a stone one step
#[poise::command(slash_command, rename = "move")]
pub(super) async fn step(
    ctx: Context<'_>,
    #[description = "The square of your stone, e.g. b3"]
    #[autocomplete = "next_square"]
    #[max_length = 40]
    stone: String,
    #[description = "up, down, left, right, or a square"]
    #[autocomplete = "destination"]
    #[max_length = 40]
    to: String,
) -> Result<(), Failure> {
    let from = square(ctx, &stone)?;
    let word = to.trim().to_lowercase();
    let to = match Direction::ALL.into_iter().find(|direction| direction.name() == word) {
        Some(direction) => direction.from(from).ok_or(Refusal::OffTheBoard)?,
        None => square(ctx, &to)?,
    };
    act(ctx, Action::Move(Path::step(from, to))).await
}
