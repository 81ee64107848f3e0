//! Decides from regular checks whether the connections to Discord are alive.
//!
//! It is pure: the time and what was seen go in, advice comes out. Time without checks, because the machine slept or
//! the process was stopped, doesn't count.
//!
//! One of several connections can be lost without the others: it is restarted, again and again, while they go on.

use std::{
    collections::VecDeque,
    time::{Duration, Instant},
};

/// How long all connections may take to come up or back. With the time to notice (6 s) and to stop (7 s), the program
/// ends within a minute.
const PATIENCE: Duration = Duration::from_secs(45);
/// How much each further connection adds: Discord wants five seconds between two sessions.
const BETWEEN_SESSIONS: Duration = Duration::from_secs(5);
/// How long one connection may be down, however often it is restarted, while others are up.
const LONG: Duration = Duration::from_mins(15);
/// The longest pause between two restarts of a connection. Each may take one of the day's 1,000 sessions.
const LONGEST_PAUSE: Duration = Duration::from_mins(5);
/// The latest time for the next heartbeat; Discord asks for one every 41.25 seconds.
const BEAT: Duration = Duration::from_secs(45);
/// After this long without an acknowledged heartbeat, a connection counts as dead.
const SILENCE: Duration = Duration::from_mins(1);
/// How many sessions one connection may ask for without an acknowledged heartbeat in between. Discord allows 1,000 a day, and
/// serenity begins another one whenever heartbeats aren't acknowledged.
pub(crate) const MOST_SESSIONS: u64 = 8;
/// How many reconnects are allowed within [`WINDOW`]; Discord asks for one every few hours.
const RECONNECTS: u64 = 10;
const WINDOW: Duration = Duration::from_mins(1);
/// How long the program may be stuck, because no task runs or the connections can't be checked. It still ends within
/// a minute.
const STILL: Duration = Duration::from_secs(40);
/// The longest gap between two checks that counts.
const LONGEST_GAP: Duration = Duration::from_secs(5);

/// A connection as a check sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ConnectionState {
    /// Whether its session is open, as far as is known.
    pub(super) connected: bool,
    /// Whether it isn't there yet: serenity is making it, and tries again by itself.
    pub(super) absent: bool,
    /// Whether its reading task is gone for good.
    pub(super) ended: bool,
    /// The latency of the newest acknowledged heartbeat, which differs each time.
    pub(super) beat: Option<Duration>,
    /// How many sessions it has asked for so far.
    pub(super) sessions: u64,
}

/// What to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Advice {
    /// Nothing.
    GoOn,
    /// Restart these connections.
    Restart(Vec<usize>),
    /// Stop the program, and leave it to its supervisor.
    GiveUp(GiveUpReason),
}

/// Why going on makes no sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum GiveUpReason {
    /// All connections are gone and don't come back.
    #[error(
        "the connection to Discord has been down for {} s: check this machine's network and https://discordstatus.com; the \
         next start tries again",
        PATIENCE.as_secs()
    )]
    Gone,
    /// One of several connections is gone and doesn't come back.
    #[error(
        "one of several connections to Discord has been down for {} minutes, although it was restarted: see \
         https://discordstatus.com; the next start makes all of them again",
        LONG.as_secs() / 60
    )]
    OneGone,
    /// It keeps coming and going.
    #[error(
        "Discord keeps dropping connections, more than {RECONNECTS} times a minute: see https://discordstatus.com; the next start tries again"
    )]
    Endless,
    /// Sessions are opened, but nothing in them is acknowledged.
    #[error(
        "Discord has acknowledged no heartbeat in {MOST_SESSIONS} sessions: see https://discordstatus.com. The next start tries \
         again, and waits if the day's sessions run low"
    )]
    Unacknowledged,
    /// Something is stuck.
    #[error(
        "the program hung for {} s: please report it, with the log lines before this one; the next start goes on",
        STILL.as_secs()
    )]
    ClockStop,
}

/// What is known about all connections.
#[derive(Debug)]
pub(super) struct Watch {
    connections: Vec<Known>,
    /// How many reconnects there were by when, within [`WINDOW`].
    reconnects: VecDeque<(Duration, u64)>,
    looked: Instant,
    /// How long they have been watched.
    watched: Duration,
    /// When they were last checked.
    moved: Duration,
}

#[derive(Clone, Debug, Default)]
struct Known {
    beat: Option<Duration>,
    /// When that was new.
    beat_at: Option<Duration>,
    /// How many sessions it had asked for by then.
    acknowledged: u64,
    trouble: Option<Outage>,
}

#[derive(Clone, Copy, Debug)]
struct Outage {
    since: Duration,
    /// How often it was restarted, and when last.
    restarts: u32,
    restarted: Option<Duration>,
}

