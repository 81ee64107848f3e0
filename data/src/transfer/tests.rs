//! Copies from a file to a server and back.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    path::Path,
};

use super::*;
use crate::{Progress, Stage, Store, migrations, sql::Connection};

/// An empty database on a server; `None` without PostgreSQL.
fn on_server() -> Option<scratch_postgres::Database<'static>> {
    let shared = scratch_postgres::shared().expect("a server")?;
    Some(shared.database().expect("a database"))
}

fn place(database: &scratch_postgres::Database<'_>) -> Database {
    Database::Server(Box::new(database.url().parse().expect("an address")))
}

/// A file with a row of every kind, and greatest numbers that no row has.
fn sample(path: &Path) -> Database {
    let sample = migrations::sample();
    sample
        .execute_batch(
            "UPDATE sqlite_sequence SET seq = 70 WHERE name = 'games';
             UPDATE players SET since = -9223372036854775807 WHERE id = 11;
             UPDATE members SET name = 'B\\e\t\n\\N' WHERE player = 12;",
        )
        .expect("changed by hand");
    sample.execute("VACUUM INTO ?1", [path.to_str().expect("a name")]).expect("written");
    Database::File(path.to_owned())
}

fn copied(from: &Database, to: &Database) -> Result<Transferred, TransferError> {
    transfer(from, to, &mut |_| {})
}

/// Copies until a table is reached, as far as a program comes that is killed then.
fn stopped_at(from: &Database, to: &Database, stage: Stage) {
    let stop = &mut |progress: Progress| assert!(progress.stage != stage || progress.done == 0, "stopped");
    catch_unwind(AssertUnwindSafe(|| transfer(from, to, stop))).expect_err("stopped");
}

fn contents(path: &Path) -> Contents {
    Contents::of(&(&rusqlite::Connection::open(path).expect("a database")).into()).expect("readable")
}

#[test]
fn a_database_goes_to_a_server_and_back() {
    let Some(server) = on_server() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let (before, after) = (folder.path().join("before.db"), folder.path().join("after.db"));
    let file = sample(&before);
    let there = copied(&file, &place(&server)).expect("copied");
    assert!(there.games > 5 && there.rows > 100, "{there:?}");
    assert_eq!(there.faults, []);
    let back = copied(&place(&server), &Database::File(after.clone())).expect("copied");
    assert_eq!((back.games, back.rows), (there.games, there.rows));
    assert_eq!(folder.path().read_dir().expect("readable").count(), 2, "nothing is left beside them");
    assert_eq!(contents(&before), contents(&after));
    let [before, after] = [&before, &after].map(|path| rusqlite::Connection::open(path).expect("a database"));
    let (before, after) = (Connection::from(&before), Connection::from(&after));
    let known = Contents::of(&before).expect("readable");
    assert_eq!(known.greatest["games"], 70);
    let differ = contents::compare(&before, &after, &known, &mut |_| {}).expect("readable");
    assert_eq!(differ, [] as [&str; 0]);
}

#[test]
fn a_copy_that_was_stopped_leaves_nothing_and_the_next_is_whole() {
    let Some(server) = on_server() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let (before, after) = (folder.path().join("before.db"), folder.path().join("after.db"));
    let file = sample(&before);
    let to = Database::File(after.clone());
    let rows = || server.column("SELECT count(*) FROM players").expect("readable");
    for stage in [Stage::Rows("players"), Stage::Rows("timers"), Stage::Comparing("timers"), Stage::Games] {
        stopped_at(&file, &place(&server), stage);
        assert_eq!(rows(), ["0"], "{stage:?}");
    }
    copied(&file, &place(&server)).expect("copied");
    for stage in [Stage::Rows("seats"), Stage::Comparing("timers"), Stage::Games] {
        stopped_at(&place(&server), &to, stage);
        assert!(!after.exists(), "{stage:?}");
    }
    copied(&place(&server), &to).expect("copied");
    assert_eq!(contents(&before), contents(&after));
}

