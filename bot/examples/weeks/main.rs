//! Very many servers whose week is due in the same minute: how their posts spread over time, and what they cost.
//!
//! `cargo run -p bot --example weeks -- [--servers 1000] [--games 10] [--late]`
//!
//! All servers chose Sundays at 18:00 UTC, and the bot's clock begins half a minute before it, so a run takes an hour. With `--late`
//! it begins at seven, as after an outage: all of them are due at once. Every week has its own games, and is posted to the sandbox
//! with its animated picture. It fails if a week isn't posted once, or the bot exceeds a limit of Discord.

#![expect(clippy::print_stdout, reason = "figures are what it is for")]

#[allow(dead_code, reason = "another example uses all of it")]
#[path = "../load/harness/processor.rs"]
mod processor;
mod started;
mod stored;
#[path = "../load/harness/threads.rs"]
mod threads;

use std::{
    collections::BTreeMap,
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};
use bot::{Clock, Hand, Heard, LogFormat};
use clap::Parser;
use data::Store;
use jiff::{SignedDuration, Timestamp};
use play::Day;
use sandbox::{Config, Sandbox};

use self::{
    processor::Processor,
    started::{ensure_allowed, start},
    threads::runtime,
};

/// How often the bot's clock is moved.
const TICK: Duration = Duration::from_millis(20);
/// How often to look.
const LOOK: Duration = Duration::from_secs(1);
/// How often to say how far it is.
const TELL: Duration = Duration::from_secs(20);
/// How long what follows the last post may take. Threads whose time is counted live as long.
const SETTLING: Duration = Duration::from_secs(3);
/// How long all may take: they have their turn within fifty minutes.
const PATIENCE: Duration = Duration::from_hours(1);
/// A week of a server is posted to its channel.
const POST: &str = "/messages";

/// Posts the weeks of many servers
#[derive(Parser)]
struct Arguments {
    /// How many servers the bot is on
    #[arg(long, default_value_t = 1_000)]
    servers: usize,
    /// How many games of the week each has
    #[arg(long, default_value_t = 10)]
    games: usize,
    /// All are due at once, as after an outage
    #[arg(long)]
    late: bool,
}

fn main() -> anyhow::Result<()> {
    let arguments = Arguments::parse();
    let heard = Heard::default();
    bot::begin_log("warn,bot=info", LogFormat::default(), &heard)?;
    let folder = tempfile::tempdir()?;
    let (of_discord, of_bot) = (runtime("discord")?, runtime("bot")?);
    let config = Config {
        database: Some(folder.path().join("sandbox.db")),
        recorded: usize::MAX,
        ..Config::default()
    };
    let sandbox = of_discord.block_on(Sandbox::start(config))?;
    let (clock, hand) = Clock::by_hand(begins(arguments.late));
    let ahead = clock.now().duration_since(Timestamp::from_millisecond(sandbox.clock().now())?);
    sandbox.clock().advance(ahead.unsigned_abs());
    let sandbox = Arc::new(sandbox);
    let servers = stored::servers(&sandbox, arguments.servers);
    let database = folder.path().join("dara.db");
    of_bot.block_on(async {
        let store = Store::open(&database)?;
        stored::weeks(&store, &servers, arguments.games, clock.now()).await?;
        store.close().await;
        anyhow::Ok(())
    })?;
    println!("{} servers with {} games each are stored", arguments.servers, arguments.games);

    let _ticking = of_discord.spawn(ticks(Arc::clone(&sandbox), clock.clone(), hand));
    let (before, begun) = (Processor::read()?, Instant::now());
    let bot = of_bot.block_on(start(&sandbox, &database, clock.clone(), &heard))?;
    let posted = || sandbox.count_requests(|one| one.method == "POST" && one.path.ends_with(POST));
    let mut said = Instant::now();
    while posted() < arguments.servers {
        ensure!(begun.elapsed() < PATIENCE, "only {} weeks were posted", posted());
        std::thread::sleep(LOOK);
        if said.elapsed() >= TELL {
            said = Instant::now();
            println!("{} weeks are posted", posted());
        }
    }
    std::thread::sleep(SETTLING);
    let used = Processor::read()?.since(&before).by(u64::try_from(arguments.servers)?);
    println!("processor time a week, start and sandbox included: {used}");
    of_bot.block_on(bot.stop())?;
    tell(&sandbox, &arguments)?;
    ensure_allowed(&sandbox)?;
    ensure!(posted() == arguments.servers, "{} posts", posted());
    Ok(())
}

/// When the run begins: on a Sunday, half a minute before all are due, or when all have been.
fn begins(late: bool) -> Timestamp {
    let six = Day::of(Timestamp::now()).plus(7).sunday().start() + SignedDuration::from_hours(18);
    six + if late { SignedDuration::from_hours(1) } else { SignedDuration::from_secs(-30) }
}

/// The bot's clock follows that of the sandbox.
async fn ticks(sandbox: Arc<Sandbox>, clock: Clock, hand: Hand) {
    let mut ticks = tokio::time::interval(TICK);
    loop {
        ticks.tick().await;
        if let Ok(now) = Timestamp::from_millisecond(sandbox.clock().now()) {
            hand.advance(now.duration_since(clock.now()));
        }
    }
}

/// How everything spread over time.
fn tell(sandbox: &Sandbox, arguments: &Arguments) -> anyhow::Result<()> {
    let requests = sandbox.requests();
    let posts = requests.iter().filter(|one| one.method == "POST" && one.path.ends_with(POST));
    let at: Vec<i64> = posts.map(|one| one.at).collect();
    let (first, last) = at.first().copied().zip(at.last().copied()).context("no post")?;
    let asked: Vec<i64> =
        requests.iter().map(|one| one.at).filter(|at| (first..=last).contains(at)).collect();
    println!("{} weeks in {:.1} s", at.len(), seconds(last - first));
    for (what, window) in [("a second", 1_000), ("a minute", 60_000)] {
        println!("posts {what}, at most: {}; requests: {}", most(&at, window), most(&asked, window));
    }
    let mut minutes: BTreeMap<i64, usize> = BTreeMap::new();
    for at in &at {
        *minutes.entry((at - first) / 60_000).or_default() += 1;
    }
    println!("posts by minute: {:?}", minutes.values().collect::<Vec<_>>());
    let (over, busiest) = sandbox.overruns();
    println!("requests in one second, as Discord counts them: {busiest} at most; beyond a limit: {over}");
    #[expect(clippy::cast_precision_loss, reason = "a figure to read")]
    let of_week = asked.len() as f64 / arguments.servers as f64;
    println!("requests a week meanwhile: {of_week:.2}");
    Ok(())
}

#[expect(clippy::cast_precision_loss, reason = "a figure to read")]
fn seconds(milliseconds: i64) -> f64 {
    milliseconds as f64 / 1e3
}

/// The most of these moments within any window of this length.
fn most(at: &[i64], window: i64) -> usize {
    let within = |from: usize| at[from..].iter().take_while(|later| **later < at[from] + window).count();
    (0..at.len()).map(within).max().unwrap_or_default()
}