/// How a connection is.
#[derive(Clone, Copy, Debug)]
enum Condition {
    Well,
    /// Down for so long, and whether to restart it now.
    Down(Duration, Restart),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Restart {
    Now,
    NotNow,
}

impl Watch {
    /// Watches this many connections, all still down.
    pub(super) fn new(connections: usize, now: Instant) -> Self {
        Self {
            connections: vec![Known::default(); connections],
            reconnects: VecDeque::new(),
            looked: now,
            watched: Duration::ZERO,
            moved: Duration::ZERO,
        }
    }

    /// A check was impossible, or nothing makes progress.
    pub(super) fn stand_still(&mut self, now: Instant) -> Advice {
        self.pass(now);
        if self.watched.saturating_sub(self.moved) >= STILL {
            Advice::GiveUp(GiveUpReason::ClockStop)
        } else {
            Advice::GoOn
        }
    }

    fn pass(&mut self, now: Instant) {
        self.watched += now.saturating_duration_since(self.looked).min(LONGEST_GAP);
        self.looked = now;
    }

    /// Checks all connections in order; `reconnects` counts all so far.
    pub(super) fn look(&mut self, looks: &[ConnectionState], reconnects: u64, now: Instant) -> Advice {
        self.pass(now);
        self.moved = self.watched;
        if self.reconnects_too_often(reconnects) {
            return Advice::GiveUp(GiveUpReason::Endless);
        }
        let further = u32::try_from(self.connections.len().saturating_sub(1)).unwrap_or(u32::MAX);
        let patience = PATIENCE.saturating_add(BETWEEN_SESSIONS.saturating_mul(further));
        let (mut down, mut restart) = (Vec::new(), Vec::new());
        let mut unacknowledged = 0;
        for (number, (known, look)) in self.connections.iter_mut().zip(looks).enumerate() {
            if let Condition::Down(time, when) = known.look(*look, self.watched, patience) {
                down.push(time);
                restart.extend((when == Restart::Now).then_some(number));
            }
            unacknowledged = unacknowledged.max(look.sessions.saturating_sub(known.acknowledged));
        }
        if unacknowledged > MOST_SESSIONS {
            return Advice::GiveUp(GiveUpReason::Unacknowledged);
        }
        let all_are_down = !down.is_empty() && down.len() == self.connections.len();
        if all_are_down && down.iter().all(|time| *time >= patience) {
            return Advice::GiveUp(GiveUpReason::Gone);
        }
        if down.iter().any(|time| *time >= LONG) {
            return Advice::GiveUp(GiveUpReason::OneGone);
        }
        if restart.is_empty() { Advice::GoOn } else { Advice::Restart(restart) }
    }

