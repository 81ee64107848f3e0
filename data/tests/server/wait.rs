//! Waiting for what no event announces: all pauses of these tests are here.

use std::{
    thread,
    time::{Duration, Instant},
};

use data::Store;

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);
/// How long to wait before looking again.
const LOOK_AGAIN: Duration = Duration::from_millis(5);

/// Waits until this is so.
pub(crate) fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < PATIENCE, "waited too long: {what}");
        thread::sleep(LOOK_AGAIN);
    }
}

/// Waits until the lease has expired.
pub(crate) async fn expired(store: &Store) {
    while !store.lease().await.expect("read").expect("a lease").left.is_negative() {
        pass(LOOK_AGAIN).await;
    }
}

/// Lets time pass whose length a test is about.
pub(crate) async fn pass(time: Duration) {
    tokio::time::sleep(time).await;
}
