//! Show what else can be done in a game.

use play::GameId;
use ui::{failure::Failure, texts::say, views};

use crate::{
    actions::reply::Reply,
    actions::{lookup, premoves},
    app::App,
    discord::interaction::Interaction,
};

pub(super) async fn press(app: &App, interaction: &Interaction, game: GameId) -> Result<Reply, Failure> {
    let table = lookup::table(app, interaction, game).await?;
    let words = app.words_for(interaction).await;
    if table.ending().is_some() {
        return Ok(lookup::show_board(app, interaction, &table, say!(words, "play-over")).await);
    }
    let view = views::more::view(words, &table, interaction.player, app.clock.now());
    Ok(premoves::show(app, interaction, &table, view).await)
}
