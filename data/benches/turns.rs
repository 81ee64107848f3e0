//! How many turns a second become durable, and how quickly a channel's game is read: `cargo bench -p data`.
//!
//! A turn is what the bot stores for one: the interaction, the action with its compare-and-set, and the announcement of
//! the board. The disk is that of the folder for temporary files.

#![expect(clippy::expect_used, clippy::print_stdout, reason = "a program for the terminal")]

use std::{
    fs::File,
    io::Write,
    path::Path,
    time::{Duration, Instant},
};

use data::{Seen, Store, Token, Unit};
use games::{Action, RuleSet};
use jiff::{SignedDuration, Timestamp};
use play::{
    Announcement, Change, FirstPlayer, GameId, Place,
    challenge::{self, Request},
};

/// Actions of a game that is read.
const PLIES: usize = 60;
const WRITERS: [usize; 3] = [1, 8, 64];
/// How long each measurement takes.
const SPAN: Duration = Duration::from_secs(2);

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).build().expect("a runtime");
    let folder = tempfile::tempdir().expect("a folder");
    println!("one synchronisation of this disk: {:.1?}", synchronisation(folder.path()));
    let store = Store::open(&folder.path().join("bench.db")).expect("a database");
    for writers in WRITERS {
        runtime.block_on(durable_turns(&store, writers));
    }
    runtime.block_on(state_by_channel(&store));
    runtime.block_on(store.close());
}

/// What the disk itself takes for a page that is to stay: the yardstick for all that follows.
fn synchronisation(folder: &Path) -> Duration {
    let mut file = File::create(folder.join("page")).expect("a file");
    let mut times: Vec<_> = (0..200)
        .map(|_| {
            let begun = Instant::now();
            file.write_all(&[1; 4096]).expect("written");
            file.sync_data().expect("synchronised");
            begun.elapsed()
        })
        .collect();
    times.sort_unstable();
    times[times.len() / 2]
}

fn id<I: TryFrom<u64>>(number: u64) -> I {
    I::try_from(number).ok().expect("numbered from 1")
}

fn now() -> Timestamp {
    Timestamp::now()
}

fn rules() -> RuleSet {
    "dara:traditional".parse().expect("a rule set")
}

/// A game in a channel of the same number, begun as the bot begins one.
async fn begin(store: &Store) -> GameId {
    let game = store.new_game_id();
    let request = Request {
        guild: id(1),
        channel: id(game.get()),
        challenger: id(11),
        invited: vec![],
        rules: rules(),
        first: FirstPlayer::Lot,
        place: Place::Here,
        lifetime: SignedDuration::from_hours(24),
    };
    let mut made = challenge::open(&request, store.new_challenge_id(), None, now()).expect("a challenge");
    let accept = challenge::Event::Accept { by: id(12), team: None, message: id(1), game, lot: 0 };
    made.changes.extend(challenge::decide(&made.challenge, accept, now()).expect("accepted").changes);
    let unit = Unit { at: now(), interaction: None, changes: made.changes, announcements: vec![] };
    store.commit(unit).await.expect("stored");
    game
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

fn turn(game: GameId, ply: u32, action: Action, interaction: u64) -> Unit {
    let seat = games::Seat::ALL[ply as usize % 2];
    Unit {
        at: now(),
        interaction: Some(Seen { id: interaction, token: Some(Token::new("t".repeat(200))) }),
        changes: vec![Change::Append { game, ply, seat, action, at: now() }],
        announcements: vec![Announcement::Board { game, ply: ply + 1 }],
    }
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
                let game = begin(&store).await;
                for (ply, &action) in (0..).zip(&actions) {
                    let interaction = game.get() * 1000 + u64::from(ply);
                    let begun = Instant::now();
                    store.commit(turn(game, ply, action, interaction)).await.expect("stored");
                    times.push(begun.elapsed());
                }
            }
            times
        }));
    }
    let mut times = Vec::new();
    for task in tasks {
        times.extend(task.await.expect("no panic"));
    }
    let rate = times.len() as u128 * 1_000_000 / start.elapsed().as_micros();
    times.sort_unstable();
    let [p50, p99] = [times.len() / 2, times.len() * 99 / 100].map(|index| times[index]);
    println!("durable turns, {writers:>2} writers: {rate:>6} a second; p50 {p50:>9.1?}, p99 {p99:>9.1?}");
}

async fn state_by_channel(store: &Store) {
    let actions = record(PLIES);
    let mut channels = Vec::new();
    for _ in 0..200 {
        let game = begin(store).await;
        for (ply, &action) in (0..).zip(&actions) {
            let interaction = game.get() * 1000 + u64::from(ply);
            store.commit(turn(game, ply, action, interaction)).await.expect("stored");
        }
        channels.push(id(game.get()));
    }
    let mut reads: Vec<_> = (0..100)
        .flat_map(|_| &channels)
        .map(|&channel| {
            let begun = Instant::now();
            let table = store.running_in(channel).expect("readable").expect("running");
            let time = begun.elapsed();
            assert_eq!(table.ply() as usize, PLIES);
            time
        })
        .collect();
    reads.sort_unstable();
    let record = games::Record { rules: rules(), actions };
    let mut replays: Vec<_> = (0..2000)
        .map(|_| {
            let begun = Instant::now();
            std::hint::black_box(record.replay().expect("legal"));
            begun.elapsed()
        })
        .collect();
    replays.sort_unstable();
    let [read, slow, replay] =
        [reads[reads.len() / 2], reads[reads.len() * 99 / 100], replays[replays.len() / 2]];
    println!(
        "state by channel, {PLIES} actions: p50 {read:.1?}, p99 {slow:.1?}; of that the replay {replay:.1?}"
    );
}
