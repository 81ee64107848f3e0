//! Whether a player is still a member of a server. Without a privileged intent, the bot asks Discord about one player
//! at a time: the one a game waits for (`departed.rs`), and those on a leaderboard.

use anyhow::Context as _;
use data::Unit;
use play::{
    Change, GuildId, Home, PlayerId, RoleId,
    guild::earned_roles::{Held, RoleChange},
};

use crate::app::{App, caller::Caller};

/// Asks whether a player has left a server, and takes them off its leaderboards if so, until they act again. Whoever left and came
/// back has lost the roles they had earned, and gets them again.
pub(crate) async fn has_left(app: &App, home: Home, player: PlayerId) -> anyhow::Result<bool> {
    // Only a server's members are known to it.
    let Some(guild) = home.server() else { return Ok(false) };
    // Read before: a role that is given meanwhile isn't missed.
    let given = app.store.roles_given_to(guild, player).await.context("loading a player's roles")?;
    if let Some(member) = app.discord.member(guild, player).await? {
        lost(app, guild, player, given.into_iter().filter(|role| !member.roles.contains(role))).await?;
        return Ok(false);
    }
    tracing::info!(%guild, %player, "a player has left the server");
    app.store.member_left(home, player, app.clock.now()).await.context("storing that a player has left")?;
    Ok(true)
}

/// Sees by an interaction whether a member who had earned roles still has them.
pub(crate) async fn visited(caller: &Caller) {
    let Ok(guild) = caller.guild() else { return };
    if let Err(error) = has_lost_roles(caller, guild).await {
        tracing::error!(%guild, "looking for lost roles: {error:#}");
    }
}

async fn has_lost_roles(caller: &Caller, guild: GuildId) -> anyhow::Result<()> {
    let given = caller.app.store.roles_given_to(guild, caller.player).await?;
    // What an interaction says may be older than the newest role.
    if given.iter().any(|role| !caller.roles.contains(role)) {
        has_left(&caller.app, caller.home, caller.player).await?;
    }
    Ok(())
}

/// Forgets that a member was given roles that they no longer have, and gives them again what they still earn.
async fn lost(
    app: &App,
    guild: GuildId,
    player: PlayerId,
    roles: impl Iterator<Item = RoleId>,
) -> anyhow::Result<()> {
    let take = |role| Change::NoteRole { guild, change: RoleChange::Take(Held { role, player }) };
    let changes: Vec<_> = roles.map(take).collect();
    if changes.is_empty() {
        return Ok(());
    }
    let unit = Unit { at: app.clock.now(), interaction: None, changes, announcements: Vec::new() };
    app.write(unit).await.context("forgetting lost roles")?;
    app.memory.roles.ring();
    Ok(())
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
