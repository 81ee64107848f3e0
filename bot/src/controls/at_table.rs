//! Do something at a table by a button that says all.

use play::{GameId, table};

use crate::{app::App, asked::Asked, failure::Failure, lookup, turn};

pub(super) async fn press(
    app: &App,
    asked: &Asked,
    game: GameId,
    event: table::Event,
) -> Result<(), Failure> {
    let table = lookup::table(app, asked, game)?;
    turn::play(app, asked, &table, event).await
}
