//! `/dara resume`

use play::table::Event;

use crate::{
    actions::turn,
    discord::interaction::Interaction,
    handlers::context::{Context, respond, table_here},
};
use ui::failure::Failure;

/// Go on after a pause: the clocks run again
#[poise::command(slash_command)]
pub(super) async fn resume(ctx: Context<'_>) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    let table = table_here(ctx, app, &interaction).await?;
    respond(ctx, &interaction, turn::play(app, &interaction, &table, Event::Resume).await?).await
}
