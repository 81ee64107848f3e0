//! `dara delete-user` and `dara export-guild`: what an operator does for players and servers.

use std::path::Path;

use data::Store;
use serde_json::Value;

use crate::operator::command::{begin, complains, id, play, printed, prints, run};

const ADA: u64 = 812_345_678_901_234_561;
const BEN: u64 = 212_345_678_901_234_562;

#[tokio::test]
async fn deleting_a_player_ends_their_games() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("dara.db");
    let delete = ["delete-user", &ADA.to_string()];
    assert!(complains(&database, &delete).contains("doesn't exist") && !database.exists());

    let store = Store::open(&database).unwrap();
    let game = begin(&store, [ADA, BEN], "3d,match:3", 0).await;
    assert!(
        complains(&database, &delete).contains("is locked by another program. Stop whatever is using it")
    );
    store.close().await;
    assert!(prints(&database, &delete).contains("this player's data is deleted"));
    assert!(prints(&database, &delete).contains("data is deleted"), "a second time does no harm");

    let store = Store::open(&database).unwrap();
    assert_eq!(store.integrity().unwrap(), []);
    let table = store.table(game).await.unwrap().unwrap();
    let players: Vec<play::PlayerId> = table.stored().seats.members().collect();
    let [former, ben] = players[..] else { panic!("two players") };
    assert!(former.is_former() && ben == id(BEN) && table.ending().is_some());
    assert_eq!(store.due().await.unwrap().len(), 1, "the end is told when the bot is started");
    store.close().await;
    let file = std::fs::read(&database).unwrap();
    for trace in [ADA.to_be_bytes().to_vec(), ADA.to_string().into_bytes()] {
        assert!(!file.windows(trace.len()).any(|window| window == trace));
    }
    assert_eq!(run(&database, &["delete-user", "Ada"]).status.code(), Some(2), "that isn't a number");
}

#[tokio::test]
async fn everything_stored_about_a_server_is_exported() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("dara.db");
    let store = Store::open(&database).unwrap();
    play(&store, "none", 0).await;
    begin(&store, [ADA, BEN], "none", 1).await;
    store.learn_member(id(1), id(ADA), "Ada", jiff::Timestamp::UNIX_EPOCH).await.unwrap();
    let file = folder.path().join("server.json");
    let export = ["export-guild", "1", file.to_str().unwrap()];
    // Next to the running bot, without disturbing it.
    assert!(prints(&database, &export).contains("all data of server 1 was written to"));
    let exported: Value = serde_json::from_slice(&std::fs::read(&file).unwrap()).unwrap();
    assert_eq!(exported["games"].as_array().map(Vec::len), Some(2));
    assert_eq!(exported["members"][0]["name"], "Ada");
    assert_eq!(exported["members"][0]["player"], ADA.to_string(), "a text, as it is long");
    let refused = complains(&database, &export);
    assert!(
        refused.contains("can't create ") && refused.contains("server.json; nothing was written"),
        "{refused}"
    );
    let printed: Value = serde_json::from_str(&prints(&database, &["export-guild", "1"])).unwrap();
    assert_eq!(printed, exported);
    assert!(complains(&database, &["export-guild", "2"]).contains("no data of server 2"));
    assert_eq!(store.integrity().unwrap(), []);
    store.close().await;
    let missing = folder.path().join("missing.db");
    assert!(complains(&missing, &["export-guild", "1"]).contains("doesn't exist") && !missing.exists());
}

#[cfg(unix)]
#[tokio::test]
async fn an_export_is_private_and_complete_or_missing() {
    use std::{os::unix::fs::PermissionsExt as _, process::Command};

    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("dara.db");
    let store = Store::open(&database).unwrap();
    play(&store, "none", 0).await;
    let file = folder.path().join("server.json");
    let export = |limit: &str| {
        // A file size limit of the kernel looks like a full disk.
        let command =
            format!("umask 000; trap '' XFSZ; ulimit -f {limit}; exec \"$0\" export-guild 1 server.json");
        let mut program = Command::new("/bin/sh");
        program.args(["-c", &command, env!("CARGO_BIN_EXE_dara")]).current_dir(folder.path());
        program.env_clear().env("DATABASE_PATH", &database).output().unwrap()
    };
    let failed = export("0");
    assert_eq!(failed.status.code(), Some(1), "{failed:?}");
    assert!(printed(&failed.stderr).contains("can't write server.json: "), "{failed:?}");
    assert!(!file.exists());
    let written = export("unlimited");
    assert!(written.status.success(), "{written:?}");
    assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    store.close().await;
}

#[test]
fn a_server_is_exported_from_a_database_of_version_14_which_stays_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("dara.db");
    of_version_14(&database);
    let before = std::fs::read(&database).unwrap();
    let exported: Value = serde_json::from_str(&prints(&database, &["export-guild", "1001"])).unwrap();
    assert!(exported["games"].as_array().is_some_and(|games| !games.is_empty()), "{exported}");
    assert!(exported["standings"].is_array(), "as this version stores it");
    assert_eq!(std::fs::read(&database).unwrap(), before);
}

/// A database of version 14 that went through all earlier migrations, with rows.
fn of_version_14(path: &Path) {
    let connection = rusqlite::Connection::open(path).unwrap();
    connection.execute_batch(include_str!("../../../../data/migrations/samples/v14_schema.sql")).unwrap();
    connection.execute_batch(include_str!("../../../../data/migrations/samples/v14.sql")).unwrap();
}
