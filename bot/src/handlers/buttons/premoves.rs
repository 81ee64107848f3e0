//! The premove panel: build a line action by action, store it, delete it.

use games::{Action, Square, narrow};
use play::Table;
use ui::{
    button_id::{
        ChoiceStep,
        premoves::{LineSoFar, LineStep, Premoves},
    },
    failure::Failure,
    texts::say,
    typed::premove_line::{PremoveLine, may_look},
    views::{self, View, panel::ChosenSquares},
};

use super::pick::chosen;
use crate::{
    actions::reply::Reply,
    actions::{lookup, premoves},
    app::App,
    discord::interaction::Interaction,
};

pub(super) async fn press(app: &App, interaction: &Interaction, what: Premoves) -> Result<Reply, Failure> {
    let table = lookup::table(app, interaction, what.game()).await?;
    let view = match what {
        Premoves::Open(_) => premoves::first(app, interaction, &table, None).await?,
        Premoves::Forget { revision, which, .. } => forget(app, interaction, table, revision, which).await?,
        Premoves::Continue(at, step) => walk(app, interaction, &table, at, step).await?,
    };
    Ok(Reply::update(view))
}

async fn forget(
    app: &App,
    interaction: &Interaction,
    table: Table,
    revision: u32,
    which: Option<usize>,
) -> Result<View, Failure> {
    may_look(&table, interaction.player)?;
    let words = app.words_for(interaction).await;
    let is_shown = table.stored().revision == revision && table.premoves(interaction.player).next().is_some();
    let forgotten = if is_shown { premoves::forget(app, interaction, &table, which).await? } else { None };
    if let Some(table) = forgotten {
        return premoves::first(app, interaction, &table, Some(say!(words, "premove-forgotten"))).await;
    }
    // The stored lines have changed since the panel was shown.
    let now = premoves::again(app, &table).await?;
    premoves::first(app, interaction, &now, Some(say!(words, "premove-list-changed"))).await
}

async fn walk(
    app: &App,
    interaction: &Interaction,
    table: &Table,
    at: LineSoFar,
    step: LineStep,
) -> Result<View, Failure> {
    let words = app.words_for(interaction).await;
    if table.version() != at.version || table.ending().is_some() || table.is_to_act(interaction.player) {
        return Ok(views::panel::stale(words, app.look_for(interaction).await, table));
    }
    may_look(table, interaction.player)?;
    let Some(line) = PremoveLine::along(table, &at.line) else {
        return premoves::first(app, interaction, table, None).await;
    };
    match step {
        LineStep::Choose(ChoiceStep::Pick(squares)) => {
            pick(app, interaction, &line, &at, squares, None).await
        }
        LineStep::Choose(ChoiceStep::Rank(squares, rank)) => {
            pick(app, interaction, &line, &at, squares, Some(rank)).await
        }
        LineStep::Choose(ChoiceStep::Stop(squares)) => {
            match narrow(&line.position().legal_actions(), &squares).complete {
                Some(action) => go_on(app, interaction, &line, &at, action).await,
                None => Ok(show(app, interaction, &line, &at, ChosenSquares::default()).await),
            }
        }
        LineStep::Look => stored(app, interaction, &line, &at).await,
        LineStep::Store => {
            let stored = premoves::store(app, interaction, table, vec![line.actions()]).await?;
            premoves::first(app, interaction, &stored, Some(say!(words, "premove-stored"))).await
        }
    }
}

async fn pick(
    app: &App,
    interaction: &Interaction,
    line: &PremoveLine<'_>,
    at: &LineSoFar,
    squares: Vec<Square>,
    rank: Option<u8>,
) -> Result<View, Failure> {
    let legal = line.position().legal_actions();
    let squares = chosen(&legal, squares, rank);
    let narrowed = narrow(&legal, &squares);
    match narrowed.complete {
        Some(action) if narrowed.next.is_empty() => go_on(app, interaction, line, at, action).await,
        // Only a forged button can do this, as the version is the same: choose the action again.
        _ if narrowed.is_dead() => Ok(show(app, interaction, line, at, ChosenSquares::default()).await),
        _ => Ok(show(app, interaction, line, at, ChosenSquares { squares: &squares, rank }).await),
    }
}

/// Asks for the next action or, if none is possible, what to do with the line.
async fn show(
    app: &App,
    interaction: &Interaction,
    line: &PremoveLine<'_>,
    at: &LineSoFar,
    choice: ChosenSquares<'_>,
) -> View {
    let words = app.words_for(interaction).await;
    if at.line.is_full() || line.position().to_act().is_none() {
        return views::premoves::review(words, app.look_for(interaction).await, line, at, interaction.player);
    }
    views::premoves::menu(words, app.look_for(interaction).await, line, at, interaction.player, choice)
}

/// Adds one action to the line, which is stored once it ends with an answer.
async fn go_on(
    app: &App,
    interaction: &Interaction,
    line: &PremoveLine<'_>,
    at: &LineSoFar,
    action: Action,
) -> Result<View, Failure> {
    let number = line.position().legal_actions().iter().position(|one| *one == action);
    let longer = number.and_then(|number| at.line.then(number));
    let at = longer.map_or_else(|| at.clone(), |line| LineSoFar { line, ..at.clone() });
    match PremoveLine::along(line.table(), &at.line) {
        Some(line) if line.is_whole(interaction.player) => stored(app, interaction, &line, &at).await,
        Some(line) => Ok(show(app, interaction, &line, &at, ChosenSquares::default()).await),
        None => Ok(show(app, interaction, line, &at, ChosenSquares::default()).await),
    }
}

/// Stores a line, unless it has no answer, and shows it.
async fn stored(
    app: &App,
    interaction: &Interaction,
    line: &PremoveLine<'_>,
    at: &LineSoFar,
) -> Result<View, Failure> {
    if line.answers(interaction.player) {
        premoves::store(app, interaction, line.table(), vec![line.actions()]).await?;
    }
    let words = app.words_for(interaction).await;
    Ok(views::premoves::review(words, app.look_for(interaction).await, line, at, interaction.player))
}
