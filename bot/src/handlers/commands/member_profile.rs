//! "Game profile", in the menu of a member

use poise::serenity_prelude as serenity;

use super::profile::player;
use crate::{
    actions::{profile, reply::Reply},
    discord::interaction::Interaction,
    handlers::context::{Context, respond},
};
use ui::failure::Failure;

/// Shows what a member has played here, like `/profile`.
#[poise::command(
    context_menu_command = "member_profile",
    guild_only,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub(super) async fn member_profile(ctx: Context<'_>, member: serenity::User) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    let view = profile::for_one(app, &interaction, player(&member)?, None).await?;
    respond(ctx, &interaction, Reply::private(view)).await
}
