//! Who can play a seat.
//!
//! Ids in challenges, absences, preferences, ratings and moderation are always members of a server. Only a seat
//! has a [`Player`], so that something other than a member can play it one day.

use crate::PlayerId;

/// Who plays a seat.
///
/// With a single variant, `let Player::Member(id) = player` needs no fallback. Such places stop compiling as soon
/// as there is another kind of player, and have to be decided one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    /// A member of the server, or a former one.
    Member(PlayerId),
}

impl Player {
    /// The member's id. `None` for any other kind of player, who can't be pinged, rated or deleted.
    pub const fn member(self) -> Option<PlayerId> {
        match self {
            Self::Member(id) => Some(id),
        }
    }
}

impl From<PlayerId> for Player {
    fn from(member: PlayerId) -> Self {
        Self::Member(member)
    }
}
