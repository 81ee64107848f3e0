//! "Game profile", in the menu of a member

use anyhow::Context as _;
use poise::serenity_prelude as serenity;

use super::{Context, profile::player};
use crate::{
    actions::profile,
    discord::{answer::Answer, interaction::Asked},
};
use ui::failure::Failure;

/// Shows what a member has played here, as `/profile` does.
#[poise::command(
    context_menu_command = "member_profile",
    guild_only,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub(super) async fn member_profile(ctx: Context<'_>, member: serenity::User) -> Result<(), Failure> {
    let app = ctx.data();
    let asked = Asked::by_command(ctx.interaction)?;
    let view = profile::for_one(app, &asked, player(&member)?, None).await?;
    Ok(app.answer(&asked, Answer::Private(view)).await.context("showing the profile of a member")?)
}
