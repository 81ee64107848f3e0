//! A primary and a standby that has everything the primary has acknowledged, so that the loss of either loses nothing.
//!
//! The standby is synchronous: a commit returns once the standby has it. While the primary is alone, after the other server
//! was lost, it commits by itself, as Patroni makes it do.

use anyhow::{Context as _, ensure};

use postgres::SimpleQueryMessage;

use crate::{Builder, Cluster, Programs, cluster::connected, origin::Origin};

/// What both need, beyond the settings of a single one: a standby's limits must be at least those of its primary.
const SETTINGS: [(&str, &str); 4] = [
    ("wal_level", "replica"),
    ("max_wal_senders", "8"),
    // Long enough for a standby that has just been copied.
    ("wal_keep_size", "64MB"),
    ("hot_standby", "on"),
];

/// Two servers, which stop when this value is dropped, or when the process ends.
#[derive(Debug)]
pub struct Pair {
    programs: Programs,
    builder: Builder,
    primary: Cluster,
    /// `None` while the primary is alone.
    standby: Option<Cluster>,
    /// The port of the server that was lost, for the next one.
    free_port: Option<u16>,
}

impl Pair {
    /// Starts both with the builder's settings; `None` if PostgreSQL isn't installed.
    pub fn start(builder: Builder) -> anyhow::Result<Option<Self>> {
        let Some(programs) = Programs::find() else { return Ok(None) };
        let builder = SETTINGS.iter().fold(builder, |builder, (name, value)| builder.setting(name, value));
        let primary = builder.start_from(&programs, Origin::Empty)?;
        let mut pair = Self { programs, builder, primary, standby: None, free_port: None };
        pair.add_standby()?;
        Ok(Some(pair))
    }

    /// The server that accepts writes.
    pub const fn primary(&self) -> &Cluster {
        &self.primary
    }

    /// The server that follows the primary, if there is one.
    pub const fn standby(&self) -> Option<&Cluster> {
        self.standby.as_ref()
    }

    /// The address of a database on whichever of the two is the primary. It stays the same.
    pub fn url(&self, database: &str) -> String {
        let of_primary = self.primary.url(database);
        let other = self.standby.as_ref().map(Cluster::port).or(self.free_port);
        let Some(other) = other else { return of_primary };
        let primary = self.primary.port();
        let (low, high) = (primary.min(other), primary.max(other));
        let one = format!("127.0.0.1:{primary}/");
        let both = format!("127.0.0.1:{low},127.0.0.1:{high}/");
        format!("{}?target_session_attrs=read-write", of_primary.replace(&one, &both))
    }

    /// Makes an empty database.
    pub fn create(&self, database: &str) -> anyhow::Result<()> {
        self.primary.command(&format!("CREATE DATABASE {database}"))
    }

    /// All columns of all rows of a query on a database of the primary, as text; NULL is `None`.
    pub fn rows(&self, database: &str, sql: &str) -> anyhow::Result<Vec<Vec<Option<String>>>> {
        let config = self.primary.config(database);
        let messages = connected(&config, |client| Ok(client.simple_query(sql)?))?;
        let rows = messages.into_iter().filter_map(|message| match message {
            SimpleQueryMessage::Row(row) => {
                Some((0..row.len()).map(|column| row.get(column).map(str::to_owned)).collect())
            }
            _ => None,
        });
        Ok(rows.collect())
    }

    /// Kills the primary, as the loss of its machine would. Nothing can be stored until the standby is promoted.
    pub fn kill_primary(&self) -> anyhow::Result<()> {
        self.primary.kill()
    }

    /// Makes the standby the primary, which is then alone.
    pub fn promote(&mut self) -> anyhow::Result<()> {
        let standby = self.standby.take().context("there is no standby")?;
        standby.command("SELECT pg_promote(true, 60)")?;
        // The folder of the old one is removed here.
        self.free_port = Some(std::mem::replace(&mut self.primary, standby).port());
        Ok(())
    }

    /// Adds a standby to a primary that is alone, as a copy of it, and waits until commits wait for it.
    pub fn add_standby(&mut self) -> anyhow::Result<()> {
        ensure!(self.standby.is_none(), "there is a standby already");
        let origin =
            Origin::Copy { of: self.primary.port(), password: self.primary.password(), port: self.free_port };
        let standby = self.builder.start_from(&self.programs, origin)?;
        self.until("the standby follows", "state = 'streaming'")?;
        self.primary.command("ALTER SYSTEM SET synchronous_standby_names = '*'")?;
        self.primary.command("SELECT pg_reload_conf()")?;
        self.until("commits wait for the standby", "sync_state = 'sync'")?;
        (self.standby, self.free_port) = (Some(standby), None);
        Ok(())
    }

    /// Waits until the primary says this of its standby.
    fn until(&self, what: &str, is: &str) -> anyhow::Result<()> {
        let sql = format!("SELECT 1 / count(*) FROM pg_stat_replication WHERE {is}");
        self.primary.until_possible(&sql, || false).with_context(|| format!("gave up waiting until {what}"))
    }
}
