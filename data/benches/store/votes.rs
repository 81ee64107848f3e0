//! A whole server that votes at once.

use std::time::{Duration, Instant};

use data::{CommitError, Store, Unit};
use games::Recorded;
use jiff::SignedDuration;
use play::{
    Change, VoteGameId,
    game::vote::{self, Against, Vote, VoteChange, VoteGame},
};

use crate::setting::{Times, commit, id, now, rules};

/// So many vote within a minute.
const VOTERS: u64 = 5_000;
/// In milliseconds.
const MINUTE: u64 = 60_000;

/// Votes come evenly over a minute, while their number is read every five seconds; then all at once.
pub(crate) async fn measure(store: &Store) {
    let game = begin(store, 1).await;
    let counting = async {
        loop {
            tokio::time::sleep(Duration::from_secs(5)).await;
            if store.count_votes(game, 0).await.expect("readable") == usize::try_from(VOTERS).expect("few") {
                break;
            }
        }
    };
    let begun = Instant::now();
    let voting = async {
        let tasks: Vec<_> = (1..=VOTERS)
            .map(|voter| {
                let (store, pause) = (store.clone(), Duration::from_millis(voter * MINUTE / VOTERS));
                tokio::spawn(async move {
                    tokio::time::sleep(pause).await;
                    cast(&store, game, voter).await
                })
            })
            .collect();
        let mut times = Vec::with_capacity(tasks.len());
        for task in tasks {
            times.push(task.await.expect("no panic"));
        }
        Times::new(times)
    };
    let (times, ()) = tokio::join!(voting, counting);
    println!("{VOTERS} votes within {:.0?}: {times}", begun.elapsed());

    let game = begin(store, 2).await;
    let begun = Instant::now();
    let tasks: Vec<_> = (1..=VOTERS)
        .map(|voter| {
            let store = store.clone();
            tokio::spawn(async move { cast(&store, game, voter).await })
        })
        .collect();
    let mut times = Vec::with_capacity(tasks.len());
    for task in tasks {
        times.push(task.await.expect("no panic"));
    }
    println!("  all at once, in {:.1?}: {}", begun.elapsed(), Times::new(times));
    let begun = Instant::now();
    let tally = store.tally(game, 0).await.expect("readable");
    println!("  how they fell, {} turns: {:.1?}", tally.turns.len(), begun.elapsed());
}

async fn begin(store: &Store, channel: u64) -> VoteGameId {
    let game = VoteGame {
        id: store.new_vote_game_id().await.expect("an id"),
        guild: id(1),
        channel: id(channel),
        by: id(1),
        record: Recorded::begin(rules()).record().clone(),
        against: Against::Halves,
        twin: None,
        hours: 24,
        quorum: None,
        role: None,
        started: now(),
        voted: None,
        posted: None,
        ends: now() + SignedDuration::from_hours(24),
        silent: 0,
        over: None,
        revision: 0,
    };
    commit(store, vote::open(&game).changes).await;
    store.set_vote_message(game.id, 0, id(1), now()).await.expect("stored");
    game.id
}

/// Stores a vote, and says how long that took.
async fn cast(store: &Store, game: VoteGameId, voter: u64) -> Duration {
    let square = ["a1", "b3", "c4", "e6"][usize::try_from(voter % 4).expect("small")];
    let turn = vec![square.parse().expect("an action")];
    let change = Change::VoteGame(VoteChange::Cast(Vote { game, ply: 0, player: id(voter), turn }));
    let unit = Unit { at: now(), interaction: None, changes: vec![change], announcements: vec![] };
    let begun = Instant::now();
    loop {
        match store.commit(unit.clone()).await {
            Err(CommitError::Other(error)) if data::cannot_write(&error) => {}
            done => {
                done.expect("a vote");
                return begun.elapsed();
            }
        }
    }
}
