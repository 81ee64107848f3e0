//! Roles that Discord refused: each is tried again after pauses that grow, or at once when something changes in its server.

use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
};

use jiff::{SignedDuration, Timestamp};
use play::{GuildId, RoleId};

use super::{Moment, PlaceChanges};

/// The first pause, which is doubled each time, and the longest.
const FIRST: SignedDuration = SignedDuration::from_mins(10);
const LONGEST: SignedDuration = SignedDuration::from_hours(6);

/// The roles that were refused. After a start, all are tried.
#[derive(Debug, Default)]
pub(crate) struct RolePauses(Mutex<BTreeMap<(GuildId, RoleId), Pause>>);

#[derive(Clone, Copy, Debug)]
struct Pause {
    refusals: u32,
    until: Timestamp,
    /// When it was last tried.
    tried: Moment,
}

impl RolePauses {
    /// Whether a role isn't to be tried yet.
    pub(crate) fn waits(
        &self,
        (guild, role): (GuildId, RoleId),
        changes: &PlaceChanges,
        now: Timestamp,
    ) -> bool {
        let pauses = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let pause = pauses.get(&(guild, role));
        pause.is_some_and(|pause| pause.until > now && !changes.since(guild.into(), pause.tried))
    }

    /// Whether a role of this server waits.
    pub(crate) fn any_in(&self, guild: GuildId) -> bool {
        let pauses = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        pauses.keys().any(|(of, _)| *of == guild)
    }

    /// A role was refused when it was tried at this moment.
    pub(crate) fn refused(&self, of: (GuildId, RoleId), tried: Moment, now: Timestamp) {
        let mut pauses = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let refusals = pauses.get(&of).map_or(0, |pause| pause.refusals);
        let pause = FIRST.saturating_mul(1 << refusals.min(8)).min(LONGEST);
        let until = now.saturating_add(pause).unwrap_or(now);
        pauses.insert(of, Pause { refusals: refusals.saturating_add(1), until, tried });
    }

    /// A role was given or taken, or there is nothing left to do with it.
    pub(crate) fn end(&self, of: (GuildId, RoleId)) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&of);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_end_with_a_change_in_the_server() {
        let (pauses, changes) = (RolePauses::default(), PlaceChanges::default());
        let of: (GuildId, RoleId) = (7_u64.try_into().unwrap(), 8_u64.try_into().unwrap());
        let start = Timestamp::UNIX_EPOCH;
        let waits = |minutes| pauses.waits(of, &changes, start + SignedDuration::from_mins(minutes));
        assert!(!waits(0) && !pauses.any_in(of.0));
        pauses.refused(of, changes.moment(), start);
        assert!(waits(9) && !waits(10) && pauses.any_in(of.0));
        pauses.refused(of, changes.moment(), start);
        assert!(waits(19) && !waits(20));
        for _ in 0..20 {
            pauses.refused(of, changes.moment(), start);
        }
        assert!(waits(6 * 60 - 1) && !waits(6 * 60));
        // A change while it was tried counts as well.
        let tried = changes.moment();
        changes.note(of.0.into());
        assert!(!waits(0));
        pauses.refused(of, tried, start);
        assert!(!waits(0));
        pauses.refused(of, changes.moment(), start);
        assert!(waits(0));
        pauses.end(of);
        assert!(!waits(0) && !pauses.any_in(of.0));
    }
}
