//! `/dara give-time 1d`

use play::{Refusal, table::Event, table::MAX_GIFT, time_control};

use crate::{
    actions::turn,
    discord::interaction::Interaction,
    handlers::context::{Context, respond, table_here},
};
use ui::failure::Failure;

/// Give your opponent more time
#[poise::command(slash_command, rename = "give-time")]
pub(super) async fn give_time(
    ctx: Context<'_>,
    #[max_length = 40]
    #[rename = "time"]
    typed: String,
) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    let table = table_here(ctx, app, &interaction).await?;
    let time = time_control::read(&typed).ok_or(Refusal::BadGift { most: MAX_GIFT })?;
    respond(ctx, &interaction, turn::play(app, &interaction, &table, Event::GiveTime(time)).await?).await
}
