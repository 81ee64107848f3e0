//! Open the panel of a game.

use play::GameId;
use ui::{
    failure::Failure,
    texts::say,
    views::{self, board::seated},
};

use crate::{
    actions::{lookup, premoves},
    app::App,
    discord::interaction::Asked,
};

pub(super) async fn press(app: &App, asked: &Asked, game: GameId) -> Result<(), Failure> {
    let table = lookup::table(app, asked, game)?;
    let words = app.words_for(asked);
    let note = match (table.ending(), table.to_act()) {
        (Some(_), _) | (None, None) => say!(words, "play-over"),
        (None, Some(_)) if table.seats(asked.player).is_empty() => say!(words, "play-spectator"),
        (None, Some(to_act)) if !table.seats(asked.player).contains(to_act) => {
            say!(words, "play-not-your-turn", who = seated(&table, to_act))
        }
        (None, Some(_)) => {
            let view =
                views::panel::view(words, app.look_for(asked), &table, views::panel::Choice::default());
            return premoves::show(app, asked, &table, view).await;
        }
    };
    lookup::show_board(app, asked, &table, note).await
}
