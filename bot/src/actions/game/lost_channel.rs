//! Channels in which a game can no longer post: deleted, or closed to the bot.
//!
//! Discord reports it, posting fails, or a check finds it out (`check`). Clocks stop then, as of the time when posting
//! last worked. Players with direct messages play on through them; the others see it in `/games`. The game continues,
//! with its newest board, as soon as posting works again or it is moved.

use anyhow::Context as _;
use data::{CommitError, Store, Unit};
use jiff::Timestamp;
use play::{Actor, Announcement, BoardCause, ChannelId, GameId, PlayerId, Table, game::table};

use crate::{
    app::{App, caller::Caller},
    discord::channel_access::ChannelAccess,
};

/// How often it is retried, if the table changed meanwhile.
const TRIES: u8 = 4;
/// How many of a player's games are checked at a time.
const AT_ONCE: usize = 5;

/// Notes that a game can no longer post in its channel, unless it has been moved to another meanwhile.
pub(crate) async fn lost(app: &App, table: &Table) -> anyhow::Result<()> {
    lost_since(app, table, app.memory.channel_checks.lost_since(table.id(), app.clock.now())).await
}

async fn lost_since(app: &App, table: &Table, since: Timestamp) -> anyhow::Result<()> {
    let (game, channel) = (table.id(), table.stored().channel);
    app.memory.channel_checks.note(game, false, app.clock.now());
    if set_cut_off(app, game, Some((channel, since)), NewestBoard::Not).await? {
        tracing::warn!(%game, "can't post in a game's channel");
    }
    Ok(())
}

/// A game's channel was just deleted.
pub(crate) async fn deleted(app: &App, table: &Table) -> anyhow::Result<()> {
    lost_since(app, table, app.clock.now()).await
}

/// Asks Discord whether a game can post in its channel, and notes it if that has changed.
pub(crate) async fn check(app: &App, access: &ChannelAccess<'_>, table: &Table) -> anyhow::Result<()> {
    if works(app, access, table).await? { Ok(()) } else { lost(app, table).await }
}

/// Checks the game of a channel that has just changed.
pub(crate) async fn check_changed(app: &App, channel: ChannelId) -> anyhow::Result<()> {
    let table = app.store.running_in(channel).await.context("loading a channel's game")?;
    let Some(table) = table else { return Ok(()) };
    let now = app.clock.now();
    if works(app, &app.discord.access(), &table).await? {
        return Ok(());
    }
    lost_since(app, &table, now).await
}

/// Asks Discord whether a game can post in its channel, and notes it if so.
async fn works(app: &App, access: &ChannelAccess<'_>, table: &Table) -> anyhow::Result<bool> {
    let (game, stored) = (table.id(), table.stored());
    // Elsewhere it only answers, which needs no channel of its own, or finds out when it sends a board. That is so of a
    // server's games by direct messages as well.
    let Some(guild) = stored.shown_in().server() else { return Ok(!table.is_cut_off()) };
    let works = access.can_post(guild, stored.channel).await?;
    match (works, table.is_cut_off()) {
        (true, true) => found_without_board(app, game, None).await?,
        (true, false) => app.memory.channel_checks.note(game, true, app.clock.now()),
        (false, _) => {}
    }
    Ok(works)
}

/// Checks those of a player's games about which nothing was known for a while.
pub(crate) async fn check_all(app: &App, games: &[Table]) {
    let (now, access) = (app.clock.now(), app.discord.access());
    let due = games.iter().filter(|table| app.memory.channel_checks.is_due(table.id(), now)).take(AT_ONCE);
    let checks = due.map(|table| async {
        // The list shows what is known.
        if let Err(error) = check(app, &access, table).await {
            tracing::warn!(game = %table.id(), "{error:#}");
        }
    });
    futures::future::join_all(checks).await;
}

/// Notes that posting works again, and the newest board was posted.
pub(crate) async fn found(app: &App, game: GameId) -> anyhow::Result<()> {
    app.memory.channel_checks.note(game, true, app.clock.now());
    set_cut_off(app, game, None, NewestBoard::Not).await.map(drop)
}

/// Notes that posting works again, and makes the newest board due; `by` caused it.
pub(crate) async fn found_without_board(app: &App, game: GameId, by: Option<PlayerId>) -> anyhow::Result<()> {
    app.memory.channel_checks.note(game, true, app.clock.now());
    if set_cut_off(app, game, None, NewestBoard::Due(by)).await? {
        app.outbox.wake();
    }
    Ok(())
}

/// The game as it is once its board was posted, which is what the board shows.
pub(crate) fn as_found(app: &App, table: &Table) -> Table {
    let found = table::set_cut_off(table, None, app.clock.now());
    found.map_or_else(|| table.clone(), |decision| decision.table)
}

/// A member used the bot in this channel, so a game there may be able to post again.
pub(crate) async fn visited(caller: &Caller) {
    let table = match caller.app.store.cut_off_in(caller.channel).await {
        Ok(table) => table,
        Err(error) => return tracing::error!("loading a channel's game: {error:#}"),
    };
    let Some(table) = table.filter(|_| caller.may_post().is_ok()) else { return };
    // Nothing may be stored about someone who doesn't play: they may be deleting their data right now.
    let (game, by) = (table.id(), Some(caller.player).filter(|&by| table.seat(by).is_some()));
    if let Err(error) = found_without_board(&caller.app, game, by).await {
        tracing::error!(%game, "storing that a channel is back: {error:#}");
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

/// Stores since when a game can't post in this channel, or that it can post again. Returns whether that changed.
///
/// No direct messages follow: those who want them got one about the board itself.
async fn set_cut_off(
    app: &App,
    game: GameId,
    lost: Option<(ChannelId, Timestamp)>,
    board: NewestBoard,
) -> anyhow::Result<bool> {
    for _ in 0..TRIES {
        let table =
            app.store.table(game).await.context("loading a game whose channel was lost or is back")?;
        let now = app.clock.now();
        // A game that was moved meanwhile doesn't need the channel that was lost.
        let table = table.filter(|table| lost.is_none_or(|(channel, _)| table.stored().channel == channel));
        let since = lost.map(|(_, since)| since);
        let Some(decision) = table.and_then(|table| table::set_cut_off(&table, since, now)) else {
            return Ok(false);
        };
        let mut announcements = decision.announcements;
        let version = decision.table.version();
        // One that was refused is still due, and comes now.
        if let NewestBoard::Due(by) = board
            && !is_board_due(&app.store, game, version).await?
        {
            let by = by.map(Actor::Member);
            announcements.push(Announcement::Board { game, version, how: BoardCause::LastTurn, by });
        }
        let unit = Unit { at: now, interaction: None, changes: decision.changes, announcements };
        let stored = CommitError::unless_stale(app.write(unit).await);
        if stored.context("storing that a channel was lost or is back")?.is_some() {
            return Ok(true);
        }
    }
    // The next attempt to post finds out again.
    Ok(false)
}

/// Whether the board of this version is due already, or just being posted.
async fn is_board_due(store: &Store, game: GameId, version: u32) -> anyhow::Result<bool> {
    let due = store.due().await.context("loading whether a board is due")?;
    let is_it = |one: &Announcement| matches!(*one, Announcement::Board { game: of, version: at, .. } if of == game && at >= version);
    Ok(due.iter().any(|due| is_it(&due.announcement)))
}
