//! Show what one can do about a game besides playing.

use play::GameId;

use crate::{ahead, app::App, asked::Asked, failure::Failure, lookup, texts::say, views};

pub(super) async fn press(app: &App, asked: &Asked, game: GameId) -> Result<(), Failure> {
    let table = lookup::table(app, asked, game)?;
    let words = app.words_for(asked);
    if table.ending().is_some() {
        return lookup::show_board(app, asked, &table, say!(words, "play-over")).await;
    }
    let view = views::more::view(words, &table, asked.player, app.clock.now());
    ahead::show(app, asked, &table, view).await
}
