//! The program is killed while a league's season starts, and again while it ends. Each game begins once, in one thread, and the
//! season ends once.

use std::time::Duration;

use data::Store;
use play::{
    CompetitionId,
    competition::{Contest, Phase},
};
use sandbox::{Member, Message, Sandbox};
use serde_json::json;

use crate::{
    faults::{Faults, killed::Killed},
    program::wait,
};

/// How often it is killed at either end, unless `CRASH_KILLS` is set.
const KILLS: usize = 5;
/// The longest time from a start to the next kill.
const LONGEST: Duration = Duration::from_millis(600);
/// How many play, each of them two games at a time.
const PLAYERS: usize = 6;
/// How often to look. What waits for the scheduler's minute needs two.
const MOST_TRIES: usize = 2_000;

pub(crate) fn all(faults: &mut Faults) {
    faults.takes_turns("kills while a season starts and ends", kills());
}

async fn kills() {
    let mut killed = Killed::begin(KILLS).await;
    let channel = killed.sandbox.channel("games");
    let ada = killed.sandbox.member("ada");
    let options = json!({ "game": 0, "name": "Autumn", "players": PLAYERS, "size": PLAYERS, "at_once": 2 });
    ada.slash(channel, "league create", options).await.unwrap();
    let league: CompetitionId = 1_u64.try_into().unwrap();
    while contest(&killed.store, league).await.competition.message.is_none() {
        soon().await;
    }
    let list = killed
        .sandbox
        .messages(channel)
        .into_iter()
        .find(|message| message.content.contains("League"))
        .unwrap();
    let join = list.button("Join").unwrap();
    let others = (0..PLAYERS - 1).map(|number| killed.sandbox.add_member(&format!("member-{number}")));
    for member in std::iter::once(ada.clone()).chain(others) {
        member.click(&list, &join).await.unwrap();
    }
    killed_again_and_again(&mut killed).await;
    for tries in 0.. {
        let pairings = contest(&killed.store, league).await.pairings;
        let playing = pairings.into_iter().filter(|one| one.running().is_some()).count();
        if playing == PLAYERS && killed.store.due().await.unwrap().is_empty() {
            break;
        }
        assert!(tries < MOST_TRIES, "{playing} games run: {}", killed.program.log());
        soon().await;
    }
    let messages = killed.sandbox.messages(channel);
    let threads = messages.iter().filter(|message| message.content.contains("division 1, round"));
    let threads: Vec<_> = threads.map(|message| message.id).collect();
    assert_eq!(threads.len(), PLAYERS, "one thread for each game");
    for thread in threads {
        let begun = killed.sandbox.messages(thread);
        let begun = begun.iter().filter(|message| message.content.contains("the game is on!")).count();
        assert_eq!(begun, 1, "each game begins once");
    }
    assert_eq!(count(&messages, "has started!"), 1);

    ends(&ada, &killed.sandbox).await;
    killed_again_and_again(&mut killed).await;
    for tries in 0.. {
        let phase = contest(&killed.store, league).await.competition.phase;
        if matches!(phase, Phase::Over { .. }) && killed.store.due().await.unwrap().is_empty() {
            break;
        }
        assert!(tries < MOST_TRIES, "{phase:?}: {}", killed.program.log());
        soon().await;
    }
    let messages = killed.sandbox.messages(channel);
    assert_eq!((count(&messages, "is over!"), count(&messages, "season 2")), (1, 1), "it ends once");
    killed.is_whole(|_| false);
}

async fn killed_again_and_again(killed: &mut Killed) {
    for _ in 0..killed.kills {
        killed.is_killed_within(LONGEST).await;
        killed.starts_again().await;
    }
}

fn count(messages: &[Message], says: &str) -> usize {
    messages.iter().filter(|message| message.content.contains(says)).count()
}

/// Ends the season with the manager's tools.
async fn ends(ada: &Member, sandbox: &Sandbox) {
    let channel = sandbox.channel("games");
    let tools = ada.slash(channel, "league manage", json!({})).await.unwrap().message.unwrap();
    let raw = tools.raw().to_string();
    let (list, end) = ("choose:1", "manage-ask:1:end");
    assert!(raw.contains(end), "{raw}");
    let asked = ada.select(&tools, list, &[end]).await.unwrap().updated.unwrap();
    let sure = asked.button("Yes").unwrap();
    ada.click(&asked, &sure).await.unwrap();
}

async fn contest(store: &Store, league: CompetitionId) -> Contest {
    store.contest(league).await.unwrap().unwrap()
}

async fn soon() {
    wait::pass(Duration::from_millis(100)).await;
}
