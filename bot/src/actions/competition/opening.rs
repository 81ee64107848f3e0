//! Opening a league or a tournament.

use anyhow::Context as _;
use games::RuleSet;
use jiff::{SignedDuration, Timestamp};
use play::{
    Competition, RoleId, TimeControl,
    competition::{self, AtOnce, Begins, CompetitionName, Days, Format, Phase, Plan, Quorum, Where},
};
use ui::{
    failure::{Failure, Refusal},
    typed::date,
    views,
};

use super::lookup::organizes;
use crate::{
    actions::reply::{FollowUp, Reply},
    app::{caller::Caller, server_settings},
    discord::interaction::Delivery,
};

/// The clock unless another was chosen.
const CLOCK: &str = "4d+12h/7d";
/// In how many days it starts unless that was chosen.
const STARTS_IN: SignedDuration = SignedDuration::from_hours(3 * 24);
/// The most days until it starts.
const LATEST: SignedDuration = SignedDuration::from_hours(366 * 24);

/// What was chosen for a new competition.
#[derive(Debug)]
pub(crate) struct Opening {
    /// How it is played.
    pub format: Format,
    /// The rules.
    pub rules: RuleSet,
    /// The name; by default that of the game.
    pub name: Option<String>,
    /// The time control.
    pub clock: Option<TimeControl>,
    /// The days of a season or a round.
    pub days: Days,
    /// When it starts, as typed.
    pub starts: Option<String>,
    /// With how many players it starts.
    pub players: Option<Quorum>,
    /// How many games a player plays at a time.
    pub at_once: AtOnce,
    /// Whether boards come as direct messages.
    pub by_mail: bool,
    /// The role that its players need.
    pub role: Option<RoleId>,
    /// The role that is pinged when people can join.
    pub ping: Option<PingedRole>,
}

/// A role that is to be pinged.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PingedRole {
    /// The role.
    pub role: RoleId,
    /// Whether anyone may mention it.
    pub is_mentionable: bool,
}

/// Opens it and posts its list.
pub(crate) async fn open(caller: &Caller, opening: Opening) -> Result<Reply, Failure> {
    organizes(caller, None).await?;
    caller.may_post()?;
    if !opening.by_mail {
        server_settings::may_play(caller).await?;
        caller.may_open_thread()?;
    }
    if opening.rules.seats() != 2 {
        return Err(Refusal::CompetitionForFour.into());
    }
    if let Some(PingedRole { role, is_mentionable }) = opening.ping {
        caller.may_ping(role, is_mentionable)?;
    }
    let (app, guild, now) = (&caller.app, caller.guild()?, caller.app.clock.now());
    let clock = match opening.clock.map(timed).transpose()? {
        Some(clock) => clock,
        None => CLOCK.parse().context("the usual clock")?,
    };
    let usual = views::rules_names::game_name(app.words_in(guild.into()).await, opening.rules.game());
    let plan = Plan {
        name: name(opening.name.as_deref().unwrap_or(&usual))?,
        format: opening.format,
        rules: opening.rules,
        clock,
        days: opening.days,
        begins: begins(opening.starts, opening.players, now)?,
        at_once: opening.at_once,
        place: if opening.by_mail { Where::Mail } else { Where::Threads },
        role: opening.role,
        ping: opening.ping.map(|pinged| pinged.role),
    };
    let id = app.store.new_competition_id().await.context("taking an id for a competition")?;
    let opened = Competition {
        id,
        guild,
        channel: caller.channel,
        message: None,
        manager: caller.player,
        plan,
        season: 1,
        after: None,
        opened: now,
        phase: Phase::Joining,
        halt: None,
        revision: 0,
    };
    let (changes, announcements) = competition::open(&opened);
    caller.commit(Delivery::ByMessage, changes, announcements).await?;
    let view = views::competition::opened(caller.words().await, &opened);
    Ok(Reply::private(view).then(FollowUp::Deliver))
}

/// Reads a name, of which there must be something to see.
pub(super) fn name(typed: &str) -> Result<CompetitionName, Failure> {
    let is_seen = !views::name::clean_line(typed, CompetitionName::LONGEST).is_empty();
    let name = typed.parse().ok().filter(|_| is_seen);
    name.ok_or_else(|| Refusal::BadCompetitionName.into())
}

/// A time control that competitions can have.
pub(super) fn timed(clock: TimeControl) -> Result<TimeControl, Failure> {
    if clock == TimeControl::Untimed { Err(Refusal::UntimedCompetition.into()) } else { Ok(clock) }
}

/// Reads the date of a start, which is to come.
pub(super) fn start(typed: &str, now: Timestamp) -> Result<Timestamp, Failure> {
    let latest = now.saturating_add(LATEST).unwrap_or(now);
    let at = date::read(typed, now).filter(|at| *at > now && *at <= latest);
    let example = date::day(now).tomorrow().unwrap_or_default().to_string();
    at.ok_or_else(|| Refusal::BadStart { example }.into())
}

fn begins(starts: Option<String>, players: Option<Quorum>, now: Timestamp) -> Result<Begins, Failure> {
    let at = match starts {
        Some(typed) => Some(start(&typed, now)?),
        None if players.is_some() => None,
        None => Some(now.saturating_add(STARTS_IN).unwrap_or(now)),
    };
    Ok(Begins { at, players, is_late: false })
}
