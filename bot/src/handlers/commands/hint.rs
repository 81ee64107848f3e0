//! `/dara hint`

use crate::{
    actions::hint,
    discord::interaction::Interaction,
    handlers::context::{Context, respond, table_here},
};
use ui::failure::Failure;

/// Show a good move, in games against the computer
#[poise::command(slash_command, rename = "hint")]
pub(super) async fn hint_command(ctx: Context<'_>) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    let table = table_here(ctx, app, &interaction).await?;
    respond(ctx, &interaction, hint::show(app, &interaction, &table).await?).await
}
