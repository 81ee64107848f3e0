//! `/profile`, "Game profile" in the menu of a member, `/versus`, `/block`, `/unblock`

use play::PlayerId;
use poise::serenity_prelude as serenity;
use ui::{
    button_id::Listing,
    failure::{Failure, Refusal},
    views::player::versus::Pair,
};

use super::{game_choice::RatedGame, lists::list};
use crate::{
    actions::player::{blocks, profile, versus},
    discord::id::id,
    handlers::{
        context::{Context, caller},
        send::send,
    },
};

/// A member as a player. Refuses bots.
fn player(user: &serenity::User) -> Result<PlayerId, Failure> {
    let player = id(user.id.get())?;
    if user.bot { Err(Refusal::ProfileOfBot { player }.into()) } else { Ok(player) }
}

/// What a member has played here: results, streaks, and the rating over time
#[poise::command(slash_command)]
pub(super) async fn profile(
    ctx: Context<'_>,
    member: Option<serenity::User>,
    game: Option<RatedGame>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let player = member.as_ref().map(player).transpose()?.unwrap_or(caller.player);
    send(&caller, profile::show(&caller, player, game.map(|RatedGame(category)| category)).await?).await
}

/// Shows what a member has played here, like `/profile`.
#[poise::command(context_menu_command = "member_profile")]
pub(super) async fn member_profile(ctx: Context<'_>, member: serenity::User) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    send(&caller, profile::show(&caller, player(&member)?, None).await?).await
}

/// The head-to-head record of you, or another member, and a member
#[poise::command(slash_command)]
pub(super) async fn versus(
    ctx: Context<'_>,
    member: serenity::User,
    other: Option<serenity::User>,
) -> Result<(), Failure> {
    let (caller, opponent) = (caller(ctx)?, player(&member)?);
    let player = other.as_ref().map(player).transpose()?.unwrap_or(caller.player);
    send(&caller, versus::show(&caller, Pair { player, opponent }).await?).await
}

/// Block challenges between you and a member in all servers, or list the members you have blocked
#[poise::command(slash_command)]
pub(super) async fn block(ctx: Context<'_>, member: Option<serenity::User>) -> Result<(), Failure> {
    let Some(member) = member else { return list(ctx, Listing::Blocked).await };
    let caller = caller(ctx)?;
    if member.bot {
        return Err(Refusal::BlockBot.into());
    }
    send(&caller, blocks::block(&caller, id(member.id.get())?).await?).await
}

/// Allow challenges again between you and a member you have blocked
#[poise::command(slash_command)]
pub(super) async fn unblock(ctx: Context<'_>, member: serenity::User) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    send(&caller, blocks::unblock(&caller, id(member.id.get())?).await?).await
}
