//! `dara recompute`, the real program: what it says of a database, and what it makes of it.

#![expect(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by a panic")]

use std::{
    path::Path,
    process::{Command, Output},
};

use data::{Store, Unit};
use jiff::Timestamp;
use play::{
    Change, FirstPlayer, PlayerId, Table,
    challenge::{self, Invited, Request},
    table::{Event, decide},
};

fn id<T: TryFrom<u64>>(number: u64) -> T {
    T::try_from(number).ok().expect("an id")
}

fn at(second: i64) -> Timestamp {
    Timestamp::from_second(1_750_000_000 + second).unwrap()
}

async fn commit(store: &Store, changes: Vec<Change>, second: i64) {
    let unit = Unit { at: at(second), interaction: None, changes, announcements: vec![] };
    store.commit(unit).await.unwrap();
}

/// Plays a game on these terms, which its first player gives up.
async fn play(store: &Store, terms: &str, second: i64) {
    let request = Request {
        guild: id(1),
        channel: id(2),
        challenger: id(11),
        invited: vec![Some(Invited { player: id(12), bot: false })],
        rules: "dara:traditional".parse().unwrap(),
        terms: terms.parse().unwrap(),
        rematch_of: None,
        first: FirstPlayer::Challenger,
        place: play::Place::Here,
        lifetime: jiff::SignedDuration::from_hours(1),
    };
    let made = challenge::open(&request, store.new_challenge_id(), None, at(second)).unwrap();
    commit(store, made.changes, second).await;
    let game = store.new_game_id();
    let accept =
        challenge::Event::Accept { by: id(12), team: None, message: id(3), game, lot: 0, away: vec![] };
    let accepted = challenge::decide(&made.challenge, accept, at(second)).unwrap();
    commit(store, accepted.changes, second).await;
    let table: Table = store.table(game).unwrap().unwrap();
    let by: PlayerId = table.setup().seats.players()[0];
    let over = decide(&table, by, Event::Resign, at(second)).unwrap();
    commit(store, over.changes, second).await;
}

fn run(database: &Path, arguments: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_dara"));
    let folder = database.parent().unwrap();
    program.args(arguments).current_dir(folder).env_clear().env("DATABASE_PATH", database).output().unwrap()
}

fn printed(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// What it prints when it succeeds.
fn recomputes(database: &Path) -> String {
    let output = run(database, &["recompute"]);
    assert!(output.status.success(), "{output:?}");
    printed(&output.stdout)
}

/// What it complains of when it fails.
fn complains(database: &Path) -> String {
    let output = run(database, &["recompute"]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(output.stdout.is_empty(), "{output:?}");
    printed(&output.stderr)
}

#[tokio::test]
async fn ratings_are_computed_anew_and_mended() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("dara.db");
    let told = complains(&database);
    assert!(told.contains("does not exist") && !database.exists(), "{told}");

    let store = Store::open(&database).unwrap();
    for second in 0..3 {
        play(&store, "none", second).await;
    }
    play(&store, "none,unrated", 3).await;
    store.close_season(id(1), 1, id(12), at(4)).await.unwrap();
    let told = complains(&database);
    assert!(told.contains("is locked by another program. Stop what uses it"), "{told}");
    let rating = |store: &Store| store.career(id(1), id(12)).unwrap().1[0].entry.unwrap();
    let known = rating(&store);
    store.close().await;

    let as_it_should_be = "4 games have ended. All ratings are what they should be: nothing was changed.";
    assert!(recomputes(&database).ends_with(&format!("dara.db: {as_it_should_be}\n")));
    let by_hand = rusqlite::Connection::open(&database).unwrap();
    by_hand.execute_batch("UPDATE ratings SET rating = 3000 WHERE player = 12").unwrap();
    by_hand.execute_batch("DELETE FROM results WHERE player = 11").unwrap();
    drop(by_hand);
    let told = recomputes(&database);
    assert!(told.ends_with("4 games have ended. Mended: 4 rows of results, 1 row of ratings.\n"), "{told}");
    assert!(recomputes(&database).contains(as_it_should_be));
    let store = Store::open(&database).unwrap();
    assert_eq!(rating(&store), known);
    assert_eq!(store.integrity().unwrap(), []);
}

#[test]
fn what_cannot_be_read_is_named_and_nothing_is_changed() {
    let folder = tempfile::tempdir().unwrap();
    let other = folder.path().join("other.db");
    std::fs::write(&other, "no database").unwrap();
    let told = complains(&other);
    assert!(told.contains("other.db is not a database"), "{told}");
    assert_eq!(std::fs::read(&other).unwrap(), b"no database");
}

#[test]
fn the_program_tells_what_it_can_do() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("dara.db");
    let help = printed(&run(&database, &["--help"]).stdout);
    assert!(help.contains("recompute") && help.contains("--version"), "{help}");
    let version = printed(&run(&database, &["--version"]).stdout);
    assert_eq!(version.trim(), concat!("dara ", env!("CARGO_PKG_VERSION")));
    let wrong = run(&database, &["reckon"]);
    assert_eq!(wrong.status.code(), Some(2), "{wrong:?}");
    assert!(!database.exists());
}
