//! `/season close`

use crate::{
    actions::{reply::Reply, season},
    discord::interaction::Interaction,
    handlers::context::{Context, respond},
};
use ui::{
    failure::{Failure, Refusal},
    views,
};

/// Close the season of this server (for those who manage it)
#[poise::command(
    slash_command,
    guild_only,
    install_context = "Guild",
    interaction_context = "Guild",
    default_member_permissions = "MANAGE_GUILD",
    subcommands("close"),
    subcommand_required,
    rename = "season"
)]
#[expect(clippy::unused_async, reason = "poise calls commands as futures; this one is only their parent")]
pub(super) async fn season_command(_: Context<'_>) -> Result<(), Failure> {
    // Discord's clients only send subcommands.
    Err(Refusal::UnknownButton.into())
}

/// Keep how the leaderboards stand, and pull ratings half-way to the mean; you are asked first
#[poise::command(slash_command)]
async fn close(ctx: Context<'_>) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    interaction.manages_server()?;
    interaction.may_post()?;
    let (number, boards) = season::to_close(app, interaction.guild()?)?;
    let view = views::season::question(app.words_for(&interaction), number, &boards);
    respond(ctx, &interaction, Reply::private(view)).await
}
