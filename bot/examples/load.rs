//! Plays many games at once against the sandbox, through the real gateway, and prints what it took.
//!
//! `cargo run --release -p bot --example load -- [--games 1000] [--rate 50] [--seconds 20]`
//!
//! Both the bot and the sandbox run in this process. Printed are the time from start to ready; from the sending of an
//! interaction to the arrival of its callback at the given rate of turns; and the resident memory with that many games
//! running.

#![expect(clippy::print_stdout, reason = "figures are what it is for")]

use std::{
    collections::BTreeMap,
    num::NonZeroU32,
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};
use bot::{Bot, Clock, Heard, Rates, Settings, Token};
use clap::Parser;
use games::{Action, Position};
use rand::{SeedableRng as _, rngs::StdRng, seq::IndexedRandom as _};
use sandbox::{Config, Id, Member, Sandbox};
use serde_json::{Value, json};

#[derive(Parser)]
struct Arguments {
    /// How many games run at once.
    #[arg(long, default_value_t = 1_000)]
    games: usize,
    /// How many turns a second are asked for.
    #[arg(long, default_value_t = 50)]
    rate: u32,
    /// For how many seconds.
    #[arg(long, default_value_t = 20)]
    seconds: u32,
}

/// A game that is being played, as the players see it.
struct Played {
    channel: Id,
    position: Position,
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let arguments = Arguments::parse();
    let folder = tempfile::tempdir()?;
    // The sandbox's messages lie in a file: in memory, their pictures would count as the bot's.
    let messages = folder.path().join("sandbox.db");
    let config = Config { database: Some(messages), history: 20, recorded: 100, ..Config::default() };
    let sandbox = Sandbox::start(config).await?;
    println!("resident before the bot: {} MB", resident()?);
    let database = folder.path().join("dara.db").display().to_string();
    let mut settings = Settings::read(|name| (name == "DATABASE_PATH").then(|| database.clone()))?;
    // Two members play all of them.
    settings.limits.games = usize::MAX;
    settings.rates = Rates { member: NonZeroU32::MAX, server: NonZeroU32::MAX };
    let begun = Instant::now();
    let token = Token::new(sandbox.token());
    let bot = Bot::start(&settings, &token, Some(&sandbox.url()), Clock::system(), &Heard::default()).await?;
    println!("start to ready: {} ms; then resident: {} MB", begun.elapsed().as_millis(), resident()?);

    let players = [sandbox.member("ada"), sandbox.member("ben")];
    let begun = Instant::now();
    let mut games = Vec::new();
    for number in 0..arguments.games {
        games.push(begin(&sandbox, &players, &format!("game-{number}")).await?);
    }
    println!("{} games begun in {:.1} s", games.len(), begun.elapsed().as_secs_f64());
    println!("resident with {} running games: {} MB", games.len(), resident()?);

    let latencies = turns(&players, &mut games, arguments.rate, arguments.seconds).await?;
    report(latencies, arguments.rate);
    println!("resident after the turns: {} MB", resident()?);
    let mut violations: BTreeMap<String, usize> = BTreeMap::new();
    for violation in sandbox.violations() {
        *violations.entry(format!("{} {}", violation.status, violation.message)).or_default() += 1;
    }
    ensure!(violations.is_empty(), "the bot broke Discord's rules: {violations:?}");
    bot.stop().await?;
    sandbox.stop().await;
    Ok(())
}

async fn begin(sandbox: &Sandbox, [ada, ben]: &[Member; 2], name: &str) -> anyhow::Result<Played> {
    let channel = sandbox.add_channel(name);
    let challenge = ada.slash(channel, "dara challenge", json!({ "opponent": "ben", "first": 1 })).await?;
    let challenge = challenge.message.context("a challenge without a message")?;
    ben.click(&challenge, &challenge.button("accept").context("no button to accept")?).await?;
    sandbox.wait_for_message(channel, |message| message.content.contains("no action yet")).await?;
    Ok(Played { channel, position: "dara:traditional".parse()? })
}

/// Plays random turns, at a steady rate, over all games in turn.
async fn turns(
    players: &[Member; 2],
    games: &mut [Played],
    rate: u32,
    seconds: u32,
) -> anyhow::Result<Vec<Duration>> {
    let mut random = StdRng::seed_from_u64(7);
    let mut pace = tokio::time::interval(Duration::from_secs(1) / rate);
    let mut asked = Vec::new();
    let count = games.len();
    for turn in 0..(rate * seconds) as usize {
        pace.tick().await;
        let game = &mut games[turn % count];
        let Some(seat) = game.position.to_act() else { continue };
        let actions = game.position.legal_actions();
        let Some(&action) = actions.choose(&mut random) else { continue };
        game.position.play(action).context("an action that is not legal")?;
        let (player, channel) = (players[seat.index()].clone(), game.channel);
        asked.push(tokio::spawn(play(player, channel, action)));
    }
    let mut latencies = Vec::with_capacity(asked.len());
    for answer in asked {
        latencies.push(answer.await??);
    }
    Ok(latencies)
}

async fn play(player: Member, channel: Id, action: Action) -> anyhow::Result<Duration> {
    let squares: Vec<Value> = action.squares().iter().map(|square| json!(square.to_string())).collect();
    let (command, options) = match (action, &squares[..]) {
        (Action::Drop(_), [square]) => ("dara drop", json!({ "square": square })),
        (Action::Take(_), [square]) => ("dara take", json!({ "square": square })),
        (Action::Move(_), [from, to]) => ("dara move", json!({ "stone": from, "to": to })),
        _ => anyhow::bail!("not an action of Dara: {action}"),
    };
    let answer = player.slash(channel, command, options).await?;
    let message = answer.message.context("a turn without a message")?;
    ensure!(!message.is_ephemeral(), "refused: {}", message.content);
    Ok(answer.latency)
}

fn report(mut latencies: Vec<Duration>, rate: u32) {
    latencies.sort_unstable();
    let at = |share: usize| latencies.get(latencies.len() * share / 1_000).copied().unwrap_or_default();
    println!(
        "{} turns at {rate} a second, from interaction to callback: p50 {:.2} ms, p99 {:.2} ms, longest {:.2} ms",
        latencies.len(),
        at(500).as_secs_f64() * 1e3,
        at(990).as_secs_f64() * 1e3,
        latencies.last().copied().unwrap_or_default().as_secs_f64() * 1e3,
    );
}

/// The resident memory of this process in MB.
fn resident() -> anyhow::Result<u64> {
    let status = std::fs::read_to_string("/proc/self/status").context("this figure needs Linux")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("no VmRSS")?;
    let kilobytes: u64 = line.trim().trim_end_matches("kB").trim().parse()?;
    Ok(kilobytes / 1024)
}
