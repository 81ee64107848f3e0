//! The program is killed while members vote, and again while a vote ends, against the computer and where two servers play each
//! other. What was acknowledged counts, each turn is played once, and each channel is told once.
#![expect(clippy::print_stdout, reason = "figures of the long form")]

use std::{path::Path, time::Duration};

use data::Store;
use games::{Action, Recorded};
use jiff::Timestamp;
use play::{PlayerId, VoteGameId, game::vote::VoteGame};
use rand::{RngExt as _, SeedableRng as _, rngs::StdRng, seq::IndexedRandom as _};
use sandbox::{Config, Forged, Id, Member, Message, Response, Sandbox};
use serde_json::{Value, json};
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
    faults.takes_turns("kills while a server votes", against_the_computer());
    faults.takes_turns("kills while two servers vote", against_each_other());
}

/// A server, with the game that its organizer opens.
struct Server {
    game: VoteGameId,
    organizer: Member,
    channel: Id,
    voters: Vec<Member>,
}

async fn against_the_computer() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let options = json!({ "game": 0, "level": 1, "hours": 24 });
    kills(&sandbox, &[first(&sandbox)], options).await;
}

async fn against_each_other() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let chidi = sandbox.member("chidi");
    let guild = sandbox.add_guild("Elsewhere", &chidi);
    let voters = (0..VOTERS).map(|number| sandbox.add_member_in(guild, &format!("guest{number}"))).collect();
    let channel = sandbox.add_channel_in(guild, "square");
    let second = Server { game: 2_u64.try_into().unwrap(), organizer: chidi, channel, voters };
    let options = json!({ "game": 0, "against": 2, "hours": 24 });
    kills(&sandbox, &[first(&sandbox), second], options).await;
}

/// The sandbox's own server, in which the first game is opened.
fn first(sandbox: &Sandbox) -> Server {
    let voters = (0..VOTERS).map(|number| sandbox.add_member(&format!("voter{number}"))).collect();
    Server {
        game: 1_u64.try_into().unwrap(),
        organizer: sandbox.member("ada"),
        channel: sandbox.channel("games"),
        voters,
    }
}

/// Kills the program again and again while servers vote in turn.
async fn kills(sandbox: &Sandbox, servers: &[Server], options: Value) {
    let (kills, mut random) = (killed::kills(KILLS), StdRng::seed_from_u64(killed::seed()));
    let folder = tempfile::tempdir().unwrap();
    let mut program = Program::start_and_play(sandbox, folder.path()).await;
    let store = store(folder.path());
    for server in servers {
        server.organizer.slash(server.channel, "vote start", options.clone()).await.unwrap();
    }
    // The computer replies at once.
    let plies = if servers.len() > 1 { 1 } else { 2 };
    are_posted(&store, servers, 0, &program).await;
    let (mut acknowledged, mut unplayed, mut unposted) = (0, 0, 0);
    for kill in 0..kills {
        let server = &servers[kill % servers.len()];
        let before = game(&store, server.game).await;
        let told = vote(server, &before, &mut program, &mut random).await;
        program = started_again(sandbox, folder.path()).await;
        acknowledged += told.len();
        for (player, turn) in told {
            let stored = store.own_vote(server.game, before.ply(), player).await.unwrap();
            assert_eq!(stored, Some(vec![turn]), "it was acknowledged");
        }
        let last = turns(&before)[0];
        assert!(votes(server.voters[0].clone(), &before, server.channel, last).await, "after the kill");
        program.kill();
        let expected = store.tally(server.game, before.ply()).await.unwrap().turns.remove(0).turn;
        is_over(folder.path(), server.game);
        program = started_again(sandbox, folder.path()).await;
        wait::pass(random.random_range(Duration::ZERO..ENDING)).await;
        program.kill();
        let left = game(&store, server.game).await;
        unplayed += usize::from(left.ply() == before.ply());
        unposted += usize::from(left.ply() > before.ply() && !store.due().await.unwrap().is_empty());
        program = started_again(sandbox, folder.path()).await;
        are_posted(&store, servers, before.ply() + plies, &program).await;
        for server in servers {
            let played = game(&store, server.game).await.record.actions;
            assert_eq!(played[before.record.actions.len()..][..1], expected, "once, with the reply");
            let posts = sandbox.messages(server.channel).into_iter().filter(is_post).count();
            assert_eq!(posts, kill + 2, "after kill {kill}");
        }
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

/// Waits until all servers have been told what was played in so many actions, and the one to play can vote.
async fn are_posted(store: &Store, servers: &[Server], ply: u32, program: &Program) {
    let wait = Wait::at_most(PATIENCE);
    loop {
        let mut votes = 0;
        for server in servers {
            let found = store.vote_game(server.game).await.unwrap();
            let found = found.filter(|game| game.ply() == ply && game.posted.is_some());
            votes += usize::from(found.is_some());
        }
        if votes == 1 && store.due().await.unwrap().is_empty() {
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
    server: &Server,
    game: &VoteGame,
    program: &mut Program,
    random: &mut StdRng,
) -> Vec<(PlayerId, Action)> {
    let (legal, mut voting) = (turns(game), JoinSet::new());
    for voter in &server.voters {
        let turn = *legal[..3].choose(random).unwrap();
        let (voter, game, channel) = (voter.clone(), game.clone(), server.channel);
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

/// The time of the vote in a game is over.
fn is_over(folder: &Path, game: VoteGameId) {
    let connection = rusqlite::Connection::open(database(folder)).unwrap();
    let now = Timestamp::now().as_millisecond();
    let sql = "UPDATE vote_games SET ends = ?1, revision = revision + 1 WHERE id = ?2";
    connection.execute(sql, (now, game.get().cast_signed())).unwrap();
    let sql = "UPDATE timers SET at = ?1 WHERE what = 'vote:' || ?2";
    connection.execute(sql, (now, game.get().cast_signed())).unwrap();
}