#[test]
fn no_one_writes_to_a_server_that_is_copied_to() {
    let Some(server) = on_server() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let file = sample(&folder.path().join("dara.db"));
    let mut refused = 0;
    let there = transfer(&file, &place(&server), &mut |progress| {
        if progress.stage == Stage::Rows("timers") && progress.done == 0 {
            let other = "SET lock_timeout = '10ms'; INSERT INTO players (id, since) VALUES (99, 0)";
            refused += usize::from(server.run(other).is_err());
        }
    });
    assert_eq!((there.expect("copied").faults, refused), (vec![], 1));
}

#[test]
fn what_changes_meanwhile_or_is_copied_wrong_is_found() {
    let Some(server) = on_server() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let (before, after) = (folder.path().join("before.db"), folder.path().join("after.db"));
    let file = sample(&before);
    stopped_at(&file, &place(&server), Stage::Rows("players"));
    let spoils = "CREATE FUNCTION spoils() RETURNS trigger LANGUAGE plpgsql AS
            'BEGIN NEW.rating := NEW.rating + 1e-9; RETURN NEW; END';
        CREATE TRIGGER spoils BEFORE INSERT ON ratings FOR EACH ROW EXECUTE FUNCTION spoils()";
    server.run(spoils).expect("changed by hand");
    let spoiled = copied(&file, &place(&server));
    assert!(matches!(&spoiled, Err(TransferError::Differs(tables)) if tables == &["ratings"]), "{spoiled:?}");
    server.run("DROP TRIGGER spoils ON ratings").expect("changed by hand");
    copied(&file, &place(&server)).expect("copied");
    let changed = transfer(&place(&server), &Database::File(after.clone()), &mut |progress| {
        if progress.stage == Stage::Comparing("end_reasons") && progress.done == 0 {
            server.run("UPDATE heartbeat SET at = at + 1").expect("changed by hand");
        }
    });
    assert!(matches!(changed, Err(TransferError::Changed(_))), "{changed:?}");
    assert!(!after.exists());
    copied(&place(&server), &Database::File(after)).expect("copied");
}

#[test]
fn faults_of_the_original_are_copied_and_told() {
    let Some(server) = on_server() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("dara.db");
    let file = sample(&path);
    let mended = rusqlite::Connection::open(&path).expect("a database");
    mended
        .execute_batch("UPDATE challenges SET rules = 'chess:blitz' WHERE id = 6")
        .expect("changed by hand");
    drop(mended);
    let copied = copied(&file, &place(&server)).expect("copied");
    assert_eq!(copied.faults.len(), 1, "{copied:?}");
}

#[test]
fn only_an_empty_database_of_the_other_engine_is_copied_to() {
    let Some(server) = on_server() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let (path, other) = (folder.path().join("dara.db"), folder.path().join("other.db"));
    let file = sample(&path);
    assert!(matches!(copied(&file, &Database::File(other.clone())), Err(TransferError::SameEngine)));
    assert!(matches!(copied(&place(&server), &place(&server)), Err(TransferError::SameEngine)));
    let missing = copied(&Database::File(other.clone()), &place(&server));
    assert!(matches!(missing, Err(TransferError::File(_))), "{missing:?}");
    let store = Store::open(&path).expect("a database");
    let used = copied(&file, &place(&server));
    assert!(matches!(used, Err(TransferError::File(_))), "{used:?}");
    tokio::runtime::Builder::new_current_thread().build().expect("a runtime").block_on(store.close());
    copied(&file, &place(&server)).expect("copied");
    let full = copied(&file, &place(&server));
    assert!(matches!(full, Err(TransferError::NotEmpty { table: "guilds", .. })), "{full:?}");
    let exists = copied(&place(&server), &file);
    assert!(matches!(exists, Err(TransferError::File(_))), "{exists:?}");
}

#[test]
fn both_engines_have_the_same_tables_and_columns() {
    let Some(server) = on_server() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    copied(&sample(&folder.path().join("dara.db")), &place(&server)).expect("copied");
    let session = crate::server::session(&server.url().parse().expect("an address")).expect("a session");
    order::tests::every_table_is_copied(&Connection::Postgres(&session));
}

