//! Do something at a table by a button that says all.

use play::{GameId, table};
use ui::failure::Failure;

use crate::{
    actions::{lookup, turn},
    app::App,
    discord::interaction::Asked,
};

pub(super) async fn press(
    app: &App,
    asked: &Asked,
    game: GameId,
    event: table::Event,
) -> Result<(), Failure> {
    let table = lookup::table(app, asked, game)?;
    turn::play(app, asked, &table, event).await
}
