//! Which operator commands run next to a running bot, whatever state the database file is in.

use std::{fs::File, path::Path};

use data::Store;

use crate::operator::command::{complains, play, prints};

const CHANGE: [&[&str]; 3] = [&["delete-user", "11"], &["recompute"], &["restore", "copy.db"]];
const READ: [&[&str]; 3] = [&["check"], &["export-guild", "1"], &["backup", "another.db"]];

/// A running bot as other processes see it, although it has nothing open at the moment.
fn runs(database: &Path) -> File {
    let lock = File::create(database.with_file_name("dara.db-bot")).unwrap();
    lock.try_lock().unwrap();
    lock
}

#[tokio::test]
async fn changing_commands_need_the_database_alone_and_reading_ones_do_not() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("dara.db");
    let store = Store::open(&database).unwrap();
    play(&store, "none", 0).await;
    store.close().await;
    prints(&database, &["backup", "copy.db"]);
    let whole = std::fs::read(&database).unwrap();

    let bot = runs(&database);
    for command in CHANGE {
        let told = complains(&database, command);
        assert!(told.contains("another bot is using the database"), "{command:?}: {told}");
        assert!(std::fs::read(&database).unwrap() == whole, "{command:?}");
    }
    for command in READ {
        prints(&database, command);
        assert!(std::fs::read(&database).unwrap() == whole, "{command:?}");
    }
    drop(bot);
    for command in READ.into_iter().filter(|command| command[0] != "backup").chain(CHANGE) {
        prints(&database, command);
    }
}

#[tokio::test]
async fn restore_refuses_while_a_bot_runs_without_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("dara.db");
    Store::open(&database).unwrap().close().await;
    prints(&database, &["backup", "copy.db"]);
    let rubbish = b"no database at all".repeat(100);
    for left in [None, Some(&rubbish)] {
        std::fs::remove_file(&database).unwrap();
        if let Some(left) = left {
            std::fs::write(&database, left).unwrap();
        }
        let bot = runs(&database);
        let told = complains(&database, &["restore", "copy.db"]);
        assert!(told.contains("another bot is using the database"), "{told}");
        assert_eq!(std::fs::read(&database).ok().as_ref(), left);
        drop(bot);
        prints(&database, &["restore", "copy.db"]);
    }
}
