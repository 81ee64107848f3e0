//! Resign a game or its match, after a confirmation.

use play::{GameId, table};
use ui::failure::Failure;

use crate::{
    actions::reply::Reply,
    actions::{lookup, turn},
    app::App,
    discord::interaction::Interaction,
};

pub(super) async fn press(
    app: &App,
    interaction: &Interaction,
    game: GameId,
    whole: bool,
) -> Result<Reply, Failure> {
    let table = lookup::table(app, interaction, game).await?;
    let event = if whole { table::Event::ResignMatch } else { table::Event::Resign };
    turn::play(app, interaction, &table, event).await
}
