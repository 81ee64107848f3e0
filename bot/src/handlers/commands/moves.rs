//! `/dara drop b3`, `/dara move b3 up`, `/dara take d4`, `/damas move c3 e5 g7`, `/damas huff c3`, `/damas force`

use games::{Action, Path, Square, narrow};
use ui::{
    failure::{Failure, Refusal},
    typed::path::{self, Typed},
    views::game::direction::Direction,
};

use super::{
    complete::{destination, drops, huffs, my_table, paths, stones, takes},
    label,
};
use crate::{
    actions::game::act,
    handlers::{
        context::{Context, caller, game, table_here},
        send::send,
    },
};

/// Plays an action in the game of the channel.
async fn act(ctx: Context<'_>, action: Action) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let table = table_here(ctx, &caller).await?;
    send(&caller, act::act(&caller, &table, action).await?).await
}

/// Reads a square as people type it: `b3`, `B3`, with spaces around it.
fn square(typed: &str) -> Result<Square, Failure> {
    let around = |c: char| c.is_whitespace() || matches!(c, '.' | ',' | '`');
    let read = typed.trim_matches(around).to_ascii_lowercase().parse();
    Ok(read.map_err(|_| Refusal::BadSquare { typed: typed.to_owned() })?)
}

/// Drop a stone on a square
#[poise::command(slash_command)]
pub(super) async fn drop(
    ctx: Context<'_>,
    #[autocomplete = "drops"]
    #[max_length = 40]
    #[rename = "square"]
    typed: String,
) -> Result<(), Failure> {
    act(ctx, Action::Drop(square(&typed)?)).await
}

/// Take an enemy stone, the reward for a row
#[poise::command(slash_command)]
pub(super) async fn take(
    ctx: Context<'_>,
    #[autocomplete = "takes"]
    #[max_length = 40]
    #[rename = "square"]
    typed: String,
) -> Result<(), Failure> {
    act(ctx, Action::Take(square(&typed)?)).await
}

/// Remove a piece that should have captured, and keep your turn
#[poise::command(slash_command)]
pub(super) async fn huff(
    ctx: Context<'_>,
    #[autocomplete = "huffs"]
    #[max_length = 40]
    #[rename = "square"]
    typed: String,
) -> Result<(), Failure> {
    act(ctx, Action::Huff(square(&typed)?)).await
}

/// Undo your opponent's move and make them capture
#[poise::command(slash_command)]
pub(super) async fn force(ctx: Context<'_>) -> Result<(), Failure> {
    act(ctx, Action::Force).await
}

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
    let to = match (Direction::read(&ctx.data().texts, &to), square(&to)) {
        (Some(direction), _) => {
            let board = game(ctx)?.default_rules().board();
            direction.step(board, from).ok_or(Refusal::OffTheBoard)?
        }
        (None, Ok(square)) => square,
        (None, Err(_)) => {
            let table = my_table(ctx).await;
            let targets = table.map(|table| narrow(&table.position().legal_actions(), &[from]).next);
            let targets = targets.unwrap_or_default();
            return Err(Refusal::BadDirection { typed: to, from, targets }.into());
        }
    };
    act(ctx, Action::Move(Path::step(from, to))).await
}

/// Move a piece, or capture with it
#[poise::command(slash_command, rename = "move")]
pub(super) async fn move_path(
    ctx: Context<'_>,
    #[autocomplete = "paths"]
    #[max_length = 100]
    #[rename = "path"]
    typed: String,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let table = table_here(ctx, &caller).await?;
    let typed = label::value(ctx, typed, paths).await;
    let path = Typed::read(&typed).and_then(|read| read.path()).ok_or(Refusal::BadPath { typed })?;
    let action = path::action(table.position(), path);
    send(&caller, act::act(&caller, &table, action).await?).await
}
