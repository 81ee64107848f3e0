//! Which servers are stored, and the deletion of those that the bot has left.

use jiff::Timestamp;
use play::GuildId;

use crate::{CommitError, Store, columns::Sql, guild_data, in_bulk::without_references};

impl Store {
    /// The servers of which something is stored, and since when the bot is in each no longer.
    pub fn guilds(&self) -> anyhow::Result<Vec<(GuildId, Option<Timestamp>)>> {
        self.read(|connection| {
            let mut statement = connection.prepare_cached("SELECT id, gone FROM guilds ORDER BY id")?;
            let rows = statement.query_map((), |row| {
                let gone: Option<Sql<Timestamp>> = row.get(1)?;
                Ok((row.get::<_, Sql<_>>(0)?.0, gone.map(|Sql(at)| at)))
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    /// Since when the bot is no longer in a server, as far as is known.
    pub fn guild_gone(&self, guild: GuildId) -> anyhow::Result<Option<Timestamp>> {
        self.read(|connection| {
            let sql = "SELECT gone FROM guilds WHERE id = ?1 AND gone IS NOT NULL";
            let mut statement = connection.prepare_cached(sql)?;
            let mut rows = statement.query_map([Sql(guild)], |row| row.get::<_, Sql<Timestamp>>(0))?;
            Ok(rows.next().transpose()?.map(|Sql(at)| at))
        })
    }

    /// Notes that the bot is in a server no longer since `at`, unless that is known; or that it is there (again). Whether it
    /// was news.
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

    /// The servers in which the bot is no longer since `until` or longer, and those whose deletion was begun.
    pub fn guilds_to_delete(&self, until: Timestamp) -> anyhow::Result<Vec<GuildId>> {
        self.read(|connection| {
            let sql = "SELECT id FROM guilds WHERE gone <= ?1 OR deleting ORDER BY id";
            let mut statement = connection.prepare_cached(sql)?;
            let rows = statement.query_map([Sql(until)], |row| Ok(row.get::<_, Sql<_>>(0)?.0))?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    /// Deletes some of what is stored of a server; to be called until it says that nothing is left. Players of whom nothing else
    /// is stored go with it. What the file has left of its number is then to be wiped: [`Self::deletions`] names it.
    pub async fn delete_guild(&self, guild: GuildId) -> Result<bool, CommitError> {
        self.write_alone(move |connection| {
            without_references(connection, |transaction| Ok(guild_data::step(transaction, guild)?))
        })
        .await
    }
}
