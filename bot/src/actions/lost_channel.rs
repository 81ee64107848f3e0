//! Channels that are lost to their game: deleted, or closed to the bot.
//!
//! Discord tells only bots with more intents of it, so that it is found out when something cannot be posted. The clocks
//! stand then. Players who have asked for direct messages go on by them; the others learn it from `/games`. As soon as
//! something of the game arrives there again, or it is moved, it goes on, with its newest board.

use anyhow::Context as _;
use data::{CommitError, Unit};
use play::{Announcement, BoardCause, GameId, PlayerId, table};
use poise::serenity_prelude as serenity;

use crate::{
    app::App,
    discord::{interaction::Interaction, redact::code},
};

/// Discord's codes for a channel that is no more, is not to be seen or posted in, or is a thread that was locked.
const LOST: [isize; 4] = [10_003, 50_001, 50_013, 160_005];
/// How often it is noted anew, where the table was changed meanwhile.
const TRIES: u8 = 4;

/// Whether nothing can be posted to a channel, by what Discord answered to an attempt.
pub(crate) fn is_lost(error: &serenity::Error) -> bool {
    code(error).is_some_and(|code| LOST.contains(&code))
}

/// Nothing can be posted any more where a game is played.
pub(crate) async fn lost(app: &App, game: GameId) -> anyhow::Result<()> {
    if set_cut_off(app, game, true, Board::Not).await? {
        tracing::warn!(%game, "nothing can be posted where a game is played");
    }
    Ok(())
}

/// Something can be posted there again: its newest board was.
pub(crate) async fn found(app: &App, game: GameId) -> anyhow::Result<()> {
    set_cut_off(app, game, false, Board::Not).await.map(drop)
}

/// Something of it was shown there, but not the board, which is due now; by the doing of `by`, if anybody.
pub(crate) async fn found_without_board(app: &App, game: GameId, by: Option<PlayerId>) -> anyhow::Result<()> {
    if set_cut_off(app, game, false, Board::Due(by)).await? {
        app.outbox.wake();
    }
    Ok(())
}

/// Somebody has used the bot in a channel: looks whether it is that of a game, and was lost.
pub(crate) async fn visited(app: &App, interaction: &Interaction) {
    let table = match app.store.cut_off_in(interaction.channel) {
        Ok(table) => table,
        Err(error) => return tracing::error!("looking for the game of a channel: {error:#}"),
    };
    let Some(table) = table.filter(|_| interaction.may_post().is_ok()) else { return };
    // Of others nothing is to be stored: he may have had his data deleted by this.
    let (game, by) = (table.id(), Some(interaction.player).filter(|&by| table.seat(by).is_some()));
    if let Err(error) = found_without_board(app, game, by).await {
        tracing::error!(%game, "noting that a channel is found: {error:#}");
    }
}

/// Whether the newest board of a game is to be posted.
#[derive(Clone, Copy)]
enum Board {
    /// It was, or cannot be.
    Not,
    /// It is, by the doing of somebody, or of nobody.
    Due(Option<PlayerId>),
}

/// Notes it, unless it is known. Whether it was news.
///
/// Nobody is told of it directly: who asked for that has been told of the board itself.
async fn set_cut_off(app: &App, game: GameId, cut_off: bool, board: Board) -> anyhow::Result<bool> {
    for _ in 0..TRIES {
        let table = app.store.table(game).context("looking for a game whose channel was lost or found")?;
        let now = app.clock.now();
        let Some(decision) = table.and_then(|table| table::set_cut_off(&table, cut_off, now)) else {
            return Ok(false);
        };
        let mut announcements = decision.announcements;
        let version = decision.table.version();
        if let Board::Due(by) = board {
            announcements.push(Announcement::Board { game, version, how: BoardCause::LastTurn, by });
        }
        let unit = Unit { at: now, interaction: None, changes: decision.changes, announcements };
        match app.write(unit).await {
            Ok(_) => return Ok(true),
            Err(CommitError::Stale) => {}
            Err(error) => return Err(error).context("noting that a channel was lost or found"),
        }
    }
    // It is found out anew by the next attempt to post there.
    Ok(false)
}
