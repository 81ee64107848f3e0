//! A database as it is after years: many finished games and ratings in one server, and how long it takes to ask it.
//!
//! `cargo run --release -p data --example history -- FILE [GAMES] [PLAYERS]` writes FILE unless it is there (a million
//! games of 200,000 players, by default), and prints how long each question takes: median and 99th percentile.

#![expect(clippy::print_stdout, reason = "a table for whoever runs it")]

use std::{
    hint::black_box,
    path::Path,
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};
use data::{Leaderboard, Period, Store, Stretch};
use jiff::Timestamp;
use play::{GameId, GuildId, PlayerId, ratings::Category};
use rusqlite::Connection;

const GUILD: i64 = 1;
/// The first game ends then; one ends every minute.
const BEGIN: i64 = 1_700_000_000_000;
const MINUTE: i64 = 60_000;
/// A finished game, as long as they are.
const RECORD: &str =
    "dara:traditional d1 b3 d4 e3 a6 c6 d2 c3 c5 d5 b4 d6 e5 a1 b2 b5 e4 a2 a4 c1 a3 c4 e2 a5 b2-c2 xb3";
/// Players of another server play few games each, so that every table has more than what is asked for.
const PAGE: usize = 10;
const ASKED: u32 = 2_000;

fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().context("say which file to write")?;
    let mut number = |usual: u32| arguments.next().map_or(Ok(usual), |text| text.parse());
    let (games, players) = (number(1_000_000)?, number(200_000)?);
    ensure!(players >= 2 && games > 0, "at least two players and a game are needed");
    let file = Path::new(&file);
    if !file.exists() {
        let begun = Instant::now();
        generate(file, games, players)?;
        println!("{games} games of {players} players written in {:.0?}", begun.elapsed());
    }
    let store = Store::open(file)?;
    ask(&store, games, players)
}

/// Who sits down for a game: everybody plays, and some play much more than others.
fn seated(game: u32, players: u32) -> [u32; 2] {
    let mix =
        |seed: u32| seed.wrapping_mul(2_654_435_761).rotate_left(13).wrapping_mul(2_246_822_519) % players;
    let one = if game.is_multiple_of(4) { mix(game) % players.div_ceil(100) } else { game % players };
    let other = mix(game ^ 0x5bd1_e995);
    [one, if one == other { (other + 1) % players } else { other }]
}

fn generate(file: &Path, games: u32, players: u32) -> anyhow::Result<()> {
    // The schema is the store's own.
    tokio::runtime::Builder::new_current_thread().build()?.block_on(Store::open(file)?.close());
    let mut connection = Connection::open(file)?;
    connection
        .execute_batch("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF;")?;
    let transaction = connection.transaction()?;
    transaction.execute("INSERT INTO guilds (id, since) VALUES (?1, ?2)", (GUILD, BEGIN))?;
    for player in 0..players {
        transaction
            .prepare_cached("INSERT INTO players (id, since) VALUES (?1, ?2)")?
            .execute((player + 1, BEGIN))?;
    }
    transaction.execute(
        "INSERT INTO challenges (id, guild, channel, rules, first, place, created, expires, state, closed)
         VALUES (1, ?1, 1, 'dara:traditional', 'lot', 'here', ?2, ?2, 'accepted', ?2)",
        (GUILD, BEGIN),
    )?;
    for game in 0..games {
        write(&transaction, game, seated(game, players))?;
    }
    stand(&transaction)?;
    transaction.commit()?;
    connection.execute_batch("PRAGMA journal_mode = WAL; ANALYZE;")?;
    Ok(())
}

