//! `/dara resume`

use play::table::Event;

use super::{Context, table_here};
use crate::{actions::turn, discord::interaction::Asked};
use ui::failure::Failure;

/// Go on after a pause: the clocks run again
#[poise::command(slash_command)]
pub(super) async fn resume(ctx: Context<'_>) -> Result<(), Failure> {
    let app = ctx.data();
    let asked = Asked::by_command(ctx.interaction)?;
    let table = table_here(ctx, app, &asked)?;
    turn::play(app, &asked, &table, Event::Resume).await
}
