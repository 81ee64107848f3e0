//! Whether a player is still a member of a server. Without a privileged intent, the bot asks Discord about one player
//! at a time: the one a game waits for (`departed.rs`), and those on a leaderboard.

use anyhow::Context as _;
use play::{Home, PlayerId};

use crate::app::App;

/// Asks whether a player has left a server, and takes them off its leaderboards if so, until they act again.
pub(crate) async fn has_left(app: &App, home: Home, player: PlayerId) -> anyhow::Result<bool> {
    // Only a server's members are known to it.
    let Some(guild) = home.server() else { return Ok(false) };
    if app.discord.member(guild, player).await?.is_some() {
        return Ok(false);
    }
    tracing::info!(%guild, %player, "a player has left the server");
    app.store.member_left(home, player, app.clock.now()).await.context("storing that a player has left")?;
    Ok(true)
}

/// Asks about those of these players who weren't asked about within a day.
pub(crate) async fn ask_for(app: &App, home: Home, players: impl Iterator<Item = PlayerId>) {
    if home.server().is_none() {
        return;
    }
    let now = app.clock.now();
    let due: Vec<_> = players.filter(|&player| app.memory.asked_for.is_time((home, player), now)).collect();
    let checks = due.into_iter().map(|player| async move {
        let check = Check { app, home, player, done: false };
        // After a failure, it is asked again tomorrow.
        if let Err(error) = has_left(app, home, player).await {
            tracing::warn!(%home, %player, "{error:#}");
        }
        check.done();
    });
    futures::future::join_all(checks).await;
}

/// A check that is running; dropping it early counts as not made.
struct Check<'a> {
    app: &'a App,
    home: Home,
    player: PlayerId,
    done: bool,
}

impl Check<'_> {
    fn done(mut self) {
        self.done = true;
    }
}

impl Drop for Check<'_> {
    fn drop(&mut self) {
        if !self.done {
            self.app.memory.asked_for.forget(|of| *of == (self.home, self.player));
        }
    }
}
