//! "Challenge to a game", in the menu of a member

use play::Refusal;
use poise::serenity_prelude as serenity;

use super::challenge;
use crate::{
    actions::reply::Reply,
    handlers::context::{Context, respond},
};

use crate::discord::interaction::{Interaction, id};
use ui::{
    failure::Failure,
    views::{self, begin::Against},
};

/// Asks which game to play; the buttons work like `/dara challenge`.
#[poise::command(
    context_menu_command = "challenge_member",
    guild_only,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub(super) async fn challenge_member(ctx: Context<'_>, member: serenity::User) -> Result<(), Failure> {
    let interaction = Interaction::by_command(ctx.interaction)?;
    ask_which_game(ctx, &interaction, &member).await
}

/// Asks which game to challenge a member to.
pub(super) async fn ask_which_game(
    ctx: Context<'_>,
    interaction: &Interaction,
    member: &serenity::User,
) -> Result<(), Failure> {
    let invited = id(member.id.get())?;
    if member.id == ctx.data().me {
        let view = views::begin::games(ctx.data().words_for(interaction).await, Against::Computer);
        return respond(ctx, interaction, Reply::private(view)).await;
    }
    // It would be refused later anyway, once a game was chosen.
    if invited == interaction.player {
        return Err(Refusal::ChallengedSelf.into());
    }
    if member.bot {
        return Err(Refusal::ChallengedBot.into());
    }
    challenge::invited(ctx, member, None)?;
    let view = views::begin::games(ctx.data().words_for(interaction).await, Against::Member(invited));
    respond(ctx, interaction, Reply::private(view)).await
}
