//! Want a rematch of a game that has ended.

use play::{GameId, Place};
use ui::failure::Failure;

use crate::{
    actions::{lookup, rematch::rematch, turn},
    app::App,
    discord::interaction::Interaction,
};

pub(super) async fn press(
    app: &App,
    interaction: &Interaction,
    game: GameId,
    in_thread: bool,
) -> Result<(), Failure> {
    let table = lookup::table(app, interaction, game)?;
    rematch(app, interaction, &table, if in_thread { Place::Thread } else { Place::Here }).await?;
    // Only what was proposed in its place goes: a board that one looks at stays.
    if in_thread && interaction.in_private {
        turn::close_panel(app, interaction).await;
    }
    Ok(())
}
