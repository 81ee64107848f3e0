//! Years of finished games of one server, written without the bot.

use std::path::Path;

use anyhow::Context as _;
use data::Store;
use games::{Position, Record};
use jiff::Timestamp;
use rusqlite::Connection;

/// The first game ends then; one ends every minute.
pub(crate) const BEGIN: i64 = 1_700_000_000_000;
pub(crate) const MINUTE: i64 = 60_000;
/// A finished game, as long as they are.
const RECORD: &str =
    "dara:traditional d1 b3 d4 e3 a6 c6 d2 c3 c5 d5 b4 d6 e5 a1 b2 b5 e4 a2 a4 c1 a3 c4 e2 a5 b2-c2 xb3";

/// Who sits down for a game: everybody plays, and some play much more than others.
pub(crate) fn seated(game: u32, players: u32) -> [u32; 2] {
    let mix =
        |seed: u32| seed.wrapping_mul(2_654_435_761).rotate_left(13).wrapping_mul(2_246_822_519) % players;
    let one = if game.is_multiple_of(4) { mix(game) % players.div_ceil(100) } else { game % players };
    let other = mix(game ^ 0x5bd1_e995);
    [one, if one == other { (other + 1) % players } else { other }]
}

/// Makes a database with so many finished games in a server, of so many players, all of them rated.
pub(crate) async fn generate(file: &Path, guild: u64, games: u32, players: u32) -> anyhow::Result<()> {
    // The schema is the store's own.
    Store::open(file)?.close().await;
    let guild = i64::try_from(guild).context("a server that cannot be stored")?;
    let mut connection = Connection::open(file)?;
    connection.execute_batch(
        "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF; PRAGMA cache_size = -500000;",
    )?;
    let transaction = connection.transaction()?;
    transaction.execute("INSERT INTO guilds (id, since) VALUES (?1, ?2)", (guild, BEGIN))?;
    for player in 0..players {
        transaction
            .prepare_cached("INSERT INTO players (id, since) VALUES (?1, ?2)")?
            .execute((player + 1, BEGIN))?;
    }
    transaction.execute(
        "INSERT INTO challenges (id, guild, channel, rules, first, place, created, expires, state, closed)
         VALUES (1, ?1, 1, 'dara:traditional', 'lot', 'here', ?2, ?2, 'accepted', ?2)",
        (guild, BEGIN),
    )?;
    for game in 0..games {
        write(&transaction, guild, game, seated(game, players))?;
    }
    act(&transaction, &RECORD.parse()?)?;
    stand(&transaction)?;
    transaction.commit()?;
    connection.execute_batch("PRAGMA journal_mode = WAL; ANALYZE;")?;
    Ok(())
}

/// The actions of all games, which are those of the one record.
fn act(connection: &Connection, record: &Record) -> anyhow::Result<()> {
    connection
        .execute_batch("CREATE TEMP TABLE turns (ply INTEGER PRIMARY KEY, seat INTEGER, action TEXT)")?;
    let mut position = Position::start(record.rules);
    for (ply, &action) in (0_u32..).zip(&record.actions) {
        let seat = position.to_act().context("the record goes on after its end")?;
        position.play(action)?;
        connection
            .prepare_cached("INSERT INTO temp.turns (ply, seat, action) VALUES (?1, ?2, ?3)")?
            .execute((ply, seat.number(), action.to_string()))?;
    }
    connection.execute_batch(
        "INSERT INTO actions (game, ply, seat, action, at)
         SELECT games.id, ply, seat, action, started FROM games CROSS JOIN temp.turns ORDER BY games.id, ply;
         DROP TABLE temp.turns;",
    )?;
    Ok(())
}

/// A game and what its players see of it.
fn write(connection: &Connection, guild: i64, game: u32, seats: [u32; 2]) -> anyhow::Result<()> {
    let (number, at) = (game + 1, BEGIN + i64::from(game) * MINUTE);
    let winner = game % 3;
    let plies = u32::try_from(RECORD.split(' ').count() - 1)?;
    connection
        .prepare_cached(
            "INSERT INTO games
             (id, challenge, guild, channel, record, started, plies, since, ended, why, winner, state)
             VALUES (?1, 1, ?2, ?1 + 100, ?3, ?4, ?5, ?4, ?4, ?6, ?7, ?8)",
        )?
        .execute((
            number,
            guild,
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
            "INSERT INTO finished_games (sequence, game, guild, category, pairing, day, rated) VALUES (?1, ?1, ?2, 'dara', ?3, ?4, 1)",
        )?
        .execute((number, guild, pairing, day))?;
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
            .execute((player, guild, number, seat, result, opponent, at, rating))?;
    }
    Ok(())
}

/// A number between 0 and `most`, always the same for the same `seed`.
fn made_up(seed: u32, most: f64) -> f64 {
    let mixed = seed.wrapping_mul(2_654_435_761).rotate_left(13).wrapping_mul(2_246_822_519);
    f64::from(mixed) / f64::from(u32::MAX) * most
}

/// Where everybody stands after all games: what is derived, derived at once. Ratings are made up: what the games say, the store computes.
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
        "INSERT INTO result_counts (player, guild, category, seat, won, drawn, lost, aborted)
         SELECT player, guild, category, seat, sum(result = 'won'), sum(result = 'drawn'), sum(result = 'lost'), 0
         FROM results GROUP BY 1, 2, 3, 4;
         INSERT INTO streaks (player, guild, category, running, longest)
         SELECT player, guild, category, 0, 1 FROM ratings;
         INSERT INTO members (guild, player, name) SELECT guild, player, 'player ' || player FROM ratings;",
    )?;
    Ok(())
}
