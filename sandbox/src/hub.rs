//! What every part of a running sandbox shares.

use std::net::SocketAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::watch;

use crate::clock::Clock;
use crate::door::Outage;
use crate::faults::Orders;
use crate::limits::Limits;
use crate::record::Recorder;
use crate::world::World;

/// The shared state. The locks are held for moments only and never across an await.
pub(crate) struct Hub {
    pub(crate) clock: Clock,
    pub(crate) address: SocketAddr,
    pub(crate) heartbeat: Duration,
    world: Mutex<World>,
    orders: Mutex<Orders>,
    recorder: Mutex<Recorder>,
    limits: Mutex<Limits>,
    outage: watch::Sender<Outage>,
    stopping: watch::Sender<bool>,
}

impl Hub {
    pub(crate) fn new(world: World, address: SocketAddr, heartbeat: Duration, recorded: usize) -> Self {
        Self {
            clock: world.clock.clone(),
            address,
            heartbeat,
            world: Mutex::new(world),
            orders: Mutex::default(),
            recorder: Mutex::new(Recorder::new(recorded)),
            limits: Mutex::default(),
            outage: watch::Sender::default(),
            stopping: watch::Sender::new(false),
        }
    }

    /// The state of guild and application.
    pub(crate) fn world(&self) -> MutexGuard<'_, World> {
        locked(&self.world)
    }

    /// The faults that tests have ordered.
    pub(crate) fn orders(&self) -> MutexGuard<'_, Orders> {
        locked(&self.orders)
    }

    /// What the bot has asked for.
    pub(crate) fn recorder(&self) -> MutexGuard<'_, Recorder> {
        locked(&self.recorder)
    }

    /// How often the bot has asked.
    pub(crate) fn limits(&self) -> MutexGuard<'_, Limits> {
        locked(&self.limits)
    }

    /// What keeps the bot away, by order of a test.
    pub(crate) fn outage(&self) -> &watch::Sender<Outage> {
        &self.outage
    }

    /// Waits until anything is answered at all.
    pub(crate) async fn speaks(&self) {
        // The sender lives as long as the hub.
        let _ = self.outage.subscribe().wait_for(|outage| !outage.silent).await;
    }

    /// Tells every open connection to end.
    pub(crate) fn stop(&self) {
        self.stopping.send_replace(true);
    }

    /// Waits until the sandbox stops.
    pub(crate) async fn stopped(&self) {
        // The sender lives as long as the hub.
        let _ = self.stopping.subscribe().wait_for(|stopping| *stopping).await;
    }

    /// Where the gateway is.
    pub(crate) fn gateway_url(&self) -> String {
        format!("ws://{}/gateway", self.address)
    }
}

/// A test that panicked while it held a lock spoils nothing for the others.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
