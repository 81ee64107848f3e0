//! Show the board, in private.

use play::GameId;
use ui::{failure::Failure, views};

use crate::{actions::lookup, actions::reply::Reply, app::App, discord::interaction::Interaction};

pub(super) async fn press(app: &App, interaction: &Interaction, game: GameId) -> Result<Reply, Failure> {
    let table = lookup::table(app, interaction, game).await?;
    let words = app.words_for(interaction).await;
    let view = views::board::asked_for(words, app.look_for(interaction).await, &table);
    Ok(Reply::update(view))
}
