//! What every command, button and job shares.

pub(crate) mod alarm;
pub(crate) mod caller;
pub(crate) mod channel_checks;
pub(crate) mod chosen;
pub(crate) mod clock;
pub(crate) mod dedup;
pub(crate) mod fitness;
pub(crate) mod floods;
pub(crate) mod heartbeat;
pub(crate) mod instance_lock;
pub(crate) mod languages;
pub(crate) mod late_turns;
pub(crate) mod long_read;
pub(crate) mod metrics;
pub(crate) mod outbox;
pub(crate) mod place_changes;
pub(crate) mod readers;
pub(crate) mod server_settings;
pub(crate) mod shipped_puzzles;
pub(crate) mod spacing;
pub(crate) mod stop_signals;
pub(crate) mod tablebase;
pub(crate) mod thinking;
pub(crate) mod under_way;
pub(crate) mod version;

use std::{
    ops::Deref,
    sync::{Arc, atomic::AtomicBool},
};

use data::{AnnouncementId, CommitError, Epoch, Store, Unit};
use jiff::Timestamp;
use play::{
    Change, GuildId, Home, PlayerId, ServerSettings,
    game::vote::{COUNTED_EVERY, VoteChange},
};
use render::Painter;
use ui::texts::Texts;

use crate::{
    Clock,
    app::{
        alarm::Alarm,
        channel_checks::ChannelChecks,
        chosen::Chosen,
        dedup::SeenInteractions,
        fitness::Fitness,
        floods::Floods,
        heartbeat::Heartbeat,
        late_turns::LateTurns,
        metrics::Metrics,
        outbox::Outbox,
        place_changes::{Moment, PlaceChanges, role_pauses::RolePauses},
        shipped_puzzles::ShippedPuzzles,
        spacing::{A_DAY, Spacing},
        thinking::Thinking,
        under_way::UnderWay,
    },
    discord::{downloads::Downloads, pace::Pace, requests::Discord},
};

/// A handle for the database, and what every handle shares.
pub(crate) struct App {
    /// The database. For the jobs of a worker among others, it writes only while that worker holds the lease.
    pub store: Store,
    parts: Arc<Parts>,
}

/// The bot's parts, made once at the start.
pub(crate) struct Parts {
    /// The texts in all languages.
    pub texts: Texts,
    /// Draws the boards. There is one painter per process, since its first picture is slow.
    pub painter: &'static Painter,
    /// Makes requests to Discord.
    pub discord: Discord,
    /// The time.
    pub clock: Clock,
    /// When the program started.
    pub started: Timestamp,
    /// What the operator has chosen for the players.
    pub chosen: Chosen,
    /// The rate limits of members and servers.
    pub floods: Floods,
    /// Wakes the delivery of announcements.
    pub outbox: Outbox,
    /// Paces requests to Discord that no one waits for.
    pub pace: Arc<Pace>,
    /// Fetches files that members attach to commands.
    pub downloads: Downloads,
    /// Thinks for the computer.
    pub thinking: Arc<Thinking>,
    /// Wakes the scheduler for timers.
    pub timers: Alarm,
    /// Wakes the job that analyses games.
    pub analyses: Alarm,
    /// Wakes the deletion of players' data.
    pub deletions: Alarm,
    /// What this process has met so far.
    pub memory: Memory,
}

/// What a process has met so far, and nothing that a decision depends on.
#[derive(Default)]
pub(crate) struct Memory {
    /// The interactions that were handled.
    pub seen: SeenInteractions,
    /// The interactions being answered.
    pub under_way: UnderWay,
    /// When what a server refused was last tried again because someone used the bot there, which needn't mean that anything was
    /// mended: too many refusals get an address banned.
    pub releases: Spacing<GuildId, 1>,
    /// The games whose shipped puzzles are known to be stored.
    pub shipped: ShippedPuzzles,
    /// The games in which the computer's turn is late.
    pub late_turns: LateTurns,
    /// Games whose position has to be judged, as the time of their competition is over.
    pub to_adjudicate: LateTurns,
    /// Rings when roles are to be looked after at once: a server has chosen one, or someone lost theirs.
    pub roles: Alarm,
    /// The roles that Discord refused.
    pub role_pauses: RolePauses,
    /// Which places changed lately.
    pub changes: PlaceChanges,
    /// Which listed members Discord was asked about.
    pub asked_for: Spacing<(Home, PlayerId), A_DAY>,
    /// When players were last told that boards don't reach them.
    pub told_unreached: Spacing<PlayerId, A_DAY>,
    /// When channels of games were last checked.
    pub channel_checks: ChannelChecks,
    /// The metrics.
    pub metrics: Metrics,
    /// When the program was last known to be alive.
    pub heartbeat: Heartbeat,
    /// Whether this process is stopping, and others should get the interactions.
    pub draining: AtomicBool,
    /// Whether this process can serve.
    pub fitness: Fitness,
}

