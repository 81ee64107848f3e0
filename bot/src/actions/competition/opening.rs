//! Opening a league or a tournament.

use anyhow::Context as _;
use games::RuleSet;
use jiff::{SignedDuration, Timestamp};
use play::{
    Change, Competition, RoleId, TimeControl,
    competition::{
        self, AtOnce, Begins, CompetitionName, Days, Format, Movers, Phase, Plan, Quorum, Rounds, Size, Where,
    },
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
/// In how long it starts unless that was chosen.
pub(super) const STARTS_IN: SignedDuration = SignedDuration::from_hours(3 * 24);
/// The size of a division, how many go up and down, how long a season lasts, and how many games are played at a time.
pub(crate) const SIZE: Size = Size::nearest(8);
pub(crate) const MOVERS: Movers = Movers::nearest(2);
pub(crate) const SEASON: Days = Days::nearest(60);
pub(crate) const IN_LEAGUE: AtOnce = AtOnce::nearest(4);
/// The rounds of a Swiss tournament, how long one lasts, and how many games of it a player plays at a time.
pub(crate) const ROUNDS: Rounds = Rounds::nearest(5);
pub(crate) const ROUND: Days = Days::nearest(21);
pub(crate) const IN_SWISS: AtOnce = AtOnce::nearest(1);
/// Both games of a tie are played at the same time.
pub(crate) const IN_TIE: AtOnce = AtOnce::nearest(2);
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
    /// When it starts.
    pub starts: Option<Start>,
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

/// When a competition starts.
#[derive(Debug)]
pub(crate) enum Start {
    /// On a date, as typed.
    Typed(String),
    /// At this time.
    At(Timestamp),
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
    may_open(caller, opening.by_mail).await?;
    let plan = plan(caller, opening).await?;
    store(caller, plan, None).await
}

/// Refuses those who don't organize competitions, and where its messages couldn't be posted.
pub(super) async fn may_open(caller: &Caller, by_mail: bool) -> Result<(), Failure> {
    organizes(caller, None).await?;
    caller.may_post()?;
    if !by_mail {
        server_settings::may_play(caller).await?;
        caller.may_open_thread()?;
    }
    Ok(())
}

/// What it would be like.
pub(super) async fn plan(caller: &Caller, opening: Opening) -> Result<Plan, Failure> {
    if opening.rules.seats() != 2 {
        return Err(Refusal::CompetitionForFour.into());
    }
    if let Some(PingedRole { role, is_mentionable }) = opening.ping {
        caller.may_ping(role, is_mentionable)?;
    }
    let (app, guild, now) = (&caller.app, caller.guild()?, caller.app.clock.now());
    let clock = match opening.clock.map(timed).transpose()? {
        Some(clock) => clock,
        None => usual_clock()?,
    };
    let usual = views::rules_names::game_name(app.words_in(guild.into()).await, opening.rules.game());
    Ok(Plan {
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
    })
}

/// The clock unless another was chosen.
pub(super) fn usual_clock() -> Result<TimeControl, Failure> {
    Ok(CLOCK.parse().context("the usual clock")?)
}

/// Stores it, unless the button that asks for it was used before.
pub(super) async fn store(caller: &Caller, plan: Plan, button: Option<Change>) -> Result<Reply, Failure> {
    let (app, guild, now) = (&caller.app, caller.guild()?, caller.app.clock.now());
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
    let (mut changes, announcements) = competition::open(&opened);
    changes.extend(button);
    caller.commit(Delivery::ByMessage, changes, announcements).await?;
    let view = views::competition::opened(caller.words().await, &opened);
    Ok(Reply::in_place(caller, view).then(FollowUp::Deliver))
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
    date::read(typed, now).filter(|at| within(*at, now)).ok_or_else(|| bad_start(now))
}

/// A start that is to come, and not too far away.
fn within(at: Timestamp, now: Timestamp) -> bool {
    let latest = now.saturating_add(LATEST).unwrap_or(now);
    at > now && at <= latest
}

fn bad_start(now: Timestamp) -> Failure {
    let example = date::day(now).tomorrow().unwrap_or_default().to_string();
    Refusal::BadStart { example }.into()
}

fn begins(starts: Option<Start>, players: Option<Quorum>, now: Timestamp) -> Result<Begins, Failure> {
    let at = match starts {
        Some(Start::Typed(typed)) => Some(start(&typed, now)?),
        Some(Start::At(at)) => Some(Some(at).filter(|at| within(*at, now)).ok_or_else(|| bad_start(now))?),
        None if players.is_some() => None,
        None => Some(now.saturating_add(STARTS_IN).unwrap_or(now)),
    };
    Ok(Begins { at, players, is_late: false })
}
