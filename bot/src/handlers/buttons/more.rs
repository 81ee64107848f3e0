//! Show what one can do about a game besides playing.

use play::GameId;
use ui::{failure::Failure, texts::say, views};

use crate::{
    actions::{lookup, premoves},
    app::App,
    discord::interaction::Asked,
};

pub(super) async fn press(app: &App, asked: &Asked, game: GameId) -> Result<(), Failure> {
    let table = lookup::table(app, asked, game)?;
    let words = app.words_for(asked);
    if table.ending().is_some() {
        return lookup::show_board(app, asked, &table, say!(words, "play-over")).await;
    }
    let view = views::more::view(words, &table, asked.player, app.clock.now());
    premoves::show(app, asked, &table, view).await
}
