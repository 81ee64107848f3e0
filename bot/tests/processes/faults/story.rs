//! A game that is played while something goes wrong.

use std::{
    path::{Path, PathBuf},
    process::ExitStatus,
    time::{Duration, Instant},
};

use data::Store;
use games::{Action, Record};
use rand::{SeedableRng as _, rngs::StdRng};
use sandbox::{Config, Faults, Member, Sandbox, Violation};

use crate::{
    faults::effort::{self, Effort},
    program::{
        Program,
        game::{ChannelGame, is_board, play},
        store,
        wait::Wait,
    },
};

/// The time in which all is well again, or the program has ended.
pub(crate) const MINUTE: Duration = Duration::from_mins(1);
/// How long to wait before trying or looking again.
const LOOK_AGAIN: Duration = Duration::from_millis(50);
/// Discord's code for a message that already has a thread.
const THREAD_EXISTS: u32 = 160_004;

/// A Discord, the program, and a game of Dara with a few turns played.
pub(crate) struct Story {
    pub(crate) sandbox: Sandbox,
    pub(crate) program: Program,
    pub(crate) game: ChannelGame,
    store: Store,
    folder: PathBuf,
    /// Kept until the story ends.
    _own: Option<tempfile::TempDir>,
    random: StdRng,
    /// The action that was asked for and not answered.
    pending: Option<Action>,
    /// The effort of the running or last program, from so many actions on.
    effort: Effort,
    actions: usize,
}

impl Story {
    pub(crate) async fn begin() -> Self {
        Self::begin_with(Config::default()).await
    }

    pub(crate) async fn begin_with(config: Config) -> Self {
        let sandbox = Sandbox::start(config).await.unwrap();
        let folder = tempfile::tempdir().unwrap();
        let story = Self::begin_in(sandbox, folder.path()).await;
        Self { _own: Some(folder), ..story }
    }

    /// Starts the program in this folder.
    pub(crate) async fn begin_in(sandbox: Sandbox, folder: &Path) -> Self {
        let program = Program::start_and_play(&sandbox, folder).await;
        let players = ["ada", "ben"].map(|name| sandbox.member(name));
        let game = ChannelGame::begin(&sandbox, &players, "dara:traditional").await;
        let effort = Effort::of(&program);
        let random = StdRng::seed_from_u64(rand::random());
        let mut begins = Self {
            sandbox,
            program,
            game,
            store: store(folder),
            folder: folder.to_owned(),
            _own: None,
            random,
            pending: None,
            effort,
            actions: 0,
        };
        begins.game.turns(2, &mut begins.random).await;
        begins
    }

    pub(crate) fn faults(&self) -> Faults {
        self.sandbox.faults()
    }

    /// The program's folder.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// The stored game.
    pub(crate) async fn stored(&self) -> Record {
        self.game.stored(&self.store).await.stored().record.clone()
    }

    /// A player acts and is told that it didn't count.
    pub(crate) async fn is_refused(&mut self) -> String {
        let (player, action) = self.next();
        let answer = play(&player, self.game.channel, self.game.record.rules.game(), action).await;
        let told = answer.unwrap().message.unwrap();
        assert!(told.is_ephemeral(), "{}", told.content);
        told.content
    }

    /// Waits until nothing is due.
    pub(crate) async fn all_is_told(&self) {
        let wait = Wait::at_most(MINUTE).every(LOOK_AGAIN);
        while !(self.store.due().await.unwrap().is_empty() && self.game.is_told(&self.sandbox)) {
            wait.again(|| format!("not all is told: {}", self.program.log())).await;
        }
    }

    /// The player to move, and their next action.
    pub(crate) fn next(&mut self) -> (Member, Action) {
        self.game.next(&mut self.random).expect("a game that goes on")
    }

