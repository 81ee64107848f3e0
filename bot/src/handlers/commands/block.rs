//! `/block`

use poise::serenity_prelude as serenity;

use crate::{
    actions::blocks,
    discord::interaction::{Interaction, id},
    handlers::context::{self, Context, respond},
};
use ui::{
    button_id::Listing,
    failure::{BlockRefusal, Failure},
};

/// No challenges between you and a member, in any server; or see whom you have blocked
#[poise::command(
    slash_command,
    rename = "block",
    guild_only,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub(super) async fn block_command(ctx: Context<'_>, member: Option<serenity::User>) -> Result<(), Failure> {
    let Some(member) = member else { return context::list(ctx, Listing::Blocked).await };
    let interaction = Interaction::by_command(ctx.interaction)?;
    if member.bot {
        return Err(BlockRefusal::OfBot.into());
    }
    respond(ctx, &interaction, blocks::block(ctx.data(), &interaction, id(member.id.get())?).await?).await
}
