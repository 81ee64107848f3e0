//! The move panel: choose the next square; the last one plays the action.

use games::{Action, Square, narrow, with_forced};
use play::{GameId, Table, table};
use ui::{
    button_id::ChoiceStep,
    failure::Failure,
    views::{self, panel::ChosenSquares},
};

use crate::{
    actions::reply::Reply,
    actions::{act, lookup, turn},
    app::App,
    discord::interaction::Interaction,
};

/// The game of a panel, and the version it was opened at.
#[derive(Clone, Copy, Debug)]
pub(super) struct PanelOf {
    pub game: GameId,
    pub version: u32,
}

/// A square, a rank or a whole action was chosen.
pub(super) async fn press(
    app: &App,
    interaction: &Interaction,
    at: PanelOf,
    step: ChoiceStep,
) -> Result<Reply, Failure> {
    let (squares, rank) = match step {
        ChoiceStep::Pick(squares) => (squares, None),
        ChoiceStep::Rank(squares, rank) => (squares, Some(rank)),
        ChoiceStep::Stop(squares) => return stop(app, interaction, at, squares, false).await,
    };
    let table = match current(app, interaction, at).await? {
        Ok(table) => table,
        Err(stale) => return Ok(stale),
    };
    let legal = table.position().legal_actions();
    let squares = chosen(&legal, squares, rank);
    let narrowed = narrow(&legal, &squares);
    match narrowed.complete {
        Some(action) if narrowed.next.is_empty() => act::act(app, interaction, &table, action).await,
        // Only a forged button can do this, as the version is the same: start over.
        _ if narrowed.is_dead() => Ok(show(app, interaction, &table, ChosenSquares::default()).await),
        _ => Ok(show(app, interaction, &table, ChosenSquares { squares: &squares, rank }).await),
    }
}

/// The chosen squares, and those that leave no choice after them.
pub(super) fn chosen(legal: &[Action], mut squares: Vec<Square>, rank: Option<u8>) -> Vec<Square> {
    if let Some(rank) = rank {
        let next = narrow(legal, &squares).next;
        let mut of_rank = next.iter().filter(|square| square.rank() == rank);
        match (of_rank.next(), of_rank.next()) {
            (Some(only), None) => squares.push(only),
            _ => return squares,
        }
    } else if squares.is_empty() {
        return squares;
    }
    with_forced(legal, &squares)
}

/// The action is complete, though it could go on; `meant` if the player has seen and confirmed it.
pub(super) async fn stop(
    app: &App,
    interaction: &Interaction,
    at: PanelOf,
    squares: Vec<Square>,
    meant: bool,
) -> Result<Reply, Failure> {
    let table = match current(app, interaction, at).await? {
        Ok(table) => table,
        Err(stale) => return Ok(stale),
    };
    match narrow(&table.position().legal_actions(), &squares).complete {
        Some(action) if meant => turn::play(app, interaction, &table, table::Event::Act(action)).await,
        Some(action) => act::act(app, interaction, &table, action).await,
        None => Ok(show(app, interaction, &table, ChosenSquares::default()).await),
    }
}

/// The game, if it hasn't changed since the panel was opened and waits for the member. Otherwise, the panel becomes
/// the current board.
async fn current(app: &App, interaction: &Interaction, at: PanelOf) -> Result<Result<Table, Reply>, Failure> {
    let table = lookup::table(app, interaction, at.game).await?;
    let stands = table.version() == at.version && table.is_to_act(interaction.player);
    if stands {
        return Ok(Ok(table));
    }
    let words = app.words_for(interaction).await;
    let view = views::panel::stale(words, app.look_for(interaction).await, &table);
    Ok(Err(Reply::update(view)))
}

async fn show(app: &App, interaction: &Interaction, table: &Table, choice: ChosenSquares<'_>) -> Reply {
    let words = app.words_for(interaction).await;
    let view = views::panel::view(words, app.look_for(interaction).await, table, choice);
    Reply::update(view)
}
