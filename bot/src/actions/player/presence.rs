//! Whether a player is still a member of a server. Without a privileged intent, the bot asks Discord about one player
//! at a time: the one a game waits for (`departed.rs`), and those on a leaderboard.

use anyhow::Context as _;
use data::Unit;
use jiff::Timestamp;
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
    if let Some(member) = app.discord.member(guild, player).await? {
        came_back(app, guild, player, (&member.roles, member.joined)).await?;
        return Ok(false);
    }
    tracing::info!(%guild, %player, "a player has left the server");
    app.store.member_left(home, player, app.clock.now()).await.context("storing that a player has left")?;
    Ok(true)
}

/// Sees by an interaction whether a member who had earned roles left and came back, and lost them by that.
pub(crate) async fn visited(caller: &Caller) {
    let Ok(guild) = caller.guild() else { return };
    let has = (caller.roles.as_slice(), caller.joined);
    if let Err(error) = came_back(&caller.app, guild, caller.player, has).await {
        tracing::error!(%guild, "looking for lost roles: {error:#}");
    }
}

/// Gives a member who has these roles, and has joined then, what they were given before that. **Decided:** what a moderator took from
/// them stays taken.
async fn came_back(
    app: &App,
    guild: GuildId,
    player: PlayerId,
    (roles, joined): (&[RoleId], Option<Timestamp>),
) -> anyhow::Result<()> {
    let given = app.store.roles_given_to(guild, player).await.context("loading a player's roles")?;
    let mut lost = Vec::new();
    for role in given.into_iter().filter(|role| !roles.contains(role)) {
        let held = Held { role, player };
        let at = app.store.role_given_at(guild, held).await.context("loading when a role was given")?;
        if at.zip(joined).is_some_and(|(at, joined)| at < joined) {
            lost.push(Change::NoteRole { guild, change: RoleChange::Take(held) });
        }
    }
    if lost.is_empty() {
        return Ok(());
    }
    let unit = Unit { at: app.clock.now(), interaction: None, changes: lost, announcements: Vec::new() };
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
