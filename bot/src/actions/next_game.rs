//! What follows when a game of a match ends: the next game, or the end of the match.

use anyhow::Context as _;
use play::{
    Announcement, Change, Table, matches,
    table::{Decision, StoredGame},
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
    let StoredGame { id, guild, seats, .. } = table.stored();
    // No id is spent if no game follows.
    let new = if matches::goes_on(table) {
        app.store.new_game_id().await.context("taking an id for the next game")?
    } else {
        *id
    };
    let away = app.store.away(*guild, seats.members(), now).await.context("loading absences")?;
    let Some((changes, boards)) = matches::go_on(table, new, away, now) else { return Ok((decision, None)) };
    let begun = changes.iter().find_map(|change| match change {
        Change::StartGame(stored) => Some(Table::new(StoredGame::clone(stored))),
        _ => None,
    });
    let begun = begun.transpose().context("beginning the next game of a match")?;
    // Whoever ended the game sees the next one start anyway.
    let by = decision.announcements.iter().find_map(|announcement| match *announcement {
        Announcement::Board { by, .. } => by,
        _ => None,
    });
    let board = boards.into_iter().find_map(|announcement| match announcement {
        Announcement::Board { game, version, how, .. } => {
            Some(Announcement::Board { game, version, how, by })
        }
        _ => None,
    });
    decision.changes.extend(changes);
    Ok((decision, begun.zip(board)))
}
