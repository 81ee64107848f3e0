//! What Discord and networks do to a bot in a year, done to the real program while games are played.
//!
//! All of it happens at the same time, each fault to a program of its own with a Discord of its own; but what is counted by the
//! second happens alone, before: on a machine that is at its end, requests that were made evenly arrive in heaps. After each, play goes on,
//! or the program has ended with a word for its operator, within a minute; nothing was posted twice, nothing that was
//! acknowledged is lost, no limit of Discord's was passed, and the program did not run in circles.
//!
//! `FAULT=4011 cargo test --workspace --test faults` tells of those alone whose name has this in it.
#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by a panic")]

mod challenges;
mod disk;
mod effort;
mod gateway;
mod interactions;
mod requests;
mod story;

#[path = "../program/mod.rs"]
mod program;

use std::{collections::BTreeMap, future::Future, pin::Pin};

use tokio::task::JoinSet;

type Fault = Pin<Box<dyn Future<Output = ()> + Send>>;

/// What is to happen, each with its name.
#[derive(Default)]
struct Faults {
    /// One after the other.
    alone: Vec<(&'static str, Fault)>,
    /// At the same time.
    together: Vec<(&'static str, Fault)>,
}

impl Faults {
    /// Something that happens at the same time as others.
    fn add(&mut self, name: &'static str, fault: impl Future<Output = ()> + Send + 'static) {
        if is_wanted(name) {
            self.together.push((name, Box::pin(fault)));
        }
    }

    /// Something that takes the whole machine, or in which every moment counts.
    fn alone(&mut self, name: &'static str, fault: impl Future<Output = ()> + Send + 'static) {
        if is_wanted(name) {
            self.alone.push((name, Box::pin(fault)));
        }
    }

    async fn all(self) {
        let mut failed = Vec::new();
        let rounds = self.alone.into_iter().map(|fault| vec![fault]).chain([self.together]);
        for round in rounds {
            let mut tasks = JoinSet::new();
            let names: BTreeMap<_, _> =
                round.into_iter().map(|(name, fault)| (tasks.spawn(fault).id(), name)).collect();
            while let Some(told) = tasks.join_next_with_id().await {
                failed.extend(told.err().map(|error| names[&error.id()]));
            }
        }
        assert!(failed.is_empty(), "these went wrong: {failed:?}");
    }
}

fn is_wanted(name: &str) -> bool {
    std::env::var("FAULT").map_or(true, |wanted| name.contains(&wanted))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_fault_passes_or_ends_the_program() {
    let mut faults = Faults::default();
    challenges::all(&mut faults);
    disk::all(&mut faults);
    gateway::all(&mut faults);
    interactions::all(&mut faults);
    requests::all(&mut faults);
    faults.all().await;
}
