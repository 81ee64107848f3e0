//! The real program is killed at random moments of a played game: no action that was answered is lost or doubled, and
//! every board is posted, once.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by a panic")]

use std::{
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use data::Store;
use games::{Action, Record};
use play::Table;
use rand::{RngExt as _, SeedableRng as _, rngs::StdRng, seq::IndexedRandom as _};
use sandbox::{Answer, Config, Id, Member, NotAnswered, Sandbox};
use serde_json::{Value, json};

const KILLS: usize = 50;
/// An action is answered within a few milliseconds; the kill comes somewhere before, in, or after that.
const LONGEST_WAIT: Duration = Duration::from_millis(30);
const RULES: &str = "dara:traditional";

/// The running program; it is killed when it is dropped.
struct Program(Child);

impl Program {
    /// SIGKILL, and wait until it is gone.
    fn kill(&mut self) {
        // Neither fails for a child that was not waited for.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.kill();
    }
}

struct Story {
    sandbox: Sandbox,
    folder: tempfile::TempDir,
    games: Id,
    players: [Member; 2],
}

impl Story {
    async fn begin() -> Self {
        let sandbox = Sandbox::start(Config::default()).await.unwrap();
        let players = ["ada", "ben"].map(|name| sandbox.member(name));
        let games = sandbox.channel("games");
        Self { sandbox, folder: tempfile::tempdir().unwrap(), games, players }
    }

    fn database(&self) -> std::path::PathBuf {
        self.folder.path().join("dara.db")
    }

    async fn start_bot(&self) -> Program {
        let before = self.sandbox.identified();
        let mut program = Command::new(env!("CARGO_BIN_EXE_dara"));
        program.current_dir(self.folder.path()).env_clear();
        program.env("DISCORD_TOKEN", self.sandbox.token()).env("DISCORD_API_URL", self.sandbox.url());
        program.env("DATABASE_PATH", self.database());
        let child = program.stdin(Stdio::null()).stdout(Stdio::null()).spawn().unwrap();
        let mut program = Program(child);
        let deadline = Instant::now() + Duration::from_secs(20);
        while self.sandbox.identified() == before || !self.sandbox.online() {
            assert!(program.0.try_wait().unwrap().is_none(), "the program ended at its start");
            assert!(Instant::now() < deadline, "the program does not come up");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        self.sandbox.ready().await.unwrap();
        program
    }

    /// The game as it is stored.
    fn table(&self) -> Option<Table> {
        let store = Store::open(&self.database()).unwrap();
        store.table("1".parse().unwrap()).unwrap()
    }

    async fn challenge(&self) {
        let options = json!({ "opponent": "ben", "first": 1 });
        let [ada, ben] = &self.players;
        let answer = ada.slash(self.games, "dara challenge", options).await.unwrap();
        let challenge = answer.message.unwrap();
        ben.click(&challenge, &challenge.button("accept").unwrap()).await.unwrap();
        self.board(0).await;
    }

    /// Waits until the board after so many actions is posted.
    async fn board(&self, ply: u32) {
        let shown = footer(ply);
        self.sandbox.wait_for_message(self.games, |message| message.content.contains(&shown)).await.unwrap();
    }

    /// How often each board was posted must be once.
    fn each_board_once(&self, game: &Table) {
        let messages = self.sandbox.messages(self.games);
        for ply in 0..=game.ply() {
            let shown = footer(ply);
            let count = messages.iter().filter(|message| message.content.contains(&shown)).count();
            assert_eq!(count, 1, "the board after {ply} actions was posted {count} times");
        }
    }
}

fn footer(ply: u32) -> String {
    match ply {
        0 => "· no action yet".to_owned(),
        1 => "· 1 action".to_owned(),
        _ => format!("· {ply} actions"),
    }
}

async fn play(player: Member, channel: Id, action: Action) -> Result<Answer, NotAnswered> {
    let squares: Vec<Value> = action.squares().iter().map(|square| json!(square.to_string())).collect();
    let (command, options) = match (action, &squares[..]) {
        (Action::Drop(_), [square]) => ("dara drop", json!({ "square": square })),
        (Action::Take(_), [square]) => ("dara take", json!({ "square": square })),
        (Action::Move(_), [from, to]) => ("dara move", json!({ "stone": from, "to": to })),
        _ => panic!("not an action of Dara: {action}"),
    };
    player.slash(channel, command, options).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn fifty_kills_lose_and_double_nothing() {
    let seed = rand::random();
    println!("seed {seed}");
    let mut random = StdRng::seed_from_u64(seed);
    let story = Story::begin().await;
    let mut bot = story.start_bot().await;
    story.challenge().await;
    let mut acknowledged = Record { rules: RULES.parse().unwrap(), actions: Vec::new() };
    for kill in 0..KILLS {
        let position = acknowledged.replay().unwrap();
        let actions = position.legal_actions();
        // Fifty actions do not end a game of Dara but by a very odd chance.
        let (Some(&action), Some(seat)) = (actions.choose(&mut random), position.to_act()) else { break };
        let player = story.players[seat.index()].clone();
        let asked = tokio::spawn(play(player, story.games, action));
        tokio::time::sleep(random.random_range(Duration::ZERO..LONGEST_WAIT)).await;
        bot.kill();
        // Whatever the sandbox had got before the kill counts as answered.
        let answered =
            asked.is_finished() && asked.await.unwrap().is_ok_and(|answer| answer.message.is_some());
        let stored = story.table().unwrap();
        let stored = &stored.setup().record;
        let with_action = [&acknowledged.actions[..], &[action]].concat();
        if answered {
            assert_eq!(stored.actions, with_action, "kill {kill}: an answered action was lost");
        } else {
            assert!(
                stored.actions == with_action || stored.actions == acknowledged.actions,
                "kill {kill}: something else was stored"
            );
        }
        acknowledged = stored.clone();
        bot = story.start_bot().await;
        let table = story.table().unwrap();
        story.board(table.ply()).await;
        story.each_board_once(&table);
    }
    // To ask whether an answer arrived, and be told that it did not, is what the program does after a kill.
    let asked_on_purpose =
        |request: &str| request.starts_with("GET /webhooks/") && request.ends_with("/@original");
    let broken: Vec<_> =
        story.sandbox.violations().into_iter().filter(|found| !asked_on_purpose(&found.request)).collect();
    assert!(broken.is_empty(), "the program broke Discord's rules: {broken:?}");
    drop(bot);
    check_integrity(&story.database());
}

fn check_integrity(database: &Path) {
    let faults = Store::open(database).unwrap().integrity().unwrap();
    assert!(faults.is_empty(), "{faults:?}");
}
