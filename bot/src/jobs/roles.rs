//! Gives the roles that servers have chosen for champions and for bands of rating, and takes them back.
//!
//! Every ten minutes, who should have which role is compared with who was given one. What was refused, and whatever happened while the
//! bot was away, is found again that way; nothing else has to be remembered.

use std::{collections::BTreeSet, sync::Arc};

use anyhow::Context as _;
use data::Unit;
use jiff::{SignedDuration, Timestamp};
use play::{
    Change, CompetitionId, GuildId, PlayerId, RoleId,
    competition::{Format, Phase},
    guild::{
        earned_roles::{EarnedRole, Merit, RoleChange, RoleRefusal, earned, to_do},
        moderation::{LogEntry, ModeratorAction},
    },
};

use crate::{
    app::{App, place_changes::Moment},
    discord::roles::NotChanged,
    jobs::rounds::rounds,
};

/// How often it's compared.
const LOOK: SignedDuration = SignedDuration::from_mins(10);
/// When it goes on, if there was more to do than is done at once.
const SOON: SignedDuration = SignedDuration::from_mins(1);
/// How many roles are given or taken in a minute, in all servers.
const AT_ONCE: usize = 30;
/// How many of these in one server, so that others needn't wait for it.
const IN_A_SERVER: usize = 10;
/// How many competitions of a server are looked through for its leagues.
const COMPETITIONS: usize = 50;

/// Runs until the program ends.
pub(crate) async fn run(app: Arc<App>) {
    rounds(app.clock.clone(), &app.memory.roles, "giving roles", || round(&app)).await;
}

async fn round(app: &App) -> anyhow::Result<Option<Timestamp>> {
    let (mut left, mut has_more) = (AT_ONCE, false);
    for guild in app.store.guilds_with_roles().await.context("loading servers that give roles")? {
        if app.store.guild_gone(guild).await?.is_some() {
            continue;
        }
        let most = left.min(IN_A_SERVER);
        // What can't be done in one server holds up no other. If Discord refuses everything, it isn't asked too often.
        let tried = in_server(app, guild, most).await.unwrap_or_else(|error| {
            tracing::warn!(%guild, "giving roles: {error:#}");
            1
        });
        has_more |= tried >= most;
        left = left.saturating_sub(tried);
        if left == 0 {
            break;
        }
    }
    Ok(Some(app.clock.now() + if has_more { SOON } else { LOOK }))
}

/// Gives and takes at most so many roles in a server. Returns how many requests that took.
async fn in_server(app: &App, guild: GuildId, most: usize) -> anyhow::Result<usize> {
    let roles = app.store.earned_roles(guild).await.context("loading the roles of a server")?;
    let should = {
        let least = roles.iter().filter_map(|one| one.merit.least_rating()).min();
        let ratings = match least {
            Some(least) => app.store.best_ratings(guild, least).await.context("loading ratings")?,
            None => Vec::new(),
        };
        let has_champions = roles.iter().any(|one| one.merit == Merit::Champion);
        let champions = if has_champions { champions(app, guild).await? } else { Vec::new() };
        earned(&roles, &champions, &ratings)
    };
    let given = app.store.given_roles(guild).await.context("loading who was given a role")?;
    let now = app.clock.now();
    let waits = |change: &RoleChange| {
        let role = change.held().role;
        // Choosing a role again clears its refusal.
        let is_new = roles.iter().any(|one| one.role == role && one.refused.is_none());
        !is_new && app.memory.role_pauses.waits((guild, role), &app.memory.changes, now)
    };
    let changes: Vec<RoleChange> = to_do(&should, &given).into_iter().filter(|one| !waits(one)).collect();
    if changes.is_empty() {
        return Ok(0);
    }
    let began = app.memory.changes.moment();
    app.pace.turn().await;
    let powerful = app.discord.powerful_roles(guild).await.context("asking for the roles of a server")?;
    let (mut tried, mut refused) = (1, BTreeSet::new());
    for change in changes {
        let role = change.held().role;
        if refused.contains(&role) {
            continue;
        }
        if tried > most {
            break;
        }
        let is_given = matches!(change, RoleChange::Give(_));
        let done = if is_given && powerful.contains(&role) {
            Err(NotChanged::Refused(RoleRefusal::Powerful))
        } else {
            tried += 1;
            app.pace.turn().await;
            app.discord.change_role(guild, change).await
        };
        match done {
            Ok(()) => changed(app, guild, change, &roles).await?,
            Err(NotChanged::NoMember) => has_left(app, guild, change).await?,
            // With a role that is gone, there's nothing to take back.
            Err(NotChanged::Refused(RoleRefusal::Gone)) if !is_given => {
                app.memory.role_pauses.end((guild, role));
                note(app, guild, change, None).await?;
            }
            Err(NotChanged::Refused(why)) => {
                refused.insert(role);
                waits_longer(app, (guild, role), why, began).await?;
            }
            Err(NotChanged::Later(error)) => return Err(error.context("changing a member's role")),
        }
    }
    Ok(tried)
}

