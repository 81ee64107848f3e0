//! Open the move panel of a game.

use play::GameId;
use ui::{
    failure::Failure,
    texts::say,
    views::{self, players::seated},
};

use crate::{
    actions::reply::Reply,
    actions::{lookup, premoves},
    app::App,
    discord::interaction::Interaction,
};

pub(super) async fn press(app: &App, interaction: &Interaction, game: GameId) -> Result<Reply, Failure> {
    let table = lookup::table(app, interaction, game).await?;
    let words = app.words_for(interaction).await;
    let note = match (table.ending(), table.to_act()) {
        (Some(_), _) | (None, None) => say!(words, "play-over"),
        (None, Some(_)) if table.seats(interaction.player).is_empty() => say!(words, "play-spectator"),
        (None, Some(to_act)) if !table.seats(interaction.player).contains(to_act) => {
            say!(words, "play-not-your-turn", who = seated(&table, to_act))
        }
        (None, Some(_)) => {
            let view = views::panel::view(
                words,
                app.look_for(interaction).await,
                &table,
                views::panel::ChosenSquares::default(),
            );
            return Ok(premoves::show(app, interaction, &table, view).await);
        }
    };
    Ok(lookup::show_board(app, interaction, &table, note).await)
}
