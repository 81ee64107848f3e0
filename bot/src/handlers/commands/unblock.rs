//! `/unblock`

use poise::serenity_prelude as serenity;

use crate::{
    actions::{blocks, reply::Reply},
    discord::interaction::{Interaction, id},
    handlers::context::{Context, respond},
};
use ui::{
    failure::{BlockRefusal, Failure},
    views,
};

/// Let there be challenges again between you and a member whom you have blocked
#[poise::command(
    slash_command,
    rename = "unblock",
    guild_only,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub(super) async fn unblock_command(ctx: Context<'_>, member: serenity::User) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    let player = id(member.id.get())?;
    if !blocks::unblock(app, &interaction, player).await? {
        return Err(BlockRefusal::NotBlocked { player }.into());
    }
    let view = views::blocks::unblocked(app.words_for(&interaction).await, player);
    respond(ctx, &interaction, Reply::private(view)).await
}