#[test]
fn an_operator_checks_and_exports_a_server_as_a_file() {
    let Some(server) = on_server() else { return };
    let url = server.url().parse().expect("an address");
    let empty = crate::inspect_server(&url, &mut |_| {}).expect_err("nothing is there");
    assert!(matches!(empty.problem, crate::ServerProblem::Behind), "{empty}");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("dara.db");
    let file = sample(&path);
    stopped_at(&file, &place(&server), Stage::Rows("actions"));
    // As an earlier version marked what it hadn't finished.
    server.run("CREATE TABLE copying (source TEXT); INSERT INTO copying VALUES ('x')").expect("marked");
    let unfinished = crate::inspect_server(&url, &mut |_| {}).expect_err("it isn't whole");
    assert!(matches!(unfinished.problem, crate::ServerProblem::Unfinished), "{unfinished}");
    assert!(matches!(Store::connect(&url), Err(refused) if refused.to_string().contains("`dara migrate`")));
    assert!(matches!(copied(&file, &place(&server)), Err(TransferError::Server(_))));
    server.run("DROP TABLE copying").expect("dropped");
    copied(&file, &place(&server)).expect("copied");
    let checked = crate::inspect_server(&url, &mut |_| {}).expect("checked");
    assert_eq!((checked.schema, checked.games, checked.faults), (crate::latest_schema(), 10, vec![]));
    let guild = 1001_u64.try_into().expect("an id");
    let [there, here] = [
        crate::export_guild_of_server(&url, guild).expect("readable"),
        crate::export_guild(&path, guild).expect("readable"),
    ];
    assert!(there.is_some());
    assert_eq!(rows(there), rows(here));
    assert_eq!(
        crate::export_guild_of_server(&url, 9_u64.try_into().expect("an id")).expect("readable"),
        None
    );
}

/// The rows of an export, in an order of their own: engines have others.
fn rows(exported: Option<serde_json::Value>) -> Vec<String> {
    let serde_json::Value::Object(tables) = exported.expect("a server") else { panic!("not tables") };
    let lines = |(table, rows): (String, serde_json::Value)| {
        let serde_json::Value::Array(rows) = rows else { panic!("{table} has no rows") };
        rows.into_iter().map(move |row| format!("{table} {row}")).collect::<Vec<_>>()
    };
    let mut lines: Vec<String> = tables.into_iter().flat_map(lines).collect();
    lines.sort_unstable();
    lines
}

#[test]
fn ratings_on_a_server_are_recomputed_beside_bots() {
    let Some(server) = on_server() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    copied(&sample(&folder.path().join("dara.db")), &place(&server)).expect("copied");
    let store = Store::connect(&server.url().parse().expect("an address")).expect("a database");
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let recompute = || runtime.block_on(store.recompute_standings(|_| {})).expect("recomputed");
    assert_eq!((recompute().games, recompute().tables), (7, vec![]));
    server.run("UPDATE ratings SET rating = rating + 1 WHERE player = 11").expect("changed by hand");
    assert_eq!(recompute().tables, [("ratings", 1)]);
    assert_eq!((recompute().tables, store.integrity().expect("checked")), (vec![], vec![]));
}

