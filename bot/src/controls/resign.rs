//! Give a game up, after having been asked twice.

use play::{GameId, table};

use crate::{app::App, asked::Asked, failure::Failure, turn};

pub(super) async fn press(app: &App, asked: &Asked, game: GameId) -> Result<(), Failure> {
    let table = super::table(app, asked, game)?;
    turn::play(app, asked, &table, table::Event::Resign).await?;
    super::close_panel(app, asked).await;
    Ok(())
}
