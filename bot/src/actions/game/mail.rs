//! Games by direct messages that one of the players can't get: what the players are told, and how the game goes on.
//!
//! The player's clock waits, but no longer than three days in all in a game. They can play it from `/games` wherever they can
//! use the bot, and their boards come again as soon as they use it.

use anyhow::Context as _;
use data::{CommitError, Unit};
use play::{Announcement, ChannelId, DirectTopic, GameId, GuildId, MessageId, PlayerId, Table, game::table};
use ui::views;

use crate::{
    actions::game::commit,
    app::{App, caller::Caller},
};

/// How often it is retried, if the table changed meanwhile.
const TRIES: u8 = 4;

/// Notes whether the board of a game could be sent to the player whose turn it is.
pub(crate) async fn note(
    app: &App,
    game: GameId,
    player: PlayerId,
    is_unreached: bool,
) -> anyhow::Result<()> {
    for _ in 0..TRIES {
        let table = app.store.table(game).await.context("loading a game by direct messages")?;
        let now = app.clock.now();
        let decision = table.and_then(|table| table::set_unreached(&table, player, is_unreached, now));
        let Some(decision) = decision else { return Ok(()) };
        let stored = CommitError::unless_stale(commit::store(app, None, decision).await);
        if stored.context("storing whether a player can be reached")?.is_some() {
            tracing::info!(%game, %player, is_unreached, "whether a player accepts the boards of their game");
            app.outbox.wake();
            return Ok(());
        }
    }
    // The next board finds out again.
    Ok(())
}

/// The game as it is once its board has reached `player`, which is what the board shows.
pub(crate) fn as_reached(app: &App, table: &Table, player: PlayerId) -> Table {
    let reached = table::set_unreached(table, player, false, app.clock.now());
    reached.map_or_else(|| table.clone(), |decision| decision.table)
}

/// A player used the bot who couldn't be sent the board of a game. It is sent again, and they learn how to let it through.
pub(crate) async fn visited(caller: &Caller) {
    if let Err(error) = again(caller).await {
        tracing::warn!("sending boards again: {error:#}");
    }
}

async fn again(caller: &Caller) -> anyhow::Result<()> {
    let (app, to) = (&caller.app, caller.player);
    let games = app.store.running_games_everywhere(to).await.context("loading a player's games")?;
    let waiting: Vec<_> = games.into_iter().filter(|table| table.waits_for_unreached(to)).collect();
    send_again(app, &waiting).await?;
    if waiting.is_empty() || caller.is_with_bot() || !app.memory.told_unreached.is_time(to, app.clock.now()) {
        return Ok(());
    }
    let games: Vec<_> = waiting.iter().map(Table::id).collect();
    let view = views::challenge::world::not_reached(caller.words().await, &games);
    app.discord.follow_up(&caller.token, caller.player, None, view).await
}

/// The bot is back in a server, so that it shares one again with those who couldn't be sent their boards.
pub(crate) async fn back(app: &App, running: &[Table], guild: GuildId) -> anyhow::Result<()> {
    let waits = |table: &&Table| {
        table.player_to_act().and_then(play::Player::member).is_some_and(|to| table.waits_for_unreached(to))
    };
    let waiting: Vec<_> = running.iter().filter(waits).cloned().collect();
    tracing::debug!(%guild, games = waiting.len(), "sending boards again");
    send_again(app, &waiting).await
}

/// Makes the boards of these games due for the players whose turn it is.
async fn send_again(app: &App, games: &[Table]) -> anyhow::Result<()> {
    let board = |table: &Table| {
        let to = table.player_to_act()?.member()?;
        let topic = DirectTopic::Board { version: table.version() };
        Some(Announcement::Direct { to, game: table.id(), topic })
    };
    let announcements: Vec<_> = games.iter().filter_map(board).collect();
    if announcements.is_empty() {
        return Ok(());
    }
    let unit = Unit { at: app.clock.now(), interaction: None, changes: Vec::new(), announcements };
    app.write(unit).await.context("storing that boards are due again")?;
    app.outbox.wake();
    Ok(())
}

/// The message of a player's last board of a game, which is forgotten: nothing can be pressed there any longer.
pub(crate) async fn last_board(
    app: &App,
    game: GameId,
    player: PlayerId,
) -> anyhow::Result<Option<(ChannelId, MessageId)>> {
    app.store.forget_mailed_board(game, player).await.context("forgetting the message of a last board")
}
