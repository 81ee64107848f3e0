//! What a decision about a competition leads to.

use jiff::SignedDuration;

use super::Contest;
use crate::{Announcement, Change, GameId, PlayerId};

/// What a competition's decision changes, announces, and asks of others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// The competition afterwards.
    pub contest: Contest,
    /// The changes to store.
    pub changes: Vec<Change>,
    /// The announcements to make.
    pub announcements: Vec<Announcement>,
    /// The games whose position has to be judged, as their time is over.
    pub adjudicate: Vec<GameId>,
    /// The games to end because this player was withdrawn.
    pub withdraw: Vec<(GameId, PlayerId)>,
    /// The games that this player resigns.
    pub resign: Vec<(GameId, PlayerId)>,
    /// The games to end on a manager's behalf.
    pub stop: Vec<GameId>,
    /// The games to give both players more time in.
    pub give: Vec<(GameId, SignedDuration)>,
}
