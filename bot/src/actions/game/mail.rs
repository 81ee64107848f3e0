//! Games by direct messages that one of the players can't get: what they are told, and how the game goes on.

use anyhow::Context as _;
use data::Unit;
use play::{Announcement, DirectTopic, Table};
use ui::views;

use crate::app::caller::Caller;

/// A player used the bot who couldn't be sent the board of a game. It is sent again, and they learn how to let it through.
pub(crate) async fn visited(caller: &Caller) {
    if let Err(error) = again(caller).await {
        tracing::warn!("sending boards again: {error:#}");
    }
}

async fn again(caller: &Caller) -> anyhow::Result<()> {
    let (app, to) = (&caller.app, caller.player);
    let games = app.store.running_games_everywhere(to).await.context("loading a player's games")?;
    let waits = |table: &Table| table.stored().is_by_mail() && table.is_cut_off() && table.is_to_act(to);
    let waiting = games.into_iter().filter(waits);
    let announcements: Vec<_> = waiting
        .map(|table| {
            let topic = DirectTopic::Board { version: table.version() };
            Announcement::Direct { to, game: table.id(), topic }
        })
        .collect();
    if announcements.is_empty() {
        return Ok(());
    }
    let unit = Unit { at: app.clock.now(), interaction: None, changes: Vec::new(), announcements };
    app.write(unit).await.context("storing that boards are due again")?;
    app.outbox.wake();
    if caller.is_with_bot() {
        return Ok(());
    }
    let view = views::challenge::world::not_reached(caller.words().await);
    app.discord.follow_up(&caller.token, None, view).await
}
