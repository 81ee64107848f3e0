//! The program is killed while the computer thinks. A member's turn that was answered stays played, and the computer's
//! turn is played exactly once: by the program before the kill, or by the next one.

use std::time::Duration;

use data::Store;
use play::Table;
use rand::{SeedableRng as _, rngs::StdRng, seq::IndexedRandom as _};
use sandbox::{Config, Id, Sandbox};
use serde_json::json;

use crate::{
    faults::Faults,
    program::{
        Program,
        game::{each_board_at_most_once, play},
        store,
        wait::{self, Wait},
    },
};

/// In how many turns the program is killed: in the first one soon after it was asked for, and then each time a little later
/// after it was stored.
const KILLS: u32 = 6;
const FIRST: Duration = Duration::from_millis(40);
/// The best level thinks for most of a second.
const LATER_BY: Duration = Duration::from_millis(180);
/// How long the next program may take to play and post what is owed.
const PATIENCE: Duration = Duration::from_mins(1);

pub(crate) fn all(faults: &mut Faults) {
    faults.add("kills in the thinking", kills_in_the_thinking());
}

async fn kills_in_the_thinking() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut program = Program::start_and_play(&sandbox, folder.path()).await;
    let (ada, channel) = (sandbox.member("ada"), sandbox.add_channel("morris"));
    let options = json!({ "rules": "nine", "first": 1, "level": 8 });
    ada.slash(channel, "morris challenge", options).await.unwrap();
    let mut random = StdRng::seed_from_u64(1);
    let (store, mut stored) = (store(folder.path()), 0);
    for kill in 0..KILLS {
        let before = table(&store, channel).await;
        let Some(&action) = before.position().legal_actions().choose(&mut random) else { break };
        let (asking, game) = (ada.clone(), before.stored().record.rules.game());
        let asked = tokio::spawn(async move { play(&asking, channel, game, action).await });
        if kill == 0 {
            wait::pass(FIRST).await;
        } else {
            let wait = Wait::at_most(PATIENCE);
            while table(&store, channel).await.ply() == before.ply() {
                wait.again(|| format!("the turn isn't stored: {}", program.log())).await;
            }
            wait::pass(LATER_BY * (kill - 1)).await;
        }
        program.kill();
        let answered = asked.await.unwrap().is_ok();
        program = Program::start_and_play(&sandbox, folder.path()).await;
        let after = settled(&store, channel).await;
        let (before, after) = (&before.stored().record.actions, &after.stored().record.actions);
        if before == after {
            assert!(!answered, "{action} was answered and then lost");
            continue;
        }
        stored += 1;
        assert_eq!(after[..before.len()], before[..]);
        assert_eq!(after[before.len()], action, "nothing else was played for the member");
    }
    assert!(stored > 0, "every kill came before anything was stored");
    each_board_at_most_once(&sandbox, channel, table(&store, channel).await.ply());
}

async fn table(store: &Store, channel: Id) -> Table {
    store.latest_in(channel.get().try_into().unwrap()).await.unwrap().unwrap()
}

/// The game once the computer owes no turn and everything is posted.
async fn settled(store: &Store, channel: Id) -> Table {
    let wait = Wait::at_most(PATIENCE).every(Duration::from_millis(50));
    loop {
        let table = table(store, channel).await;
        if !table.owes_computer_turn() && store.due().await.unwrap().is_empty() {
            return table;
        }
        wait.again(|| format!("the computer still owes a turn: {}", table.stored().record)).await;
    }
}
