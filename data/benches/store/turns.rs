//! Turns, and the game of a channel. A turn is what the bot stores for one: the interaction, what stands beside the record
//! with its compare-and-set, the action, the timer of the clock, and the announcement of the board.

use std::time::{Duration, Instant};

use data::{Seen, Store, Token, Unit};
use games::Action;
use play::{
    Table,
    game::table::{self, Event},
};

use crate::setting::{Times, begin, commit, now, rules, timed};

/// Actions of a game that is read.
const PLIES: usize = 60;
const WRITERS: [usize; 3] = [1, 8, 64];
/// How long each measurement takes.
const SPAN: Duration = Duration::from_secs(2);

pub(crate) async fn measure(store: &Store) {
    for writers in WRITERS {
        durable_turns(store, writers).await;
    }
    state_by_channel(store).await;
}

/// A game of so many actions, always the first legal one from the middle of the list.
fn record(plies: usize) -> Vec<Action> {
    let mut position = rules().start();
    let mut actions = Vec::with_capacity(plies);
    while actions.len() < plies {
        let legal = position.legal_actions();
        let action = legal[(actions.len() * 7 + legal.len() / 2) % legal.len()];
        position.play(action).expect("legal");
        actions.push(action);
    }
    actions
}

/// The turn of the player to act, as the bot stores it, and the table after it.
fn turn(table: &Table, action: Action) -> (Unit, Table) {
    let by = table.player_to_act().and_then(play::Player::member).expect("a running game");
    let decision = table::decide_event(table, by, Event::Act(action), now()).expect("legal");
    let interaction = table.id().get() * 1000 + u64::from(table.ply());
    let unit = Unit {
        at: now(),
        interaction: Some(Seen { id: interaction, token: Some(Token::new("t".repeat(200))) }),
        changes: decision.changes,
        announcements: decision.announcements,
    };
    (unit, decision.table)
}

/// A new game, stored.
async fn begun(store: &Store) -> Table {
    let (game, changes) = begin(store).await;
    commit(store, changes).await;
    store.table(game).await.expect("readable").expect("there")
}

async fn durable_turns(store: &Store, writers: usize) {
    let actions = record(PLIES);
    let end = Instant::now() + SPAN;
    let start = Instant::now();
    let mut tasks = Vec::new();
    for _ in 0..writers {
        let (store, actions) = (store.clone(), actions.clone());
        tasks.push(tokio::spawn(async move {
            let mut times = Vec::new();
            while Instant::now() < end {
                let mut table = begun(&store).await;
                for &action in &actions {
                    let (unit, after) = turn(&table, action);
                    let begun = Instant::now();
                    store.commit(unit).await.expect("stored");
                    times.push(begun.elapsed());
                    table = after;
                }
            }
            times
        }));
    }
    let mut times = Vec::new();
    for task in tasks {
        times.extend(task.await.expect("no panic"));
    }
    let times = Times::new(times);
    let rate = times.count() as u128 * 1_000_000 / start.elapsed().as_micros();
    println!("durable turns, {writers:>2} writers: {rate:>6} a second; {times}");
}

async fn state_by_channel(store: &Store) {
    let actions = record(PLIES);
    let mut channels = Vec::new();
    for _ in 0..200 {
        let mut table = begun(store).await;
        for &action in &actions {
            let (unit, after) = turn(&table, action);
            store.commit(unit).await.expect("stored");
            table = after;
        }
        channels.push(table.stored().channel);
    }
    let mut next = channels.iter().cycle();
    let reads = timed(100 * channels.len(), async || {
        let channel = *next.next().expect("channels");
        let table = store.running_in(channel).await.expect("readable").expect("running");
        assert_eq!(table.ply() as usize, PLIES);
    })
    .await;
    let record = games::Record { rules: rules(), actions };
    let replays = timed(2000, async || drop(std::hint::black_box(record.replay().expect("legal")))).await;
    println!("state by channel, {PLIES} actions: {reads}; of that the replay: {replays}");
}
