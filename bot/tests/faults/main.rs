//! What Discord and networks do to a bot in a year, done to the real program while games are played.
//!
//! All of it happens at the same time, each fault to a program of its own with a Discord of its own. After each, play goes on,
//! or the program has ended with a word for its operator, within a minute; nothing was posted twice, nothing that was
//! acknowledged is lost, no limit of Discord's was passed, and the program did not run in circles.
//!
//! `FAULT=4011 cargo test --workspace --test faults` tells of those alone whose name has this in it.
#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by a panic")]

mod challenges;
mod disk;
mod gateway;
mod interactions;
mod requests;
mod story;

#[path = "../program/mod.rs"]
mod program;

use std::future::Future;

use tokio::task::JoinSet;

/// Faults that are told of at the same time.
#[derive(Default)]
struct Faults(JoinSet<()>, Vec<(tokio::task::Id, &'static str)>);

impl Faults {
    fn add(&mut self, name: &'static str, fault: impl Future<Output = ()> + Send + 'static) {
        if std::env::var("FAULT").is_ok_and(|wanted| !name.contains(&wanted)) {
            return;
        }
        let task = self.0.spawn(fault);
        self.1.push((task.id(), name));
    }

    async fn all(mut self) {
        let mut failed = Vec::new();
        while let Some(told) = self.0.join_next_with_id().await {
            if let Err(error) = told {
                let name = self.1.iter().find(|(id, _)| *id == error.id()).map_or("?", |(_, name)| name);
                failed.push(name);
            }
        }
        assert!(failed.is_empty(), "these went wrong: {failed:?}");
    }
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
