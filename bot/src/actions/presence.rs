//! Whether somebody is still a member of a server. Discord tells that only bots with a privileged intent, so that it is
//! asked for one player at a time: for whom a game waits (`departed.rs`), and for whom a leaderboard lists.

use anyhow::Context as _;
use play::{GuildId, PlayerId};
use poise::serenity_prelude as serenity;

use crate::{
    app::App,
    discord::redact::{code, plain},
};

/// Discord's codes for somebody who is not in the server, or is nobody any more.
pub(crate) const GONE: [isize; 2] = [10_007, 10_013];
/// Asks whether a player has left a server; notes it if so, and then he is on no leaderboard until he acts again.
pub(crate) async fn has_left(app: &App, guild: GuildId, player: PlayerId) -> anyhow::Result<bool> {
    let (server, user) = (serenity::GuildId::new(guild.get()), serenity::UserId::new(player.get()));
    match app.http.get_member(server, user).await {
        Ok(_) => return Ok(false),
        Err(error) if code(&error).is_some_and(|code| GONE.contains(&code)) => {}
        Err(error) => return Err(plain(error).context("asking whether a player is still there")),
    }
    tracing::info!(%guild, %player, "a player has left the server");
    app.store.member_left(guild, player, app.clock.now()).await.context("noting that a player has left")?;
    Ok(true)
}

/// Asks for those of these players for whom it was not asked within a day.
pub(crate) async fn ask_for(app: &App, guild: GuildId, players: impl Iterator<Item = PlayerId>) {
    let now = app.clock.now();
    let due: Vec<_> = players.filter(|&player| app.asked_for.is_due(guild, player, now)).collect();
    let checks = due.into_iter().map(|player| async move {
        let check = Check { app, guild, player, done: false };
        // After a failure it is asked again tomorrow.
        if let Err(error) = has_left(app, guild, player).await {
            tracing::warn!(%guild, %player, "{error:#}");
        }
        check.done();
    });
    futures::future::join_all(checks).await;
}

/// A check that is under way: one that is dropped before its end counts as not made.
struct Check<'a> {
    app: &'a App,
    guild: GuildId,
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
            self.app.asked_for.undo(self.guild, self.player);
        }
    }
}
