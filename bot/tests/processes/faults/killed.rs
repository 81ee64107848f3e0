//! A Discord and the program, which is killed again and again at random moments.
//!
//! `CRASH_KILLS` says how often, and `CRASH_SEED` repeats what was drawn.
#![expect(clippy::print_stdout, reason = "figures of the long form")]

use std::{path::Path, time::Duration};

use data::Store;
use rand::{RngExt as _, SeedableRng as _, rngs::StdRng};
use sandbox::{Config, Sandbox, Violation};
use tempfile::TempDir;

use crate::{
    faults::story::{is_asked_after_a_kill, started_again},
    program::{
        Program, store,
        wait::{self, Wait},
    },
};

/// How long everything may take to be told.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// Discord's code for an interaction that it no longer takes an answer to.
const UNKNOWN_INTERACTION: u32 = 10_062;

/// All of it.
pub(crate) struct Killed {
    pub(crate) kills: usize,
    pub(crate) random: StdRng,
    pub(crate) sandbox: Sandbox,
    pub(crate) program: Program,
    pub(crate) store: Store,
    folder: TempDir,
}

/// The seed of a run, which is printed.
pub(crate) fn seed() -> u64 {
    let seed = std::env::var("CRASH_SEED").map_or_else(|_| rand::random(), |seed| seed.parse().unwrap());
    println!("seed {seed}");
    seed
}

/// How often the program is killed, `few` times unless a long run is wanted.
pub(crate) fn kills(few: usize) -> usize {
    std::env::var("CRASH_KILLS").map_or(few, |kills| kills.parse().unwrap())
}

impl Killed {
    /// Starts the program.
    pub(crate) async fn begin(few: usize) -> Self {
        Self::begin_in(few, Sandbox::start(Config::default()).await.unwrap()).await
    }

    /// Starts the program in this Discord.
    pub(crate) async fn begin_in(few: usize, sandbox: Sandbox) -> Self {
        let (kills, random) = (kills(few), StdRng::seed_from_u64(seed()));
        let folder = tempfile::tempdir().unwrap();
        let program = Program::start_and_play(&sandbox, folder.path()).await;
        let store = store(folder.path());
        Self { kills, random, sandbox, program, store, folder }
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Kills the program after a while, no longer than this.
    pub(crate) async fn is_killed_within(&mut self, longest: Duration) {
        wait::pass(self.random.random_range(Duration::ZERO..longest)).await;
        self.program.kill();
    }

    pub(crate) async fn starts_again(&mut self) {
        self.program = started_again(&self.sandbox, self.folder.path()).await;
    }

    /// Waits until all is told that is due after a kill.
    pub(crate) async fn tells_all(&self, kill: usize) {
        let wait = Wait::at_most(PATIENCE);
        while !self.store.due().await.unwrap().is_empty() {
            wait.again(|| format!("due after kill {kill}: {}", self.program.log())).await;
        }
    }

    /// The program did nothing wrong, apart from what is excused, and the database is whole.
    pub(crate) fn is_whole(&self, excused: impl Fn(&Violation) -> bool) {
        let mut violations = self.sandbox.violations();
        // On a machine that starts programs all the time, an answer may come too late.
        let is_late = |found: &Violation| found.code == UNKNOWN_INTERACTION;
        violations.retain(|found| !is_asked_after_a_kill(found) && !is_late(found) && !excused(found));
        assert_eq!(violations, []);
        assert_eq!(self.store.integrity().unwrap(), []);
    }
}
