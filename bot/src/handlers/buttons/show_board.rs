//! Show the board, in private.

use play::GameId;
use ui::{failure::Failure, views};

use crate::{actions::lookup, actions::reply::Reply, app::App, discord::interaction::Interaction};

pub(super) fn press(app: &App, interaction: &Interaction, game: GameId) -> Result<Reply, Failure> {
    let table = lookup::table(app, interaction, game)?;
    let words = app.words_for(interaction);
    let view = views::board::asked_for(words, app.look_for(interaction), &table);
    Ok(Reply::update(view))
}
