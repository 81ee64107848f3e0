//! Ask for a rematch of a finished game.

use play::{GameId, Place};
use ui::failure::Failure;

use crate::{
    actions::reply::Reply,
    actions::{lookup, rematch::rematch},
    app::App,
    discord::interaction::Interaction,
};

pub(super) async fn press(
    app: &App,
    interaction: &Interaction,
    game: GameId,
    in_thread: bool,
) -> Result<Reply, Failure> {
    let table = lookup::table(app, interaction, game).await?;
    let place = if in_thread { Place::Thread } else { Place::Here };
    let reply = rematch(app, interaction, &table, place).await?;
    // A private proposal is closed; a private board stays.
    Ok(if in_thread { reply.closing_panel(interaction) } else { reply })
}
