//! Show a good turn in a game against the computer.

use play::GameId;
use ui::failure::Failure;

use crate::{
    actions::{hint, lookup, reply::Reply},
    app::App,
    discord::interaction::Interaction,
};

pub(super) async fn press(app: &App, interaction: &Interaction, game: GameId) -> Result<Reply, Failure> {
    let table = lookup::table(app, interaction, game).await?;
    hint::show(app, interaction, &table).await
}
