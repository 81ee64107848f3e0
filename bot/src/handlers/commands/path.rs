//! `/damas move c3 e5 g7`

use super::complete::paths;
use super::label;
use crate::{
    actions::act,
    discord::interaction::Interaction,
    handlers::context::{Context, respond, table_here},
};
use ui::{
    failure::{Failure, Refusal},
    typed::path::{self, Typed},
};

/// Move a piece, or capture with it
#[poise::command(slash_command, rename = "move")]
pub(super) async fn move_path(
    ctx: Context<'_>,
    #[autocomplete = "paths"]
    #[max_length = 100]
    #[rename = "path"]
    typed: String,
) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    let table = table_here(ctx, app, &interaction).await?;
    let typed = label::value(ctx, typed, paths).await;
    let path = Typed::read(&typed).and_then(|read| read.path()).ok_or(Refusal::BadPath { typed })?;
    let action = path::action(table.position(), path);
    respond(ctx, &interaction, act::act(app, &interaction, &table, action).await?).await
}
