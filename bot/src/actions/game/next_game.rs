//! What follows when a game of a match ends: the next game, or the end of the match.

use anyhow::Context as _;
use play::{
    Announcement, Change, Table,
    game::{
        matches,
        table::{Decision, StoredGame},
    },
};

use crate::app::App;

/// Adds what a decision means for the game's match. Also returns the next game, if one starts, with its board, to be
/// announced last.
pub(crate) async fn follow(
    app: &App,
    mut decision: Decision,
) -> anyhow::Result<(Decision, Option<(Table, Announcement)>)> {
    let table = &decision.table;
    if matches::verdict(table).is_none() {
        return Ok((decision, None));
    }
    let now = app.clock.now();
    let StoredGame { id, home, seats, terms, .. } = table.stored();
    // No id is spent if no game follows.
    let new = if matches::goes_on(table) {
        app.store.new_game_id().await.context("taking an id for the next game")?
    } else {
        *id
    };
    let away = app.store.away(*home, seats.members(), now).await.context("loading absences")?;
    let zones = match terms.rest {
        Some(_) => app.store.zones(*home, seats.members()).await.context("loading time zones")?,
        None => Vec::new(),
    };
    let Some((changes, boards)) = matches::go_on(table, new, away, zones, now) else {
        return Ok((decision, None));
    };
    let begun = Change::started(&changes).cloned().map(Table::new);
    let begun = begun.transpose().context("beginning the next game of a match")?;
    // Ending this game is what begins the next.
    let by = decision.announcements.iter().find_map(Announcement::actor);
    let board = boards.into_iter().find(Announcement::is_board).map(|board| board.caused_by(by));
    decision.changes.extend(changes);
    Ok((decision, begun.zip(board)))
}
