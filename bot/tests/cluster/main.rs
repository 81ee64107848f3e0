//! Several workers over one PostgreSQL with a synchronous standby, behind a balancer, while members play.
//!
//! Workers, the worker that does the jobs, and the primary are killed at random moments. No acknowledged turn may be lost or
//! doubled, every announcement is made once, the database is whole at the end, and play goes on soon after each kill. An
//! upgrade, which replaces one worker after the other, fails no interaction.
//!
//! For a long run: `CLUSTER_KILLS=300 cargo test -p bot --test cluster killed -- --nocapture`. `CLUSTER_SEED` repeats what is
//! killed and played; the moments still depend on the machine. Without PostgreSQL the tests are skipped, unless
//! `REQUIRE_POSTGRES=1`.
#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by a panic")]
#![expect(clippy::print_stdout, reason = "only the output of a test that fails is shown")]

mod cluster;
mod idle;
mod kills;
mod notes;
mod party;
mod told;
mod upgrade;
mod worker;

#[allow(dead_code, reason = "the other test checks again and again, this one once")]
#[path = "../faults/crash/ledger.rs"]
mod ledger;
#[path = "../program/mod.rs"]
mod program;

/// Both tests measure, so they run one after the other.
static ALONE: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_workers_and_primaries_lose_nothing() {
    let _alone = ALONE.lock().await;
    kills::all().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_upgrade_fails_no_interaction() {
    let _alone = ALONE.lock().await;
    upgrade::all().await;
}
