//! Banning a member, which also takes them out of open challenges.

use jiff::Timestamp;

use super::{LogEntry, ModeratorAction, Reason};
use crate::{
    Announcement, Challenge, Change, GuildId, PlayerId,
    challenge::{self, Event},
};

/// What to store and announce when moderators ban a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Banning {
    /// The changes to store.
    pub changes: Vec<Change>,
    /// The announcements to make.
    pub announcements: Vec<Announcement>,
    /// How many open challenges were removed or lost the member.
    pub challenges: usize,
}

/// Decides what happens when `by` bans `whom` from playing in `guild`, given the member's open challenges
/// there.
pub fn ban(
    guild: GuildId,
    by: PlayerId,
    whom: PlayerId,
    reason: Option<Reason>,
    open: &[Challenge],
    at: Timestamp,
) -> Banning {
    let mut banning = Banning { changes: Vec::new(), announcements: Vec::new(), challenges: 0 };
    for open in open {
        // Removing a player from an open challenge never fails.
        let Ok(decision) = challenge::decide(open, Event::Ban { player: whom }, at) else { continue };
        banning.challenges += usize::from(!decision.changes.is_empty());
        banning.changes.extend(decision.changes);
        banning.announcements.extend(decision.announcements);
    }
    banning.changes.push(Change::Ban { guild, player: whom, at });
    banning.changes.push(Change::Log(LogEntry {
        guild,
        by,
        at,
        action: ModeratorAction::Banned { whom },
        reason,
    }));
    banning
}
