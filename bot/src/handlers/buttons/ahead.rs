//! In the panel for moves ahead: walk the legal actions, store the line, forget it.

use anyhow::Context as _;
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
    actions::{lookup, premoves},
    app::App,
    discord::{answer::Answer, interaction::Asked},
};

pub(super) async fn press(app: &App, asked: &Asked, what: Ahead) -> Result<(), Failure> {
    let table = lookup::table(app, asked, what.game())?;
    let view = match what {
        Ahead::Open(_) => premoves::first(app, asked, &table, None).await?,
        Ahead::Forget { revision, which, .. } => forget(app, asked, table, revision, which).await?,
        Ahead::Walk(at, step) => walk(app, asked, &table, at, step).await?,
    };
    Ok(app.answer(asked, Answer::Update(view)).await.context("showing moves ahead")?)
}

async fn forget(
    app: &App,
    asked: &Asked,
    table: Table,
    revision: u32,
    which: Option<usize>,
) -> Result<View, Failure> {
    may_look(&table, asked.player)?;
    let words = app.words_for(asked);
    let is_shown = table.setup().revision == revision && table.ahead(asked.player).next().is_some();
    let forgotten = if is_shown { premoves::forget(app, asked, &table, which).await? } else { None };
    if let Some(table) = forgotten {
        return premoves::first(app, asked, &table, Some(say!(words, "ahead-forgotten"))).await;
    }
    // What was shown is not what is stored any more.
    let now = premoves::again(app, &table)?;
    premoves::first(app, asked, &now, Some(say!(words, "ahead-list-changed"))).await
}

async fn walk(app: &App, asked: &Asked, table: &Table, at: At, step: Step) -> Result<View, Failure> {
    let words = app.words_for(asked);
    if table.moment() != at.moment || table.ending().is_some() || table.waits_for() == Some(asked.player) {
        return Ok(views::panel::stale(words, app.look_for(asked), table));
    }
    may_look(table, asked.player)?;
    let Some(line) = Walk::along(table, &at.line) else {
        return premoves::first(app, asked, table, None).await;
    };
    match step {
        Step::Pick(squares) => Ok(pick(app, asked, &line, &at, &squares)),
        Step::Rank(squares, rank) => {
            let choice = Choice { squares: &squares, rank: Some(rank) };
            Ok(show(app, asked, &line, &at, choice))
        }
        Step::Stop(squares) => {
            let complete = narrow(&line.position().legal_actions(), &squares).complete;
            Ok(complete.map_or_else(
                || show(app, asked, &line, &at, Choice::default()),
                |action| go_on(app, asked, &line, &at, action),
            ))
        }
        Step::Look => Ok(views::ahead::review(words, app.look_for(asked), &line, &at, asked.player)),
        Step::Store => {
            let stored = premoves::store(app, asked, table, vec![line.actions()]).await?;
            premoves::first(app, asked, &stored, Some(say!(words, "ahead-stored"))).await
        }
    }
}

fn pick(app: &App, asked: &Asked, line: &Walk<'_>, at: &At, squares: &[Square]) -> View {
    let narrowed = narrow(&line.position().legal_actions(), squares);
    match narrowed.complete {
        Some(action) if narrowed.next.is_empty() => go_on(app, asked, line, at, action),
        // Made by hand, since the moment is the same: begin the action anew.
        _ if narrowed.is_dead() => show(app, asked, line, at, Choice::default()),
        _ => show(app, asked, line, at, Choice { squares, rank: None }),
    }
}

/// Asks for the next action, or where there can be none, what is to become of the line.
fn show(app: &App, asked: &Asked, line: &Walk<'_>, at: &At, choice: Choice<'_>) -> View {
    let words = app.words_for(asked);
    if at.line.is_full() || line.position().to_act().is_none() {
        return views::ahead::review(words, app.look_for(asked), line, at, asked.player);
    }
    views::ahead::menu(words, app.look_for(asked), line, at, asked.player, choice)
}

/// The line with one action more.
fn go_on(app: &App, asked: &Asked, line: &Walk<'_>, at: &At, action: Action) -> View {
    let words = app.words_for(asked);
    let number = line.position().legal_actions().iter().position(|one| *one == action);
    let longer = number.and_then(|number| at.line.then(number));
    let at = longer.map_or_else(|| at.clone(), |line| At { line, ..at.clone() });
    match Walk::along(line.table(), &at.line) {
        Some(line) if line.is_whole(asked.player) => {
            views::ahead::review(words, app.look_for(asked), &line, &at, asked.player)
        }
        Some(line) => show(app, asked, &line, &at, Choice::default()),
        None => show(app, asked, line, &at, Choice::default()),
    }
}
