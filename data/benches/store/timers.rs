//! What has a time of its own: found when it has come, however much has not; and clocks put back after an outage.

use std::time::Instant;

use data::Store;
use jiff::{SignedDuration, Timestamp};
use play::{Change, Timer};

use crate::setting::{TOGETHER, Times, begin, commit, id, now, timed};

const DUE: u64 = 10_000;
const NOT_DUE: u64 = 1_000_000;
/// How many timers the bot reads at a time.
const PAGE: usize = 100;
const RUNNING: usize = 10_000;

pub(crate) async fn measure(store: &Store) {
    let now = now();
    set(store, 1..=DUE, now).await;
    set(store, DUE + 1..=DUE + NOT_DUE, now + SignedDuration::from_hours(24)).await;
    println!("timers, {DUE} due and {NOT_DUE} not:");
    let page =
        timed(1000, async || assert_eq!(store.timers_due(now, PAGE).await.expect("readable").len(), PAGE))
            .await;
    println!("  the first {PAGE} that are due: {page}");
    let next = timed(1000, async || assert!(store.next_timer(now).await.expect("readable").is_some())).await;
    println!("  when the next is due: {next}");
    all_that_is_due(store, now).await;
    outage(store, now).await;
}

/// Sets timers, all to the same time.
async fn set(store: &Store, numbers: std::ops::RangeInclusive<u64>, at: Timestamp) {
    let mut changes = Vec::with_capacity(TOGETHER);
    for number in numbers {
        changes.push(Change::SetTimer { timer: Timer::Digest(id(number)), at: Some(at) });
        if changes.len() == TOGETHER {
            commit(store, std::mem::take(&mut changes)).await;
        }
    }
    commit(store, changes).await;
}

/// Everything that is due is read page by page, and put out one by one, each durably.
async fn all_that_is_due(store: &Store, now: Timestamp) {
    let begun = Instant::now();
    let mut times = Vec::new();
    loop {
        let due = store.timers_due(now, PAGE).await.expect("readable");
        if due.is_empty() {
            break;
        }
        for timer in due {
            let begun = Instant::now();
            store.settle_timer(timer, now, None).await.expect("stored");
            times.push(begun.elapsed());
        }
    }
    println!("  all {DUE} read and put out: {:.1?}; each {}", begun.elapsed(), Times::new(times));
}

/// The program was away for an hour.
async fn outage(store: &Store, now: Timestamp) {
    let mut changes = Vec::new();
    for _ in 0..RUNNING {
        changes.extend(begin(store).await.1);
        if changes.len() >= TOGETHER {
            commit(store, std::mem::take(&mut changes)).await;
        }
    }
    commit(store, changes).await;
    let beat = |hour| {
        let alive = now + SignedDuration::from_hours(hour);
        store.beat(alive, SignedDuration::ZERO, SignedDuration::from_mins(5))
    };
    beat(0).await.expect("stored");
    let mut times = Vec::new();
    for hour in 1..=9 {
        let begun = Instant::now();
        assert!(beat(hour).await.expect("stored").is_some());
        times.push(begun.elapsed());
    }
    println!("an outage made up for in {RUNNING} running games: {}", Times::new(times));
    let alive = now + SignedDuration::from_hours(9);
    let mut times = Vec::new();
    for _ in 0..1000 {
        let begun = Instant::now();
        store.beat(alive, SignedDuration::ZERO, SignedDuration::from_mins(5)).await.expect("stored");
        times.push(begun.elapsed());
    }
    println!("a beat without an outage: {}", Times::new(times));
}
