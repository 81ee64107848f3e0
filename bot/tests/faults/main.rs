//! A year's worth of Discord and network failures, inflicted on the real program during games.
//!
//! Each fault gets its own program and its own Discord, and all run at the same time. Only faults that are measured
//! by the second run alone, first, because an overloaded machine delivers evenly spaced requests in bursts. After
//! each fault, play goes on or the program has ended with a message for its operator within a minute; nothing is
//! posted twice, nothing acknowledged is lost, no limit of Discord is exceeded, and the program doesn't spin.
//!
//! `FAULT=4011 cargo test --workspace --test faults` runs only those whose names contain this.
#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by a panic")]
#![expect(clippy::print_stdout, reason = "only the output of a test that fails is shown")]

mod challenges;
mod crash;
mod disk;
mod effort;
mod gateway;
mod interactions;
mod requests;
mod story;
mod thinking;

#[path = "../program/mod.rs"]
mod program;

use std::{collections::BTreeMap, future::Future, pin::Pin, time::Instant};

use tokio::task::JoinSet;

type Fault = Pin<Box<dyn Future<Output = ()> + Send>>;

/// The faults by name.
#[derive(Default)]
struct Faults {
    /// One after the other.
    alone: Vec<(&'static str, Fault)>,
    /// All at once.
    together: Vec<(&'static str, Fault)>,
}

impl Faults {
    /// Adds a fault that runs with the others.
    fn add(&mut self, name: &'static str, fault: impl Future<Output = ()> + Send + 'static) {
        if is_wanted(name) {
            self.together.push((name, Box::pin(fault)));
        }
    }

    /// Adds a fault that needs the whole machine, or exact timing.
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
            let (begun, mut names) = (Instant::now(), BTreeMap::new());
            for (name, fault) in round {
                names.insert(tasks.spawn(fault).id(), name);
            }
            while let Some(ended) = tasks.join_next_with_id().await {
                let id = ended.as_ref().map_or_else(tokio::task::JoinError::id, |(id, ())| *id);
                println!("{:5.1} s: {}", begun.elapsed().as_secs_f64(), names[&id]);
                failed.extend(ended.err().map(|_| names[&id]));
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
    crash::all(&mut faults);
    disk::all(&mut faults);
    gateway::all(&mut faults);
    interactions::all(&mut faults);
    requests::all(&mut faults);
    thinking::all(&mut faults);
    faults.all().await;
}
