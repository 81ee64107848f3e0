//! Everything stored about a player, exported for them as JSON with readable keys.

use anyhow::Context as _;
use play::PlayerId;
use serde_json::{Map, Value};

use crate::{
    Store,
    json::Object,
    sql::{self, Connection},
};

/// Each key with a query, whose columns are the keys of its rows. Ids are strings and times are in UTC.
///
/// The ids of opponents are part of a player's data, except those of strangers, whose accounts no one is told; their names are not.
const PARTS: &[(&str, &str)] = &[
    (
        "account",
        "SELECT CAST(id AS TEXT) AS discord_id, {since} AS known_since, language AS discord_language,
             {told} AS news_of_a_competition_last_told, told_what AS news_told FROM players WHERE id = ?1",
    ),
    ("preferences", "SELECT * FROM preferences WHERE player = ?1"),
    (
        "servers",
        "SELECT CAST(guild AS TEXT) AS server, name, NOT unlisted AS listed_on_leaderboards, gone AS has_left
         FROM members WHERE player = ?1 ORDER BY guild",
    ),
    (
        "absences",
        "SELECT CAST(guild AS TEXT) AS server, {starts} AS \"from\", {ends} AS until
         FROM absences WHERE player = ?1 ORDER BY guild, starts",
    ),
    (
        "challenges",
        "SELECT id AS challenge, CAST(guild AS TEXT) AS server, CAST(channel AS TEXT) AS channel,
             CAST(message AS TEXT) AS message, slot = 1 AS made_by_you, joined, rules, terms, state, {created} AS made,
             {closed} AS closed
         FROM challenge_slots JOIN challenges ON challenges.id = challenge WHERE player = ?1 ORDER BY id",
    ),
    (
        "games",
        "SELECT games.id AS game, CAST(games.guild AS TEXT) AS server, CAST(channel AS TEXT) AS channel, seats.seat AS your_seat,
             (SELECT '[\"' || string_agg(who, '\",\"' ORDER BY seat) || '\"]' FROM (
                 SELECT seat, CASE WHEN games.guild = 0 AND player <> ?1 THEN 'a stranger' ELSE CAST(player AS TEXT) END AS who
                 FROM seats AS all_seats WHERE all_seats.game = games.id
                 UNION ALL SELECT seat, 'computer, level ' || level FROM computer_seats WHERE computer_seats.game = games.id
             ) AS seated) AS players_by_seat,
             record, terms, {started} AS began, {ended} AS ended, why AS ended_by,
             coalesce(results.result, CASE WHEN ended IS NULL THEN 'running' END) AS your_result,
             {out_at} AS you_gave_up, out_why AS you_gave_up_by,
             results.rating AS rating_after, results.deviation AS rating_deviation_after, results.before AS rating_before,
             state AS beside_the_board
         FROM seats JOIN games ON games.id = seats.game
         LEFT JOIN finished_games ON finished_games.game = games.id
         LEFT JOIN results ON results.player = seats.player AND results.guild = games.guild AND results.sequence = finished_games.sequence
         WHERE seats.player = ?1 ORDER BY games.id",
    ),
    (
        "boards_in_direct_messages",
        "SELECT game, CAST(channel AS TEXT) AS channel, CAST(message AS TEXT) AS message
         FROM mailed_boards WHERE player = ?1 ORDER BY game",
    ),
    (
        "roles_given_to_you",
        "SELECT CAST(guild AS TEXT) AS server, CAST(role AS TEXT) AS role FROM given_roles WHERE player = ?1 ORDER BY guild, role",
    ),
    (
        "competitions",
        "SELECT competition, CAST(guild AS TEXT) AS server, season, manager = ?1 AS opened_by_you, {joined} AS joined, rating,
             division, place, {out} AS withdrawn, out_why AS withdrawn_by
         FROM competitions LEFT JOIN entrants ON competition = competitions.id AND player = ?1
         WHERE manager = ?1 OR player = ?1 ORDER BY id",
    ),
    (
        "pairings",
        "SELECT competition, number, division, round, CAST(first AS TEXT) AS moves_first, CAST(second AS TEXT) AS moves_second,
             game, outcome AS decided, why AS decided_by
         FROM pairings WHERE ?1 IN (first, second) ORDER BY competition, number",
    ),
    (
        "reports",
        "SELECT game, name AS reported_player, {at} AS reported, reason, words FROM reports WHERE by = ?1 ORDER BY id",
    ),
    (
        "practices",
        "SELECT game, record, {at} AS looked_at FROM practices WHERE player = ?1 ORDER BY game",
    ),
    (
        "puzzle_ratings",
        "SELECT game, rating, deviation, volatility, tried, solved, {since} AS since
         FROM puzzle_ratings WHERE player = ?1 ORDER BY game",
    ),
    (
        "puzzles_tried",
        "SELECT puzzle, game, CAST(puzzle_attempts.guild AS TEXT) AS server, daily AS as_puzzle_of_the_day, {shown} AS last_shown,
             reached AS turns_found, wrong AS wrong_turns, was_right AS first_try_was_right, {decided} AS first_try_ended,
             {solved} AS solved, gave_up AS asked_for_solution
         FROM puzzle_attempts JOIN puzzles ON puzzles.id = puzzle
         WHERE player = ?1 ORDER BY puzzle, puzzle_attempts.guild, daily",
    ),
    (
        "analyses_asked_for",
        "SELECT game, {asked} AS asked, locale FROM analysis_readers WHERE player = ?1 ORDER BY game",
    ),
    (
        "guesses",
        "SELECT game, CAST(guild AS TEXT) AS server, ply AS moves_before, action AS guessed, {at} AS at, hit AS was_right
         FROM guesses WHERE player = ?1 ORDER BY game, ply",
    ),
    (
        "votes",
        "SELECT vote_game, CAST(guild AS TEXT) AS server, ply AS moves_before, turn AS voted_for, {at} AS at
         FROM votes JOIN vote_games ON vote_games.id = vote_game WHERE player = ?1 ORDER BY vote_game, ply",
    ),
    (
        "vote_games_begun_by_you",
        "SELECT id AS vote_game, CAST(guild AS TEXT) AS server, {started} AS started FROM vote_games WHERE by = ?1 ORDER BY id",
    ),
    (
        "lessons",
        "SELECT lesson, {at} AS done FROM lessons_done WHERE player = ?1 ORDER BY at, lesson",
    ),
    (
        "imported_files",
        "SELECT text, {looked_at} AS looked_at FROM imported_files WHERE player = ?1 ORDER BY hash",
    ),
    (
        "ratings",
        "SELECT CAST(guild AS TEXT) AS server, category, rating, deviation, volatility, games AS rated_games, {since} AS since
         FROM ratings WHERE player = ?1 ORDER BY guild, category",
    ),
    (
        "leaderboards",
        "SELECT CAST(guild AS TEXT) AS server, category, period, rating, deviation, games AS rated_games, listed
         FROM standings WHERE player = ?1 ORDER BY guild, category, period",
    ),
    (
        "results_by_seat",
        "SELECT CAST(guild AS TEXT) AS server, category, seat, won, drawn, lost, aborted
         FROM result_counts WHERE player = ?1 ORDER BY guild, category, seat",
    ),
    (
        "streaks",
        "SELECT CAST(guild AS TEXT) AS server, category, running, longest FROM streaks WHERE player = ?1 ORDER BY guild, category",
    ),
    (
        "seasons",
        "SELECT CAST(guild AS TEXT) AS server, number AS season, category, place, rating, deviation, games AS rated_games
         FROM season_standings WHERE player = ?1 ORDER BY guild, number, category",
    ),
    (
        "seasons_closed_by_you",
        "SELECT CAST(guild AS TEXT) AS server, number AS season, {closed} AS closed FROM seasons WHERE by = ?1 ORDER BY guild, number",
    ),
    (
        "season_plans_of_yours",
        "SELECT CAST(guild AS TEXT) AS server, every, hour, zone, is_on FROM season_plans WHERE by = ?1 ORDER BY guild",
    ),
    (
        "suspended_from",
        "SELECT CAST(guild AS TEXT) AS server, {since} AS since FROM suspensions WHERE player = ?1 ORDER BY guild",
    ),
    (
        // Who blocked the player is the other's data.
        "blocked_by_you",
        "SELECT CAST(blocked AS TEXT) AS player, {since} AS since FROM blocks WHERE by = ?1 ORDER BY since, blocked",
    ),
    (
        "done_by_you_as_moderator",
        "SELECT CAST(guild AS TEXT) AS server, {at} AS at, kind, CAST(player AS TEXT) AS player, game, challenge, season,
             competition, tool, CAST(one AS TEXT) AS one_player, CAST(other AS TEXT) AS other_player, result, reason
         FROM moderation_log WHERE by = ?1 ORDER BY id",
    ),
    (
        // By whom and why is the moderators' data.
        "done_to_you_by_moderators",
        "SELECT CAST(guild AS TEXT) AS server, {at} AS at, kind, challenge, competition, tool, result
         FROM moderation_log WHERE ?1 IN (player, one, other) ORDER BY id",
    ),
    (
        "timers",
        "SELECT what, {at} AS at FROM timers WHERE what = 'digest:' || ?1 OR what LIKE 'away:%:' || ?1 ORDER BY what",
    ),
    (
        "messages_to_be_sent",
        "SELECT CASE WHEN EXISTS (
                 SELECT 1 FROM games WHERE id = CAST(json_extract(what, '$.game') AS BIGINT) AND guild = 0
             ) THEN 'a message of your game with a stranger' ELSE what END AS what, {created} AS stored FROM announcements
         WHERE state = 'due' AND ?1 IN (
             json_extract(what, '$.to'), json_extract(what, '$.by'), json_extract(what, '$.answer.who'), json_extract(what, '$.begun.by')
         ) ORDER BY id",
    ),
];

