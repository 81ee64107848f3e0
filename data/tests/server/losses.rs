//! Connections and servers that are lost in the middle.

use std::time::{Duration, Instant};

use data::{CommitError, Seen, Store, Unit};

use crate::{
    proxy::{Fault, Proxy},
    support::{Standby, cluster, database, nothing, parsed, store},
    wait,
};

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

#[tokio::test]
async fn with_fewer_places_than_sessions_everything_is_done() {
    let Some(cluster) = scratch_postgres::shared().unwrap() else { return };
    let database = cluster.database().unwrap();
    let user = format!("few_of_{}", database.name());
    database
        .run(&format!(
            "CREATE ROLE {user} LOGIN PASSWORD 's3cret' CONNECTION LIMIT 2;
             ALTER DATABASE {} OWNER TO {user}",
            database.name()
        ))
        .unwrap();
    let url = database.url();
    let (_, place) = url.split_once('@').unwrap();
    let store = Store::connect(&parsed(&format!("postgres://{user}:s3cret@{place}"))).expect("connected");
    let writes = (1..=300).map(|id| {
        let (store, unit) =
            (store.clone(), Unit { interaction: Some(Seen { id, token: None }), ..nothing() });
        tokio::spawn(async move { store.commit(unit).await })
    });
    for write in writes.collect::<Vec<_>>() {
        write.await.unwrap().expect("stored");
    }
    // Those that find no place ask for one less and less often.
    let log = std::fs::read_to_string(cluster.folder().join("log")).unwrap();
    let refused = log.matches(&format!("too many connections for role \"{user}\"")).count();
    println!("{refused} refused");
    assert!((1..100).contains(&refused), "{refused}");
}

#[tokio::test]
async fn a_commit_whose_answer_is_lost_is_done_once_and_told_as_done() {
    let Some(cluster) = scratch_postgres::shared().unwrap() else { return };
    let database = cluster.database().unwrap();
    let proxy = Proxy::of(cluster);
    let store = Store::connect(&proxy.url(cluster, &database)).expect("connected");
    let unit = |id| Unit { interaction: Some(Seen { id, token: None }), ..nothing() };
    store.commit(unit(1)).await.expect("stored");
    proxy.set(Fault::LosesCommit);
    store.commit(unit(2)).await.expect("stored");
    assert_eq!(proxy.fault(), Fault::Nothing, "the answer was lost");
    assert!(matches!(store.commit(unit(2)).await, Err(CommitError::SeenBefore)));
    assert_eq!(database.column("SELECT count(*) FROM interactions").unwrap(), ["2"]);
}

#[tokio::test]
async fn whatever_ends_a_session_ends_no_work() {
    let Some(cluster) = scratch_postgres::shared().unwrap() else { return };
    let database = cluster.database().unwrap();
    let proxy = Proxy::of(cluster);
    let store = Store::connect(&proxy.url(cluster, &database)).expect("connected");
    // The session was idle for too long, its database dropped, its transaction too long, its connection broken, itself a
    // conflict with recovery or with a bug.
    for code in ["57P05", "57P04", "25P04", "08006", "40001", "XX000"] {
        store.commit(nothing()).await.expect("stored");
        proxy.set(Fault::Ends(code));
        store.commit(nothing()).await.unwrap_or_else(|error| panic!("{code}: {error:#}"));
        assert_eq!(proxy.fault(), Fault::Nothing, "{code}");
        proxy.set(Fault::Ends(code));
        store.due().await.unwrap_or_else(|error| panic!("{code}: {error:#}"));
        assert_eq!(proxy.fault(), Fault::Nothing, "{code}");
    }
}

#[tokio::test]
async fn a_session_notices_that_it_was_ended_while_it_was_idle() {
    let Some(cluster) = scratch_postgres::shared().unwrap() else { return };
    let database = cluster.database().unwrap();
    let proxy = Proxy::of(cluster);
    let store = Store::connect(&proxy.url(cluster, &database)).expect("connected");
    store.commit(nothing()).await.expect("stored");
    assert_ne!(proxy.open(), 0);
    database.end_connections().unwrap();
    wait::until("nothing is left of it", || proxy.open() == 0);
    store.commit(nothing()).await.expect("stored");
}

#[tokio::test]
async fn a_server_that_hangs_holds_no_one_for_long() {
    let cluster = cluster!(scratch_postgres::Cluster::builder());
    let database = cluster.database().unwrap();
    let store = store(&database);
    store.commit(nothing()).await.expect("stored");
    let paused = cluster.pause().unwrap();
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
    drop(paused);
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
    let store = Store::connect(&parsed(&standby.both(&database))).expect("connected");
    let unit = |id| Unit { interaction: Some(Seen { id, token: None }), ..nothing() };
    for id in 1..=20 {
        store.commit(unit(id)).await.expect("stored");
    }
    cluster.kill().unwrap();
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

#[tokio::test]
async fn nothing_is_read_any_longer_from_a_primary_that_was_replaced() {
    let cluster = cluster!(
        scratch_postgres::Cluster::builder().setting("wal_level", "replica").setting("max_wal_senders", "4")
    );
    let database = cluster.database().unwrap();
    let standby = Standby::of(&cluster);
    let store = Store::connect(&parsed(&standby.both(&database))).expect("connected");
    store.commit(nothing()).await.expect("stored");
    standby.promote();
    database.run("ALTER SYSTEM SET default_transaction_read_only = on").unwrap();
    database.run("SELECT pg_reload_conf()").unwrap();
    let next = Store::connect(&parsed(&standby.url(&database))).expect("connected");
    let guild = 7_u64.try_into().unwrap();
    next.learn_language_of_guild(guild, play::Language::English, jiff::Timestamp::UNIX_EPOCH).await.unwrap();
    let begun = Instant::now();
    while store.guilds().await.is_ok_and(|guilds| guilds.is_empty()) {
        assert!(begun.elapsed() < Duration::from_secs(30), "the old one is still asked");
        wait::pass(Duration::from_millis(50)).await;
    }
    println!("left after {:?}", begun.elapsed());
}
