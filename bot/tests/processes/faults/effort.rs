//! The program's processor time: work takes some, waiting takes next to none.

use std::time::{Duration, Instant};

use crate::program::{Program, wait::pass};

/// The allowance in any case, and per turn: about four times what is used.
const AT_ONCE: Duration = Duration::from_millis(400);
const A_TURN: Duration = Duration::from_millis(50);
/// The allowance for a start, including the first pictures.
const A_START: Duration = Duration::from_secs(2);
/// The allowance as a share of the elapsed time. A busy loop would use all of it.
const PART: u32 = 20;
/// The length of the quiet time at the end, and its allowance.
const QUIET: Duration = Duration::from_secs(3);
const IN_QUIET: Duration = Duration::from_millis(300);
/// After a close without a code, or with one of these, serenity reads from the dead socket without pause until the
/// bot's next write check, every five seconds.
const READ_ON: [u16; 3] = [4003, 4010, 4011];
const UNTIL_PROBED: Duration = Duration::from_secs(7);

/// What was used since some moment.
pub(crate) struct Effort {
    before: Duration,
    since: Instant,
    allowed: Duration,
}

impl Effort {
    /// Starts counting now.
    pub(crate) fn of(program: &Program) -> Self {
        Self { before: program.processor_time(), since: Instant::now(), allowed: AT_ONCE }
    }

    /// Counts from the start of a program that has just been started.
    pub(crate) fn from_the_start() -> Self {
        Self { before: Duration::ZERO, since: Instant::now(), allowed: A_START }
    }

    /// The socket was closed, so serenity may spin for a while through no fault of the program.
    pub(crate) fn closed(&mut self, code: Option<u16>) {
        if code.is_none_or(|code| READ_ON.contains(&code)) {
            self.allowed += UNTIL_PROBED;
        }
    }

    /// Checks that the program didn't spin while these turns were played; it may have ended.
    pub(crate) fn judge(&self, program: &Program, turns: usize) {
        let used = program.processor_time().saturating_sub(self.before);
        let (passed, turns) = (self.since.elapsed(), u32::try_from(turns).unwrap());
        let most = self.allowed + A_TURN * turns + passed / PART;
        assert!(used < most, "the program used {used:?} of {passed:?}, at {turns} turns: {}", program.log());
    }
}

/// Checks that an idle program does next to nothing.
pub(crate) async fn rests(program: &Program) {
    let (before, since) = (program.processor_time(), Instant::now());
    pass(QUIET).await;
    let (used, passed) = (program.processor_time().saturating_sub(before), since.elapsed());
    let most = IN_QUIET + passed.saturating_sub(QUIET) / PART;
    assert!(used < most, "nothing was asked, and the program used {used:?} of {passed:?}: {}", program.log());
}
