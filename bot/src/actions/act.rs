//! Plays an action, at once or after asking the player to confirm it, as they prefer.

use anyhow::Context as _;
use games::Action;
use play::{Table, table};
use ui::{failure::Failure, views};

use crate::{
    actions::reply::Reply,
    actions::turn,
    app::App,
    discord::{answer::Answer, interaction::Interaction},
};

/// Plays an action of the member, or asks them to confirm it.
pub(crate) async fn act(
    app: &App,
    interaction: &Interaction,
    table: &Table,
    action: Action,
) -> Result<Reply, Failure> {
    let preferences =
        app.store.preferences(interaction.player).await.context("loading a player's preferences")?;
    if !preferences.confirm {
        return turn::play(app, interaction, table, table::Event::Act(action)).await;
    }
    // An illegal action is refused before anyone is asked to confirm it.
    let then = table::preview(table, interaction.player, action, app.clock.now())?;
    let words = app.words_for(interaction).await;
    let view = views::confirm::question(words, app.look_for(interaction).await, [table, &then], action);
    let answer = if interaction.in_private { Answer::Update(view) } else { Answer::Private(view) };
    Ok(Reply::new(answer))
}