/// Who won the last season of the leaderboards, or of a league, and can have a role.
async fn champions(app: &App, guild: GuildId) -> anyhow::Result<Vec<PlayerId>> {
    let mut champions = app.store.season_champions(guild).await.context("loading a season's champions")?;
    let all = app.store.competitions(guild, COMPETITIONS).await.context("loading competitions")?;
    let leagues = || all.iter().filter(|one| matches!(one.plan.format, Format::League { .. }));
    let over = || leagues().filter(|one| matches!(one.phase, Phase::Over { .. }));
    let followed: BTreeSet<CompetitionId> = over().filter_map(|one| one.after).collect();
    for season in over().filter(|one| !followed.contains(&one.id)) {
        let Some(contest) = app.store.contest(season.id).await.context("loading a league")? else { continue };
        for winner in contest.winners(1) {
            if app.store.can_have_role(guild, winner).await.context("loading a member")? {
                champions.push(winner);
            }
        }
    }
    Ok(champions)
}

/// Notes what was done, with an entry in the moderation log.
async fn changed(app: &App, guild: GuildId, change: RoleChange, roles: &[EarnedRole]) -> anyhow::Result<()> {
    let held = change.held();
    app.memory.role_pauses.end((guild, held.role));
    if roles.iter().any(|one| one.role == held.role && one.refused.is_some()) {
        app.store.set_role_refused(guild, held.role, None).await.context("noting that a role is given")?;
    }
    let action = match change {
        RoleChange::Give(held) => ModeratorAction::GaveRole { held },
        RoleChange::Take(held) => ModeratorAction::TookRole { held },
    };
    tracing::info!(%guild, role = %held.role, "a member's role changed");
    note(app, guild, change, Some(action)).await
}

async fn note(
    app: &App,
    guild: GuildId,
    change: RoleChange,
    logged: Option<ModeratorAction>,
) -> anyhow::Result<()> {
    let (at, by) = (app.clock.now(), PlayerId::try_from(app.discord.me.get())?);
    let logged = logged.map(|action| Change::Log(LogEntry { guild, by, at, action, reason: None }));
    let changes = [Change::NoteRole { guild, change }].into_iter().chain(logged).collect();
    let unit = Unit { at, interaction: None, changes, announcements: Vec::new() };
    app.write(unit).await.map(drop).context("noting a member's role")
}

/// Who has left has no role any longer, and is given none until they come back.
async fn has_left(app: &App, guild: GuildId, change: RoleChange) -> anyhow::Result<()> {
    let player = change.held().player;
    app.store
        .member_left(guild.into(), player, app.clock.now())
        .await
        .context("storing that a player has left")?;
    match change {
        RoleChange::Give(_) => Ok(()),
        RoleChange::Take(_) => note(app, guild, change, None).await,
    }
}

/// Tries a role again after a pause, and tells the managers where they choose it. What they mended since it was tried counts at once.
async fn waits_longer(
    app: &App,
    (guild, role): (GuildId, RoleId),
    why: RoleRefusal,
    began: Moment,
) -> anyhow::Result<()> {
    app.store.set_role_refused(guild, role, Some(why)).await.context("noting that a role is refused")?;
    app.memory.role_pauses.refused((guild, role), began, app.clock.now());
    if app.memory.changes.since(guild.into(), began) {
        app.memory.roles.ring();
    }
    Ok(())
}
