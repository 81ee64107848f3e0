//! Banning a member, which also takes them out of open challenges.

use jiff::Timestamp;

use super::{Deed, Logged, Reason};
use crate::{
    Announcement, Challenge, Change, GuildId, PlayerId,
    challenge::{self, Event},
};

/// What to store and announce when moderators ban a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Barring {
    /// The changes to store.
    pub changes: Vec<Change>,
    /// The announcements to make.
    pub announcements: Vec<Announcement>,
    /// How many open challenges were removed or lost the member.
    pub challenges: usize,
}

/// Decides what happens when `by` bans `whom` from playing in `guild`, given the member's open challenges
/// there.
pub fn bar(
    guild: GuildId,
    by: PlayerId,
    whom: PlayerId,
    reason: Option<Reason>,
    open: &[Challenge],
    at: Timestamp,
) -> Barring {
    let mut barring = Barring { changes: Vec::new(), announcements: Vec::new(), challenges: 0 };
    for open in open {
        // Removing a player from an open challenge never fails.
        let Ok(decision) = challenge::decide(open, Event::Bar { player: whom }, at) else { continue };
        barring.challenges += usize::from(!decision.changes.is_empty());
        barring.changes.extend(decision.changes);
        barring.announcements.extend(decision.announcements);
    }
    barring.changes.push(Change::Bar { guild, player: whom, at });
    barring.changes.push(Change::Log(Logged { guild, by, at, deed: Deed::Barred { whom }, reason }));
    barring
}
