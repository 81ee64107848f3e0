//! A server's settings: where games are played, how many, their default rules, and house rules.

use anyhow::Context as _;
use games::{Game, RuleSet};
use jiff::SignedDuration;
use play::{
    Change, ChannelId, GuildId, Home, HouseRules, Limits, Place, RulesName, ServerSettings, Timer, Zone,
    guild::{season_plan::Every, week::Weekday},
};
use ui::{
    failure::{Failure, Refusal},
    server_settings::{AllSettings, Coming, VOTE_GAMES},
};

use crate::{
    app::{App, caller::Caller},
    discord::{interaction::Delivery, permissions::invitation_with_roles},
};

/// Reads all settings.
pub(crate) async fn chosen(app: &App, guild: GuildId) -> Result<AllSettings, Failure> {
    let read = async {
        anyhow::Ok(AllSettings {
            settings: app.server_settings(guild.into()).await?,
            language: app.language_of(guild.into()).await,
            places: app.store.places(guild).await?,
            most: app.chosen.limits,
            rules: app.store.house_rules(guild).await?,
            default_rules: app.store.default_rules(guild).await?,
            daily: daily(app, guild).await?,
            daily_chosen: app.store.daily_chosen(guild).await?,
            week: week(app, guild).await?,
            week_chosen: app.store.week_chosen(guild).await?,
            season: season(app, guild).await?,
            season_chosen: app.store.season_plan_chosen(guild).await?,
            votes: app.store.running_vote_games(guild, VOTE_GAMES).await?,
            earned: app.store.earned_roles(guild).await?,
            invitation_with_roles: invitation_with_roles(app.discord.application()),
        })
    };
    Ok(read.await.context("loading a server's settings")?)
}

/// How long the post of a puzzle of the day, of a week or of a season may take before it counts as failed.
const POSTING: SignedDuration = SignedDuration::from_mins(15);

/// The puzzle of the day of a server.
async fn daily(app: &App, guild: GuildId) -> anyhow::Result<Option<Coming<Option<Game>>>> {
    let Some(schedule) = app.store.daily_settings(guild).await? else { return Ok(None) };
    let (last, now) = (app.store.last_daily(guild).await?, app.clock.now());
    let failed = last.is_some_and(|last| last.message.is_none() && last.begins + POSTING < now);
    let due = app.store.timer(Timer::Daily(guild)).await?;
    let next = due.unwrap_or_else(|| schedule.next(now, last.map(|last| last.day)));
    Ok(Some(Coming { schedule, next, failed }))
}

/// The week of a server.
async fn week(app: &App, guild: GuildId) -> anyhow::Result<Option<Coming<Weekday>>> {
    let Some(schedule) = app.store.week_settings(guild).await? else { return Ok(None) };
    let (last, now) = (app.store.week_told(guild).await?, app.clock.now());
    let failed = last.told.is_some_and(|told| last.posted < Some(told) && told + POSTING < now);
    let due = app.store.timer(Timer::Week(guild)).await?;
    let next = due.unwrap_or_else(|| schedule.next(guild, now, last.told));
    Ok(Some(Coming { schedule, next, failed }))
}

/// When the season of a server ends by itself.
async fn season(app: &App, guild: GuildId) -> anyhow::Result<Option<Coming<Every>>> {
    let Some(schedule) = app.store.season_plan(guild).await? else { return Ok(None) };
    let (seasons, now) = (app.store.seasons(guild.into()).await?, app.clock.now());
    let posted = app.store.season_posted(guild).await?;
    let last = seasons.iter().rfind(|season| season.planned);
    let failed = last.is_some_and(|last| posted < last.number && last.closed + POSTING < now);
    let due = app.store.timer(Timer::Season(guild)).await?;
    let next = due.unwrap_or_else(|| schedule.next(guild, now, seasons.last().map(|season| season.closed)));
    Ok(Some(Coming { schedule, next, failed }))
}

/// The time zone that a server's managers have chosen for whatever comes by itself.
pub(crate) async fn zone(app: &App, guild: GuildId) -> anyhow::Result<Zone> {
    let of_daily = app.store.daily_chosen(guild).await.context("loading a time zone")?;
    if let Some(daily) = of_daily {
        return Ok(daily.zone);
    }
    let of_week = app.store.week_chosen(guild).await.context("loading a time zone")?;
    if let Some(week) = of_week {
        return Ok(week.zone);
    }
    let of_seasons = app.store.season_plan_chosen(guild).await.context("loading a time zone")?;
    Ok(of_seasons.map(|plan| plan.zone).unwrap_or_default())
}

