//! Premoves: stored, listed and deleted by their owner, shown to no one else.

use anyhow::Context as _;
use data::{CommitError, Store};
use play::{PlayerId, Refusal, Table, game::table};
use ui::{
    button_id::premoves::{LineSoFar, LineSteps},
    failure::Failure,
    texts::Words,
    typed::premove_line::{PremoveLine, may_look},
    views::{self, View, game::panel::ChosenSquares},
};

use crate::{
    actions::{
        game::commit,
        reply::{FollowUp, Reply},
    },
    app::{App, caller::Caller},
    discord::interaction::Delivery,
};

/// The owner's lines, or how to start one, after a notice of dropped premoves. `note` comes first.
pub(crate) async fn first(caller: &Caller, table: &Table, note: Option<String>) -> Result<View, Failure> {
    may_look(table, caller.player)?;
    let words = caller.words().await;
    let dropped = views::game::premoves::note_for(words, table, caller.player);
    let informed = acknowledge_dropped(&caller.app, table, caller.player).await;
    let table = informed.as_ref().unwrap_or(table);
    let mut view = if table.premoves(caller.player).next().is_some() {
        views::game::premoves::list(words, table, caller.player)
    } else {
        let at = LineSoFar { game: table.id(), version: table.version(), line: LineSteps::default() };
        let line = PremoveLine::of(table, &[]);
        views::game::premoves::menu(
            words,
            caller.look().await,
            &line,
            &at,
            caller.player,
            ChosenSquares::default(),
        )
    };
    let notes = [note, dropped].into_iter().flatten();
    view.text = notes.chain([view.text]).collect::<Vec<_>>().join("\n\n");
    Ok(view)
}

/// Notes that the player was told of their dropped premoves. If that fails, they are told again. Returns the table
/// afterwards.
pub(crate) async fn acknowledge_dropped(app: &App, table: &Table, player: PlayerId) -> Option<Table> {
    if !table.has_dropped_premoves(player) {
        return None;
    }
    let decision =
        table::decide_event(table, player, table::Event::AcknowledgeDropped, app.clock.now()).ok()?;
    match commit::store(app, None, decision).await {
        Ok(stored) => Some(stored.table),
        Err(error) => {
            tracing::debug!(game = %table.id(), "forgetting that a player was told: {error:#}");
            None
        }
    }
}

/// Shows something about a table to the caller, after a notice of dropped premoves.
pub(crate) async fn show(caller: &Caller, table: &Table, view: View) -> Reply {
    let view = with_note(caller.words().await, table, caller.player, view);
    Reply::private(view).then(FollowUp::DroppedPremovesTold(Box::new(table.clone())))
}

/// Adds a notice of dropped premoves for `player`, if they don't know yet.
pub(crate) fn with_note(words: &Words, table: &Table, player: PlayerId, view: View) -> View {
    match views::game::premoves::note_for(words, table, player) {
        Some(note) => View { text: format!("{note}\n\n{}", view.text), ..view },
        None => view,
    }
}

/// Stores lines, all or none.
pub(crate) async fn store(
    caller: &Caller,
    table: &Table,
    lines: Vec<Vec<games::Action>>,
) -> Result<Table, Failure> {
    may_look(table, caller.player)?;
    let events: Vec<_> = lines.into_iter().map(table::Event::AddPremoves).collect();
    let stored = commit::decide_while(caller, Delivery::ByMessage, table, &events, |_, _| ()).await?;
    Ok(stored.0.table)
}

/// Deletes one line of the list that was shown, or all. Returns the table afterwards, `None` if the list has changed.
pub(crate) async fn forget(
    caller: &Caller,
    table: &Table,
    which: Option<usize>,
) -> Result<Option<Table>, Failure> {
    let decision = table::decide_event(
        table,
        caller.player,
        table::Event::DeletePremoves(which),
        caller.app.clock.now(),
    )?;
    match commit::store(&caller.app, Some(caller.seen(Delivery::ByMessage)), decision).await {
        Ok(stored) => Ok(Some(stored.table)),
        Err(CommitError::Stale) => Ok(None),
        Err(error) => Err(caller.not_stored(error).await),
    }
}

/// The table as it is now.
pub(crate) async fn again(store: &Store, table: &Table) -> Result<Table, Failure> {
    let now = store.table(table.id()).await.context("reloading a game")?;
    Ok(now.ok_or(Refusal::Stale)?)
}
