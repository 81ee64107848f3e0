//! Ask for confirmation before resigning.

use play::{GameId, table};
use ui::{failure::Failure, views};

use crate::{actions::lookup, actions::reply::Reply, app::App, discord::interaction::Interaction};

pub(super) async fn press(app: &App, interaction: &Interaction, game: GameId) -> Result<Reply, Failure> {
    let table = lookup::table(app, interaction, game).await?;
    // A player who can't resign is told at once.
    let now = app.clock.now();
    table::decide(&table, interaction.player, table::Event::Resign, now)?;
    let question = views::resign::question(app.words_for(interaction).await, &table, interaction.player, now);
    Ok(Reply::update(question))
}
