//! Connections and servers that are lost in the middle.

use std::{
    io::{Read as _, Write as _},
    net::{Shutdown, TcpListener, TcpStream},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use data::{CommitError, Seen, Store, Unit};

use crate::support::{Standby, cluster, database, nothing, parsed, signal, store};

#[tokio::test]
async fn a_session_that_was_ended_is_replaced() {
    let database = database!();
    let store = store(&database);
    for _ in 0..3 {
        store.commit(nothing()).await.expect("stored");
        database.end_connections().unwrap();
        store.due().await.expect("readable");
        store.can_write().await.expect("writable");
    }
}

/// Passes on what is sent to a server, and loses the answer to the first `COMMIT` once `lose` is set.
fn proxy(port: u16, lose: &Arc<AtomicBool>) -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let own = listener.local_addr().unwrap().port();
    let lose = Arc::clone(lose);
    thread::spawn(move || {
        for client in listener.incoming() {
            let (mut client, mut server) =
                (client.unwrap(), TcpStream::connect(("127.0.0.1", port)).unwrap());
            let (mut answers, mut answered) = (server.try_clone().unwrap(), client.try_clone().unwrap());
            let (lose, losing) = (Arc::clone(&lose), Arc::new(AtomicBool::default()));
            let closing = Arc::clone(&losing);
            thread::spawn(move || {
                let mut bytes = [0; 8192];
                while let Ok(length @ 1..) = answers.read(&mut bytes) {
                    if closing.load(Ordering::SeqCst) {
                        // It has answered, so it is done.
                        break;
                    }
                    answered.write_all(&bytes[..length]).unwrap();
                }
                let _ = answered.shutdown(Shutdown::Both);
                let _ = answers.shutdown(Shutdown::Both);
            });
            thread::spawn(move || {
                let mut bytes = [0; 8192];
                while let Ok(length @ 1..) = client.read(&mut bytes) {
                    let commits = bytes[..length].windows(7).any(|sent| sent == b"COMMIT\0");
                    if commits && lose.swap(false, Ordering::SeqCst) {
                        losing.store(true, Ordering::SeqCst);
                    }
                    if server.write_all(&bytes[..length]).is_err() {
                        break;
                    }
                }
                let _ = server.shutdown(Shutdown::Both);
            });
        }
    });
    own
}

#[tokio::test]
async fn a_commit_whose_answer_is_lost_is_done_once_and_told_as_done() {
    let Some(cluster) = scratch_postgres::shared().unwrap() else { return };
    let database = cluster.database().unwrap();
    let lose = Arc::new(AtomicBool::default());
    let port = proxy(cluster.port(), &lose);
    let through = database.url().replace(&format!(":{}/", cluster.port()), &format!(":{port}/"));
    let store = Store::connect(&parsed(&through)).expect("connected");
    let unit = |id| Unit { interaction: Some(Seen { id, token: None }), ..nothing() };
    store.commit(unit(1)).await.expect("stored");
    lose.store(true, Ordering::SeqCst);
    store.commit(unit(2)).await.expect("stored");
    assert!(!lose.load(Ordering::SeqCst), "the answer was lost");
    assert!(matches!(store.commit(unit(2)).await, Err(CommitError::SeenBefore)));
    assert_eq!(database.column("SELECT count(*) FROM interactions").unwrap(), ["2"]);
}

#[tokio::test]
async fn a_server_that_hangs_holds_no_one_for_long() {
    let cluster = cluster!(scratch_postgres::Cluster::builder());
    let database = cluster.database().unwrap();
    let store = store(&database);
    store.commit(nothing()).await.expect("stored");
    signal(&cluster, "STOP");
    let begun = Instant::now();
    let refused = store.commit(nothing()).await.expect_err("it hangs");
    let took = begun.elapsed();
    // Some session has to connect first, and finds out in another way.
    let mut others = Vec::new();
    for _ in 0..8 {
        let store = store.clone();
        others.push(tokio::spawn(async move { store.due().await.map(drop) }));
    }
    for other in others {
        other.await.unwrap().expect_err("it hangs");
    }
    let all = begun.elapsed();
    signal(&cluster, "CONT");
    assert!(matches!(&refused, CommitError::Other(error) if data::cannot_write(error)), "{refused:#}");
    println!("{took:?}, then {all:?}");
    assert!(took < Duration::from_secs(5) && all < Duration::from_secs(8), "{took:?}, then {all:?}");
    store.commit(nothing()).await.expect("it is back");
}

#[tokio::test]
async fn when_the_primary_is_lost_the_sessions_find_the_next() {
    let cluster = cluster!(
        scratch_postgres::Cluster::builder()
            .setting("wal_level", "replica")
            .setting("max_wal_senders", "4")
            .setting("synchronous_standby_names", "*")
            .setting("synchronous_commit", "local")
    );
    let database = cluster.database().unwrap();
    let standby = Standby::of(&cluster);
    let both = database.url().replace(
        &format!(":{}/", cluster.port()),
        &format!(":{},127.0.0.1:{}/", cluster.port(), standby.port),
    );
    let store = Store::connect(&parsed(&both)).expect("connected");
    let unit = |id| Unit { interaction: Some(Seen { id, token: None }), ..nothing() };
    for id in 1..=20 {
        store.commit(unit(id)).await.expect("stored");
    }
    signal(&cluster, "KILL");
    assert!(store.commit(unit(99)).await.is_err(), "there is no primary");
    standby.promote();
    let begun = Instant::now();
    while store.commit(unit(21)).await.is_err() {
        assert!(begun.elapsed() < Duration::from_secs(10), "the next one isn't found");
    }
    println!("found after {:?}", begun.elapsed());
    for id in 1..=20 {
        assert!(matches!(store.commit(unit(id)).await, Err(CommitError::SeenBefore)), "{id} is lost");
    }
}
