//! The primary is lost, the standby takes its place, and a new one takes the standby's.

#![expect(clippy::expect_used, reason = "a test that cannot go on says why")]

use postgres::{Client, NoTls};
use scratch_postgres::{Cluster, Pair};

/// Stores a word as a client that finds the primary by itself, and counts all of them.
fn store_and_count(pair: &Pair) -> i64 {
    let mut client = Client::connect(&pair.url("words"), NoTls).expect("connected");
    client.batch_execute("INSERT INTO words VALUES ('one')").expect("stored");
    client.query_one("SELECT count(*) FROM words", &[]).expect("counted").get(0)
}

#[test]
fn the_primary_can_be_lost_again_and_again() {
    let Some(mut pair) = Pair::start(Cluster::builder()).expect("started") else { return };
    pair.create("words").expect("created");
    let url = pair.url("words");
    let mut client = Client::connect(&url, NoTls).expect("connected");
    client.batch_execute("CREATE TABLE words (word TEXT)").expect("stored");
    for round in 0..3 {
        assert_eq!(store_and_count(&pair), 1 + 3 * round);
        pair.kill_primary().expect("killed");
        assert!(Client::connect(&url, NoTls).is_err(), "a standby accepts no writes");
        pair.promote().expect("promoted");
        assert_eq!(store_and_count(&pair), 2 + 3 * round, "alone");
        pair.add_standby().expect("added");
        assert_eq!(store_and_count(&pair), 3 + 3 * round);
        assert_eq!(pair.url("words"), url);
    }
    let folders = [pair.primary().folder(), pair.standby().expect("added").folder()].map(ToOwned::to_owned);
    drop(pair);
    assert!(folders.iter().all(|folder| !folder.exists()), "{folders:?}");
}
