//! What boards say of those who guessed what would be played.

use anyhow::Context as _;
use play::{BoardCause, Home, Table, game::guessing};
use ui::views::{self, View};

use crate::app::App;

/// Whether the managers of a server have switched guessing on.
pub(crate) async fn is_on(app: &App, home: Home) -> bool {
    app.look_in(home).await.guesses
}

/// Adds to a new board how many had guessed the turn that it shows.
pub(crate) async fn told(app: &App, table: &Table, how: BoardCause, view: View) -> anyhow::Result<View> {
    let Some(plies) = guessing::told_by(how, table) else { return Ok(view) };
    if !is_on(app, table.stored().home).await {
        return Ok(view);
    }
    let guessed = app.store.guessed(table.id(), plies).await.context("counting guesses")?;
    Ok(views::game::panel::guessing::told(app.words_in(table.stored().home).await, view, guessed))
}
