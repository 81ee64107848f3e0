//! In a panel: choose the next square; the last one plays the action.

use anyhow::Context as _;
use games::{Square, narrow};
use play::{GameId, Table, table};
use ui::{
    failure::Failure,
    views::{self, panel::Choice},
};

use crate::{
    actions::{act, lookup, turn},
    app::App,
    discord::{answer::Answer, interaction::Interaction},
};

/// The game of a panel, and the moment at which it was opened.
#[derive(Clone, Copy, Debug)]
pub(super) struct At {
    pub game: GameId,
    pub moment: u32,
}

/// A square, or a rank, was chosen.
pub(super) async fn press(
    app: &App,
    interaction: &Interaction,
    at: At,
    squares: Vec<Square>,
    rank: Option<u8>,
) -> Result<(), Failure> {
    let Some(table) = current(app, interaction, at).await? else { return Ok(()) };
    let narrowed = narrow(&table.position().legal_actions(), &squares);
    match narrowed.complete {
        Some(action) if narrowed.next.is_empty() => act::act(app, interaction, &table, action).await,
        // Made by hand, since the moment is the same: begin anew.
        _ if narrowed.is_dead() => show(app, interaction, &table, Choice::default()).await,
        _ => show(app, interaction, &table, Choice { squares: &squares, rank }).await,
    }
}

/// The action is complete as it is, though it could go on; or it is `meant`, since it was shown to him.
pub(super) async fn stop(
    app: &App,
    interaction: &Interaction,
    at: At,
    squares: Vec<Square>,
    meant: bool,
) -> Result<(), Failure> {
    let Some(table) = current(app, interaction, at).await? else { return Ok(()) };
    match narrow(&table.position().legal_actions(), &squares).complete {
        Some(action) if meant => turn::play(app, interaction, &table, table::Event::Act(action)).await,
        Some(action) => act::act(app, interaction, &table, action).await,
        None => show(app, interaction, &table, Choice::default()).await,
    }
}

/// The game, if it still stands where the panel was opened and waits for the one who pressed. Otherwise the panel
/// becomes the board as it is now.
async fn current(app: &App, interaction: &Interaction, at: At) -> Result<Option<Table>, Failure> {
    let table = lookup::table(app, interaction, at.game)?;
    let stands = table.moment() == at.moment && table.waits_for() == Some(interaction.player);
    if stands {
        return Ok(Some(table));
    }
    let words = app.words_for(interaction);
    let view = views::panel::stale(words, app.look_for(interaction), &table);
    app.answer(interaction, Answer::Update(view)).await.context("showing the board in an old panel")?;
    Ok(None)
}

async fn show(
    app: &App,
    interaction: &Interaction,
    table: &Table,
    choice: Choice<'_>,
) -> Result<(), Failure> {
    let words = app.words_for(interaction);
    let view = views::panel::view(words, app.look_for(interaction), table, choice);
    Ok(app.answer(interaction, Answer::Update(view)).await.context("showing a panel")?)
}
