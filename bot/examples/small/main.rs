//! The released program on a small machine: how fast it starts, answers and idles with many servers and running games.
//!
//! `cargo run -p bot --example small -- [--servers 100] [--games 1000] [--rate 20] [--seconds 60] [--idle 120] COMMAND…`
//!
//! The command starts the program, such as within a limit on its processor and memory, and leaves it in its own process. The
//! sandbox and the members are in this one, without that limit.

#![expect(clippy::print_stdout, reason = "figures are what it is for")]

#[path = "../load/harness/latencies.rs"]
mod latencies;
#[path = "../load/harness/played.rs"]
mod played;
mod program;
#[path = "../../tests/program/typed.rs"]
mod typed;

use std::{
    path::Path,
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};
use clap::Parser;
use data::Store;
use futures::{StreamExt as _, TryStreamExt as _, stream};
use games::{Game, RuleSet};
use sandbox::{Config, Member, Sandbox};
use tokio::{sync::Mutex, task::JoinSet};

use self::{latencies::Latencies, played::ChannelGame, program::Program};

/// How many games are started at a time.
const BEGINNING: usize = 4;
/// How many members each server has.
const MEMBERS: usize = 20;
/// How often it's started again, to find the middle of the times.
const STARTS: usize = 5;
/// How many messages per channel, and how many requests, the sandbox keeps.
const KEPT: usize = 10;
/// How long to wait before the bot signs in again: Discord lets it do so once in five seconds.
const SIGN_IN: Duration = Duration::from_secs(6);
/// How long what was played may have an effect.
const SETTLING: Duration = Duration::from_secs(20);

/// Measures the program on a small machine
#[derive(Parser)]
struct Arguments {
    /// How many servers the bot is on
    #[arg(long, default_value_t = 100)]
    servers: usize,
    /// How many games run
    #[arg(long, default_value_t = 1_000)]
    games: usize,
    /// Turns a second
    #[arg(long, default_value_t = 20)]
    rate: u32,
    /// For how many seconds turns are played
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// For how many seconds nothing happens
    #[arg(long, default_value_t = 120)]
    idle: u64,
    /// What starts the program
    #[arg(required = true, trailing_var_arg = true, allow_hyphen_values = true)]
    command: Vec<String>,
}

type Games = Vec<Arc<Mutex<ChannelGame>>>;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let arguments = Arguments::parse();
    ensure!(arguments.servers > 0 && arguments.rate > 0, "there is nothing to do");
    let folder = tempfile::tempdir()?;
    let config = Config {
        database: Some(folder.path().join("sandbox.db")),
        history: KEPT,
        recorded: KEPT,
        ..Config::default()
    };
    let sandbox = Sandbox::start(config).await?;
    let games = servers(&sandbox, &arguments);
    let mut program = starts(&sandbox, folder.path(), &arguments.command, "empty").await?;
    let begun = Instant::now();
    let games: Games = stream::iter(games)
        .map(|mut game| async move {
            game.begin().await?;
            game.turn().await?;
            anyhow::Ok(Arc::new(Mutex::new(game)))
        })
        .buffer_unordered(BEGINNING)
        .try_collect()
        .await?;
    println!("{} games begun in {:.0} s; {}", games.len(), begun.elapsed().as_secs_f64(), program.memory()?);
    play(&games, &arguments, &program).await?;
    for _ in 0..STARTS {
        program.stop().await?;
        tokio::time::sleep(SIGN_IN).await;
        program = starts(&sandbox, folder.path(), &arguments.command, "with the games").await?;
    }
    idle(&program, &arguments).await?;
    program.stop().await?;
    let violations = sandbox.violations();
    ensure!(violations.is_empty(), "the bot broke Discord's rules: {violations:?}");
    let limits = sandbox.broken_limits();
    ensure!(limits.is_empty(), "the bot broke Discord's limits: {limits:?}");
    let store = Store::open(&folder.path().join("dara.db"))?;
    for game in &games {
        game.lock().await.ensure_stored(&store).await?;
    }
    store.close().await;
    sandbox.stop().await;
    Ok(())
}

