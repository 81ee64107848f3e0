//! A database as it is after years: many finished games and ratings in one server, and how long it takes to ask it.
//!
//! `cargo run --release -p data --example history -- FILE [GAMES] [PLAYERS]` writes FILE unless it is there (a million
//! games of 200,000 players, by default), computes all ratings from the games, and prints how long each question takes: median and
//! 99th percentile. `dara check` finds nothing wrong with FILE then.

#![expect(clippy::print_stdout, reason = "its output is a table")]

mod generate;

use std::{
    hint::black_box,
    path::Path,
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};
use data::{Leaderboard, Store};
use jiff::Timestamp;
use play::{GameId, GuildId, PlayerId, guild::standings::Period, paging::Stretch, player::ratings::Category};

use self::generate::{BEGIN, MINUTE, generate, seated};

/// The server.
const GUILD: u64 = 1;
/// Players of another server play few games each, so that every table has more than what is asked for.
const PAGE: usize = 10;
const ASKED: u32 = 2_000;

#[tokio::main(flavor = "current_thread")]
async fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().context("say which file to write")?;
    let mut number = |usual: u32| arguments.next().map_or(Ok(usual), |text| text.parse());
    let (games, players) = (number(1_000_000)?, number(200_000)?);
    ensure!(players >= 2 && games > 0, "at least two players and a game are needed");
    let file = Path::new(&file);
    let is_new = !file.exists();
    if is_new {
        let begun = Instant::now();
        generate(file, GUILD, games, players).await?;
        println!("{games} games of {players} players written in {:.0?}", begun.elapsed());
    }
    let store = Store::open(file)?;
    if is_new {
        let begun = Instant::now();
        store.recompute_standings(|_| {}).await?;
        println!("all ratings computed in {:.0?}", begun.elapsed());
    }
    ask(&store, games, players).await?;
    // So that FILE alone is the whole database.
    store.close().await;
    Ok(())
}

async fn ask(store: &Store, games: u32, players: u32) -> anyhow::Result<()> {
    let guild = GuildId::try_from(GUILD)?;
    let category: Category = "dara".parse()?;
    let some = |number: u32| PlayerId::try_from(u64::from(number % players) + 1);
    let last = BEGIN + i64::from(games - 1) * MINUTE;
    let board = |period| Leaderboard { home: guild.into(), category, period };
    let (all_time, month) =
        (board(Period::AllTime), board(Period::month_of(Timestamp::from_millisecond(last)?)));
    let listed = store.count_leaderboard(all_time).await?;
    println!("{listed} players on the leaderboard; each question {ASKED} times");
    timed("leaderboard, any page", async |number| {
        let pages = listed.div_ceil(PAGE).max(1);
        let page = number as usize * 7_919 % pages;
        black_box(store.count_leaderboard(all_time).await?);
        black_box(store.leaderboard(all_time, PAGE, page * PAGE).await?);
        black_box(store.leaderboard_own(all_time, some(number * 31)?).await?);
        Ok(())
    })
    .await?;
    timed("leaderboard of a month", async |number| {
        black_box(store.leaderboard(month, PAGE, number as usize % 100 * PAGE).await?);
        Ok(())
    })
    .await?;
    timed("profile", async |number| {
        black_box(store.career(guild.into(), some(number * 17)?).await?);
        black_box(store.ratings_of(guild.into(), some(number * 17)?, category).await?);
        Ok(())
    })
    .await?;
    timed("one against another", async |number| {
        let [one, other] = seated(number * 13 % games, players);
        black_box(store.against(guild.into(), some(one)?, some(other)?).await?);
        Ok(())
    })
    .await?;
    // Any stretch: also where an offset of a million would be.
    let edge = |number: u32| GameId::try_from(u64::from(number.wrapping_mul(7_919) % games) + 1);
    timed("page of a player's games", async |number| {
        let one = some(number % 100)?;
        for finished in
            store.history(guild.into(), Some(one), None, Stretch::Before(edge(number)?), PAGE).await?.games
        {
            black_box(store.table(finished.game).await?);
        }
        Ok(())
    })
    .await?;
    timed("page of a server's games", async |number| {
        for finished in
            store.history(guild.into(), None, None, Stretch::Before(edge(number)?), PAGE).await?.games
        {
            black_box(store.table(finished.game).await?);
        }
        Ok(())
    })
    .await?;
    timed("/games", async |number| {
        black_box(store.running_games_of(guild.into(), some(number)?).await?);
        Ok(())
    })
    .await
}

async fn timed(what: &str, mut ask: impl AsyncFnMut(u32) -> anyhow::Result<()>) -> anyhow::Result<()> {
    let mut times = Vec::with_capacity(ASKED as usize);
    for number in 0..ASKED {
        let begun = Instant::now();
        ask(number).await?;
        times.push(begun.elapsed());
    }
    times.sort_unstable();
    let at = |percent: usize| times.get((times.len() * percent / 100).min(times.len() - 1)).copied();
    let shown = |time: Option<Duration>| time.unwrap_or_default().as_secs_f64() * 1_000.0;
    println!("{what:<28} median {:>7.3} ms, p99 {:>7.3} ms", shown(at(50)), shown(at(99)));
    Ok(())
}
