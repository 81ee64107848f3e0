//! When something comes to a server again and again, at an hour of its time zone.

use jiff::{SignedDuration, Timestamp};

use super::{Day, Hour, Zone};
use crate::{ChannelId, GuildId};

/// Within how many minutes of the hour the servers have their turn. Many choose the same hour, and Discord limits what the bot may
/// ask at once.
pub const SPREAD: u64 = 50;

/// What the managers of a server chose, where something comes again and again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Schedule<O> {
    /// Where it's posted.
    pub channel: ChannelId,
    /// What is particular to it, such as the day of the week.
    pub of: O,
    /// In which hour it comes.
    pub hour: Hour,
    /// Where it's that hour.
    pub zone: Zone,
}

/// Some dates in a row, around the time that is looked at, and when it comes on them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dates {
    /// Their days: one that is past, and at least two to come.
    pub(crate) days: [Day; 4],
    /// In which hour.
    pub(crate) hour: Hour,
    /// Where it's that hour.
    pub(crate) zone: Zone,
    /// How late it comes after an outage; later than that, it's left out.
    pub(crate) late: SignedDuration,
    /// How long after the last time it may come again, after a change.
    pub(crate) apart: SignedDuration,
}

impl Dates {
    fn times(self, guild: GuildId) -> [Timestamp; 4] {
        self.days.map(|day| self.zone.at(day, self.hour) + minute_of(guild))
    }

    /// When it comes next, given when it came last.
    pub(crate) fn next(self, guild: GuildId, now: Timestamp, last: Option<Timestamp>) -> Timestamp {
        let [_, _, _, latest] = self.times(guild);
        let may = |at: &Timestamp| *at > now && self.is_apart(*at, last);
        self.times(guild).into_iter().find(may).unwrap_or(latest)
    }

    /// When what is due should have come; `None` if nothing is due, or it would come too late.
    pub(crate) fn due(self, guild: GuildId, now: Timestamp, last: Option<Timestamp>) -> Option<Timestamp> {
        let latest = self.times(guild).into_iter().rfind(|at| *at <= now)?;
        (now.duration_since(latest) <= self.late && self.is_apart(latest, last)).then_some(latest)
    }

    fn is_apart(self, at: Timestamp, last: Option<Timestamp>) -> bool {
        last.is_none_or(|last| at.duration_since(last) >= self.apart)
    }
}

/// A server's time after the hour. Discord's ids end with a counter, so they are mixed first.
fn minute_of(guild: GuildId) -> SignedDuration {
    let mixed = guild.get().wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32;
    SignedDuration::from_secs(i64::try_from(mixed % (SPREAD * 60)).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thousand_servers_have_their_turn_one_after_the_other() {
        let mut a_minute = [0; 60];
        // As Discord gives them out: by time, and a counter.
        for server in 0..1_000_u64 {
            let guild =
                (((1_100_000_000_000 + server * 977) << 22) | (server % 7)).try_into().expect("an id");
            let minute = usize::try_from(minute_of(guild).as_secs() / 60).expect("a minute");
            a_minute[minute] += 1;
        }
        assert!(a_minute.iter().all(|&servers| servers <= 45), "{a_minute:?}");
        assert!(a_minute[..50].iter().all(|&servers| servers >= 5), "{a_minute:?}");
    }
}
