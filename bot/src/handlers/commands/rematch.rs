//! `/dara rematch`

use anyhow::Context as _;
use play::Place;

use crate::{
    actions::rematch,
    discord::interaction::Interaction,
    handlers::context::{Context, game, respond},
};
use ui::failure::{Failure, Refusal};

/// Challenge the same players again, first and second exchanged
#[poise::command(slash_command, rename = "rematch")]
pub(super) async fn rematch_command(ctx: Context<'_>) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    let game = game(ctx)?;
    let last = app.store.latest_in(interaction.channel).await.context("loading a channel's last game")?;
    let last =
        last.filter(|table| table.stored().record.rules.game() == game).ok_or(Refusal::NothingPlayed)?;
    respond(ctx, &interaction, rematch::rematch(app, &interaction, &last, Place::Here).await?).await
}
