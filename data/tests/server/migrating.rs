//! Schemas of other versions of the program.

use data::{ServerProblem, Store, WorkerId, latest_schema};

use crate::support::{database, nothing, problem, store, url};

/// What a newer version's migration leaves.
fn newer(since: i64) -> String {
    let version = latest_schema() + 1;
    format!(
        "INSERT INTO refinery_schema_history VALUES ({version}, 'later', '2027-01-01T00:00:00Z', '7');
         UPDATE compatible_since SET version = {since}"
    )
}

#[tokio::test]
async fn an_older_worker_goes_on_and_starts_on_a_newer_schema_that_it_can_use() {
    let database = database!();
    let before = store(&database);
    before.commit(nothing()).await.expect("stored");
    database.run(&newer(latest_schema())).unwrap();
    database.run("ALTER TABLE games ADD COLUMN novelty TEXT").unwrap();
    before.note_worker(&WorkerId::new("before"), "1.0", false).await.expect("it can go on");
    let after = Store::connect(&url(&database)).expect("it can start");
    after.commit(nothing()).await.expect("stored");
}

#[tokio::test]
async fn a_newer_schema_that_an_older_worker_cannot_use_is_refused() {
    let database = database!();
    let before = store(&database);
    database.run(&newer(latest_schema() + 1)).unwrap();
    let (found, line) = problem(&database.url());
    let expected = latest_schema() + 1;
    assert!(
        matches!(found, ServerProblem::Newer { found, since, .. } if (found, since) == (expected, expected)),
        "{line}"
    );
    let told = before.note_worker(&WorkerId::new("before"), "1.0", false).await.expect_err("it must end");
    assert!(told.to_string().contains("newer version"), "{told}");
}

#[test]
fn another_history_is_told() {
    let database = database!();
    drop(store(&database));
    database.run("UPDATE refinery_schema_history SET checksum = '7' WHERE version = 18").unwrap();
    let (found, line) = problem(&database.url());
    assert!(matches!(found, ServerProblem::OtherHistory(_)), "{line}");
}