impl Store {
    /// Everything stored about a player, in all servers.
    pub async fn personal_data(&self, player: PlayerId) -> anyhow::Result<Map<String, Value>> {
        self.read(move |connection| {
            let mut all = Map::new();
            for (key, sql) in PARTS {
                let rows = part(connection, sql, player).with_context(|| format!("reading {key}"))?;
                all.insert((*key).to_owned(), Value::Array(rows));
            }
            Ok(all)
        })
        .await
    }
}

fn part(connection: &Connection, sql: &str, player: PlayerId) -> sql::Result<Vec<Value>> {
    let rows = connection.list_whole(&with_times(sql), [player])?;
    Ok(rows.into_iter().map(|Object(row)| Value::Object(row)).collect())
}

/// Expands columns in braces, which are times.
fn with_times(sql: &str) -> String {
    sql.replace('{', "strftime('%Y-%m-%dT%H:%M:%SZ', ").replace('}', " / 1000.0, 'unixepoch')")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{migrations, privacy::forgetting::OF_PLAYERS};

    #[test]
    fn every_table_that_refers_to_players_is_handed_over() {
        let all = PARTS.iter().map(|(_, sql)| *sql).collect::<Vec<_>>().join(" ");
        let words: Vec<&str> =
            all.split(|character: char| !character.is_alphanumeric() && character != '_').collect();
        // When the data of a former player were deleted belongs to no player's data, and what a season will do to
        // a rating within seconds isn't worth a list.
        let apart = ["rating_ends", "season_pulls"];
        for (table, ..) in OF_PLAYERS.iter().filter(|(table, ..)| !apart.contains(table)) {
            assert!(words.contains(table), "{table} is not handed over");
        }
    }

    #[test]
    fn all_of_a_player_is_readable() {
        let file = migrations::sample();
        let connection = crate::sql::Connection::from(&file);
        let player = 12_u64.try_into().expect("an id");
        let of = |key: &str| {
            let sql = PARTS.iter().find(|(known, _)| *known == key).expect("a key").1;
            Value::Array(part(&connection, sql, player).expect("readable")).to_string()
        };
        for (key, holds) in [
            ("account", r#""discord_id":"12""#),
            ("servers", r#""name":"Ben""#),
            ("absences", r#""from":"2025-06-15T15:10:00Z""#),
            ("games", r#""players_by_seat":["12","11"]"#),
            ("challenges", r#""made_by_you":1"#),
            ("timers", "away:1001:12"),
            ("seasons", r#""place":2"#),
            ("ratings", r#""rated_games":2"#),
        ] {
            assert!(of(key).contains(holds), "{key}: {}", of(key));
        }
        for (key, sql) in PARTS {
            part(&connection, sql, player).unwrap_or_else(|error| panic!("{key}: {error:#}"));
        }
    }
}
