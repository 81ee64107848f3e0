//! Choose something for oneself, in all servers.

use anyhow::Context as _;
use ui::{button_id::Preference, failure::Failure};

use crate::{
    actions::preferences,
    app::App,
    discord::{
        answer::Answer,
        interaction::{Asked, Told},
    },
};

pub(super) async fn press(app: &App, asked: &Asked, preference: Preference) -> Result<(), Failure> {
    let before = app.store.preferences(asked.player).context("looking what a player prefers")?;
    let changes = before.change(asked.player, preference.within(before), app.clock.now());
    app.commit(asked, Told::ByTheAnswer, changes, Vec::new()).await?;
    let sample = matches!(preference, Preference::Theme(_) | Preference::Below(_) | Preference::Text(_));
    let view = preferences::view(app, asked, sample)?;
    Ok(app.answer(asked, Answer::Update(view)).await.context("showing preferences")?)
}
