//! Playing an action: at once or, for a player who wants it so, after he was asked whether he means it.

use anyhow::Context as _;
use games::Action;
use play::{Table, table};
use ui::{failure::Failure, views};

use crate::{
    actions::turn,
    app::App,
    discord::{answer::Answer, interaction::Asked},
};

/// Plays an action of the one who asks, or asks him whether he means it.
pub(crate) async fn act(app: &App, asked: &Asked, table: &Table, action: Action) -> Result<(), Failure> {
    let preferences = app.store.preferences(asked.player).context("looking what a player prefers")?;
    if !preferences.confirm {
        return turn::play(app, asked, table, table::Event::Act(action)).await;
    }
    // What cannot be played is refused, not asked about.
    let then = table::preview(table, asked.player, action, app.clock.now())?;
    let words = app.words_for(asked);
    let view = views::confirm::question(words, app.look_for(asked), [table, &then], action);
    let answer = if asked.in_private { Answer::Update(view) } else { Answer::Private(view) };
    Ok(app.answer(asked, answer).await.context("asking whether an action is meant")?)
}
