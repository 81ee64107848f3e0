//! An upgrade: one worker after the other is told to stop, and a new one takes its place, while members play.

use std::time::{Duration, Instant};

use tokio::task::JoinSet;

use crate::{
    cluster::{machines::Cluster, notes::Notes, party::Party, told},
    program::wait,
};

const WORKERS: usize = 3;
/// How many pairs of members play, with such pauses at most.
const PARTIES: u64 = 4;
const PACE: Duration = Duration::from_millis(300);
/// How long all new ones play before the end.
const AFTER: Duration = Duration::from_secs(3);

pub(crate) async fn all() {
    let Some(mut cluster) = Cluster::start(WORKERS).await else { return };
    let (begun, notes) = (Instant::now(), Notes::default());
    let mut playing = JoinSet::new();
    for party in 0..PARTIES {
        let everything = (&cluster.sandbox, &cluster.store, &notes);
        playing.spawn(Party::new(everything, &party.to_string(), party, PACE).plays());
    }
    for old in 0..WORKERS {
        // The new one comes first, so that there are never fewer than before.
        let new = cluster.another().await;
        cluster.workers.push(new);
        cluster.balance();
        cluster.workers[old].stops().await;
    }
    cluster.workers.drain(..WORKERS);
    cluster.balance();
    wait::pass(AFTER).await;
    notes.end();
    while let Some(ended) = playing.join_next().await {
        ended.unwrap();
    }
    println!("in {:.0} s: {notes}", begun.elapsed().as_secs_f64());
    let (announcements, messages) = told::everything_once(&mut cluster, &notes).await;
    println!("{announcements} announcements stored, {messages} messages");
    told::is_whole(&cluster);
    told::by_the_rules(&cluster);
    let counts = notes.counts();
    assert!(counts.acknowledged > 0, "no one has played");
    assert_eq!((counts.unanswered, counts.found), (0, 0), "{:?}", counts.refused);
    let is_apology = |said: &String| said.contains("Sorry, that broke");
    assert!(!counts.refused.keys().any(is_apology), "{:?}: {}", counts.refused, cluster.logs());
}
