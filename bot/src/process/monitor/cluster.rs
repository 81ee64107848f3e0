//! What `/health` says about a worker among others.

use std::sync::atomic::Ordering;

use anyhow::Context as _;
use data::{Lease, Worker};
use jiff::{SignedDuration, Timestamp};
use serde::Serialize;

use super::watched::Watched;

/// After this time, the next holder should have taken an expired lease.
const TAKEN_OVER: SignedDuration = SignedDuration::from_secs(15);

/// A worker among others.
#[derive(Serialize)]
pub(super) struct Cluster {
    worker: String,
    role: Role,
    /// `None` if there has never been one.
    lease: Option<LeaseHeld>,
    /// How late the oldest work is that is due.
    lag_seconds: f64,
    /// Those seen in the last minutes, this one included.
    workers: Vec<OneOfThem>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
enum Role {
    /// It does the jobs.
    Holder,
    /// It answers interactions.
    Worker,
    /// It takes nothing more.
    Stopping,
}

#[derive(Serialize)]
struct LeaseHeld {
    /// `None` if it was handed on, and no one has taken it yet.
    holder: Option<String>,
    epoch: String,
    /// Negative once it has expired.
    seconds_left: f64,
}

#[derive(Serialize)]
struct OneOfThem {
    worker: String,
    version: String,
    since: Timestamp,
    seen_seconds_ago: f64,
    stopping: bool,
}

impl Cluster {
    /// As it stands; `None` if the database is a file.
    pub(super) async fn read(watched: &Watched) -> anyhow::Result<Option<Self>> {
        let store = &watched.app.store;
        if !store.may_have_other_workers() {
            return Ok(None);
        }
        let lease = store.lease().await.context("loading the lease")?;
        let workers = store.workers().await.context("loading the workers")?;
        let now = watched.app.clock.now();
        let waits = store.backlog(now).await.context("counting queues")?;
        let oldest = [waits.announcement, waits.timer].into_iter().flatten().min();
        let lag = oldest.map_or(SignedDuration::ZERO, |oldest| now.duration_since(oldest));
        let holds = lease.as_ref().is_some_and(|lease| lease.holder.as_ref() == Some(&watched.worker));
        Ok(Some(Self {
            worker: watched.worker.to_string(),
            role: match watched.app.memory.draining.load(Ordering::Relaxed) {
                true => Role::Stopping,
                false if holds => Role::Holder,
                false => Role::Worker,
            },
            lease: lease.as_ref().map(LeaseHeld::of),
            lag_seconds: lag.max(SignedDuration::ZERO).as_secs_f64(),
            workers: workers.iter().map(OneOfThem::of).collect(),
        }))
    }

    /// What is wrong, if anything.
    pub(super) fn wrong(&self) -> Option<String> {
        let lost = self.lease.as_ref().is_none_or(|lease| is_lost(lease.seconds_left));
        lost.then(|| "no worker holds the lease, so nothing happens by itself".to_owned())
    }
}

impl LeaseHeld {
    fn of(lease: &Lease) -> Self {
        Self {
            holder: lease.holder.as_ref().map(ToString::to_string),
            epoch: lease.epoch.to_string(),
            // One that was handed on is free at once.
            seconds_left: lease.holder.as_ref().map_or(0.0, |_| lease.left.as_secs_f64()),
        }
    }
}

impl OneOfThem {
    fn of(worker: &Worker) -> Self {
        Self {
            worker: worker.id.to_string(),
            version: worker.version.clone(),
            since: worker.since,
            seen_seconds_ago: worker.seen.as_secs_f64(),
            stopping: worker.draining,
        }
    }
}

/// Whether the next holder should have taken a lease that is valid for so long, or has been expired if it's negative.
fn is_lost(seconds_left: f64) -> bool {
    seconds_left < -TAKEN_OVER.as_secs_f64()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lease_is_lost_once_no_one_took_it_in_time() {
        assert!(!is_lost(9.0) && !is_lost(0.0) && !is_lost(-15.0));
        assert!(is_lost(-15.1));
    }
}
