//! `/history`

use play::paging::Stretch;
use poise::serenity_prelude as serenity;

use super::game_choice::RatedGame;
use crate::{
    actions::history,
    discord::{
        answer::Answer,
        interaction::{Interaction, id},
    },
    handlers::context::{Context, respond},
};
use ui::{
    button_id::HistoryOf,
    failure::{Failure, Refusal},
};

/// The finished games of a member in this server, the newest first
#[poise::command(
    slash_command,
    rename = "history",
    guild_only,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub(super) async fn history_command(
    ctx: Context<'_>,
    member: Option<serenity::User>,
    game: Option<RatedGame>,
    everyone: Option<bool>,
) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    let player = match (member, everyone.unwrap_or_default()) {
        (Some(_), true) => return Err(Refusal::HistoryOfBoth.into()),
        (Some(member), false) => Some(id(member.id.get())?),
        (None, true) => None,
        (None, false) => Some(interaction.player),
    };
    let category = game.map(|RatedGame(category)| category);
    let of = HistoryOf { player, category };
    let reply = history::show(app, &interaction, of, Stretch::Newest, Answer::Private).await?;
    respond(ctx, &interaction, reply).await
}
