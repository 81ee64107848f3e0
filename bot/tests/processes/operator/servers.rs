//! A database on a server: `dara migrate`, and the other commands beside bots.

use std::{path::Path, process::Output, time::Duration};

use data::Store;
use scratch_postgres::Database;

use crate::{
    operator::command::{at, begin, id, play, printed, program, run, run_on},
    program::wait::{Wait, pass_here},
};

const ADA: u64 = 812_345_678_901_234_561;
const BEN: u64 = 212_345_678_901_234_562;

/// An empty database on a server; `None` without PostgreSQL.
fn on_server() -> Option<Database<'static>> {
    Some(scratch_postgres::shared().unwrap()?.database().unwrap())
}

/// What it prints on success.
fn done(output: &Output) -> String {
    assert!(output.status.success(), "{output:?}");
    printed(&output.stdout)
}

/// What it prints when it fails with a status.
fn failed(output: &Output, status: i32) -> String {
    let said = printed(&output.stderr);
    assert_eq!(output.status.code(), Some(status), "{said}");
    assert!(output.stdout.is_empty(), "{output:?}");
    said
}

/// The password in an address.
fn password(url: &str) -> &str {
    url.split_once("://").unwrap().1.split_once('@').unwrap().0.split_once(':').unwrap().1
}

async fn file_with_games(path: &Path) {
    let store = Store::open(path).unwrap();
    for second in 0..3 {
        play(&store, "none", second).await;
    }
    begin(&store, [ADA, BEN], "3d", 4).await;
    store.close_season(id(1), 1, id(12), at(5)).await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn a_bot_moves_to_a_server_and_back() {
    let Some(server) = on_server() else { return };
    let url = server.url();
    let folder = tempfile::tempdir().unwrap();
    let (here, back) = (folder.path().join("dara.db"), folder.path().join("back.db"));
    let migrate = |from: &str, to: &str| run(&here, &["migrate", "--from", from, "--to", to]);
    assert!(failed(&migrate("dara.db", &url), 78).contains("dara.db doesn't exist"));
    file_with_games(&here).await;
    assert!(failed(&run(&here, &["migrate"]), 2).contains("--from"));
    assert!(failed(&migrate("dara.db", "back.db"), 2).contains("one must be a file and the other"));
    let wrong = failed(&migrate("dara.db", "postgres://dara:s3cret@db"), 2);
    assert!(wrong.contains("after --to is wrong") && !wrong.contains("s3cret"), "{wrong}");
    let missing = failed(&migrate("dara.db", &format!("{url}2")), 78);
    assert!(missing.contains("2 doesn't exist") && !missing.contains(password(&url)), "{missing}");

    let told = done(&migrate("dara.db", &url));
    assert!(
        told.contains(": copied from ") && told.contains("4 games replayed, all ratings correct."),
        "{told}"
    );
    assert!(told.starts_with("postgres://") && !told.contains(password(&url)), "{told}");
    assert!(failed(&migrate("dara.db", &url), 78).contains("isn't empty: its table guilds has rows"));
    assert!(
        failed(&run_on(folder.path(), &url, &["migrate", "--to", "dara.db"]), 78).contains("already exists")
    );
    let worker = Store::connect(&url.parse().unwrap()).unwrap();
    worker.can_write().await.unwrap();
    assert!(
        failed(&run_on(folder.path(), &url, &["migrate", "--to", "back.db"]), 1).contains("in use by a bot")
    );
    worker.close().await;

    let told = done(&run_on(folder.path(), &url, &["migrate", "--to", "back.db"]));
    assert!(told.contains("back.db: copied from postgres://"), "{told}");
    assert!(done(&run(&back, &["check"])).contains("the file is intact, 4 games replayed"));
    let [before, after] = [&here, &back].map(|path| done(&run(path, &["export-guild", "1"])));
    assert_eq!(before, after);
    let store = Store::open(&back).unwrap();
    let next = store.new_game_id().await.unwrap();
    assert_eq!(next, id(5), "no number is used twice");
    store.close().await;
}

#[tokio::test]
async fn a_killed_copy_is_begun_again() {
    let Some(server) = on_server() else { return };
    let url = server.url();
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path().join("dara.db");
    file_with_games(&here).await;
    let migrate = ["migrate", "--from", "dara.db", "--to", &url];
    // Each time a bit later, so that some are killed in the middle.
    for wait in (0..6).map(|step| Duration::from_millis(100 + 40 * step)) {
        let mut copying = program(folder.path(), &migrate).spawn().unwrap();
        pass_here(wait);
        copying.kill().unwrap();
        copying.wait().unwrap();
    }
    // Until the server has noticed that the last one is gone, the database is in use.
    let wait = Wait::at_most(Duration::from_mins(1));
    let last = loop {
        let output = run(&here, &migrate);
        if !printed(&output.stderr).contains("in use by a bot") {
            break output;
        }
        wait.again_here(|| format!("the database stays in use: {output:?}"));
    };
    // One of them could be faster than it was killed.
    let said = printed(&last.stderr);
    assert!(last.status.success() || said.contains("isn't empty"), "{last:?}");
    assert!(
        done(&run_on(folder.path(), &url, &["check"])).contains("4 games replayed, all ratings correct.")
    );
}

#[tokio::test]
async fn commands_work_beside_the_bots_of_a_server() {
    let Some(server) = on_server() else { return };
    let url = server.url();
    let folder = tempfile::tempdir().unwrap();
    let command = |arguments: &[&str]| run_on(folder.path(), &url, arguments);
    assert!(failed(&command(&["check"]), 1).contains("is empty, or only an older version"));
    // Bots are connected all the time.
    let store = Store::connect(&url.parse().unwrap()).unwrap();
    for second in 0..3 {
        play(&store, "none", second).await;
    }
    let game = begin(&store, [ADA, BEN], "3d,match:3", 4).await;

    let told = done(&command(&["check"]));
    assert!(told.contains("No problems found: 4 games replayed, all ratings correct."), "{told}");
    assert!(!told.contains(password(&url)), "{told}");
    let backup = failed(&command(&["backup", "copy.db"]), 2);
    assert!(
        ["pg_basebackup", "pg_dump -Fc", "`dara check`"].iter().all(|tool| backup.contains(tool)),
        "{backup}"
    );
    assert!(failed(&command(&["restore", "copy.db"]), 2).contains("pg_restore"));
    let exported: serde_json::Value = serde_json::from_str(&done(&command(&["export-guild", "1"]))).unwrap();
    assert_eq!(exported["games"].as_array().map(Vec::len), Some(4));
    assert!(failed(&command(&["export-guild", "2"]), 1).contains("no data of server 2"));

    let told = done(&command(&["recompute"]));
    assert!(told.contains("3 finished games. All ratings were correct"), "{told}");
    server.run("UPDATE ratings SET rating = 3000 WHERE player = 12").unwrap();
    assert!(failed_check(&command(&["check"])).contains("1 rows of ratings"));
    assert!(done(&command(&["recompute"])).contains("Corrected: 1 row of ratings."));

    for _ in 0..2 {
        let told = done(&command(&["delete-user", &ADA.to_string()]));
        assert!(told.contains("this player's data is deleted"), "{told}");
    }
    let table = store.table(game).await.unwrap().unwrap();
    assert!(table.ending().is_some() && table.stored().seats.members().next().unwrap().is_former());
    assert_eq!(store.integrity().unwrap(), []);
    store.close().await;
}

/// The problems that a check has found.
fn failed_check(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    printed(&output.stdout)
}
