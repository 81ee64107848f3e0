//! Choose how one is told and asked, in all servers.

use anyhow::Context as _;
use play::Preferences;

use crate::{
    answer::Answer,
    app::{App, Told},
    asked::Asked,
    failure::Failure,
    preferences,
};

/// `choose` makes of what he has chosen so far what he wants now.
pub(super) async fn press(
    app: &App,
    asked: &Asked,
    choose: impl Fn(Preferences) -> Preferences,
) -> Result<(), Failure> {
    let before = app.store.preferences(asked.player).context("looking what a player prefers")?;
    let wanted = choose(before);
    let changes = before.change(asked.player, wanted, app.clock.now());
    app.commit(asked, Told::ByTheAnswer, changes, Vec::new()).await?;
    let view = preferences::view(app, asked)?;
    Ok(app.answer(asked, Answer::Update(view)).await.context("showing preferences")?)
}
