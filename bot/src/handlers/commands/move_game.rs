//! `/move-game 12`

use anyhow::Context as _;
use play::{moderation::ModeratorAction, table};

use super::label;
use super::running_game::{named, running};
use crate::{
    actions::{commit, moderation, reply::Reply, turn},
    app::server_settings,
    discord::interaction::{Delivery, Interaction},
    handlers::context::{Context, respond},
};
use ui::{
    failure::{Failure, Refusal},
    texts::say,
    views,
};

/// Let a game go on in this channel, e.g. as its own was deleted (for those who manage messages)
#[poise::command(
    slash_command,
    rename = "move-game",
    guild_only,
    install_context = "Guild",
    interaction_context = "Guild",
    default_member_permissions = "MANAGE_MESSAGES"
)]
pub(super) async fn move_game(
    ctx: Context<'_>,
    #[autocomplete = "running"]
    #[max_length = 100]
    #[rename = "number"]
    typed: String,
) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    interaction.moderates()?;
    let table = named(app, &interaction, &label::value(ctx, typed, running).await).await?;
    let busy = app.store.running_in(interaction.channel).await.context("loading a channel's game")?;
    if let Some(busy) = busy.filter(|busy| busy.id() != table.id()) {
        return Err(Refusal::CannotMoveHere { game: busy.id() }.into());
    }
    server_settings::may_play(app, &interaction).await?;
    interaction.may_post()?;
    let Some(mut decision) =
        table::relocate(&table, interaction.channel, interaction.player, app.clock.now())
    else {
        let words = app.words_for(&interaction).await;
        let note = say!(words, "moved-here-already");
        let view = views::board::private(words, app.look_for(&interaction).await, &table, Some(note));
        return respond(ctx, &interaction, Reply::private(view)).await;
    };
    let action = ModeratorAction::MovedGame { game: table.id(), channel: interaction.channel };
    decision.changes.push(moderation::logged(app, &interaction, action, None)?);
    let draw = turn::board_of_answer(app, Delivery::ByReply, table.stored().guild).await;
    let stored = commit::store_while(app, Some(interaction.seen(Delivery::ByReply)), decision, draw).await;
    let (stored, board) = app.stored(&interaction, stored).await?;
    respond(ctx, &interaction, turn::shown(app, &stored, board).await?).await
}
