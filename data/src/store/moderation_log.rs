//! The moderation log, as the store answers for it.

use play::{
    GuildId,
    paging::{LogPage, LogStretch},
};

use crate::{Store, moderation_log};

impl Store {
    /// At most `limit` entries of a server's log.
    pub async fn moderation_log(
        &self,
        guild: GuildId,
        stretch: LogStretch,
        limit: usize,
    ) -> anyhow::Result<LogPage> {
        self.read(move |connection| moderation_log::page(connection, guild, stretch, limit)).await
    }
}
