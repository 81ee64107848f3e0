//! What a player has chosen for himself, in all servers.

use jiff::{SignedDuration, Timestamp};

use crate::{Change, Language, PlayerId, Theme, Timer};

/// The time from one digest to the next.
const DAY: SignedDuration = SignedDuration::from_hours(24);

/// How a player learns that a game waits for him.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Notice {
    /// The board in the channel pings him.
    #[default]
    Ping,
    /// By a direct message, and no ping.
    Direct,
    /// By one direct message a day that names all games that wait for him; and a warning when little time is left.
    Digest,
    /// Not at all: he looks by himself.
    Nothing,
}

/// Which side lies below on the boards that a player alone sees. Those that all see are never turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Below {
    /// His own, in games whose sides move towards each other; in all others the first, as all see it.
    #[default]
    Facing,
    /// His own, in all games.
    Own,
    /// The first, as all see it.
    First,
}

impl Below {
    /// All of them, the default first.
    pub const ALL: [Self; 3] = [Self::Facing, Self::Own, Self::First];
}

/// What a player has chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Preferences {
    /// How he learns that a game waits for him.
    pub notice: Notice,
    /// Whether he is asked before an action of his counts.
    pub confirm: bool,
    /// How the boards look that he alone sees; `None`: as in the server where he looks.
    pub theme: Option<Theme>,
    /// Which side lies below on them.
    pub below: Below,
    /// The language of what he alone reads; `None`: that of his client.
    pub language: Option<Language>,
    /// Whether the boards that he alone sees come with the position as aligned text.
    pub text: bool,
}

impl Preferences {
    /// What is to be stored when `player`, who had these, wants `others`: his first digest comes a day later, and then at
    /// the same time of every day.
    pub fn change(self, player: PlayerId, others: Self, now: Timestamp) -> Vec<Change> {
        let digest = [self, others].map(|preferences| preferences.notice == Notice::Digest);
        let at = match digest {
            [false, true] => Some(now + DAY),
            [true, false] => None,
            _ => return vec![Change::SetPreferences { player, preferences: others }],
        };
        let timer = Timer::Digest(player);
        vec![Change::SetPreferences { player, preferences: others }, Change::SetTimer { timer, at }]
    }
}

/// When the digest that was due at `due` is due next after `now`: at the same time of day.
pub fn next_digest(due: Timestamp, now: Timestamp) -> Timestamp {
    let days = now.duration_since(due).as_secs().div_euclid(DAY.as_secs()).max(0).saturating_add(1);
    i32::try_from(days).map_or(now + DAY, |days| due + DAY * days)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(hours: i64) -> Timestamp {
        Timestamp::UNIX_EPOCH + SignedDuration::from_hours(hours)
    }

    #[test]
    fn the_first_digest_comes_a_day_after_it_was_chosen_and_none_after_it_was_not() {
        let player: PlayerId = 5.try_into().expect("an id");
        let timers = |from, to| -> Vec<_> {
            let [from, to] = [from, to].map(|notice| Preferences { notice, ..Preferences::default() });
            let changes = from.change(player, to, at(3));
            assert_eq!(changes.first(), Some(&Change::SetPreferences { player, preferences: to }));
            changes.into_iter().skip(1).collect()
        };
        let timer = |at| vec![Change::SetTimer { timer: Timer::Digest(player), at }];
        assert_eq!(timers(Notice::Ping, Notice::Digest), timer(Some(at(27))));
        assert_eq!(timers(Notice::Digest, Notice::Nothing), timer(None));
        assert_eq!(timers(Notice::Digest, Notice::Digest), [], "it comes when it would have come");
        assert_eq!(timers(Notice::Ping, Notice::Direct), []);
    }

    #[test]
    fn digests_come_at_the_same_time_of_day_however_late_one_was() {
        for (now, next) in [(10, 34), (11, 34), (33, 34), (34, 58), (100, 106)] {
            assert_eq!(next_digest(at(10), at(now)), at(next), "looked at {now}");
        }
        // The machine's clock was put back.
        assert_eq!(next_digest(at(10), at(2)), at(34));
    }
}
