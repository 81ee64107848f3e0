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
    discord::{answer::Answer, interaction::Asked},
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
    asked: &Asked,
    at: At,
    squares: Vec<Square>,
    rank: Option<u8>,
) -> Result<(), Failure> {
    let Some(table) = current(app, asked, at).await? else { return Ok(()) };
    let narrowed = narrow(&table.position().legal_actions(), &squares);
    match narrowed.complete {
        Some(action) if narrowed.next.is_empty() => act::act(app, asked, &table, action).await,
        // Made by hand, since the moment is the same: begin anew.
        _ if narrowed.is_dead() => show(app, asked, &table, Choice::default()).await,
        _ => show(app, asked, &table, Choice { squares: &squares, rank }).await,
    }
}

/// The action is complete as it is, though it could go on; or it is `meant`, since it was shown to him.
pub(super) async fn stop(
    app: &App,
    asked: &Asked,
    at: At,
    squares: Vec<Square>,
    meant: bool,
) -> Result<(), Failure> {
    let Some(table) = current(app, asked, at).await? else { return Ok(()) };
    match narrow(&table.position().legal_actions(), &squares).complete {
        Some(action) if meant => turn::play(app, asked, &table, table::Event::Act(action)).await,
        Some(action) => act::act(app, asked, &table, action).await,
        None => show(app, asked, &table, Choice::default()).await,
    }
}

/// The game, if it still stands where the panel was opened and waits for the one who pressed. Otherwise the panel
/// becomes the board as it is now.
async fn current(app: &App, asked: &Asked, at: At) -> Result<Option<Table>, Failure> {
    let table = lookup::table(app, asked, at.game)?;
    let stands = table.moment() == at.moment && table.waits_for() == Some(asked.player);
    if stands {
        return Ok(Some(table));
    }
    let words = app.words_for(asked);
    let view = views::panel::stale(words, app.look_for(asked), &table);
    app.answer(asked, Answer::Update(view)).await.context("showing the board in an old panel")?;
    Ok(None)
}

async fn show(app: &App, asked: &Asked, table: &Table, choice: Choice<'_>) -> Result<(), Failure> {
    let words = app.words_for(asked);
    let view = views::panel::view(words, app.look_for(asked), table, choice);
    Ok(app.answer(asked, Answer::Update(view)).await.context("showing a panel")?)
}
