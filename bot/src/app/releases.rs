//! Has what Discord refused in a place tried again, as something has changed there.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use jiff::{SignedDuration, Timestamp};
use play::GuildId;

/// How often it is tried again because someone used the bot in the server, which needn't mean that anything was mended: too many
/// refusals get an address banned.
const APART: SignedDuration = SignedDuration::from_mins(1);
/// The most servers that are remembered.
const REMEMBERED: usize = 10_000;

/// When what a server refused was last tried again because someone used the bot there.
#[derive(Debug, Default)]
pub(crate) struct Releases(Mutex<HashMap<GuildId, Timestamp>>);

impl Releases {
    /// Whether it is time to try again, which this then counts as.
    pub(super) fn is_time(&self, guild: GuildId, now: Timestamp) -> bool {
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_recent = |at: Timestamp| (SignedDuration::ZERO..APART).contains(&now.duration_since(at));
        if last.get(&guild).copied().is_some_and(is_recent) {
            return false;
        }
        if last.len() >= REMEMBERED {
            last.retain(|_, at| is_recent(*at));
        }
        last.insert(guild, now);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_busy_server_has_it_tried_once_a_minute() {
        let (releases, at) = (Releases::default(), |second| Timestamp::from_second(second).unwrap());
        let [one, other] = [1_u64, 2].map(|guild| guild.try_into().unwrap());
        assert!(releases.is_time(one, at(1_000)) && !releases.is_time(one, at(1_059)));
        assert!(releases.is_time(other, at(1_059)) && releases.is_time(one, at(1_060)));
        assert!(releases.is_time(one, at(10)), "the clock was set back");
    }
}
