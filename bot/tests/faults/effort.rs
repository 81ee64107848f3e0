//! How much processor time the program uses: what it does takes some, and to wait takes hardly any.

use std::time::{Duration, Instant};

use crate::program::Program;

/// What it may use in any case, and besides for each turn that is played: about four times what it does use.
const AT_ONCE: Duration = Duration::from_millis(400);
const A_TURN: Duration = Duration::from_millis(50);
/// What a start takes, with the first picture of everything.
const A_START: Duration = Duration::from_secs(2);
/// Of the time that passes, it may use this part besides. Whoever runs in circles uses all of it.
const PART: u32 = 20;
/// How long nothing is asked of it at the end, and what it may use of that.
const QUIET: Duration = Duration::from_secs(3);
const IN_QUIET: Duration = Duration::from_millis(300);
/// serenity reads without a pause from a line that was closed without a code, or with one of these, until the bot looks
/// whether it can be written to: every five seconds, by a clock that looks every second.
const READ_ON: [u16; 3] = [4003, 4010, 4011];
const UNTIL_PROBED: Duration = Duration::from_secs(7);

/// What is used from some moment on.
pub(crate) struct Effort {
    before: Duration,
    since: Instant,
    allowed: Duration,
}

impl Effort {
    /// From now on.
    pub(crate) fn of(program: &Program) -> Self {
        Self { before: program.processor_time(), since: Instant::now(), allowed: AT_ONCE }
    }

    /// From the start of a program that was started just now.
    pub(crate) fn from_the_start() -> Self {
        Self { before: Duration::ZERO, since: Instant::now(), allowed: A_START }
    }

    /// The line was closed: serenity may run in circles, by no fault of the program's, until that is noticed.
    pub(crate) fn closed(&mut self, code: Option<u16>) {
        if code.is_none_or(|code| READ_ON.contains(&code)) {
            self.allowed += UNTIL_PROBED;
        }
    }

    /// Whether the program ran in circles while so many turns were played; it may have ended.
    pub(crate) fn judge(&self, program: &Program, turns: usize) {
        let used = program.processor_time().saturating_sub(self.before);
        let (passed, turns) = (self.since.elapsed(), u32::try_from(turns).unwrap());
        let most = self.allowed + A_TURN * turns + passed / PART;
        assert!(used < most, "the program used {used:?} of {passed:?}, at {turns} turns: {}", program.log());
    }
}

/// Nothing is asked of the program, and it does next to nothing.
pub(crate) async fn rests(program: &Program) {
    let (before, since) = (program.processor_time(), Instant::now());
    tokio::time::sleep(QUIET).await;
    let (used, passed) = (program.processor_time().saturating_sub(before), since.elapsed());
    let most = IN_QUIET + passed.saturating_sub(QUIET) / PART;
    assert!(used < most, "nothing was asked, and the program used {used:?} of {passed:?}: {}", program.log());
}