/// Refuses where no game may start. A thread counts as its channel.
pub(crate) async fn may_play(caller: &Caller) -> Result<(), Failure> {
    // Elsewhere it has to be known before a game begins whether everyone would see it.
    let Some(guild) = caller.home.server() else { return caller.may_post() };
    let places = caller.app.store.places(guild).await.context("loading where games may be played")?;
    let here = |place: &ChannelId| *place == caller.channel || Some(*place) == caller.parent;
    if places.is_empty() || places.iter().any(here) {
        return Ok(());
    }
    Err(Refusal::NotPlayedHere { places }.into())
}

/// Where a challenge is played, if it says so or leaves it open.
pub(crate) async fn place(caller: &Caller, wanted: Option<Place>) -> Result<Place, Failure> {
    let settings =
        caller.app.server_settings(caller.home).await.context("loading whether games get threads")?;
    let place = settings.threads.place(wanted, caller.may_open_thread().is_ok());
    Ok(place.ok_or(Refusal::NoThreads)?)
}

/// The default rules where the caller is.
pub(crate) async fn rules_here(caller: &Caller, game: Game) -> RuleSet {
    let chosen = default_rules(&caller.app, caller.home, game).await;
    chosen.unwrap_or_else(|_| game.default_rules())
}

/// Whether a game can be played in a thread of a channel that already has a game.
pub(crate) async fn can_have_thread(caller: &Caller) -> bool {
    caller.may_open_thread().is_ok() && place(caller, Some(Place::Thread)).await.is_ok()
}

/// Turns a refusal that would suggest a thread into one that doesn't, where the server wants none or there is no server.
pub(crate) async fn without_threads(caller: &Caller, refusal: Box<Refusal>) -> Failure {
    match *refusal {
        Refusal::Play(play::Refusal::ChannelBusy { game }) if caller.home.server().is_none() => {
            Refusal::BusyConversation { game }.into()
        }
        Refusal::Play(play::Refusal::ChannelBusy { game })
            if place(caller, Some(Place::Thread)).await.is_err() =>
        {
            Refusal::BusyWithoutThreads { game }.into()
        }
        _ => Failure::Refused(refusal),
    }
}

/// How much a player may have going on in a server.
pub(crate) async fn limits(app: &App, home: Home) -> Result<Limits, Failure> {
    let settings = app.server_settings(home).await.context("loading a server's limits")?;
    Ok(settings.limits(app.chosen.limits))
}

/// The default rules of a game.
pub(crate) async fn default_rules(app: &App, home: Home, game: Game) -> Result<RuleSet, Failure> {
    let Some(guild) = home.server() else { return Ok(game.default_rules()) };
    let rules = app.store.default_rules_of(guild, game).await.context("loading default rules")?;
    Ok(rules.unwrap_or_else(|| game.default_rules()))
}

/// The name that a server has given to these rules.
pub(crate) async fn name_of(app: &App, home: Home, rules: RuleSet) -> Option<RulesName> {
    if !rules.is_house() {
        return None;
    }
    NamedRules::of(app, home).await.name_of(rules)
}

/// The rules that a server has named.
pub(crate) struct NamedRules(Vec<HouseRules>);

impl NamedRules {
    /// Those of a server. If they can't be read, their rules are shown without names.
    pub(crate) async fn of(app: &App, home: Home) -> Self {
        let Some(guild) = home.server() else { return Self(Vec::new()) };
        Self(app.store.house_rules(guild).await.unwrap_or_else(|error| {
            tracing::error!(%guild, "loading the names of house rules: {error:#}");
            Vec::new()
        }))
    }

    /// The name of these rules, if they have one.
    pub(crate) fn name_of(&self, rules: RuleSet) -> Option<RulesName> {
        self.0.iter().find(|one| one.rules == rules).map(|one| one.name.clone())
    }
}

/// How often a change is tried, if managers change other settings at the same moment.
const TRIES: u8 = 4;

/// Changes a server's settings for the member. What other managers change at the same moment isn't lost.
pub(crate) async fn change(
    caller: &Caller,
    delivery: Delivery,
    change: impl Fn(ServerSettings) -> ServerSettings,
) -> Result<(), Failure> {
    let guild = caller.guild()?;
    let mut tries = TRIES;
    loop {
        let before = caller.app.store.server_settings(guild).await.context("loading a server's settings")?;
        let settings = change(before.unwrap_or_else(|| caller.app.default_settings()));
        let change = Change::SetServerSettings { guild, before, settings };
        tries -= 1;
        match caller.commit(delivery, vec![change], Vec::new()).await {
            Err(Failure::Refused(refusal)) if refusal.is_stale() && tries > 0 => {}
            done => return done.map(drop),
        }
    }
}
