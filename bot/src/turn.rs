//! One turn, from what a player asked to the board that everybody sees: decide, commit, announce.

use anyhow::Context as _;
use play::{Table, table};

use crate::{
    answer::Answer,
    app::{App, Told},
    asked::Asked,
    failure::Failure,
    views,
};

/// Lets the one who asked act at `table`; the board is the answer to his interaction.
///
/// What was decided is stored first. Should the answer then fail, the board is posted by itself.
pub(crate) async fn play(
    app: &App,
    asked: &Asked,
    table: &Table,
    event: table::Event,
) -> Result<(), Failure> {
    let decision = table::decide(table, asked.player, event, app.clock.now())?;
    let due = app.commit(asked, Told::ByTheAnswer, decision.changes, decision.announcements).await?;
    let view = views::board::view(app.texts.public(), app.painter, &decision.table);
    announce(app, asked, due, view).await
}

/// Makes announcements by the answer to the interaction that caused them.
pub(crate) async fn announce(
    app: &App,
    asked: &Asked,
    due: Vec<data::AnnouncementId>,
    view: views::View,
) -> Result<(), Failure> {
    match app.answer(asked, Answer::Public(view)).await {
        Ok(()) => {
            for announcement in due {
                app.store.delivered(announcement).await.context("noting that a board was posted")?;
            }
        }
        Err(error) => {
            tracing::warn!(interaction = %asked.id, "an answer failed, and is posted as a message: {error:#}");
            app.outbox.take_over(due);
        }
    }
    Ok(())
}
