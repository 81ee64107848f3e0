//! Connecting to a database that can be used.

use data::Store;

use crate::support::{Locked, Standby, cluster, database, nothing, parsed, store, url};

#[tokio::test]
async fn an_empty_database_gets_its_tables_once_however_many_workers_start() {
    let database = database!();
    let stores: Vec<Store> = std::thread::scope(|scope| {
        let connecting: Vec<_> = (0..4).map(|_| scope.spawn(|| store(&database))).collect();
        connecting.into_iter().map(|connecting| connecting.join().expect("connected")).collect()
    });
    for store in &stores {
        store.commit(nothing()).await.expect("stored");
    }
    let history = database.column("SELECT version FROM refinery_schema_history ORDER BY version").unwrap();
    assert_eq!(history.first().map(String::as_str), Some("18"));
    let ids = [stores[0].new_game_id().await.unwrap(), stores[1].new_game_id().await.unwrap()];
    assert_ne!(ids[0], ids[1]);
}

#[tokio::test]
async fn a_process_has_few_sessions_and_none_once_it_is_closed() {
    let database = database!();
    let store = store(&database);
    let reads = (0..200).map(|_| {
        let store = store.clone();
        tokio::spawn(async move { store.due().await })
    });
    for read in reads.collect::<Vec<_>>() {
        read.await.expect("no panic").expect("readable");
    }
    let sessions = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'dara'";
    let count: usize = database.column(sessions).unwrap()[0].parse().unwrap();
    assert!((1..=8).contains(&count), "{count}");
    store.clone().close().await;
    assert!(store.due().await.is_err());
    let deadline = std::time::Instant::now() + std::time::Duration::from_secs(5);
    while database.column(sessions).unwrap() != ["0"] {
        assert!(std::time::Instant::now() < deadline, "the sessions are open");
    }
}

#[tokio::test]
async fn the_session_settings_bound_every_wait() {
    let database = database!();
    let store = store(&database);
    store.commit(nothing()).await.expect("stored");
    let slow = std::time::Instant::now();
    let _locked = Locked::table(&database, "timers");
    let held = store.timers_due(jiff::Timestamp::UNIX_EPOCH, 1).await;
    let error = held.expect_err("the table is locked");
    assert!(data::cannot_write(&error), "{error:#}");
    assert!(slow.elapsed() < std::time::Duration::from_secs(4), "{:?}", slow.elapsed());
}

#[tokio::test]
async fn of_several_hosts_the_one_that_writes_is_found() {
    let cluster = cluster!(
        scratch_postgres::Cluster::builder().setting("wal_level", "replica").setting("max_wal_senders", "4")
    );
    let database = cluster.database().unwrap();
    store(&database).close().await;
    let standby = Standby::of(&cluster);
    let nowhere = crate::support::free_port();
    let hosts = format!("127.0.0.1:{nowhere},127.0.0.1:{},127.0.0.1:{}/", standby.port, cluster.port());
    let several = database.url().replace(&format!("127.0.0.1:{}/", cluster.port()), &hosts);
    let store = Store::connect(&parsed(&several)).expect("connected");
    store.commit(nothing()).await.expect("stored");
    assert_eq!(
        url(&database).to_string(),
        format!("postgres://postgres@127.0.0.1:{}/{}", cluster.port(), database.name())
    );
}
