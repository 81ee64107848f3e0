//! The program is killed while members vote, and again while a vote ends. What was acknowledged counts, each turn is played once,
//! and each vote is posted once.
#![expect(clippy::print_stdout, reason = "figures of the long form")]

use std::{path::Path, time::Duration};

use data::Store;
use games::{Action, Recorded};
use jiff::Timestamp;
use play::{PlayerId, VoteGameId, game::vote::VoteGame};
use rand::{RngExt as _, SeedableRng as _, rngs::StdRng, seq::IndexedRandom as _};
use sandbox::{Config, Forged, Id, Member, Message, Response, Sandbox};
use serde_json::json;
use tokio::task::JoinSet;

use crate::{
    faults::{
        Faults, killed,
        story::{is_asked_after_a_kill, started_again},
    },
    program::{
        Program, database, store,
        wait::{self, Wait},
    },
};

/// How often it is killed at either moment, unless `CRASH_KILLS` is set. Stones are dropped for longer.
const KILLS: usize = 5;
/// How many vote.
const VOTERS: usize = 6;
/// How long everything may take to be told.
const PATIENCE: Duration = Duration::from_mins(1);
/// The longest time until a kill: while members vote, and from the start while a vote ends.
const VOTING: Duration = Duration::from_millis(60);
const ENDING: Duration = Duration::from_millis(600);

pub(crate) fn all(faults: &mut Faults) {
    faults.takes_turns("kills while a server votes", kills());
}

async fn kills() {
    let (kills, mut random) = (killed::kills(KILLS), StdRng::seed_from_u64(killed::seed()));
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let voters: Vec<_> = (0..VOTERS).map(|number| sandbox.add_member(&format!("voter{number}"))).collect();
    let folder = tempfile::tempdir().unwrap();
    let mut program = Program::start_and_play(&sandbox, folder.path()).await;
    let (store, channel) = (store(folder.path()), sandbox.channel("games"));
    let options = json!({ "game": 0, "level": 1, "hours": 24 });
    sandbox.member("ada").slash(channel, "vote start", options).await.unwrap();
    let id: VoteGameId = 1_u64.try_into().unwrap();
    posted(&store, id, 0, &program).await;
    let (mut acknowledged, mut unplayed, mut unposted) = (0, 0, 0);
    for kill in 0..kills {
        let before = game(&store, id).await;
        let told = vote(&voters, &before, channel, &mut program, &mut random).await;
        program = started_again(&sandbox, folder.path()).await;
        acknowledged += told.len();
        for (player, turn) in told {
            let stored = store.own_vote(id, before.ply(), player).await.unwrap();
            assert_eq!(stored, Some(vec![turn]), "it was acknowledged");
        }
        let last = turns(&before)[0];
        assert!(votes(voters[0].clone(), &before, channel, last).await, "after the kill");
        program.kill();
        let expected = store.tally(id, before.ply()).await.unwrap().turns.remove(0).turn;
        is_over(folder.path());
        program = started_again(&sandbox, folder.path()).await;
        wait::pass(random.random_range(Duration::ZERO..ENDING)).await;
        program.kill();
        let left = game(&store, id).await;
        unplayed += usize::from(left.ply() == before.ply());
        unposted += usize::from(left.ply() > before.ply() && left.posted.is_none());
        program = started_again(&sandbox, folder.path()).await;
        posted(&store, id, before.ply() + 2, &program).await;
        let played = game(&store, id).await.record.actions;
        assert_eq!(played[before.record.actions.len()..][..1], expected, "once, with the reply");
        let posts = sandbox.messages(channel).into_iter().filter(is_post).count();
        assert_eq!(posts, kill + 2, "after kill {kill}");
    }
    println!(
        "{kills} kills each: {acknowledged} votes acknowledged, {unplayed} before it was played, {unposted} before it was posted"
    );
    let mut violations = sandbox.violations();
    violations.retain(|found| !is_asked_after_a_kill(found));
    assert_eq!(violations, []);
    assert_eq!(store.integrity().unwrap(), []);
}

fn is_post(message: &Message) -> bool {
    message.content.starts_with("🗳️")
}

async fn game(store: &Store, id: VoteGameId) -> VoteGame {
    store.vote_game(id).await.unwrap().unwrap()
}

/// Waits until the vote after so many actions is posted, and nothing is due.
async fn posted(store: &Store, id: VoteGameId, ply: u32, program: &Program) {
    let wait = Wait::at_most(PATIENCE);
    loop {
        let found = store.vote_game(id).await.unwrap();
        let is_posted = found.is_some_and(|game| game.ply() == ply && game.posted.is_some());
        if is_posted && store.due().await.unwrap().is_empty() {
            return;
        }
        wait.again(|| format!("no vote after {ply} actions: {}", program.log())).await;
    }
}

/// What can be voted for: drops, so each is a whole turn.
fn turns(game: &VoteGame) -> Vec<Action> {
    Recorded::load(&game.record).unwrap().position().legal_actions()
}

/// All vote at once while the program is killed. Returns which votes were acknowledged.
async fn vote(
    voters: &[Member],
    game: &VoteGame,
    channel: Id,
    program: &mut Program,
    random: &mut StdRng,
) -> Vec<(PlayerId, Action)> {
    let (legal, mut voting) = (turns(game), JoinSet::new());
    for voter in voters {
        let turn = *legal[..3].choose(random).unwrap();
        let (voter, game) = (voter.clone(), game.clone());
        voting.spawn(async move {
            let player = voter.id().get().try_into().unwrap();
            votes(voter, &game, channel, turn).await.then_some((player, turn))
        });
    }
    wait::pass(random.random_range(Duration::ZERO..VOTING)).await;
    program.kill();
    voting.join_all().await.into_iter().flatten().collect()
}

/// Votes by the button of a panel. Returns whether that was acknowledged.
async fn votes(voter: Member, game: &VoteGame, channel: Id, turn: Action) -> bool {
    let (message, _) = game.posted.unwrap();
    let button = format!("vote-pick:{}:{}::{turn}", game.id, game.ply());
    let answer = voter.forge(channel, Forged::click(Id::new(message.get()), &button)).await;
    let Ok(Response::Answer(answer)) = answer else { return false };
    let told = answer.message.or(answer.updated);
    told.is_some_and(|told| told.content.starts_with("Your vote: "))
}

/// The time of the vote is over.
fn is_over(folder: &Path) {
    let connection = rusqlite::Connection::open(database(folder)).unwrap();
    let now = Timestamp::now().as_millisecond();
    connection.execute("UPDATE vote_games SET ends = ?1, revision = revision + 1", [now]).unwrap();
    connection.execute("UPDATE timers SET at = ?1 WHERE what = 'vote:1'", [now]).unwrap();
}
