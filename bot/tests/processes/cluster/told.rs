//! What is stored and what was posted, compared once nothing is due.

use std::time::Duration;

use tokio::task::block_in_place;

use crate::{
    cluster::{
        machines::{Cluster, DATABASE},
        notes::Notes,
    },
    faults::{
        crash::ledger::{Ledger, Posted, Stored},
        story::is_asked_after_a_kill,
    },
    program::{game::is_written, wait::Wait},
};

/// How long everything may take to be announced: with a new holder of the lease, and many that are late.
const PATIENCE: Duration = Duration::from_mins(2);
/// How long to wait before looking again.
const LOOK_AGAIN: Duration = Duration::from_millis(200);
/// Discord's code for an interaction that was answered before, by a worker that took it up as well.
const ANSWERED: u32 = 40_060;

/// Waits until nothing is due, and checks that everything was told once. Returns the numbers of announcements and messages.
pub(crate) async fn everything_once(cluster: &mut Cluster, notes: &Notes) -> (usize, usize) {
    let wait = Wait::at_most(PATIENCE).every(LOOK_AGAIN);
    let (stored, posted) = loop {
        let stored = announcements(cluster);
        let posted = posted(cluster, notes);
        let due = stored.iter().filter(|one| one.state == "due").count();
        // Games may run out of time at any moment; if one did, look again.
        if due == 0 && announcements(cluster).len() == stored.len() {
            break (stored, posted);
        }
        cluster.supervise(None);
        wait.again(|| format!("{due} announcements are still due: {}", cluster.logs())).await;
    };
    let mut ledger = Ledger::default();
    ledger.enter(stored, posted.clone());
    ledger.judge_edits(&posted);
    ledger.judge();
    (ledger.announcements(), ledger.messages())
}

fn posted(cluster: &Cluster, notes: &Notes) -> Vec<Posted> {
    let bot = cluster.sandbox.bot();
    let channels = notes.counts().channels.clone();
    let messages = channels.into_iter().flat_map(|channel| cluster.sandbox.messages(channel));
    messages.filter(|message| is_written(message, bot)).map(|message| Posted::by(&message)).collect()
}

fn announcements(cluster: &Cluster) -> Vec<Stored> {
    let sql = "SELECT id, what, state, answers FROM announcements ORDER BY id";
    let rows = block_in_place(|| cluster.pair.rows(DATABASE, sql)).unwrap();
    let stored = rows.into_iter().map(|row| Stored {
        number: row[0].as_ref().unwrap().parse().unwrap(),
        what: serde_json::from_str(row[1].as_ref().unwrap()).unwrap(),
        state: row[2].clone().unwrap(),
        answers: row[3].as_ref().map(|id| id.parse::<i64>().unwrap().cast_unsigned()),
    });
    stored.collect()
}

/// Checks that the workers have broken none of Discord's rules, but for what is asked again after a kill.
pub(crate) fn by_the_rules(cluster: &Cluster) {
    let found = cluster.sandbox.violations();
    let broken: Vec<_> =
        found.iter().filter(|found| !is_asked_after_a_kill(found) && found.code != ANSWERED).collect();
    assert!(broken.is_empty(), "a worker broke Discord's rules: {broken:?}");
}

/// Checks the whole database.
pub(crate) fn is_whole(cluster: &Cluster) {
    let faults = block_in_place(|| cluster.store.integrity()).unwrap();
    assert_eq!(faults, []);
}
