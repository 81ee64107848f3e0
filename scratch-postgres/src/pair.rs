//! A primary and a standby that has everything the primary has acknowledged, so that the loss of either loses nothing.
//!
//! The standby is synchronous: a commit returns once the standby has it. While the primary is alone, after the other one
//! was lost, it commits by itself, as Patroni has it do.

use std::{
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};

use postgres::SimpleQueryMessage;

use crate::{Builder, Cluster, Programs, cluster::connected, origin::Origin};

/// How long a standby may take to catch up.
const PATIENCE: Duration = Duration::from_mins(1);
/// How long to wait before looking again.
const LOOK_AGAIN: Duration = Duration::from_millis(20);
/// What both need, beyond the settings of a single one: a standby must get at least what its primary has.
const SETTINGS: [(&str, &str); 4] = [
    ("wal_level", "replica"),
    ("max_wal_senders", "8"),
    // Long enough for a standby that has just been copied.
    ("wal_keep_size", "256MB"),
    ("hot_standby", "on"),
];

/// Two servers, which end with the value or with the process.
#[derive(Debug)]
pub struct Pair {
    programs: Programs,
    builder: Builder,
    primary: Cluster,
    /// `None` while the primary is alone.
    standby: Option<Cluster>,
    /// Of the one that was lost, for the next.
    free_port: Option<u16>,
}

impl Pair {
    /// Starts both, which are as the builder says; `None` if PostgreSQL isn't installed.
    pub fn start(builder: Builder) -> anyhow::Result<Option<Self>> {
        let Some(programs) = Programs::find() else { return Ok(None) };
        let builder = SETTINGS.iter().fold(builder, |builder, (name, value)| builder.setting(name, value));
        let primary = builder.start_from(&programs, &Origin::Nothing)?;
        let mut pair = Self { programs, builder, primary, standby: None, free_port: None };
        pair.add_standby()?;
        Ok(Some(pair))
    }

    /// The server that takes everything.
    pub const fn primary(&self) -> &Cluster {
        &self.primary
    }

    /// The server that only follows, if there is one.
    pub const fn standby(&self) -> Option<&Cluster> {
        self.standby.as_ref()
    }

    /// The address of a database on whichever of the two is the primary. It stays the same.
    pub fn url(&self, database: &str) -> String {
        let of_primary = self.primary.url(database);
        let other = self.standby.as_ref().map(Cluster::port).or(self.free_port);
        let Some(other) = other else { return of_primary };
        let (mut low, mut high) = (self.primary.port(), other);
        if low > high {
            (low, high) = (high, low);
        }
        let one = format!("127.0.0.1:{}/", self.primary.port());
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

    /// Kills the primary as the loss of its machine would. Nothing can be stored until the standby is promoted.
    pub fn kill_primary(&self) -> anyhow::Result<()> {
        self.primary.kill()
    }

    /// Makes the standby the primary. It is alone then.
    pub fn promote(&mut self) -> anyhow::Result<()> {
        let standby = self.standby.take().context("there is no standby")?;
        standby.command("SELECT pg_promote(true, 60)")?;
        // What is left of the old one goes.
        let lost = std::mem::replace(&mut self.primary, standby);
        self.free_port = Some(lost.port());
        Ok(())
    }

    /// Adds a standby to a primary that is alone, as a copy of it, and waits until commits wait for it.
    pub fn add_standby(&mut self) -> anyhow::Result<()> {
        ensure!(self.standby.is_none(), "there is a standby already");
        let origin = Origin::Copy { of: &self.primary, port: self.free_port };
        let standby = self.builder.start_from(&self.programs, &origin)?;
        self.until("the standby follows", "state = 'streaming'")?;
        self.primary.command("ALTER SYSTEM SET synchronous_standby_names = '*'")?;
        self.primary.command("SELECT pg_reload_conf()")?;
        self.until("commits wait for the standby", "sync_state = 'sync'")?;
        (self.standby, self.free_port) = (Some(standby), None);
        Ok(())
    }

    /// Waits until the primary says this of its standby.
    fn until(&self, what: &str, is: &str) -> anyhow::Result<()> {
        let begun = Instant::now();
        let sql = format!("SELECT 1 / count(*) FROM pg_stat_replication WHERE {is}");
        while let Err(error) = self.primary.command(&sql) {
            ensure!(begun.elapsed() < PATIENCE, "waited in vain until {what}: {error:#}");
            thread::sleep(LOOK_AGAIN);
        }
        Ok(())
    }
}