    fn reconnects_too_often(&mut self, reconnects: u64) -> bool {
        self.reconnects.push_back((self.watched, reconnects));
        while self.reconnects.front().is_some_and(|(at, _)| *at + WINDOW < self.watched) {
            self.reconnects.pop_front();
        }
        let before = self.reconnects.front().map_or(0, |(_, count)| *count);
        reconnects.saturating_sub(before) > RECONNECTS * self.connections.len() as u64
    }
}

impl Known {
    fn look(&mut self, look: ConnectionState, now: Duration, patience: Duration) -> Condition {
        if look.beat.is_some() && look.beat != self.beat {
            self.acknowledged = look.sessions;
        }
        self.beat_at = match look.beat {
            Some(_) if look.beat != self.beat => Some(now),
            Some(_) => self.beat_at,
            None => None,
        };
        self.beat = look.beat;
        let silent_for = self.beat_at.map(|at| now.saturating_sub(at)).filter(|silent| *silent > SILENCE);
        if look.connected && !look.ended && silent_for.is_none() {
            self.trouble = None;
            return Condition::Well;
        }
        // A heartbeat was due before the silence was long enough to notice.
        let noticed_late = silent_for.map_or(Duration::ZERO, |silent| silent.saturating_sub(BEAT));
        let since = now.saturating_sub(noticed_late);
        let trouble = self.trouble.get_or_insert(Outage { since, restarts: 0, restarted: None });
        let is_dead = look.ended || silent_for.is_some();
        let pause = patience.saturating_mul(trouble.restarts.max(1)).min(LONGEST_PAUSE);
        let waited = now.saturating_sub(trouble.restarted.unwrap_or(trouble.since)) >= pause;
        // Restarting what serenity is making would make it twice.
        let restarts = !look.absent && (waited || is_dead && trouble.restarts == 0);
        if restarts {
            trouble.restarts += 1;
            trouble.restarted = Some(now);
        }
        let when = if restarts { Restart::Now } else { Restart::NotNow };
        Condition::Down(now.saturating_sub(trouble.since), when)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const UP: ConnectionState =
        ConnectionState { connected: true, absent: false, ended: false, beat: None, sessions: 1 };
    const DOWN: ConnectionState = ConnectionState { connected: false, ..UP };
    const ENDED: ConnectionState = ConnectionState { ended: true, ..UP };
    const ABSENT: ConnectionState = ConnectionState { absent: true, ..DOWN };

    /// Watches with a test's clock: one check each second.
    struct Watched {
        watch: Watch,
        now: Instant,
    }

    impl Watched {
        fn new(connections: usize) -> Self {
            let now = Instant::now();
            Self { watch: Watch::new(connections, now), now }
        }

        fn look(&mut self, looks: &[ConnectionState]) -> Advice {
            self.look_counting(looks, 0)
        }

        fn look_counting(&mut self, looks: &[ConnectionState], reconnects: u64) -> Advice {
            self.now += Duration::from_secs(1);
            self.watch.look(looks, reconnects, self.now)
        }

        /// Checks until there is advice. Returns it with the seconds that took, within a limit.
        fn until_advice(&mut self, looks: &[ConnectionState], most: u64) -> Option<(u64, Advice)> {
            (1..=most).find_map(|second| match self.look(looks) {
                Advice::GoOn => None,
                advice => Some((second, advice)),
            })
        }
    }

    fn beat(number: u64) -> ConnectionState {
        ConnectionState { beat: Some(Duration::from_millis(50 + number)), ..UP }
    }

    #[test]
    fn a_connection_that_is_up_is_left_alone_with_and_without_heartbeats() {
        let mut watched = Watched::new(1);
        assert_eq!(watched.until_advice(&[UP], 10_000), None);
        for number in 0..1_000 {
            assert_eq!(watched.until_advice(&[beat(number)], 42), None);
        }
    }

    #[test]
    fn a_connection_that_stays_down_is_given_up() {
        let mut watched = Watched::new(1);
        assert_eq!(watched.until_advice(&[DOWN], 60), Some((46, Advice::GiveUp(GiveUpReason::Gone))));
        let mut watched = Watched::new(1);
        assert_eq!(watched.until_advice(&[DOWN], 40), None);
        assert_eq!(watched.until_advice(&[UP], 100), None);
        assert_eq!(watched.until_advice(&[DOWN], 40), None);
        assert_eq!(watched.look(&[UP]), Advice::GoOn);
        assert_eq!(watched.until_advice(&[DOWN], 60), Some((46, Advice::GiveUp(GiveUpReason::Gone))));
    }

    #[test]
    fn an_ended_connection_is_restarted_at_once() {
        let mut watched = Watched::new(2);
        assert_eq!(watched.look(&[UP, UP]), Advice::GoOn);
        assert_eq!(watched.look(&[UP, ENDED]), Advice::Restart(vec![1]));
        assert_eq!(watched.until_advice(&[UP, DOWN], 20), None);
        assert_eq!(watched.look(&[UP, UP]), Advice::GoOn);
        assert_eq!(watched.look(&[ENDED, ENDED]), Advice::Restart(vec![0, 1]));
        assert_eq!(watched.until_advice(&[UP, UP], 70), None);
    }

    #[test]
    fn one_of_several_is_restarted_again_and_again_and_the_others_go_on() {
        let mut watched = Watched::new(3);
        assert_eq!(watched.look(&[UP, UP, UP]), Advice::GoOn);
        let mut times = Vec::new();
        let mut elapsed = 0;
        let gave_up = loop {
            let (seconds, advice) = watched.until_advice(&[UP, ENDED, UP], 1_000).unwrap();
            elapsed += seconds;
            match advice {
                Advice::Restart(which) => times.push((elapsed, which)),
                advice => break (elapsed, advice),
            }
        };
        let only_it = times.iter().all(|(_, which)| *which == [1]);
        assert!(only_it, "{times:?}");
        // Three connections have ten seconds more than one.
        assert_eq!(times.iter().map(|(at, _)| *at).collect::<Vec<_>>(), [1, 56, 166, 331, 551, 826]);
        assert_eq!(gave_up, (901, Advice::GiveUp(GiveUpReason::OneGone)));
    }

    #[test]
    fn one_that_serenity_is_making_is_left_to_it() {
        let mut watched = Watched::new(2);
        assert_eq!(watched.until_advice(&[UP, ABSENT], 800), None);
        assert_eq!(watched.until_advice(&[UP, UP], 100), None);
    }

    #[test]
    fn several_are_given_up_when_all_are_down() {
        let mut watched = Watched::new(2);
        assert_eq!(watched.until_advice(&[UP, ABSENT], 40), None);
        assert_eq!(watched.until_advice(&[ABSENT, ABSENT], 50), None);
        assert_eq!(watched.look(&[ABSENT, ABSENT]), Advice::GiveUp(GiveUpReason::Gone), "five seconds more");
    }

    #[test]
    fn a_connection_without_heartbeat_acks_is_restarted_then_given_up() {
        let mut watched = Watched::new(1);
        assert_eq!(watched.look(&[beat(1)]), Advice::GoOn);
        // The next one is due after 41 seconds; serenity itself would notice after 82.
        assert_eq!(watched.until_advice(&[beat(1)], 90), Some((61, Advice::Restart(vec![0]))));
        assert_eq!(watched.until_advice(&[beat(1)], 90), Some((29, Advice::GiveUp(GiveUpReason::Gone))));
        // A restarted connection is watched again.
        let mut watched = Watched::new(1);
        assert_eq!(watched.look(&[beat(1)]), Advice::GoOn);
        assert_eq!(watched.until_advice(&[beat(1)], 90), Some((61, Advice::Restart(vec![0]))));
        assert_eq!(watched.until_advice(&[DOWN], 10), None);
        assert_eq!(watched.until_advice(&[UP], 40), None);
        assert_eq!(watched.until_advice(&[beat(2)], 60), None);
    }

    #[test]
    fn sessions_in_which_nothing_is_acknowledged_are_given_up_after_a_few() {
        let mut watched = Watched::new(2);
        let opened = |sessions| ConnectionState { sessions, ..UP };
        // serenity waits for two heartbeats, then begins another session.
        for sessions in 1..=MOST_SESSIONS {
            assert_eq!(watched.until_advice(&[beat(sessions), opened(sessions)], 50), None, "{sessions}");
        }
        let gave_up = Advice::GiveUp(GiveUpReason::Unacknowledged);
        assert_eq!(watched.look(&[beat(0), opened(MOST_SESSIONS + 1)]), gave_up);
        // One acknowledged heartbeat, and they are counted from there.
        let mut watched = Watched::new(1);
        for sessions in 1..100 * MOST_SESSIONS {
            let acknowledges =
                sessions.is_multiple_of(MOST_SESSIONS).then(|| Duration::from_millis(sessions));
            let state = ConnectionState { beat: acknowledges, ..opened(sessions) };
            assert_eq!(watched.until_advice(&[state], 20), None, "{sessions}");
        }
    }

    #[test]
    fn a_flapping_connection_is_given_up() {
        let mut watched = Watched::new(1);
        // Once a minute for a day is Discord's own business.
        for minute in 0..1_440 {
            for _ in 0..60 {
                assert_eq!(watched.look_counting(&[UP], minute), Advice::GoOn);
            }
        }
        assert_eq!(watched.look_counting(&[UP], 1_440 + 9), Advice::GoOn);
        assert_eq!(watched.look_counting(&[UP], 1_440 + 12), Advice::GiveUp(GiveUpReason::Endless));
    }

    #[test]
    fn a_hanging_program_is_killed() {
        let mut watched = Watched::new(1);
        let mut still = |seconds: u64| -> Option<u64> {
            (1..=seconds).find(|_| {
                watched.now += Duration::from_secs(1);
                watched.watch.stand_still(watched.now) != Advice::GoOn
            })
        };
        assert_eq!(still(39), None);
        assert_eq!(still(1), Some(1));
        // Slow progress isn't being stuck, and neither is a sleeping machine.
        for _ in 0..10 {
            assert_eq!(watched.look(&[UP]), Advice::GoOn);
            for _ in 0..30 {
                watched.now += Duration::from_secs(1);
                assert_eq!(watched.watch.stand_still(watched.now), Advice::GoOn);
            }
            watched.now += Duration::from_hours(1);
        }
        assert_eq!(watched.watch.stand_still(watched.now), Advice::GoOn);
        watched.now += Duration::from_secs(5);
        assert_eq!(watched.watch.stand_still(watched.now), Advice::GiveUp(GiveUpReason::ClockStop));
    }

    #[test]
    fn time_asleep_does_not_count() {
        let mut watched = Watched::new(1);
        assert_eq!(watched.look(&[beat(1)]), Advice::GoOn);
        watched.now += Duration::from_hours(10);
        assert_eq!(watched.look(&[beat(1)]), Advice::GoOn);
        assert_eq!(watched.until_advice(&[DOWN], 40), None);
        watched.now += Duration::from_hours(10);
        assert_eq!(watched.look(&[DOWN]), Advice::GoOn);
        assert_eq!(watched.look(&[UP]), Advice::GoOn);
    }
}
