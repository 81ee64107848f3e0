//! `/help`

use crate::{
    actions::reply::Reply,
    discord::interaction::Interaction,
    handlers::context::{Context, respond},
};
use ui::{button_id::help::Section, failure::Failure, views};

/// What can be played here, and how
#[poise::command(slash_command, guild_only, install_context = "Guild", interaction_context = "Guild")]
pub(super) async fn help(ctx: Context<'_>) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    let view = views::help::view(
        app.words_for(&interaction).await,
        app.look_for(&interaction).await,
        Section::Start,
        interaction.help_reader(),
    );
    respond(ctx, &interaction, Reply::private(view)).await
}
