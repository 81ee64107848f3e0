//! What is done with a whole database, or with all that a player or a server has in it: how long it takes, and how long those who
//! play wait meanwhile.
//!
//! `cargo run --release -p data --example upkeep -- FILE [WHAT]...` works on a copy beside FILE, a database that the example
//! `history` has written, and does all of it, or what is named (`backup check forget season recompute server`). A write and a read
//! are asked for every few milliseconds meanwhile, as turns do; the longest wait for each is what a player would have felt.

#![expect(clippy::print_stdout, reason = "its output is a table")]

use std::{
    fs,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};
use data::Store;
use jiff::Timestamp;
use play::{GuildId, PlayerId};

/// How often someone plays.
const PAUSE: Duration = Duration::from_millis(5);

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let file = PathBuf::from(arguments.next().context("say which file to copy and work on")?);
    let named: Vec<String> = arguments.collect();
    let wants = |what: &str| named.is_empty() || named.iter().any(|named| named == what);
    let copy = file.with_extension("copy");
    let backup = file.with_extension("backup");
    for path in [&copy, &backup] {
        remove(path);
    }
    fs::copy(&file, &copy)?;
    let (guild, now) = (GuildId::try_from(1)?, Timestamp::now());
    let begun = Instant::now();
    let store = Store::open(&copy)?;
    println!("{:<32} {:>10} {:>14} {:>14}", "", "takes", "a write waits", "a read waits");
    println!("{:<32} {:>8.2} s", "it is opened", begun.elapsed().as_secs_f64());
    if wants("backup") {
        let from = copy.clone();
        let work = blocking(move || data::backup(&from, &backup).map(drop).map_err(Into::into));
        meanwhile(&store, "a backup", work).await?;
    }
    if wants("check") {
        let path = copy.clone();
        let work = blocking(move || {
            let faults = data::inspect(&path)?.faults;
            ensure!(faults.is_empty(), "{} things are wrong, the first of them: {}", faults.len(), faults[0]);
            Ok(())
        });
        meanwhile(&store, "a check", work).await?;
    }
    if wants("forget") {
        // Who plays often, and who does not.
        for (which, player) in [("of many games", 8_u64), ("of few games", 15_008)] {
            let player = PlayerId::try_from(player)?;
            store.ask_for_deletion(player, now).await?;
            let forget = async { Ok(store.forget(player).await?) };
            meanwhile(&store, &format!("a player {which} is deleted"), forget).await?;
            let wipe = async { store.wipe(player).await.map(drop).map_err(Into::into) };
            meanwhile(&store, "and wiped from the file", wipe).await?;
        }
    }
    if wants("season") {
        let by = PlayerId::try_from(9)?;
        let close =
            async { Ok(store.close_season(guild, store.season(guild.into()).await?, by, now).await?) };
        meanwhile(&store, "a season is closed", close).await?;
    }
    if wants("recompute") {
        let recompute = async { store.recompute_standings(|_| {}).await.map(drop).map_err(Into::into) };
        meanwhile(&store, "ratings are computed again", recompute).await?;
    }
    if wants("server") {
        let delete = async {
            while !store.delete_guild(guild).await? {}
            Ok(())
        };
        meanwhile(&store, "all of a server is deleted", delete).await?;
    }
    store.close().await;
    Ok(())
}

fn remove(path: &Path) {
    for ending in ["", "-wal", "-shm"] {
        let mut name = path.as_os_str().to_owned();
        name.push(ending);
        // It is not there, as a rule.
        let _ = fs::remove_file(name);
    }
}

async fn blocking(work: impl FnOnce() -> anyhow::Result<()> + Send + 'static) -> anyhow::Result<()> {
    tokio::task::spawn_blocking(work).await?
}

/// Does something, and prints how long it took and how long others waited.
async fn meanwhile(
    store: &Store,
    what: &str,
    work: impl Future<Output = anyhow::Result<()>>,
) -> anyhow::Result<()> {
    let is_over = Arc::new(AtomicBool::new(false));
    let players = tokio::spawn(play(store.clone(), Arc::clone(&is_over)));
    let begun = Instant::now();
    work.await.with_context(|| what.to_owned())?;
    let took = begun.elapsed().as_secs_f64();
    is_over.store(true, Ordering::Relaxed);
    let [write, read] = players.await??.map(|wait| wait.as_secs_f64() * 1_000.0);
    println!("{what:<32} {took:>8.2} s {write:>11.1} ms {read:>11.1} ms");
    Ok(())
}

/// Writes and reads until it is over; the longest that each took.
async fn play(store: Store, is_over: Arc<AtomicBool>) -> anyhow::Result<[Duration; 2]> {
    let mut longest = [Duration::ZERO; 2];
    while !is_over.load(Ordering::Relaxed) {
        let begun = Instant::now();
        store.beat(Timestamp::now(), jiff::SignedDuration::ZERO, jiff::SignedDuration::MAX).await?;
        longest[0] = longest[0].max(begun.elapsed());
        let begun = Instant::now();
        store.running_in(5.try_into()?).await?;
        longest[1] = longest[1].max(begun.elapsed());
        tokio::time::sleep(PAUSE).await;
    }
    Ok(longest)
}
