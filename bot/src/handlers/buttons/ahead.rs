//! The premove panel: build a line action by action, store it, delete it.

use games::{Action, Square, narrow};
use play::Table;
use ui::{
    button_id::ahead::{Ahead, At, Step},
    failure::Failure,
    texts::say,
    typed::premove_line::{Walk, may_look},
    views::{self, View, panel::Choice},
};

use crate::{
    actions::reply::Reply,
    actions::{lookup, premoves},
    app::App,
    discord::interaction::Interaction,
};

pub(super) async fn press(app: &App, interaction: &Interaction, what: Ahead) -> Result<Reply, Failure> {
    let table = lookup::table(app, interaction, what.game())?;
    let view = match what {
        Ahead::Open(_) => premoves::first(app, interaction, &table, None).await?,
        Ahead::Forget { revision, which, .. } => forget(app, interaction, table, revision, which).await?,
        Ahead::Walk(at, step) => walk(app, interaction, &table, at, step).await?,
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
    at: At,
    step: Step,
) -> Result<View, Failure> {
    let words = app.words_for(interaction);
    if table.version() != at.version || table.ending().is_some() || table.is_to_act(interaction.player) {
        return Ok(views::panel::stale(words, app.look_for(interaction), table));
    }
    may_look(table, interaction.player)?;
    let Some(line) = Walk::along(table, &at.line) else {
        return premoves::first(app, interaction, table, None).await;
    };
    match step {
        Step::Pick(squares) => Ok(pick(app, interaction, &line, &at, &squares)),
        Step::Rank(squares, rank) => {
            let choice = Choice { squares: &squares, rank: Some(rank) };
            Ok(show(app, interaction, &line, &at, choice))
        }
        Step::Stop(squares) => {
            let complete = narrow(&line.position().legal_actions(), &squares).complete;
            Ok(complete.map_or_else(
                || show(app, interaction, &line, &at, Choice::default()),
                |action| go_on(app, interaction, &line, &at, action),
            ))
        }
        Step::Look => {
            Ok(views::ahead::review(words, app.look_for(interaction), &line, &at, interaction.player))
        }
        Step::Store => {
            let stored = premoves::store(app, interaction, table, vec![line.actions()]).await?;
            premoves::first(app, interaction, &stored, Some(say!(words, "ahead-stored"))).await
        }
    }
}

fn pick(app: &App, interaction: &Interaction, line: &Walk<'_>, at: &At, squares: &[Square]) -> View {
    let narrowed = narrow(&line.position().legal_actions(), squares);
    match narrowed.complete {
        Some(action) if narrowed.next.is_empty() => go_on(app, interaction, line, at, action),
        // Only a forged button can do this, as the version is the same: choose the action again.
        _ if narrowed.is_dead() => show(app, interaction, line, at, Choice::default()),
        _ => show(app, interaction, line, at, Choice { squares, rank: None }),
    }
}

/// Asks for the next action or, if none is possible, what to do with the line.
fn show(app: &App, interaction: &Interaction, line: &Walk<'_>, at: &At, choice: Choice<'_>) -> View {
    let words = app.words_for(interaction);
    if at.line.is_full() || line.position().to_act().is_none() {
        return views::ahead::review(words, app.look_for(interaction), line, at, interaction.player);
    }
    views::ahead::menu(words, app.look_for(interaction), line, at, interaction.player, choice)
}

/// Adds one action to the line.
fn go_on(app: &App, interaction: &Interaction, line: &Walk<'_>, at: &At, action: Action) -> View {
    let words = app.words_for(interaction);
    let number = line.position().legal_actions().iter().position(|one| *one == action);
    let longer = number.and_then(|number| at.line.then(number));
    let at = longer.map_or_else(|| at.clone(), |line| At { line, ..at.clone() });
    match Walk::along(line.table(), &at.line) {
        Some(line) if line.is_whole(interaction.player) => {
            views::ahead::review(words, app.look_for(interaction), &line, &at, interaction.player)
        }
        Some(line) => show(app, interaction, &line, &at, Choice::default()),
        None => show(app, interaction, line, &at, Choice::default()),
    }
}
