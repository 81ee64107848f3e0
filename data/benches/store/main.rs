//! How many turns a second become durable, how quickly the game of a channel and those of a player are read, and what has a time
//! of its own is found: `cargo bench -p data`.
//!
//! The disk is that of the folder for temporary files.

#![expect(clippy::expect_used, clippy::print_stdout, reason = "a program for the terminal")]

mod competitions;
mod running;
mod seeks;
mod setting;
mod timers;
mod turns;
mod votes;

use std::{fs::File, io::Write, path::Path};

use data::Store;

use self::setting::{Times, timed};

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_time()
        .build()
        .expect("a runtime");
    let folder = tempfile::tempdir().expect("a folder");
    println!("one synchronisation of this disk: {}", runtime.block_on(synchronisation(folder.path())));
    let open = |name| Store::open(&folder.path().join(name)).expect("a database");
    runtime.block_on(async {
        let store = open("turns.db");
        turns::measure(&store).await;
        store.close().await;
        let store = open("running.db");
        running::measure(&store).await;
        store.close().await;
        let store = open("timers.db");
        timers::measure(&store).await;
        store.close().await;
        let store = open("seeks.db");
        seeks::measure(&store).await;
        store.close().await;
        let store = open("competitions.db");
        competitions::measure(&store).await;
        store.close().await;
        let store = open("votes.db");
        votes::measure(&store).await;
        store.close().await;
    });
    // The same on a server, where PostgreSQL is installed.
    let Some(cluster) = scratch_postgres::Cluster::start().expect("a server, or none") else { return };
    let database = cluster.database().expect("a database");
    let url = database.url().parse().expect("an address");
    let store = Store::connect(&url).expect("connected");
    runtime.block_on(async {
        println!("on a server,");
        seeks::measure(&store).await;
        store.close().await;
    });
}

/// What the disk itself takes for a page that is to stay: the yardstick for all that follows.
async fn synchronisation(folder: &Path) -> Times {
    let mut file = File::create(folder.join("page")).expect("a file");
    let sync = async || {
        file.write_all(&[1; 4096]).expect("written");
        file.sync_data().expect("synchronised");
    };
    timed(200, sync).await
}
