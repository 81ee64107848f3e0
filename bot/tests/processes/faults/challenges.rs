//! Thousands of challenges on one server expire at the same moment. Players must still be answered in time, and the
//! announcements go out as fast as Discord allows.
//!
//! `CHALLENGES=5000 FAULT=thousands cargo test --workspace --test processes every_fault -- --nocapture` sets the number.
#![expect(clippy::print_stdout, reason = "figures of the long form")]

use std::{
    path::Path,
    time::{Duration, Instant},
};

use jiff::{SignedDuration, Timestamp};
use rand::{SeedableRng as _, rngs::StdRng};
use sandbox::{Config, Member, Sandbox};
use serde_json::json;

use crate::{
    faults::{Faults, story::started_again},
    program::{Program, database, game::ChannelGame, store, wait},
};

/// The number of challenges, unless `CHALLENGES` is set.
const CHALLENGES: usize = 240;
/// How many there are per channel, all by one member, and in how many channels each member has some.
const A_CHANNEL: usize = 3;
const CHANNELS: usize = 20;
/// How long Discord waits for an answer.
const IN_TIME: Duration = Duration::from_secs(3);
/// The least rate of announcements per second; the bot stays below 50 requests.
const A_SECOND: usize = 15;
/// When they expire after the kill: once the program is running again.
const AFTER: SignedDuration = SignedDuration::from_secs(13);

pub(crate) fn all(faults: &mut Faults) {
    faults.alone("thousands of challenges", thousands());
}

async fn thousands() {
    let count = std::env::var("CHALLENGES").map_or(CHALLENGES, |count| count.parse().expect("a number"));
    let config = Config { recorded: 100, ..Config::default() };
    let sandbox = Sandbox::start(config).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut program = Program::start_and_play(&sandbox, folder.path()).await;
    let players = ["ada", "ben"].map(|name| sandbox.member(name));
    let mut game = ChannelGame::begin(&sandbox, &players, "dara:traditional").await;
    let begun = Instant::now();
    let channels = challenges(&sandbox, count).await;
    println!("{count} challenges made in {:.1?}", begun.elapsed());
    let eve = sandbox.member("eve");
    println!("with all of them open, answers took up to {:.1?}", looks(&eve, &channels).await);

    program.kill();
    expire(folder.path(), Timestamp::now() + AFTER);
    let program = started_again(&sandbox, folder.path()).await;
    let store = store(folder.path());
    let (begun, mut random) = (Instant::now(), StdRng::seed_from_u64(1));
    let (mut took, mut longest) = (Vec::new(), Duration::ZERO);
    let within = AFTER.unsigned_abs() + Duration::from_secs((30 + 2 * count / A_SECOND).try_into().unwrap());
    while store
        .next_timer(Timestamp::UNIX_EPOCH)
        .await
        .unwrap()
        .is_some_and(|next| next < Timestamp::now() + AFTER)
        || !store.due().await.unwrap().is_empty()
    {
        assert!(begun.elapsed() < within, "not all is told: {}", program.log());
        if game.next(&mut random).is_none() {
            // The first board is a message of its own, and queues with the other announcements.
            game = ChannelGame::begin(&sandbox, &players, "dara:traditional").await;
        }
        let turn = Instant::now();
        game.turns(1, &mut random).await;
        took.push(turn.elapsed());
        longest = longest.max(looks(&eve, &channels[..1]).await);
        wait::pass(Duration::from_millis(20)).await;
    }
    took.sort_unstable();
    println!(
        "all expired and told in {:.1?}; turns meanwhile: {} in up to {:.1?}, half of them in {:.1?}; looks in up to {longest:.1?}",
        begun.elapsed(),
        took.len(),
        took.last().unwrap(),
        took[took.len() / 2],
    );
    assert!(took.last().is_some_and(|took| *took < IN_TIME) && longest < IN_TIME);
    for &channel in &channels {
        let messages = sandbox.messages(channel);
        let told =
            messages.iter().filter(|message| message.content.contains("Expired: no one accepted in time."));
        let challengers =
            messages.iter().filter(|message| message.content.contains("no one accepted your challenge"));
        assert_eq!((told.count(), challengers.count()), (A_CHANNEL, A_CHANNEL));
        assert_eq!(messages.len(), 2 * A_CHANNEL);
    }
    assert_eq!(sandbox.broken_limits(), []);
    assert_eq!(sandbox.violations(), []);
    assert_eq!(store.integrity().unwrap(), []);
}

/// Creates the challenges, in many channels and by many members. Returns the channels.
async fn challenges(sandbox: &Sandbox, count: usize) -> Vec<sandbox::Id> {
    let channels: Vec<_> =
        (0..count.div_ceil(A_CHANNEL)).map(|_| sandbox.add_channel("challenges")).collect();
    for (number, channels) in channels.chunks(CHANNELS).enumerate() {
        let member = sandbox.add_member(&format!("member-{number}"));
        let makes = async |channel| {
            for _ in 0..A_CHANNEL {
                let answer = member.slash(channel, "dara challenge", json!({})).await.unwrap();
                let made = answer.message.unwrap();
                assert!(!made.is_ephemeral(), "{}", made.content);
            }
        };
        futures::future::join_all(channels.iter().map(|&channel| makes(channel))).await;
    }
    channels
}

/// Runs commands that look at challenges. Returns the slowest answer.
async fn looks(eve: &Member, channels: &[sandbox::Id]) -> Duration {
    let mut longest = Duration::ZERO;
    for &channel in channels.iter().take(10) {
        for command in ["games", "watch", "help"] {
            let begun = Instant::now();
            let answer = eve.slash(channel, command, json!({})).await;
            answer.unwrap_or_else(|why| panic!("/{command}: {why}"));
            longest = longest.max(begun.elapsed());
        }
    }
    longest
}

/// Makes all open challenges expire at this moment.
fn expire(folder: &Path, at: Timestamp) {
    let by_hand = rusqlite::Connection::open(database(folder)).unwrap();
    let at = at.as_millisecond();
    by_hand.execute("UPDATE challenges SET expires = ?1 WHERE state = 'open'", [at]).unwrap();
    by_hand.execute("UPDATE timers SET at = ?1 WHERE what LIKE 'challenge:%'", [at]).unwrap();
}
