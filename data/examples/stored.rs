//! What a turn costs on PostgreSQL with a synchronous standby, and how soon the game of a channel is read, beside so many games that
//! are stored there.
//!
//! `cargo run --release -p data --example stored -- [GAMES]...` takes 1,000, 10,000, 100,000 and 1,000,000 by default. Both servers
//! are started in a folder for temporary files, on whose disk they keep what they say they keep.

#![expect(clippy::expect_used, clippy::print_stdout, reason = "its output is a table")]

#[allow(dead_code, reason = "only finished games are generated")]
#[path = "history/generate.rs"]
mod generate;
#[allow(dead_code, reason = "only turns are measured")]
#[path = "../benches/store/setting.rs"]
mod setting;
#[path = "../benches/store/turns.rs"]
mod turns;

use std::time::Instant;

use anyhow::Context as _;
use data::{Database, DatabaseUrl, Store, transfer};
use postgres::{Client, NoTls};
use scratch_postgres::{Cluster, Pair};
use tokio::runtime;

/// The server of the games, and how many of them a player has.
const GUILD: u64 = 1;
const GAMES_A_PLAYER: u32 = 5;

fn main() -> anyhow::Result<()> {
    let named = std::env::args().skip(1).map(|text| text.parse()).collect::<Result<Vec<u32>, _>>()?;
    let counts = if named.is_empty() { vec![1_000, 10_000, 100_000, 1_000_000] } else { named };
    let runtime = runtime::Builder::new_multi_thread().worker_threads(2).enable_time().build()?;
    let folder = tempfile::tempdir()?;
    let pair =
        Pair::start(Cluster::builder().durable())?.context("PostgreSQL 15 or newer isn't installed")?;
    for games in counts {
        let begun = Instant::now();
        let file = folder.path().join(format!("{games}.db"));
        let players = (games / GAMES_A_PLAYER).max(2);
        runtime.block_on(generate::generate(&file, GUILD, games, players))?;
        let database = format!("games_{games}");
        pair.create(&database)?;
        let url: DatabaseUrl = pair.url(&database).parse()?;
        transfer(&Database::File(file.clone()), &Database::Server(Box::new(url.clone())), &mut |_| {})?;
        std::fs::remove_file(&file)?;
        Client::connect(&pair.url(&database), NoTls)?.batch_execute("VACUUM ANALYZE")?;
        println!("{games} games of {players} players stored in {:.0?}", begun.elapsed());
        let store = Store::connect(&url)?;
        runtime.block_on(turns::measure(&store));
        runtime.block_on(store.close());
    }
    Ok(())
}
