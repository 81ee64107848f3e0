//! Plays an action, at once or after asking the player to confirm it, as they prefer.

use anyhow::Context as _;
use games::Action;
use play::{Table, game::table};
use ui::{failure::Failure, views};

use crate::{
    actions::{game::turn, reply::Reply},
    app::caller::Caller,
    discord::answer::Answer,
};

/// Plays an action of the member, or asks them to confirm it.
pub(crate) async fn act(caller: &Caller, table: &Table, action: Action) -> Result<Reply, Failure> {
    let preferences =
        caller.app.store.preferences(caller.player).await.context("loading a player's preferences")?;
    if !preferences.confirm {
        return turn::play(caller, table, table::Event::Act(action)).await;
    }
    // An illegal action is refused before anyone is asked to confirm it.
    let then = table::preview(table, caller.player, action, caller.app.clock.now())?;
    let words = caller.words().await;
    let view = views::game::panel::confirm::question(words, caller.look().await, [table, &then], action);
    let answer = if caller.in_private { Answer::Update(view) } else { Answer::Private(view) };
    Ok(Reply::new(answer))
}
