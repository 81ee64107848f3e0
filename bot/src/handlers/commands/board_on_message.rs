//! "Show the board as text", in the menu of a message

use poise::serenity_prelude as serenity;

use crate::{
    actions::{
        game_of_message::{self, Posted},
        reply::Reply,
    },
    discord::interaction::{Interaction, id},
    handlers::context::{Context, respond},
};
use ui::{
    failure::{Failure, Refusal},
    views,
};

/// Shows the board of one of the bot's messages as text, in private.
#[poise::command(
    context_menu_command = "board_on_message",
    guild_only,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub(super) async fn board_on_message(ctx: Context<'_>, message: serenity::Message) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    if message.author.id != ctx.framework.bot_id() {
        return Err(Refusal::NoBoardOnMessage.into());
    }
    let found =
        game_of_message::find(app, &interaction, id(message.id.get())?, &Posted::new(&message)).await?;
    let view = views::board_text::of_message(app.words_for(&interaction).await, &found);
    respond(ctx, &interaction, Reply::private(view)).await
}
