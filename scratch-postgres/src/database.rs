//! A database for one test.

use postgres::SimpleQueryMessage;

use crate::{Cluster, cluster::connected};

/// A database. It is dropped with this value, even while there are connections to it.
#[derive(Debug)]
pub struct Database<'c> {
    cluster: &'c Cluster,
    name: String,
}

impl<'c> Database<'c> {
    pub(crate) const fn new(cluster: &'c Cluster, name: String) -> Self {
        Self { cluster, name }
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How to connect to it.
    pub fn config(&self) -> postgres::Config {
        self.cluster.config(&self.name)
    }

    /// Its address, as `postgres://…`.
    pub fn url(&self) -> String {
        self.cluster.url(&self.name)
    }

    /// Runs statements, in a transaction if there are several.
    pub fn run(&self, sql: &str) -> anyhow::Result<()> {
        connected(&self.config(), |client| Ok(client.batch_execute(sql)?))
    }

    /// The first column of every row of a query, as text; NULL is empty.
    pub fn column(&self, sql: &str) -> anyhow::Result<Vec<String>> {
        let messages = connected(&self.config(), |client| Ok(client.simple_query(sql)?))?;
        let rows = messages.into_iter().filter_map(|message| match message {
            SimpleQueryMessage::Row(row) => Some(row.get(0).unwrap_or_default().to_owned()),
            _ => None,
        });
        Ok(rows.collect())
    }

    /// Ends all connections to it, even in the middle of a statement, and waits until they are gone.
    pub fn end_connections(&self) -> anyhow::Result<()> {
        let ended = format!(
            "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = '{}'",
            self.name
        );
        self.cluster.command(&ended)
    }
}

impl Drop for Database<'_> {
    fn drop(&mut self) {
        // If this fails, the database is removed with the server.
        let _ = self.cluster.command(&format!("DROP DATABASE {} WITH (FORCE)", self.name));
    }
}
