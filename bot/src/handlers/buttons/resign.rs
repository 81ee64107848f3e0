//! Give a game up, or the match that it belongs to, after having been asked twice.

use play::{GameId, table};
use ui::failure::Failure;

use crate::{
    actions::{lookup, turn},
    app::App,
    discord::interaction::Asked,
};

pub(super) async fn press(app: &App, asked: &Asked, game: GameId, whole: bool) -> Result<(), Failure> {
    let table = lookup::table(app, asked, game)?;
    let event = if whole { table::Event::ResignMatch } else { table::Event::Resign };
    turn::play(app, asked, &table, event).await
}
