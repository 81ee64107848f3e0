//! Thousands of members who vote in the same minute: how soon each is answered, and how often the post is edited.
//!
//! `cargo run --release -p bot --example votes -- [--votes 5000] [--seconds 60]`
//!
//! Everyone presses *Vote* below the post and then a square of their panel, at an even pace. It fails if a vote is lost, or the bot
//! exceeds a limit of Discord.

#![expect(clippy::print_stdout, reason = "figures are what it is for")]

#[path = "../load/harness/latencies.rs"]
mod latencies;
#[allow(dead_code, reason = "another example uses all of it")]
#[path = "../load/harness/processor.rs"]
mod processor;
#[path = "../weeks/started.rs"]
mod started;
#[path = "../load/harness/threads.rs"]
mod threads;

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};
use bot::{Clock, Heard, LogFormat};
use clap::Parser;
use data::Store;
use play::VoteGameId;
use sandbox::{Answer, Config, Forged, Id, Member, Response, Sandbox};
use serde_json::json;
use tokio::{task::JoinSet, time::Instant as Moment};

use self::{
    latencies::Latencies,
    processor::Processor,
    started::{ensure_allowed, start},
    threads::runtime,
};

/// How often to look whether the vote is posted, and how often at most.
const LOOK: Duration = Duration::from_millis(50);
const LOOKS: usize = 1_200;
/// How many squares are voted for, in turn.
const SQUARES: [&str; 4] = ["a1", "b3", "c4", "e6"];

/// Lets thousands of members vote
#[derive(Parser)]
struct Arguments {
    /// How many vote
    #[arg(long, default_value_t = 5_000)]
    votes: u64,
    /// Within how many seconds
    #[arg(long, default_value_t = 60)]
    seconds: u64,
}

fn main() -> anyhow::Result<()> {
    let arguments = Arguments::parse();
    let heard = Heard::default();
    bot::begin_log("warn,bot=info", LogFormat::default(), &heard)?;
    let folder = tempfile::tempdir()?;
    let (of_discord, of_bot) = (runtime("discord")?, runtime("bot")?);
    let sandbox =
        Arc::new(of_discord.block_on(Sandbox::start(Config { recorded: usize::MAX, ..Config::default() }))?);
    let members: Vec<_> =
        (0..arguments.votes).map(|number| sandbox.add_member(&format!("voter{number}"))).collect();
    let database = folder.path().join("dara.db");
    let bot = of_bot.block_on(start(&sandbox, &database, Clock::system(), &heard))?;
    let store = Store::open(&database)?;
    let game: VoteGameId = 1_u64.try_into()?;
    let post = of_discord.block_on(begins(&sandbox, &store, game))?;

    let (before, edits) = (Processor::read()?, edited(&sandbox, post));
    let begun = Instant::now();
    let (asked, voted) = of_discord.block_on(vote(members, sandbox.channel("games"), post, &arguments))?;
    let took = begun.elapsed();
    let used = Processor::read()?.since(&before).by(arguments.votes);
    println!("{} votes in {took:.1?}", arguments.votes);
    println!("the panel: {asked}");
    println!("the vote:  {voted}");
    println!("edits of the post: {}", edited(&sandbox, post) - edits);
    println!("processor time a vote, both presses and sandbox included: {used}");
    let counted = of_bot.block_on(store.count_votes(game, 0))?;
    ensure!(u64::try_from(counted)? == arguments.votes, "{counted} votes were counted");
    of_bot.block_on(bot.stop())?;
    ensure_allowed(&sandbox)?;
    Ok(())
}

/// The owner of the server begins a game. Returns its first post.
async fn begins(sandbox: &Sandbox, store: &Store, game: VoteGameId) -> anyhow::Result<Id> {
    let options = json!({ "game": 0, "level": 1, "hours": 24 });
    sandbox.member("ada").slash(sandbox.channel("games"), "vote start", options).await?;
    for _ in 0..LOOKS {
        let found = store.vote_game(game).await?;
        if let Some((post, _)) = found.and_then(|game| game.posted) {
            return Ok(Id::new(post.get()));
        }
        tokio::time::sleep(LOOK).await;
    }
    anyhow::bail!("the vote wasn't posted")
}

/// Everyone votes, at an even pace. Returns how soon panels and votes were answered.
async fn vote(
    members: Vec<Member>,
    channel: Id,
    post: Id,
    arguments: &Arguments,
) -> anyhow::Result<(Latencies, Latencies)> {
    let (begun, mut voting) = (Moment::now(), JoinSet::new());
    let pace = Duration::from_secs(arguments.seconds) / u32::try_from(arguments.votes)?;
    for (member, number) in members.into_iter().zip(0_u32..) {
        let square = SQUARES[usize::try_from(number)? % SQUARES.len()];
        voting.spawn(async move {
            tokio::time::sleep_until(begun + pace * number).await;
            votes(&member, channel, post, square).await
        });
    }
    let (mut asked, mut voted) = (Latencies::default(), Latencies::default());
    while let Some(times) = voting.join_next().await {
        let (panel, vote) = times??;
        asked.add(panel);
        voted.add(vote);
    }
    Ok((asked, voted))
}

/// A member opens the panel and votes. Returns how soon each press was answered.
async fn votes(member: &Member, channel: Id, post: Id, square: &str) -> anyhow::Result<(Duration, Duration)> {
    let panel = member.click(post, "vote:1").await.context("opening the panel")?;
    let latency = panel.latency;
    let shown = panel.message.context("the panel")?;
    let pressed = Forged::click(shown.id, &format!("vote-pick:1:0::{square}"));
    let Response::Answer(answer) = member.forge(channel, pressed).await.context("voting")? else {
        anyhow::bail!("a vote isn't answered");
    };
    let Answer { updated, latency: of_vote, .. } = *answer;
    let told = updated.context("the vote")?.content;
    ensure!(told.starts_with("Your vote: "), "{told}");
    Ok((latency, of_vote))
}

/// How often the post was edited.
fn edited(sandbox: &Sandbox, post: Id) -> usize {
    let path = format!("/messages/{post}");
    sandbox.count_requests(|one| one.method == "PATCH" && one.path.ends_with(&path))
}