    /// A player acts during the fault, perhaps without an answer. Returns whether there was one.
    pub(crate) async fn somebody_plays(&mut self) -> bool {
        let stored = self.stored().await;
        // An unanswered action may have been stored meanwhile, but nothing else.
        if stored != self.game.record {
            let pending = self.pending.take().expect("only what was asked for is stored");
            self.game.record.actions.push(pending);
            assert_eq!(stored, self.game.record, "something else was stored");
        }
        let (player, chosen) = self.next();
        // A player without an answer tries the same again.
        let action = self.pending.unwrap_or(chosen);
        match play(&player, self.game.channel, self.game.record.rules.game(), action).await {
            Ok(answer) if is_board(&answer) => {
                self.game.record.actions.push(action);
                self.pending = None;
                true
            }
            _ => {
                self.pending = Some(action);
                false
            }
        }
    }

    /// Play goes on within a minute after the fault. Returns how long it took.
    pub(crate) async fn goes_on(&mut self) -> Duration {
        let (begun, wait) = (Instant::now(), Wait::at_most(MINUTE).every(LOOK_AGAIN));
        while !self.somebody_plays().await {
            assert!(self.program.ended().is_none(), "the program ended: {}", self.program.log());
            wait.again(|| format!("play does not go on: {}", self.program.log())).await;
        }
        let took = begun.elapsed();
        self.game.turns(2, &mut self.random).await;
        took
    }

    /// The program ends by itself within a minute.
    pub(crate) async fn ends(&mut self) -> ExitStatus {
        let ended = self.program.ends_within(MINUTE).await;
        ended.unwrap_or_else(|| panic!("the program goes on: {}", self.program.log()))
    }

    /// A supervisor restarts the program, and play goes on.
    pub(crate) async fn starts_again(&mut self) {
        self.judge_effort();
        self.program = started_again(&self.sandbox, &self.folder).await;
        (self.effort, self.actions) = (Effort::of(&self.program), self.game.record.actions.len());
        self.goes_on().await;
    }

    /// Discord closes the connection with this code, or without one.
    pub(crate) fn closes(&mut self, code: Option<u16>) {
        self.effort.closed(code);
        let closed = match code {
            Some(code) => self.faults().close_socket(code),
            None => self.faults().close_socket_without_code(),
        };
        assert_eq!(closed, 1, "{code:?}");
    }

    /// Checks that the program didn't spin.
    fn judge_effort(&self) {
        self.effort.judge(&self.program, self.game.record.actions.len() - self.actions);
    }

    /// Checks that everything was announced once, nothing was lost and no limit exceeded.
    pub(crate) async fn end(mut self) {
        self.all_is_told().await;
        assert_eq!(self.stored().await, self.game.record);
        self.game.each_board_at_most_once(&self.sandbox);
        assert!(self.program.ended().is_none(), "the program ended: {}", self.program.log());
        effort::rests(&self.program).await;
        self.judge_effort();
        assert_eq!(self.sandbox.broken_limits(), [], "Discord's limits: {}", self.program.log());
        let broken: Vec<_> =
            self.sandbox.violations().into_iter().filter(|found| !comes_of_faults(found)).collect();
        assert!(broken.is_empty(), "the program broke Discord's rules: {broken:?}");
        self.program.kill();
        assert_eq!(self.store.integrity().unwrap(), []);
    }
}

/// Answers that are too late through no fault of the program, and questions whether an answer arrived.
fn comes_of_faults(violation: &Violation) -> bool {
    let of_an_interaction =
        violation.request.contains(" /webhooks/") || violation.request.contains(" /interactions/");
    violation.status == 404 && of_an_interaction
}

/// What the program asks after a kill to learn what was done before: whether an answer arrived, and for a thread that
/// may already exist.
pub(crate) fn is_asked_after_a_kill(violation: &Violation) -> bool {
    let asks_for_answer =
        violation.request.starts_with("GET /webhooks/") && violation.request.ends_with("/@original");
    asks_for_answer || violation.code == THREAD_EXISTS
}

/// A supervisor restarts the program, and it plays.
pub(crate) async fn started_again(sandbox: &Sandbox, folder: &Path) -> Program {
    // Discord wants this long between two sessions, whichever process starts them.
    sandbox.clock().advance(Duration::from_secs(5));
    Program::start_and_play(sandbox, folder).await
}
