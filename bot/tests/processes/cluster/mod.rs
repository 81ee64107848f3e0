//! Several workers over one PostgreSQL with a synchronous standby, behind a balancer, while members play.
//!
//! Workers, the worker that does the jobs, and the primary are killed at random moments. No acknowledged turn may be lost or
//! doubled, every announcement is made once, the database is whole at the end, and play goes on soon after each kill. An
//! upgrade, which replaces one worker after the other, fails no interaction.
//!
//! For a long run: `CLUSTER_KILLS=300 cargo test -p bot --test processes killed -- --nocapture`. `CLUSTER_SEED` repeats what is
//! killed and played; the moments still depend on the machine. Without PostgreSQL the tests are skipped, unless
//! `REQUIRE_POSTGRES=1`.

mod away;
mod idle;
mod kills;
mod machines;
mod notes;
mod party;
mod told;
mod unfit;
mod upgrade;
mod worker;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_workers_and_primaries_lose_nothing() {
    kills::all().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_press_is_answered_while_the_database_is_away() {
    away::all().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_upgrade_fails_no_interaction() {
    upgrade::all().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_worker_that_is_cut_off_gives_its_share_away() {
    unfit::all().await;
}
