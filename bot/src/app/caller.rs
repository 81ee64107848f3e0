//! A member who asks for something, and the app that carries it out.

use std::{ops::Deref, sync::Arc};

use data::{AnnouncementId, CommitError, Unit};
use play::{Announcement, Change, Refusal};
use ui::{failure::Failure, look::Look, texts::Words};

use crate::{
    app::App,
    discord::interaction::{Delivery, Interaction},
};

/// The caller, by their interaction.
pub(crate) struct Caller {
    /// The app.
    pub app: Arc<App>,
    interaction: Interaction,
}

impl Deref for Caller {
    type Target = Interaction;

    fn deref(&self) -> &Interaction {
        &self.interaction
    }
}

impl Caller {
    pub(crate) fn new(app: &Arc<App>, interaction: Interaction) -> Self {
        Self { app: Arc::clone(app), interaction }
    }

    /// The texts for the caller alone.
    pub(crate) async fn words(&self) -> &Words {
        self.app.words_of(self.player, &self.locale).await
    }

    /// How boards look to the caller.
    pub(crate) async fn look(&self) -> Look<'static> {
        self.app.look_to(self.player, self.home).await
    }

    /// Stores what the interaction led to. Returns the ids of the announcements, in order.
    pub(crate) async fn commit(
        &self,
        told: Delivery,
        changes: Vec<Change>,
        announcements: Vec<Announcement>,
    ) -> Result<Vec<AnnouncementId>, Failure> {
        let (interaction, at) = (Some(self.seen(told)), self.app.clock.now());
        self.stored(self.app.write(Unit { interaction, changes, announcements, at }).await).await
    }

    /// What was stored, or what to tell the caller when the store refused it.
    pub(crate) async fn stored<T>(&self, stored: Result<T, CommitError>) -> Result<T, Failure> {
        match stored {
            Ok(stored) => Ok(stored),
            Err(error) => Err(self.not_stored(error).await),
        }
    }

    /// What to tell the caller when the store refused a change.
    pub(crate) async fn not_stored(&self, error: CommitError) -> Failure {
        match error {
            CommitError::SeenBefore => Failure::Silent,
            CommitError::Stale => Refusal::Stale.into(),
            CommitError::ChannelBusy => match self.app.store.running_in(self.channel).await {
                Ok(Some(table)) => Refusal::ChannelBusy { game: table.id() }.into(),
                // It has ended meanwhile.
                Ok(None) => Refusal::Stale.into(),
                Err(error) => Failure::Broken(error),
            },
            // What players do isn't done under the lease.
            lost @ CommitError::LeaseLost => Failure::Broken(lost.into()),
            CommitError::Other(error) => Failure::Broken(error.context("storing a change")),
        }
    }
}
