//! The shared state of a running sandbox.
//!
//! Locks are held briefly and never across an await.

use std::net::SocketAddr;
use std::time::Duration;

use parking_lot::Mutex;
use tokio::sync::watch;

use crate::clock::Clock;
use crate::config::Config;
use crate::fault_plan::FaultPlan;
use crate::limits::Limits;
use crate::outage::Outage;
use crate::record::Recorder;
use crate::world::World;

/// Everything that requests, sockets and tests share.
pub(crate) struct Hub {
    pub(crate) clock: Clock,
    pub(crate) address: SocketAddr,
    pub(crate) heartbeat: Duration,
    /// How many shards the bot is told to open.
    pub(crate) shards: u32,
    /// The state of guild and application.
    pub(crate) world: Mutex<World>,
    /// The faults that tests have planned.
    pub(crate) faults: Mutex<FaultPlan>,
    /// The record of the bot's requests.
    pub(crate) recorder: Mutex<Recorder>,
    /// The rate limit counters.
    pub(crate) limits: Mutex<Limits>,
    /// The outage that a test has caused.
    pub(crate) outage: watch::Sender<Outage>,
    stopping: watch::Sender<bool>,
}

impl Hub {
    pub(crate) fn new(world: World, address: SocketAddr, config: &Config) -> Self {
        Self {
            clock: world.clock.clone(),
            address,
            heartbeat: config.heartbeat,
            shards: config.shards,
            world: Mutex::new(world),
            faults: Mutex::default(),
            recorder: Mutex::new(Recorder::new(config.recorded)),
            limits: Mutex::default(),
            outage: watch::Sender::default(),
            stopping: watch::Sender::new(false),
        }
    }

    /// Waits until the sandbox answers at all, which a test can prevent.
    pub(crate) async fn until_responsive(&self) {
        // Cannot fail: the sender lives as long as the hub.
        let _ = self.outage.subscribe().wait_for(|outage| !outage.silent).await;
    }

    /// Makes every open connection close.
    pub(crate) fn stop(&self) {
        self.stopping.send_replace(true);
    }

    /// Waits until the sandbox stops.
    pub(crate) async fn stopped(&self) {
        // Cannot fail: the sender lives as long as the hub.
        let _ = self.stopping.subscribe().wait_for(|stopping| *stopping).await;
    }

    /// Address of the gateway.
    pub(crate) fn gateway_url(&self) -> String {
        format!("ws://{}/gateway", self.address)
    }
}
