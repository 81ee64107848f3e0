//! `/dara move b3 up`, `/dara move b3 b4`

use games::{Action, Path, narrow};

use super::complete::{destination, my_table, stones};
use super::label;
use ui::{
    failure::{Failure, Refusal},
    views::direction::Direction,
};

use crate::handlers::context::{Context, act, game, square};

/// Move a stone one step
#[poise::command(slash_command, rename = "move")]
pub(super) async fn step(
    ctx: Context<'_>,
    #[autocomplete = "stones"]
    #[max_length = 40]
    stone: String,
    #[autocomplete = "destination"]
    #[max_length = 40]
    to: String,
) -> Result<(), Failure> {
    let from = square(&stone)?;
    let to = label::value(ctx, to, destination).await;
    let to = match Direction::read(&ctx.data().texts, &to) {
        Some(direction) => {
            let board = game(ctx)?.default_rules().board();
            direction.step(board, from).ok_or(Refusal::OffTheBoard)?
        }
        None => {
            if let Ok(square) = square(&to) {
                square
            } else {
                let table = my_table(ctx).await;
                let targets = table.map(|table| narrow(&table.position().legal_actions(), &[from]).next);
                let targets = targets.unwrap_or_default();
                return Err(Refusal::BadDirection { typed: to, from, targets }.into());
            }
        }
    };
    act(ctx, Action::Move(Path::step(from, to))).await
}
