//! `/profile`

use poise::serenity_prelude as serenity;

use super::game_choice::RatedGame;
use crate::{
    actions::{profile, reply::Reply},
    discord::interaction::{Interaction, id},
    handlers::context::{Context, respond},
};
use ui::failure::{Failure, Refusal};

/// What a member has played here: results, streaks, and the rating over time
#[poise::command(
    slash_command,
    rename = "profile",
    guild_only,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub(super) async fn profile_command(
    ctx: Context<'_>,
    member: Option<serenity::User>,
    game: Option<RatedGame>,
) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    let player = match &member {
        Some(user) => player(user)?,
        None => interaction.player,
    };
    let category = game.map(|RatedGame(category)| category);
    let view = profile::for_one(app, &interaction, player, category).await?;
    respond(ctx, &interaction, Reply::private(view)).await
}

/// A member as a player. Refuses bots.
pub(super) fn player(user: &serenity::User) -> Result<play::PlayerId, Failure> {
    let player = id(user.id.get())?;
    if user.bot { Err(Refusal::ProfileOfBot { player }.into()) } else { Ok(player) }
}
