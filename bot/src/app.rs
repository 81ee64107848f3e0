//! What every command, button and job shares.

use std::sync::Arc;

use anyhow::Context as _;
use data::{AnnouncementId, CommitError, Seen as SeenInteraction, Store, Unit};
use jiff::SignedDuration;
use play::{Announcement, Change, ChannelId, Limits, Refusal, Table};
use poise::serenity_prelude as serenity;
use render::Painter;
use tokio::sync::Notify;

use crate::{
    Clock, asked::Asked, failure::Failure, outbox::Outbox, seen::Seen, texts::Texts, under_way::UnderWay,
};

/// How the announcements of a change are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Told {
    /// By the answer to the interaction that caused it.
    ByTheAnswer,
    /// By messages of their own.
    ByThemselves,
}

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
    /// How much a player may have going at a time.
    pub limits: Limits,
    /// The interactions that were taken up.
    pub seen: Seen,
    /// What is being answered just now.
    pub under_way: UnderWay,
    /// Wakes the delivery of announcements.
    pub outbox: Outbox,
    /// Notified when there is a new challenge to watch.
    pub challenge_made: Notify,
}

impl App {
    /// The game that is running in a channel.
    pub(crate) fn running_in(&self, channel: ChannelId) -> Result<Table, Failure> {
        let table = self.store.running_in(channel).context("looking for the game of a channel")?;
        Ok(table.ok_or(Refusal::NoGameHere)?)
    }

    /// Stores what `asked` led to. Returns the announcements' numbers, in their order.
    pub(crate) async fn commit(
        &self,
        asked: &Asked,
        told: Told,
        changes: Vec<Change>,
        announcements: Vec<Announcement>,
    ) -> Result<Vec<AnnouncementId>, Failure> {
        let token = match told {
            Told::ByTheAnswer => Some(asked.token.clone()),
            Told::ByThemselves => None,
        };
        let unit = Unit {
            interaction: Some(SeenInteraction { id: asked.id.get(), token }),
            changes,
            announcements,
            at: self.clock.now(),
        };
        self.store.commit(unit).await.map_err(|error| match error {
            CommitError::SeenBefore => Failure::Silent,
            CommitError::Stale => Refusal::Stale.into(),
            CommitError::ChannelBusy => match self.store.running_in(asked.channel) {
                Ok(Some(table)) => Refusal::ChannelBusy { game: table.id() }.into(),
                // It has ended in the meantime.
                Ok(None) => Refusal::Stale.into(),
                Err(error) => Failure::Broken(error),
            },
            CommitError::Other(error) => Failure::Broken(error.context("storing a change")),
        })
    }
}
