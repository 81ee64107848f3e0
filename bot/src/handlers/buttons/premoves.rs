//! The premove panel: build a line action by action, store it, delete it.

use games::{Action, Square, narrow};
use play::Table;
use ui::{
    button_id::premoves::{LineSoFar, LineStep, Premoves},
    failure::Failure,
    texts::say,
    typed::premove_line::{PremoveLine, may_look},
    views::{self, View, panel::ChosenSquares},
};

use crate::{
    actions::reply::Reply,
    actions::{lookup, premoves},
    app::App,
    discord::interaction::Interaction,
};

pub(super) async fn press(app: &App, interaction: &Interaction, what: Premoves) -> Result<Reply, Failure> {
    let table = lookup::table(app, interaction, what.game())?;
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
    let words = app.words_for(interaction);
    let is_shown = table.stored().revision == revision && table.premoves(interaction.player).next().is_some();
    let forgotten = if is_shown { premoves::forget(app, interaction, &table, which).await? } else { None };
    if let Some(table) = forgotten {
        return premoves::first(app, interaction, &table, Some(say!(words, "ahead-forgotten"))).await;
    }
    // The stored lines have changed since the panel was shown.
    let now = premoves::again(app, &table)?;
    premoves::first(app, interaction, &now, Some(say!(words, "ahead-list-changed"))).await
}

async fn walk(
    app: &App,
    interaction: &Interaction,
    table: &Table,
    at: LineSoFar,
    step: LineStep,
) -> Result<View, Failure> {
    let words = app.words_for(interaction);
    if table.version() != at.version || table.ending().is_some() || table.is_to_act(interaction.player) {
        return Ok(views::panel::stale(words, app.look_for(interaction), table));
    }
    may_look(table, interaction.player)?;
    let Some(line) = PremoveLine::along(table, &at.line) else {
        return premoves::first(app, interaction, table, None).await;
    };
    match step {
        LineStep::Pick(squares) => Ok(pick(app, interaction, &line, &at, &squares)),
        LineStep::Rank(squares, rank) => {
            let choice = ChosenSquares { squares: &squares, rank: Some(rank) };
            Ok(show(app, interaction, &line, &at, choice))
        }
        LineStep::Stop(squares) => {
            let complete = narrow(&line.position().legal_actions(), &squares).complete;
            Ok(complete.map_or_else(
                || show(app, interaction, &line, &at, ChosenSquares::default()),
                |action| go_on(app, interaction, &line, &at, action),
            ))
        }
        LineStep::Look => {
            Ok(views::premoves::review(words, app.look_for(interaction), &line, &at, interaction.player))
        }
        LineStep::Store => {
            let stored = premoves::store(app, interaction, table, vec![line.actions()]).await?;
            premoves::first(app, interaction, &stored, Some(say!(words, "ahead-stored"))).await
        }
    }
}

fn pick(
    app: &App,
    interaction: &Interaction,
    line: &PremoveLine<'_>,
    at: &LineSoFar,
    squares: &[Square],
) -> View {
    let narrowed = narrow(&line.position().legal_actions(), squares);
    match narrowed.complete {
        Some(action) if narrowed.next.is_empty() => go_on(app, interaction, line, at, action),
        // Only a forged button can do this, as the version is the same: choose the action again.
        _ if narrowed.is_dead() => show(app, interaction, line, at, ChosenSquares::default()),
        _ => show(app, interaction, line, at, ChosenSquares { squares, rank: None }),
    }
}

/// Asks for the next action or, if none is possible, what to do with the line.
fn show(
    app: &App,
    interaction: &Interaction,
    line: &PremoveLine<'_>,
    at: &LineSoFar,
    choice: ChosenSquares<'_>,
) -> View {
    let words = app.words_for(interaction);
    if at.line.is_full() || line.position().to_act().is_none() {
        return views::premoves::review(words, app.look_for(interaction), line, at, interaction.player);
    }
    views::premoves::menu(words, app.look_for(interaction), line, at, interaction.player, choice)
}

/// Adds one action to the line.
fn go_on(
    app: &App,
    interaction: &Interaction,
    line: &PremoveLine<'_>,
    at: &LineSoFar,
    action: Action,
) -> View {
    let words = app.words_for(interaction);
    let number = line.position().legal_actions().iter().position(|one| *one == action);
    let longer = number.and_then(|number| at.line.then(number));
    let at = longer.map_or_else(|| at.clone(), |line| LineSoFar { line, ..at.clone() });
    match PremoveLine::along(line.table(), &at.line) {
        Some(line) if line.is_whole(interaction.player) => {
            views::premoves::review(words, app.look_for(interaction), &line, &at, interaction.player)
        }
        Some(line) => show(app, interaction, &line, &at, ChosenSquares::default()),
        None => show(app, interaction, line, &at, ChosenSquares::default()),
    }
}
