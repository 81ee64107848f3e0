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
    typed::{
        line,
        premove_line::{PremoveLine, may_look},
    },
    views::{self, View, game::panel::ChosenSquares},
};

use crate::{
    actions::{
        game::{lookup, panel::chosen, premoves},
        reply::Reply,
    },
    app::caller::Caller,
};

pub(crate) async fn press(caller: &Caller, what: Premoves) -> Result<Reply, Failure> {
    let table = lookup::table(caller, what.game()).await?;
    let view = match what {
        Premoves::Open(_) => premoves::first(caller, &table, None).await?,
        Premoves::Forget { revision, which, .. } => forget(caller, table, revision, which).await?,
        Premoves::Continue(at, step) => walk(caller, &table, at, step).await?,
    };
    Ok(Reply::update(view))
}

/// Stores the lines that were typed, or shows those that are stored.
pub(crate) async fn typed(caller: &Caller, table: &Table, lines: Option<&str>) -> Result<Reply, Failure> {
    may_look(table, caller.player)?;
    let view = match lines {
        None => premoves::first(caller, table, None).await?,
        Some(typed) => {
            let stored = premoves::store(caller, table, line::read(table.position(), typed)?).await?;
            let note = say!(caller.words().await, "premove-stored");
            premoves::first(caller, &stored, Some(note)).await?
        }
    };
    Ok(Reply::private(view))
}

async fn forget(caller: &Caller, table: Table, revision: u32, which: Option<usize>) -> Result<View, Failure> {
    may_look(&table, caller.player)?;
    let words = caller.words().await;
    let is_shown = table.stored().revision == revision && table.premoves(caller.player).next().is_some();
    let forgotten = if is_shown { premoves::forget(caller, &table, which).await? } else { None };
    if let Some(table) = forgotten {
        return premoves::first(caller, &table, Some(say!(words, "premove-forgotten"))).await;
    }
    // The stored lines have changed since the panel was shown.
    let now = premoves::again(&caller.app.store, &table).await?;
    premoves::first(caller, &now, Some(say!(words, "premove-list-changed"))).await
}

async fn walk(caller: &Caller, table: &Table, at: LineSoFar, step: LineStep) -> Result<View, Failure> {
    let words = caller.words().await;
    if table.version() != at.version || table.ending().is_some() || table.is_to_act(caller.player) {
        return Ok(views::game::panel::stale(words, caller.look().await, table));
    }
    may_look(table, caller.player)?;
    let Some(line) = PremoveLine::along(table, &at.line) else {
        return premoves::first(caller, table, None).await;
    };
    match step {
        LineStep::Choose(ChoiceStep::Pick(squares)) => pick(caller, &line, &at, squares, None).await,
        LineStep::Choose(ChoiceStep::Rank(squares, rank)) => {
            pick(caller, &line, &at, squares, Some(rank)).await
        }
        LineStep::Choose(ChoiceStep::Stop(squares)) => {
            match narrow(&line.position().legal_actions(), &squares).complete {
                Some(action) => go_on(caller, &line, &at, action).await,
                None => Ok(show(caller, &line, &at, ChosenSquares::default()).await),
            }
        }
        LineStep::Look => stored(caller, &line, &at).await,
        LineStep::Store => {
            let stored = premoves::store(caller, table, vec![line.actions()]).await?;
            premoves::first(caller, &stored, Some(say!(words, "premove-stored"))).await
        }
    }
}

async fn pick(
    caller: &Caller,
    line: &PremoveLine<'_>,
    at: &LineSoFar,
    squares: Vec<Square>,
    rank: Option<u8>,
) -> Result<View, Failure> {
    let legal = line.position().legal_actions();
    let squares = chosen(&legal, squares, rank);
    let narrowed = narrow(&legal, &squares);
    match narrowed.complete {
        Some(action) if narrowed.next.is_empty() => go_on(caller, line, at, action).await,
        // Only a forged button can do this, as the version is the same: choose the action again.
        _ if narrowed.is_dead() => Ok(show(caller, line, at, ChosenSquares::default()).await),
        _ => Ok(show(caller, line, at, ChosenSquares { squares: &squares, rank }).await),
    }
}

/// Asks for the next action or, if none is possible, what to do with the line.
async fn show(caller: &Caller, line: &PremoveLine<'_>, at: &LineSoFar, choice: ChosenSquares<'_>) -> View {
    let words = caller.words().await;
    if at.line.is_full() || line.position().to_act().is_none() {
        return views::game::premoves::review(words, caller.look().await, line, at, caller.player);
    }
    views::game::premoves::menu(words, caller.look().await, line, at, caller.player, choice)
}

/// Adds one action to the line, which is stored once it ends with an answer.
async fn go_on(
    caller: &Caller,
    line: &PremoveLine<'_>,
    at: &LineSoFar,
    action: Action,
) -> Result<View, Failure> {
    let number = line.position().legal_actions().iter().position(|one| *one == action);
    let longer = number.and_then(|number| at.line.then(number));
    let at = longer.map_or_else(|| at.clone(), |line| LineSoFar { line, ..at.clone() });
    match PremoveLine::along(line.table(), &at.line) {
        Some(line) if line.is_whole(caller.player) => stored(caller, &line, &at).await,
        Some(line) => Ok(show(caller, &line, &at, ChosenSquares::default()).await),
        None => Ok(show(caller, line, &at, ChosenSquares::default()).await),
    }
}

/// Stores a line, unless it has no answer, and shows it.
async fn stored(caller: &Caller, line: &PremoveLine<'_>, at: &LineSoFar) -> Result<View, Failure> {
    if line.answers(caller.player) {
        premoves::store(caller, line.table(), vec![line.actions()]).await?;
    }
    let words = caller.words().await;
    Ok(views::game::premoves::review(words, caller.look().await, line, at, caller.player))
}
