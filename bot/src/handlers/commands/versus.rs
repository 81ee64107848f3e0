//! `/versus`

use poise::serenity_prelude as serenity;

use super::profile::player;
use crate::{
    actions::{reply::Reply, versus},
    discord::interaction::Interaction,
    handlers::context::{Context, respond},
};
use ui::{failure::Failure, views::versus::Pair};

/// How you, or another member, have fared against a member here
#[poise::command(
    slash_command,
    rename = "versus",
    guild_only,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub(super) async fn versus_command(
    ctx: Context<'_>,
    member: serenity::User,
    other: Option<serenity::User>,
) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    let opponent = player(&member)?;
    let player = match &other {
        Some(user) => player(user)?,
        None => interaction.player,
    };
    let view = versus::for_one(app, &interaction, Pair { player, opponent }).await?;
    respond(ctx, &interaction, Reply::private(view)).await
}