/// What workers of version 18 say to a server while it is upgraded.
#[test]
fn workers_of_the_version_before_can_use_what_is_renamed() {
    let Some(server) = on_server() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    copied(&sample(&folder.path().join("dara.db")), &place(&server)).expect("copied");
    let session = crate::server::session(&server.url().parse().expect("an address")).expect("a session");
    let connection = Connection::Postgres(&session);
    let text = |sql: &str| connection.one::<String>(sql, ()).expect(sql);
    for (changed, old, new, reads) in [
        (
            "INSERT INTO bars (guild, player, since) VALUES (1001, 12, 5) ON CONFLICT (guild, player) DO NOTHING",
            "SELECT CAST(since AS TEXT) FROM bars WHERE player = 12",
            "SELECT CAST(since AS TEXT) FROM suspensions WHERE player = 12",
            "5",
        ),
        (
            "INSERT INTO houses (guild, clock, away_days, theme, text, threads) VALUES (1001, '2d', 3, 'night', FALSE, 'ask')
             ON CONFLICT (guild) DO UPDATE SET clock = '2d'",
            "SELECT clock FROM houses",
            "SELECT clock FROM server_settings",
            "2d",
        ),
        (
            "DELETE FROM house_channels WHERE channel = 2002",
            "SELECT CAST(sum(channel) AS TEXT) FROM house_channels",
            "SELECT CAST(sum(channel) AS TEXT) FROM allowed_channels",
            "2001",
        ),
        (
            "UPDATE usual_rules SET preset = 'wali:adjacent' WHERE game = 'wali'",
            "SELECT preset FROM usual_rules WHERE game = 'wali'",
            "SELECT preset FROM default_rules WHERE game = 'wali'",
            "wali:adjacent",
        ),
        (
            "UPDATE finished SET rated = FALSE; INSERT INTO finished (game, guild, category, pairing, day, rated)
             VALUES (2, 1001, 'dara', '11/13', '2025-06-21', TRUE)",
            "SELECT day FROM finished WHERE sequence = (SELECT max(sequence) FROM finished) AND rated",
            "SELECT day FROM finished_games WHERE game = 2 AND rated",
            "2025-06-21",
        ),
        (
            "UPDATE tallies SET won = tallies.won + 7 WHERE player = 11 AND seat = 1",
            "SELECT CAST(won AS TEXT) FROM tallies WHERE player = 11 AND seat = 1",
            "SELECT CAST(won AS TEXT) FROM result_counts WHERE player = 11 AND seat = 1",
            "7",
        ),
        (
            "INSERT INTO departures (guild, player, after, season) VALUES (1001, 14, 6, 2)",
            "SELECT CAST(after AS TEXT) FROM departures WHERE player = 14",
            "SELECT CAST(after AS TEXT) FROM rating_ends WHERE player = 14",
            "6",
        ),
        (
            "UPDATE standings SET games = 5 WHERE player = 11",
            "SELECT CAST(sum(players) AS TEXT) FROM ladders",
            "SELECT CAST(sum(players) AS TEXT) FROM rank_counts",
            "3",
        ),
        (
            "UPDATE games SET standing = '{\"clock\":{},\"taken_back\":3}' WHERE id = 2",
            "SELECT standing ->> 'taken_back' FROM games WHERE id = 2",
            "SELECT state ->> 'taken_back' FROM games WHERE id = 2",
            "3",
        ),
        (
            "UPDATE games SET state = '{\"clock\":{},\"taken_back\":4}' WHERE id = 2",
            "SELECT standing ->> 'taken_back' FROM games WHERE id = 2",
            "SELECT state ->> 'taken_back' FROM games WHERE id = 2",
            "4",
        ),
        (
            "INSERT INTO moderation_log (guild, by, at, deed, whom) VALUES (1001, 13, 7, 'barred', 12)",
            "SELECT deed || CAST(whom AS TEXT) FROM moderation_log WHERE at = 7 AND deed = 'barred'",
            "SELECT 'barred' || CAST(player AS TEXT) FROM moderation_log WHERE at = 7 AND kind = 'suspended'",
            "barred12",
        ),
        (
            "INSERT INTO moderation_log (guild, by, at, kind, player) VALUES (1001, 13, 8, 'reinstated', 12)",
            "SELECT deed || CAST(whom AS TEXT) FROM moderation_log WHERE at = 8",
            "SELECT 'let again' || CAST(player AS TEXT) FROM moderation_log WHERE at = 8 AND kind = 'reinstated'",
            "let again12",
        ),
        (
            "UPDATE moderation_log SET whom = 14 WHERE at = 7",
            "SELECT CAST(whom AS TEXT) FROM moderation_log WHERE at = 7",
            "SELECT CAST(player AS TEXT) FROM moderation_log WHERE at = 7",
            "14",
        ),
        (
            "UPDATE moderation_log SET player = 15 WHERE at = 7",
            "SELECT CAST(whom AS TEXT) FROM moderation_log WHERE at = 7",
            "SELECT CAST(player AS TEXT) FROM moderation_log WHERE at = 7",
            "15",
        ),
    ] {
        connection.execute_batch(changed).expect(changed);
        assert_eq!([text(old), text(new)], [reads, reads], "{changed}");
    }
    let reasons =
        "SELECT string_agg(name, ',' ORDER BY name) FROM endings WHERE name IN ('aborted', 'agreed')";
    assert_eq!(text(reasons), "aborted,agreed");
}
