//! The shared state of a running sandbox.
//!
//! Locks are held briefly and never across an await.

use std::net::SocketAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

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
    world: Mutex<World>,
    faults: Mutex<FaultPlan>,
    recorder: Mutex<Recorder>,
    limits: Mutex<Limits>,
    outage: watch::Sender<Outage>,
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

    /// Locks the state of guild and application.
    pub(crate) fn world(&self) -> MutexGuard<'_, World> {
        locked(&self.world)
    }

    /// Locks the faults that tests have ordered.
    pub(crate) fn faults(&self) -> MutexGuard<'_, FaultPlan> {
        locked(&self.faults)
    }

    /// Locks the record of the bot's requests.
    pub(crate) fn recorder(&self) -> MutexGuard<'_, Recorder> {
        locked(&self.recorder)
    }

    /// Locks the rate limit counters.
    pub(crate) fn limits(&self) -> MutexGuard<'_, Limits> {
        locked(&self.limits)
    }

    /// The outage that a test has ordered.
    pub(crate) fn outage(&self) -> &watch::Sender<Outage> {
        &self.outage
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

/// Locks even if a test panicked while holding the lock.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
