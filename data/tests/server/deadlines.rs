//! What someone asks for who waits until a deadline.

use std::time::{Duration, Instant};

use data::{CommitError, Seen, Store, Unit, cannot_write, may_be_stored, until};
use scratch_postgres::Cluster;

use crate::{
    proxy::{Fault, Proxy},
    support::{Locked, cluster, database, nothing, store},
    wait,
};

/// How long someone waits in these tests, and how much longer a busy machine may take to tell them.
const WAITS: Duration = Duration::from_millis(600);
const MARGIN: Duration = Duration::from_millis(500);

fn soon() -> Instant {
    Instant::now() + WAITS
}

fn unit(id: u64) -> Unit {
    Unit { interaction: Some(Seen { id, token: None }), ..nothing() }
}

/// Why something was not stored.
fn why<T>(refused: Result<T, CommitError>) -> anyhow::Error {
    match refused {
        Err(CommitError::Other(error)) => error,
        refused => panic!("{:?}", refused.map(drop)),
    }
}

/// Asks for as much as a press does, of a server that is away, and is told in time that nothing was stored.
async fn is_told_in_time(store: &Store, away: &str) {
    let begun = Instant::now();
    let asked = until(Some(soon()), async {
        let read = store.due().await.expect_err(away);
        assert!(cannot_write(&read), "{away}: {read:#}");
        let again = store.guilds().await.expect_err(away);
        let [stored, noted] = [why(store.commit(unit(7)).await), why(store.can_write().await)];
        for error in [again, stored, noted] {
            assert!(cannot_write(&error) && !may_be_stored(&error), "{away}: {error:#}");
        }
    });
    asked.await;
    let took = begun.elapsed();
    println!("{away}: {took:?}");
    assert!(took < WAITS + MARGIN, "{away}: {took:?}");
}

#[tokio::test]
async fn one_deadline_holds_for_everything_that_a_press_asks_for() {
    let cluster = cluster!(Cluster::builder());
    let database = cluster.database().unwrap();
    let proxy = Proxy::of(&cluster);
    let store = Store::connect(&proxy.url(&cluster, &database)).expect("connected");
    store.commit(unit(1)).await.expect("stored");
    for fault in [Fault::Silent, Fault::Closes] {
        proxy.set(fault);
        for _ in 0..2 {
            is_told_in_time(&store, &format!("{fault:?}")).await;
        }
        proxy.set(Fault::Nothing);
        while store.can_write().await.is_err() {}
    }
    let paused = cluster.pause().unwrap();
    is_told_in_time(&store, "stopped").await;
    drop(paused);
    while store.can_write().await.is_err() {}
    cluster.kill().unwrap();
    is_told_in_time(&store, "killed").await;
}

#[tokio::test]
async fn what_was_not_committed_by_its_deadline_is_never_stored() {
    let database = database!();
    let store = store(&database);
    store.commit(unit(1)).await.expect("stored");
    let locked = Locked::table(&database, "interactions");
    let refused = why(until(Some(soon()), store.commit(unit(2))).await);
    assert!(cannot_write(&refused) && !may_be_stored(&refused), "{refused:#}");
    drop(locked);
    // Everything that was sent before is done.
    store.clone().close().await;
    assert_eq!(database.column("SELECT id FROM interactions").unwrap(), ["1"]);
}

#[tokio::test]
async fn a_commit_that_is_not_answered_by_its_deadline_may_be_stored() {
    let cluster = cluster!(Cluster::builder());
    let database = cluster.database().unwrap();
    let proxy = Proxy::of(&cluster);
    let store = Store::connect(&proxy.url(&cluster, &database)).expect("connected");
    store.commit(unit(1)).await.expect("stored");
    proxy.set(Fault::HoldsCommit);
    let begun = Instant::now();
    let unknown = why(until(Some(soon()), store.commit(unit(2))).await);
    assert!(begun.elapsed() < WAITS + MARGIN, "{:?}", begun.elapsed());
    assert!(may_be_stored(&unknown), "{unknown:#}");
    wait::until("it is stored", || database.column("SELECT count(*) FROM interactions").unwrap() == ["2"]);
}

#[tokio::test]
async fn what_comes_after_the_answer_has_no_deadline() {
    let database = database!();
    let store = store(&database);
    until(Some(Instant::now()), async {
        store.due().await.expect_err("it is too late");
        data::lift_deadline();
        store.due().await.expect("readable");
        store.can_write().await.expect("writable");
    })
    .await;
}
