//! Which servers are stored, and the deletion of those that the bot has left.

use jiff::Timestamp;
use play::GuildId;

use crate::{CommitError, Store, columns::Sql, guild_data};

impl Store {
    /// All stored servers, and when the bot was found to have left each.
    pub async fn guilds(&self) -> anyhow::Result<Vec<(GuildId, Option<Timestamp>)>> {
        self.read(move |connection| {
            let mut statement = connection.prepare_cached("SELECT id, gone FROM guilds ORDER BY id")?;
            let rows = statement.query_map((), |row| {
                let gone: Option<Sql<Timestamp>> = row.get(1)?;
                Ok((row.get::<_, Sql<_>>(0)?.0, gone.map(|Sql(at)| at)))
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// When the bot was found to have left a server.
    pub async fn guild_gone(&self, guild: GuildId) -> anyhow::Result<Option<Timestamp>> {
        self.read(move |connection| {
            let sql = "SELECT gone FROM guilds WHERE id = ?1 AND gone IS NOT NULL";
            let mut statement = connection.prepare_cached(sql)?;
            let mut rows = statement.query_map([Sql(guild)], |row| row.get::<_, Sql<Timestamp>>(0))?;
            Ok(rows.next().transpose()?.map(|Sql(at)| at))
        })
        .await
    }

    /// Notes that the bot left a server at `at` (the first such note stays), or that it is there. Returns
    /// whether that was news.
    pub async fn set_guild_gone(&self, guild: GuildId, at: Option<Timestamp>) -> Result<bool, CommitError> {
        self.write(move |connection| {
            let changed = match at {
                Some(at) => connection
                    .prepare_cached("UPDATE guilds SET gone = ?2 WHERE id = ?1 AND gone IS NULL")?
                    .execute((Sql(guild), Sql(at)))?,
                None => connection
                    .prepare_cached("UPDATE guilds SET gone = NULL WHERE id = ?1 AND gone IS NOT NULL")?
                    .execute([Sql(guild)])?,
            };
            Ok(changed > 0)
        })
        .await
    }

    /// The servers that the bot left at `until` or earlier, and those whose deletion was started.
    pub async fn guilds_to_delete(&self, until: Timestamp) -> anyhow::Result<Vec<GuildId>> {
        self.read(move |connection| {
            let sql = "SELECT id FROM guilds WHERE gone <= ?1 OR deleting ORDER BY id";
            let mut statement = connection.prepare_cached(sql)?;
            let rows = statement.query_map([Sql(until)], |row| Ok(row.get::<_, Sql<_>>(0)?.0))?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// Exports everything stored about a server, as [`crate::export_guild`] does. Blocking: don't call it from async
    /// code.
    pub fn export_guild(&self, guild: GuildId) -> anyhow::Result<Option<serde_json::Value>> {
        match self.file() {
            Some(file) => Ok(guild_data::export_guild(file.path(), guild)?),
            None => self.at_one_moment(move |connection| guild_data::all_of(connection, guild)),
        }
    }

    /// Does one step of deleting a server's data. Call it until it returns true. Players about whom nothing
    /// else is stored are deleted too. Afterwards [`Self::deletions`] names the server, so that the file is
    /// wiped of its id.
    pub async fn delete_guild(&self, guild: GuildId) -> Result<bool, CommitError> {
        self.write_without_references(move |connection| Ok(guild_data::step(connection, guild)?)).await
    }
}
