//! What the week of a server costs whose members played so many games in it, beside as many older ones.
//!
//! `cargo run -p data --example week -- [GAMES]` takes 10,000 by default. Its games are read as the bot reads them, in portions, of
//! which the longest is what others wait for at most.

#![expect(clippy::expect_used, clippy::print_stdout, reason = "its output is a few lines")]

#[allow(dead_code, reason = "only finished games are generated")]
#[path = "history/generate.rs"]
mod generate;

use std::time::{Duration, Instant};

use anyhow::Context as _;
use data::{Store, WeekTold};
use jiff::Timestamp;
use play::{ChannelId, GuildId, guild::week::WeekBuilder};

const GUILD: u64 = 1;
/// As many as the bot reads at a time.
const PORTION: usize = 250;
/// How many games a member played.
const EACH: u32 = 10;

#[tokio::main(flavor = "current_thread")]
async fn main() -> anyhow::Result<()> {
    let games: u32 = std::env::args().nth(1).map_or(Ok(10_000), |text| text.parse())?;
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("week.db");
    generate::generate(&file, GUILD, games * 2, (games * 2 / EACH).max(2)).await?;
    let since = Timestamp::from_millisecond(generate::BEGIN + i64::from(games) * generate::MINUTE)?;
    let store = Store::open(&file)?;
    let (guild, channel): (GuildId, ChannelId) = (GUILD.try_into()?, GUILD.try_into()?);
    anyhow::ensure!(store.week_told(guild).await? == WeekTold::default(), "it's the first time");
    for run in 1..=3 {
        let (begun, busy) = (Instant::now(), processor()?);
        let (mut builder, mut position, mut longest) = (WeekBuilder::default(), None, Duration::ZERO);
        loop {
            let portion_begun = Instant::now();
            let portion = store.games_ended_before((guild, channel), position, PORTION).await?;
            portion.iter().filter(|row| row.at > since).for_each(|row| builder.add(&row.ended));
            longest = longest.max(portion_begun.elapsed());
            let last = portion.last().context("an end")?;
            if last.at <= since || portion.len() < PORTION {
                break;
            }
            position = Some(last.sequence);
        }
        let week = builder.finish();
        println!(
            "run {run}: {} games of {} members in {:.0?}, {:.0?} of processor, the longest portion {longest:.1?}; {} climbers",
            week.games,
            week.players,
            begun.elapsed(),
            processor()?.saturating_sub(busy),
            week.climbers.len(),
        );
    }
    store.close().await;
    Ok(())
}

/// The processor time of all threads of this program, in steps of ten milliseconds.
fn processor() -> anyhow::Result<Duration> {
    let stat = std::fs::read_to_string("/proc/self/stat")?;
    let (_, after_name) = stat.rsplit_once(')').context("a name")?;
    let mut ticks = after_name.split_whitespace().skip(11).take(2).map(str::parse::<u64>);
    let (user, system) = (ticks.next().expect("user")?, ticks.next().expect("system")?);
    Ok(Duration::from_millis((user + system) * 10))
}
