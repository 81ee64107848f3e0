//! What was acknowledged survives, whenever the power goes; and what survives is a beginning of what happened.

use std::fs;

use data::Store;
use play::GameId;

use crate::{
    home::{IMPATIENT, open},
    support::{Home, channel, game, seen, turn},
};

const TOKENS: [&str; 8] = ["b3", "c4", "a1", "e6", "b5", "d2", "c1", "a6"];

#[tokio::test]
async fn what_was_acknowledged_is_there_after_a_crash() {
    let Some(home) = Home::new() else { return };
    let game = game(&home.store, 7).await;
    for (second, token) in (10..).zip(TOKENS) {
        turn(&home.store, game, token, second).await.expect("stored");
        let crashed = home.copied_by_a_crash();
        let table = crashed.store.running_in(channel(7)).await.expect("readable").expect("running");
        assert_eq!(table.stored(), home.store.table(game).await.expect("readable").expect("there").stored());
        assert_eq!(crashed.store.due().await.expect("readable"), home.store.due().await.expect("readable"));
        assert_eq!(crashed.store.integrity().expect("checked"), []);
        // It can be played on.
        assert!(crashed.store.new_game_id().await.expect("an id") > game);
        if let Some(next) = TOKENS.get(table.ply() as usize) {
            turn(&crashed.store, game, next, 100).await.expect("stored");
        }
    }
}

#[tokio::test]
async fn a_log_that_is_cut_anywhere_leaves_a_beginning_of_what_happened() {
    let Some(home) = Home::new() else { return };
    let game = game(&home.store, 7).await;
    for (second, token) in (10..).zip(TOKENS) {
        turn(&home.store, game, token, second).await.expect("stored");
    }
    let whole = fs::read(home.path().with_extension("db-wal")).expect("a log");
    let database = fs::read(home.path()).expect("a database");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("cut.db");
    let mut last = 0;
    for cut in (0..=whole.len()).step_by(1361).chain([whole.len()]) {
        fs::write(&path, &database).expect("written");
        fs::write(folder.path().join("cut.db-wal"), &whole[..cut]).expect("written");
        let store = Store::open_with(&path, IMPATIENT).expect("a database that opens");
        assert_eq!(store.integrity().expect("checked"), [], "cut at {cut}");
        let plies = store.table(game).await.expect("readable").map_or(0, |table| table.ply());
        assert!(plies >= last, "cut at {cut}");
        // Each action came with its board.
        let boards = store.due().await.expect("readable").len();
        assert!(
            plies == 0 || boards == plies as usize + 3,
            "cut at {cut}: {plies} plies, {boards} announcements"
        );
        last = plies;
        store.close().await;
    }
    assert_eq!(last as usize, TOKENS.len());
}

/// What an interrupted write leaves of a log, by chance.
#[derive(Clone, Copy, Debug)]
enum Loss {
    /// It ends there.
    Cut,
    /// What follows was never written: zeroes.
    Blank,
    /// What follows is something else.
    Garbage,
    /// One sector was not written, though later ones were.
    Hole,
}

/// What is stored of several games, in the order in which it was.
async fn stored(store: &Store, games: &[GameId]) -> Vec<u32> {
    let mut plies = Vec::new();
    for &game in games {
        plies.push(store.table(game).await.expect("readable").map_or(0, |table| table.ply()));
    }
    plies
}

/// `POWER_CUTS=100000` is the long form.
#[tokio::test]
async fn whatever_the_power_leaves_of_the_log_is_a_beginning_of_what_happened() {
    let cuts = std::env::var("POWER_CUTS").map_or(300, |cuts| cuts.parse().expect("a number"));
    let Some(home) = Home::new() else { return };
    let mut games = Vec::new();
    for channel in 7..10 {
        games.push(game(&home.store, channel).await);
    }
    // After each action: everything that may be found.
    let mut beginnings = vec![vec![0; games.len()]];
    for (second, token) in (10..).zip(TOKENS) {
        for &game in &games {
            turn(&home.store, game, token, second).await.expect("stored");
            beginnings.push(stored(&home.store, &games).await);
        }
    }
    let whole = fs::read(home.path().with_extension("db-wal")).expect("a log");
    let database = fs::read(home.path()).expect("a database");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("cut.db");
    // A generator of its own, so that a run can be repeated.
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let mut below = |most: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).expect("31 bits") % most
    };
    let mut found = vec![0_usize; beginnings.len()];
    for _ in 0..cuts {
        let at = below(whole.len());
        let loss = [Loss::Cut, Loss::Blank, Loss::Garbage, Loss::Hole][below(4)];
        let mut log = whole.clone();
        match loss {
            Loss::Cut => log.truncate(at),
            Loss::Blank => log[at..].fill(0),
            Loss::Garbage => {
                for byte in &mut log[at..] {
                    *byte = byte.wrapping_mul(31).wrapping_add(7);
                }
            }
            Loss::Hole => {
                let end = (at + 512).min(log.len());
                log[at..end].fill(0);
            }
        }
        fs::write(&path, &database).expect("written");
        fs::write(folder.path().join("cut.db-wal"), &log).expect("written");
        let store = Store::open_with(&path, IMPATIENT).expect("a database that opens");
        assert_eq!(store.integrity().expect("checked"), [], "{loss:?} at {at}");
        let plies = stored(&store, &games).await;
        let number = beginnings.iter().position(|beginning| *beginning == plies);
        assert!(number.is_some(), "{loss:?} at {at}: {plies:?} is no beginning");
        found[number.expect("looked at")] += 1;
        store.close().await;
    }
    let different = found.iter().filter(|count| **count > 0).count();
    assert!(different > beginnings.len() / 2, "the losses are at many places: {found:?}");
}

#[tokio::test]
async fn a_store_that_is_closed_leaves_one_file_and_opens_again() {
    let Some(home) = Home::new() else { return };
    let game = game(&home.store, 7).await;
    let path = home.path();
    let clone = home.store.clone();
    let folder = home.close().await;
    assert!(clone.table(game).await.is_err() && clone.prune(jiff::Timestamp::UNIX_EPOCH).await.is_err());
    let files: Vec<_> = fs::read_dir(folder.path())
        .expect("a folder")
        .map(|entry| entry.expect("an entry").file_name())
        .collect();
    assert_eq!(files, ["dara.db"]);
    assert!(open(&path).table(game).await.expect("readable").is_some());
}

#[tokio::test]
async fn a_lock_of_another_program_fails_a_write_and_nothing_is_half_done() {
    let Some(home) = Home::new() else { return };
    let game = game(&home.store, 7).await;
    let other = rusqlite::Connection::open(home.path()).expect("a database");
    other.execute_batch("BEGIN IMMEDIATE").expect("a lock");
    let table = home.store.table(game).await.expect("reads go on").expect("there");
    let turn = data::Unit { interaction: Some(seen(900)), ..crate::support::play(&table, "b3", 10) };
    let locked = home.store.commit(turn.clone()).await;
    assert!(matches!(&locked, Err(data::CommitError::Other(_))), "{locked:?}");
    other.execute_batch("ROLLBACK").expect("no lock");
    home.store.commit(turn).await.expect("the same again succeeds");
}
