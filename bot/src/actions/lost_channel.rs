//! Channels in which a game can no longer post: deleted, or closed to the bot.
//!
//! Without privileged intents, the bot learns this only when posting fails. Clocks stop then. Players with direct
//! messages play on through them; the others see it in `/games`. The game continues, with its newest board, as soon
//! as posting works again or it is moved.

use anyhow::Context as _;
use data::{CommitError, Unit};
use play::{Announcement, BoardCause, GameId, PlayerId, table};

use crate::{app::App, discord::interaction::Interaction};

/// How often it is retried, if the table changed meanwhile.
const TRIES: u8 = 4;

/// Notes that a game can no longer post in its channel.
pub(crate) async fn lost(app: &App, game: GameId) -> anyhow::Result<()> {
    if set_cut_off(app, game, true, NewestBoard::Not).await? {
        tracing::warn!(%game, "nothing can be posted where a game is played");
    }
    Ok(())
}

/// Notes that posting works again, and the newest board was posted.
pub(crate) async fn found(app: &App, game: GameId) -> anyhow::Result<()> {
    set_cut_off(app, game, false, NewestBoard::Not).await.map(drop)
}

/// Notes that posting works again, and makes the newest board due; `by` caused it.
pub(crate) async fn found_without_board(app: &App, game: GameId, by: Option<PlayerId>) -> anyhow::Result<()> {
    if set_cut_off(app, game, false, NewestBoard::Due(by)).await? {
        app.outbox.wake();
    }
    Ok(())
}

/// A member used the bot in this channel, so a game there may be able to post again.
pub(crate) async fn visited(app: &App, interaction: &Interaction) {
    let table = match app.store.cut_off_in(interaction.channel) {
        Ok(table) => table,
        Err(error) => return tracing::error!("looking for the game of a channel: {error:#}"),
    };
    let Some(table) = table.filter(|_| interaction.may_post().is_ok()) else { return };
    // Nothing may be stored about someone who doesn't play: they may be deleting their data right now.
    let (game, by) = (table.id(), Some(interaction.player).filter(|&by| table.seat(by).is_some()));
    if let Err(error) = found_without_board(app, game, by).await {
        tracing::error!(%game, "noting that a channel is found: {error:#}");
    }
}

/// Whether the newest board must be posted.
#[derive(Clone, Copy)]
enum NewestBoard {
    /// It was posted, or can't be.
    Not,
    /// It is due, caused by this member or by no one.
    Due(Option<PlayerId>),
}

/// Stores whether a game can post. Returns whether that changed.
///
/// No direct messages follow: those who want them got one about the board itself.
async fn set_cut_off(app: &App, game: GameId, cut_off: bool, board: NewestBoard) -> anyhow::Result<bool> {
    for _ in 0..TRIES {
        let table = app.store.table(game).context("looking for a game whose channel was lost or found")?;
        let now = app.clock.now();
        let Some(decision) = table.and_then(|table| table::set_cut_off(&table, cut_off, now)) else {
            return Ok(false);
        };
        let mut announcements = decision.announcements;
        let version = decision.table.version();
        if let NewestBoard::Due(by) = board {
            announcements.push(Announcement::Board { game, version, how: BoardCause::LastTurn, by });
        }
        let unit = Unit { at: now, interaction: None, changes: decision.changes, announcements };
        match app.write(unit).await {
            Ok(_) => return Ok(true),
            Err(CommitError::Stale) => {}
            Err(error) => return Err(error).context("noting that a channel was lost or found"),
        }
    }
    // The next attempt to post finds out again.
    Ok(false)
}
