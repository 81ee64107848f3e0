//! Suspending a member, which also takes them out of open challenges.

use jiff::Timestamp;

use super::{LogEntry, ModeratorAction, Reason};
use crate::{
    Announcement, Challenge, Change, GuildId, PlayerId,
    challenge::{self, Event},
};

/// What to store and announce when moderators suspend a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suspension {
    /// The changes to store.
    pub changes: Vec<Change>,
    /// The announcements to make.
    pub announcements: Vec<Announcement>,
    /// How many open challenges were removed or lost the member.
    pub challenges: usize,
}

/// Decides what happens when `by` suspends `player` from playing in `guild`, given the member's open challenges
/// there.
pub fn suspend(
    guild: GuildId,
    by: PlayerId,
    player: PlayerId,
    reason: Option<Reason>,
    open: &[Challenge],
    at: Timestamp,
) -> Suspension {
    let mut suspension = Suspension { changes: Vec::new(), announcements: Vec::new(), challenges: 0 };
    for open in open {
        // Removing a player from an open challenge never fails.
        let Ok(decision) = challenge::decide(open, Event::Suspend { player }, at) else { continue };
        suspension.challenges += usize::from(!decision.changes.is_empty());
        suspension.changes.extend(decision.changes);
        suspension.announcements.extend(decision.announcements);
    }
    suspension.changes.push(Change::Suspend { guild, player, at });
    suspension.changes.push(Change::Log(LogEntry {
        guild,
        by,
        at,
        action: ModeratorAction::Suspended { player },
        reason,
    }));
    suspension
}
