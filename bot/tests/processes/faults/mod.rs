//! A year's worth of Discord and network failures, inflicted on the real program during games.
//!
//! Each fault gets its own program and its own Discord, and all run at the same time. Only faults that are measured
//! by the second come first, one after the other and beside programs that only wait, because an overloaded machine
//! delivers evenly spaced requests in bursts. Programs that are killed and started all the time take turns. After
//! each fault, play goes on or the program has ended with a message for its operator within a minute; nothing is
//! posted twice, nothing acknowledged is lost, no limit of Discord is exceeded, and the program doesn't spin.
//!
//! `FAULT=4011 cargo test --workspace --test processes every_fault` runs only those whose names contain this.

mod challenges;
pub(crate) mod crash;
mod disk;
mod effort;
mod gateway;
mod interactions;
pub(crate) mod killed;
mod newest_board;
mod requests;
mod roles;
mod seasons;
pub(crate) mod story;
mod thinking;
mod votes;
mod weeks;

use std::{collections::BTreeMap, future::Future, pin::Pin, time::Instant};

use tokio::task::JoinSet;

type Fault = Pin<Box<dyn Future<Output = ()> + Send>>;

/// The faults by name.
#[derive(Default)]
pub(crate) struct Faults {
    /// One after the other.
    alone: Vec<(&'static str, Fault)>,
    /// From the start until the end.
    waiting: Vec<(&'static str, Fault)>,
    /// One after the other, beside those at once.
    in_turn: Vec<(&'static str, Fault)>,
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

    /// Adds a fault that starts programs again and again.
    fn takes_turns(&mut self, name: &'static str, fault: impl Future<Output = ()> + Send + 'static) {
        if is_wanted(name) {
            self.in_turn.push((name, Box::pin(fault)));
        }
    }

    /// Adds a fault in which the program waits most of the time.
    fn waits(&mut self, name: &'static str, fault: impl Future<Output = ()> + Send + 'static) {
        if is_wanted(name) {
            self.waiting.push((name, Box::pin(fault)));
        }
    }

    /// Adds a fault that needs most of the machine, or exact timing.
    fn alone(&mut self, name: &'static str, fault: impl Future<Output = ()> + Send + 'static) {
        if is_wanted(name) {
            self.alone.push((name, Box::pin(fault)));
        }
    }

    async fn all(self) {
        let waiting = tokio::spawn(at_once(self.waiting));
        let mut failed = one_by_one(self.alone).await;
        let in_turn = tokio::spawn(one_by_one(self.in_turn));
        failed.extend(at_once(self.together).await);
        failed.extend(in_turn.await.unwrap());
        failed.extend(waiting.await.unwrap());
        assert!(failed.is_empty(), "these went wrong: {failed:?}");
    }
}

/// Causes these faults one after the other. Returns those that went wrong.
async fn one_by_one(faults: Vec<(&'static str, Fault)>) -> Vec<&'static str> {
    let mut failed = Vec::new();
    for fault in faults {
        failed.extend(at_once(vec![fault]).await);
    }
    failed
}

/// Causes these faults at the same time. Returns those that went wrong.
async fn at_once(faults: Vec<(&'static str, Fault)>) -> Vec<&'static str> {
    let (mut tasks, mut names, mut failed) = (JoinSet::new(), BTreeMap::new(), Vec::new());
    let begun = Instant::now();
    for (name, fault) in faults {
        names.insert(tasks.spawn(fault).id(), name);
    }
    while let Some(ended) = tasks.join_next_with_id().await {
        let id = ended.as_ref().map_or_else(tokio::task::JoinError::id, |(id, ())| *id);
        println!("{:5.1} s: {}", begun.elapsed().as_secs_f64(), names[&id]);
        failed.extend(ended.err().map(|_| names[&id]));
    }
    failed
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
    newest_board::all(&mut faults);
    weeks::all(&mut faults);
    requests::all(&mut faults);
    roles::all(&mut faults);
    seasons::all(&mut faults);
    thinking::all(&mut faults);
    votes::all(&mut faults);
    faults.all().await;
}
