//! Remembers when the channel of each running game last took a message, and when the bot last checked that.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use jiff::{SignedDuration, Timestamp};
use play::GameId;

/// How long a channel is trusted.
pub(crate) const TRUSTED: SignedDuration = SignedDuration::from_mins(45);
/// How long until a lost channel is checked again. It usually comes back by an event, or by someone using it.
const LOST: SignedDuration = SignedDuration::from_hours(24);
/// The most games that are remembered; then those that are due anyway are dropped.
const REMEMBERED: usize = 20_000;

/// What is known about the channels of running games.
#[derive(Debug, Default)]
pub(crate) struct ChannelChecks(Mutex<HashMap<GameId, Check>>);

#[derive(Clone, Copy, Debug)]
struct Check {
    at: Timestamp,
    /// Whether something could be posted then.
    works: bool,
}

impl Check {
    fn is_due(self, now: Timestamp) -> bool {
        let trusted = if self.works { TRUSTED } else { LOST };
        // A time in the future was noted before the clock was set back.
        self.at > now || now.duration_since(self.at) >= trusted
    }
}

impl ChannelChecks {
    /// Notes whether something can be posted where a game is played.
    pub(crate) fn note(&self, game: GameId, works: bool, now: Timestamp) {
        let mut checks = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if checks.len() >= REMEMBERED && !checks.contains_key(&game) {
            checks.retain(|_, check| !check.is_due(now));
        }
        if checks.len() < REMEMBERED || checks.contains_key(&game) {
            checks.insert(game, Check { at: now, works });
        }
    }

    /// Whether to check a game's channel now.
    pub(crate) fn is_due(&self, game: GameId, now: Timestamp) -> bool {
        let checks = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // With too many games, some are never checked rather than each in every round.
        checks.get(&game).map_or(checks.len() < REMEMBERED, |check| check.is_due(now))
    }

    /// Since when a channel that is lost may have been: when it last worked. If that isn't known, it is not longer than
    /// the time between two checks.
    pub(crate) fn lost_since(&self, game: GameId, now: Timestamp) -> Timestamp {
        let checks = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let worked = checks.get(&game).filter(|check| check.works).map(|check| check.at);
        worked.unwrap_or(now - TRUSTED)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(number: u64) -> GameId {
        number.try_into().unwrap()
    }

    fn hours(hours: i64) -> Timestamp {
        Timestamp::UNIX_EPOCH + SignedDuration::from_hours(hours)
    }

    #[test]
    fn channels_are_checked_once_an_hour_and_lost_ones_once_a_day() {
        let checks = ChannelChecks::default();
        assert!(checks.is_due(game(1), hours(0)), "nothing is known about it");
        checks.note(game(1), true, hours(1));
        assert!(!checks.is_due(game(1), hours(1)) && checks.is_due(game(1), hours(2)));
        assert!(checks.is_due(game(1), hours(0)), "the clock was set back");
        checks.note(game(1), false, hours(2));
        assert!(!checks.is_due(game(1), hours(25)) && checks.is_due(game(1), hours(26)));
    }

    #[test]
    fn a_channel_is_lost_since_it_last_worked() {
        let checks = ChannelChecks::default();
        assert_eq!(checks.lost_since(game(1), hours(5)), hours(5) - TRUSTED);
        checks.note(game(1), true, hours(1));
        assert_eq!(checks.lost_since(game(1), hours(5)), hours(1));
    }

    #[test]
    fn memory_is_bounded() {
        let checks = ChannelChecks::default();
        for number in 1..=REMEMBERED as u64 + 5 {
            checks.note(game(number), true, hours(0));
        }
        let late = game(REMEMBERED as u64 + 5);
        assert!(!checks.is_due(late, hours(0)), "there's no room for it");
        checks.note(late, true, hours(1));
        assert!(!checks.is_due(late, hours(1)) && checks.is_due(game(1), hours(1)), "the old ones made room");
    }
}
