//! Give a game up, or the match that it belongs to, after having been asked twice.

use play::{GameId, table};

use crate::{app::App, asked::Asked, failure::Failure, lookup, turn};

pub(super) async fn press(app: &App, asked: &Asked, game: GameId, whole: bool) -> Result<(), Failure> {
    let table = lookup::table(app, asked, game)?;
    let event = if whole { table::Event::ResignMatch } else { table::Event::Resign };
    turn::play(app, asked, &table, event).await
}
