//! What every command, button and job shares.

pub(crate) mod alarm;
pub(crate) mod asked_for;
pub(crate) mod clock;
pub(crate) mod dedup;
pub(crate) mod floods;
pub(crate) mod imports;
pub(crate) mod instance_lock;
pub(crate) mod languages;
pub(crate) mod metrics;
pub(crate) mod outbox;
pub(crate) mod readers;
pub(crate) mod respond;
pub(crate) mod server_settings;
pub(crate) mod token_bucket;
pub(crate) mod under_way;
pub(crate) mod version;

use std::sync::Arc;

use anyhow::Context as _;
use data::{AnnouncementId, CommitError, Store, Unit};
use jiff::SignedDuration;
use play::{Announcement, Change, ChannelId, GuildId, Limits, Refusal, ServerSettings, Table, TimeControl};
use poise::serenity_prelude as serenity;
use render::Painter;
use ui::{failure::Failure, texts::Texts, views::privacy::Published};

use crate::{
    Clock,
    app::{
        alarm::Alarm, asked_for::AskedFor, dedup::Seen, floods::Floods, imports::Imports, metrics::Metrics,
        outbox::Outbox, under_way::UnderWay,
    },
    discord::{
        downloads::Downloads,
        interaction::{Delivery, Interaction},
        pace::Pace,
    },
};

/// The bot's parts, made once at the start.
pub(crate) struct App {
    /// What is stored.
    pub store: Store,
    /// The sentences.
    pub texts: Texts,
    /// Draws the boards: the process's one painter, since its first picture takes long.
    pub painter: &'static Painter,
    /// Speaks to Discord.
    pub http: Arc<serenity::Http>,
    /// What time it is.
    pub clock: Clock,
    /// How long a challenge waits for an answer.
    pub challenge_lifetime: SignedDuration,
    /// How much time the players have, unless their server or they say otherwise.
    pub turn_time: TimeControl,
    /// How much a player may have going at a time.
    pub limits: Limits,
    /// What members and servers have asked for lately.
    pub floods: Floods,
    /// The interactions that were taken up.
    pub seen: Seen,
    /// What is being answered just now.
    pub under_way: UnderWay,
    /// Wakes the delivery of announcements.
    pub outbox: Outbox,
    /// How fast Discord is asked for what nobody waits for.
    pub pace: Arc<Pace>,
    /// Held while times away are decided on, one after the other: what is decided sets one timer for all of a player's.
    pub absences: tokio::sync::Mutex<()>,
    /// Fetches the files that members attach to commands.
    pub downloads: Downloads,
    /// The files of games that members have imported.
    pub imports: Imports,
    /// For whom of those on leaderboards it was asked whether they are still there.
    pub asked_for: AskedFor,
    /// What is counted.
    pub metrics: Metrics,
    /// Wakes the scheduler for timers.
    pub timers: Alarm,
    /// Wakes the deletion of data that a player has asked for.
    pub deletions: Alarm,
    /// What an operator has published about privacy, and how long the data of servers that were left are kept.
    pub published: Published,
}

impl App {
    /// The game that is running in a channel.
    pub(crate) fn running_in(&self, channel: ChannelId) -> Result<Table, Failure> {
        let table = self.store.running_in(channel).context("looking for the game of a channel")?;
        Ok(table.ok_or(Refusal::NoGameHere)?)
    }

    /// What holds in a server: as its moderators have it, or else as the operator has.
    pub(crate) fn server_settings(&self, guild: GuildId) -> anyhow::Result<ServerSettings> {
        Ok(self
            .store
            .server_settings(guild)?
            .unwrap_or(ServerSettings { clock: self.turn_time, ..ServerSettings::default() }))
    }

    /// Stores what `asked` led to. Returns the announcements' numbers, in their order.
    pub(crate) async fn commit(
        &self,
        interaction: &Interaction,
        told: Delivery,
        changes: Vec<Change>,
        announcements: Vec<Announcement>,
    ) -> Result<Vec<AnnouncementId>, Failure> {
        let unit =
            Unit { interaction: Some(interaction.seen(told)), changes, announcements, at: self.clock.now() };
        self.write(unit).await.map_err(|error| self.not_stored(interaction, error))
    }

    /// Stores a unit, and has the timers that it sets looked at in time. Returns the announcements' numbers, in their order.
    pub(crate) async fn write(&self, unit: Unit) -> Result<Vec<AnnouncementId>, CommitError> {
        let times = unit.changes.iter().filter_map(|change| match change {
            Change::SetTimer { at, .. } => *at,
            _ => None,
        });
        let earliest = times.min();
        let numbers = self.store.commit(unit).await?;
        if let Some(earliest) = earliest {
            self.timers.set(earliest);
        }
        Ok(numbers)
    }

    /// Why the one who asked cannot have what was decided: the store has refused it.
    pub(crate) fn not_stored(&self, interaction: &Interaction, error: CommitError) -> Failure {
        match error {
            CommitError::SeenBefore => Failure::Silent,
            CommitError::Stale => Refusal::Stale.into(),
            CommitError::ChannelBusy => match self.store.running_in(interaction.channel) {
                Ok(Some(table)) => Refusal::ChannelBusy { game: table.id() }.into(),
                // It has ended in the meantime.
                Ok(None) => Refusal::Stale.into(),
                Err(error) => Failure::Broken(error),
            },
            CommitError::Other(error) => Failure::Broken(error.context("storing a change")),
        }
    }
}
