//! Show what one can do about a game besides playing.

use play::GameId;
use ui::{failure::Failure, texts::say, views};

use crate::{
    actions::{lookup, premoves},
    app::App,
    discord::interaction::Interaction,
};

pub(super) async fn press(app: &App, interaction: &Interaction, game: GameId) -> Result<(), Failure> {
    let table = lookup::table(app, interaction, game)?;
    let words = app.words_for(interaction);
    if table.ending().is_some() {
        return lookup::show_board(app, interaction, &table, say!(words, "play-over")).await;
    }
    let view = views::more::view(words, &table, interaction.player, app.clock.now());
    premoves::show(app, interaction, &table, view).await
}