impl Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.parts
    }
}

impl App {
    /// Something has changed in a place: what was refused there is due now.
    pub(crate) async fn release(&self, home: Home) -> anyhow::Result<()> {
        // Noted first: what is refused at this moment sees it once that is stored.
        self.memory.changes.note(home);
        if home.server().is_some_and(|guild| self.memory.role_pauses.any_in(guild)) {
            self.memory.roles.ring();
        }
        if self.store.release_owed(home, self.clock.now()).await? {
            self.outbox.wake();
        }
        Ok(())
    }

    /// When to try again what was just stored as owed to a place: at once if that has changed since the attempt `began`, as the change
    /// didn't find it owed.
    pub(crate) async fn unless_changed(
        &self,
        place: Home,
        began: Moment,
        again: Timestamp,
    ) -> anyhow::Result<Timestamp> {
        if !self.memory.changes.since(place, began) {
            return Ok(again);
        }
        let now = self.clock.now();
        self.store.release_owed(place, now).await?;
        Ok(now)
    }

    /// Someone used the bot in a place that is owed something. Where the bot can't post by itself, that is how it can.
    pub(crate) async fn release_after_use(&self, home: Home) -> anyhow::Result<()> {
        let is_time = home.server().is_none_or(|guild| self.memory.releases.is_time(guild, self.clock.now()));
        if is_time { self.release(home).await } else { Ok(()) }
    }

    /// A handle that may always write.
    pub(crate) fn new(store: Store, parts: Parts) -> Self {
        parts.discord.takes_names_from(store.clone(), parts.chosen.world);
        Self { store, parts: Arc::new(parts) }
    }

    /// A handle for the jobs, which writes only while this worker holds the lease of this epoch.
    pub(crate) fn fenced(&self, epoch: Epoch) -> Arc<Self> {
        Arc::new(Self { store: self.store.fenced(epoch), parts: Arc::clone(&self.parts) })
    }

    /// The settings of a home; the operator's defaults where there are none.
    pub(crate) async fn server_settings(&self, home: Home) -> anyhow::Result<ServerSettings> {
        let chosen = match home.server() {
            Some(guild) => self.store.server_settings(guild).await?,
            None => None,
        };
        Ok(chosen.unwrap_or_else(|| self.default_settings()))
    }

    /// The settings of a server that has chosen none.
    pub(crate) fn default_settings(&self) -> ServerSettings {
        ServerSettings { clock: self.chosen.turn_time, ..ServerSettings::default() }
    }

    /// Notes that the program is alive. Returns when to do so again.
    pub(crate) async fn beat(&self) -> anyhow::Result<Timestamp> {
        self.memory.heartbeat.beat(&self.store, &self.clock, &self.discord.limits).await
    }

    /// Makes up for an outage that has just ended, before an interaction is handled.
    pub(crate) async fn make_up_for_outage(&self) {
        self.memory.heartbeat.make_up_for_outage(&self.store, &self.clock, &self.discord.limits).await;
    }

    /// Stores that an answer made an announcement.
    pub(crate) async fn made_by_answer(&self, announcement: AnnouncementId) -> Result<(), CommitError> {
        self.outbox.made_by_answer(&self.store, announcement).await
    }

    /// Stores a unit, and wakes the scheduler for its timers. Returns the ids of the announcements, in order.
    pub(crate) async fn write(&self, unit: Unit) -> Result<Vec<AnnouncementId>, CommitError> {
        let at = unit.at;
        let time = |change: &Change| match change {
            Change::SetTimer { at, .. } => *at,
            // With these, the store wakes the timers of competitions.
            Change::EndGame { .. } | Change::Suspend { .. } | Change::Competition { .. } => Some(at),
            // With this, the timer of the next count.
            Change::VoteGame(VoteChange::Cast(_)) => at.checked_add(COUNTED_EVERY).ok(),
            _ => None,
        };
        let earliest = unit.changes.iter().filter_map(time).min();
        let numbers = self.store.commit(unit).await?;
        if let Some(earliest) = earliest {
            self.timers.set(earliest);
        }
        Ok(numbers)
    }
}
