//! What is monitored, and how it is now.

use std::sync::Arc;

use anyhow::Context as _;
use data::WorkerId;
use poise::serenity_prelude as serenity;

use crate::{
    app::{App, metrics::Now},
    process::holder::Running,
};

/// What is monitored.
pub(crate) struct Watched {
    pub(crate) app: Arc<App>,
    /// `None` if interactions arrive over HTTP.
    pub(crate) shards: Option<Arc<serenity::ShardManager>>,
    /// The jobs that run here; none should ever end.
    pub(crate) jobs: Running,
    /// This worker's name.
    pub(crate) worker: WorkerId,
}

impl Watched {
    pub(super) async fn now(&self) -> anyhow::Result<Now> {
        let (connections, heartbeat) = match &self.shards {
            Some(shards) => {
                let runners = shards.runners.lock().await;
                let connected = runners.values().map(|runner| runner.stage);
                let connected = connected.filter(|stage| *stage == serenity::ConnectionStage::Connected);
                let heartbeat = runners.values().filter_map(|runner| runner.latency).max();
                (Some((runners.len(), connected.count())), heartbeat)
            }
            None => (None, None),
        };
        let time = self.app.clock.now();
        let backlog = self.app.store.backlog(time).await.context("counting queues")?;
        let database = self.app.store.size().await.context("reading the size of the database")?;
        let under_way = self.app.memory.under_way.count();
        Ok(Now { connections, heartbeat, under_way, backlog, database, time })
    }
}
