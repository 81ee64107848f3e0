//! Do something at a table that needs no further choice.

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
    event: table::Event,
) -> Result<Reply, Failure> {
    let table = lookup::table(app, interaction, game).await?;
    turn::play(app, interaction, &table, event).await
}