/// A game and what its players see of it.
fn write(connection: &Connection, game: u32, seats: [u32; 2]) -> anyhow::Result<()> {
    let (number, at) = (game + 1, BEGIN + i64::from(game) * MINUTE);
    let winner = game % 3;
    let plies = u32::try_from(RECORD.split(' ').count() - 1)?;
    connection
        .prepare_cached(
            "INSERT INTO games
             (id, challenge, guild, channel, record, started, plies, since, ended, why, winner, standing)
             VALUES (?1, 1, ?2, ?1 + 100, ?3, ?4, ?5, ?4, ?4, ?6, ?7, ?8)",
        )?
        .execute((
            number,
            GUILD,
            RECORD,
            at,
            plies,
            if winner == 0 { "agreed" } else { "resigned" },
            (winner > 0).then_some(winner),
            if winner == 0 { r#"{"closed":{"how":"agreed"}}"# } else { "{}" },
        ))?;
    let players = seats.map(|player| player + 1);
    let pairing = format!("{}/{}", players[0].min(players[1]), players[0].max(players[1]));
    let day = Timestamp::from_millisecond(at)?.strftime("%Y-%m-%d").to_string();
    connection
        .prepare_cached(
            "INSERT INTO finished (sequence, game, guild, category, pairing, day, rated) VALUES (?1, ?1, ?2, 'dara', ?3, ?4, 1)",
        )?
        .execute((number, GUILD, pairing, day))?;
    for (seat, player) in (1_u32..).zip(players) {
        connection
            .prepare_cached(
                "INSERT INTO seats (game, seat, player, out, out_ply, out_why, out_at)
                 VALUES (?1, ?2, ?3, iif(?4, 1, NULL), iif(?4, ?5, NULL), iif(?4, 'resigned', NULL), iif(?4, ?6, NULL))",
            )?
            .execute((number, seat, player, winner > 0 && winner != seat, plies, at))?;
        let result = match winner {
            0 => "drawn",
            winner if winner == seat => "won",
            _ => "lost",
        };
        let opponent = players[usize::from(seat == 1)];
        let rating = 1_200.0 + made_up(player, 600.0) + made_up(player ^ game, 200.0);
        connection
            .prepare_cached(
                "INSERT INTO results (player, guild, sequence, category, seat, result, opponent, at, rating, deviation)
                 VALUES (?1, ?2, ?3, 'dara', ?4, ?5, ?6, ?7, ?8, 90)",
            )?
            .execute((player, GUILD, number, seat, result, opponent, at, rating))?;
    }
    Ok(())
}

/// A number between 0 and `most`, always the same for the same `seed`.
fn made_up(seed: u32, most: f64) -> f64 {
    let mixed = seed.wrapping_mul(2_654_435_761).rotate_left(13).wrapping_mul(2_246_822_519);
    f64::from(mixed) / f64::from(u32::MAX) * most
}

/// Where everybody stands after all games: what is derived, derived at once. Ratings are made up, and not what the games say.
fn stand(connection: &Connection) -> anyhow::Result<()> {
    connection.execute_batch(
        "INSERT INTO ratings (guild, category, player, rating, deviation, volatility, games, since)
         SELECT guild, category, player, rating, deviation, 0.06, count(*), max(at)
         FROM results GROUP BY guild, category, player;",
    )?;
    for period in
        ["''", "strftime('%Y', at / 1000, 'unixepoch')", "strftime('%Y-%m', at / 1000, 'unixepoch')"]
    {
        connection.execute_batch(&format!(
            "INSERT INTO standings
             (guild, category, period, player, rating, deviation, volatility, rank, games, listed)
             SELECT guild, category, {period} AS period, player, avg(rating), 90, 0.06, avg(rating) - 180, count(*), 1
             FROM results GROUP BY guild, category, period, player;"
        ))?;
    }
    connection.execute_batch(
        "INSERT INTO tallies (player, guild, category, seat, won, drawn, lost, aborted)
         SELECT player, guild, category, seat, sum(result = 'won'), sum(result = 'drawn'), sum(result = 'lost'), 0
         FROM results GROUP BY 1, 2, 3, 4;
         INSERT INTO streaks (player, guild, category, running, longest)
         SELECT player, guild, category, 0, 1 FROM ratings;
         INSERT INTO members (guild, player, name) SELECT guild, player, 'player ' || player FROM ratings;",
    )?;
    Ok(())
}

fn ask(store: &Store, games: u32, players: u32) -> anyhow::Result<()> {
    let guild = GuildId::try_from(GUILD.unsigned_abs())?;
    let category: Category = "dara".parse()?;
    let some = |number: u32| PlayerId::try_from(u64::from(number % players) + 1);
    let last = BEGIN + i64::from(games - 1) * MINUTE;
    let board = |period| Leaderboard { guild, category, period };
    let (all_time, month) =
        (board(Period::AllTime), board(Period::month_of(Timestamp::from_millisecond(last)?)));
    let listed = store.count_leaderboard(all_time)?;
    println!("{listed} players on the leaderboard; each question {ASKED} times");
    timed("leaderboard, any page", |number| {
        let pages = listed.div_ceil(PAGE).max(1);
        let page = number as usize * 7_919 % pages;
        black_box(store.count_leaderboard(all_time)?);
        black_box(store.leaderboard(all_time, PAGE, page * PAGE)?);
        black_box(store.leaderboard_own(all_time, some(number * 31)?)?);
        Ok(())
    })?;
    timed("leaderboard of a month", |number| {
        black_box(store.leaderboard(month, PAGE, number as usize % 100 * PAGE)?);
        Ok(())
    })?;
    timed("profile", |number| {
        black_box(store.career(guild, some(number * 17)?)?);
        black_box(store.ratings_of(guild, some(number * 17)?, category)?);
        Ok(())
    })?;
    timed("one against another", |number| {
        let [one, other] = seated(number * 13 % games, players);
        black_box(store.against(guild, some(one)?, some(other)?)?);
        Ok(())
    })?;
    // Any stretch: also where an offset of a million would be.
    let edge = |number: u32| GameId::try_from(u64::from(number.wrapping_mul(7_919) % games) + 1);
    timed("page of a player's games", |number| {
        let one = some(number % 100)?;
        for finished in store.history(guild, Some(one), None, Stretch::Before(edge(number)?), PAGE)?.games {
            black_box(store.table(finished.game)?);
        }
        Ok(())
    })?;
    timed("page of a server's games", |number| {
        for finished in store.history(guild, None, None, Stretch::Before(edge(number)?), PAGE)?.games {
            black_box(store.table(finished.game)?);
        }
        Ok(())
    })?;
    timed("/games", |number| {
        black_box(store.running_games_of(guild, some(number)?)?);
        Ok(())
    })
}

fn timed(what: &str, mut ask: impl FnMut(u32) -> anyhow::Result<()>) -> anyhow::Result<()> {
    let mut times = Vec::with_capacity(ASKED as usize);
    for number in 0..ASKED {
        let begun = Instant::now();
        ask(number)?;
        times.push(begun.elapsed());
    }
    times.sort_unstable();
    let at = |percent: usize| times.get((times.len() * percent / 100).min(times.len() - 1)).copied();
    let shown = |time: Option<Duration>| time.unwrap_or_default().as_secs_f64() * 1_000.0;
    println!("{what:<28} median {:>7.3} ms, p99 {:>7.3} ms", shown(at(50)), shown(at(99)));
    Ok(())
}