/// Makes the servers with their members, and games in channels there that have still to begin.
fn servers(sandbox: &Sandbox, arguments: &Arguments) -> Vec<ChannelGame> {
    let rules: Vec<RuleSet> =
        Game::ALL.iter().flat_map(|game| game.presets().filter_map(|name| game.preset(name))).collect();
    let mut servers = Vec::new();
    for number in 0..arguments.servers {
        let members: Vec<Member> =
            (0..MEMBERS).map(|member| sandbox.add_member(&format!("player-{number}-{member}"))).collect();
        let guild = if number == 0 {
            sandbox.guild()
        } else {
            let guild = sandbox.add_guild(&format!("server-{number}"), &members[0]);
            for member in &members {
                member.join(guild, None);
            }
            guild
        };
        servers.push((guild, members));
    }
    let games = rules.iter().cycle().take(arguments.games).enumerate().map(|(number, &rules)| {
        let (guild, members) = &servers[number % servers.len()];
        let channel = sandbox.add_channel_in(*guild, &format!("game-{number}"));
        let first = number / servers.len();
        let seated = (0..rules.seats()).map(|seat| members[(first + seat) % MEMBERS].clone()).collect();
        ChannelGame::new(channel, rules, seated, number as u64)
    });
    games.collect()
}

/// Starts the program and waits until it plays.
async fn starts(sandbox: &Sandbox, folder: &Path, command: &[String], what: &str) -> anyhow::Result<Program> {
    let (before, begun) = (sandbox.identified(), Instant::now());
    let mut program = Program::start(sandbox, folder, command)?;
    while sandbox.identified() == before || !sandbox.online() {
        ensure!(program.runs()?, "the program ended at its start: {}", program.log());
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    sandbox.ready().await.context("its commands aren't registered")?;
    let (took, used) = (begun.elapsed().as_secs_f64(), program.processor()?.as_secs_f64());
    println!("started, {what}: {took:.2} s, of which {used:.2} s of processor time; {}", program.memory()?);
    Ok(program)
}

/// Plays at a steady rate, over all games in turn.
async fn play(games: &Games, arguments: &Arguments, program: &Program) -> anyhow::Result<()> {
    let before = program.processor()?;
    let begun = Instant::now();
    let mut next = tokio::time::interval(Duration::from_secs(1) / arguments.rate);
    let (mut turns, mut answered) = (JoinSet::new(), Latencies::default());
    for game in games.iter().cycle() {
        if begun.elapsed() >= Duration::from_secs(arguments.seconds) {
            break;
        }
        next.tick().await;
        let (game, due) = (Arc::clone(game), Instant::now());
        turns.spawn(async move {
            let mut game = game.lock().await;
            if game.is_over() {
                game.begin().await?;
            }
            game.turn().await?;
            anyhow::Ok(due.elapsed())
        });
        while let Some(done) = turns.try_join_next() {
            answered.add(done.context("a turn that panicked")??);
        }
    }
    while let Some(done) = turns.join_next().await {
        answered.add(done.context("a turn that panicked")??);
    }
    let (took, used) =
        (begun.elapsed().as_secs_f64(), program.processor()?.saturating_sub(before).as_secs_f64());
    let count = answered.count();
    #[expect(clippy::cast_precision_loss, reason = "a figure to read")]
    let (rate, each) = (count as f64 / took, used * 1e3 / count as f64);
    println!("{count} turns, {rate:.1} a second, answered within {answered}");
    println!(
        "processor time a turn: {each:.2} ms, {:.1} % of a core; {}",
        used / took * 100.0,
        program.memory()?
    );
    Ok(())
}

/// Does nothing.
async fn idle(program: &Program, arguments: &Arguments) -> anyhow::Result<()> {
    tokio::time::sleep(SETTLING).await;
    let (before, begun) = (program.processor()?, Instant::now());
    tokio::time::sleep(Duration::from_secs(arguments.idle)).await;
    let used = program.processor()?.saturating_sub(before).as_secs_f64();
    let took = begun.elapsed().as_secs_f64();
    println!("idle for {took:.0} s: {:.2} % of a core; {}", used / took * 100.0, program.memory()?);
    Ok(())
}
